//! Grows a lattice from one crossing to its neighbors, and theirs, and computes those it lacks.
//!
//! In: crossings, their spacing. Out: the [`Lattice`] of those that are connected, later with all
//! its crossings. Each step follows the local direction, so no model of the page is needed, and
//! what lies askew or is missing is computed from its neighbors, since cells of clues are often
//! narrower than those of the picture. Invariants: each crossing has one place.

use super::crossings::Buckets;
use super::image::{median, median_point};
use super::{Lattice, Point};
use std::collections::{BTreeMap, VecDeque};

/// How many crossings near the middle are tried as the first one, and how far apart in their order.
const SEEDS: (usize, usize) = (10, 6);
/// How far a neighbor may be from where it is expected, in parts of the spacing.
const MAX_NEIGHBOR_OFFSET: f64 = 0.27;
/// How many crossings a row or column has at least, in parts of the usual number.
const MIN_CROSSING_SHARE: f64 = 0.3;

/// Row and column, from the first crossing.
type Place = (i32, i32);

/// The largest lattice of several first crossings.
pub fn largest_lattice(points: &[Point], buckets: &Buckets, spacing: Point) -> Option<Lattice> {
    let middle = median_point(points);
    let mut order: Vec<usize> = (0..points.len()).collect();
    let distance = |&number: &usize| (points[number] - middle).length();
    order.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
    let mut best = BTreeMap::new();
    for &seed in order.iter().step_by(SEEDS.1).take(SEEDS.0) {
        let places = reached_from(seed, points, buckets, spacing);
        if places.len() > best.len() {
            best = places;
        }
        if best.len() * 5 > points.len() * 3 {
            break;
        }
    }
    trim(lattice(&best, points)?)
}

/// All crossings that are reached from one, with their places.
fn reached_from(
    seed: usize,
    points: &[Point],
    buckets: &Buckets,
    spacing: Point,
) -> BTreeMap<Place, usize> {
    let steps = (Point { x: spacing.x, y: 0.0 }, Point { x: 0.0, y: spacing.y });
    let mut places = BTreeMap::from([((0, 0), seed)]);
    let mut is_used = vec![false; points.len()];
    is_used[seed] = true;
    let mut queue = VecDeque::from([((0, 0), seed, steps)]);
    while let Some((place, number, (right, down))) = queue.pop_front() {
        for (rows, columns) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let next = (place.0 + rows, place.1 + columns);
            if places.contains_key(&next) {
                continue;
            }
            let step = right * f64::from(columns) + down * f64::from(rows);
            let reach = MAX_NEIGHBOR_OFFSET * spacing.x.min(spacing.y);
            let Some(neighbor) = buckets.nearest(points[number] + step, reach) else { continue };
            if std::mem::replace(&mut is_used[neighbor], true) {
                continue;
            }
            places.insert(next, neighbor);
            let way = (points[neighbor] - points[number]) * f64::from(rows + columns);
            let steps = match rows {
                0 => (right.toward(way, 0.4), down),
                _ => (right, down.toward(way, 0.4)),
            };
            queue.push_back((next, neighbor, steps));
        }
    }
    places
}

/// The crossings in rows and columns.
fn lattice(places: &BTreeMap<Place, usize>, points: &[Point]) -> Option<Lattice> {
    let rows = places.keys().map(|place| place.0);
    let columns = places.keys().map(|place| place.1);
    let (top, bottom) = (rows.clone().min()?, rows.max()?);
    let (left, right) = (columns.clone().min()?, columns.max()?);
    let (height, width) = ((bottom - top + 1) as usize, (right - left + 1) as usize);
    // A snake of crossings is no lattice; this also bounds the memory.
    if height * width > 8 * places.len() {
        return None;
    }
    Some(Lattice::of(height, width, |row, column| {
        places.get(&(top + row as i32, left + column as i32)).map(|&number| points[number])
    }))
}

/// Without outer rows and columns that have few crossings.
fn trim(mut lattice: Lattice) -> Option<Lattice> {
    // Two rounds, since a row may have few crossings only once a column is gone.
    for _ in 0..2 * 4 {
        while lattice.rows > 4 && is_sparse(&lattice) {
            lattice = lattice.without_first_row();
        }
        lattice = lattice.rotated();
    }
    (lattice.rows > 4 && lattice.columns > 4).then_some(lattice)
}

/// Does the first row have few crossings?
fn is_sparse(lattice: &Lattice) -> bool {
    let count = |row: &[Option<Point>]| row.iter().flatten().count() as f64;
    let mut counts: Vec<f64> = lattice.points.chunks(lattice.columns).map(count).collect();
    counts[0] < MIN_CROSSING_SHARE * median(&mut counts)
}

/// How far a crossing may be from where its neighbors point, in parts of the spacing.
const MAX_CROSSING_OFFSET: f64 = 0.13;
/// The widest neighborhood of a missing crossing, in cells.
const WIDEST_NEIGHBORHOOD: i64 = 12;

/// All crossings: the good ones of `lattice`, and computed ones. `spacing` is the shorter one.
pub fn without_gaps(lattice: &Lattice, spacing: f64) -> Option<Lattice> {
    let mut result = lattice.clone();
    for _ in 0..2 {
        let is_askew = |row, column| {
            let point = result.get(row, column)?;
            let expected = neighbor_predictions(&result, row, column);
            let is_far = (point - median_point(&expected)).reach() > MAX_CROSSING_OFFSET * spacing;
            (expected.len() >= 3 && is_far).then_some(())
        };
        result = Lattice::of(result.rows, result.columns, |row, column| {
            result.get(row, column).filter(|_| is_askew(row, column).is_none())
        });
    }
    fill_gaps(result)
}

/// Where the neighbors of a crossing point: middles between two of them, and parallelograms.
fn neighbor_predictions(lattice: &Lattice, row: usize, column: usize) -> Vec<Point> {
    let at = |down, right| lattice.point_beside(row, column, down, right);
    let middles = [(0, 1), (1, 0), (0, 2), (2, 0)]
        .map(|(down, right)| Some((at(-down, -right)? + at(down, right)?) * 0.5));
    let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
        .map(|(down, right)| Some(at(down, 0)? + at(0, right)? - at(down, right)?));
    middles.into_iter().chain(corners).flatten().collect()
}

/// Computes the missing crossings, those with most neighbors first.
fn fill_gaps(mut lattice: Lattice) -> Option<Lattice> {
    loop {
        let places =
            (0..lattice.rows).flat_map(|row| (0..lattice.columns).map(move |column| (row, column)));
        let missing = places.filter(|&(row, column)| lattice.get(row, column).is_none());
        let counts =
            missing.map(|(row, column)| (around(&lattice, row, column, 2).len(), row, column));
        let counts: Vec<_> = counts.collect();
        let Some(largest) = counts.iter().map(|&(count, ..)| count).max() else {
            return Some(lattice);
        };
        let ripe = counts.iter().filter(|&&(count, ..)| count == largest || count >= 12);
        let computed = ripe
            .map(|&(_, row, column)| (row, column, crossing_by_neighbors(&lattice, row, column)));
        let computed: Vec<_> = computed.collect();
        if computed.iter().all(|(.., point)| point.is_none()) {
            return None;
        }
        for (row, column, point) in computed {
            lattice.set(row, column, point);
        }
    }
}

/// The crossings around a place, each with its distance in rows and columns.
fn around(lattice: &Lattice, row: usize, column: usize, reach: i64) -> Vec<([f64; 2], Point)> {
    let steps = (-reach..=reach).flat_map(|down| (-reach..=reach).map(move |right| (down, right)));
    let crossings = steps.filter_map(|(down, right)| {
        Some(([down as f64, right as f64], lattice.point_beside(row, column, down, right)?))
    });
    crossings.collect()
}

/// Where a crossing is, if rows and columns around it are straight and equally wide: weighted least
/// squares.
fn crossing_by_neighbors(lattice: &Lattice, row: usize, column: usize) -> Option<Point> {
    let mut reach = 2;
    loop {
        let crossings = around(lattice, row, column, reach);
        if crossings.len() >= 6
            && let Some(point) = least_squares(&crossings)
        {
            return Some(point);
        }
        if reach >= WIDEST_NEIGHBORHOOD {
            return None;
        }
        reach += 2;
    }
}

/// The constant of `point = constant + a * down + b * right`, by the normal equations.
fn least_squares(crossings: &[([f64; 2], Point)]) -> Option<Point> {
    let mut matrix = [[0.0; 3]; 3];
    let mut right = [Point::default(); 3];
    for &([down, across], point) in crossings {
        let weight = 1.0 / (1.0 + 0.3 * (down * down + across * across));
        let terms = [1.0, down, across];
        for i in 0..3 {
            for j in 0..3 {
                matrix[i][j] += weight * weight * terms[i] * terms[j];
            }
            right[i] = right[i] + point * (weight * weight * terms[i]);
        }
    }
    let minor = |i: usize, j: usize, k: usize, l: usize| {
        matrix[i][k] * matrix[j][l] - matrix[i][l] * matrix[j][k]
    };
    let factors = [minor(1, 2, 1, 2), -minor(0, 2, 1, 2), minor(0, 1, 1, 2)];
    let determinant: f64 = (0..3).map(|row| matrix[row][0] * factors[row]).sum();
    let size = matrix[0][0] * matrix[1][1] * matrix[2][2];
    if determinant.abs() <= 1e-6 * size {
        return None;
    }
    let sum = (0..3).fold(Point::default(), |sum, row| sum + right[row] * factors[row]);
    Some(sum * (1.0 / determinant))
}
