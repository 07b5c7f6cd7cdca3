//! The work of a puzzle that lines solve.
//!
//! In: a puzzle. Out: [`Rounds`]; none if lines do not solve it. Invariants: in a round every line
//! is looked at with what was known before it, then all that they say is taken; so neither
//! the order of the lines nor the side from which the sheet is seen has a part in it. A step
//! is a rule in a line; it counts if it is among the easiest for one of its cells.

use super::{Profile, givens};
use crate::explanation::Rule;
use crate::explanation::find::{cost, ways};
use crate::explanation::rules::View;
use crate::propagation::{LineQueries, LineState, RunSlots, line_queries};
use crate::puzzle::{CellId, ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;

/// What the work is.
#[derive(Default)]
pub(super) struct Rounds {
    /// Steps, rules, bottlenecks and the hardest step.
    pub profile: Profile,
    /// The costs of the steps of each round, and how many were open.
    pub costs: Vec<(u64, usize)>,
    /// Did the first round finish a line?
    pub finishes_at_once: bool,
}

/// How a cell is found: what settles it comes before what only takes colors from it, then
/// what costs less.
type How = (bool, u32, Rule);

/// What a line says of a cell.
struct Gain {
    line: LineId,
    cell: CellId,
    colors: ColorSet,
    how: How,
}

struct Table<'a> {
    puzzle: &'a Puzzle,
    looks: Box<dyn LineQueries + 'a>,
    budget: &'a Budget,
    /// What was seen of a line last, and of one without anything known.
    seen: LineState,
    empty: LineState,
    known: Vec<ColorSet>,
    /// How many cells have several colors left.
    open: usize,
    /// The lines of which something is known that they have not been looked at with.
    has_news: Vec<bool>,
    gains: Vec<Gain>,
    /// The easiest way to each cell in this round.
    best: Vec<How>,
    is_first: bool,
    rounds: Rounds,
}

/// Nothing comes behind it.
const NONE: How = (true, u32::MAX, Rule::Cases);

/// Solves a puzzle by lines; none if they do not, or the budget is over.
pub(super) fn rounds(puzzle: &Puzzle, budget: &Budget) -> Option<Rounds> {
    let geometry = puzzle.geometry();
    let known = givens(puzzle);
    let mut table = Table {
        puzzle,
        looks: line_queries(puzzle, budget),
        budget,
        seen: LineState::default(),
        empty: LineState::default(),
        open: known.iter().filter(|colors| colors.len() > 1).count(),
        known,
        has_news: vec![true; geometry.line_count()],
        gains: Vec::new(),
        best: vec![NONE; geometry.cell_count()],
        is_first: true,
        rounds: Rounds::default(),
    };
    while table.open > 0 {
        table.round()?;
    }
    table.rounds.profile.sweeps = Some(table.rounds.costs.len());
    Some(table.rounds)
}

impl Table<'_> {
    /// One round; none if a line has no placement, no line says anything, or the budget is over.
    fn round(&mut self) -> Option<()> {
        self.gains.clear();
        let mut known = Vec::new();
        for line in self.puzzle.geometry().lines() {
            if std::mem::take(&mut self.has_news[line.index()]) {
                if self.budget.is_over() {
                    return None;
                }
                known.clear();
                let cells = self.puzzle.geometry().line(line).iter();
                known.extend(cells.map(|cell| self.known[cell.index()]));
                self.look_at(line, &known)?;
            }
        }
        if self.gains.is_empty() {
            return None;
        }
        self.count();
        self.is_first = false;
        self.take()
    }

    fn look_at(&mut self, line: LineId, known: &[ColorSet]) -> Option<()> {
        let Some(runs) = self.puzzle.clue(line).runs() else { return Some(()) };
        if !self.looks.query(line, known, &mut self.seen) {
            return None;
        }
        if !self.seen.is_narrowed {
            return Some(());
        }
        let (left, all) = (&self.seen.left, self.puzzle.palette().all());
        self.rounds.finishes_at_once |= self.is_first && left.iter().all(|left| left.len() == 1);
        let nothing_known = vec![all; known.len()];
        let is_empty = nothing_known == known;
        let has_bare =
            self.is_first && !is_empty && self.looks.slots(line, &nothing_known, &mut self.empty);
        let view = View { runs, known, slots: self.seen.slots(), all };
        let bare = match (self.is_first, has_bare) {
            (true, true) => self.empty.slots(),
            (true, false) => view.slots,
            (false, _) => &[],
        };
        let sight = Sight::new(view, bare);
        let mut cases = None;
        for (at, &cell) in self.puzzle.geometry().line(line).iter().enumerate() {
            let colors = self.seen.left[at];
            if colors == known[at] {
                continue;
            }
            let rule = sight.easiest(at, colors);
            let ways = match rule {
                Rule::Cases => *cases.get_or_insert_with(|| {
                    ways(runs, known, self.puzzle.palette().color_count(), self.budget)
                }),
                _ => 0,
            };
            let how = (colors.len() > 1, cost(rule, known.len(), ways), rule);
            self.gains.push(Gain { line, cell, colors, how });
        }
        Some(())
    }

    /// Counts the steps, and the cells that each rule settles.
    fn count(&mut self) {
        let profile = &mut self.rounds.profile;
        for gain in &self.gains {
            let best = &mut self.best[gain.cell.index()];
            *best = gain.how.min(*best);
        }
        let (mut cost, mut open) = (0, 0);
        for gains in self.gains.chunk_by(|one, other| one.line == other.line) {
            let mut is_counted = [false; Rule::ALL.len()];
            for gain in gains {
                let is_best = self.best[gain.cell.index()] == gain.how;
                if is_best && !std::mem::replace(&mut is_counted[gain.how.2 as usize], true) {
                    cost += u64::from(gain.how.1);
                    open += 1;
                    profile.hardest = profile.hardest.max(gain.how.1);
                }
            }
        }
        for gain in &self.gains {
            let best = std::mem::replace(&mut self.best[gain.cell.index()], NONE);
            if let (false, _, rule) = best {
                *profile.rules.entry(rule.name()).or_default() += 1;
            }
        }
        profile.steps += open;
        profile.bottlenecks += usize::from(open == 1);
        self.rounds.costs.push((cost, open));
    }

    /// Takes what the lines say; none if they contradict each other.
    fn take(&mut self) -> Option<()> {
        for gain in &self.gains {
            let known = &mut self.known[gain.cell.index()];
            let before = known.len();
            *known = known.intersect(gain.colors);
            if known.is_empty() {
                return None;
            }
            self.open -= usize::from(before > 1 && known.len() == 1);
            let through = self.puzzle.geometry().through(gain.cell).iter();
            for crossing in through.filter(|crossing| crossing.line != gain.line) {
                self.has_news[crossing.line.index()] = true;
            }
        }
        Some(())
    }
}

/// A line that says something.
struct Sight<'a> {
    view: View<'a>,
    /// Where the runs may lie in the empty line; empty once that has been told.
    bare: &'a [RunSlots],
    fills: bool,
    is_done: bool,
}

impl<'a> Sight<'a> {
    fn new(view: View<'a>, bare: &'a [RunSlots]) -> Sight<'a> {
        let is_painted = |at: usize| view.known[at].len() == 1;
        let painted = |run| (view.reach_of(run).0..view.reach_of(run).1).all(is_painted);
        let is_done = view.is_laid() && (0..view.runs.len()).all(painted);
        let fills = !bare.is_empty() && View { slots: bare, ..view }.is_certain();
        Sight { view, bare, fills, is_done }
    }

    /// The easiest rule that leaves a cell these colors.
    fn easiest(&self, at: usize, colors: ColorSet) -> Rule {
        let view = &self.view;
        let gives = |rule, run| view.left(rule, run, at) == colors;
        let empty = View { slots: self.bare, ..*view };
        let is_bare = |run| empty.left(Rule::Bare, run, at) == colors;
        if self.fills || colors.len() == 1 && (0..self.bare.len()).any(is_bare) {
            return Rule::Bare;
        }
        if self.is_done && gives(Rule::Done, 0) {
            return Rule::Done;
        }
        if let Some(run) = (0..view.runs.len()).find(|&run| gives(Rule::Overlap, run)) {
            let rule = if gives(Rule::Join, 0) { Rule::Join } else { Rule::Overlap };
            return self.colored(rule, run, at, colors);
        }
        let others = [Rule::Reach, Rule::Split, Rule::Fenced, Rule::Small, Rule::Glue, Rule::Join];
        let rule = others.into_iter().find(|&rule| gives(rule, 0));
        rule.map_or(Rule::Cases, |rule| self.colored(rule, 0, at, colors))
    }

    /// The rule, unless what another line left of the cell has a part in it.
    fn colored(&self, rule: Rule, run: usize, at: usize, colors: ColorSet) -> Rule {
        let is_whole = self.view.known[at] == self.view.all;
        if is_whole || self.view.says(rule, run, at) == colors { rule } else { Rule::Color }
    }
}
