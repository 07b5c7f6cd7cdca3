//! Writes the sentence of each rule.
//!
//! In: a step of a line, and the line with only the reasons of the step known. Out: the
//! sentence. Invariants: where the sentence of a rule would be wrong, that of enumeration
//! replaces it.

use super::names::{Names, Placed, list, state};
use super::rules::{Stretch, View};
use super::{Reason, Rule};
use crate::puzzle::{Color, ColorSet, Puzzle};
use crate::sat::budget::Budget;
use itertools::Itertools;

/// A step of a line, with everything that its sentence needs.
pub(super) struct RuleText<'a> {
    pub names: Names<'a>,
    pub view: View<'a>,
    pub reason: &'a Reason,
    /// The reasons.
    pub cells: Vec<Placed>,
    /// The cells that the step gives.
    pub gives: Vec<Placed>,
}

impl RuleText<'_> {
    /// The sentence, with a small first letter.
    pub fn sentence(&self) -> String {
        if self.view.slots.len() != self.view.runs.len() {
            return self.enumeration();
        }
        match self.reason.rule {
            Rule::EmptyLine => self.empty_line(),
            Rule::Complete if self.view.runs.is_empty() => {
                format!("{} has no runs: all of it is empty.", self.names.line())
            }
            Rule::Complete => {
                format!("all runs of {} are there: {}.", self.names.line(), self.result())
            }
            Rule::Overlap => self.overlap(),
            Rule::Reach => self.reach(),
            Rule::Bounded => self.bounded(),
            Rule::SmallGap => self.small_gap(),
            Rule::Edge => self.edge(),
            Rule::Joining => self.joining(),
            Rule::Split => self.split(),
            Rule::Color => self.color(),
            Rule::Enumeration => self.enumeration(),
        }
    }

    /// `columns 4 to 7 are filled`.
    fn result(&self) -> String {
        self.names.are(&self.gives)
    }

    /// The reasons outside of a stretch, as a clause with `since`.
    fn since_except(&self, (from, to): Stretch) -> String {
        let others = self.cells.iter().filter(|cell| !(from..to).contains(&cell.0));
        self.names.since(&others.copied().collect::<Vec<_>>())
    }

    fn empty_line(&self) -> String {
        let names = &self.names;
        if self.reason.runs.is_empty() || self.view.has_one_placement() {
            let (line, clue) = (names.line(), names.clue());
            return format!("{line} has just enough cells for its {clue}: {}.", self.result());
        }
        let run = self.reason.runs.start;
        let (stretch, result) = (names.stretch(self.view.reach_of(run)), self.result());
        let run_name = names.run(run);
        match self.view.slots[run].starts.len() {
            1 => format!("{run_name} has one place, {stretch}: {result}."),
            places => {
                format!("{run_name} has {places} places in {stretch}: wherever it lies, {result}.")
            }
        }
    }

    fn overlap(&self) -> String {
        let (names, run) = (&self.names, self.reason.runs.start);
        let (from, to) = self.view.reach_of(run);
        let (name, since) = (names.run(run), names.since(&self.cells));
        if self.view.slots[run].starts.len() == 1 && self.view.slots[run].ends.len() == 1 {
            let place = names.stretch((from, to));
            return format!("{name} can only lie in {place}{since}: {}.", self.result());
        }
        let place = names.stretch((from, to));
        format!("{name} must lie in {place}{since}: {}.", self.result())
    }

    fn reach(&self) -> String {
        let (names, view) = (&self.names, &self.view);
        let Some(&(at, colors)) = self.gives.first() else { return self.enumeration() };
        let last = self.gives[self.gives.len() - 1].0;
        let since = names.since(&self.cells);
        if colors != ColorSet::only(Color::BACKGROUND) {
            let gone = names.runs_of(view.all.iter().filter(|&color| !colors.contains(color)));
            return format!("no {gone} of {} reaches {}{since}.", names.line(), self.cells_text());
        }
        let before = (0..view.runs.len()).filter(|&run| view.reach_of(run).1 <= at);
        let behind = (0..view.runs.len()).filter(|&run| view.reach_of(run).0 > last);
        let (before, behind) = (before.max(), behind.min());
        let is_between = before.map_or(0, |run| run + 1) == behind.unwrap_or(view.runs.len());
        if !is_between {
            return format!("no run of {} reaches there{since}: {}.", names.line(), self.result());
        }
        let end = |run: usize| names.cell(view.reach_of(run).1 - 1);
        let start = |run: usize| names.cell(view.reach_of(run).0);
        match (before, behind) {
            (Some(one), Some(other)) => format!(
                "in {} {} ends at {} at the latest and {} begins at {} at the earliest{since}: {}.",
                names.line(),
                names.run_here(one),
                end(one),
                names.run_here(other),
                start(other),
                self.result()
            ),
            (Some(one), None) => {
                let run = names.run(one);
                format!("{run} cannot reach beyond {}{since}: {}.", end(one), self.result())
            }
            (None, Some(one)) => {
                let run = names.run(one);
                format!("{run} cannot begin before {}{since}: {}.", start(one), self.result())
            }
            (None, None) => self.enumeration(),
        }
    }

    /// The cells that the step gives: `columns 4 to 7`.
    fn cells_text(&self) -> String {
        self.names.cells(&self.gives.iter().map(|&(at, _)| at).collect::<Vec<_>>())
    }

    /// The painted block next to the first cell that the step gives.
    fn adjacent_block(&self) -> Option<(Color, Stretch)> {
        let painted = |at: usize| {
            let color = self.view.known.get(at)?.single()?;
            (!color.is_background()).then(|| (color, self.view.block(at, color)))
        };
        let at = self.gives.first()?.0;
        painted(at + 1).or_else(|| painted(at.checked_sub(1)?))
    }

    fn bounded(&self) -> String {
        let Some((_, block)) = self.adjacent_block() else { return self.enumeration() };
        let length = block.1 - block.0;
        let what = match length {
            1 => format!("{} of {} is filled", self.names.stretch(block), self.names.line()),
            _ => format!(
                "the block in {} of {} is already {length} long",
                self.names.cells(&(block.0..block.1).collect::<Vec<_>>()),
                self.names.line()
            ),
        };
        let since = self.since_except(block);
        format!("{what}, and no longer run fits here{since}: {}.", self.result())
    }

    fn small_gap(&self) -> String {
        let (names, view) = (&self.names, &self.view);
        let Some(&(at, _)) = self.gives.first() else { return self.enumeration() };
        let last = self.gives[self.gives.len() - 1].0;
        let reaches = |run: &usize| {
            let (from, to) = view.reach_of(*run);
            from <= last && at < to
        };
        let reaching: Vec<usize> = (0..view.runs.len()).filter(reaches).collect();
        let mut runs: Vec<String> =
            reaching.iter().map(|&run| names.with_article(view.runs[run])).sorted().collect();
        runs.dedup();
        let who = if runs.len() > 3 { "any run".to_owned() } else { list(&runs, "or") };
        let gap = view.gap(at, Color::FIRST);
        let is_short = |&run: &usize| view.runs[run].shortest() as usize > gap.1 - gap.0;
        let is_walled = !names.is_colored() && gap.1 > last && reaching.iter().all(is_short);
        if is_walled {
            let place = match (gap.0.checked_sub(1), gap.1 < view.known.len()) {
                (Some(before), true) => {
                    format!("between the empty {}", names.cells(&[before, gap.1]))
                }
                (Some(before), false) => format!("behind the empty {}", names.cell(before)),
                (None, _) => format!("before the empty {}", names.cell(gap.1)),
            };
            let cells = (gap.0.saturating_sub(1), gap.1 + 1);
            let (line, since) = (names.line(), self.since_except(cells));
            return format!(
                "in {line} there is no room for {who} {place}{since}: {}.",
                self.result()
            );
        }
        let line = names.line();
        let (cells, since) = (self.cells_text(), names.since(&self.cells));
        format!("in {line} {who} does not fit over {cells}{since}: {}.", self.result())
    }

    fn edge(&self) -> String {
        let (names, view) = (&self.names, &self.view);
        let Some(&(at, _)) = self.gives.first() else { return self.enumeration() };
        let blocks = [view.nearest_block(at, true), view.nearest_block(at, false)];
        let covers_all = |&(color, block): &(Color, Stretch)| {
            view.owner_core(color, block).is_some_and(|(from, to)| {
                self.gives.iter().all(|&(at, _)| (from..to).contains(&at))
            })
        };
        let Some((color, block)) = blocks.into_iter().flatten().find(covers_all) else {
            return self.enumeration();
        };
        let lengths = view.owners(color, block).filter_map(|run| view.runs[run].length);
        let cells: Vec<usize> = (block.0..block.1).collect();
        let (who, line) = (names.cells(&cells), names.line());
        let verb = if cells.len() > 1 { "belong" } else { "belongs" };
        let long =
            lengths.min().map_or(String::new(), |least| format!(", it is at least {least} long"));
        let others = self.cells.iter().filter(|cell| !(block.0..block.1).contains(&cell.0));
        let others: Vec<Placed> = others.copied().collect();
        let and =
            if others.is_empty() { String::new() } else { format!(", and {}", names.are(&others)) };
        format!("whichever run of {line} {who} {verb} to{long}{and}: {}.", self.result())
    }

    fn joining(&self) -> String {
        let (names, view) = (&self.names, &self.view);
        let around =
            |at: usize| Some((view.nearest_block(at, true)?.1, view.nearest_block(at, false)?.1));
        let Some((one, other)) = self.gives.first().and_then(|&(at, _)| around(at)) else {
            return self.enumeration();
        };
        let blocks = names.cells(&[one.1 - 1, other.0]);
        let (line, since) = (names.line(), self.since_except((one.0, other.1)));
        format!("{blocks} of {line} belong to one run{since}: {}.", self.result())
    }

    fn split(&self) -> String {
        let (names, view) = (&self.names, &self.view);
        let Some(&(at, _)) = self.gives.first() else { return self.enumeration() };
        let color = at.checked_sub(1).and_then(|at| view.known[at].single());
        let block = view.block(at, color.unwrap_or(Color::FIRST));
        format!(
            "{} of {} would join the blocks beside it to {} cells, and no run there is that long{}: {}.",
            names.cell(at),
            names.line(),
            block.1 - block.0,
            self.since_except(block),
            self.result()
        )
    }

    fn color(&self) -> String {
        let names = &self.names;
        let is_own = |cell: &&Placed| self.gives.iter().any(|give| give.0 == cell.0);
        let own: Vec<Placed> = self.cells.iter().filter(is_own).copied().collect();
        let others: Vec<Placed> = self.cells.iter().filter(|cell| !is_own(cell)).copied().collect();
        let before = own.first().map_or(self.view.all, |own| own.1);
        let after = self.gives.first().map_or(self.view.all, |give| give.1);
        let gone = before.iter().filter(|&color| !after.contains(color));
        let gone = gone.fold(ColorSet::EMPTY, ColorSet::with);
        let (line, since) = (names.line(), names.since(&others));
        let cells = self.cells_text();
        let not = if gone == ColorSet::only(Color::BACKGROUND) {
            format!("{line} leaves no gap there{since}")
        } else if gone.contains(Color::BACKGROUND) {
            format!("{line} does not let {cells} be {}{since}", state_of(names.puzzle, gone))
        } else {
            format!("no {} of {line} fits there{since}", names.runs_of(gone.iter()))
        };
        format!("{}, and {not}: {}.", names.are(&own), self.result())
    }

    fn enumeration(&self) -> String {
        let (names, view) = (&self.names, &self.view);
        let colors = names.puzzle.palette().color_count();
        let count =
            super::finding::placement_count(view.runs, view.known, colors, &Budget::endless());
        let ways = match count {
            2..=1000 => format!(" ({count} ways)"),
            _ => String::new(),
        };
        let (line, clue, since) = (names.line(), names.clue(), names.since(&self.cells));
        let runs = match view.runs.len() {
            1 => format!("the {clue} of {line} is"),
            _ => format!("the runs of {line} ({clue}) are"),
        };
        match count {
            1 => format!("there is one way to lay {clue} in {line}{since}: {}.", self.result()),
            _ => format!("however {runs} laid{ways}{since}: {}.", self.result()),
        }
    }
}

fn state_of(puzzle: &Puzzle, colors: ColorSet) -> String {
    let words = colors.iter().map(|color| state(puzzle, ColorSet::only(color)));
    list(&words.collect::<Vec<_>>(), "or")
}
