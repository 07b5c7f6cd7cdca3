//! Simple shapes for drafts: disks, rings, boxes, frames, diamonds, bars.
//!
//! In: a ground, random numbers. Out: painted cells. Invariants: whole numbers only; painting
//! keeps the symmetry of the ground.

use super::chance::Chance;
use super::ground::{CELL, Ground};
use crate::puzzle::Color;

#[derive(Clone, Copy)]
enum Kind {
    Disk,
    Ring,
    Box,
    Frame,
    Diamond,
    Bar,
}

const KINDS: [Kind; 6] = [Kind::Disk, Kind::Ring, Kind::Box, Kind::Frame, Kind::Diamond, Kind::Bar];

/// A shape with a place and a size, in parts of a cell.
pub(super) struct Stamp {
    kind: Kind,
    middle: (i64, i64),
    /// Half of the width and half of the height.
    reach: (i64, i64),
    /// Thickness of rings, frames and bars.
    thick: i64,
}

impl Stamp {
    /// A random shape at a random place; `is_small` halves its largest size.
    pub fn by_chance(ground: &Ground, is_small: bool, chance: &mut Chance) -> Stamp {
        let kind = chance.pick(&KINDS).unwrap_or(Kind::Disk);
        let (wide, high) = ground.reach();
        let least = CELL * 3 / 2;
        let greatest = |reach: i64| (reach * if is_small { 3 } else { 6 } / 10).max(least);
        let reach = (chance.between(least, greatest(wide)), chance.between(least, greatest(high)));
        let reach = match kind {
            Kind::Disk | Kind::Ring if chance.is_one_of(60) => {
                (reach.0.min(reach.1), reach.0.min(reach.1))
            }
            _ => reach,
        };
        let middle = (chance.between(-wide, wide) * 3 / 4, chance.between(-high, high) * 3 / 4);
        Stamp { kind, middle, reach, thick: chance.between(CELL, 2 * CELL) }
    }

    fn covers(&self, (x, y): (i64, i64)) -> bool {
        let (x, y) = (x - self.middle.0, y - self.middle.1);
        let (wide, high) = self.reach;
        // The inequality of an ellipse, multiplied by the squares of both half axes.
        let is_in_ellipse = |by: i64| {
            let (wide, high) = (wide - by, high - by);
            wide > 0
                && high > 0
                && x * x * high * high + y * y * wide * wide <= wide * wide * high * high
        };
        let is_in_box = |by: i64| x.abs() <= wide - by && y.abs() <= high - by;
        match self.kind {
            Kind::Disk => is_in_ellipse(0),
            Kind::Ring => is_in_ellipse(0) && !is_in_ellipse(self.thick),
            Kind::Box => is_in_box(0),
            Kind::Frame => is_in_box(0) && !is_in_box(self.thick),
            Kind::Diamond => x.abs() * high + y.abs() * wide <= wide * high,
            // Along a diagonal of the box; the cross product measures the distance from it.
            Kind::Bar => {
                is_in_box(0) && (x * high - y * wide).abs() <= self.thick * wide.max(high) / 2
            }
        }
    }
}

/// Paints the shape and its images under the symmetry of the ground.
pub(super) fn paint(ground: &Ground, stamp: &Stamp, color: Color, cells: &mut [Color]) {
    for (cell, &place) in ground.places.iter().enumerate() {
        if stamp.covers(place) {
            ground.orbits[ground.orbit_of[cell]].iter().for_each(|&cell| cells[cell] = color);
        }
    }
}
