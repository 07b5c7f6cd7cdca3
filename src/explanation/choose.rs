//! The easiest rule that shows what a line says.
//!
//! In: a line as one sees it, cells of it with the colors that they are left. Out: a rule, and
//! the run that it is about. Holds: nothing else chooses a rule, be it for a step, a sentence or
//! the rating; the order is that of [`Rule::ALL`].
//! Why that order: the clue alone comes first, then what is painted, then one run or one block
//! at a time, then several runs; what another line left of a color and all ways to lay the line
//! come last. So costs never fall along it, and of two rules that cost the same the one that
//! asks for less counting is first.

use super::Rule;
use super::finding::Item;
use super::rules::{Stretch, View, within};
use crate::puzzle::Color;
use std::ops::Range;

/// What the runs of a line cover wherever they lie, if nothing is known.
#[derive(Debug, Default)]
pub(super) struct EmptyLine {
    /// Does the clue fill the line?
    is_filled: bool,
    /// The runs of one color that cover something, each with its cells.
    cores: Vec<(usize, Stretch)>,
}

impl EmptyLine {
    /// Of a line as it is seen when nothing is known.
    pub fn of(empty: &View) -> EmptyLine {
        let is_core =
            |&(run, (from, to)): &(usize, Stretch)| from < to && empty.slots[run].colors.len() == 1;
        let cores = (0..empty.slots.len()).map(|run| (run, empty.core_of(run)));
        let is_certain = !empty.slots.is_empty() && empty.has_one_placement();
        EmptyLine { is_filled: is_certain, cores: cores.filter(is_core).collect() }
    }

    /// The run that covers all of these cells; none of them in particular if the clue fills
    /// the line.
    fn run_over(&self, gives: &[Item]) -> Option<Range<usize>> {
        if self.is_filled {
            return Some(0..0);
        }
        let covers = |core: Stretch| gives.iter().all(|&(at, _)| within(core, at));
        let found = self.cores.iter().find(|&&(_, core)| covers(core));
        found.map(|&(run, _)| run..run + 1)
    }
}

/// A line in which rules are looked for.
pub(super) struct LineScan<'a> {
    view: View<'a>,
    /// What the empty line says.
    empty_line: &'a EmptyLine,
    is_complete: bool,
}

impl<'a> LineScan<'a> {
    /// A line on the board: it is done once every run is painted.
    pub fn on_board(view: View<'a>, bare: &'a EmptyLine) -> LineScan<'a> {
        let is_painted = |at: usize| view.known[at].len() == 1;
        let painted = |run| (view.reach_of(run).0..view.reach_of(run).1).all(is_painted);
        let is_done = view.has_fixed_runs() && (0..view.runs.len()).all(painted);
        LineScan { view, empty_line: bare, is_complete: is_done }
    }

    /// A line of which only some reasons are seen: no more of a painted run has to be among
    /// them than shows where it lies.
    pub fn of_reasons(view: View<'a>, bare: &'a EmptyLine) -> LineScan<'a> {
        LineScan { view, empty_line: bare, is_complete: view.has_fixed_runs() }
    }

    /// The easiest rule that leaves each of these cells no other colors, and the run that it is
    /// about; the line does say so.
    pub fn easiest(&self, gives: &[Item]) -> (Rule, Range<usize>) {
        let found = Rule::ALL.into_iter().find_map(|rule| Some((rule, self.by(rule, gives)?)));
        found.unwrap_or((Rule::Enumeration, 0..0))
    }

    /// The run by which a rule says this, or no run if it is about all; `None` if it does not.
    fn by(&self, rule: Rule, gives: &[Item]) -> Option<Range<usize>> {
        let view = &self.view;
        let is_open = |&(at, _): &Item| view.known[at] == view.all;
        let may_be_empty = |&(_, colors): &Item| colors.contains(Color::BACKGROUND);
        let says = |run: &usize| view.forces((rule, *run), gives);
        let is_said = match rule {
            Rule::EmptyLine => return self.empty_line.run_over(gives),
            // These paint, and nothing else.
            Rule::Joining | Rule::Overlap | Rule::Edge if gives.iter().any(may_be_empty) => false,
            Rule::Overlap => {
                return (0..view.runs.len()).find(says).map(|run| run..run + 1);
            }
            Rule::Joining | Rule::Edge => says(&0),
            // These take colors away, and never the background.
            Rule::Complete if !self.is_complete => false,
            Rule::Complete | Rule::Reach | Rule::Split | Rule::Bounded | Rule::SmallGap => {
                gives.iter().all(may_be_empty) && says(&0)
            }
            Rule::Color => !gives.iter().any(is_open),
            Rule::Enumeration => true,
        };
        is_said.then_some(0..0)
    }
}
