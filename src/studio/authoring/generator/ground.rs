//! The board as the generator uses it: neighbors, places and symmetry orbits of cells.
//!
//! In: a board, a symmetry. Out: [`Ground`], and fields with a number for each cell.
//! Invariants: whole numbers only; noise has the same value in all cells of an orbit.

use super::chance::Chance;
use super::symmetry::Symmetry;
use crate::puzzle::{CellId, Geometry};

/// Noise is below this before smoothing.
const MAX_NOISE: usize = 1 << 16;
/// Ranks are thousandths.
pub(super) const MAX_RANK: i64 = 1000;
/// Parts of the distance between two cells, the unit of places.
pub(super) const CELL: i64 = 64;

/// A board with its neighbors, places and orbits, indexed by cell.
pub(super) struct Ground {
    pub geometry: Geometry,
    /// For each cell the cells that share a side with it.
    pub near: Vec<Vec<usize>>,
    /// For each cell the offset (x, y) from the middle of the board, in parts of a cell.
    pub places: Vec<(i64, i64)>,
    /// Orbits of the symmetry: cells that have the same color.
    pub orbits: Vec<Vec<usize>>,
    /// For each cell the number of its orbit.
    pub orbit_of: Vec<usize>,
}

impl Ground {
    /// The ground of a board. A symmetry that does not fit the shape counts as none.
    pub fn new(geometry: Geometry, symmetry: Symmetry) -> Ground {
        let touching = |cell: CellId| geometry.neighbors(cell).map(CellId::index).collect();
        let near = geometry.cells().map(touching).collect();
        let places = places(&geometry);
        let orbits = symmetry.orbits(&geometry);
        let mut orbit_of = vec![0; geometry.cell_count()];
        for (number, orbit) in orbits.iter().enumerate() {
            orbit.iter().for_each(|&cell| orbit_of[cell] = number);
        }
        Ground { near, places, orbits, orbit_of, geometry }
    }

    pub fn cell_count(&self) -> usize {
        self.near.len()
    }

    /// The number of sides of a cell.
    pub fn sides(&self) -> usize {
        self.geometry.corners(CellId::FIRST).len()
    }

    /// The largest distances of cells from the middle, in x and in y.
    pub fn reach(&self) -> (i64, i64) {
        let places = self.places.iter();
        places.fold((0, 0), |(x, y), place| (x.max(place.0.abs()), y.max(place.1.abs())))
    }

    /// Symmetric noise, smoothed this many times, as ranks.
    pub fn noise(&self, chance: &mut Chance, rounds: usize) -> Vec<i64> {
        let loud: Vec<i64> = self.orbits.iter().map(|_| chance.below(MAX_NOISE) as i64).collect();
        let mut field: Vec<i64> = self.orbit_of.iter().map(|&orbit| loud[orbit] << 16).collect();
        for _ in 0..rounds {
            field = self.smoothed(&field);
        }
        ranks(&field)
    }

    /// Each value becomes the mean of its neighbors and twice itself.
    pub fn smoothed(&self, field: &[i64]) -> Vec<i64> {
        let mean = |(cell, near): (usize, &Vec<usize>)| {
            let around: i64 = near.iter().map(|&other| field[other]).sum();
            (around + 2 * field[cell]) / (near.len() as i64 + 2)
        };
        self.near.iter().enumerate().map(mean).collect()
    }
}

/// Each value becomes its rank: how many of a thousand values are smaller.
pub(super) fn ranks(field: &[i64]) -> Vec<i64> {
    let mut sorted = field.to_vec();
    sorted.sort_unstable();
    let smaller = |&number: &i64| sorted.partition_point(|&other| other < number) as i64;
    field.iter().map(|number| smaller(number) * MAX_RANK / field.len() as i64).collect()
}

fn places(geometry: &Geometry) -> Vec<(i64, i64)> {
    // Rounds only the heights of hexagons; none is near a half, so machines agree.
    let parts = |at: f64| (at * CELL as f64).round() as i64;
    let centers = geometry.cells().map(|cell| geometry.center(cell));
    let places: Vec<(i64, i64)> = centers.map(|(x, y)| (parts(x), parts(y))).collect();
    let all = || places.iter();
    let middle = |of: fn(&(i64, i64)) -> i64| {
        (all().map(of).min().unwrap_or(0) + all().map(of).max().unwrap_or(0)) / 2
    };
    let (x, y) = (middle(|place| place.0), middle(|place| place.1));
    all().map(|place| (place.0 - x, place.1 - y)).collect()
}
