//! The board as the generator uses it: neighbors, places, and the orbits of a symmetry, the sets of
//! cells that must have the same color.
//!
//! In: a board, a symmetry. Out: [`Ground`], and fields with a number for each cell.
//! Invariants: whole numbers only; noise has the same value in all cells of an orbit.

use super::chance::Chance;
use crate::puzzle::{CellId, Geometry, Shape, Turn, turned_cells};

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
        let neighbors = geometry.cells().map(touching).collect();
        let places = places(&geometry);
        let orbits = symmetry.orbits(&geometry);
        let mut orbit_of = vec![0; geometry.cell_count()];
        for (number, orbit) in orbits.iter().enumerate() {
            orbit.iter().for_each(|&cell| orbit_of[cell] = number);
        }
        Ground { near: neighbors, places, orbits, orbit_of, geometry }
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
        let mean = |(cell, neighbors): (usize, &Vec<usize>)| {
            let around: i64 = neighbors.iter().map(|&neighbor| field[neighbor]).sum();
            (around + 2 * field[cell]) / (neighbors.len() as i64 + 2)
        };
        self.near.iter().enumerate().map(mean).collect()
    }
}

/// Each value becomes its rank: how many of a thousand values are smaller.
pub(super) fn ranks(field: &[i64]) -> Vec<i64> {
    let mut ranks = field.to_vec();
    ranks.sort_unstable();
    let smaller = |&number: &i64| ranks.partition_point(|&rank| rank < number) as i64;
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

/// The symmetry of a picture: the turns and reflections that keep it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Symmetry {
    /// No required symmetry.
    #[default]
    None,
    /// Left and right are mirror images.
    Mirror,
    /// Left and right are mirror images, and top and bottom are.
    Mirrors,
    /// A turn by 180 degrees.
    Half,
    /// A turn by 120 degrees; hexagons and triangles.
    Third,
    /// A turn by 90 degrees; squares.
    Quarter,
    /// A turn by 60 degrees; hexagons and triangles.
    Sixth,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 7] = [
        Symmetry::None,
        Symmetry::Mirror,
        Symmetry::Mirrors,
        Symmetry::Half,
        Symmetry::Third,
        Symmetry::Quarter,
        Symmetry::Sixth,
    ];

    /// Its name in arguments and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Mirror => "mirror",
            Symmetry::Mirrors => "mirrors",
            Symmetry::Half => "half-turn",
            Symmetry::Third => "third-turn",
            Symmetry::Quarter => "quarter-turn",
            Symmetry::Sixth => "sixth-turn",
        }
    }

    /// The symmetry of this name, if there is one.
    pub fn named(name: &str) -> Option<Symmetry> {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// Can pictures of this shape have it?
    pub fn fits(self, shape: Shape) -> bool {
        let has_steps = Turn::steps(shape).is_multiple_of(self.part());
        has_steps && self.turns(shape).into_iter().all(|turn| turn.keeps(shape))
    }

    /// The symmetries that pictures of this shape can have.
    pub(crate) fn of(shape: Shape) -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.into_iter().filter(move |symmetry| symmetry.fits(shape))
    }

    /// The number of its turns in a full turn.
    fn part(self) -> u8 {
        match self {
            Symmetry::None | Symmetry::Mirror => 1,
            Symmetry::Mirrors | Symmetry::Half => 2,
            Symmetry::Third => 3,
            Symmetry::Quarter => 4,
            Symmetry::Sixth => 6,
        }
    }

    /// Generators of the symmetry group.
    fn turns(self, shape: Shape) -> Vec<Turn> {
        let mirror = Turn { is_mirrored: true, steps: 0 };
        let part = Turn { is_mirrored: false, steps: Turn::steps(shape) / self.part() };
        match self {
            Symmetry::None => Vec::new(),
            Symmetry::Mirror => vec![mirror],
            Symmetry::Mirrors => vec![mirror, part],
            _ => vec![part],
        }
    }

    /// The sets of cells that must have the same color, each in reading order.
    pub(super) fn orbits(self, geometry: &Geometry) -> Vec<Vec<usize>> {
        let turns = if self.fits(geometry.shape()) { self.turns(geometry.shape()) } else { vec![] };
        let maps = turns.into_iter().filter_map(|turn| turned_cells(geometry, turn));
        let maps: Vec<_> = maps.collect();
        let mut is_taken = vec![false; geometry.cell_count()];
        let mut orbits = Vec::new();
        for first in 0..is_taken.len() {
            let (mut orbit, mut at) = (Vec::new(), 0);
            if !std::mem::replace(&mut is_taken[first], true) {
                orbit.push(first);
            }
            while let Some(&cell) = orbit.get(at) {
                for map in &maps {
                    let image = map[cell].index();
                    if !std::mem::replace(&mut is_taken[image], true) {
                        orbit.push(image);
                    }
                }
                at += 1;
            }
            if !orbit.is_empty() {
                orbit.sort_unstable();
                orbits.push(orbit);
            }
        }
        orbits
    }
}
