//! Removes crossings that lie askew, and computes missing ones from their neighbors.
//!
//! In: a lattice. Out: the lattice with all crossings. Invariants: the local shape counts, since
//! cells of clues are often narrower than those of the picture.

use super::point::median_point;
use super::{Lattice, Point};

/// How far a crossing may be from where its neighbors point, in parts of the spacing.
const ASKEW: f64 = 0.13;
/// The widest neighborhood of a missing crossing, in cells.
const WIDEST: i64 = 12;

/// All crossings: the good ones of `lattice`, and computed ones. `spacing` is the shorter one.
pub fn cleaned(lattice: &Lattice, spacing: f64) -> Option<Lattice> {
    let mut cleaned = lattice.clone();
    for _ in 0..2 {
        let is_askew = |row, column| {
            let point = cleaned.get(row, column)?;
            let expected = expected(&cleaned, row, column);
            let is_far = (point - median_point(&expected)).reach() > ASKEW * spacing;
            (expected.len() >= 3 && is_far).then_some(())
        };
        cleaned = Lattice::of(cleaned.rows, cleaned.columns, |row, column| {
            cleaned.get(row, column).filter(|_| is_askew(row, column).is_none())
        });
    }
    filled(cleaned)
}

/// Where the neighbors of a crossing point: middles between two of them, and parallelograms.
fn expected(lattice: &Lattice, row: usize, column: usize) -> Vec<Point> {
    let near = |down, right| lattice.near(row, column, down, right);
    let middles = [(0, 1), (1, 0), (0, 2), (2, 0)]
        .map(|(down, right)| Some((near(-down, -right)? + near(down, right)?) * 0.5));
    let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
        .map(|(down, right)| Some(near(down, 0)? + near(0, right)? - near(down, right)?));
    middles.into_iter().chain(corners).flatten().collect()
}

/// Computes the missing crossings, those with most neighbors first.
fn filled(mut lattice: Lattice) -> Option<Lattice> {
    loop {
        let places =
            (0..lattice.rows).flat_map(|row| (0..lattice.columns).map(move |column| (row, column)));
        let missing = places.filter(|&(row, column)| lattice.get(row, column).is_none());
        let counted =
            missing.map(|(row, column)| (around(&lattice, row, column, 2).len(), row, column));
        let counted: Vec<_> = counted.collect();
        let Some(most) = counted.iter().map(|&(count, ..)| count).max() else {
            return Some(lattice);
        };
        let ripe = counted.iter().filter(|&&(count, ..)| count == most || count >= 12);
        let computed = ripe.map(|&(_, row, column)| (row, column, fitted(&lattice, row, column)));
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
    let near = steps.filter_map(|(down, right)| {
        Some(([down as f64, right as f64], lattice.near(row, column, down, right)?))
    });
    near.collect()
}

/// Where a crossing is, if rows and columns around it are straight and equally wide: weighted least
/// squares.
fn fitted(lattice: &Lattice, row: usize, column: usize) -> Option<Point> {
    let mut reach = 2;
    loop {
        let near = around(lattice, row, column, reach);
        if near.len() >= 6
            && let Some(point) = least_squares(&near)
        {
            return Some(point);
        }
        if reach >= WIDEST {
            return None;
        }
        reach += 2;
    }
}

/// The constant of `point = constant + a * down + b * right`, by the normal equations.
fn least_squares(near: &[([f64; 2], Point)]) -> Option<Point> {
    let mut matrix = [[0.0; 3]; 3];
    let mut right = [Point::default(); 3];
    for &([down, across], point) in near {
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
