//! Chooses the easiest rule that shows what a line implies.
//!
//! In: a line, some of its cells with the colors that they keep. Out: a rule, and the run that
//! it uses. Invariants: steps, sentences and the rating all choose their rules here, in the
//! order of [`Rule::ALL`].
//! Reason for that order: first the clue alone, then painted cells, then one run or one block,
//! then several runs, then colors that another line left, then all placements. So costs never
//! fall along it, and of two rules with the same cost the one with less counting is first.

use super::Rule;
use super::finding::Item;
use super::known_cells::KnownCells;
use super::rules::{Stretch, View, within};
use crate::propagation::{LineQueries, LineState};
use crate::puzzle::{Color, LineId, Puzzle};
use std::ops::Range;

/// The cells that the runs of a line cover in all of their places if the line is empty.
#[derive(Debug, Default)]
pub(super) struct EmptyLine {
    /// Does the clue fill the line?
    is_filled: bool,
    /// The runs of a known color that cover some cells in all places, with these cells.
    cores: Vec<(usize, Stretch)>,
}

impl EmptyLine {
    /// `empty` is the line with no known cells.
    pub fn of(empty: &View) -> EmptyLine {
        let is_core =
            |&(run, (from, to)): &(usize, Stretch)| from < to && empty.slots[run].colors.len() == 1;
        let cores = (0..empty.slots.len()).map(|run| (run, empty.core_of(run)));
        let is_certain = !empty.slots.is_empty() && empty.has_one_placement();
        EmptyLine { is_filled: is_certain, cores: cores.filter(is_core).collect() }
    }

    /// Those of a line, if only its holes are known.
    pub fn of_line(
        puzzle: &Puzzle,
        line: LineId,
        view: &View,
        (queries, state): (&mut dyn LineQueries, &mut LineState),
    ) -> EmptyLine {
        let mut blank = KnownCells::new(puzzle, line);
        let known = blank.with(&[]);
        if view.known == known {
            return EmptyLine::of(view);
        }
        match queries.slots(line, known, state) {
            true => EmptyLine::of(&View { known, slots: state.slots(), ..*view }),
            false => EmptyLine::default(),
        }
    }

    /// The first run that covers all of these cells; an empty range if the clue fills the line.
    fn run_over(&self, gives: &[Item]) -> Option<Range<usize>> {
        if self.is_filled {
            return Some(0..0);
        }
        let covers = |core: Stretch| gives.iter().all(|&(at, _)| within(core, at));
        let found = self.cores.iter().find(|&&(_, core)| covers(core));
        found.map(|&(run, _)| run..run + 1)
    }
}

/// A line for which rules are tried.
pub(super) struct LineScan<'a> {
    view: View<'a>,
    empty_line: &'a EmptyLine,
    /// May [`Rule::Complete`] apply? It says of no cell why, so a person must see all runs.
    is_complete: bool,
}

impl<'a> LineScan<'a> {
    /// A line as a person sees it: it is complete once all runs are painted.
    pub fn new(view: View<'a>, empty_line: &'a EmptyLine) -> LineScan<'a> {
        LineScan { view, empty_line, is_complete: view.is_painted() }
    }

    /// A line with the cells of a minimal reason only, for the rating: it is complete once each run
    /// has one place, because a reason omits painted cells that are not needed.
    pub fn of_reasons(view: View<'a>, empty_line: &'a EmptyLine) -> LineScan<'a> {
        LineScan { view, empty_line, is_complete: view.has_fixed_runs() }
    }

    /// The easiest rule that leaves each of these cells only the given colors, and the run that
    /// it uses. The line must imply these colors.
    pub fn easiest(&self, gives: &[Item]) -> (Rule, Range<usize>) {
        let found = Rule::ALL.into_iter().find_map(|rule| Some((rule, self.by(rule, gives)?)));
        found.unwrap_or((Rule::Enumeration, 0..0))
    }

    /// The run by which a rule leaves these colors, or an empty range if it uses all runs. `None`
    /// if the rule does not apply.
    fn by(&self, rule: Rule, gives: &[Item]) -> Option<Range<usize>> {
        let view = &self.view;
        let is_open = |&(at, _): &Item| view.known[at] == view.all;
        let may_be_empty = |&(_, colors): &Item| colors.contains(Color::BACKGROUND);
        let forces = |run: &usize| view.forces((rule, *run), gives);
        let applies = match rule {
            Rule::EmptyLine => return self.empty_line.run_over(gives),
            // These rules only paint cells.
            Rule::Joining | Rule::Overlap | Rule::Edge if gives.iter().any(may_be_empty) => false,
            Rule::Overlap => {
                return (0..view.runs.len()).find(forces).map(|run| run..run + 1);
            }
            Rule::Joining | Rule::Edge => forces(&0),
            // These rules only remove colors, and never the background.
            Rule::Complete if !self.is_complete => false,
            Rule::Complete | Rule::Reach | Rule::Split | Rule::Bounded | Rule::SmallGap => {
                gives.iter().all(may_be_empty) && forces(&0)
            }
            Rule::Region | Rule::Total => false,
            Rule::Color => !gives.iter().any(is_open),
            Rule::Enumeration => true,
        };
        applies.then_some(0..0)
    }
}
