//! The crossings of a grid, row by row.
//!
//! In: crossings with their row and column. Out: [`Lattice`]. Invariants: at least one row and one
//! column; some crossings may be missing until `clean` has filled them.

use super::{Gray, Point, Quad};

/// The least area of an image with two boards, in areas of the smaller board without its clues.
const ROOM: f64 = 4.0;

/// Crossings in rows and columns.
#[derive(Clone, Debug, Default)]
pub struct Lattice {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) points: Vec<Option<Point>>,
}

impl Lattice {
    /// A lattice of places that `point` gives for each row and column.
    pub(super) fn of(
        rows: usize,
        columns: usize,
        point: impl Fn(usize, usize) -> Option<Point>,
    ) -> Lattice {
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        Lattice { rows, columns, points: places.map(|(row, column)| point(row, column)).collect() }
    }

    /// Rows of cells: one less than rows of crossings.
    pub fn height(&self) -> usize {
        self.rows.saturating_sub(1)
    }

    /// Columns of cells.
    pub fn width(&self) -> usize {
        self.columns.saturating_sub(1)
    }

    pub(super) fn get(&self, row: usize, column: usize) -> Option<Point> {
        self.points[row * self.columns + column]
    }

    pub(super) fn set(&mut self, row: usize, column: usize, point: Option<Point>) {
        self.points[row * self.columns + column] = point;
    }

    /// As `get`, also for places outside.
    pub(super) fn near(&self, row: usize, column: usize, down: i64, right: i64) -> Option<Point> {
        let row = usize::try_from(row as i64 + down).ok().filter(|&row| row < self.rows)?;
        let column = usize::try_from(column as i64 + right).ok();
        self.get(row, column.filter(|&column| column < self.columns)?)
    }

    /// The crossing of a row and a column; (0, 0) if it is missing.
    pub fn point(&self, row: usize, column: usize) -> Point {
        self.get(row.min(self.rows - 1), column.min(self.columns - 1)).unwrap_or_default()
    }

    /// The corners of a cell.
    pub fn cell(&self, row: usize, column: usize) -> Quad {
        [(0, 0), (0, 1), (1, 1), (1, 0)].map(|(down, right)| self.point(row + down, column + right))
    }

    /// Does another lattice with more cells lie outside this one?
    pub fn is_beside_larger(&self, other: &Lattice) -> bool {
        let middle = other.point(other.rows / 2, other.columns / 2);
        let (first, last) = (self.point(0, 0), self.point(self.rows - 1, self.columns - 1));
        let is_inside =
            (first.x..last.x).contains(&middle.x) && (first.y..last.y).contains(&middle.y);
        !is_inside && other.height() * other.width() > self.height() * self.width()
    }

    /// Has the image room for a larger board beside this one and its clues?
    pub fn has_room_beside(&self, gray: &Gray) -> bool {
        let diagonal = self.point(self.rows - 1, self.columns - 1) - self.point(0, 0);
        let area = (diagonal.x * diagonal.y).abs();
        (gray.width() * gray.height()) as f64 > ROOM * area
    }

    /// How many crossings there are.
    pub(super) fn count(&self) -> usize {
        self.points.iter().flatten().count()
    }

    /// Turned by a quarter: the last column becomes the first row.
    pub(super) fn turned(&self) -> Lattice {
        Lattice::of(self.columns, self.rows, |row, column| self.get(column, self.columns - 1 - row))
    }

    /// Without its first row.
    pub(super) fn without_first_row(&self) -> Lattice {
        Lattice::of(self.rows - 1, self.columns, |row, column| self.get(row + 1, column))
    }

    /// With another row before the first one.
    pub(super) fn with_row(&self, first: &[Point]) -> Lattice {
        Lattice::of(self.rows + 1, self.columns, |row, column| match row {
            0 => Some(first[column]),
            row => self.get(row - 1, column),
        })
    }

    /// The lattice of these rows and columns of cells alone.
    pub fn part(&self, first_row: usize, first_column: usize) -> Lattice {
        let (rows, columns) = (self.rows - first_row, self.columns - first_column);
        Lattice::of(rows, columns, |row, column| self.get(row + first_row, column + first_column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lattice(left: usize, side: usize) -> Lattice {
        let at = |row: usize, column: usize| Point {
            x: (left + 20 * column) as f64,
            y: 20.0 * row as f64,
        };
        Lattice::of(side, side, |row, column| Some(at(row, column)))
    }

    #[test]
    fn a_small_board_lies_beside_a_larger_one_but_not_beside_one_around_it() {
        assert!(lattice(500, 10).is_beside_larger(&lattice(0, 20)));
        assert!(!lattice(0, 20).is_beside_larger(&lattice(500, 10)));
        assert!(!lattice(100, 12).is_beside_larger(&lattice(0, 20)));
    }
}
