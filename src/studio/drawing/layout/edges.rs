//! Computes the lines between cells: heavy ones at the rim and between regions, without regions
//! every five cells; thin ones else.
//!
//! In: a board. Out: two lists of [`Edge`]s. Invariants: each side of each cell that is no hole
//! is covered exactly once; collinear neighbors are joined.

use super::extras;
use crate::puzzle::{CellId, Geometry, Point};

/// A straight line between two points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// The start.
    pub from: Point,
    /// The end.
    pub to: Point,
}

/// The number of cells between two heavy lines.
const CELLS_PER_GROUP: usize = 5;

/// The thin and the heavy edges.
pub(super) fn edges(geometry: &Geometry) -> (Vec<Edge>, Vec<Edge>) {
    let (mut thin, mut heavy) = (Vec::new(), Vec::new());
    for cell in extras::visible_cells(geometry) {
        let corners = geometry.corners(cell);
        let (x, y) = geometry.center(cell);
        for side in 0..corners.len() {
            let (a, b) = (corners[side], corners[(side + 1) % corners.len()]);
            let edge = Edge { from: (x + a.0, y + a.1), to: (x + b.0, y + b.1) };
            match geometry.across(cell, side) {
                None => heavy.push(edge),
                // Two cells share an inner edge; the earlier one draws it.
                Some(neighbor) if neighbor < cell => {}
                Some(neighbor) if is_between_groups(geometry, cell, neighbor) => heavy.push(edge),
                Some(_) => thin.push(edge),
            }
        }
    }
    (long_edges(thin), long_edges(heavy))
}

/// Do two neighbors lie in different regions; without regions, in different groups of five lines of
/// some family? Groups are counted from the first line.
fn is_between_groups(geometry: &Geometry, one: CellId, other: CellId) -> bool {
    let group =
        |crossing: &crate::puzzle::Crossing| geometry.place(crossing.line).1 / CELLS_PER_GROUP;
    if geometry.regions().is_some() {
        return !geometry.share_region(one, other);
    }
    let pairs = geometry.through(one).iter().zip(geometry.through(other));
    pairs.take(geometry.straight_family_count()).any(|(one, other)| group(one) != group(other))
}

/// Joins edges that continue each other, so that a rectangle has one line for each row instead
/// of one for each cell.
fn long_edges(edges: Vec<Edge>) -> Vec<Edge> {
    // Compare everything in thousandths of a cell.
    let grain = |value: f64| (value * 1000.0).round() as i64;
    let key = |edge: &Edge| {
        let ((x, y), (to_x, to_y)) = (edge.from, edge.to);
        let (dx, dy) = (to_x - x, to_y - y);
        (grain(dx), grain(dy), grain(x * dy - y * dx), grain(x * dx + y * dy))
    };
    let mut edges: Vec<Edge> = edges.into_iter().map(forward).collect();
    edges.sort_by_cached_key(key);
    let mut long_edges: Vec<(Edge, (i64, i64, i64, i64))> = Vec::new();
    for edge in edges {
        let edge_key = key(&edge);
        match long_edges.last_mut() {
            Some((last, last_key))
                if (edge_key.0, edge_key.1, edge_key.2) == (last_key.0, last_key.1, last_key.2)
                    && grain(last.to.0) == grain(edge.from.0)
                    && grain(last.to.1) == grain(edge.from.1) =>
            {
                last.to = edge.to;
            }
            _ => long_edges.push((edge, edge_key)),
        }
    }
    long_edges.into_iter().map(|(edge, _)| edge).collect()
}

/// The edge directed to the right, or downwards if it is vertical.
fn forward(edge: Edge) -> Edge {
    let is_upright = (edge.from.0 - edge.to.0).abs() < 1e-6;
    let is_forward = if is_upright { edge.from.1 < edge.to.1 } else { edge.from.0 < edge.to.0 };
    if is_forward { edge } else { Edge { from: edge.to, to: edge.from } }
}
