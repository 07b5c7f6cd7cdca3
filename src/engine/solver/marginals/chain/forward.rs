//! The forward pass, from the first run to the last: the weights before each run.

use super::{Chain, Span, add_up, greater, is_any, multiply, plain, scale, stride, visit_lengths};
use crate::propagation::{LineRules, RunRule};
use std::ops::RangeInclusive;

impl Chain {
    /// Fills `starts`, `ends`, `windows` and `spans`.
    pub(super) fn forward(
        &mut self,
        rules: &LineRules,
        latest: &[usize],
        weights: &[f64],
    ) -> Option<()> {
        let (cells, runs) = (rules.cell_count, rules.runs.as_deref()?);
        let blank = &weights[..cells];
        let bound = |place: usize| latest.get(place).copied().unwrap_or(cells);
        // Borders that the runs so far can reach.
        self.reached[0] = 1.0;
        self.reached[1..=bound(0)].fill(0.0);
        flood(&mut self.reached[..=bound(0)], blank);
        let mut reached = (0, last_above_zero(&self.reached[..=bound(0)])?);
        for (place, run) in runs.iter().enumerate() {
            let previous = place.checked_sub(1).map(|previous| &runs[previous]);
            // A run of one length starts at a reached border, or one cell after it. Of several
            // lengths, the last end is that of the shortest run behind any later border.
            let last = if run.spare == 0 { reached.1 + 1 } else { cells }.min(latest[place]);
            let span = Span { first: reached.0, last, least: run.least };
            if span.first > span.last {
                return None;
            }
            if let Some(choice) = plain(run) {
                self.start(rules, choice, previous, span, blank);
                reached = self.place_plain(rules, run, span, weights, bound(place + 1))?;
                self.spans.push(Span { first: reached.0 - span.least, ..span });
                continue;
            }
            for choice in run.choices.clone() {
                self.start(rules, choice, previous, span, blank);
                self.place(rules, (run, choice), span, weights, bound(place + 1));
            }
            let has_end = |at: &usize| {
                run.choices.clone().any(|choice| self.ends[choice * stride(rules) + at] > 0.0)
            };
            let first_end = (span.first_end()..=span.last_end()).find(has_end)?;
            self.spans.push(Span { first: first_end - span.least, ..span });
            reached = self.close(rules, run, first_end..=bound(place + 1), blank);
        }
        (reached.1 == cells).then_some(())
    }

    /// Computes the weight before each start of a choice.
    fn start(
        &mut self,
        rules: &LineRules,
        choice: usize,
        previous: Option<&RunRule>,
        span: Span,
        blank: &[f64],
    ) {
        let stride = stride(rules);
        let Span { first, last, .. } = span;
        let starts = &mut self.starts[choice * stride..][..stride];
        let Some(previous) = previous else {
            starts[first..=last].copy_from_slice(&self.reached[first..=last]);
            return;
        };
        starts[first] = 0.0;
        let gaps = self.reached[first..last].iter().zip(&blank[first..last]);
        for (start, (reached, blank)) in starts[first + 1..=last].iter_mut().zip(gaps) {
            *start = reached * blank;
        }
        let differs = |earlier: &usize| rules.colors[*earlier] != rules.colors[choice];
        for earlier in previous.choices.clone().filter(differs) {
            let ends = &self.ends[earlier * stride..][first..=last];
            starts[first..=last].iter_mut().zip(ends).for_each(|(start, end)| *start += end);
        }
    }

    /// Computes the weight before each end of a choice, up to border `bound`.
    fn place(
        &mut self,
        rules: &LineRules,
        (run, choice): (&RunRule, usize),
        span: Span,
        weights: &[f64],
        bound: usize,
    ) {
        let (cells, row) = (rules.cell_count, choice * stride(rules)..(choice + 1) * stride(rules));
        let factors = &weights[usize::from(rules.colors[choice]) * cells..][..cells];
        let (starts, ends) = (&self.starts[row.clone()], &mut self.ends[row.clone()]);
        let Span { first, last, least: length } = span;
        if run.spare == 0 {
            let windows = &mut self.windows[row];
            products(factors, (first, last), length, windows, &mut self.next);
            let pairs = starts[first..=last].iter().zip(&windows[first..=last]);
            for (end, (start, window)) in ends[first + length..].iter_mut().zip(pairs) {
                *end = start * window;
            }
        } else if is_any(run) {
            let mut open = 0.0;
            for at in first..=last {
                open = (starts[at] + open) * factors[at];
                ends[at + 1] = open;
            }
        } else {
            ends[span.first_end()..=span.last_end()].fill(0.0);
            visit_lengths(factors, run, span, |start, end, product| {
                ends[end] += starts[start] * product
            });
        }
        let past = span.last_end() + 1;
        if past <= bound {
            ends[past..=bound].fill(0.0);
        }
    }

    /// Computes in one loop the weight before each end of a plain run, and `reached` after the run.
    /// Returns the first and last border of that.
    fn place_plain(
        &mut self,
        rules: &LineRules,
        run: &RunRule,
        span: Span,
        weights: &[f64],
        bound: usize,
    ) -> Option<(usize, usize)> {
        let (cells, choice) = (rules.cell_count, run.choices.start);
        let (row, stride) = (choice * stride(rules), stride(rules));
        let factors = &weights[usize::from(rules.colors[choice]) * cells..][..cells];
        let Span { first, last, least } = span;
        products(factors, (first, last), least, &mut self.windows[row..][..stride], &mut self.next);
        let (from, count) = (span.first_end(), last - first + 1);
        let starts = &self.starts[row + first..][..count];
        let windows = &self.windows[row + first..][..count];
        let ends = &mut self.ends[row + from..][..count];
        let reached = &mut self.reached[from..][..count];
        // The cell before each end.
        let blank = &weights[from - 1..][..count];
        let (mut flow, mut greatest) = (0.0, 0.0);
        for at in 0..count {
            ends[at] = starts[at] * windows[at];
            flow = flow * blank[at] + ends[at];
            reached[at] = flow;
            greatest = greater(greatest, flow);
        }
        let first_end = from + ends.iter().position(|&end| end > 0.0)?;
        for at in span.last_end() + 1..=bound {
            self.ends[row + at] = 0.0;
            flow *= weights[at - 1];
            self.reached[at] = flow;
        }
        self.rescale_forward(rules, run, first_end..=bound, greatest);
        Some((first_end, first_end + last_above_zero(&self.reached[first_end..=bound])?))
    }

    /// Computes `reached` after a run. Returns its first and last border.
    fn close(
        &mut self,
        rules: &LineRules,
        run: &RunRule,
        borders: RangeInclusive<usize>,
        blank: &[f64],
    ) -> (usize, usize) {
        let (stride, first) = (stride(rules), *borders.start());
        let reached = &mut self.reached[borders.clone()];
        add_up(reached, &self.ends, run, stride, borders.clone());
        let greatest = flood(reached, &blank[first..]);
        let last_reached = first + last_above_zero(reached).unwrap_or(0);
        self.rescale_forward(rules, run, borders, greatest);
        (first, last_reached)
    }

    fn rescale_forward(
        &mut self,
        rules: &LineRules,
        run: &RunRule,
        borders: RangeInclusive<usize>,
        greatest: f64,
    ) {
        if let Some(factor) = scale(greatest) {
            multiply(&mut self.reached[borders], factor);
            let rows = run.choices.start * stride(rules)..run.choices.end * stride(rules);
            multiply(&mut self.starts[rows.clone()], factor);
            multiply(&mut self.ends[rows], factor);
        }
    }
}

/// Lets background follow at each border; returns the greatest weight.
fn flood(reached: &mut [f64], blank: &[f64]) -> f64 {
    let (mut flow, mut greatest) = (0.0, 0.0);
    // There may be no cell after the last border.
    let Some((last, earlier)) = reached.split_last_mut() else { return 0.0 };
    for (weight, blank) in earlier.iter_mut().zip(blank) {
        *weight += flow;
        flow = *weight * blank;
        greatest = greater(greatest, *weight);
    }
    *last += flow;
    greater(greatest, *last)
}

fn last_above_zero(weights: &[f64]) -> Option<usize> {
    weights.iter().rposition(|&weight| weight > 0.0)
}

/// Products of the weights in a window that slides along a line (M. van Herk, "A fast algorithm for
/// local minimum and maximum filters on rectangular and octagonal kernels", Pattern Recognition
/// Letters 1992): the line is cut into blocks as long as the window, so that each window is the end
/// of a block and the beginning of the next.
///
/// Stores in `windows`, for each start from `first` to `last`, the product of `length` weights;
/// `length >= 1`. `heads` is scratch space as long as `weights`.
fn products(
    weights: &[f64],
    (first, last): (usize, usize),
    length: usize,
    windows: &mut [f64],
    heads: &mut [f64],
) {
    if length <= 2 {
        let windows = &mut windows[first..=last];
        windows.copy_from_slice(&weights[first..=last]);
        if length == 2 {
            let weights = &weights[first + 1..=last + 1];
            windows.iter_mut().zip(weights).for_each(|(window, weight)| *window *= weight);
        }
        return;
    }
    let end = last + length;
    for block in (first..end).step_by(length) {
        let block_end = (block + length).min(end);
        let mut head = 1.0;
        for (slot, weight) in heads[block..block_end].iter_mut().zip(&weights[block..block_end]) {
            head *= weight;
            *slot = head;
        }
        let mut tail = 1.0;
        for at in (block..block_end).rev() {
            tail *= weights[at];
            if at <= last {
                windows[at] = tail;
            }
        }
    }
    for block in (first..=last).step_by(length) {
        // The first window of a block is the whole block.
        let starts = block + 1..(block + length).min(last + 1);
        let heads = &heads[starts.start + length - 1..];
        for (window, head) in windows[starts].iter_mut().zip(heads) {
            *window *= head;
        }
    }
}
