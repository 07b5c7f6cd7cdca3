//! Deductions of givens and marks, and with the time over.

use super::*;

fn row() -> Puzzle {
    one_row(&[ColorSet::first(2); 3], &[Run::new(3, Color::FIRST)], 2).unwrap()
}

#[test]
fn marks_narrow_what_is_given_unless_a_given_excludes_them() {
    let (black, white) = (ColorSet::only(Color::FIRST), ColorSet::only(Color::BACKGROUND));
    let puzzle = row().with_givens(&[(CellId::new(0), black)]).unwrap();
    let givens = Deduction::of_givens(&puzzle);
    let colors = |deduction: &Deduction| {
        puzzle.geometry().cells().map(|cell| deduction.colors(cell)).collect_vec()
    };
    let all = ColorSet::first(2);
    assert_eq!(colors(&givens), [black, all, all]);
    assert_eq!((givens.open_count(), givens.picture(puzzle.geometry())), (2, None));
    let marked = Deduction::of_marks(&puzzle, &[white, white, all]);
    assert_eq!(colors(&marked), [black, white, all]);
    let settled = propagate(&puzzle, &Budget::endless()).unwrap();
    assert_eq!(settled.open_count(), 0);
    let picture = settled.picture(puzzle.geometry()).unwrap();
    assert!(puzzle.geometry().cells().all(|cell| picture[cell] == Color::FIRST));
}

/// A deduction goes on where another one ended, and lines end with their time.
#[test]
fn lines_begin_with_a_deduction_and_end_with_their_time() {
    let over = Budget::of(std::time::Duration::ZERO);
    assert_eq!(propagate(&row(), &over), Err(Stopped::Budget(Exhausted::Time)));
    let clue = [Run::new(1, Color::FIRST)];
    let puzzle = one_row(&[ColorSet::first(2); 3], &clue, 2).unwrap();
    let black = ColorSet::only(Color::FIRST);
    let marked = Deduction::of_marks(&puzzle, &[ColorSet::first(2), black]);
    let mut solves = 0;
    let mut count = |_: Step<'_>| solves += 1;
    let settled = propagate_from(&puzzle, &marked, &Budget::endless(), &mut count).unwrap();
    assert_eq!((settled.open_count(), solves), (0, 1));
}
