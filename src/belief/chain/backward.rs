//! From the last run to the first: what lies behind a run, and with it the shares.

use super::{Chain, Span, add_up, greater, multiply, scale, stride};
use crate::line::{LineRules, RunRule};

impl Chain {
    /// Fills `behind`, and adds what each run covers to the rises and the shares.
    pub(super) fn backward(
        &mut self,
        rules: &LineRules,
        weights: &[f64],
        shares: &mut [f64],
    ) -> Option<()> {
        let (cells, runs) = (rules.cell_count, rules.runs.as_deref()?);
        let blank = &weights[..cells];
        let end = self.spans.last().map_or(0, |span| span.first_end());
        self.reached[cells + 1] = 0.0;
        self.reached[cells] = 1.0;
        for at in (end..cells).rev() {
            self.reached[at] = self.reached[at + 1] * blank[at];
        }
        for (place, run) in runs.iter().enumerate().rev() {
            let after = runs.get(place + 1);
            let mut total = 0.0;
            for choice in run.choices.clone() {
                self.follow(rules, choice, (place, after), blank);
                total += self.join(rules, choice, run.length, place, weights);
            }
            if !(total > 0.0 && total.is_finite()) {
                return None;
            }
            for choice in run.choices.clone() {
                self.cover(rules, choice, run.length, place, 1.0 / total, shares);
            }
            self.open(rules, run, place, blank);
        }
        Some(())
    }

    /// What lies behind each end of a choice, in `next`.
    fn follow(
        &mut self,
        rules: &LineRules,
        choice: usize,
        (place, after): (usize, Option<&RunRule>),
        blank: &[f64],
    ) {
        let (cells, stride, span) = (rules.cell_count, stride(rules), self.spans[place]);
        let (first, last) = (span.first_end(), span.last_end());
        let Some(after) = after else {
            self.next[first..=last].copy_from_slice(&self.reached[first..=last]);
            return;
        };
        let inside = last.min(cells - 1);
        let gaps = blank[first..=inside].iter().zip(&self.reached[first + 1..]);
        for (next, (blank, reached)) in self.next[first..].iter_mut().zip(gaps) {
            *next = blank * reached;
        }
        self.next[inside + 1..=last].fill(0.0);
        let after_span = self.spans[place + 1];
        let (from, to) = (after_span.first.max(first), after_span.last.min(last));
        let differs = |other: &usize| rules.colors[*other] != rules.colors[choice];
        for other in after.choices.clone().filter(differs) {
            for end in from..=to {
                self.next[end] += self.behind[other * stride + end];
            }
        }
    }

    /// What lies behind each start of a choice; the weight of all placements together.
    fn join(
        &mut self,
        rules: &LineRules,
        choice: usize,
        length: usize,
        place: usize,
        weights: &[f64],
    ) -> f64 {
        let (cells, row) = (rules.cell_count, choice * stride(rules)..(choice + 1) * stride(rules));
        let own = &weights[usize::from(rules.colors[choice]) * cells..][..cells];
        let (starts, behind) = (&self.starts[row.clone()], &mut self.behind[row.clone()]);
        let (windows, next) = (&self.windows[row], &self.next);
        let Span { first, last, least } = self.spans[place];
        let mut total = 0.0;
        if length > 0 {
            let windows = windows[first..=last].iter().zip(&next[first + least..]);
            let behind = behind[first..=last].iter_mut().zip(&starts[first..=last]);
            for ((behind, start), (window, next)) in behind.zip(windows) {
                *behind = window * next;
                total += start * *behind;
            }
        } else {
            let mut open = 0.0;
            for at in (first..=last).rev() {
                open = own[at] * (next[at + 1] + open);
                behind[at] = open;
                total += starts[at] * open;
            }
        }
        total
    }

    /// Adds the cells that a choice covers; `factor` makes shares of weights.
    fn cover(
        &mut self,
        rules: &LineRules,
        choice: usize,
        length: usize,
        place: usize,
        factor: f64,
        shares: &mut [f64],
    ) {
        let (cells, stride) = (rules.cell_count, stride(rules));
        let Span { first, last, .. } = self.spans[place];
        let color = usize::from(rules.colors[choice]);
        let [starts, ends, behind] =
            [&self.starts, &self.ends, &self.behind].map(|rows| &rows[choice * stride..][..stride]);
        if length > 0 {
            let placed = &mut self.next[first..=last];
            let weights = starts[first..=last].iter().zip(&behind[first..=last]);
            for (placed, (start, behind)) in placed.iter_mut().zip(weights) {
                *placed = start * behind * factor;
            }
            let rises = &mut self.rises[color * (cells + 1)..][..cells + 1];
            rises[first..].iter_mut().zip(&*placed).for_each(|(rise, share)| *rise += share);
            let falls = &mut rises[first + length..];
            falls.iter_mut().zip(&*placed).for_each(|(rise, share)| *rise -= share);
        } else {
            let own = &mut shares[color * cells..][..cells];
            let mut before = 0.0;
            for at in first..=last {
                own[at] += (starts[at] + before) * behind[at] * factor;
                before = ends[at + 1];
            }
        }
    }

    /// What lies behind each border where the run at `place` is still to come.
    fn open(&mut self, rules: &LineRules, run: &RunRule, place: usize, blank: &[f64]) {
        let Some(before) = place.checked_sub(1).map(|before| self.spans[before]) else { return };
        let (stride, least) = (stride(rules), before.first_end());
        let Span { first, last, .. } = self.spans[place];
        self.reached[last + 1..].fill(0.0);
        self.reached[least..first].fill(0.0);
        add_up(&mut self.reached[first..=last], &self.behind, run, stride, first..=last);
        let (mut flow, mut greatest) = (0.0, 0.0);
        let reached = &mut self.reached[least..=last];
        for (here, blank) in reached.iter_mut().zip(&blank[least..=last]).rev() {
            *here += flow * blank;
            flow = *here;
            greatest = greater(greatest, *here);
        }
        if let Some(factor) = scale(greatest) {
            multiply(reached, factor);
            let rows = run.choices.start * stride..run.choices.end * stride;
            multiply(&mut self.behind[rows], factor);
        }
    }
}
