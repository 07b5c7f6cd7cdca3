//! Chooses the side of the board for the clue of each line, and its place there.
//!
//! In: a board. Out: a [`Stand`] for each line. Invariants: all lines of a family have their clues
//! at the same end. It is the start of the lines, unless lines of an earlier family start there
//! too. At every rim of a board of triangles two of the three families start.

use crate::puzzle::{Geometry, LineId, Point};

/// The place of a clue: a ray that leaves the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The middle of the side of a cell through which the line leaves the board at the clue.
    pub rim: Point,
    /// The middle of the side through which the line leaves the board at its other end.
    pub far: Point,
    /// The direction of the clue, away from the board, of length 1.
    pub out: Point,
    /// Does the line end here? Then its first run is next to the board, else its last run.
    pub is_end: bool,
    /// The normal of the side, outwards, of length 1.
    normal: Point,
}

/// The places of the clues of all lines.
pub fn stands(geometry: &Geometry) -> Vec<Stand> {
    let entrances: Vec<Point> = geometry.lines().map(|line| geometry.ends(line).0).collect();
    let is_shared = |first: usize| {
        let (x, y) = entrances[first];
        entrances[..first].iter().any(|at| (at.0 - x).hypot(at.1 - y) < 1e-6)
    };
    let mut first = 0;
    let mut stands = Vec::with_capacity(entrances.len());
    for family in geometry.families() {
        let is_end = is_shared(first);
        let lines = geometry.lines().skip(first).take(family.line_count);
        stands.extend(lines.map(|line| stand(geometry, line, family.direction, is_end)));
        first += family.line_count;
    }
    stands
}

fn stand(geometry: &Geometry, line: LineId, direction: Point, is_end: bool) -> Stand {
    let (entrance, exit) = geometry.ends(line);
    let cells = geometry.line(line);
    let (rim, far, cell) = match is_end {
        true => (exit, entrance, cells[cells.len() - 1]),
        false => (entrance, exit, cells[0]),
    };
    let out = if is_end { direction } else { (-direction.0, -direction.1) };
    let center = geometry.center(cell);
    let (x, y) = (rim.0 - center.0, rim.1 - center.1);
    let length = x.hypot(y);
    Stand { rim, far, out, is_end, normal: (x / length, y / length) }
}

impl Stand {
    /// The point at this distance from the rim.
    pub fn at(&self, distance: f64) -> Point {
        (self.rim.0 + self.out.0 * distance, self.rim.1 + self.out.1 * distance)
    }

    /// The distance between two boxes of this size of the same clue. They do not overlap as soon
    /// as they are apart in one axis.
    pub(super) fn step(&self, size: Point) -> f64 {
        (size.0 / self.out.0.abs()).min(size.1 / self.out.1.abs())
    }

    /// The distance from the rim to the middle of the nearest box of this size.
    pub(super) fn nearest(&self, size: Point) -> f64 {
        let slope = self.out.0 * self.normal.0 + self.out.1 * self.normal.1;
        if slope > 1.0 - 1e-9 {
            return self.step(size) / 2.0;
        }
        // The whole board lies behind the line through this side.
        (self.normal.0.abs() * size.0 + self.normal.1.abs() * size.1) / 2.0 / slope
    }

    /// Does the line leave the board at an oblique angle?
    pub(super) fn is_oblique(&self) -> bool {
        self.out.0 * self.normal.0 + self.out.1 * self.normal.1 < 1.0 - 1e-9
    }
}
