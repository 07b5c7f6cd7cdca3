//! The solving pipeline: deduce, then let an engine decide the open cells.
//!
//! In: a puzzle and options. Out: verified pictures one after the other, or a [`Verdict`].
//! Invariants: every picture passes `verify`; the verdict is the same for all options unless a
//! limit is reached; every further picture of a puzzle comes from the oracles of its parts.

mod answer;
mod backbone;
#[doc(hidden)]
pub mod branching;
mod count_solutions;
#[doc(hidden)]
pub mod counting;
mod decimation_runs;
mod deduce;
mod early;
mod error;
mod guided;
#[doc(hidden)]
pub mod marginals;
mod numbers;
mod oracle;
mod product;
pub(crate) mod switches;

#[doc(inline)]
pub use crate::propagation::{End, Limit, Outcome, Reason};
pub use answer::{Engine, Event, Options, Verdict};
pub(crate) use backbone::first_certain;
pub use backbone::{AmbiguousCells, ambiguous_cells};
pub use count_solutions::count_solutions;
#[doc(inline)]
pub use counting::{BigUint, Count};
pub(crate) use deduce::deduce_by_lines;
pub use error::EngineError;
pub(crate) use oracle::Oracle;
#[doc(hidden)]
pub use switches::switched;

use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Encoding, encode, encode_clues};
use crate::propagation::{Deduction, NoObserver, parts};
use crate::puzzle::{Picture, Puzzle};
use crate::sat::cnf::Cnf;
use crate::verify::{Verified, verify};
use branching::search;
use deduce::Stages;
use early::early_pictures;
use product::Product;
use std::ops::ControlFlow;

/// Decides whether a puzzle has a picture and whether that is the only one.
///
/// # Errors
/// [`EngineError`]. "No picture" and "a limit was reached" are verdicts, not errors.
pub fn judge(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, EngineError> {
    verdict(&mut |found| solutions(puzzle, options, watch, found))
}

/// Same as [`judge`] for a puzzle that line solving and probing have already narrowed to
/// `deduction`.
///
/// # Errors
/// Same as [`judge`].
#[doc(hidden)]
pub fn judge_open(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, EngineError> {
    verdict(&mut |found| SolveRun::new(puzzle, options, watch, found).open(deduction))
}

/// Receives pictures; breaks to end the search.
type Found<'a> = &'a mut dyn FnMut(Verified) -> ControlFlow<()>;

/// The verdict from the first two pictures that `hand_out` finds.
fn verdict(
    hand_out: &mut dyn FnMut(Found<'_>) -> Result<End, EngineError>,
) -> Result<Verdict, EngineError> {
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
        // `hand_out` breaks only after two pictures, and is complete only after one.
        (first, ..) => Verdict::Undecided(first, Limit::Time),
    })
}

/// Finds one solution.
///
/// # Errors
/// [`EngineError`].
pub fn solution(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Outcome<Verified>, EngineError> {
    let mut first = None;
    let end = solutions(puzzle, options, watch, &mut |picture| {
        first = Some(picture);
        ControlFlow::Break(())
    })?;
    Ok(first.map_or_else(|| end.into(), Outcome::Found))
}

/// Passes the solutions to `found`, one at a time, until `found` breaks, all are found, or a limit
/// is reached.
///
/// # Errors
/// [`EngineError`].
pub fn solutions(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
    found: Found<'_>,
) -> Result<End, EngineError> {
    SolveRun::new(puzzle, options, watch, found).whole()
}

/// The formula of a puzzle: the cells that line solving and probing leave open. If these refute the
/// puzzle, the formula of its clues alone, which is then unsatisfiable.
///
/// # Errors
/// [`Limit`] if the formula would be too large or the budget is over.
pub fn compile(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, Limit> {
    let within = Options::default().within(budget.clone());
    let encoding = match deduce_by_lines(puzzle, &within, &mut NoObserver, watch) {
        Outcome::Found(deduction) => encode(puzzle, &deduction, options, budget)?,
        Outcome::None(_) => encode_clues(puzzle, options, budget)?,
        Outcome::Limit(limit) => return Err(limit),
    };
    watch(encoded_event(&[&encoding]));
    Ok(encoding)
}

/// The formula of the clues and the givens alone, without line solving and probing.
///
/// # Errors
/// Same as [`compile`].
#[doc(hidden)]
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

/// One run of the pipeline.
struct SolveRun<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    watch: &'a mut dyn FnMut(Event),
    found: Found<'a>,
    /// The pictures that were passed on before probing.
    early: Vec<Picture>,
}

impl<'a> SolveRun<'a> {
    fn new(
        puzzle: &'a Puzzle,
        options: &'a Options,
        watch: &'a mut dyn FnMut(Event),
        found: Found<'a>,
    ) -> SolveRun<'a> {
        SolveRun { puzzle, options, watch, found, early: Vec::new() }
    }

    fn whole(mut self) -> Result<End, EngineError> {
        let observer = &mut NoObserver;
        let mut stages = Stages::new(self.puzzle, self.options, observer);
        let settled = match stages.totals_and_lines(self.watch) {
            Outcome::Found(settled) => settled,
            Outcome::None(reason) => return Ok(End::None(reason)),
            Outcome::Limit(limit) => return Ok(End::Undecided(limit)),
        };
        if self.pass_on_early(&settled)?.is_break() {
            return Ok(End::Enough);
        }
        let end = match stages.probing(settled, self.watch) {
            Outcome::Found(probed) => self.open(&probed)?,
            Outcome::None(reason) => End::None(reason),
            Outcome::Limit(limit) => End::Undecided(limit),
        };
        match end {
            End::Complete | End::None(_) if !self.early.is_empty() => Err(EngineError::Lost),
            end => Ok(end),
        }
    }

    /// Passes on the pictures that are found before probing, if marginals may guide at all.
    fn pass_on_early(&mut self, settled: &Deduction) -> Result<ControlFlow<()>, EngineError> {
        let is_open = settled.open_count() > 0;
        if is_open && self.options.is_guided() && self.options.engine == Engine::Sat {
            for picture in early_pictures(self.puzzle, settled, self.options, self.watch) {
                let picture = verify(self.puzzle, picture)?;
                self.early.push(picture.picture().clone());
                if (self.found)(picture).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Passes on a picture that was not passed on early.
    fn pass_on(&mut self, picture: Verified) -> ControlFlow<()> {
        match self.early.iter().position(|early| early == picture.picture()) {
            Some(at) => {
                self.early.swap_remove(at);
                ControlFlow::Continue(())
            }
            None => (self.found)(picture),
        }
    }

    /// Passes on the picture if no cell is open; otherwise starts the engine.
    fn open(&mut self, deduction: &Deduction) -> Result<End, EngineError> {
        if let Some(picture) = deduction.picture(self.puzzle.geometry()) {
            let flow = self.pass_on(verify(self.puzzle, picture)?);
            return Ok(if flow.is_break() { End::Enough } else { End::Complete });
        }
        if self.options.budget.is_over() {
            // Checked here because setting up an engine takes time.
            return Ok(End::Undecided(Limit::of(&self.options.budget)));
        }
        match self.options.engine {
            Engine::Sat => self.decide(deduction),
            Engine::Search => self.branch(deduction),
        }
    }

    /// Encodes the open cells, part by part, and solves until no picture is left.
    fn decide(&mut self, deduction: &Deduction) -> Result<End, EngineError> {
        let Options { encode, budget, .. } = self.options;
        let parts = match parts(self.puzzle, deduction, budget) {
            Ok(parts) => parts,
            Err(limit) => return Ok(End::Undecided(limit)),
        };
        let encodings = match encoded(self.puzzle, &parts, encode, budget, self.watch) {
            Ok(encodings) => encodings,
            Err(limit) => return Ok(End::Undecided(limit)),
        };
        let mut product = Product::new(self.puzzle, self.options);
        for (part, encoding) in parts.iter().zip(encodings) {
            let oracle = Oracle::of_formula(self.puzzle, part, encoding, self.options)?;
            product.add(part, oracle, self.early.first());
        }
        let mut is_first = true;
        loop {
            let picture = match product.next(deduction, self.watch)? {
                Outcome::Found(picture) => verify(self.puzzle, picture)?,
                Outcome::None(reason) if is_first => return Ok(End::None(reason)),
                Outcome::None(_) => return Ok(End::Complete),
                Outcome::Limit(limit) => return Ok(End::Undecided(limit)),
            };
            is_first = false;
            if self.pass_on(picture).is_break() {
                return Ok(End::Enough);
            }
        }
    }

    /// Searches the open cells without a formula.
    fn branch(&mut self, deduction: &Deduction) -> Result<End, EngineError> {
        let mut failure = None;
        let &Options { use_marginals, ref budget, .. } = self.options;
        let (puzzle, found) = (self.puzzle, &mut self.found);
        let (end, tree) =
            search(puzzle, deduction, use_marginals, budget, &mut |picture| match verify(
                puzzle, picture,
            ) {
                Ok(picture) => found(picture),
                Err(mismatch) => {
                    failure = Some(mismatch);
                    ControlFlow::Break(())
                }
            });
        (self.watch)(Event::Searched(tree));
        failure.map_or(Ok(end), |mismatch| Err(mismatch.into()))
    }
}

/// Encodes each part; the limits apply to all parts together.
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
            Limit::Placements { line, count, .. } => {
                Limit::Placements { line, count, limit: options.placement_limit }
            }
            limit => limit,
        })?;
        left.literal_limit -= encoding.cnf().literal_count().min(left.literal_limit);
        left.placement_limit -= u128::from(encoding.placement_count()).min(left.placement_limit);
        encodings.push(encoding);
    }
    watch(encoded_event(&encodings.iter().collect::<Vec<_>>()));
    Ok(encodings)
}

/// The event with the total size of all formulas.
fn encoded_event(encodings: &[&Encoding]) -> Event {
    let sum = |size: fn(&Cnf) -> usize| encodings.iter().map(|encoding| size(encoding.cnf())).sum();
    Event::Encoded {
        parts: encodings.len(),
        vars: sum(Cnf::var_count),
        clauses: sum(Cnf::clause_count),
        literals: sum(Cnf::literal_count),
    }
}

#[cfg(test)]
mod tests;
