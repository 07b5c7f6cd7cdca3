//! How stages end, in words; deductions of givens and marks.

use super::*;
use crate::budget::Budget;

fn row() -> Puzzle {
    one_row(&[ColorSet::first(2); 3], &[Run::new(3, Color::FIRST)], 2).unwrap()
}

#[test]
fn limits_and_reasons_have_their_words() {
    let (puzzle, line) = (row(), LineId::new(0));
    let placements = |count| Limit::Placements { line, count, limit: 500 };
    for (limit, part) in [
        (Limit::Time, "time"),
        (Limit::Memory, "memory"),
        (placements(700), "row 1 has 700 placements"),
        (placements(700), "500"),
        (placements(u128::MAX), "row 1 has more than 10^38 placements"),
        (Limit::Literals { limit: 12 }, "12 literals"),
        (Limit::Capacity, "table"),
        (Limit::Solver, "gave up"),
        (Limit::Conflicts, "short try"),
        (Limit::Weights, "no numbers"),
    ] {
        let words = limit.describe(&puzzle);
        assert!(words.contains(part), "{words}");
    }
    assert!(Reason::Line(line).describe(&puzzle).starts_with("row 1 cannot be filled"));
    assert_eq!(Reason::Search.describe(&puzzle), "no picture satisfies all lines at once");
    let clues = vec![Clue::Runs(vec![Run::new(1, Color::FIRST)]), Clue::Runs(Vec::new())];
    let geometry = Geometry::new(Shape::Rect { height: 1, width: 1 }).unwrap();
    let uneven = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let totals = Reason::Totals(uneven.disagreement().unwrap());
    assert!(totals.describe(&uneven).contains("at least 1"), "{}", totals.describe(&uneven));
}

#[test]
fn outcomes_keep_what_they_carry() {
    let line = LineId::new(1);
    assert_eq!(Outcome::Found(2).map(|number| number + 1), Outcome::Found(3));
    assert_eq!(
        Outcome::<u8>::None(Reason::Search).found::<()>(),
        Err(Outcome::None(Reason::Search))
    );
    assert_eq!(Outcome::<u8>::Limit(Limit::Time).map(u32::from), Outcome::Limit(Limit::Time));
    let stopped: Outcome<()> = Err(Stopped::from(Contradiction { line })).into();
    assert_eq!(stopped, Outcome::None(Reason::Line(line)));
    assert_eq!(Outcome::<()>::from(Err(Limit::Memory)), Outcome::Limit(Limit::Memory));
    assert_eq!(Outcome::<()>::from(Err(Stopped::from(Limit::Time))), Outcome::Limit(Limit::Time));
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
    assert_eq!(propagate(&row(), &over), Err(Stopped::Limit(Limit::Time)));
    let clue = [Run::new(1, Color::FIRST)];
    let puzzle = one_row(&[ColorSet::first(2); 3], &clue, 2).unwrap();
    let black = ColorSet::only(Color::FIRST);
    let marked = Deduction::of_marks(&puzzle, &[ColorSet::first(2), black]);
    let mut solves = 0;
    let mut count = |_: Step<'_>| solves += 1;
    let settled = propagate_from(&puzzle, &marked, &Budget::endless(), &mut count).unwrap();
    assert_eq!((settled.open_count(), solves), (0, 1));
}
