//! The lines of a puzzle as a propagator of a SAT solver, in place of a formula.
//!
//! In: a puzzle, a deduction, for each color that a cell may have the
//! literal that excludes it. Out: what single lines exclude; which exclusions of the same line imply
//! another one. Invariants: complete for each line; an explanation is minimal: without any of its
//! exclusions the line would not force the same; the same questions get the same answers.
//!
//! An explanation prefers exclusions near the cell: of those ordered by distance, the shortest prefix
//! that suffices ends with one that is needed, and so on before that one. Source of the bisection:
//! U. Junker, "QuickXplain" (AAAI 2004).

use super::bits::Bits;
use super::board::fill_domains;
use super::deduction::Deduction;
use super::line_solver::LineSolver;
use super::rules::{LineRules, line_rules};
use crate::puzzle::{CellId, Color, LineId, Puzzle};
use crate::sat::backends::{Derivation, Propagator};
use crate::sat::cnf::Lit;
use std::collections::VecDeque;
use std::sync::Arc;

/// The nearest exclusions that are tried first as an explanation; then four times as many, and so on.
const FIRST_PREFIX: usize = 8;
/// No line, or a time that has not come.
const NONE: u32 = u32::MAX;

/// A cell cannot have a color.
pub(crate) type Exclusion = (CellId, Color);

/// A propagator for the lines of `puzzle`. The literals come with the exclusions they stand for.
pub(crate) fn line_propagator(
    puzzle: &Puzzle,
    deduction: &Deduction,
    exclusions: impl Iterator<Item = (Lit, Exclusion)>,
) -> Box<dyn Propagator> {
    with_words!(puzzle, boxed(puzzle, deduction, exclusions))
}

fn boxed<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    exclusions: impl Iterator<Item = (Lit, Exclusion)>,
) -> Box<dyn Propagator> {
    Box::new(LinePropagator::<W>::new(puzzle, deduction, exclusions))
}

/// What does not change.
struct Board {
    puzzle: Puzzle,
    rules: Vec<LineRules>,
    color_count: usize,
    /// By literal: the exclusion it stands for.
    exclusions: Vec<Option<Exclusion>>,
    /// By cell, then by color: the literal that excludes it.
    literals: Vec<Option<Lit>>,
}

/// A number for each literal.
fn code(lit: Lit) -> usize {
    2 * lit.var().index() + usize::from(lit.is_positive())
}

impl Board {
    /// The literal that excludes a color from a cell of a line.
    fn literal(&self, line: LineId, at: usize, color: usize) -> Option<Lit> {
        let cell = self.puzzle.geometry().line(line)[at];
        self.literals[cell.index() * self.color_count + color]
    }
}

/// The state of the lines.
struct LinePropagator<const W: usize> {
    board: Arc<Board>,
    /// For each line and each color: the cells that may have it, for good and now.
    lasting: Vec<Bits<W>>,
    domains: Vec<Bits<W>>,
    /// By literal: how many were true before it, and the line that derived it.
    times: Vec<u32>,
    sources: Vec<u32>,
    now: u32,
    /// What was derived last; a conflict may come before it is assigned.
    batch: Vec<Lit>,
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

impl<const W: usize> LinePropagator<W> {
    fn new(
        puzzle: &Puzzle,
        deduction: &Deduction,
        exclusions: impl Iterator<Item = (Lit, Exclusion)>,
    ) -> LinePropagator<W> {
        let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
        let mut board = Board {
            puzzle: puzzle.clone(),
            rules: geometry.lines().map(|line| line_rules(puzzle, line)).collect(),
            color_count,
            exclusions: Vec::new(),
            literals: vec![None; geometry.cell_count() * color_count],
        };
        for (lit, (cell, color)) in exclusions {
            board.literals[cell.index() * color_count + color.index()] = Some(lit);
            let count = board.exclusions.len().max(code(lit) + 1);
            board.exclusions.resize(count, None);
            board.exclusions[code(lit)] = Some((cell, color));
        }
        let mut domains = vec![Bits::EMPTY; geometry.line_count() * color_count];
        for (line, own) in geometry.lines().zip(domains.chunks_mut(color_count)) {
            let cells = geometry.line(line).iter().map(|&cell| deduction.colors(cell));
            fill_domains(own, cells, puzzle.palette().all());
        }
        // Lines without open cells may belong to another part.
        let is_open = |line| geometry.line(line).iter().any(|&cell| deduction.is_open(cell));
        let open_lines: Vec<bool> = geometry.lines().map(is_open).collect();
        let literal_count = board.exclusions.len();
        LinePropagator {
            lasting: domains.clone(),
            domains,
            times: vec![NONE; literal_count],
            sources: vec![NONE; literal_count],
            now: 0,
            batch: Vec::new(),
            is_queued: open_lines.clone(),
            queue: geometry.lines().filter(|line| open_lines[line.index()]).collect(),
            contradiction: LineId::new(0),
            newest: (CellId::FIRST, Color::BACKGROUND),
            work: 0,
            solver: LineSolver::new(color_count),
            candidates: Vec::new(),
            board: Arc::new(board),
        }
    }

    /// The exclusion that a literal stands for.
    fn exclusion(&self, lit: Lit) -> Option<Exclusion> {
        self.board.exclusions.get(code(lit)).copied().flatten()
    }

    /// Where the domains of a line begin.
    fn own(&self, line: LineId) -> std::ops::Range<usize> {
        let colors = self.board.color_count;
        line.index() * colors..(line.index() + 1) * colors
    }
}

impl<const W: usize> Propagator for LinePropagator<W> {
    fn assign(&mut self, lit: Lit, is_permanent: bool) {
        let time = self.now;
        self.now += 1;
        let Some((cell, color)) = self.exclusion(lit) else { return };
        self.times[code(lit)] = time;
        self.newest = (cell, color);
        let board = Arc::clone(&self.board);
        for crossing in board.puzzle.geometry().through(cell) {
            let (line, at) = (crossing.line, crossing.at as usize);
            let domain = self.own(line).start + color.index();
            self.domains[domain].remove(at);
            if is_permanent {
                self.lasting[domain].remove(at);
            }
            let is_known = self.sources[code(lit)] == line.number();
            if !is_known && !self.is_queued[line.index()] {
                self.is_queued[line.index()] = true;
                self.queue.push_back(line);
            }
        }
    }

    fn unassign(&mut self, lit: Lit) {
        self.now -= 1;
        let Some((cell, color)) = self.exclusion(lit) else { return };
        self.times[code(lit)] = NONE;
        self.sources[code(lit)] = NONE;
        for crossing in self.board.puzzle.geometry().through(cell) {
            let domain = crossing.line.index() * self.board.color_count + color.index();
            self.domains[domain].insert(crossing.at as usize);
        }
    }

    fn drop_waiting(&mut self) {
        for line in self.queue.drain(..) {
            self.is_queued[line.index()] = false;
        }
        for lit in self.batch.drain(..) {
            if self.times[code(lit)] == NONE {
                self.sources[code(lit)] = NONE;
            }
        }
    }

    fn derive(&mut self, derived: &mut Vec<Lit>) -> Derivation {
        let Some(line) = self.queue.pop_front() else { return Derivation::Complete };
        self.is_queued[line.index()] = false;
        let (board, own) = (&self.board, self.own(line));
        let (rules, diagram) = (&board.rules[line.index()], board.puzzle.diagram(line));
        self.work += rules.work * W as u64;
        let domains = &self.domains[own];
        if !self.solver.solve(rules, diagram, domains) {
            self.contradiction = line;
            return Derivation::Contradiction;
        }
        for (color, domain) in domains.iter().enumerate() {
            for at in domain.minus(self.solver.allowed[color]).iter() {
                if let Some(lit) = board.literal(line, at, color) {
                    self.sources[code(lit)] = line.number();
                    derived.push(lit);
                }
            }
        }
        self.batch.clone_from(derived);
        Derivation::Literals
    }

    fn explain(&mut self, derived: Option<Lit>, causes: &mut Vec<Lit>) {
        let board = Arc::clone(&self.board);
        let source = |lit: Lit| LineId::new(self.sources[code(lit)]);
        let line = derived.map_or(self.contradiction, source);
        let (cell, color) = derived.and_then(|lit| self.exclusion(lit)).unwrap_or(self.newest);
        let crossings = board.puzzle.geometry().through(cell).iter();
        let place = { crossings }.find(|crossing| crossing.line == line);
        let center = place.map_or(0, |crossing| crossing.at as usize);
        let mut base = self.lasting[self.own(line)].to_vec();
        if derived.is_some() {
            // Why may the cell not have just this color?
            base.iter_mut().for_each(|domain| domain.remove(center));
        }
        let end = derived.map_or(NONE, |lit| self.times[code(lit)]);
        self.find_candidates(line, &base, center, end);
        if derived.is_some() {
            base[color.index()].insert(center);
        }
        self.shorten(line, base);
        let literal = |it: &Candidate| board.literal(line, it.at as usize, it.color.into());
        causes.extend(self.candidates.iter().filter_map(literal));
    }

    fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.work)
    }

    fn copied(&self) -> Box<dyn Propagator> {
        Box::new(LinePropagator {
            board: Arc::clone(&self.board),
            lasting: self.lasting.clone(),
            domains: self.domains.clone(),
            times: self.times.clone(),
            sources: self.sources.clone(),
            batch: self.batch.clone(),
            queue: self.queue.clone(),
            is_queued: self.is_queued.clone(),
            solver: LineSolver::new(self.board.color_count),
            candidates: Vec::new(),
            ..*self
        })
    }
}

impl<const W: usize> LinePropagator<W> {
    /// Lists the exclusions of a line from what `base` allows that were known before a time, the nearest
    /// to `center` first.
    fn find_candidates(&mut self, line: LineId, base: &[Bits<W>], center: usize, end: u32) {
        self.candidates.clear();
        let domains = &self.domains[self.own(line)];
        for (color, (base, domain)) in base.iter().zip(domains).enumerate() {
            for at in base.minus(*domain).iter() {
                let lit = self.board.literal(line, at, color);
                if lit.is_some_and(|lit| self.times[code(lit)] < end) {
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
        let board = Arc::clone(&self.board);
        let (rules, diagram) = (&board.rules[line.index()], board.puzzle.diagram(line));
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
