use super::*;
use crate::format;
use crate::pipeline::Options;
use crate::puzzle::LineId;

fn puzzle(clues: &str) -> Puzzle {
    format::read(clues.as_bytes(), None).unwrap()
}

/// The board and clues of the game in rows of `#`, `.` (blank) and `?` (open).
fn marked(clues: &str, rows: &[&str]) -> Game {
    let mut game = Game::new(puzzle(clues));
    for (row, letters) in rows.iter().enumerate() {
        for (at, letter) in letters.chars().enumerate() {
            let cell = game.puzzle.geometry().line(LineId(row as u32))[at];
            let color = match letter {
                '#' => Some(Color(1)),
                'b' => Some(Color(2)),
                '.' => Some(Color::BACKGROUND),
                _ => None,
            };
            game.set(&[cell], color);
        }
    }
    game
}

/// A T: the top row, then the middle column.
const TEE: &str = "rect 3 3\n#ffffff #000000\n3a\n1a\n1a\n1a\n3a\n1a\n";
/// Two pictures: either diagonal.
const EITHER: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

#[test]
fn undo_takes_back_whole_steps_and_redo_does_them_again() {
    let mut game = Game::new(puzzle(TEE));
    game.set(&[CellId(0), CellId(1), CellId(2)], Some(Color(1)));
    game.set(&[CellId(3)], Some(Color::BACKGROUND));
    assert!(game.undo() && game.undo() && !game.undo());
    assert_eq!(game.mark(CellId(1)), None);
    assert!(game.redo());
    assert_eq!((game.mark(CellId(1)), game.mark(CellId(3))), (Some(Color(1)), None));
    game.set(&[CellId(4)], Some(Color(1)));
    assert!(!game.redo(), "a new step ends what could be done again");
    game.reset();
    assert_eq!(game.mark(CellId(4)), None);
    assert!(game.undo());
    assert_eq!(game.mark(CellId(4)), Some(Color(1)));
}

#[test]
fn marking_a_cell_as_it_is_marked_is_no_step() {
    let mut game = marked(TEE, &["#??"]);
    game.set(&[CellId(0)], Some(Color(1)));
    assert!(game.undo() && !game.undo());
}

#[test]
fn a_state_of_play_is_kept_with_the_puzzle() {
    let game = marked(TEE, &["##?", "?.?"]);
    let again = Game::new(game.saved().unwrap());
    assert_eq!(again.marks(), game.marks());
}

#[test]
fn lines_are_judged_on_their_colored_cells_alone() {
    let judgement = judge(&puzzle(TEE), marked(TEE, &["###"]).marks());
    assert_eq!(judgement.satisfied, [true, false, false, true, false, true]);
    let judgement = judge(&puzzle(TEE), marked(TEE, &["###", ".#.", "?#?"]).marks());
    assert!(judgement.satisfied.iter().all(|&is| is) && judgement.is_solved);
}

#[test]
fn every_solution_is_a_solution() {
    for rows in [["#?", "?#"], ["?#", "#?"]] {
        let game = marked(EITHER, &rows);
        assert!(judge(game.puzzle(), game.marks()).is_solved, "{rows:?}");
    }
    assert!(!judge(&puzzle(EITHER), marked(EITHER, &["##", "##"]).marks()).is_solved);
}

#[test]
fn a_board_without_clues_is_not_solved() {
    let blank = puzzle("rect 1 2\n#ffffff #000000\n*\n*\n*\n");
    assert!(!judge(&blank, &marks(&blank)).is_solved);
}

#[track_caller]
fn certain(clue: &str, row: &str, want: &[bool]) {
    let columns = "*\n".repeat(row.len());
    let clues = format!("rect 1 {}\n#ffffff #000000 #ff0000\n{clue}\n{columns}", row.len());
    let game = marked(&clues, &[row]);
    assert_eq!(judge(game.puzzle(), game.marks()).certain[0], want, "{clue} on {row}");
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
    let none = "rect 2 2\n#ffffff #000000\n2a\n\n1a\n\n";
    assert_eq!(check(none, &["??"]), Check::NoSolution);
}

fn hint_of(clues: &str, rows: &[&str]) -> Hint {
    let game = marked(clues, rows);
    hint(game.puzzle(), game.marks(), &Options::default()).unwrap()
}

#[test]
fn a_hint_names_the_line_that_forces_the_cell() {
    let cell = |cell, color, line| Hint::Cell {
        cell: CellId(cell),
        color: Color(color),
        why: Why::Line(LineId(line)),
    };
    assert_eq!(hint_of(TEE, &[]), cell(0, 1, 0));
    // The first column is done and its blanks are obvious, so the next is the second one.
    assert_eq!(hint_of(TEE, &["###"]), cell(4, 1, 1));
    assert_eq!(hint_of(TEE, &["#??", "#??"]), Hint::Mistake);
    assert_eq!(hint_of(TEE, &["###", "?#?", "?#?"]), Hint::Solved);
}

#[test]
fn where_solutions_differ_there_is_no_hint() {
    assert_eq!(hint_of(EITHER, &[]), Hint::Open);
    assert!(matches!(hint_of(EITHER, &["#?"]), Hint::Cell { .. }));
}

/// Hints alone, followed to the end, solve a puzzle.
#[test]
fn hints_lead_to_the_solution() {
    for file in ["heart.non", "coffee.clues", "drop.clues", "mushroom.clues"] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(file);
        let puzzle = format::read(&std::fs::read(path).unwrap(), None).unwrap();
        let mut game = Game::new(puzzle);
        while let Hint::Cell { cell, color, .. } =
            hint(game.puzzle(), game.marks(), &Options::default()).unwrap()
        {
            assert_eq!(game.mark(cell), None);
            game.set(&[cell], Some(color));
        }
        assert!(judge(game.puzzle(), game.marks()).is_solved, "{file}");
    }
}
