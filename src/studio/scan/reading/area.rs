//! Finds where the picture begins among the cells of a lattice.
//!
//! In: the scores of all cells. Out: how many rows and columns of cells have clues. Invariants: the
//! picture has no numbers, and the clue cells beside it are seldom blank.

use super::Number;
use crate::scan::digits::NAT;
use crate::scan::geometry::Lattice;

/// The greatest cost of a line; right choices have up to half of it.
const MAX_COST: f64 = 0.6;
/// The least side of a picture, in cells.
const LEAST_SIDE: usize = 3;

/// How many rows and columns of cells have clues; 0 and 0 if clues have no rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub rows: usize,
    pub columns: usize,
}

/// How likely a cell is blank, from 0 to 1.
fn blank(cell: &Number) -> f64 {
    let nats = f64::from(cell.scores.blankness()) / f64::from(NAT);
    ((nats + 2.0) / 4.0).clamp(0.0, 1.0)
}

/// Sums of a share over rectangles of cells.
struct Sums {
    width: usize,
    sums: Vec<f64>,
}

impl Sums {
    fn new(width: usize, shares: &[f64]) -> Sums {
        let mut sums = vec![0.0; (width + 1) * (shares.len() / width + 1)];
        for (place, share) in shares.iter().enumerate() {
            let at = (place / width + 1) * (width + 1) + place % width + 1;
            sums[at] = share + sums[at - 1] + sums[at - width - 1] - sums[at - width - 2];
        }
        Sums { width, sums }
    }

    /// The sum over these rows and columns.
    fn over(&self, rows: std::ops::Range<usize>, columns: std::ops::Range<usize>) -> f64 {
        let at = |row: usize, column: usize| self.sums[row * (self.width + 1) + column];
        at(rows.end, columns.end) - at(rows.start, columns.end) - at(rows.end, columns.start)
            + at(rows.start, columns.start)
    }
}

/// The area of least cost: numbers in the picture, and blanks among the clues next to it.
pub fn area(lattice: &Lattice, cells: &[Number]) -> Option<Area> {
    let (height, width) = (lattice.height(), lattice.width());
    let blanks: Vec<f64> = cells.iter().map(blank).collect();
    let numbers: Vec<f64> = blanks.iter().map(|blank| 1.0 - blank).collect();
    let (blanks, numbers) = (Sums::new(width, &blanks), Sums::new(width, &numbers));
    let cost = |area: &Area| {
        let (rows, columns) = (area.rows..height, area.columns..width);
        let inner = numbers.over(rows.clone(), columns.clone());
        match area.rows {
            0 => inner,
            _ => {
                inner
                    + blanks.over(area.rows - 1..area.rows, columns)
                    + blanks.over(rows, area.columns - 1..area.columns)
            }
        }
    };
    let rows = 1..(height * 2 / 3).min(height.saturating_sub(LEAST_SIDE)) + 1;
    let columns = 1..(width * 2 / 3).min(width.saturating_sub(LEAST_SIDE)) + 1;
    let ruled = rows.flat_map(|rows| columns.clone().map(move |columns| Area { rows, columns }));
    let all = std::iter::once(Area { rows: 0, columns: 0 }).chain(ruled);
    let best = all.min_by(|one, other| cost(one).total_cmp(&cost(other)))?;
    let lines = (height - best.rows + width - best.columns) as f64;
    (cost(&best) <= MAX_COST * lines).then_some(best)
}
