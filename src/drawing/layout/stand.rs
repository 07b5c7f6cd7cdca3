//! On which side of the board each line has its clue, and where that stands.
//!
//! In: a board. Out: a [`Stand`] a line. Invariants: the lines of a family have their clues at the same
//! end; it is the one at which they begin, unless lines of an earlier family begin there too, as
//! two of the three families of triangles do at every rim.

use crate::puzzle::{Geometry, LineId, Point};

/// Where a clue stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The middle of the side of a cell through which the line leaves the board.
    pub rim: Point,
    /// The middle of the side through which it leaves the board at its other end.
    pub far: Point,
    /// Where the clue leads from the rim, at length 1.
    pub out: Point,
    /// Does the line end here? Then its first number stands next to the board, else the last.
    pub is_end: bool,
    /// Straight away from that side, at length 1.
    normal: Point,
}

/// Where the clues of all lines stand.
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
    /// A place so far from the rim.
    pub fn at(&self, distance: f64) -> Point {
        (self.rim.0 + self.out.0 * distance, self.rim.1 + self.out.1 * distance)
    }

    /// From a box of this size to the next one of the same clue: they are apart as soon as they
    /// are in one of the two axes.
    pub(super) fn step(&self, size: Point) -> f64 {
        (size.0 / self.out.0.abs()).min(size.1 / self.out.1.abs())
    }

    /// From the rim to the middle of the nearest box of this size, which is off the board.
    pub(super) fn nearest(&self, size: Point) -> f64 {
        let slope = self.out.0 * self.normal.0 + self.out.1 * self.normal.1;
        if slope > 1.0 - 1e-9 {
            return self.step(size) / 2.0;
        }
        // The whole board lies behind the line through this side.
        (self.normal.0.abs() * size.0 + self.normal.1.abs() * size.1) / 2.0 / slope
    }

    /// Does the line leave the board askew?
    pub(super) fn is_askew(&self) -> bool {
        self.out.0 * self.normal.0 + self.out.1 * self.normal.1 < 1.0 - 1e-9
    }
}
