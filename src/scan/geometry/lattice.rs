//! The crossings of a grid, row by row.
//!
//! In: crossings with their row and column. Out: [`Lattice`]. Invariants: at least one row and one
//! column; some crossings may be missing until `clean` has filled them.

use super::{Point, Quad};

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
