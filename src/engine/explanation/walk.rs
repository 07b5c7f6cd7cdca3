//! Solves a puzzle step by step, as a person could.
//!
//! In: a puzzle, the known colors of its cells, its picture if the solution is unique. Out: a
//! [`Walk`]. Invariants: each step follows from what is known before it, and is one of the
//! easiest available steps of single lines; if there are none, a trial, either-way or solver
//! step. Of the easiest steps the walk takes the one in a line that the last step changed, then
//! one at the edge of the board; the rating takes all of them as a round. Only solver steps read
//! the picture. The walk ends before a step that may exceed [`MAX_BYTES`], and takes no step once
//! the budget is over.

mod result;

pub use result::{End, Round, Walk};

use super::choose::EmptyLine;
use super::find::findings;
use super::finding::{Finding, Item};
use super::justification_tree::last_with_sources;
use super::reasons::Reasons;
use super::step_text::StepWriter;
use super::trials::{Pending, find_trial, guess};
use super::{Fact, Justification, MAX_CHAIN, Rule, Step};
use crate::budget::Budget;
use crate::puzzle::{CellId, ColorSet, LineId, Picture, Puzzle};

/// Most memory that the steps of a walk may take, in bytes.
pub const MAX_BYTES: usize = 128 << 20;

impl End {
    /// The reason why a budget is over.
    fn of(budget: &Budget) -> End {
        if budget.is_out_of_memory() { End::OutOfMemory } else { End::OutOfTime }
    }
}

/// Walks through a puzzle from `known`, the possible colors of each cell. `only` is the picture
/// if the solution is unique.
///
/// # Panics
/// If `known` or `only` belongs to a board with fewer cells.
pub fn walk(puzzle: &Puzzle, known: &[ColorSet], only: Option<&Picture>, budget: &Budget) -> Walk {
    Walker::new(puzzle, known, only, budget).walk(&mut |_| {})
}

/// As [`walk`]; calls `watch` with all steps so far whenever there are more.
///
/// # Panics
/// As [`walk`].
pub fn watched_walk(
    puzzle: &Puzzle,
    known: &[ColorSet],
    only: Option<&Picture>,
    budget: &Budget,
    watch: &mut dyn FnMut(&[Step]),
) -> Walk {
    Walker::new(puzzle, known, only, budget).walk(watch)
}

/// The steps of a small puzzle from the beginning, without a limit on time.
pub fn short_walk(puzzle: &Puzzle) -> Vec<Step> {
    let known = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    walk(puzzle, &known, None, &Budget::endless()).steps
}

/// The next step that settles a cell, preceded by the narrowing steps that it rests on.
///
/// # Errors
/// How the walk ends, if there is no such step.
///
/// # Panics
/// As [`walk`].
pub fn next(
    puzzle: &Puzzle,
    known: &[ColorSet],
    only: Option<&Picture>,
    budget: &Budget,
) -> Result<Vec<Step>, End> {
    let mut walker = Walker::new(puzzle, known, only, budget);
    let mut steps = Vec::new();
    while steps.last().is_none_or(Step::is_narrowing) {
        walker.round(&mut steps)?;
    }
    let relevant = last_with_sources(&steps);
    Ok(relevant.into_iter().map(|step| steps[step].clone()).collect())
}

/// State of a walk in progress.
pub(super) struct Walker<'a> {
    puzzle: &'a Puzzle,
    only: Option<&'a Picture>,
    budget: &'a Budget,
    pub known: Vec<ColorSet>,
    reasons: Reasons<'a>,
    /// The findings of each line; `None` if the line must be scanned again.
    findings: Vec<Option<Vec<Finding>>>,
    /// The cores of each line if it is empty; `None` until a scan first narrows a cell.
    empty_lines: Vec<Option<EmptyLine>>,
    /// The memory that is left for steps.
    bytes_left: usize,
    pending: Pending,
    /// Does a round take all of the easiest steps? They then keep their rules and costs, but not
    /// the cells that they need, which saves memory: the rating needs no more.
    takes_rounds: bool,
    /// The lines that the last step changed.
    changed: Vec<LineId>,
}

impl<'a> Walker<'a> {
    pub fn new(
        puzzle: &'a Puzzle,
        known: &[ColorSet],
        only: Option<&'a Picture>,
        budget: &'a Budget,
    ) -> Walker<'a> {
        let line_count = puzzle.geometry().line_count();
        Walker {
            puzzle,
            only,
            budget,
            known: known.to_vec(),
            reasons: Reasons::new(puzzle, budget),
            findings: vec![None; line_count],
            empty_lines: (0..line_count).map(|_| None).collect(),
            bytes_left: MAX_BYTES,
            pending: Pending::default(),
            takes_rounds: false,
            changed: Vec::new(),
        }
    }

    /// The walk of the rating: in rounds, without reasons.
    pub fn in_rounds(self) -> Walker<'a> {
        Walker { takes_rounds: true, ..self }
    }

    /// Takes all steps; calls `watch` with those so far whenever there are more.
    pub fn walk(mut self, watch: &mut dyn FnMut(&[Step])) -> Walk {
        let (mut steps, mut rounds) = (Vec::new(), Vec::new());
        loop {
            let before = steps.len();
            match self.round(&mut steps) {
                Ok(open) => {
                    rounds.push(Round { steps: before..steps.len(), open });
                    watch(&steps);
                }
                Err(end) => return Walk { steps, rounds, end, known: self.known },
            }
        }
    }

    /// Takes the next steps. Returns how many were available, or how the walk ends.
    fn round(&mut self, steps: &mut Vec<Step>) -> Result<usize, End> {
        if self.known.iter().all(|colors| colors.len() == 1) {
            return self.finish();
        }
        self.scan_lines()?;
        let all = || self.findings.iter().flatten().flatten();
        let least = all().filter(|found| found.settles()).map(|found| found.rule.cost()).min();
        let is_next = |found: &&Finding| match least {
            Some(least) => found.settles() && found.rule.cost() == least,
            None => true,
        };
        let open = all().filter(is_next).count();
        let mut next: Vec<Finding> = match self.takes_rounds || least.is_none() {
            true => all().filter(is_next).cloned().collect(),
            false => all()
                .filter(is_next)
                .min_by_key(|found| self.place(found))
                .cloned()
                .into_iter()
                .collect(),
        };
        // By rule, then in the order of the lines.
        next.sort_by_key(|finding| finding.rule);
        self.changed.clear();
        for finding in &next {
            self.take(finding, steps)?;
        }
        if next.is_empty() {
            let step = self.other_step()?;
            step.gives.iter().for_each(|&(cell, colors)| self.learn(cell, colors));
            self.push(step, steps);
            return Ok(1);
        }
        Ok(open)
    }

    /// The place of a finding among equally easy ones: lines without runs come first, then overlaps
    /// in empty lines, both in the order of the lines; then what crosses the last step; then edges
    /// of the board; then lines with the fewest open cells.
    fn place(&self, finding: &Finding) -> (bool, bool, bool, bool, usize, Rule, LineId) {
        let geometry = self.puzzle.geometry();
        let is_blank = self.puzzle.clue(finding.line).runs().is_some_and(<[_]>::is_empty);
        let (line, is_first) = (finding.line, is_blank || finding.rule == Rule::EmptyLine);
        let (family, at) = geometry.place(line);
        let is_edge = at == 0 || at + 1 == geometry.families()[family].line_count;
        let is_open = |cell: &&CellId| self.known[cell.index()].len() > 1;
        let open = if is_first { 0 } else { geometry.line(line).iter().filter(is_open).count() };
        (
            !is_blank,
            !is_first,
            !is_first && !self.changed.contains(&line),
            !is_first && !is_edge,
            open,
            finding.rule,
            line,
        )
    }

    /// Checks that the lines accept the colors of all cells.
    fn finish(&mut self) -> Result<usize, End> {
        self.scan_lines()?;
        Err(End::Solved)
    }

    /// Scans the lines with changed cells again.
    fn scan_lines(&mut self) -> Result<(), End> {
        for line in self.puzzle.geometry().lines() {
            if self.findings[line.index()].is_some() {
                continue;
            }
            if self.budget.is_over() {
                return Err(End::of(self.budget));
            }
            let known = self.known_of(line);
            let empty_line = &mut self.empty_lines[line.index()];
            let found = findings(&mut self.reasons, line, &known, empty_line);
            let Some(found) = found else { return Err(self.dead_end(line, &known)) };
            self.findings[line.index()] = Some(found);
        }
        self.check_budget()
    }

    /// Fails if the budget is over; then the last result means nothing.
    fn check_budget(&self) -> Result<(), End> {
        if self.budget.is_over() { Err(End::of(self.budget)) } else { Ok(()) }
    }

    /// How the walk ends if a line has no placement.
    fn dead_end(&mut self, line: LineId, known: &[ColorSet]) -> End {
        let end = self.reasons.dead_end(line, known);
        self.check_budget().err().unwrap_or(End::DeadEnd(end))
    }

    /// Fails if a step of so many facts may exceed the memory that is left.
    fn has_room(&self, facts: usize) -> Result<(), End> {
        let most = size_of::<Step>() + facts * size_of::<Fact>();
        if most > self.bytes_left { Err(End::OutOfMemory) } else { Ok(()) }
    }

    /// Appends a step.
    fn push(&mut self, step: Step, steps: &mut Vec<Step>) {
        self.bytes_left = self.bytes_left.saturating_sub(step.bytes());
        steps.push(step);
    }

    /// The possible colors of the cells of a line.
    fn known_of(&self, line: LineId) -> Vec<ColorSet> {
        let cells = self.puzzle.geometry().line(line).iter();
        cells.map(|cell| self.known[cell.index()]).collect()
    }

    /// Takes the part of a finding that is still new as a step.
    fn take(&mut self, finding: &Finding, steps: &mut Vec<Step>) -> Result<(), End> {
        let known = self.known_of(finding.line);
        let is_news =
            |&&(at, colors): &&(usize, ColorSet)| known[at].intersect(colors) != known[at];
        let news: Vec<(usize, ColorSet)> = finding.gives.iter().filter(is_news).copied().collect();
        if news.is_empty() {
            return Ok(());
        }
        if news.iter().any(|&(at, colors)| known[at].intersect(colors).is_empty()) {
            // A step of this round contradicts this finding, which is older.
            return Err(self.dead_end(finding.line, &known));
        }
        // Its own cells, and at most all cells of the line as its reasons.
        self.has_room(2 * known.len())?;
        let finding = Finding { gives: news, ..finding.clone() };
        let mut step = self.reasons.step(&finding, &known);
        match &mut step.justification {
            Justification::Line(reason) if self.takes_rounds => reason.cells = Vec::new(),
            _ => {
                step = self.reasons.as_seen(step, &known);
                step = self.with_equals(step, &finding, &known);
            }
        }
        self.check_budget()?;
        for &(cell, colors) in &step.gives {
            self.learn(cell, colors);
        }
        self.push(step, steps);
        Ok(())
    }

    /// A step together with the others of its line that have the same rule and reasons, if one
    /// sentence can tell of both.
    fn with_equals(&mut self, step: Step, finding: &Finding, known: &[ColorSet]) -> Step {
        let others = self.findings[finding.line.index()].iter().flatten();
        let is_other = |other: &&Finding| {
            let (runs, own) = (&other.runs, &finding.runs);
            let follow = runs.start == own.end || runs.end == own.start;
            let is_near = runs == own || finding.rule == Rule::Overlap && follow;
            other.rule == finding.rule && is_near && other.settles()
        };
        let is_new = |other: &&Finding| {
            let is_own = |give: &Item| finding.gives.iter().any(|own| own.0 == give.0);
            !other.gives.iter().any(is_own)
        };
        let others: Vec<Finding> = others.filter(is_other).filter(is_new).cloned().collect();
        if others.is_empty() {
            return step;
        }
        let mut writer = StepWriter::new(self.puzzle);
        others.iter().fold(step, |step, other| {
            let other = self.reasons.step(other, known);
            let other = self.reasons.as_seen(other, known);
            writer.both(&step, &other).unwrap_or(step)
        })
    }

    /// A trial, either-way or solver step.
    fn other_step(&mut self) -> Result<Step, End> {
        let lines = self.puzzle.geometry().lines();
        let longest = lines.map(|line| self.puzzle.geometry().line(line).len()).max();
        self.has_room(2 * MAX_CHAIN * longest.unwrap_or(0))?;
        let step = find_trial(&mut self.reasons, &self.known, &mut self.pending, self.budget);
        let step = step.map(|step| if self.takes_rounds { step } else { self.as_seen(step) });
        self.check_budget()?;
        let solved = || {
            let picture = self.only?;
            let open = |cell: &CellId| self.known[cell.index()].len() > 1;
            let cell = self.puzzle.geometry().cells().find(open)?;
            let color = picture[cell];
            Some(match self.takes_rounds {
                true => Step::by_solver(cell, color, None),
                false => guess(self.puzzle, &self.known, (cell, color), self.budget),
            })
        };
        step.or_else(solved).ok_or(End::Stuck)
    }

    /// A step with the steps inside it as a person sees them.
    fn as_seen(&mut self, mut step: Step) -> Step {
        match &mut step.justification {
            Justification::Trial { cell, color, chain, .. } => {
                self.reasons.chain_as_seen(&self.known, &[(*cell, ColorSet::only(*color))], chain);
            }
            Justification::Either { cell, chains } => {
                for (color, chain) in chains {
                    let supposed = [(*cell, ColorSet::only(*color))];
                    self.reasons.chain_as_seen(&self.known, &supposed, chain);
                }
            }
            _ => {}
        }
        step
    }

    /// Narrows a cell and schedules its lines for the next scan.
    fn learn(&mut self, cell: CellId, colors: ColorSet) {
        let known = &mut self.known[cell.index()];
        *known = known.intersect(colors);
        for crossing in self.puzzle.geometry().through(cell) {
            self.findings[crossing.line.index()] = None;
            self.changed.push(crossing.line);
        }
    }
}

#[cfg(test)]
mod tests;
