//! Numbers that others have published, counted by the program: how many pictures of a small
//! square are the only one of their clues, and how many of those single lines find.

use nonosat_board::puzzle::*;
use nonosat_engine::propagation::propagate;
use nonosat_engine::solver::{Options, Verdict, judge};
use nonosat_sat::budget::Budget;
use std::thread;

/// Side, unique pictures (OEIS A242876), and those that line solving finds if that is published.
const SQUARES: [(u32, u64, Option<u64>); 5] = [
    (1, 2, None),
    (2, 14, None),
    (3, 384, None),
    (4, 52_362, None),
    (5, 25_309_575, Some(24_976_511)),
];

/// How many pictures with these numbers are unique, and how many of them lines find.
fn counted(side: u32, numbers: impl Iterator<Item = u64>) -> (u64, u64) {
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let palette = crate::planted::palette(1);
    let (options, budget) = (Options::default(), Budget::endless());
    let (mut unique, mut by_lines) = (0, 0);
    for number in numbers {
        let color =
            |cell: CellId| Color::nth(usize::from(number >> cell.index() & 1 == 1)).unwrap();
        let picture = Picture::painted(&geometry, color);
        let clues = clues_of(&geometry, &picture);
        let puzzle = Puzzle::new(geometry.clone(), palette.clone(), clues).unwrap();
        let found = match judge(&puzzle, &options).unwrap() {
            Verdict::Unique(only) => only.picture() == &picture,
            Verdict::Several(..) => false,
            verdict => panic!("{} of picture {number}", verdict.word()),
        };
        unique += u64::from(found);
        by_lines += u64::from(propagate(&puzzle, &budget).unwrap().open_count() == 0);
    }
    (unique, by_lines)
}

/// Up to 4x4; with `NONOSAT_WHOLE` all 33,554,432 pictures of 5x5 as well.
#[test]
fn as_many_small_squares_are_unique_as_is_published() {
    let most = if std::env::var_os("NONOSAT_WHOLE").is_some() { 5 } else { 4 };
    for (side, unique, by_lines) in SQUARES.into_iter().filter(|square| square.0 <= most) {
        let pictures = 1u64 << (side * side);
        let (mut found, mut found_by_lines) = (0, 0);
        thread::scope(|scope| {
            let halves = [0..pictures / 2, pictures / 2..pictures];
            let halves = halves.map(|half| scope.spawn(move || counted(side, half)));
            for half in halves {
                let (unique, by_lines) = half.join().unwrap();
                (found, found_by_lines) = (found + unique, found_by_lines + by_lines);
            }
        });
        assert_eq!(found, unique, "{side}x{side}");
        assert!(by_lines.is_none_or(|by_lines| by_lines == found_by_lines), "{found_by_lines}");
    }
}
