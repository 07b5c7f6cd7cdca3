//! The whole path of a puzzle on one page.
//!
//! In: a puzzle and options. Out: verified pictures one after the other, or a [`Verdict`].
//! Holds: no picture leaves but through `verify`; the verdict is the same
//! whatever the options, unless a limit is reached. Reads: every room but the outer ones.

mod answer;
mod certain;
mod doubt;
pub mod portfolio;
mod product;
pub mod switch;
mod tally;
mod turns;

pub use answer::{End, Engine, Event, Options, Reason, Verdict};
pub use certain::first_certain;
pub use doubt::{Doubt, doubt};
pub use tally::tally;

use crate::encode::{EncodeOptions, Encoding, encode, encode_clues};
use crate::line::{
    Contradiction, Deduction, Limit, Observer, Step, Stopped, parts, probe, probe_observed,
    propagate, propagate_observed,
};
use crate::puzzle::{Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::sat::cnf::Cnf;
use crate::search::{Ended, search};
use crate::solve::SolveError;
use crate::verify::{Mismatch, Verified, verify};
use product::{Product, Stepped};
use std::ops::ControlFlow;

/// Says whether a puzzle has a picture and whether that is the only one.
///
/// # Errors
/// See [`PipelineError`]; "no picture" and "ran into a limit" are verdicts.
pub fn judge(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, PipelineError> {
    verdict(&mut |found| solutions(puzzle, options, watch, found))
}

/// Says the same of a puzzle of which lines and probing have told what they can.
///
/// # Errors
/// As those of [`judge`].
pub fn judge_open(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, PipelineError> {
    verdict(&mut |found| Course { puzzle, options, watch, found }.open(deduction))
}

/// Whoever is handed pictures; breaks when that is enough.
type Found<'a> = &'a mut dyn FnMut(Verified) -> ControlFlow<()>;

/// The verdict of the first two pictures that are handed out.
fn verdict(
    hand_out: &mut dyn FnMut(Found<'_>) -> Result<End, PipelineError>,
) -> Result<Verdict, PipelineError> {
    let mut found = Vec::new();
    let end = hand_out(&mut |picture| {
        found.push(picture);
        if found.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    let mut found = found.into_iter();
    Ok(match (found.next(), found.next(), end) {
        (Some(first), Some(second), _) => Verdict::Several(first, second),
        (Some(only), None, End::Complete) => Verdict::Unique(only),
        (None, _, End::None(reason)) => Verdict::None(reason),
        (first, _, End::Undecided(limit)) => Verdict::Undecided(first, limit),
        // Nothing breaks off before two pictures, and nothing is complete without one.
        (first, ..) => Verdict::Undecided(first, Limit::Time),
    })
}

/// One solution, or why none is handed out.
///
/// # Errors
/// See [`PipelineError`].
pub fn solution(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Result<Verified, End>, PipelineError> {
    let mut first = None;
    let end = solutions(puzzle, options, watch, &mut |picture| {
        first = Some(picture);
        ControlFlow::Break(())
    })?;
    Ok(first.ok_or(end))
}

/// Hands out the solutions one after the other, until `found` breaks, there are
/// no more, or a limit is reached.
///
/// # Errors
/// See [`PipelineError`].
pub fn solutions(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
    found: Found<'_>,
) -> Result<End, PipelineError> {
    Course { puzzle, options, watch, found }.whole()
}

/// The formula of a puzzle: what reasoning leaves open, or, if that
/// ends in a contradiction, the whole puzzle, which is then unsatisfiable.
///
/// # Errors
/// [`Limit`] if the formula would be too large or the budget is over.
pub fn compile(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, Limit> {
    let settled = propagate(puzzle, budget);
    let deduction = settled.and_then(|settled| Ok(probe(puzzle, &settled, budget)?));
    let encoding = match deduction {
        Ok(deduction) => {
            watch(Event::Probed { open_cells: deduction.open_count() });
            encode(puzzle, &deduction, options, budget)?
        }
        Err(Stopped::Contradiction(_)) => encode_clues(puzzle, options, budget)?,
        Err(Stopped::Limit(limit)) => return Err(limit),
    };
    watch(encoded_event(&[&encoding]));
    Ok(encoding)
}

/// The formula of the clues and the givens alone, without what lines together or probing
/// would tell.
///
/// # Errors
/// As those of [`compile`].
pub fn compile_clues(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, Limit> {
    let encoding = encode_clues(puzzle, options, budget)?;
    watch(encoded_event(&[&encoding]));
    Ok(encoding)
}

/// How many lines were solved.
struct LineCount(u64);

impl Observer for LineCount {
    #[inline(always)]
    fn step(&mut self, _step: Step<'_>) {}

    fn ended(&mut self, line_solves: u64) {
        self.0 += line_solves;
    }
}

/// One puzzle on its way.
struct Course<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    watch: &'a mut dyn FnMut(Event),
    found: Found<'a>,
}

impl Course<'_> {
    fn whole(mut self) -> Result<End, PipelineError> {
        if let Some(disagreement) = self.puzzle.disagreement() {
            return Ok(End::None(Reason::Totals(disagreement)));
        }
        let mut count = LineCount(0);
        let settled = propagate_observed(self.puzzle, &self.options.budget, &mut count);
        (self.watch)(Event::LinesSolved(count.0));
        let settled = match settled {
            Ok(deduction) => deduction,
            Err(Stopped::Contradiction(Contradiction { line })) => {
                return Ok(End::None(Reason::Line(line)));
            }
            Err(Stopped::Limit(limit)) => return Ok(End::Undecided(limit)),
        };
        (self.watch)(Event::Propagated { open_cells: settled.open_count() });
        if !self.options.probe || settled.open_count() == 0 {
            return self.open(&settled);
        }
        let probed = probe_observed(self.puzzle, &settled, &self.options.budget, &mut count);
        (self.watch)(Event::LinesSolved(count.0));
        let Ok(probed) = probed else { return Ok(End::None(Reason::Search)) };
        (self.watch)(Event::Probed { open_cells: probed.open_count() });
        self.open(&probed)
    }

    /// Hands out the picture if nothing is open, and leaves the rest to the engine.
    fn open(&mut self, deduction: &Deduction) -> Result<End, PipelineError> {
        if let Some(picture) = deduction.picture(self.puzzle.geometry()) {
            let flow = (self.found)(verified(self.puzzle, picture)?);
            return Ok(if flow.is_break() { End::Enough } else { End::Complete });
        }
        if self.options.budget.is_over() {
            // Not even the board of the engine is set up.
            return Ok(End::Undecided(Limit::of(&self.options.budget)));
        }
        match self.options.engine {
            Engine::Sat => self.decide(deduction),
            Engine::Search => self.branch(deduction),
        }
    }

    /// Encodes what is left, part by part, and lets the solver decide it again and again.
    fn decide(&mut self, deduction: &Deduction) -> Result<End, PipelineError> {
        let Options { encode, budget, backend, .. } = self.options;
        let parts = match parts(self.puzzle, deduction, budget) {
            Ok(parts) => parts,
            Err(limit) => return Ok(End::Undecided(limit)),
        };
        let encodings = match encoded(self.puzzle, &parts, encode, budget, self.watch) {
            Ok(encodings) => encodings,
            Err(limit) => return Ok(End::Undecided(limit)),
        };
        let mut product = Product::new(self.puzzle, self.options);
        for (part, encoding) in parts.iter().zip(&encodings) {
            product.add(part, encoding, backend.start(encoding.cnf(), budget)?);
        }
        let mut is_first = true;
        loop {
            match product.step(self.watch)? {
                Stepped::Next => {}
                Stepped::Exhausted if is_first => return Ok(End::None(Reason::Search)),
                Stepped::Exhausted => return Ok(End::Complete),
                Stepped::Stopped(limit) => return Ok(End::Undecided(limit)),
            }
            is_first = false;
            let picture = verified(self.puzzle, product.picture(deduction))?;
            if (self.found)(picture).is_break() {
                return Ok(End::Enough);
            }
        }
    }

    /// Searches what is left without a formula.
    fn branch(&mut self, deduction: &Deduction) -> Result<End, PipelineError> {
        let (mut count, mut failure) = (0, None);
        let Options { believe, budget, .. } = self.options;
        let (puzzle, found) = (self.puzzle, &mut self.found);
        let (ended, tree) = search(puzzle, deduction, *believe, budget, &mut |picture| {
            count += 1;
            match verified(puzzle, picture) {
                Ok(picture) => found(picture),
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        (self.watch)(Event::Searched(tree));
        match (failure, ended) {
            (Some(error), _) => Err(error),
            (None, Ended::Complete) if count == 0 => Ok(End::None(Reason::Search)),
            (None, Ended::Complete) => Ok(End::Complete),
            (None, Ended::Enough) => Ok(End::Enough),
            (None, Ended::Stopped(limit)) => Ok(End::Undecided(limit)),
        }
    }
}

/// Encodes the parts, each on its own; the limits are those of all together.
fn encoded(
    puzzle: &Puzzle,
    parts: &[Deduction],
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Vec<Encoding>, Limit> {
    let mut encodings: Vec<Encoding> = Vec::with_capacity(parts.len());
    let mut left = *options;
    for part in parts {
        let encoding = encode(puzzle, part, &left, budget).map_err(|limit| match limit {
            Limit::Literals { .. } => Limit::Literals { limit: options.literal_limit },
            Limit::Masks { line, count, .. } => {
                Limit::Masks { line, count, limit: options.mask_limit }
            }
            limit => limit,
        })?;
        left.literal_limit -= encoding.cnf().literal_count().min(left.literal_limit);
        left.mask_limit -= u128::from(encoding.mask_count()).min(left.mask_limit);
        encodings.push(encoding);
    }
    watch(encoded_event(&encodings.iter().collect::<Vec<_>>()));
    Ok(encodings)
}

/// What is told of the formulas of the parts.
fn encoded_event(encodings: &[&Encoding]) -> Event {
    let sum = |size: fn(&Cnf) -> usize| encodings.iter().map(|encoding| size(encoding.cnf())).sum();
    Event::Encoded {
        parts: encodings.len(),
        vars: sum(Cnf::var_count),
        clauses: sum(Cnf::clause_count),
        literals: sum(Cnf::literal_count),
    }
}

fn verified(puzzle: &Puzzle, picture: Picture) -> Result<Verified, PipelineError> {
    verify(puzzle, picture).map_err(PipelineError::Unsound)
}

/// What keeps the pipeline from an answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PipelineError {
    /// The solver failed.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// A picture of ours does not satisfy the puzzle: a defect of this program.
    #[error("nonosat found a picture that does not satisfy the puzzle; please report this: {0}")]
    Unsound(Mismatch),
}
