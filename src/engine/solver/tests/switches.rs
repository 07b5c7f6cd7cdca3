//! Whether lines allow that two of their cells exchange colors.

use super::*;
use crate::solver::switches::{keeps_run_count, satisfies_switched};
use crate::verify::is_satisfied;

/// Whether a long line is read at all depends on the neighbors of the two cells.
#[test]
fn no_exchange_that_a_line_allows_is_refused_by_its_neighbors() {
    let (mut refused, mut allowed) = (0, 0);
    for colors in [1, 2, 3] {
        let paint =
            |_, _, chance: u64| if chance % 10 < 5 { 0 } else { 1 + (chance / 10 % colors) as u8 };
        let (puzzle, picture) = painted(20, colors as u8, paint);
        for line in puzzle.geometry().lines() {
            let pairs = puzzle.geometry().line(line).iter().copied().tuple_combinations();
            for pair in pairs.map(|(one, other)| [one, other]) {
                let is_kept = keeps_run_count(puzzle.geometry(), line, &picture, pair);
                let is_read = satisfies_switched(&puzzle, line, &picture, pair);
                assert!(is_kept || !is_read, "{pair:?} {picture:?}");
                refused += u32::from(!is_kept);
                allowed += u32::from(is_read);
            }
        }
    }
    assert!(refused > 5000 && allowed > 500, "{refused} refused, {allowed} allowed");
}

/// Whether a line allows that two of its cells exchange colors is what the definition says of the
/// line after it.
pub fn check_exchanges(puzzle: &Puzzle, picture: &Picture) {
    for line in puzzle.geometry().lines() {
        let cells = puzzle.geometry().line(line).iter().copied();
        for (one, other) in cells.tuple_combinations() {
            let color = |cell: CellId| match cell {
                cell if cell == one => picture[other],
                cell if cell == other => picture[one],
                cell => picture[cell],
            };
            let exchanged = Picture::painted(puzzle.geometry(), color);
            let is_read = satisfies_switched(puzzle, line, picture, [one, other]);
            assert_eq!(is_read, is_satisfied(puzzle, line, &exchanged), "{puzzle:?} {picture:?}");
        }
    }
}
