//! Symmetries of pictures.
//!
//! In: a board, a symmetry. Out: orbits, the sets of cells that must have the same color.

use crate::puzzle::{Geometry, Shape, Turn, turned_cells};

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
                    let other = map[cell].index();
                    if !std::mem::replace(&mut is_taken[other], true) {
                        orbit.push(other);
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
