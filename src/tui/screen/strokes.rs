//! Finds the next cell in a direction, and the cells of a drag.
//!
//! In: a geometry, cells. Out: cells. Invariants: works on all shapes, by rows, lines and centers.

use nonosat_board::puzzle::{CellId, Geometry};

/// The cell `steps` to the right in the same row, or the last one before the edge.
pub fn beside(geometry: &Geometry, cell: CellId, steps: i32) -> Option<CellId> {
    let crossing = geometry.through(cell)[0];
    let cells = geometry.line(crossing.line);
    let at = (crossing.at.saturating_add_signed(steps) as usize).min(cells.len() - 1);
    let is_there = |cell: &&CellId| !geometry.is_hole(**cell);
    // Skip holes; if only holes follow, take the last cell before them.
    let (mut ahead, mut before) = (cells[at..].iter(), cells[..=at].iter());
    let nearest = match steps < 0 {
        true => before.rfind(is_there).or_else(|| ahead.find(is_there)),
        false => ahead.find(is_there).or_else(|| before.rfind(is_there)),
    };
    nearest.copied()
}

/// The cell `rows` down, or in the last row before the edge, whose center is nearest to
/// `preferred_x`. `None` if the cell is already in that row.
pub fn below(geometry: &Geometry, cell: CellId, rows: i32, preferred_x: f64) -> Option<CellId> {
    let here = geometry.through(cell)[0].line.number();
    let last = geometry.families()[0].line_count as u32 - 1;
    let row = here.saturating_add_signed(rows).min(last);
    if row == here {
        return None;
    }
    let distance = |cell: &CellId| (geometry.center(*cell).0 - preferred_x).abs();
    let cells = geometry.rows().nth(row as usize)?.iter().copied();
    let cells = cells.filter(|&cell| !geometry.is_hole(cell));
    cells.min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// The cells of the line through `from` that leads nearest to `to`, both ends included.
pub fn stroke(geometry: &Geometry, from: CellId, to: CellId) -> Vec<CellId> {
    let goal = geometry.center(to);
    let distance = |cell: CellId| {
        let center = geometry.center(cell);
        (center.0 - goal.0).powi(2) + (center.1 - goal.1).powi(2)
    };
    let mut best = (f64::MAX, Vec::new());
    for crossing in geometry.through(from) {
        let cells = geometry.line(crossing.line);
        let ends = cells.iter().enumerate().map(|(at, &cell)| (at, distance(cell)));
        let Some((at, far)) = ends.min_by(|one, other| one.1.total_cmp(&other.1)) else { continue };
        if far < best.0 {
            let here = crossing.at as usize;
            best = (far, cells[here.min(at)..=here.max(at)].to_vec());
        }
    }
    best.1
}
