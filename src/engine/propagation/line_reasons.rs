//! Lines solved one after the other while colors are excluded and allowed again; each exclusion has a
//! reason.
//!
//! In: a puzzle, a deduction; exclusions from outside. Out: what single lines exclude; which exclusions
//! of the same line imply another one. Invariants: complete for each line; a reason is minimal: without
//! any of its exclusions the line would not force the same; the same questions get the same answers.
//!
//! A reason prefers exclusions near the cell: of those ordered by distance, the shortest prefix that
//! suffices ends with one that is needed, and so on before that one. Source of the bisection:
//! U. Junker, "QuickXplain" (AAAI 2004).

use super::bits::Bits;
use super::board::fill_domains;
use super::deduction::Deduction;
use super::line_solver::LineSolver;
use super::rules::{LineRules, line_rules};
use crate::puzzle::{CellId, Color, LineId, Puzzle};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

/// The nearest exclusions that are tried first as a reason; then four times as many, and so on.
const FIRST_PREFIX: usize = 8;
/// No line, or a time that has not come.
const NONE: u32 = u32::MAX;

/// A cell cannot have a color.
pub(crate) type Exclusion = (CellId, Color);

/// Lines of any length.
pub(crate) trait LineReasons: Send {
    /// Excludes a color from a cell; for good if `is_permanent`.
    fn exclude(&mut self, exclusion: Exclusion, is_permanent: bool);

    /// Allows again what was excluded last.
    fn allow(&mut self, exclusion: Exclusion);

    /// Forgets which lines are to be solved.
    fn drop_waiting(&mut self);

    /// Solves the next line that is due and lists what it excludes besides. `Some(false)` if it has no
    /// placement, `None` if no line is due.
    fn derive(&mut self, derived: &mut Vec<Exclusion>) -> Option<bool>;

    /// Exclusions from before a derived one that imply it; those that leave the last line without a
    /// placement if there is none. Permanent ones are left out.
    fn explain(&mut self, derived: Option<Exclusion>) -> Vec<Exclusion>;

    /// The work since the last call, in the unit of a budget.
    fn take_work(&mut self) -> u64;

    /// A copy.
    fn copied(&self) -> Box<dyn LineReasons>;
}

/// The lines through the open cells of a deduction.
pub(crate) fn line_reasons(puzzle: &Puzzle, deduction: &Deduction) -> Box<dyn LineReasons> {
    with_words!(puzzle, boxed(puzzle, deduction))
}

fn boxed<const W: usize>(puzzle: &Puzzle, deduction: &Deduction) -> Box<dyn LineReasons> {
    Box::new(Lines::<W>::new(puzzle, deduction))
}

/// The state of the lines.
struct Lines<const W: usize> {
    puzzle: Arc<Puzzle>,
    rules: Arc<[LineRules]>,
    color_count: usize,
    /// For each line and each color: the cells that may have it, for good and now.
    lasting: Vec<Bits<W>>,
    domains: Vec<Bits<W>>,
    /// By cell and color: how many were excluded before it, and the line that derived it.
    times: Vec<u32>,
    sources: Vec<u32>,
    now: u32,
    /// What was derived last; a conflict may come before it is excluded.
    batch: Vec<Exclusion>,
    queue: VecDeque<LineId>,
    is_queued: Vec<bool>,
    /// The line of the last contradiction, and the last exclusion.
    contradiction: LineId,
    newest: Exclusion,
    work: u64,
    solver: LineSolver<W>,
    /// A buffer for the exclusions that may explain another one.
    candidates: Vec<Candidate>,
}

/// An exclusion of a line; the nearest is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    distance: u32,
    color: u8,
    at: u32,
}

impl<const W: usize> Lines<W> {
    fn new(puzzle: &Puzzle, deduction: &Deduction) -> Lines<W> {
        let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
        let mut domains = vec![Bits::EMPTY; geometry.line_count() * color_count];
        for (line, own) in geometry.lines().zip(domains.chunks_mut(color_count)) {
            let cells = geometry.line(line).iter().map(|&cell| deduction.colors(cell));
            fill_domains(own, cells, puzzle.palette().all());
        }
        // Lines without open cells may belong to another part.
        let is_open = |line| geometry.line(line).iter().any(|&cell| deduction.is_open(cell));
        let is_queued: Vec<bool> = geometry.lines().map(is_open).collect();
        Lines {
            rules: geometry.lines().map(|line| line_rules(puzzle, line)).collect(),
            color_count,
            lasting: domains.clone(),
            domains,
            times: vec![NONE; geometry.cell_count() * color_count],
            sources: vec![NONE; geometry.cell_count() * color_count],
            now: 0,
            batch: Vec::new(),
            queue: geometry.lines().filter(|line| is_queued[line.index()]).collect(),
            is_queued,
            contradiction: LineId::new(0),
            newest: (CellId::FIRST, Color::BACKGROUND),
            work: 0,
            solver: LineSolver::new(color_count),
            candidates: Vec::new(),
            puzzle: Arc::new(puzzle.clone()),
        }
    }

    /// A number for each exclusion.
    fn number(&self, (cell, color): Exclusion) -> usize {
        cell.index() * self.color_count + color.index()
    }

    /// The exclusion of a color from a cell of a line.
    fn exclusion(&self, line: LineId, at: usize, color: usize) -> Exclusion {
        (self.puzzle.geometry().line(line)[at], Color::numbered(color as u8))
    }

    /// Where the domains of a line are.
    fn own(&self, line: LineId) -> Range<usize> {
        line.index() * self.color_count..(line.index() + 1) * self.color_count
    }
}

impl<const W: usize> LineReasons for Lines<W> {
    fn exclude(&mut self, exclusion: Exclusion, is_permanent: bool) {
        let ((cell, color), number) = (exclusion, self.number(exclusion));
        self.times[number] = self.now;
        self.now += 1;
        self.newest = exclusion;
        for crossing in self.puzzle.geometry().through(cell) {
            let (line, at) = (crossing.line, crossing.at as usize);
            let domain = line.index() * self.color_count + color.index();
            self.domains[domain].remove(at);
            if is_permanent {
                self.lasting[domain].remove(at);
            }
            let is_known = self.sources[number] == line.number();
            if !is_known && !self.is_queued[line.index()] {
                self.is_queued[line.index()] = true;
                self.queue.push_back(line);
            }
        }
    }

    fn allow(&mut self, exclusion: Exclusion) {
        let ((cell, color), number) = (exclusion, self.number(exclusion));
        self.now -= 1;
        (self.times[number], self.sources[number]) = (NONE, NONE);
        for crossing in self.puzzle.geometry().through(cell) {
            let domain = crossing.line.index() * self.color_count + color.index();
            self.domains[domain].insert(crossing.at as usize);
        }
    }

    fn drop_waiting(&mut self) {
        for line in self.queue.drain(..) {
            self.is_queued[line.index()] = false;
        }
        for exclusion in std::mem::take(&mut self.batch) {
            let number = self.number(exclusion);
            if self.times[number] == NONE {
                self.sources[number] = NONE;
            }
        }
    }

    fn derive(&mut self, derived: &mut Vec<Exclusion>) -> Option<bool> {
        let line = self.queue.pop_front()?;
        self.is_queued[line.index()] = false;
        let own = self.own(line);
        let (rules, diagram) = (&self.rules[line.index()], self.puzzle.diagram(line));
        self.work += rules.work * W as u64;
        if !self.solver.solve(rules, diagram, &self.domains[own.clone()]) {
            self.contradiction = line;
            return Some(false);
        }
        for (color, domain) in own.enumerate() {
            for at in self.domains[domain].minus(self.solver.allowed[color]).iter() {
                let exclusion = self.exclusion(line, at, color);
                let number = self.number(exclusion);
                self.sources[number] = line.number();
                derived.push(exclusion);
            }
        }
        self.batch.clone_from(derived);
        Some(true)
    }

    fn explain(&mut self, derived: Option<Exclusion>) -> Vec<Exclusion> {
        let number = derived.map(|exclusion| self.number(exclusion));
        let line = number.map_or(self.contradiction, |number| LineId::new(self.sources[number]));
        let end = number.map_or(NONE, |number| self.times[number]);
        let (cell, color) = derived.unwrap_or(self.newest);
        let crossings = self.puzzle.geometry().through(cell).iter();
        let place = { crossings }.find(|crossing| crossing.line == line);
        let center = place.map_or(0, |crossing| crossing.at as usize);
        let mut base = self.lasting[self.own(line)].to_vec();
        if derived.is_some() {
            // Why may the cell not have just this color?
            base.iter_mut().for_each(|domain| domain.remove(center));
        }
        self.find_candidates(line, &base, center, end);
        if derived.is_some() {
            base[color.index()].insert(center);
        }
        self.shorten(line, base);
        let exclusion = |it: &Candidate| self.exclusion(line, it.at as usize, it.color.into());
        self.candidates.iter().map(exclusion).collect()
    }

    fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.work)
    }

    fn copied(&self) -> Box<dyn LineReasons> {
        Box::new(Lines {
            puzzle: Arc::clone(&self.puzzle),
            rules: Arc::clone(&self.rules),
            lasting: self.lasting.clone(),
            domains: self.domains.clone(),
            times: self.times.clone(),
            sources: self.sources.clone(),
            batch: self.batch.clone(),
            queue: self.queue.clone(),
            is_queued: self.is_queued.clone(),
            solver: LineSolver::new(self.color_count),
            candidates: Vec::new(),
            ..*self
        })
    }
}

impl<const W: usize> Lines<W> {
    /// Lists the exclusions of a line from what `base` allows that were known before a time, the nearest
    /// to `center` first.
    fn find_candidates(&mut self, line: LineId, base: &[Bits<W>], center: usize, end: u32) {
        self.candidates.clear();
        for (color, domain) in self.own(line).enumerate() {
            for at in base[color].minus(self.domains[domain]).iter() {
                if self.times[self.number(self.exclusion(line, at, color))] < end {
                    let (distance, color) = (at.abs_diff(center) as u32, color as u8);
                    self.candidates.push(Candidate { distance, color, at: at as u32 });
                }
            }
        }
        self.candidates.sort_unstable();
    }

    /// Shortens the candidates to some that leave the line no placement, none of them redundant, if
    /// all together leave none. `base` is what the line allows without them.
    fn shorten(&mut self, line: LineId, mut base: Vec<Bits<W>>) {
        let (rules, diagram) = (&self.rules[line.index()], self.puzzle.diagram(line));
        let mut candidates = std::mem::take(&mut self.candidates);
        let mut domains = base.clone();
        let mut suffices = |base: &[Bits<W>], prefix: &[Candidate]| {
            // About half of the work of a whole solve.
            self.work += rules.work * W as u64 / 2;
            domains.copy_from_slice(base);
            for candidate in prefix {
                domains[usize::from(candidate.color)].remove(candidate.at as usize);
            }
            !self.solver.fits(rules, diagram, &domains)
        };
        let (mut needed, mut tried) = (Vec::new(), FIRST_PREFIX);
        loop {
            // Fewer than `fewest` do not suffice, `enough` do.
            let (mut fewest, mut enough) = (0, candidates.len());
            while fewest < enough {
                tried = tried.min(enough - 1);
                match suffices(&base, &candidates[..tried]) {
                    true => enough = tried,
                    false => fewest = tried + 1,
                }
                let is_far = needed.is_empty() && enough == candidates.len();
                tried = if is_far { 4 * fewest } else { (fewest + enough) / 2 };
            }
            candidates.truncate(enough);
            let Some(last) = candidates.pop() else { break };
            base[usize::from(last.color)].remove(last.at as usize);
            needed.push(last);
            tried = candidates.len() / 2;
        }
        self.candidates = needed;
    }
}
