//! Boards whose numbers are known: as many as there are orders of so many things.

mod boards;
mod limits;
mod memory;

use super::*;
use crate::propagation::propagate;
use crate::puzzle::{Clue, Color, Geometry, Palette, Run, Shape};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// One filled cell in each row and each column.
fn orders(side: u32) -> Puzzle {
    let geometry = Geometry::new(Shape::Rect { height: side, width: side }).unwrap();
    let clues = geometry.lines().map(|_| Clue::Runs(vec![Run::new(1, Color::FIRST)])).collect();
    Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap()
}

fn within(puzzle: &Puzzle, enough: Option<u32>, budget: &Budget, max_bytes: usize) -> Count {
    let deduction = propagate(puzzle, &Budget::endless()).unwrap();
    let enough = enough.map(BigUint::from);
    count_within(puzzle, &deduction, enough.as_ref(), budget, max_bytes)
}

#[test]
fn there_are_as_many_pictures_as_orders() {
    let orders_of_10 = BigUint::from(3_628_800u32);
    let count = within(&orders(10), None, &Budget::endless(), MAX_BYTES);
    assert_eq!(count, Count::Exactly(orders_of_10));
    assert_eq!(count.to_string(), "3628800");
}

#[test]
fn cells_without_clues_double_the_number_each() {
    let geometry = Geometry::new(Shape::Rect { height: 10, width: 10 }).unwrap();
    let clues = geometry.lines().map(|_| Clue::anything()).collect();
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
    let count = within(&puzzle, None, &Budget::endless(), MAX_BYTES);
    assert_eq!(count.to_string(), "1267650600228229401496703205376");
}

#[test]
fn what_was_forgotten_is_counted_again() {
    // All that is remembered of it takes more than a mebibyte.
    let count = within(&orders(10), None, &Budget::endless(), 256 << 10);
    assert_eq!(count, Count::Exactly(BigUint::from(3_628_800u32)));
}

#[test]
fn without_room_it_is_told_how_many_were_counted() {
    let count = within(&orders(7), None, &Budget::endless(), 10 << 10);
    assert!(matches!(count, Count::AtLeast(_, Some(Limit::Capacity))), "{count:?}");
}

#[test]
fn what_is_asked_for_is_enough() {
    let count = within(&orders(10), Some(1000), &Budget::endless(), MAX_BYTES);
    let Count::AtLeast(number, None) = &count else { panic!("{count:?}") };
    assert!(*number >= BigUint::from(1000u32) && *number < BigUint::from(3_628_800u32));
    assert_eq!(count.to_string(), format!("at least {number}"));
}

#[test]
fn a_budget_that_is_over_ends_it() {
    let stop = Arc::new(AtomicBool::new(true));
    let count = within(&orders(10), None, &Budget::endless().or_stop(stop), MAX_BYTES);
    assert_eq!(count, Count::AtLeast(BigUint::ZERO, Some(Limit::Time)));
}
