//! What a line says now, by the easiest rule for each cell.
//!
//! In: a line and what is known of it. Out: [`Finding`]s. Invariants: every cell that the line
//! settles is in exactly one of them; what they say does not depend on the direction in which
//! the line is read.

use super::Rule;
use super::reasons::Reasons;
use super::rules::{Stretch, View, within};
use crate::propagation::Placements;
use crate::puzzle::{Color, ColorSet, LineId};
use crate::sat::budget::Budget;
use std::ops::Range;

/// What a rule says of some cells of a line. Places count along the line, from 0.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub line: LineId,
    pub rule: Rule,
    /// The runs that it is about; none if it is about all.
    pub runs: Range<usize>,
    /// The cells, each with the colors that it is left.
    pub gives: Vec<(usize, ColorSet)>,
    pub cost: u32,
}

impl Finding {
    /// Does it settle a cell?
    pub fn settles(&self) -> bool {
        self.gives.iter().any(|(_, colors)| colors.len() == 1)
    }
}

/// Cells of a line up to which nobody has to count.
const SHORT_LINE: u32 = 20;
/// Most ways to lay a line that make a difference.
const MAX_WAYS: u128 = 64;

/// The cost of a rule in a line of so many cells, laid in so many ways.
pub(super) fn cost(rule: Rule, cells: usize, ways: u128) -> u32 {
    let ways = if rule == Rule::Cases { 25 * ways.min(MAX_WAYS) as u32 } else { 0 };
    let long = (cells as u32).saturating_sub(SHORT_LINE);
    // A quarter more for each ten cells.
    (rule.cost() + ways) * (40 + long) / 40
}

/// What the runs of a line cover wherever they lie, if nothing is known.
#[derive(Debug, Default)]
pub(super) struct Bare {
    /// Does the clue fill the line?
    is_certain: bool,
    /// The runs of one color that cover something, each with its cells.
    cores: Vec<(usize, Stretch)>,
}

impl Bare {
    /// Of a line as it is seen when nothing is known.
    fn of(empty: &View) -> Bare {
        let is_core =
            |&(run, (from, to)): &(usize, Stretch)| from < to && empty.slots[run].colors.len() == 1;
        let cores = (0..empty.slots.len()).map(|run| (run, empty.core_of(run)));
        Bare { is_certain: empty.is_certain(), cores: cores.filter(is_core).collect() }
    }
}

/// A line being looked at.
struct Sight<'a> {
    line: LineId,
    view: View<'a>,
    /// What the empty line says.
    bare: &'a Bare,
    /// What the line leaves of each cell, whatever the rule.
    left: &'a [ColorSet],
    /// What no rule has given yet, and is news.
    open: Vec<usize>,
    found: Vec<Finding>,
    color_count: usize,
    budget: &'a Budget,
}

/// All that a line says; `None` if it has no placement. `bare` is what the empty line says, as
/// soon as that was looked for. Means nothing if the budget is over.
pub(super) fn findings(
    reasons: &mut Reasons,
    line: LineId,
    known: &[ColorSet],
    bare: &mut Option<Bare>,
) -> Option<Vec<Finding>> {
    let (puzzle, budget) = (reasons.puzzle, reasons.budget);
    let Reasons { looks, seen, empty, .. } = reasons;
    let Some(runs) = puzzle.clue(line).runs() else { return Some(Vec::new()) };
    if !looks.query(line, known, seen) {
        return None;
    }
    if !seen.is_narrowed {
        return Some(Vec::new());
    }
    let all = puzzle.palette().all();
    let bare = &*bare.get_or_insert_with(|| {
        let open = vec![all; known.len()];
        match looks.slots(line, &open, empty) {
            true => Bare::of(&View { runs, known: &open, slots: empty.slots(), all }),
            false => Bare::default(),
        }
    });
    let left = &*seen.left;
    let open: Vec<usize> = (0..known.len()).filter(|&at| left[at] != known[at]).collect();
    let view = View { runs, known, slots: seen.slots(), all };
    let color_count = puzzle.palette().color_count();
    let mut sight = Sight { line, view, bare, left, open, found: Vec::new(), color_count, budget };
    sight.settled();
    sight.narrowed();
    Some(sight.found)
}

impl Sight<'_> {
    /// The cells that are settled, by the easiest rule for each.
    fn settled(&mut self) {
        let narrowed: Vec<usize> = self.take_open(|sight, at| sight.left[at].len() > 1);
        self.done();
        self.bare_cores();
        for run in 0..self.view.runs.len() {
            self.by_rule(Rule::Overlap, run..run + 1, |_, _| 0);
        }
        self.by_rule(Rule::Reach, 0..0, |view, at| {
            (0..view.runs.len()).filter(|&run| view.reach_of(run).1 <= at).count()
        });
        let block = |view: &View, at: usize| {
            let color = |at: usize| view.known[at].single().filter(|color| !color.is_background());
            let before = at.checked_sub(1).and_then(|at| Some((at, color(at)?)));
            let behind = view.known.get(at + 1).and_then(|_| Some((at + 1, color(at + 1)?)));
            before.or(behind).map_or(at, |(beside, color)| view.block(beside, color).0)
        };
        self.by_rule(Rule::Split, 0..0, |_, at| at);
        self.by_rule(Rule::Fenced, 0..0, block);
        self.by_rule(Rule::Small, 0..0, |view, at| view.gap(at, Color::FIRST).0);
        self.by_rule(Rule::Glue, 0..0, |view, at| {
            let block = |is_before| view.nearest_block(at, is_before).map(|(_, block)| block.0);
            block(true).or(block(false)).unwrap_or(0)
        });
        self.by_rule(Rule::Join, 0..0, |view, at| {
            view.nearest_block(at, true).map_or(0, |(_, block)| block.0)
        });
        self.by_rule(Rule::Cases, 0..0, |_, at| at);
        self.open = narrowed;
    }

    /// The cells that are left fewer colors, but more than one.
    fn narrowed(&mut self) {
        for run in 0..self.view.runs.len() {
            self.by_rule(Rule::Overlap, run..run + 1, |_, _| 0);
        }
        // Neighbors of one kind are told together.
        let mut kinds = vec![0; self.view.known.len()];
        for at in 1..kinds.len() {
            let kind = |at: usize| (self.view.known[at], self.left[at]);
            kinds[at] = kinds[at - 1] + usize::from(kind(at) != kind(at - 1));
        }
        self.by_rule(Rule::Reach, 0..0, |_, at| kinds[at]);
        self.by_rule(Rule::Cases, 0..0, |_, at| kinds[at]);
    }

    fn take_open(&mut self, is_taken: impl Fn(&Self, usize) -> bool) -> Vec<usize> {
        let (taken, rest) =
            std::mem::take(&mut self.open).into_iter().partition(|&at| is_taken(self, at));
        self.open = rest;
        taken
    }

    /// All runs are painted, or there are none.
    fn done(&mut self) {
        let is_painted = |at: usize| self.view.known[at].len() == 1;
        let painted = |run| (self.view.reach_of(run).0..self.view.reach_of(run).1).all(is_painted);
        if self.view.is_laid() && (0..self.view.runs.len()).all(painted) {
            self.by_rule(Rule::Done, 0..0, |_, _| 0);
        }
    }

    /// What runs cover wherever they lie in the empty line.
    fn bare_cores(&mut self) {
        let bare = self.bare;
        if bare.is_certain {
            // The clue fills the line.
            let all = self.take_open(|_, _| true);
            return self.add(Rule::Bare, 0..0, all);
        }
        for &(run, core) in &bare.cores {
            let cells = self.take_open(|_, at| within(core, at));
            self.add(Rule::Bare, run..run + 1, cells);
        }
    }

    /// Takes the cells that a rule gives, those together for which `group` is the same.
    fn by_rule(&mut self, rule: Rule, runs: Range<usize>, group: impl Fn(&View, usize) -> usize) {
        if self.open.is_empty() || self.budget.is_over() {
            return;
        }
        let gives = |sight: &Self, at: usize| {
            rule == Rule::Cases || sight.view.left(rule, runs.start, at) == sight.left[at]
        };
        let mut given = self.take_open(gives);
        // What another line left of a cell may have a part in it.
        let is_colored = |&at: &usize| {
            let (own, view) = (self.view.known[at], &self.view);
            own != view.all && view.says(rule, runs.start, at) != self.left[at]
        };
        let rule_of = |at: &usize| if is_colored(at) { Rule::Color } else { rule };
        let group = |view: &View, at: usize| (rule_of(&at), group(view, at));
        given.sort_by_key(|&at| group(&self.view, at));
        let groups =
            given.chunk_by(|&one, &other| group(&self.view, one) == group(&self.view, other));
        let groups: Vec<(Rule, Vec<usize>)> =
            groups.map(|cells| (rule_of(&cells[0]), cells.to_vec())).collect();
        for (rule, cells) in groups {
            self.add(rule, runs.clone(), cells);
        }
    }

    fn add(&mut self, rule: Rule, runs: Range<usize>, cells: Vec<usize>) {
        if cells.is_empty() {
            return;
        }
        // A run that covers only what lies between two parts of it: that is easier said.
        let joins = |&at: &usize| self.view.left(Rule::Join, 0, at) == self.left[at];
        let is_join = rule == Rule::Overlap && cells.iter().all(joins);
        let rule = if is_join { Rule::Join } else { rule };
        let ways = if rule == Rule::Cases { self.ways() } else { 0 };
        let cost = cost(rule, self.view.known.len(), ways);
        let gives = cells.into_iter().map(|at| (at, self.left[at])).collect();
        self.found.push(Finding { line: self.line, rule, runs, gives, cost });
    }

    fn ways(&self) -> u128 {
        ways(self.view.runs, self.view.known, self.color_count, self.budget)
    }
}

/// In how many ways a line can be laid. Means nothing if the budget is over.
pub(super) fn ways(
    runs: &[crate::puzzle::Run],
    known: &[ColorSet],
    color_count: usize,
    budget: &Budget,
) -> u128 {
    Placements::count_of(runs, known, color_count, budget).unwrap_or(u128::MAX)
}
