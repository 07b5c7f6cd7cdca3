//! The whole path of a puzzle on one page.
//!
//! In: a puzzle and options. Out: verified pictures one after the other, or a [`Verdict`].
//! Holds: no picture leaves but through `verify`; the verdict is the same
//! whatever the options, unless time runs out. Reads: every room but the outer ones.

mod answer;
mod certain;
pub mod portfolio;
mod product;
pub mod switch;

pub use answer::{End, Engine, Event, Options, Reason, Verdict};
pub use certain::first_certain;

use crate::encode::{EncodeError, EncodeOptions, Encoding, encode};
use crate::line::{Contradiction, Deduction, parts, probe, propagate};
use crate::puzzle::{Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::sat::cnf::Cnf;
use crate::search::{Ended, search};
use crate::solve::SolveError;
use crate::verify::{Mismatch, Verified, verify};
use product::{Product, Step};
use std::ops::ControlFlow;

/// Says whether a puzzle has a picture and whether that is the only one.
///
/// # Errors
/// See [`PipelineError`]; "no picture" and "out of time" are verdicts.
pub fn judge(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, PipelineError> {
    let mut found = Vec::new();
    let end = solutions(puzzle, options, watch, &mut |picture| {
        found.push(picture);
        if found.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    let mut found = found.into_iter();
    Ok(match (found.next(), found.next(), end) {
        (Some(first), Some(second), _) => Verdict::Several(first, second),
        (Some(only), None, End::Complete) => Verdict::Unique(only),
        (None, _, End::None(reason)) => Verdict::None(reason),
        (first, ..) => Verdict::Undecided(first),
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
/// no more, or the budget is over.
///
/// # Errors
/// See [`PipelineError`].
pub fn solutions(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, PipelineError> {
    Run { puzzle, options, watch, found }.whole()
}

/// The formula of a puzzle: what reasoning leaves open, or, if that
/// ends in a contradiction, the whole puzzle, which is then unsatisfiable.
///
/// # Errors
/// [`PipelineError::Encode`].
pub fn compile(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, PipelineError> {
    let endless = Budget::endless();
    let deduction = propagate(puzzle).and_then(|settled| probe(puzzle, &settled, &endless));
    let deduction = deduction.unwrap_or_else(|_| Deduction::of_givens(puzzle));
    watch(Event::Probed { open_cells: deduction.open_count() });
    let encoding = encode(puzzle, &deduction, options, &endless)?;
    let cnf = encoding.cnf();
    let (vars, clauses, literals) = (cnf.var_count(), cnf.clause_count(), cnf.literal_count());
    watch(Event::Encoded { parts: 1, vars, clauses, literals });
    Ok(encoding)
}

/// One puzzle on its way.
struct Run<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    watch: &'a mut dyn FnMut(Event),
    found: &'a mut dyn FnMut(Verified) -> ControlFlow<()>,
}

impl Run<'_> {
    fn whole(mut self) -> Result<End, PipelineError> {
        if let Some(disagreement) = self.puzzle.disagreement() {
            return Ok(End::None(Reason::Totals(disagreement)));
        }
        let settled = match propagate(self.puzzle) {
            Ok(deduction) => deduction,
            Err(Contradiction { line }) => return Ok(End::None(Reason::Line(line))),
        };
        (self.watch)(Event::Propagated { open_cells: settled.open_count() });
        if !self.options.probe || settled.open_count() == 0 {
            return self.open(&settled);
        }
        let Ok(probed) = probe(self.puzzle, &settled, &self.options.budget) else {
            return Ok(End::None(Reason::Search));
        };
        (self.watch)(Event::Probed { open_cells: probed.open_count() });
        self.open(&probed)
    }

    /// Hands out the picture if nothing is open, and leaves the rest to the engine.
    fn open(&mut self, deduction: &Deduction) -> Result<End, PipelineError> {
        if let Some(picture) = deduction.picture() {
            let flow = (self.found)(checked(self.puzzle, picture)?);
            return Ok(if flow.is_break() { End::Enough } else { End::Complete });
        }
        match self.options.engine {
            Engine::Sat => self.decide(deduction),
            Engine::Search => self.branch(deduction),
        }
    }

    /// Encodes what is left, part by part, and lets the solver decide it again and again.
    fn decide(&mut self, deduction: &Deduction) -> Result<End, PipelineError> {
        let Options { encode, budget, backend, .. } = self.options;
        let parts = parts(self.puzzle, deduction);
        let encodings = match encoded(self.puzzle, &parts, encode, budget, self.watch) {
            Err(EncodeError::OutOfTime) => return Ok(End::OutOfTime),
            encodings => encodings?,
        };
        let mut product = Product::new(self.puzzle);
        for (part, encoding) in parts.iter().zip(&encodings) {
            product.add(part, encoding, backend.start(encoding.cnf(), budget)?);
        }
        let mut is_first = true;
        loop {
            match product.step(self.watch)? {
                Step::Next => {}
                Step::Exhausted if is_first => return Ok(End::None(Reason::Search)),
                Step::Exhausted => return Ok(End::Complete),
                Step::OutOfTime => return Ok(End::OutOfTime),
            }
            is_first = false;
            let picture = checked(self.puzzle, product.picture(deduction))?;
            if (self.found)(picture).is_break() {
                return Ok(End::Enough);
            }
        }
    }

    /// Searches what is left without a formula.
    fn branch(&mut self, deduction: &Deduction) -> Result<End, PipelineError> {
        let (mut count, mut failure) = (0, None);
        let (puzzle, found, budget) = (self.puzzle, &mut self.found, &self.options.budget);
        let (ended, effort) = search(puzzle, deduction, budget, &mut |picture| {
            count += 1;
            match checked(puzzle, picture) {
                Ok(picture) => found(picture),
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        (self.watch)(Event::Searched(effort));
        match (failure, ended) {
            (Some(error), _) => Err(error),
            (None, Ended::Complete) if count == 0 => Ok(End::None(Reason::Search)),
            (None, Ended::Complete) => Ok(End::Complete),
            (None, Ended::Enough) => Ok(End::Enough),
            (None, Ended::OutOfTime) => Ok(End::OutOfTime),
        }
    }
}

/// Encodes the parts, each on its own.
fn encoded(
    puzzle: &Puzzle,
    parts: &[Deduction],
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Vec<Encoding>, EncodeError> {
    let encode_part = |part| encode(puzzle, part, options, budget);
    let encodings = parts.iter().map(encode_part).collect::<Result<Vec<_>, _>>()?;
    let sum = |size: fn(&Cnf) -> usize| encodings.iter().map(|encoding| size(encoding.cnf())).sum();
    watch(Event::Encoded {
        parts: parts.len(),
        vars: sum(Cnf::var_count),
        clauses: sum(Cnf::clause_count),
        literals: sum(Cnf::literal_count),
    });
    Ok(encodings)
}

fn checked(puzzle: &Puzzle, picture: Picture) -> Result<Verified, PipelineError> {
    verify(puzzle, picture).map_err(PipelineError::Unsound)
}

/// What keeps the pipeline from an answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PipelineError {
    /// The formula would be too large.
    #[error(transparent)]
    Encode(#[from] EncodeError),
    /// The solver failed.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// A picture of ours does not satisfy the puzzle: a defect of this program.
    #[error("nonosat found a picture that does not satisfy the puzzle; please report this: {0}")]
    Unsound(Mismatch),
}
