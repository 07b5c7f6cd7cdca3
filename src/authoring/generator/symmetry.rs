//! Pictures that look the same turned or mirrored.
//!
//! In: a board. Out: which of its cells are to have the same color.

use crate::puzzle::{Geometry, Shape, Turn, turned_cells};

/// How a picture looks the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Symmetry {
    /// In no way that is asked for.
    #[default]
    None,
    /// Left and right exchanged.
    Mirror,
    /// Left and right exchanged, and top and bottom.
    Mirrors,
    /// Turned by half.
    Half,
    /// Turned by a third; hexagons and triangles.
    Third,
    /// Turned by a quarter; squares.
    Quarter,
    /// Turned by a sixth; hexagons and triangles.
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

    /// Its name in data.
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

    /// The symmetry of this name.
    pub fn named(name: &str) -> Option<Symmetry> {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// Can pictures of this outline have it?
    pub fn fits(self, shape: Shape) -> bool {
        let has_steps = Turn::steps(shape).is_multiple_of(self.part());
        has_steps && self.turns(shape).into_iter().all(|turn| turn.keeps(shape))
    }

    /// Those that pictures of this outline can have.
    pub fn of(shape: Shape) -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.into_iter().filter(move |symmetry| symmetry.fits(shape))
    }

    /// Into how many parts it cuts a whole turn.
    fn part(self) -> u8 {
        match self {
            Symmetry::None | Symmetry::Mirror => 1,
            Symmetry::Mirrors | Symmetry::Half => 2,
            Symmetry::Third => 3,
            Symmetry::Quarter => 4,
            Symmetry::Sixth => 6,
        }
    }

    /// The turns after which the picture is the same; others follow from them.
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

    /// The cells that are to have the same color, each set in reading order.
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
