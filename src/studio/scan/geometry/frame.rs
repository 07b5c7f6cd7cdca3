//! The outermost rules: thick frames hide them or pull their crossings aside.
//!
//! In: a whole lattice and the gray levels. Out: the lattice, with another outer row or column where
//! a frame hid it. Invariants: at most two are added on a side, and only before a dark bar.

use super::point::{median, median_point};
use super::{Gray, Lattice, Point};

/// How far an outer crossing may be from where its rule points, in parts of a cell.
const ASKEW: f64 = 0.13;

/// Mends all four sides.
pub fn framed(mut lattice: Lattice, gray: &Gray) -> Lattice {
    for _ in 0..4 {
        for _ in 0..2 {
            match hidden(&lattice, gray) {
                Some(first) => lattice = lattice.with_row(&first),
                None => break,
            }
        }
        straighten(&mut lattice);
        lattice = lattice.turned();
    }
    lattice
}

/// The row before the first one, if the rules go on to it and a dark bar is behind it.
fn hidden(lattice: &Lattice, gray: &Gray) -> Option<Vec<Point>> {
    let at = |row: usize| (0..lattice.columns).map(move |column| lattice.point(row, column));
    let beyond = beyond(lattice);
    if !is_inside(&beyond, gray) {
        return None;
    }
    let (first, second): (Vec<_>, Vec<_>) = (at(0).collect(), at(1).collect());
    let inner = strip(gray, &second, &first);
    let outer = strip(gray, &first, &beyond);
    let usual = median(&mut inner.iter().map(|rule| rule.contrast()).collect::<Vec<_>>());
    let going_on = outer.iter().filter(|rule| rule.contrast() > 0.5 * usual).count();
    let paper =
        |strip: &[Rule]| median(&mut strip.iter().map(|rule| rule.paper).collect::<Vec<_>>());
    let dark = paper(&inner) - 0.6 * usual;
    let bar = |column: usize| {
        let middle = beyond[column].toward(beyond[column + 1], 0.5);
        gray.between(middle + (middle - first[column].toward(first[column + 1], 0.5)) * 0.22)
    };
    let mut bars: Vec<f64> = (0..beyond.len() - 1).map(bar).collect();
    let is_hidden = going_on as f64 > 0.55 * outer.len() as f64
        && median(&mut bars) < dark
        && paper(&outer) > dark;
    is_hidden.then_some(beyond)
}

/// Where the row before the first one would be.
pub fn beyond(lattice: &Lattice) -> Vec<Point> {
    let columns = 0..lattice.columns;
    columns.map(|column| lattice.point(0, column) * 2.0 - lattice.point(1, column)).collect()
}

/// Does the image contain most of these places?
pub fn is_inside(places: &[Point], gray: &Gray) -> bool {
    let is_inside = |point: &&Point| {
        (-2.0..gray.width() as f64 + 1.0).contains(&point.x)
            && (-2.0..gray.height() as f64 + 1.0).contains(&point.y)
    };
    places.iter().filter(is_inside).count() * 2 >= places.len()
}

/// A rule between two rows of crossings.
pub struct Rule {
    /// Its level.
    ink: f64,
    /// The level of the paper beside it.
    pub paper: f64,
}

impl Rule {
    pub fn contrast(&self) -> f64 {
        self.paper - self.ink
    }
}

/// The rules from one row of crossings to another.
pub fn strip(gray: &Gray, from: &[Point], to: &[Point]) -> Vec<Rule> {
    let shares = [0.3, 0.4, 0.5, 0.6, 0.7];
    let mean =
        |level: &dyn Fn(f64) -> f64| shares.iter().map(|&share| level(share)).sum::<f64>() / 5.0;
    let rule = |column: usize| {
        let other = if column + 1 < from.len() { column + 1 } else { column - 1 };
        let on = |share: f64| from[column].toward(to[column], share);
        let beside = |share: f64| on(share).toward(from[other].toward(to[other], share), 0.5);
        let darkest = |share: f64| {
            let steps = [(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
            let levels = steps.map(|(x, y)| gray.between(on(share) + Point { x, y }));
            levels.into_iter().fold(255.0, f64::min)
        };
        Rule { ink: mean(&darkest), paper: mean(&|share| gray.between(beside(share))) }
    };
    (0..from.len()).map(rule).collect()
}

/// Moves crossings of the first row that are far from where their rules point.
fn straighten(lattice: &mut Lattice) {
    let steps: Vec<Point> = (0..lattice.columns)
        .map(|column| lattice.point(1, column) - lattice.point(2, column))
        .collect();
    let mut moved = Vec::new();
    let mut shares = Vec::new();
    for column in 0..lattice.columns {
        let near = &steps[column.saturating_sub(3)..(column + 4).min(steps.len())];
        let step = median_point(near);
        let expected = lattice.point(1, column) + step;
        let share = (lattice.point(0, column) - expected).length() / step.length().max(1.0);
        shares.push(share);
        if share > ASKEW {
            moved.push((column, expected));
        }
    }
    // Where all are far, the cells of this row are of another height.
    if median(&mut shares) < 0.3 {
        moved.into_iter().for_each(|(column, point)| lattice.set(0, column, Some(point)));
    }
}
