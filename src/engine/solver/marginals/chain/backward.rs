//! The backward pass, from the last run to the first: the weights after each run, and the shares.

use super::{Chain, Span, add_up, greater, is_any, multiply, plain, scale, stride, visit_lengths};
use crate::propagation::{LineRules, RunRule};

impl Chain {
    /// Fills `behind`, and adds the cells that each run covers to the rises, falls and shares.
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
            let (mut total, mut greatest) = (0.0, None);
            if let Some(choice) = plain(run) {
                self.follow(rules, choice, (place, after), blank);
                let weight = self.join_plain(rules, choice, place, blank);
                (total, greatest) = (weight.0, Some(weight.1));
            } else {
                for choice in run.choices.clone() {
                    self.follow(rules, choice, (place, after), blank);
                    total += self.join(rules, (run, choice), place, weights);
                }
            }
            if !(total > 0.0 && total.is_finite()) {
                return None;
            }
            for choice in run.choices.clone() {
                if run.spare > 0 && !is_any(run) {
                    self.follow(rules, choice, (place, after), blank);
                }
                self.cover(rules, (run, choice), place, 1.0 / total, (weights, &mut *shares));
            }
            let greatest = greatest.unwrap_or_else(|| self.open(rules, run, place, blank));
            self.rescale_backward(rules, run, place, greatest);
        }
        Some(())
    }

    /// Computes in `next` the weight after each end of a choice.
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
        let differs = |choice_after: &usize| rules.colors[*choice_after] != rules.colors[choice];
        for choice_after in after.choices.clone().filter(differs) {
            for end in from..=to {
                self.next[end] += self.behind[choice_after * stride + end];
            }
        }
    }

    /// Computes in one loop the weight from each start of a plain run on, and `reached` before the
    /// run. Returns the weight of all placements, and the greatest weight.
    fn join_plain(
        &mut self,
        rules: &LineRules,
        choice: usize,
        place: usize,
        blank: &[f64],
    ) -> (f64, f64) {
        let (row, Span { first, last, least }) = (choice * stride(rules), self.spans[place]);
        let count = last - first + 1;
        let starts = &self.starts[row + first..][..count];
        let windows = &self.windows[row + first..][..count];
        let behind = &mut self.behind[row + first..][..count];
        let next = &self.next[first + least..][..count];
        let reached = &mut self.reached[first..][..count];
        let after = &blank[first..][..count];
        let (mut flow, mut greatest) = (0.0, 0.0);
        for at in (0..count).rev() {
            behind[at] = windows[at] * next[at];
            flow = flow * after[at] + behind[at];
            reached[at] = flow;
            greatest = greater(greatest, flow);
        }
        let total = starts.iter().zip(&*behind).map(|(start, behind)| start * behind).sum();
        if let Some(previous) = place.checked_sub(1).map(|previous| self.spans[previous]) {
            self.reached[last + 1..=previous.last_end().max(last) + 1].fill(0.0);
            for at in (previous.first_end()..first).rev() {
                flow *= blank[at];
                self.reached[at] = flow;
            }
        }
        (total, greatest)
    }

    /// Computes the weight from each start of a choice on. Returns the weight of all placements.
    fn join(
        &mut self,
        rules: &LineRules,
        (run, choice): (&RunRule, usize),
        place: usize,
        weights: &[f64],
    ) -> f64 {
        let (cells, row) = (rules.cell_count, choice * stride(rules)..(choice + 1) * stride(rules));
        let own = &weights[usize::from(rules.colors[choice]) * cells..][..cells];
        let (starts, behind) = (&self.starts[row.clone()], &mut self.behind[row.clone()]);
        let (windows, next) = (&self.windows[row], &self.next);
        let Span { first, last, least } = self.spans[place];
        let mut total = 0.0;
        if run.spare == 0 {
            let windows = windows[first..=last].iter().zip(&next[first + least..]);
            let behind = behind[first..=last].iter_mut().zip(&starts[first..=last]);
            for ((behind, start), (window, next)) in behind.zip(windows) {
                *behind = window * next;
                total += start * *behind;
            }
        } else if is_any(run) {
            let mut open = 0.0;
            for at in (first..=last).rev() {
                open = own[at] * (next[at + 1] + open);
                behind[at] = open;
                total += starts[at] * open;
            }
        } else {
            behind[first..=last].fill(0.0);
            visit_lengths(own, run, self.spans[place], |start, end, product| {
                behind[start] += product * next[end];
                total += starts[start] * product * next[end];
            });
        }
        total
    }

    /// Adds the cells that a choice covers; `factor` turns weights into shares.
    fn cover(
        &mut self,
        rules: &LineRules,
        (run, choice): (&RunRule, usize),
        place: usize,
        factor: f64,
        (weights, shares): (&[f64], &mut [f64]),
    ) {
        let (cells, stride) = (rules.cell_count, stride(rules));
        let Span { first, last, least: length } = self.spans[place];
        let color = usize::from(rules.colors[choice]);
        let [starts, ends, behind] =
            [&self.starts, &self.ends, &self.behind].map(|rows| &rows[choice * stride..][..stride]);
        let row = color * (cells + 1);
        if run.spare == 0 {
            let count = last - first + 1;
            let rises = &mut self.rises[row + first..][..count];
            let falls = &mut self.falls[row + first + length..][..count];
            let (starts, behind) = (&starts[first..][..count], &behind[first..][..count]);
            for at in 0..count {
                let share = starts[at] * behind[at] * factor;
                rises[at] += share;
                falls[at] += share;
            }
        } else if is_any(run) {
            let own = &mut shares[color * cells..][..cells];
            let mut previous = 0.0;
            for at in first..=last {
                own[at] += (starts[at] + previous) * behind[at] * factor;
                previous = ends[at + 1];
            }
        } else {
            let own = &weights[color * cells..][..cells];
            visit_lengths(own, run, self.spans[place], |start, end, product| {
                let share = starts[start] * product * self.next[end] * factor;
                self.rises[row + start] += share;
                self.falls[row + end] += share;
            });
        }
    }

    /// Computes `reached` before the run at `place`. Returns the greatest weight.
    fn open(&mut self, rules: &LineRules, run: &RunRule, place: usize, blank: &[f64]) -> f64 {
        let Some(previous) = place.checked_sub(1).map(|previous| self.spans[previous]) else {
            return 1.0;
        };
        let (stride, least) = (stride(rules), previous.first_end());
        let Span { first, last, .. } = self.spans[place];
        self.reached[last + 1..=previous.last_end().max(last) + 1].fill(0.0);
        self.reached[least..first].fill(0.0);
        add_up(&mut self.reached[first..=last], &self.behind, run, stride, first..=last);
        let (mut flow, mut greatest) = (0.0, 0.0);
        let reached = &mut self.reached[least..=last];
        for (weight_here, blank) in reached.iter_mut().zip(&blank[least..=last]).rev() {
            *weight_here += flow * blank;
            flow = *weight_here;
            greatest = greater(greatest, *weight_here);
        }
        greatest
    }

    fn rescale_backward(&mut self, rules: &LineRules, run: &RunRule, place: usize, greatest: f64) {
        let previous = place.checked_sub(1).map(|previous| self.spans[previous].first_end());
        if let (Some(previous), Some(factor)) = (previous, scale(greatest)) {
            multiply(&mut self.reached[previous..=self.spans[place].last], factor);
            let rows = run.choices.start * stride(rules)..run.choices.end * stride(rules);
            multiply(&mut self.behind[rows], factor);
        }
    }
}
