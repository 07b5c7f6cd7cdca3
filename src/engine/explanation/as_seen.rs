//! Turns steps into those that a person sees, where that differs from what the fewest cells show.
//!
//! In: a step with minimal reasons, and what is known. Out: the same step, by `complete` if all runs
//! of its line are painted, and only then; from painted cells alone if as few of them show it.
//! Invariants: the step gives the same cells. Without any one
//! of its reasons the line implies less, or does not show that all of its runs are painted. The
//! rating does not read this: it has the costs of the fewest cells.

use super::choose::{EmptyLine, LineScan};
use super::finding::Item;
use super::known_cells::KnownCells;
use super::reasons::{Reasons, items_near, minimal_subset};
use super::{Fact, Justification, Reason, Rule, Step};
use crate::puzzle::{Color, ColorSet, LineId};
use itertools::Itertools;

impl Reasons<'_> {
    /// A step of one line as a person sees it, who knows `known` of the line: `complete` if all runs
    /// are painted, and only then. The rating keeps the rule of the fewest cells.
    pub fn as_seen(&mut self, step: Step, known: &[ColorSet]) -> Step {
        let Justification::Line(reason) = &step.justification else { return step };
        let cells = self.puzzle.geometry().line(reason.line);
        let place =
            |&(cell, colors): &Fact| Some((cells.iter().position(|it| *it == cell)?, colors));
        let in_line = |facts: &[Fact]| -> Vec<Item> {
            facts.iter().filter_map(place).sorted_unstable_by_key(|&(at, _)| at).collect()
        };
        let (line, rule, gives) = (reason.line, reason.rule, in_line(&step.gives));
        let items = in_line(&reason.cells);
        if let Some(complete) = self.complete_step(line, known, &gives) {
            return complete;
        }
        if rule == Rule::Reach {
            return self.by_painted_cells(line, known, (&items, &gives)).unwrap_or(step);
        }
        if rule != Rule::Complete {
            return step;
        }
        let mut blank = KnownCells::new(self.puzzle, line);
        let view = self.view(line, blank.with(&items));
        let seen = view.map(|view| LineScan::new(view, &EmptyLine::default()).easiest(&gives));
        let (rule, runs) = seen.unwrap_or((Rule::Enumeration, 0..0));
        self.line_step(line, (items, rule, runs), &gives, known.len())
    }

    /// The step from painted cells alone, if its reasons are painted and empty ones: a painted run
    /// elsewhere shows which run a painted cell belongs to, where an empty cell shows that others
    /// lack room. `None` if that needs more cells, or another rule.
    fn by_painted_cells(
        &mut self,
        line: LineId,
        known: &[ColorSet],
        (items, gives): (&[Item], &[Item]),
    ) -> Option<Step> {
        let is_painted = |item: &Item| item.1.single().is_some_and(|it| !it.is_background());
        if !items.iter().any(is_painted) || items.iter().all(is_painted) {
            return None;
        }
        let mut painted = items_near(known, self.puzzle.palette().all(), gives);
        painted.retain(is_painted);
        let what = (line, Rule::Enumeration, 0);
        let mut blank = KnownCells::new(self.puzzle, line);
        if !self.implies(what, blank.with(&painted), gives) {
            return None;
        }
        let painted = self.minimal(what, &painted, gives);
        let step = self.step_of(line, painted, gives, known.len());
        let is_as_easy =
            |reason: &Reason| reason.rule == Rule::Reach && reason.cells.len() <= items.len();
        matches!(&step.justification, Justification::Line(reason) if is_as_easy(reason))
            .then_some(step)
    }

    /// The steps of a chain as a person sees them, who knows `known` and supposes these facts.
    pub fn chain_as_seen(&mut self, known: &[ColorSet], supposed: &[Fact], chain: &mut [Step]) {
        let mut known = known.to_vec();
        let learn = |known: &mut [ColorSet], facts: &[Fact]| {
            for &(cell, colors) in facts {
                known[cell.index()] = known[cell.index()].intersect(colors);
            }
        };
        learn(&mut known, supposed);
        for step in chain {
            if let Some(line) = step.line() {
                let cells = self.puzzle.geometry().line(line).iter();
                let of_line: Vec<ColorSet> = cells.map(|cell| known[cell.index()]).collect();
                *step = self.as_seen(step.clone(), &of_line);
            }
            learn(&mut known, &step.gives);
        }
    }

    /// The step that empties cells of a line whose runs are all painted. Its reasons are the painted
    /// cells, and what else shows that these are the runs: a person sees the whole line, and not
    /// that fewer cells are enough. `None` if some run is not painted.
    fn complete_step(&mut self, line: LineId, known: &[ColorSet], gives: &[Item]) -> Option<Step> {
        let empties = |&(_, colors): &Item| colors == ColorSet::only(Color::BACKGROUND);
        if !gives.iter().all(empties) || !self.is_painted(line, known) {
            return None;
        }
        let items = items_near(known, self.puzzle.palette().all(), gives);
        let mut blank = KnownCells::new(self.puzzle, line);
        let items = minimal_subset(&items, &mut |items| self.is_painted(line, blank.with(items)));
        Some(self.line_step(line, (items, Rule::Complete, 0..0), gives, known.len()))
    }

    /// Are all runs of a line painted?
    fn is_painted(&mut self, line: LineId, known: &[ColorSet]) -> bool {
        let has_runs = self.puzzle.clue(line).runs().is_some();
        has_runs && self.view(line, known).is_none_or(|view| view.is_painted())
    }
}
