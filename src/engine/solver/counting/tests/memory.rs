//! The estimates of memory that the counter compares with its limit.

use super::*;
use crate::budget::Meter;
use crate::puzzle::{CellId, ColorSet};
use crate::solver::counting::residuals::{Colors, Residual, Residuals};
use crate::solver::counting::tables::{DONE, Edge, Memo, UniqueTable};

#[test]
fn a_memo_counts_its_keys_values_and_slots() {
    let mut memo = Memo::new();
    assert_eq!(memo.bytes(), 0);
    let slot = size_of::<(Box<[u32]>, u64)>() + 1;
    for (number, bytes) in [(1, 16 + 20 + 2 * slot + 7), (2, 16 + 20 + 2 * slot)] {
        let before = memo.bytes();
        memo.insert(Box::from([number; 5]), u64::from(number), if number == 1 { 7 } else { 0 });
        assert_eq!(memo.bytes() - before, bytes);
    }
    assert_eq!(
        (memo.get(&[1; 5]), memo.get(&[2; 5]), memo.get(&[1; 4])),
        (Some(&1), Some(&2), None)
    );
}

/// One filled cell among three: two nodes for each of the last two cells, one for the first.
#[test]
fn residuals_count_their_nodes_edges_and_cells() {
    let mut residuals = Residuals::new();
    // 4096 slots, and two terminal nodes with their residuals.
    let empty = 4 * 4096 + 2 * (8 + 12) + 2 * size_of::<Residual>();
    assert_eq!(residuals.bytes(), empty);
    let both = ColorSet::first(2);
    let cells = [0, 1, 2].map(|number| (CellId::new(number), both));
    let (endless, runs) = (Budget::endless(), [Run::new(1, Color::FIRST)]);
    let mut meter = Meter::new(&endless);
    let of_line = residuals.of_line(&runs[..], &cells, 0, MAX_BYTES, &mut meter);
    let (line, left) = of_line.unwrap();
    assert_eq!((residuals.open(line), &left[..]), (&cells[..], &cells[..]));
    let of_line = 5 * (8 + 12) + 7 * 8 + size_of::<Residual>() + 3 * size_of::<Colors>();
    assert_eq!(residuals.bytes(), empty + of_line);
    // Once the first cell is filled, the others are blank: two narrowed cells, and no node more.
    let mut narrowed = Vec::new();
    let colors = [ColorSet::only(Color::FIRST), both, both];
    residuals.restrict(line, &colors, &mut narrowed);
    let blank = ColorSet::only(Color::BACKGROUND);
    assert_eq!(narrowed, [2, 1].map(|number| (CellId::new(number), blank)));
    let mut memo = Memo::new();
    let known = (0, Box::<[Colors]>::from(narrowed));
    memo.insert(Box::from([0; 4]), known, 2 * size_of::<Colors>());
    assert_eq!(residuals.bytes(), empty + of_line + memo.bytes());
}

/// They stay one node when the table grows.
#[test]
fn equal_nodes_are_one_node() {
    let mut table = UniqueTable::new();
    let edge = |color, to| Edge { color, to };
    for _ in 0..2 {
        for level in 0..9000 {
            let edges = [edge(Color::BACKGROUND, level % 2), edge(Color::FIRST, DONE)];
            assert_eq!(table.node(level, &edges), level + 2);
        }
    }
    assert_eq!(table.len(), 9002);
}
