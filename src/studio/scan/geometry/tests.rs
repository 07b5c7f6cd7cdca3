//! Where a board ends: drawn boards with rules of several shades, on paper and beyond its edge.

use super::rim::with_board_rim;
use super::{Gray, Lattice, Point, open_sides};

const CELL: usize = 20;
const SIDE: usize = 10;
const CORNER: usize = 60;

/// A board of ten cells to a side on white paper, with black rules each five cells, that ends below
/// where `paper` says.
fn board(rule: u8, paper: usize) -> Gray {
    let width = CELL * SIDE + 2 * CORNER;
    let is_within = |at: usize| (CORNER..=CORNER + CELL * SIDE).contains(&at);
    let level = |place: usize| {
        let (x, y) = (place % width, place / width);
        let on = |cells: usize| {
            let is_on = |at: usize| (at - CORNER).is_multiple_of(cells * CELL);
            is_within(x) && is_within(y) && (is_on(x) || is_on(y))
        };
        match () {
            () if y > paper => 90,
            () if on(5) => 0,
            () if on(1) => rule,
            () => 255,
        }
    };
    Gray::new(width, (0..width * width).map(level).collect())
}

/// The crossings of so many rows and columns from this row and column on.
fn lattice(first: (i64, i64), rows: usize, columns: usize) -> Lattice {
    let at = |cells: i64| (CORNER as i64 + cells * CELL as i64) as f64;
    Lattice::of(rows, columns, |row, column| {
        Some(Point { x: at(first.1 + column as i64), y: at(first.0 + row as i64) })
    })
}

fn size(lattice: &Lattice) -> (usize, usize) {
    (lattice.height(), lattice.width())
}

#[test]
fn rows_and_columns_at_the_rim_are_the_boards_whatever_the_rules() {
    for rule in [0, 120, 204, 225] {
        let gray = board(rule, usize::MAX);
        for (first, rows, columns) in
            [((1, 1), 9, 9), ((0, 2), 11, 9), ((2, 0), 7, 11), ((0, 0), 11, 11)]
        {
            let settled = with_board_rim(lattice(first, rows, columns), &gray);
            assert_eq!(size(&settled), (SIDE, SIDE), "{rule} {first:?}");
            assert_eq!(settled.point(0, 0).reach(), CORNER as f64);
            assert_eq!(open_sides(&settled, &gray), [false; 4]);
        }
    }
}

#[test]
fn the_edge_of_the_paper_is_no_rule() {
    let gray = board(120, CORNER + CELL * (SIDE + 1));
    let settled = with_board_rim(lattice((0, 0), 12, 11), &gray);
    assert_eq!(size(&settled), (SIDE, SIDE));
}

#[test]
fn a_side_is_open_where_rules_go_on_or_do_not_reach_it() {
    let gray = board(120, usize::MAX);
    assert_eq!(open_sides(&lattice((0, 0), 11, 9), &gray), [false, true, false, false]);
    assert_eq!(open_sides(&lattice((-1, 0), 12, 11), &gray), [true, false, false, false]);
}

#[test]
fn cells_that_a_player_has_filled_take_no_row_away() {
    let filled = |place: usize, level: u8| {
        let (x, y) = (place % 320, place / 320);
        let bottom = CORNER + CELL * (SIDE - 1)..CORNER + CELL * SIDE;
        if (CORNER..260).contains(&x) && bottom.contains(&y) { 0 } else { level }
    };
    let gray = board(120, usize::MAX);
    let levels = gray.levels().iter().enumerate().map(|(place, &level)| filled(place, level));
    let gray = Gray::new(gray.width(), levels.collect());
    assert_eq!(size(&with_board_rim(lattice((0, 0), 11, 11), &gray)), (SIDE, SIDE));
}
