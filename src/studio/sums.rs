//! Sums over rectangles of a grid.
//!
//! In: a value for each place, row by row. Out: the sum over some rows and columns, at once (F. C.
//! Crow, "Summed-area tables for texture mapping", 1984).

use std::ops::{Add, Range, Sub};

/// Sums of the values of a grid.
pub struct Sums<T> {
    /// Columns and rows of the grid.
    size: (usize, usize),
    /// For each corner between places the sum of all values above and to the left of it.
    corners: Vec<T>,
}

impl<T: Copy + Default + Add<Output = T> + Sub<Output = T>> Sums<T> {
    /// Adds up the values of these places.
    pub fn of<V: Copy>(places: &[V], width: usize, value: impl Fn(V) -> T) -> Sums<T> {
        let height = places.len() / width.max(1);
        let mut corners = Vec::with_capacity((width + 1) * (height + 1));
        corners.resize(width + 1, T::default());
        for row in places.chunks(width.max(1)) {
            let mut left = T::default();
            corners.push(left);
            for &place in row {
                let above = corners.len() - width - 1;
                left = value(place) + left + corners[above] - corners[above - 1];
                corners.push(left);
            }
        }
        Sums { size: (width, height), corners }
    }

    /// The sum over these rows and columns.
    pub fn over(&self, rows: Range<usize>, columns: Range<usize>) -> T {
        let at = |row: usize, column: usize| self.corners[row * (self.size.0 + 1) + column];
        at(rows.end, columns.end) - at(rows.start, columns.end) - at(rows.end, columns.start)
            + at(rows.start, columns.start)
    }

    /// The sum over a place and those up to `reach` around it, and their number.
    pub fn around(&self, (x, y): (usize, usize), reach: usize) -> (T, usize) {
        let range = |at: usize, count: usize| at.saturating_sub(reach)..(at + reach + 1).min(count);
        let (columns, rows) = (range(x, self.size.0), range(y, self.size.1));
        let count = columns.len() * rows.len();
        (self.over(rows, columns), count)
    }
}
