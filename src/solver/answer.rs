//! What the pipeline is told, and what it tells: options, events, answers.
//!
//! Invariants: "no picture", "several" and "ran into a limit" are answers, never errors.

use crate::encoding::EncodeOptions;
use crate::propagation::{Limit, Reason};
use crate::sat::backends::Backend;
use crate::sat::budget::Budget;
use crate::solver::branching::Tree;
use crate::verify::Verified;

/// Who decides what single lines and probing leave open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
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
    /// Do beliefs lead the solver?
    pub use_marginals: bool,
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
            use_marginals: true,
            engine: Engine::default(),
            encode: EncodeOptions::default(),
            backend: Backend::default(),
            budget: Budget::endless(),
        }
    }
}

impl Options {
    /// Is there a solver that beliefs can lead? Those outside take no advice.
    pub(super) fn is_guided(&self) -> bool {
        self.use_marginals && self.backend == Backend::Embedded
    }

    /// The same with another budget.
    pub fn within(self, budget: Budget) -> Options {
        Options { budget, ..self }
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
    /// A limit was reached, perhaps after a first picture was found.
    Undecided(Option<Verified>, Limit),
}

impl Verdict {
    /// The one word for it: `unique`, `several`, `none` or `undecided`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Unique(_) => "unique",
            Verdict::Several(..) => "several",
            Verdict::None(_) => "none",
            Verdict::Undecided(..) => "undecided",
        }
    }
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
    /// So many lines were solved on their own so far.
    LinesSolved(u64),
    /// The rest became a formula.
    Encoded {
        /// Parts that share no line and are decided apart.
        parts: usize,
        /// Its variables.
        vars: usize,
        /// Its clauses.
        clauses: usize,
        /// Its literals.
        literals: usize,
    },
    /// The lines told each other what they believe, in one part.
    MarginalsComputed {
        /// Rounds of messages.
        rounds: u32,
        /// Cells whose color is still open.
        open_cells: usize,
        /// Those of which it is all but certain.
        sure_cells: usize,
    },
    /// Beliefs were followed without the solver.
    Decimated {
        /// Did they lead to a picture?
        found_picture: bool,
        /// Decisions that had to be turned.
        flipped: u32,
    },
    /// The solver is at work: what it did so far, all parts together. Comes again and again.
    Working {
        /// Conflicts that it learned from.
        conflicts: u64,
        /// Choices that it made.
        decisions: u64,
    },
    /// The search ended.
    Searched(Tree),
    /// The solver answered, in one word.
    Decided(&'static str),
}
