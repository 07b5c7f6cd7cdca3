//! The way through a puzzle, step by step.
//!
//! In: a puzzle, what is known of its cells, its picture if that is the only one. Out: a
//! [`Walk`]. Invariants: each step follows from what is known before it. Steps of lines come in
//! rounds, the easiest ones that are open; where there are none, one step of another kind.
//! The picture is looked at only for steps that tell so. No step is looked for that may have
//! no room within [`MAX_BYTES`]; no step is taken once the budget is over.

use super::choose::EmptyLine;
use super::find::findings;
use super::finding::Finding;
use super::justification_tree::relevant_steps;
use super::reasons::Reasons;
use super::trials::{Pending, find_trial};
use super::{DeadEnd, Fact, Justification, MAX_CHAIN, Step};
use crate::puzzle::{CellId, ColorSet, LineId, Picture, Puzzle};
use crate::sat::budget::Budget;
use std::ops::Range;

/// The most memory that the steps of a walk may take.
pub const MAX_BYTES: usize = 128 << 20;

/// The way through a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Steps that were open at once.
    pub rounds: Vec<Round>,
    /// How it ended.
    pub end: End,
    /// What is known at the end, cell by cell.
    pub known: Vec<ColorSet>,
}

/// Steps that were open at once: nobody need take them in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which steps of the walk.
    pub steps: Range<usize>,
    /// How many steps of this kind were open; some gave what others had given just before.
    pub open: usize,
}

/// How a walk ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is known.
    Solved,
    /// A line has no placement: there is no such picture.
    DeadEnd(DeadEnd),
    /// There is no step that a person could follow, and no picture was told.
    Stuck,
    /// The budget was over.
    OutOfTime,
    /// The steps take more than [`MAX_BYTES`], or the process has no more memory.
    OutOfMemory,
}

impl End {
    /// Why a budget is over.
    fn of(budget: &Budget) -> End {
        if budget.is_out_of_memory() { End::OutOfMemory } else { End::OutOfTime }
    }
}

/// Walks through a puzzle from what is known. `only` is its picture, if it has just one.
pub fn walk(puzzle: &Puzzle, known: &[ColorSet], only: Option<&Picture>, budget: &Budget) -> Walk {
    Walker::new(puzzle, known, only, budget).walk()
}

/// The next step that settles a cell, behind those that only take colors from cells and that
/// it rests on: the last one is what to tell.
///
/// # Errors
/// How the walk ends, if there is no such step.
pub fn next(
    puzzle: &Puzzle,
    known: &[ColorSet],
    only: Option<&Picture>,
    budget: &Budget,
) -> Result<Vec<Step>, End> {
    let mut walker = Walker::new(puzzle, known, only, budget);
    walker.takes_one = true;
    let mut steps = Vec::new();
    while steps.last().is_none_or(Step::is_narrowing) {
        walker.round(&mut steps)?;
    }
    let told = relevant_steps(&steps);
    Ok(told.into_iter().map(|step| steps[step].clone()).collect())
}

/// Somebody on the way.
pub(super) struct Walker<'a> {
    puzzle: &'a Puzzle,
    only: Option<&'a Picture>,
    budget: &'a Budget,
    pub known: Vec<ColorSet>,
    reasons: Reasons<'a>,
    /// What each line says; none if that has to be looked at again.
    findings: Vec<Option<Vec<Finding>>>,
    /// What each empty line says, as soon as that was looked for.
    empty_lines: Vec<Option<EmptyLine>>,
    /// The memory that is left for steps.
    bytes_left: usize,
    pending: Pending,
    /// Do the steps keep the cells that they need? Not where only their rules count.
    keeps_reasons: bool,
    /// Is one step enough for a round?
    takes_one: bool,
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
            keeps_reasons: true,
            takes_one: false,
        }
    }

    /// Steps of lines keep their rules and costs, and not the cells that they need: the same
    /// steps in less memory.
    pub fn without_reasons(self) -> Walker<'a> {
        Walker { keeps_reasons: false, ..self }
    }

    /// The whole way.
    pub fn walk(mut self) -> Walk {
        let (mut steps, mut rounds) = (Vec::new(), Vec::new());
        loop {
            let before = steps.len();
            match self.round(&mut steps) {
                Ok(open) => rounds.push(Round { steps: before..steps.len(), open }),
                Err(end) => return Walk { steps, rounds, end, known: self.known },
            }
        }
    }

    /// The next steps; how many were open. Or how the walk ends.
    fn round(&mut self, steps: &mut Vec<Step>) -> Result<usize, End> {
        if self.known.iter().all(|colors| colors.len() == 1) {
            return self.ended();
        }
        self.scan_lines()?;
        let said = || self.findings.iter().flatten().flatten();
        let level = said().filter(|said| said.settles()).map(|said| said.rule.cost()).min();
        let is_next = |said: &&Finding| match level {
            Some(level) => said.settles() && said.rule.cost() == level,
            None => true,
        };
        let mut next: Vec<Finding> = said().filter(is_next).cloned().collect();
        // Steps of one kind together, in the order of the lines.
        next.sort_by_key(|finding| finding.rule);
        if self.takes_one && level.is_some() {
            next.truncate(1);
        }
        for finding in &next {
            self.take(finding, steps)?;
        }
        if next.is_empty() {
            let step = self.other_step()?;
            step.gives.iter().for_each(|&(cell, colors)| self.learn(cell, colors));
            self.push(step, steps);
            return Ok(1);
        }
        Ok(next.len())
    }

    /// Everything is known; does it satisfy the lines?
    fn ended(&mut self) -> Result<usize, End> {
        self.scan_lines()?;
        Err(End::Solved)
    }

    /// Looks again at the lines that have news.
    fn scan_lines(&mut self) -> Result<(), End> {
        for line in self.puzzle.geometry().lines() {
            if self.findings[line.index()].is_some() {
                continue;
            }
            if self.budget.is_over() {
                return Err(End::of(self.budget));
            }
            let known = self.known_of(line);
            let said = findings(&mut self.reasons, line, &known, &mut self.empty_lines[line.index()]);
            let Some(said) = said else { return Err(self.dead_end(line, &known)) };
            self.findings[line.index()] = Some(said);
        }
        self.check_budget()
    }

    /// Is what was found last worth something?
    fn check_budget(&self) -> Result<(), End> {
        if self.budget.is_over() { Err(End::of(self.budget)) } else { Ok(()) }
    }

    /// A line has no placement.
    fn dead_end(&mut self, line: LineId, known: &[ColorSet]) -> End {
        let end = self.reasons.dead_end(line, known);
        self.check_budget().err().unwrap_or(End::DeadEnd(end))
    }

    /// Is there room for a step of so many facts?
    fn has_room(&self, facts: usize) -> Result<(), End> {
        let most = size_of::<Step>() + facts * size_of::<Fact>();
        if most > self.bytes_left { Err(End::OutOfMemory) } else { Ok(()) }
    }

    /// Takes down a step.
    fn push(&mut self, step: Step, steps: &mut Vec<Step>) {
        self.bytes_left = self.bytes_left.saturating_sub(step.bytes());
        steps.push(step);
    }

    fn known_of(&self, line: LineId) -> Vec<ColorSet> {
        let cells = self.puzzle.geometry().line(line).iter();
        cells.map(|cell| self.known[cell.index()]).collect()
    }

    /// Takes what is still news of a finding as a step.
    fn take(&mut self, finding: &Finding, steps: &mut Vec<Step>) -> Result<(), End> {
        let cells = self.puzzle.geometry().line(finding.line);
        let known = self.known_of(finding.line);
        let is_news =
            |&&(at, colors): &&(usize, ColorSet)| known[at].intersect(colors) != known[at];
        let news: Vec<(usize, ColorSet)> = finding.gives.iter().filter(is_news).copied().collect();
        if news.is_empty() {
            return Ok(());
        }
        if news.iter().any(|&(at, colors)| known[at].intersect(colors).is_empty()) {
            // Lines that were looked at before others took their steps contradict those.
            return Err(self.dead_end(finding.line, &known));
        }
        // Its own cells, and at most all others as its reasons.
        self.has_room(2 * known.len())?;
        let finding = Finding { gives: news, ..finding.clone() };
        let mut step = self.reasons.step(&finding, &known);
        if let (false, Justification::Line(reason)) = (self.keeps_reasons, &mut step.justification)
        {
            reason.cells = Vec::new();
        }
        self.check_budget()?;
        for &(at, colors) in &finding.gives {
            self.learn(cells[at], known[at].intersect(colors));
        }
        self.push(step, steps);
        Ok(())
    }

    /// A step that needs more than one line.
    fn other_step(&mut self) -> Result<Step, End> {
        let lines = self.puzzle.geometry().lines();
        let longest = lines.map(|line| self.puzzle.geometry().line(line).len()).max();
        self.has_room(2 * MAX_CHAIN * longest.unwrap_or(0))?;
        let step = find_trial(&mut self.reasons, &self.known, &mut self.pending, self.budget);
        self.check_budget()?;
        let solved = || {
            let picture = self.only?;
            let open = |cell: &CellId| self.known[cell.index()].len() > 1;
            let cell = self.puzzle.geometry().cells().find(open)?;
            let gives = vec![(cell, ColorSet::only(picture[cell]))];
            Some(Step { gives, justification: Justification::Solver, cost: SOLVER_COST })
        };
        step.or_else(solved).ok_or(End::Stuck)
    }

    fn learn(&mut self, cell: CellId, colors: ColorSet) {
        let known = &mut self.known[cell.index()];
        *known = known.intersect(colors);
        for crossing in self.puzzle.geometry().through(cell) {
            self.findings[crossing.line.index()] = None;
        }
    }
}

/// What it costs to find a cell for no reason, in hundredths.
const SOLVER_COST: u32 = 8_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explanation::givens;
    use crate::puzzle::{Clue, Color, Geometry, Palette, Run, Shape};

    #[test]
    fn a_walk_ends_before_its_steps_take_more_memory_than_there_is() {
        let geometry = Geometry::new(Shape::Rect { height: 5, width: 5 }).unwrap();
        let run = Run { length: Some(5), color: Some(Color::FIRST) };
        let clues = vec![Clue::Runs(vec![run]); 10];
        let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
        let budget = Budget::endless();
        for room in [0, 300, 700] {
            let mut walker = Walker::new(&puzzle, &givens(&puzzle), None, &budget);
            walker.bytes_left = room;
            let walk = walker.walk();
            assert_eq!(walk.end, End::OutOfMemory, "{room}");
            let taken: usize = walk.steps.iter().map(Step::bytes).sum();
            assert!(taken <= room && walk.steps.is_empty() == (room == 0), "{taken} of {room}");
        }
        assert_eq!(super::walk(&puzzle, &givens(&puzzle), None, &budget).end, End::Solved);
    }
}
