//! The whole path of a puzzle on one page.
//!
//! In: a puzzle and options. Out: verified pictures one after the other, or a [`Verdict`].
//! Holds: no picture leaves but through `verify`; the verdict is the same
//! whatever the options, unless time runs out. Reads: every room but the outer ones.

use crate::budget::Budget;
use crate::encode::{EncodeError, EncodeOptions, Encoding, encode};
use crate::line::{Contradiction, Deduction, probe, propagate};
use crate::puzzle::{Disagreement, LineId, Picture, Puzzle};
use crate::search::{Ended, search};
use crate::solve::{Backend, Outcome, SolveError};
use crate::verify::{Mismatch, Verified, verify};
use std::ops::ControlFlow;

/// Who decides what single lines and probing leave open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// A formula and a SAT solver.
    #[default]
    Sat,
    /// Branching with propagation and probing at every node.
    Search,
}

/// How to go about it.
#[derive(Clone, Debug)]
pub struct Options {
    /// Are cells probed before anything is decided?
    pub probe: bool,
    /// Who decides what is left open.
    pub engine: Engine,
    /// How lines become clauses.
    pub encode: EncodeOptions,
    /// Who decides the formula.
    pub backend: Backend,
    /// When to give up.
    pub budget: Budget,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            probe: true,
            engine: Engine::default(),
            encode: EncodeOptions::default(),
            backend: Backend::default(),
            budget: Budget::endless(),
        }
    }
}

/// The answer to "is there a picture, and is it the only one?"
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Exactly this one.
    Unique(Verified),
    /// At least these two.
    Several(Verified, Verified),
    /// There is none.
    None(Reason),
    /// Time ran out, perhaps after a first picture was found.
    Undecided(Option<Verified>),
}

impl Verdict {
    /// The one word for it: `unique`, `several`, `none` or `undecided`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Unique(_) => "unique",
            Verdict::Several(..) => "several",
            Verdict::None(_) => "none",
            Verdict::Undecided(_) => "undecided",
        }
    }
}

/// How it became clear that there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The families of lines ask for different numbers of cells.
    Totals(Disagreement),
    /// Line by line reasoning left this line without a placement.
    Line(LineId),
    /// Probing and the solver found that all lines together have no picture.
    Search,
}

impl Reason {
    /// For people, without a full stop.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        match self {
            Reason::Totals(disagreement) => disagreement.describe(puzzle),
            Reason::Line(line) => {
                let name = puzzle.geometry().describe(*line);
                format!("{name} cannot be filled once the other lines are taken into account")
            }
            Reason::Search => "no picture satisfies all lines at once".to_owned(),
        }
    }
}

/// Why a run of solutions ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// There are no others.
    Complete,
    /// There is none at all.
    None(Reason),
    /// Whoever received them had enough.
    Enough,
    /// The budget was over.
    OutOfTime,
}

/// What just happened, for whoever watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// All lines were solved to a fixpoint.
    Propagated {
        /// Cells whose color is still open.
        open_cells: usize,
    },
    /// Cells were probed.
    Probed {
        /// Cells whose color is still open.
        open_cells: usize,
    },
    /// The rest became a formula.
    Encoded {
        /// Its variables.
        vars: usize,
        /// Its clauses.
        clauses: usize,
        /// Its literals.
        literals: usize,
    },
    /// The search ended.
    Searched {
        /// Nodes that were settled and probed.
        nodes: u64,
        /// The most decisions that stood at once.
        depth: usize,
    },
    /// The solver answered, in one word.
    Decided(&'static str),
}

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
    if let Some(disagreement) = puzzle.disagreement() {
        return Ok(End::None(Reason::Totals(disagreement)));
    }
    let settled = match propagate(puzzle) {
        Ok(deduction) => deduction,
        Err(Contradiction { line }) => return Ok(End::None(Reason::Line(line))),
    };
    watch(Event::Propagated { open_cells: settled.open_count() });
    if let Some(picture) = settled.picture() {
        return only(puzzle, picture, found);
    }
    if !options.probe {
        return open(puzzle, &settled, options, watch, found);
    }
    let Ok(probed) = probe(puzzle, &settled, &options.budget) else {
        return Ok(End::None(Reason::Search));
    };
    watch(Event::Probed { open_cells: probed.open_count() });
    if let Some(picture) = probed.picture() {
        return only(puzzle, picture, found);
    }
    open(puzzle, &probed, options, watch, found)
}

/// Leaves what is open to the engine.
fn open(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, PipelineError> {
    match options.engine {
        Engine::Sat => decide(puzzle, deduction, options, watch, found),
        Engine::Search => branch(puzzle, deduction, options, watch, found),
    }
}

/// Hands out the picture that reasoning alone arrived at.
fn only(
    puzzle: &Puzzle,
    picture: Picture,
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, PipelineError> {
    let flow = found(checked(puzzle, picture)?);
    Ok(if flow.is_break() { End::Enough } else { End::Complete })
}

/// Searches what is left without a formula.
fn branch(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, PipelineError> {
    let (mut count, mut failure) = (0, None);
    let (ended, effort) = search(puzzle, deduction, &options.budget, &mut |picture| {
        count += 1;
        match checked(puzzle, picture) {
            Ok(picture) => found(picture),
            Err(error) => {
                failure = Some(error);
                ControlFlow::Break(())
            }
        }
    });
    watch(Event::Searched { nodes: effort.nodes, depth: effort.depth });
    match (failure, ended) {
        (Some(error), _) => Err(error),
        (None, Ended::Complete) if count == 0 => Ok(End::None(Reason::Search)),
        (None, Ended::Complete) => Ok(End::Complete),
        (None, Ended::Enough) => Ok(End::Enough),
        (None, Ended::OutOfTime) => Ok(End::OutOfTime),
    }
}

/// Encodes what is left and lets the solver decide it again and again.
fn decide(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, PipelineError> {
    let encoding = encoded(puzzle, deduction, &options.encode, watch)?;
    let mut session = options.backend.start(encoding.cnf(), &options.budget);
    let mut is_first = true;
    loop {
        let outcome = session.decide()?;
        watch(Event::Decided(outcome.word()));
        let model = match outcome {
            Outcome::Sat(model) => model,
            Outcome::Unsat if is_first => return Ok(End::None(Reason::Search)),
            Outcome::Unsat => return Ok(End::Complete),
            Outcome::Unknown => return Ok(End::OutOfTime),
        };
        let picture = checked(puzzle, encoding.decode(puzzle, &model))?;
        session.add_clause(&encoding.anything_but(puzzle, picture.picture()));
        is_first = false;
        if found(picture).is_break() {
            return Ok(End::Enough);
        }
    }
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
    encoded(puzzle, &deduction, options, watch)
}

fn encoded(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &EncodeOptions,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, PipelineError> {
    let encoding = encode(puzzle, deduction, options)?;
    let cnf = encoding.cnf();
    let (vars, clauses, literals) = (cnf.var_count(), cnf.clause_count(), cnf.literal_count());
    watch(Event::Encoded { vars, clauses, literals });
    Ok(encoding)
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
