//! The interface types of the pipeline: options, events, verdicts.
//!
//! Invariants: "no picture", "several" and "a limit was reached" are verdicts, never errors.

use super::branching::Tree;
use super::{Limit, Reason};
use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Encoding, Strategy};
use crate::sat::backends::{Backend, Threads};
use crate::sat::cnf::Cnf;
use crate::verify::Verified;
use std::time::Duration;

/// See [`Options::most_in_formula`]. Lines take less memory than clauses, and more time on boards of
/// middle size: random ones of 100x100 1.4 to 1.6 times as long, 13 smooth ones of 200x200 54 s instead
/// of 37 (by the median as long), with a third to a sixth of the memory. One of 500x500 takes 5.7 s and
/// 100 MB instead of 12.8 s and 860 MB.
const MOST_IN_FORMULA: usize = 50_000;

/// What decides the cells that line solving and probing leave open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Engine {
    /// A formula and a SAT solver.
    #[default]
    Sat,
    /// Branching with propagation and probing at every node.
    Search,
}

/// How to solve a puzzle.
#[derive(Clone, Debug)]
pub struct Options {
    /// Probe cells before the engine starts?
    pub probe: bool,
    /// Let marginals guide the search for a picture?
    pub use_marginals: bool,
    /// What decides the open cells.
    pub engine: Engine,
    /// How lines become clauses.
    pub encode: EncodeOptions,
    /// Most open cells of a part whose lines become clauses; in a larger one lines derive inside the
    /// solver.
    pub most_in_formula: usize,
    /// Which SAT solver decides the formula.
    pub backend: Backend,
    /// How many copies of the built-in SAT solver work on one formula.
    pub threads: Threads,
    /// When to stop.
    pub budget: Budget,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            probe: true,
            use_marginals: true,
            engine: Engine::default(),
            encode: EncodeOptions::default(),
            most_in_formula: MOST_IN_FORMULA,
            backend: Backend::default(),
            threads: 1.into(),
            budget: Budget::endless(),
        }
    }
}

impl Options {
    /// Do marginals guide the sessions? Only the embedded backend accepts suggestions.
    pub(super) fn is_guided(&self) -> bool {
        let is_embedded = self.engine == Engine::Sat && self.backend == Backend::Embedded;
        self.use_marginals && is_embedded
    }

    /// Does a part with this number of open cells get clauses for its lines? A chosen encoding and any
    /// other solver need them.
    pub(super) fn has_formula(&self, open_cells: usize) -> bool {
        let may_propagate =
            self.backend == Backend::Embedded && self.encode.strategy == Strategy::Auto;
        open_cells <= self.most_in_formula || !may_propagate
    }

    /// The same options with another budget.
    pub fn within(self, budget: Budget) -> Options {
        Options { budget, ..self }
    }

    /// The same options with at most this work left, in about nanoseconds.
    pub(crate) fn at_most_work(&self, work: u64) -> Options {
        self.clone().within(self.budget.clone().or_work(work))
    }

    /// The same options with at most this time left.
    pub fn at_most(&self, time: Duration) -> Options {
        self.clone().within(self.budget.clone().at_most(time))
    }

    /// The same options with another engine.
    pub fn with_engine(self, engine: Engine) -> Options {
        Options { engine, ..self }
    }

    /// The same options with another encoding.
    pub fn with_encode(self, encode: EncodeOptions) -> Options {
        Options { encode, ..self }
    }

    /// The same options with another SAT solver.
    pub fn with_backend(self, backend: Backend) -> Options {
        Options { backend, ..self }
    }

    /// The same options with up to `threads` threads.
    pub fn with_threads(self, threads: impl Into<Threads>) -> Options {
        Options { threads: threads.into(), ..self }
    }

    /// The same options with or without probing.
    pub fn with_probe(self, probe: bool) -> Options {
        Options { probe, ..self }
    }

    /// The same options with or without marginals.
    pub fn with_marginals(self, use_marginals: bool) -> Options {
        Options { use_marginals, ..self }
    }
}

/// The answer to "is there a picture, and is it the only one?"
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The puzzle has exactly this picture.
    Unique(Verified),
    /// The puzzle has at least these two pictures.
    Several(Verified, Verified),
    /// The puzzle has no picture, for this reason.
    None(Reason),
    /// A limit was reached, with the first picture if one was found.
    Undecided(Option<Verified>, Limit),
}

impl Verdict {
    /// The verdict in one word: `unique`, `several`, `none` or `undecided`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Unique(_) => "unique",
            Verdict::Several(..) => "several",
            Verdict::None(_) => "none",
            Verdict::Undecided(..) => "undecided",
        }
    }
}

/// Progress of a solver, for [`Solver::on_event`](super::Solver::on_event).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Line solving reached its fixpoint.
    Propagated {
        /// Cells whose color is still open.
        open_cells: usize,
    },
    /// Probing ended.
    Probed {
        /// Cells whose color is still open.
        open_cells: usize,
    },
    /// The number of line solves in line solving and probing so far.
    LinesSolved(u64),
    /// The open cells became formulas; the sizes are those of all parts together.
    Encoded {
        /// Independent parts, which share no line.
        parts: usize,
        /// Variables.
        vars: usize,
        /// Clauses.
        clauses: usize,
        /// Literals.
        literals: usize,
    },
    /// Belief propagation computed the marginals of one part.
    MarginalsComputed {
        /// Rounds of messages.
        rounds: u32,
        /// Open cells.
        open_cells: usize,
        /// Open cells whose likeliest color is almost certain.
        sure_cells: usize,
    },
    /// A decimation run ended.
    Decimated {
        /// Did it find a picture?
        found_picture: bool,
        /// Decisions that led to a contradiction.
        contradictions: u64,
    },
    /// The work of the solver so far, all parts together. Sent repeatedly.
    Working {
        /// Conflicts.
        conflicts: u64,
        /// Decisions.
        decisions: u64,
    },
    /// The branching search ended.
    Searched(Tree),
    /// The solver's answer, in one or two words.
    Decided(&'static str),
}

impl Event {
    /// The total size of all formulas.
    pub(super) fn encoded(encodings: &[Encoding]) -> Event {
        let sum = |size: fn(&Cnf) -> usize| -> usize {
            encodings.iter().map(|encoding| size(encoding.cnf())).sum()
        };
        Event::Encoded {
            parts: encodings.len(),
            vars: sum(Cnf::var_count),
            clauses: sum(Cnf::clause_count),
            literals: sum(Cnf::literal_count),
        }
    }
}
