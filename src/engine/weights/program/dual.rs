//! The bound as a function of the free prices, and its smooth version.
//!
//! In: a [`Program`]. Out: [`Values`] at a point. Invariants: all prices are free but the first
//! family's, which is the gain less the prices of the other families; sums are taken in a fixed
//! order.

use super::Program;
use super::power::{exp, ln};

/// Counts of placements end here.
const MANY: f64 = 1e280;

/// A step of a track with the slots of what it collects.
struct Step {
    from: u32,
    to: u32,
    slots: Vec<u32>,
}

/// The function.
pub(super) struct Dual {
    /// By line: how many nodes, and the steps.
    tracks: Vec<(usize, Vec<Step>)>,
    families: usize,
    count: usize,
    gain: f64,
    /// Time of an evaluation, roughly in nanoseconds.
    pub work: u64,
}

/// The values at a point.
pub(super) struct Values {
    /// The smooth bound, and its slope for each free price.
    pub smooth: f64,
    pub slope: Vec<f64>,
    /// The bound.
    pub bound: f64,
    /// How many cells of the weighted placements differ from the picture.
    pub distance: f64,
}

impl Dual {
    pub fn new(program: &Program) -> Dual {
        let mut work = 0;
        let lines = program.puzzle.geometry().lines().zip(&program.tracks);
        let tracks = lines.map(|(line, track)| {
            let slots = program.slots(line);
            let steps = track.steps.iter().map(|step| {
                let cells = step.begin as usize..step.end as usize;
                let slot = |at: usize| slots[at * program.color_count + step.color.index()];
                let slots: Vec<u32> = cells.filter_map(slot).collect();
                work += 20 + 2 * slots.len() as u64;
                Step { from: step.from, to: step.to, slots }
            });
            (track.node_count, steps.collect())
        });
        let tracks = tracks.collect();
        let (families, count) = (program.families(), program.count);
        Dual { tracks, families, count, gain: program.gain as f64, work }
    }

    /// How many free prices there are.
    pub fn free_count(&self) -> usize {
        self.count * (self.families - 1)
    }

    /// The prices of all slots.
    pub fn prices(&self, free: &[f64]) -> Vec<f64> {
        let mut prices = Vec::with_capacity(self.count * self.families);
        for further in free.chunks(self.families - 1) {
            prices.push(further.iter().fold(self.gain, |rest, price| rest - price));
            prices.extend_from_slice(further);
        }
        prices
    }

    pub fn values(&self, free: &[f64], temperature: f64) -> Values {
        let prices = self.prices(free);
        let mut often = vec![0.0; prices.len()];
        let (mut smooth, mut bound) = (0.0, 0.0);
        for (node_count, steps) in &self.tracks {
            let (soft, hard) = sweep(*node_count, steps, &prices, temperature, &mut often);
            smooth += soft;
            bound += hard;
        }
        let (mut distance, mut slope) = (0.0, Vec::with_capacity(free.len()));
        for own in often.chunks(self.families) {
            distance += self.gain * own[0];
            slope.extend(own[1..].iter().map(|further| further - own[0]));
        }
        Values { smooth, slope, bound, distance }
    }
}

/// The smooth and the greatest sum of a line; adds to each slot how often its color is there.
fn sweep(
    node_count: usize,
    steps: &[Step],
    prices: &[f64],
    temperature: f64,
    often: &mut [f64],
) -> (f64, f64) {
    let sum = |step: &Step| step.slots.iter().map(|&slot| prices[slot as usize]).sum();
    let sums: Vec<f64> = steps.iter().map(sum).collect();
    let mut hard = vec![f64::NEG_INFINITY; node_count];
    hard[0] = 0.0;
    for (step, sum) in steps.iter().zip(&sums) {
        let reached = hard[step.from as usize] + sum;
        if reached > hard[step.to as usize] {
            hard[step.to as usize] = reached;
        }
    }
    // All ways to a node together, in parts of the best one: at least 1.
    let mut parts = vec![0.0; node_count];
    parts[0] = 1.0;
    let mut shares = Vec::with_capacity(steps.len());
    for (step, sum) in steps.iter().zip(&sums) {
        let behind = hard[step.from as usize] + sum - hard[step.to as usize];
        let part = parts[step.from as usize] * exp(behind / temperature);
        parts[step.to as usize] = (parts[step.to as usize] + part).min(MANY);
        shares.push(part);
    }
    let end = node_count - 1;
    let mut flow = vec![0.0; node_count];
    flow[end] = 1.0;
    for (step, share) in steps.iter().zip(&shares).rev() {
        let amount = flow[step.to as usize] * share / parts[step.to as usize];
        flow[step.from as usize] += amount;
        step.slots.iter().for_each(|&slot| often[slot as usize] += amount);
    }
    (hard[end] + temperature * ln(parts[end]), hard[end])
}
