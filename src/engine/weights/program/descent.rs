//! Goes down a smooth function of many values: quasi-Newton steps from the last few changes of the
//! slope.
//!
//! Source: L-BFGS as in J. Nocedal, "Updating quasi-Newton matrices with limited storage"
//! (Mathematics of Computation 1980), with steps that are halved until they lead down.

use super::Work;
use super::dual::{Dual, Values};
use std::collections::VecDeque;

/// How many changes are kept.
pub(super) const MEMORY: usize = 30;

/// How often a step is halved before it is given up.
const HALVINGS: u32 = 30;

/// A change of place, and the change of slope that it made.
struct Change {
    place: Vec<f64>,
    slope: Vec<f64>,
    /// Their product.
    product: f64,
}

/// A way down.
pub(super) struct Descent {
    pub free: Vec<f64>,
    pub values: Values,
    temperature: f64,
    changes: VecDeque<Change>,
}

impl Descent {
    /// Begins with all free prices 0; `None` if there is no work left.
    pub fn new(dual: &Dual, temperature: f64, work: &mut Work) -> Option<Descent> {
        work.pay(dual.work)?;
        let free = vec![0.0; dual.free_count()];
        let values = dual.values(&free, temperature);
        Some(Descent { free, values, temperature, changes: VecDeque::new() })
    }

    /// Goes on with another temperature; `None` if there is no work left.
    pub fn cool(&mut self, dual: &Dual, temperature: f64, work: &mut Work) -> Option<()> {
        work.pay(dual.work)?;
        self.temperature = temperature;
        self.values = dual.values(&self.free, temperature);
        self.changes.clear();
        Some(())
    }

    /// One step; false if none leads down, `None` if there is no work left.
    pub fn step(&mut self, dual: &Dual, work: &mut Work) -> Option<bool> {
        work.pay(4 * (MEMORY * self.free.len()) as u64)?;
        let ahead = self.direction();
        let fall = dot(&self.values.slope, &ahead);
        let mut length = 1.0;
        for _ in 0..HALVINGS {
            work.pay(dual.work)?;
            let values = self.free.iter().zip(&ahead).map(|(value, ahead)| value - length * ahead);
            let free: Vec<f64> = values.collect();
            let values = dual.values(&free, self.temperature);
            if values.smooth <= self.values.smooth - 1e-4 * length * fall {
                let is_lower = values.smooth < self.values.smooth;
                self.go(free, values);
                return Some(is_lower);
            }
            length /= 2.0;
        }
        Some(false)
    }

    fn go(&mut self, free: Vec<f64>, values: Values) {
        let place = difference(&free, &self.free);
        let slope = difference(&values.slope, &self.values.slope);
        let product = dot(&place, &slope);
        if product > 1e-14 {
            self.changes.push_back(Change { place, slope, product });
        }
        if self.changes.len() > MEMORY {
            self.changes.pop_front();
        }
        self.free = free;
        self.values = values;
    }

    /// What to subtract: the slope times an estimate of the inverse of the second derivative.
    fn direction(&self) -> Vec<f64> {
        let mut ahead = self.values.slope.clone();
        let mut parts = Vec::with_capacity(self.changes.len());
        for change in self.changes.iter().rev() {
            let part = dot(&change.place, &ahead) / change.product;
            add(&mut ahead, -part, &change.slope);
            parts.push(part);
        }
        let newest = self.changes.back();
        let factor =
            newest.map_or(self.temperature, |last| last.product / dot(&last.slope, &last.slope));
        ahead.iter_mut().for_each(|value| *value *= factor);
        for (change, part) in self.changes.iter().zip(parts.iter().rev()) {
            let back = dot(&change.slope, &ahead) / change.product;
            add(&mut ahead, part - back, &change.place);
        }
        ahead
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn difference(new: &[f64], old: &[f64]) -> Vec<f64> {
    new.iter().zip(old).map(|(new, old)| new - old).collect()
}

fn add(values: &mut [f64], factor: f64, others: &[f64]) {
    for (value, other) in values.iter_mut().zip(others) {
        *value += factor * other;
    }
}
