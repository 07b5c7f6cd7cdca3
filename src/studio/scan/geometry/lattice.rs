//! The crossings of a grid, row by row.
//!
//! In: crossings with their row and column. Out: [`Lattice`], and the flat one that lies nearest to
//! most of its crossings: what stands next to a rule, a tile or a filled cell, pulls crossings
//! aside, and those of a flat screen are free of that. Invariants: at least one row and one column;
//! some crossings may be missing until `without_gaps` has computed them; a curved page stays as it
//! is.

use super::image::median;
use super::{Gray, Point, Quad};

/// The least area of an image with two boards, in areas of the smaller board without its clues.
const MIN_AREA_OF_TWO_BOARDS: f64 = 4.0;

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
    pub(super) fn point_beside(
        &self,
        row: usize,
        column: usize,
        down: i64,
        right: i64,
    ) -> Option<Point> {
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
        (gray.width() * gray.height()) as f64 > MIN_AREA_OF_TWO_BOARDS * area
    }

    /// How many crossings there are.
    pub(super) fn count(&self) -> usize {
        self.points.iter().flatten().count()
    }

    /// Turned by a quarter: the last column becomes the first row.
    pub(super) fn rotated(&self) -> Lattice {
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

/// How far crossings of a flat lattice are from it, the median of all, in parts of a cell.
const MAX_FLAT_OFFSET: f64 = 0.025;
/// How often the crossings that lie too far are left out.
const MAX_ROUNDS: usize = 4;

/// A place of a flat lattice: `corner + right * column + down * row`.
struct Flat {
    corner: Point,
    right: Point,
    down: Point,
}

impl Flat {
    fn at(&self, row: usize, column: usize) -> Point {
        self.corner + self.right * column as f64 + self.down * row as f64
    }
}

/// The flat lattice; the same one if it is not flat.
pub fn flat(lattice: &Lattice) -> Lattice {
    let places: Vec<(usize, usize)> = (0..lattice.rows)
        .flat_map(|row| (0..lattice.columns).map(move |column| (row, column)))
        .collect();
    let mut used = places.clone();
    for _ in 0..MAX_ROUNDS {
        let Some(flat) = flat_lattice_of(lattice, &used) else { break };
        let offset = |&(row, column): &(usize, usize)| {
            (lattice.point(row, column) - flat.at(row, column)).reach()
        };
        let usual = median(&mut places.iter().map(offset).collect::<Vec<_>>());
        let side = flat.right.length().min(flat.down.length());
        if usual > MAX_FLAT_OFFSET * side {
            break;
        }
        let nearer: Vec<_> =
            places.iter().copied().filter(|place| offset(place) <= 2.0 * usual + 0.1).collect();
        if nearer == used {
            return Lattice::of(lattice.rows, lattice.columns, |row, column| {
                Some(flat.at(row, column))
            });
        }
        used = nearer;
    }
    match flat_lattice_of(lattice, &used) {
        Some(flat) if used.len() < places.len() => {
            Lattice::of(lattice.rows, lattice.columns, |row, column| Some(flat.at(row, column)))
        }
        _ => lattice.clone(),
    }
}

/// Least squares; `None` if the places lie on a line.
fn flat_lattice_of(lattice: &Lattice, places: &[(usize, usize)]) -> Option<Flat> {
    let count = places.len() as f64;
    let mean = |of: &dyn Fn(&(usize, usize)) -> f64| places.iter().map(of).sum::<f64>() / count;
    let (row, column) = (mean(&|place| place.0 as f64), mean(&|place| place.1 as f64));
    let mut sums = (0.0, 0.0, 0.0);
    let mut all = [Point::default(); 3];
    for place in places {
        let (down, right) = (place.0 as f64 - row, place.1 as f64 - column);
        let point = lattice.point(place.0, place.1);
        sums = (sums.0 + down * down, sums.1 + down * right, sums.2 + right * right);
        all = [all[0] + point * (1.0 / count), all[1] + point * down, all[2] + point * right];
    }
    let determinant = sums.0 * sums.2 - sums.1 * sums.1;
    if places.is_empty() || determinant < 1e-6 * sums.0 * sums.2 || determinant <= 0.0 {
        return None;
    }
    let down = (all[1] * sums.2 - all[2] * sums.1) * (1.0 / determinant);
    let right = (all[2] * sums.0 - all[1] * sums.1) * (1.0 / determinant);
    Some(Flat { corner: all[0] - down * row - right * column, right, down })
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

    fn place(row: usize, column: usize) -> Point {
        Point { x: 50.0 + 20.0 * column as f64, y: 80.0 + 20.0 * row as f64 }
    }

    #[test]
    fn crossings_that_tiles_pulled_aside_are_put_right() {
        let pulled = Lattice::of(11, 11, |row, column| {
            let aside = if column == 0 && row > 5 { 3.0 } else { 0.0 };
            Some(place(row, column) - Point { x: aside, y: 0.0 })
        });
        let way = flat(&pulled).point(9, 0) - place(9, 0);
        assert!(way.reach() < 0.2, "{way:?}");
    }

    #[test]
    fn a_curved_page_stays_as_it_is() {
        let curved = Lattice::of(11, 11, |row, column| {
            let lift = (column * column) as f64;
            Some(place(row, column) - Point { x: 0.0, y: lift })
        });
        assert_eq!(flat(&curved).points, curved.points);
    }
}
