//! Where rules cross, and how far neighboring crossings are from each other.
//!
//! In: a mask of dark pixels, the least length of a run. Out: the centers of crossings, where long
//! dark runs across and long dark runs down meet; [`Buckets`] that know which crossing is nearest
//! to a place. Invariants: at most [`MAX_CROSSINGS`].

use super::Point;
use super::image::median;
use super::mask::{Mask, parts};

/// More crossings than this are texture, no puzzle.
const MAX_CROSSINGS: usize = 30_000;
/// Heavy rules may have a border of paper, where thin ones stop short of them: runs go on at both
/// ends by the least length over this. In our own drawings the border is a thirtieth of a cell.
const BORDER_DIVISOR: usize = 8;

/// The crossings of runs of at least `least` pixels; `None` if there are too many.
pub fn crossings(mask: &Mask, least: usize) -> Option<Vec<Point>> {
    let across = widened(&rows_of(&with_neighbors(mask, true), least));
    let down = widened(&columns_of(&with_neighbors(mask, false), least));
    let flags = across.flags.iter().zip(&down.flags).map(|(one, other)| *one && *other);
    let crossing_mask = Mask { width: mask.width, flags: flags.collect() };
    centers(crossing_mask, least * 11 / 5)
}

/// Each pixel joined with the one above it, or left of it: a rule that slopes stays whole.
fn with_neighbors(mask: &Mask, is_above: bool) -> Mask {
    let step = if is_above { mask.width } else { 1 };
    let flag = |place: usize| mask.flags[place] || place >= step && mask.flags[place - step];
    Mask { width: mask.width, flags: (0..mask.flags.len()).map(flag).collect() }
}

/// Only the runs across of at least this length, a border longer at both ends.
fn rows_of(mask: &Mask, least: usize) -> Mask {
    let mut runs = mask.empty();
    let (width, border) = (mask.width.max(1), least / BORDER_DIVISOR);
    for (row, into) in mask.flags.chunks(width).zip(runs.flags.chunks_mut(width)) {
        let mut start = 0;
        for end in 0..=row.len() {
            if row.get(end).copied().unwrap_or(false) {
                continue;
            }
            if end - start >= least {
                into[start.saturating_sub(border)..(end + border).min(width)].fill(true);
            }
            start = end + 1;
        }
    }
    runs
}

/// The vertical runs of the mask that have at least this length, each made longer by a border at
/// both ends.
fn columns_of(mask: &Mask, least: usize) -> Mask {
    let mut runs = mask.empty();
    let (width, height) = (mask.width, mask.height());
    let (mut lengths, border) = (vec![0_usize; width], least / BORDER_DIVISOR);
    for y in 0..=height {
        for (x, length) in lengths.iter_mut().enumerate() {
            if y < height && mask.flags[y * width + x] {
                *length += 1;
                continue;
            }
            if *length >= least {
                let run = (y - *length).saturating_sub(border)..(y + border).min(height);
                run.for_each(|y| runs.flags[y * width + x] = true);
            }
            *length = 0;
        }
    }
    runs
}

/// Each flag with its eight neighbors.
fn widened(mask: &Mask) -> Mask {
    let width = mask.width;
    let mut across = mask.empty();
    for (place, flag) in across.flags.iter_mut().enumerate() {
        let x = place % width;
        *flag = mask.flags[place]
            || x > 0 && mask.flags[place - 1]
            || x + 1 < width && mask.flags[place + 1];
    }
    let flag = |place: usize| {
        across.flags[place]
            || place >= width && across.flags[place - width]
            || across.flags.get(place + width).copied().unwrap_or(false)
    };
    Mask { width, flags: (0..mask.flags.len()).map(flag).collect() }
}

/// The centers of connected flags that are less than `limit` pixels wide and high.
fn centers(mask: Mask, limit: usize) -> Option<Vec<Point>> {
    let parts = parts(mask, MAX_CROSSINGS)?;
    let small = parts.iter().filter(|part| part.width() <= limit && part.height() <= limit);
    Some(small.map(|part| part.center).collect())
}

/// The crossings in square buckets.
pub struct Buckets<'a> {
    points: &'a [Point],
    size: f64,
    columns: usize,
    rows: usize,
    buckets: Vec<Vec<u32>>,
}

impl<'a> Buckets<'a> {
    /// Buckets that hold about one crossing each.
    pub fn new(points: &'a [Point], width: usize, height: usize) -> Buckets<'a> {
        let area = (width * height) as f64;
        let size = (area / points.len().max(1) as f64).sqrt().max(8.0);
        let columns = (width as f64 / size) as usize + 1;
        let rows = (height as f64 / size) as usize + 1;
        let mut all =
            Buckets { points, size, columns, rows, buckets: vec![Vec::new(); columns * rows] };
        for (number, &point) in points.iter().enumerate() {
            let (column, row) = all.bucket(point);
            all.buckets[row * columns + column].push(number as u32);
        }
        all
    }

    fn bucket(&self, point: Point) -> (usize, usize) {
        let index = |at: f64, count: usize| ((at / self.size).max(0.0) as usize).min(count - 1);
        (index(point.x, self.columns), index(point.y, self.rows))
    }

    /// The crossings at most `reach` from a place, with their distances.
    fn points_near(&self, place: Point, reach: f64) -> impl Iterator<Item = (usize, f64)> + '_ {
        let corner = Point { x: reach, y: reach };
        let ((left, top), (right, bottom)) =
            (self.bucket(place - corner), self.bucket(place + corner));
        let rows = top..=bottom;
        let buckets = rows.flat_map(move |row| (left..=right).map(move |column| (row, column)));
        let numbers = buckets.flat_map(|(row, column)| &self.buckets[row * self.columns + column]);
        numbers
            .map(move |&number| (number as usize, (self.points[number as usize] - place).length()))
            .filter(move |&(_, distance)| distance <= reach)
    }

    /// The crossing nearest to a place, if one is at most `reach` away.
    pub fn nearest(&self, place: Point, reach: f64) -> Option<usize> {
        let nearby = self.points_near(place, reach);
        nearby.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(number, _)| number)
    }

    /// The four crossings nearest to one of them.
    fn neighbors(&self, number: usize) -> Vec<usize> {
        let mut reach = self.size * 1.5;
        loop {
            let mut nearby: Vec<_> = self.points_near(self.points[number], reach).collect();
            nearby.retain(|&(other, _)| other != number);
            if nearby.len() >= 4 || reach > self.size * 30.0 {
                nearby.sort_by(|one, other| one.1.total_cmp(&other.1));
                return nearby.into_iter().take(4).map(|(other, _)| other).collect();
            }
            reach *= 2.0;
        }
    }

    /// The usual distance of neighbors across and down.
    pub fn spacing(&self) -> Point {
        let (mut across, mut down) = (Vec::new(), Vec::new());
        for number in 0..self.points.len() {
            for neighbor in self.neighbors(number) {
                let way = self.points[neighbor] - self.points[number];
                if way.y.abs() < 0.25 * way.x.abs() {
                    across.push(way.x.abs());
                } else if way.x.abs() < 0.25 * way.y.abs() {
                    down.push(way.y.abs());
                }
            }
        }
        Point { x: median(&mut across), y: median(&mut down) }
    }
}
