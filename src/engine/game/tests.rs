//! Games by hand: steps and undo, what marks satisfy, checks, hints.

use super::*;
use crate::budget::Budget;
use crate::puzzle::{Geometry, LineId, Palette, Shape, clues_of};
use crate::solver::{Limit, Options, Outcome, Reason};
use std::time::Duration;

/// A rectangle: `HEIGHTxWIDTH`, then one clue a line, as in `.clues`.
fn puzzle(text: &str) -> Puzzle {
    let mut lines = text.split('\n');
    let (height, width) = lines.next().unwrap().split_once('x').unwrap();
    let shape = Shape::Rect { height: height.parse().unwrap(), width: width.parse().unwrap() };
    let ink = Palette::black_on_white().ink(Color::FIRST).clone();
    let palette = Palette::new(vec![ink; 3]).unwrap();
    let clues = lines.map(|line| crate::format::read_clue(line, &palette).unwrap()).collect();
    Puzzle::new(Geometry::new(shape).unwrap(), palette, clues).unwrap()
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
        super::validate(game.puzzle(), game.marks(), &Options::default()).unwrap()
    };
    assert_eq!(check(TEE, &["??#", "?#?"]), Validity::Valid);
    assert_eq!(check(TEE, &["??#", "#??"]), Validity::Invalid);
    assert_eq!(check(EITHER, &["?#"]), Validity::Valid);
    assert_eq!(check(EITHER, &["##"]), Validity::Invalid);
    let none = "2x2\n2a\n\n1a\n";
    assert_eq!(check(none, &["??"]), Validity::NoSolution);
}

#[test]
fn a_mistake_is_the_fewest_marks_that_contradict_each_other() {
    let of = |clues: &str, rows: &[&str]| {
        let game = marked(clues, rows);
        let found = super::mistake(game.puzzle(), game.marks(), &Options::default()).unwrap();
        found.map(|found| found.marks.iter().map(|fact| fact.0.index()).collect::<Vec<_>>())
    };
    assert_eq!(of(TEE, &["??#", "?#?"]), None);
    // Of the marks of the first row none has a part in it.
    assert_eq!(of(TEE, &["###", "#??"]), Some(vec![0, 3]));
    assert_eq!(of(EITHER, &["#?", "?."]), Some(vec![0, 3]));
    assert_eq!(of("2x2\n2a\n\n1a\n", &["??"]), Some(vec![]), "the puzzle is at fault");
}

#[test]
fn the_way_back_leads_to_the_newest_state_that_some_solution_has() {
    let back = |game: &Game| {
        way_back(game.puzzle(), game.marks(), game.past(), &Options::default()).unwrap()
    };
    let mut game = marked(TEE, &["##"]);
    assert_eq!(back(&game), Outcome::Found(0));
    game.set(&[CellId::new(3), CellId::new(4)], Some(Color::FIRST));
    game.set(&[CellId::new(7)], Some(Color::FIRST));
    game.set(&[CellId::new(2)], Some(Color::FIRST));
    assert_eq!(back(&game), Outcome::Found(3), "right marks that came later are lost");
    // A wrong mark that was taken back by hand is no mistake any longer.
    game.set(&[CellId::new(3)], None);
    assert_eq!(back(&game), Outcome::Found(0));
    let begun_wrong = Game::new(marked(TEE, &["??.", "?#?"]).saved().unwrap());
    assert_eq!(back(&begun_wrong), Outcome::None(Reason::Search));
    let over = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
    let undecided = way_back(game.puzzle(), game.marks(), game.past(), &over).unwrap();
    assert_eq!(undecided, Outcome::Limit(Limit::Time));
}

fn hint_of(clues: &str, rows: &[&str]) -> Hint {
    let game = marked(clues, rows);
    hint(game.puzzle(), game.marks(), &Options::default()).unwrap()
}

/// The line of the step of a hint, and its cells.
fn told(hint: &Hint) -> (Option<usize>, Vec<usize>) {
    let Hint::Steps(steps) = hint else { panic!("{hint:?}") };
    let line = steps.last().unwrap().line().map(LineId::index);
    (line, hint.settled().iter().map(|(cell, _)| cell.index()).collect())
}

#[test]
fn a_hint_is_the_easiest_step_with_its_line_and_cells() {
    assert_eq!(told(&hint_of(TEE, &[])), (Some(0), vec![0, 1, 2]));
    // The outer columns are done and their blanks are obvious; the middle one is full.
    assert_eq!(told(&hint_of(TEE, &["###"])), (Some(4), vec![4, 7]));
    assert_eq!(hint_of(TEE, &["#??", "#??"]), Hint::Mistake);
    assert_eq!(hint_of(TEE, &["###", "?#?", "?#?"]), Hint::Solved);
    assert_eq!(hint_of("2x2\n2a\n\n1a\n", &["??"]), Hint::NoSolution);
}

#[test]
fn a_line_is_enough_for_a_hint_where_solving_takes_too_long() {
    let options = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
    let found = |rows: &[&str]| {
        let game = marked(TEE, rows);
        hint(game.puzzle(), game.marks(), &options).unwrap()
    };
    assert_eq!(told(&found(&[])).0, Some(0));
    // So is a line without a place for its runs.
    assert_eq!(found(&["?.?"]), Hint::Mistake);
}

#[test]
fn where_solutions_differ_there_is_no_hint() {
    assert_eq!(hint_of(EITHER, &[]), Hint::Open);
    assert_eq!(told(&hint_of(EITHER, &["#?"])).1, [3]);
}

/// Why a cell has its color: the cells that are settled before it, and their lines.
fn why_of(clues: &str, rows: &[&str], cell: u32) -> Why {
    let game = marked(clues, rows);
    why(game.puzzle(), game.marks(), CellId::new(cell), &Options::default()).unwrap()
}

#[test]
fn it_is_told_why_a_cell_is_what_it_is_whatever_is_marked_there() {
    for rows in [&["???"], &["?#?"], &["?.?"]] {
        let Why::Steps(steps) = why_of(TEE, rows, 1) else { panic!("{rows:?}") };
        assert_eq!(steps.last().unwrap().line(), Some(LineId::new(0)));
        assert!(steps.last().unwrap().needs().is_empty());
    }
    // The left column has its cell in row 1, which row 1 settles: that step comes first.
    let Why::Steps(steps) = why_of(TEE, &[], 3) else { panic!() };
    assert_eq!(steps.len(), 2);
    assert_eq!(why_of(EITHER, &[], 0), Why::Open);
    assert_eq!(why_of(TEE, &["???", "#??"], 0), Why::Mistake);
}

#[test]
fn what_is_done_at_once_is_taken_back_at_once() {
    let mut game = marked(TEE, &[]);
    let cells = hint(game.puzzle(), game.marks(), &Options::default()).unwrap().settled();
    assert!(game.mark_all(&cells) && !game.mark_all(&cells));
    assert_eq!(game.mark(CellId::new(2)), Some(Color::FIRST));
    assert!(game.undo() && !game.undo());
}

/// A random board of 200x200: single lines settle almost none of its cells.
fn noise() -> Puzzle {
    let is_painted = |at: u64| at.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) & 3 < 2;
    let geometry = Geometry::new(Shape::Rect { height: 200, width: 200 }).unwrap();
    let color = |cell: CellId| match is_painted(u64::from(cell.number()).pow(3) + 7) {
        true => Color::FIRST,
        false => Color::BACKGROUND,
    };
    let picture = Picture::painted(&geometry, color);
    let clues = clues_of(&geometry, &picture);
    Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap()
}

/// Each request of a player has one budget in work, whatever it asks of the library. Here each
/// stage would take seconds or minutes.
#[test]
fn a_request_about_the_largest_board_ends_after_its_work() {
    let puzzle = noise();
    let open = marks(&puzzle.clone().into());
    let cell = CellId::new(20_100);
    type Ask<'a> = (&'a str, &'a dyn Fn(&Options) -> String);
    let ask: [Ask<'_>; 5] = [
        ("hint", &|options| format!("{:?}", hint(&puzzle, &open, options))),
        ("validate", &|options| format!("{:?}", validate(&puzzle, &open, options))),
        ("mistake", &|options| format!("{:?}", mistake(&puzzle, &open, options))),
        ("why", &|options| format!("{:?}", why(&puzzle, &open, cell, options))),
        ("way back", &|options| format!("{:?}", way_back(&puzzle, &open, &[], options))),
    ];
    for (name, ask) in ask {
        let budget = Budget::endless().or_work(100 * MAX_WORK);
        let answer = ask(&Options::default().within(budget.clone()));
        let spent = 100 * MAX_WORK - budget.work_left();
        assert!(spent < MAX_WORK + MAX_WORK / 20, "{name}: {spent} {answer}");
        assert!(spent > MAX_WORK / 10, "{name} is no test: {spent} {answer}");
    }
}

#[test]
fn a_step_marks_whole_regions_and_undo_takes_it_back() {
    let text = "rect 2 2 regions\nab\nab\n#fff #000\n=1a\n=1a\n=2a\n*\n";
    let mut game = Game::new(crate::format::read(text.as_bytes(), None).unwrap());
    assert!(game.mark_all(&[(CellId::new(0), Color::FIRST), (CellId::new(3), Color::BACKGROUND)]));
    let marks = || [0, 1, 2, 3].map(CellId::new);
    let letters = |game: &Game| marks().map(|cell| game.mark(cell).map(Color::letter));
    assert_eq!(letters(&game), [Some('a'), Some('-'), Some('a'), Some('-')]);
    assert!(assess(game.puzzle(), game.marks()).is_solved);
    assert!(game.undo() && !game.undo());
    assert_eq!(letters(&game), [None; 4]);
}

#[test]
fn no_hint_is_about_cells_that_a_reached_sum_empties() {
    let text = "rect 2 3 regions\nabc\ndde\n#fff #000\n=1a\n*\n*\n*\n*\n";
    let mut game = Game::new(crate::format::read(text.as_bytes(), None).unwrap());
    game.set(&[CellId::new(0)], Some(Color::FIRST));
    let known = help::known_colors(game.puzzle(), game.marks());
    let blank = ColorSet::only(Color::BACKGROUND);
    assert_eq!(known[1..3], [blank, blank]);
    assert_ne!(known[3], blank);
    let text = "rect 2 2 regions\nab\nab\n#fff #000\n=1a\n*\n*\n*\n";
    let mut game = Game::new(crate::format::read(text.as_bytes(), None).unwrap());
    game.set(&[CellId::new(0)], Some(Color::FIRST));
    assert_eq!(help::known_colors(game.puzzle(), game.marks())[3], blank, "its region");
}
