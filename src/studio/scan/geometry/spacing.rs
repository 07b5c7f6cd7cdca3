//! How far neighboring rules are from each other, and which crossing is nearest to a place.
//!
//! In: crossings. Out: distances; numbers of crossings.

use super::Point;
use super::point::median;

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
        let within = |at: f64, count: usize| ((at / self.size).max(0.0) as usize).min(count - 1);
        (within(point.x, self.columns), within(point.y, self.rows))
    }

    /// The crossings at most `reach` from a place, with their distances.
    fn near(&self, place: Point, reach: f64) -> impl Iterator<Item = (usize, f64)> + '_ {
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
        let near = self.near(place, reach);
        near.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(number, _)| number)
    }

    /// The four crossings nearest to one of them.
    fn neighbors(&self, number: usize) -> Vec<usize> {
        let mut reach = self.size * 1.5;
        loop {
            let mut near: Vec<_> = self.near(self.points[number], reach).collect();
            near.retain(|&(other, _)| other != number);
            if near.len() >= 4 || reach > self.size * 30.0 {
                near.sort_by(|one, other| one.1.total_cmp(&other.1));
                return near.into_iter().take(4).map(|(other, _)| other).collect();
            }
            reach *= 2.0;
        }
    }

    /// The usual distance of neighbors across and down.
    pub fn spacing(&self) -> Point {
        let (mut across, mut down) = (Vec::new(), Vec::new());
        for number in 0..self.points.len() {
            for other in self.neighbors(number) {
                let way = self.points[other] - self.points[number];
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
