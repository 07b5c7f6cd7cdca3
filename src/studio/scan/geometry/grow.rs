//! Grows a lattice from one crossing to its neighbors, and theirs.
//!
//! In: crossings, their spacing. Out: the [`Lattice`] of those that are connected. Each step follows
//! the local direction, so no model of the page is needed. Invariants: each crossing has one place.

use super::point::{median, median_point};
use super::spacing::Buckets;
use super::{Lattice, Point};
use std::collections::{BTreeMap, VecDeque};

/// How many crossings near the middle are tried as the first one, and how far apart in their order.
const SEEDS: (usize, usize) = (10, 6);
/// How far a neighbor may be from where it is expected, in parts of the spacing.
const REACH: f64 = 0.27;
/// How many crossings a row or column has at least, in parts of the usual number.
const FEWEST: f64 = 0.3;

/// Row and column, from the first crossing.
type Place = (i32, i32);

/// The largest lattice of several first crossings.
pub fn grown(points: &[Point], buckets: &Buckets, spacing: Point) -> Option<Lattice> {
    let middle = median_point(points);
    let mut order: Vec<usize> = (0..points.len()).collect();
    let far = |&number: &usize| (points[number] - middle).length();
    order.sort_by(|one, other| far(one).total_cmp(&far(other)));
    let mut best = BTreeMap::new();
    for &seed in order.iter().step_by(SEEDS.1).take(SEEDS.0) {
        let found = from(seed, points, buckets, spacing);
        if found.len() > best.len() {
            best = found;
        }
        if best.len() * 5 > points.len() * 3 {
            break;
        }
    }
    trimmed(lattice(&best, points)?)
}

/// All crossings that are reached from one, with their places.
fn from(
    seed: usize,
    points: &[Point],
    buckets: &Buckets,
    spacing: Point,
) -> BTreeMap<Place, usize> {
    let steps = (Point { x: spacing.x, y: 0.0 }, Point { x: 0.0, y: spacing.y });
    let mut found = BTreeMap::from([((0, 0), seed)]);
    let mut is_used = vec![false; points.len()];
    is_used[seed] = true;
    let mut queue = VecDeque::from([((0, 0), seed, steps)]);
    while let Some((place, number, (right, down))) = queue.pop_front() {
        for (rows, columns) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let next = (place.0 + rows, place.1 + columns);
            if found.contains_key(&next) {
                continue;
            }
            let step = right * f64::from(columns) + down * f64::from(rows);
            let reach = REACH * spacing.x.min(spacing.y);
            let Some(other) = buckets.nearest(points[number] + step, reach) else { continue };
            if std::mem::replace(&mut is_used[other], true) {
                continue;
            }
            found.insert(next, other);
            let way = (points[other] - points[number]) * f64::from(rows + columns);
            let steps = match rows {
                0 => (right.toward(way, 0.4), down),
                _ => (right, down.toward(way, 0.4)),
            };
            queue.push_back((next, other, steps));
        }
    }
    found
}

/// The crossings in rows and columns.
fn lattice(found: &BTreeMap<Place, usize>, points: &[Point]) -> Option<Lattice> {
    let rows = found.keys().map(|place| place.0);
    let columns = found.keys().map(|place| place.1);
    let (top, bottom) = (rows.clone().min()?, rows.max()?);
    let (left, right) = (columns.clone().min()?, columns.max()?);
    let (height, width) = ((bottom - top + 1) as usize, (right - left + 1) as usize);
    // A snake of crossings is no lattice; this also bounds the memory.
    if height * width > 8 * found.len() {
        return None;
    }
    Some(Lattice::of(height, width, |row, column| {
        found.get(&(top + row as i32, left + column as i32)).map(|&number| points[number])
    }))
}

/// Without outer rows and columns that have few crossings.
fn trimmed(mut lattice: Lattice) -> Option<Lattice> {
    // Two rounds, since a row may have few crossings only once a column is gone.
    for _ in 0..2 * 4 {
        while lattice.rows > 4 && is_sparse(&lattice) {
            lattice = lattice.without_first_row();
        }
        lattice = lattice.turned();
    }
    (lattice.rows > 4 && lattice.columns > 4).then_some(lattice)
}

/// Does the first row have few crossings?
fn is_sparse(lattice: &Lattice) -> bool {
    let count = |row: &[Option<Point>]| row.iter().flatten().count() as f64;
    let mut counts: Vec<f64> = lattice.points.chunks(lattice.columns).map(count).collect();
    counts[0] < FEWEST * median(&mut counts)
}
