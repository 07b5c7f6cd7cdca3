//! Says why a rule gives its cells.
//!
//! In: a step of a line, and the line with only the reasons of the step known. Out: one message
//! per step, `rule-...`. Invariants: where the sentence of a rule would be wrong, a sentence
//! about all placements replaces it.

mod blocks;

use super::names::{Names, Placed, fact};
use super::rules::{Stretch, View, within};
use super::totals::ReachedTotals;
use super::{Reason, Rule};
use crate::message::{Argument, Message, message};
use crate::puzzle::{Color, ColorSet};
use std::ops::Range;

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
    /// The sentence.
    pub fn message(&self) -> Message {
        if self.view.slots.len() != self.view.runs.len() || self.gives.is_empty() {
            return self.all_placements();
        }
        let chosen = match self.reason.rule {
            Rule::EmptyLine => Some(self.empty_line()),
            Rule::Region => Some(self.region()),
            Rule::Total => self.total(),
            Rule::Complete => Some(self.complete()),
            Rule::Overlap => Some(self.overlap()),
            Rule::Reach => self.reach(),
            Rule::Bounded => self.bounded(),
            Rule::SmallGap => Some(self.small_gap()),
            Rule::Edge => self.edge(),
            Rule::Joining => self.joining(),
            Rule::Split => Some(self.split()),
            Rule::Color => Some(self.color()),
            Rule::Enumeration => None,
        };
        chosen.unwrap_or_else(|| self.all_placements())
    }

    /// The runs that the sentence is about: all of them if it names none.
    pub fn runs(&self) -> Range<usize> {
        let named = self.named_runs();
        if named.is_empty() { 0..self.view.runs.len() } else { named }
    }

    /// The runs that the sentence names; empty if it names none.
    fn named_runs(&self) -> Range<usize> {
        let view = &self.view;
        let own = || self.reason.runs.clone();
        let (Some(first), Some(last)) = (self.gives.first(), self.gives.last()) else {
            return own();
        };
        let stretch = (first.0, last.0);
        let owners = |block: Option<(Color, Stretch)>| {
            block.map_or(Vec::new(), |(color, block)| view.owners(color, block).collect())
        };
        let runs = match self.reason.rule {
            _ if view.slots.len() != view.runs.len() => return own(),
            Rule::Reach if first.1 == ColorSet::only(Color::BACKGROUND) => self.neighbors(stretch),
            Rule::Bounded => owners(self.adjacent_block()),
            Rule::Edge => owners(self.owned_block()),
            Rule::Joining => owners(self.joined_block()),
            Rule::SmallGap => self.reaching(stretch),
            _ => return own(),
        };
        runs.first().zip(runs.last()).map_or(0..0, |(&first, &last)| first..last + 1)
    }

    /// The runs between which the cells lie, if there is no other between them.
    fn neighbors(&self, (at, last): (usize, usize)) -> Vec<usize> {
        let (before, behind) = self.around((at, last));
        let is_between = before.map_or(0, |run| run + 1) == behind.unwrap_or(self.view.runs.len());
        before.into_iter().chain(behind).filter(|_| is_between).collect()
    }

    /// The last run that ends before these cells, and the first that begins behind them.
    fn around(&self, (at, last): (usize, usize)) -> (Option<usize>, Option<usize>) {
        let runs = 0..self.view.runs.len();
        let before = runs.clone().filter(|&run| self.view.reach_of(run).1 <= at).max();
        (before, runs.filter(|&run| self.view.reach_of(run).0 > last).min())
    }

    /// The runs that reach some of these cells.
    pub(super) fn reaching(&self, (at, last): (usize, usize)) -> Vec<usize> {
        let reaches = |run: &usize| {
            let (from, to) = self.view.reach_of(*run);
            from <= last && at < to
        };
        (0..self.view.runs.len()).filter(reaches).collect()
    }

    /// The message with the line, the reasons, and what follows.
    pub(super) fn about(&self, message: Message, since: Argument) -> Message {
        let result = self.names.are(&self.named_cells());
        message.with("line", self.names.line()).with("since", since).with("result", result)
    }

    /// All reasons.
    pub(super) fn since(&self) -> Argument {
        self.names.since(&self.cells, &self.gives)
    }

    /// All reasons; nothing if they are all cells of a place that the sentence names.
    fn since_outside(&self, place: Stretch) -> Argument {
        let is_inside = |cell: &&Placed| within(place, cell.0) && cell.1.len() == 1;
        match self.cells.iter().filter(is_inside).count() == place.1 - place.0 {
            true => self.since_except(place),
            false => self.since(),
        }
    }

    /// The reasons outside of a stretch.
    fn since_except(&self, stretch: Stretch) -> Argument {
        let others = self.cells.iter().filter(|cell| !within(stretch, cell.0));
        self.names.since(&others.copied().collect::<Vec<_>>(), &self.gives)
    }

    fn empty_line(&self) -> Message {
        if self.reason.runs.is_empty() || self.view.has_one_placement() {
            let count = self.view.runs.len();
            let message = message!("rule-exact", clue = self.names.clue(), count = count);
            return self.about(message, self.since());
        }
        let run = self.reason.runs.start;
        let (from, to) = self.view.reach_of(run);
        let message = message!("rule-overlap-empty", run = self.names.run(run), room = to - from);
        self.about(message, self.since())
    }

    fn region(&self) -> Message {
        let facts = self.names.are(&self.cells);
        self.about(message!("rule-region", facts = facts), self.since())
    }

    fn total(&self) -> Option<Message> {
        let (puzzle, line) = (self.names.puzzle, self.names.line);
        let totals = ReachedTotals::new(puzzle, line, self.view.known);
        let (_, total) = totals.first(&self.gives)?;
        let count = total.count;
        let color = total.color.map(|color| puzzle.palette().color_name(color));
        let message = match (total.is_most, color) {
            (true, Some(color)) if count == 0 => message!("rule-total-none-color", color = color),
            (true, _) => {
                let cells = message!("cells-of-total", count = count, line = self.names.line());
                let facts = Argument::And(vec![fact(puzzle, total.inks, (cells, count)).into()]);
                message!("rule-total-reached", count = count, facts = facts)
            }
            (false, Some(color)) => {
                message!("rule-total-needed-color", count = count, color = color)
            }
            (false, None) => message!("rule-total-needed", count = count),
        };
        Some(self.about(message, self.since()))
    }

    fn complete(&self) -> Message {
        match self.view.runs.is_empty() {
            true => self.about(message!("rule-no-runs"), self.since()),
            false => self.about(message!("rule-complete"), self.since()),
        }
    }

    fn overlap(&self) -> Message {
        if self.reason.runs.len() > 1 {
            return self.overlaps();
        }
        let run = self.reason.runs.start;
        let reach = self.view.reach_of(run);
        let (name, place) = (self.names.run(run), self.names.stretch(reach));
        match self.is_fixed(run) {
            true => self.about(message!("rule-one-place", run = name, place = place), self.since()),
            false => self.about(message!("rule-overlap", run = name, place = place), self.since()),
        }
    }

    /// Several runs that the same cells limit.
    fn overlaps(&self) -> Message {
        let place = |run: usize| {
            let message = match self.is_fixed(run) {
                true => message!("run-placed"),
                false => message!("run-within"),
            };
            let place = self.names.stretch(self.view.reach_of(run));
            message.with("run", self.names.run(run)).with("place", place).into()
        };
        let runs = self.reason.runs.clone();
        let message = match runs.clone().all(|run| self.is_fixed(run)) {
            true => message!("rule-places"),
            false => message!("rule-overlaps"),
        };
        let message = message.with("runs", Argument::And(runs.map(place).collect()));
        self.about(message, self.since())
    }

    /// Has the run one place?
    fn is_fixed(&self, run: usize) -> bool {
        let slots = &self.view.slots[run];
        slots.starts.len() == 1 && slots.ends.len() == 1
    }

    fn reach(&self) -> Option<Message> {
        let (names, view) = (&self.names, &self.view);
        let (&(at, colors), &(last, _)) = (self.gives.first()?, self.gives.last()?);
        if colors != ColorSet::only(Color::BACKGROUND) {
            let gone = names.inks(view.all.iter().filter(|&color| !colors.contains(color)));
            let message =
                message!("rule-unreached-color", colors = gone, cells = self.given_cells());
            return Some(self.about(message, self.since()));
        }
        if let Some(message) = self.on_both_sides() {
            return Some(message);
        }
        let (before, behind) = self.around((at, last));
        if self.neighbors((at, last)).is_empty() {
            let message =
                message!("rule-unreached", cells = self.given_cells(), count = self.gives.len());
            return Some(self.about(message, self.since()));
        }
        if let Some(message) = self.beside(before, behind, (at, last)) {
            return Some(message);
        }
        let end = |run: usize| names.cell(view.reach_of(run).1 - 1);
        let start = |run: usize| names.cell(view.reach_of(run).0);
        if let Some(message) = self.covering(before, behind) {
            return Some(message);
        }
        let message = match (before, behind) {
            (Some(one), Some(other)) => message!(
                "rule-between",
                run = names.run(one),
                end = end(one),
                next = names.length(view.runs[other]),
                start = start(other)
            ),
            (Some(one), None) => message!("rule-behind", run = names.run(one), end = end(one)),
            (None, Some(one)) => message!("rule-before", run = names.run(one), start = start(one)),
            (None, None) => return None,
        };
        Some(self.about(message, self.since()))
    }

    /// A painted block belongs to the run, for reasons of its own, and so limits it.
    fn covering(&self, before: Option<usize>, behind: Option<usize>) -> Option<Message> {
        let (view, names) = (&self.view, &self.names);
        let (run, is_before) = match (before, behind) {
            (Some(run), None) => (run, true),
            (None, Some(run)) => (run, false),
            _ => return None,
        };
        let ((from, to), most) = (view.reach_of(run), view.runs[run].length.most()? as usize);
        let limits = |block: Stretch| match is_before {
            true => to.checked_sub(most) == Some(block.0),
            false => block.1.checked_sub(most) == Some(from),
        };
        let painted = self.cells.iter().filter_map(|&(at, colors)| {
            let color = colors.single().filter(|color| !color.is_background())?;
            Some((color, view.block(at, color)))
        });
        let is_own = |&(color, block): &(Color, Stretch)| view.owners(color, block).eq([run]);
        let (_, block) = painted.filter(is_own).find(|&(_, block)| limits(block))?;
        if self.cells.iter().all(|&(at, _)| within(block, at)) {
            return None;
        }
        let message = match is_before {
            true => message!("rule-behind-covering").with("end", names.cell(to - 1)),
            false => message!("rule-before-covering").with("start", names.cell(from)),
        };
        let message = message.with("run", names.run(run)).with("block", names.stretch(block));
        Some(self.about(message, self.since_except(block)))
    }

    /// A run with one place lies between two cells, or the only run lies between all of them.
    fn on_both_sides(&self) -> Option<Message> {
        let ((first, _), (last, _)) = (self.gives.first()?, self.gives.last()?);
        let reach = |run| self.view.reach_of(run);
        let is_beside = |&run: &usize| self.is_fixed(run) && reach(run) == (first + 1, *last);
        if let (2, Some(run)) = (self.gives.len(), (0..self.view.runs.len()).find(is_beside)) {
            return Some(self.touching(message!("rule-beside"), run));
        }
        let is_inside = self.view.runs.len() == 1 && *first < reach(0).0 && reach(0).1 <= *last;
        is_inside.then(|| match self.is_fixed(0) {
            true => self.touching(message!("rule-beside"), 0),
            false => {
                let place = self.names.stretch(reach(0));
                let message = message!("rule-overlap", run = self.names.run(0), place = place);
                self.about(message, self.since())
            }
        })
    }

    /// A sentence about the cells beside a run.
    fn touching(&self, message: Message, run: usize) -> Message {
        let place = self.view.reach_of(run);
        let message =
            message.with("run", self.names.run(run)).with("place", self.names.stretch(place));
        self.about(message, self.since_outside(place))
    }

    /// The sentence for cells beside a run that has one place, or before the first run or behind the
    /// last one.
    fn beside(
        &self,
        before: Option<usize>,
        behind: Option<usize>,
        (at, last): (usize, usize),
    ) -> Option<Message> {
        let fixed = |run: &usize| self.is_fixed(*run);
        let (before, behind) = (before.filter(fixed), behind.filter(fixed));
        let runs = self.view.runs.len();
        let is_alone = at == last || last + 1 - at == self.gives.len();
        let touches_before = |run: &usize| is_alone && self.view.reach_of(*run).1 == at;
        let touches_behind = |run: &usize| is_alone && self.view.reach_of(*run).0 == last + 1;
        let is_end = before.is_some_and(|run| run + 1 == runs);
        let is_start = behind == Some(0);
        let touching = before.filter(touches_before).or(behind.filter(touches_behind));
        let (run, message) = match (before, behind) {
            (Some(run), _) if is_end => (run, message!("rule-behind-last")),
            (_, Some(run)) if is_start => (run, message!("rule-before-first")),
            _ if self.gives.len() == 1 => (touching?, message!("rule-beside")),
            _ => return None,
        };
        Some(self.touching(message, run))
    }

    /// The cells that the step gives: `cells 4 to 7`.
    fn given_cells(&self) -> Message {
        self.names.cells(&self.named_cells().iter().map(|&(at, _)| at).collect::<Vec<_>>())
    }

    /// The cells that the step gives; instead of a long list, all cells between the first and the
    /// last of them if no run reaches these either.
    fn named_cells(&self) -> Vec<Placed> {
        let (Some(&(first, empty)), Some(&(last, _))) = (self.gives.first(), self.gives.last())
        else {
            return Vec::new();
        };
        let is_free = |at| self.view.reach(at) == ColorSet::only(Color::BACKGROUND);
        let is_range = self.reason.rule == Rule::Reach && (first..=last).all(is_free);
        match is_range && !self.names.is_short(&self.gives) {
            true => (first..=last).map(|at| (at, empty)).collect(),
            false => self.gives.clone(),
        }
    }
}
