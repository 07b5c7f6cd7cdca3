//! The answers of the counter when it ends early.

use super::boards::blocks;
use super::*;

fn enough(puzzle: &Puzzle, enough: u32) -> Count {
    within(puzzle, Some(enough), &Budget::endless(), MAX_BYTES)
}

/// The counter ends once it has counted enough pictures; it counts two or more at a time.
#[test]
fn it_ends_with_the_picture_that_is_enough() {
    let of_two_parts = [(2, false), (3, false)];
    for (puzzle, at_once, all) in [
        (orders(3), 2, 6),
        (blocks(&of_two_parts), 4, 12),
        (blocks(&[(2, false); 3]), 8, 8),
        (blocks(&[(3, false); 2]), 12, 36),
    ] {
        for wanted in 1..=all {
            let counted = u32::div_ceil(wanted, at_once) * at_once;
            let number = BigUint::from(counted);
            assert_eq!(enough(&puzzle, wanted), Count::AtLeast(number, None), "{wanted} of {all}");
        }
        assert_eq!(enough(&puzzle, all + 1), Count::Exactly(all.into()));
    }
}

/// The first part has two pictures, but the second has none.
#[test]
fn what_may_have_no_picture_is_not_counted() {
    let puzzle = blocks(&[(2, false), (3, true)]);
    for wanted in [1, 2, 3] {
        assert_eq!(enough(&puzzle, wanted), Count::Exactly(BigUint::ZERO));
    }
}

/// When time ends, the answer is the number of pictures counted so far; more time counts more.
#[test]
fn more_time_counts_more() {
    let (puzzle, mut before, mut numbers) = (orders(8), BigUint::ZERO, 0);
    let all = BigUint::from(40_320u32);
    for work in (0..).map(|power| 1 << power) {
        let count = within(&puzzle, None, &Budget::endless().or_work(work), MAX_BYTES);
        assert!(*count.number() >= before && *count.number() <= all, "{count:?}");
        numbers += u32::from(*count.number() > before);
        before = count.number().clone();
        if count.is_exact() {
            break;
        }
        assert_eq!(count, Count::AtLeast(before.clone(), Some(Limit::Time)));
    }
    assert_eq!(before, all);
    assert!(numbers > 1, "{numbers}");
}

/// Each line fits the memory alone, but all lines together do not. Line solving leaves no cell
/// open.
#[test]
fn all_lines_together_need_room() {
    let (side, run) = (24, |length| Run::new(length, Color::FIRST));
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let clue = |line: u32| match line {
        line if line < side => vec![run(1); side as usize / 3],
        // Columns are filled or blank.
        line if (line - side) % 3 == 0 => vec![run(side)],
        _ => Vec::new(),
    };
    let clues = (0..2 * side).map(|line| Clue::Runs(clue(line))).collect();
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let deduction = Deduction::of_givens(&puzzle);
    let within = |max_bytes| count_within(&puzzle, &deduction, None, &Budget::endless(), max_bytes);
    assert_eq!(within(MAX_BYTES), Count::Exactly(1u32.into()));
    assert_eq!(within(64 << 10), Count::AtLeast(BigUint::ZERO, Some(Limit::Capacity)));
}

/// At its limit the counter drops what it can count again, and continues if that frees half of the
/// memory.
#[test]
fn what_is_dropped_is_counted_again() {
    let count = |kibibytes: usize| within(&orders(6), None, &Budget::endless(), kibibytes << 10);
    // The numbers of pictures counted before residuals and counts fill the memory.
    for (kibibytes, number) in [(20, 0u32), (36, 4), (40, 9), (44, 16), (48, 24)] {
        let known = Count::AtLeast(number.into(), Some(Limit::Capacity));
        assert_eq!(count(kibibytes), known, "{kibibytes}");
    }
    for kibibytes in [56, 64, 128] {
        assert_eq!(count(kibibytes), Count::Exactly(720u32.into()), "{kibibytes}");
    }
}
