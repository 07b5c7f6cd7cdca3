//! The lattice of a flat screen: all its rows and columns are straight and equally wide.
//!
//! In: a whole lattice. Out: the flat one that lies nearest to most of its crossings. What stands
//! next to a rule, a tile or a filled cell, pulls crossings aside, and flat ones are free of that.

use super::point::median;
use super::{Lattice, Point};

/// How far crossings of a flat lattice are from it, the median of all, in parts of a cell.
const NEAR: f64 = 0.025;
/// How often the crossings that lie too far are left out.
const ROUNDS: usize = 4;

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
    let mut kept = places.clone();
    for _ in 0..ROUNDS {
        let Some(flat) = fitted(lattice, &kept) else { break };
        let far = |&(row, column): &(usize, usize)| {
            (lattice.point(row, column) - flat.at(row, column)).reach()
        };
        let usual = median(&mut places.iter().map(far).collect::<Vec<_>>());
        let side = flat.right.length().min(flat.down.length());
        if usual > NEAR * side {
            break;
        }
        let nearer: Vec<_> =
            places.iter().copied().filter(|place| far(place) <= 2.0 * usual + 0.1).collect();
        if nearer == kept {
            return Lattice::of(lattice.rows, lattice.columns, |row, column| {
                Some(flat.at(row, column))
            });
        }
        kept = nearer;
    }
    match fitted(lattice, &kept) {
        Some(flat) if kept.len() < places.len() => {
            Lattice::of(lattice.rows, lattice.columns, |row, column| Some(flat.at(row, column)))
        }
        _ => lattice.clone(),
    }
}

/// Least squares; `None` if the places lie on a line.
fn fitted(lattice: &Lattice, places: &[(usize, usize)]) -> Option<Flat> {
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
