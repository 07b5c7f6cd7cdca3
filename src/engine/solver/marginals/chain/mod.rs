//! The exact marginals of one line: how likely each color of each cell is over all placements of
//! its clue.
//!
//! In: the rules of a line, and a weight for each color of each cell. Out: for each color and cell
//! its share. A placement's weight is the product of the weights of its cells. The share is the
//! weight of the placements that give the cell this color, divided by the weight of all placements.
//! Invariants: exact up to rounding, for all clues; the same on every machine, because it uses only
//! sums, products and quotients in a fixed order.
//! Source: L. R. Rabiner, "A tutorial on hidden Markov models" (Proc. IEEE 1989): forward and
//! backward weights, scaled; here over (run, border), as in the line solver.
//!
//! A border lies between cells: border `p` before cell `p`. Weights and shares are stored as a row
//! of cells per color. A choice (a run in one color) has a row of borders.

mod backward;
mod forward;

use crate::propagation::{LineRules, OPEN, RunRule};
use std::ops::RangeInclusive;

/// Weights outside these bounds are rescaled, all weights of a run by one factor. Only their ratios
/// within a run matter.
const SCALE_ABOVE: f64 = 1e100;
const SCALE_BELOW: f64 = 1e-100;

/// Where a run may start in the present pass: first and last border.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    last: usize,
    /// The smallest number of cells of the run.
    least: usize,
}

impl Span {
    fn first_end(self) -> usize {
        self.first + self.least
    }

    fn last_end(self) -> usize {
        self.last + self.least
    }
}

/// The working memory of the chain; it stops growing after the largest line.
#[derive(Default)]
pub(super) struct Chain {
    /// By choice and start: weight of the cells before the run.
    starts: Vec<f64>,
    /// By choice and end: weight of the cells up to the end of the run.
    ends: Vec<f64>,
    /// By choice and start: weight of the cells from the start of the run on. For a run of any
    /// length also by border within the run: weight of the cells from there on.
    behind: Vec<f64>,
    /// By choice of one length and start: the product of the weights of the run's cells.
    windows: Vec<f64>,
    /// By border: weight of the cells before it (after it, in the backward pass) if the runs so far
    /// are complete and anything may follow.
    reached: Vec<f64>,
    next: Vec<f64>,
    /// By color and cell: how much the share rises and falls there.
    rises: Vec<f64>,
    falls: Vec<f64>,
    spans: Vec<Span>,
}

/// Entries of a row of borders: one per border, and one spare.
fn stride(rules: &LineRules) -> usize {
    rules.cell_count + 2
}

/// Entries that the working memory of a line needs for its choices and borders.
pub(super) fn size(rules: &LineRules) -> usize {
    rules.colors.len() * stride(rules)
}

impl Chain {
    /// Computes the shares of a line with a clue. `latest` is the last cell that each run can start
    /// at. `None` if all placements have weight zero or there is none.
    pub fn shares(
        &mut self,
        rules: &LineRules,
        latest: &[usize],
        weights: &[f64],
        shares: &mut [f64],
    ) -> Option<()> {
        let color_count = weights.len() / rules.cell_count;
        self.make_room(rules, color_count);
        self.forward(rules, latest, weights)?;
        shares.fill(0.0);
        self.backward(rules, weights, shares)?;
        self.sum_up(rules.cell_count, shares);
        Some(())
    }

    fn make_room(&mut self, rules: &LineRules, color_count: usize) {
        let grow = |row: &mut Vec<f64>, size| row.resize(row.len().max(size), 0.0);
        for rows in [&mut self.starts, &mut self.ends, &mut self.behind, &mut self.windows] {
            grow(rows, size(rules));
        }
        grow(&mut self.reached, stride(rules));
        grow(&mut self.next, stride(rules));
        for rows in [&mut self.rises, &mut self.falls] {
            rows.clear();
            rows.resize(color_count * (rules.cell_count + 1), 0.0);
        }
        self.spans.clear();
    }

    /// Sums up the rises and falls; background gets what the other colors leave of 1.
    fn sum_up(&self, cells: usize, shares: &mut [f64]) {
        let (blank, painted) = shares.split_at_mut(cells);
        blank.fill(1.0);
        let [rises, falls] = [&self.rises, &self.falls].map(|rows| &rows[cells + 1..]);
        let steps = rises.chunks_exact(cells + 1).zip(falls.chunks_exact(cells + 1));
        for (own, (rises, falls)) in painted.chunks_exact_mut(cells).zip(steps) {
            let mut share = 0.0;
            let steps = rises.iter().zip(falls);
            for ((own, blank), (rise, fall)) in own.iter_mut().zip(&mut *blank).zip(steps) {
                share += rise - fall;
                *own = (*own + share).max(0.0);
                *blank -= *own;
            }
        }
        blank.iter_mut().for_each(|share| *share = share.max(0.0));
    }
}

/// The factor that brings weights back within the bounds, if `greatest` is outside.
fn scale(greatest: f64) -> Option<f64> {
    let is_fine = (SCALE_BELOW..=SCALE_ABOVE).contains(&greatest) || greatest == 0.0;
    (!is_fine).then(|| 1.0 / greatest)
}

/// Stores in `sums`, for each border of a range, the sum of the weights of a run's choices.
fn add_up(
    sums: &mut [f64],
    rows: &[f64],
    run: &RunRule,
    stride: usize,
    borders: RangeInclusive<usize>,
) {
    let row = |choice: usize| &rows[choice * stride..][borders.clone()];
    sums.copy_from_slice(row(run.choices.start));
    for choice in run.choices.clone().skip(1) {
        sums.iter_mut().zip(row(choice)).for_each(|(sum, weight)| *sum += weight);
    }
}

/// The choice of a plain run: one color and one length.
fn plain(run: &RunRule) -> Option<usize> {
    (run.spare == 0 && run.choices.len() == 1).then_some(run.choices.start)
}

/// The greater of two numbers, neither of which is NaN.
fn greater(one: f64, other: f64) -> f64 {
    if one > other { one } else { other }
}

/// Visits each start, end and product of the weights between for runs of `run` in a span.
fn visit_lengths(own: &[f64], run: &RunRule, span: Span, mut visit: impl FnMut(usize, usize, f64)) {
    for start in span.first..=span.last {
        let most = span.last_end() - start;
        let mut product = 1.0;
        for length in 1..=most.min(run.least.saturating_add(run.spare)) {
            product *= own[start + length - 1];
            if length >= run.least {
                visit(start, start + length, product);
            }
        }
    }
}

/// Products that the runs of a range of lengths take.
pub(super) fn products(rules: &LineRules) -> u64 {
    let runs = rules.runs.iter().flatten().filter(|run| run.spare > 0 && !is_any(run));
    let lengths = |run: &RunRule| (run.choices.len() * run.spare.min(rules.cell_count)) as u64;
    runs.map(|run| rules.cell_count as u64 * lengths(run)).sum()
}

/// May the run have any length? Its weights need no product for each start and end.
fn is_any(run: &RunRule) -> bool {
    (run.least, run.spare) == (1, OPEN)
}

fn multiply(values: &mut [f64], factor: f64) {
    values.iter_mut().for_each(|value| *value *= factor);
}

/// The last cell that each run can start at, by the lengths and gaps of the clue alone.
pub(super) fn latest(rules: &LineRules) -> Vec<usize> {
    let runs = rules.runs.as_deref().unwrap_or(&[]);
    let mut latest = vec![0; runs.len()];
    let mut end = rules.cell_count;
    for (place, run) in runs.iter().enumerate().rev() {
        let only = |place: usize| {
            let choices = &runs.get(place)?.choices;
            (choices.len() == 1).then(|| rules.colors[choices.start])
        };
        let needs_gap = only(place).is_some() && only(place) == only(place + 1);
        end = end.saturating_sub(run.least + usize::from(needs_gap));
        latest[place] = end;
    }
    latest
}
