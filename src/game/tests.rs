//! Games by hand: steps and undo, what marks satisfy, checks, hints.

use super::*;
use crate::pipeline::Options;
use crate::puzzle::{Clue, Geometry, LineId, Palette, Run, Shape};
use crate::sat::budget::Budget;
use std::time::Duration;

/// A rectangle: `HEIGHTxWIDTH`, then one clue a line: `3a 1?`, `*`, or nothing.
fn puzzle(text: &str) -> Puzzle {
    let mut lines = text.split('\n');
    let (height, width) = lines.next().unwrap().split_once('x').unwrap();
    let shape = Shape::Rect { height: height.parse().unwrap(), width: width.parse().unwrap() };
    let run = |word: &str| {
        let (length, color) = word.split_at(word.len() - 1);
        Run {
            length: length.parse().ok(),
            color: color.chars().next().and_then(Color::from_letter),
        }
    };
    let clue = |line: &str| match line {
        "*" => Clue::Unknown,
        _ => Clue::Runs(line.split_whitespace().map(run).collect()),
    };
    let ink = Palette::black_on_white().ink(Color::FIRST).clone();
    let palette = Palette::new(vec![ink; 3]).unwrap();
    Puzzle::new(Geometry::new(shape).unwrap(), palette, lines.map(clue).collect()).unwrap()
}

/// The board and clues of the game in rows of `#`, `.` (blank) and `?` (open).
fn marked(clues: &str, rows: &[&str]) -> Game {
    let mut game = Game::new(puzzle(clues).into());
    for (row, letters) in rows.iter().enumerate() {
        for (at, letter) in letters.chars().enumerate() {
            let cell = game.puzzle().geometry().line(LineId::new(row as u32))[at];
            let color = match letter {
                '#' => Some(Color::FIRST),
                'b' => Some(Color::nth(2).unwrap()),
                '.' => Some(Color::BACKGROUND),
                _ => None,
            };
            game.set(&[cell], color);
        }
    }
    game
}

/// A T: the top row, then the middle column.
const TEE: &str = "3x3\n3a\n1a\n1a\n1a\n3a\n1a";
/// Two pictures: either diagonal.
const EITHER: &str = "2x2\n1a\n1a\n1a\n1a";

#[test]
fn undo_takes_back_whole_steps_and_redo_does_them_again() {
    let mut game = Game::new(puzzle(TEE).into());
    game.set(&[CellId::new(0), CellId::new(1), CellId::new(2)], Some(Color::FIRST));
    game.set(&[CellId::new(3)], Some(Color::BACKGROUND));
    assert!(game.undo() && game.undo() && !game.undo());
    assert_eq!(game.mark(CellId::new(1)), None);
    assert!(game.redo());
    assert_eq!((game.mark(CellId::new(1)), game.mark(CellId::new(3))), (Some(Color::FIRST), None));
    game.set(&[CellId::new(4)], Some(Color::FIRST));
    assert!(!game.redo(), "a new step ends what could be done again");
    game.reset();
    assert_eq!(game.mark(CellId::new(4)), None);
    assert!(game.undo());
    assert_eq!(game.mark(CellId::new(4)), Some(Color::FIRST));
}

#[test]
fn marking_a_cell_as_it_is_marked_is_no_step() {
    let mut game = marked(TEE, &["#??"]);
    game.set(&[CellId::new(0)], Some(Color::FIRST));
    assert!(game.undo() && !game.undo());
}

#[test]
fn a_state_of_play_is_kept_with_the_puzzle() {
    let game = marked(TEE, &["##?", "?.?"]);
    let again = Game::new(game.saved().unwrap());
    assert_eq!(again.marks(), game.marks());
}

#[test]
fn a_given_cell_stays_as_it_is() {
    let given = [(CellId::new(4), ColorSet::only(Color::FIRST))];
    let mut game = Game::new(puzzle(TEE).with_givens(&given).unwrap().into());
    assert_eq!(game.mark(CellId::new(4)), Some(Color::FIRST));
    game.set(&[CellId::new(3), CellId::new(4)], Some(Color::BACKGROUND));
    assert_eq!(game.mark(CellId::new(4)), Some(Color::FIRST));
    game.reset();
    assert_eq!((game.mark(CellId::new(3)), game.mark(CellId::new(4))), (None, Some(Color::FIRST)));
}

#[test]
fn lines_are_judged_on_their_colored_cells_alone() {
    let assessment = assess(&puzzle(TEE), marked(TEE, &["###"]).marks());
    assert_eq!(assessment.satisfied, [true, false, false, true, false, true]);
    let assessment = assess(&puzzle(TEE), marked(TEE, &["###", ".#.", "?#?"]).marks());
    assert!(assessment.satisfied.iter().all(|&is| is) && assessment.is_solved);
}

#[test]
fn every_solution_is_a_solution() {
    for rows in [["#?", "?#"], ["?#", "#?"]] {
        let game = marked(EITHER, &rows);
        assert!(assess(game.puzzle(), game.marks()).is_solved, "{rows:?}");
    }
    assert!(!assess(&puzzle(EITHER), marked(EITHER, &["##", "##"]).marks()).is_solved);
}

#[test]
fn a_board_without_clues_is_not_solved() {
    let blank = puzzle("1x2\n*\n*\n*");
    assert!(!assess(&blank, &marks(&blank.clone().into())).is_solved);
}

#[track_caller]
fn certain(clue: &str, row: &str, want: &[bool]) {
    let clues = format!("1x{}\n{clue}{}", row.len(), "\n*".repeat(row.len()));
    let game = marked(&clues, &[row]);
    assert_eq!(assess(game.puzzle(), game.marks()).certain[0], want, "{clue} on {row}");
}

#[test]
fn a_number_is_certain_when_its_run_is_painted_where_alone_it_can_be() {
    certain("1a 1a", "#????", &[true, false]);
    certain("1a 1a", "??#??", &[false, false]);
    certain("1a 1a", "..#??", &[true, false]);
    certain("2a 1a", "???#?", &[false, true]);
    certain("2a 1a", "???#??", &[false, false]);
    certain("3a 1a", "?????", &[false, false]);
    certain("3a 1a", "###.#", &[true, true]);
    certain("1a 1b", "??#b?", &[true, true]);
    certain("2? 1b", "##b??", &[true, true]);
    certain("?a", "##???", &[false]);
    certain("?a", "##.??", &[true]);
    certain("2a", "#.#??", &[false]);
}

#[test]
fn a_check_says_whether_the_marks_can_become_a_solution() {
    let check = |clues: &str, rows: &[&str]| {
        let game = marked(clues, rows);
        super::check(game.puzzle(), game.marks(), &Options::default()).unwrap()
    };
    assert_eq!(check(TEE, &["??#", "?#?"]), Check::Right);
    assert_eq!(check(TEE, &["??#", "#??"]), Check::Wrong);
    assert_eq!(check(EITHER, &["?#"]), Check::Right);
    assert_eq!(check(EITHER, &["##"]), Check::Wrong);
    let none = "2x2\n2a\n\n1a\n";
    assert_eq!(check(none, &["??"]), Check::NoSolution);
}

fn hint_of(clues: &str, rows: &[&str]) -> Hint {
    let game = marked(clues, rows);
    hint(game.puzzle(), game.marks(), &Options::default()).unwrap()
}

#[test]
fn a_hint_names_the_line_that_forces_the_cell() {
    let cell = |cell, color, line| Hint::Cell {
        cell: CellId::new(cell),
        color: Color::numbered(color),
        why: Why::Line(LineId::new(line)),
    };
    assert_eq!(hint_of(TEE, &[]), cell(0, 1, 0));
    // The first column is done and its blanks are obvious, so the next is the second one.
    assert_eq!(hint_of(TEE, &["###"]), cell(4, 1, 1));
    assert_eq!(hint_of(TEE, &["#??", "#??"]), Hint::Mistake);
    assert_eq!(hint_of(TEE, &["###", "?#?", "?#?"]), Hint::Solved);
}

#[test]
fn a_line_is_enough_for_a_hint_where_solving_takes_too_long() {
    let game = marked(TEE, &[]);
    let options = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
    let found = hint(game.puzzle(), game.marks(), &options).unwrap();
    assert!(
        matches!(found, Hint::Cell { why: Why::Line(line), .. } if line.index() == 0),
        "{found:?}"
    );
}

#[test]
fn where_solutions_differ_there_is_no_hint() {
    assert_eq!(hint_of(EITHER, &[]), Hint::Open);
    assert!(matches!(hint_of(EITHER, &["#?"]), Hint::Cell { .. }));
}
