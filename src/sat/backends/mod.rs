//! Who decides a formula: the solver inside, or any program that reads DIMACS.
//!
//! In: a [`Cnf`] and a budget. Out: [`Outcome`], again and again as clauses are added and
//! assumptions change. Invariants: a model that leaves this room satisfies the formula, every added
//! clause and the assumptions. Reads: `sat`.

#[cfg(feature = "cadical")]
mod cadical;
mod embedded;
mod enumeration;
#[cfg(feature = "external")]
mod external;
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
mod external_session;
mod growing_formula;
#[cfg(feature = "varisat")]
mod varisat;

pub use enumeration::Enumeration;
#[cfg(feature = "external")]
pub use external::ExternalSolver;

use embedded::EmbeddedSession;
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
use external_session::ExternalSession;

use crate::sat::budget::Budget;
pub use crate::sat::cdcl::Work;
use crate::sat::cnf::{Cnf, CnfError, Lit, Model, Var, dimacs::AnswerError};
use std::sync::Arc;

/// What came out: an answer, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// Satisfiable, by this model.
    Sat(Model),
    /// Unsatisfiable.
    Unsat,
    /// The budget was over first.
    OutOfTime,
    /// The conflicts of a short try were over first.
    OutOfConflicts,
    /// The solver has no room for another clause.
    OutOfMemory,
    /// The solver ended without an answer, for reasons of its own.
    GaveUp,
}

impl Outcome {
    /// The one word for it.
    pub fn word(&self) -> &'static str {
        match self {
            Outcome::Sat(_) => "satisfiable",
            Outcome::Unsat => "unsatisfiable",
            Outcome::OutOfTime => "out of time",
            Outcome::OutOfConflicts => "out of conflicts",
            Outcome::OutOfMemory => "out of room",
            Outcome::GaveUp => "unknown",
        }
    }
}

/// A formula that is being decided; variables and clauses may be added between decisions.
pub trait Session {
    /// A new variable.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if there are too many.
    fn fresh(&mut self) -> Result<Var, SolveError>;

    /// Adds a clause over the variables of the formula and the new ones.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if nobody handed out a variable of it.
    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError>;

    /// Decides the formula with all clauses added so far where every one of `assumptions`
    /// holds; now and then tells `watch` what was done, if the solver can.
    ///
    /// # Errors
    /// [`SolveError`] if the solver fails or an assumption is of a variable that nobody handed
    /// out; running out of time is an answer.
    fn decide_under(
        &mut self,
        assumptions: &[Lit],
        watch: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError>;

    /// Some of the assumptions of the last decision that cannot hold together, if that was
    /// [`Outcome::Unsat`]. A solver that cannot tell names all of them.
    fn core(&self) -> &[Lit];

    /// Adds to `path` literals of the `wanted` ones from which, with the path, unit
    /// propagation brings about the others. In: literals of a model of the formula.
    fn extend_path(&mut self, path: &mut Vec<Lit>, wanted: &[Lit]);

    /// Is it easy to see that the literals of the path cannot hold together? May always say no.
    fn is_refuted(&mut self, path: &[Lit]) -> bool;

    /// Advice for the next decision: try this literal sooner than its negation, and its variable as
    /// if it had taken part in so many conflicts. A solver without ears ignores it.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if nobody handed out its variable.
    fn set_phase(&mut self, _lit: Lit, _conflicts: f64) -> Result<(), SolveError> {
        Ok(())
    }

    /// Decides the formula with all clauses added so far; [`Outcome::OutOfConflicts`] if that
    /// takes more than `conflicts`, or a few more. A solver that does not count them goes on to
    /// the end.
    ///
    /// # Errors
    /// As those of [`Session::decide_under`].
    fn decide_within(
        &mut self,
        _conflicts: u64,
        watch: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.decide_under(&[], watch)
    }

    /// Decides the formula with all clauses added so far.
    ///
    /// # Errors
    /// [`SolveError`] if the solver fails; running out of time is an answer.
    fn decide(&mut self) -> Result<Outcome, SolveError> {
        self.decide_under(&[], &mut |_| {})
    }
}

/// Which solver.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Backend {
    /// Our own, inside this program.
    #[default]
    Embedded,
    /// Varisat, inside this program.
    #[cfg(feature = "varisat")]
    Varisat,
    /// CaDiCaL, inside this program.
    #[cfg(feature = "cadical")]
    Cadical,
    /// A program of its own.
    #[cfg(feature = "external")]
    External(ExternalSolver),
}

impl Backend {
    /// The external solver of a command line as a shell would split it: `kissat -q`.
    ///
    /// # Errors
    /// [`SolveError::Command`] if it is empty or its quotes do not match.
    #[cfg(feature = "external")]
    pub fn from_command(command: &str) -> Result<Backend, SolveError> {
        ExternalSolver::new(command).map(Backend::External)
    }

    /// Begins to decide `cnf` within `budget`, which counts for all decisions together.
    ///
    /// # Errors
    /// [`SolveError`] if the solver cannot be set up.
    pub fn start(&self, cnf: &Arc<Cnf>, budget: &Budget) -> Result<Box<dyn Session>, SolveError> {
        Ok(match self {
            Backend::Embedded => Box::new(EmbeddedSession::new(cnf, budget)),
            #[cfg(feature = "varisat")]
            Backend::Varisat => {
                Box::new(ExternalSession::new(varisat::Varisat::new(cnf, budget)?, cnf, budget))
            }
            #[cfg(feature = "cadical")]
            Backend::Cadical => {
                Box::new(ExternalSession::new(cadical::Cadical::new(cnf, budget), cnf, budget))
            }
            #[cfg(feature = "external")]
            Backend::External(solver) => {
                Box::new(ExternalSession::new(solver.clone(), cnf, budget))
            }
        })
    }
}

/// What keeps a solver from an answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// Not a command line.
    #[error("`{command}` is no command line")]
    Command {
        /// What was given.
        command: String,
    },
    /// The program could not be started.
    #[error("cannot run the solver `{program}`: {cause}")]
    Start {
        /// The program.
        program: String,
        /// What the system said.
        cause: std::io::Error,
    },
    /// Handing over the formula or reading the answer failed.
    #[error("cannot exchange files with the solver: {0}")]
    Files(#[from] std::io::Error),
    /// The program ended without an answer.
    #[error("the solver `{program}` ended without an answer ({status}){stderr}")]
    Crashed {
        /// The program.
        program: String,
        /// Its exit status.
        status: String,
        /// The end of what it printed on standard error, on a line of its own.
        stderr: String,
    },
    /// The program printed more than is reasonable.
    #[error("the solver `{program}` printed more than {limit} bytes")]
    TooMuchOutput {
        /// The program.
        program: String,
        /// The most that is read.
        limit: u64,
    },
    /// What the program printed is no answer.
    #[error("the solver `{program}` gave no usable answer: {cause}")]
    Answer {
        /// The program.
        program: String,
        /// What was wrong with it.
        cause: AnswerError,
    },
    /// The program said satisfiable and nothing else.
    #[error("the solver `{program}` says satisfiable but prints no values")]
    NoModel {
        /// The program.
        program: String,
    },
    /// A formula that was refuted, and satisfiable for the one who is to prove it.
    #[error("the solver `{program}` says satisfiable where there is no other picture")]
    NotRefuted {
        /// The program.
        program: String,
    },
    /// A clause or an assumption that is not of the formula, or one variable too many.
    #[error(transparent)]
    Formula(#[from] CnfError),
    /// A model that does not satisfy the formula.
    #[error("the solver {solver} gave values that violate clause {clause} of the formula")]
    WrongModel {
        /// The solver.
        solver: String,
        /// The clause, from 1; added clauses count on.
        clause: usize,
    },
    /// A model without a literal that was assumed.
    #[error("the solver {solver} gave values that violate assumption {assumption}")]
    WrongAssumption {
        /// The solver.
        solver: String,
        /// Which one, from 1.
        assumption: usize,
    },
    /// A solver that does not tell how it knows.
    #[error("this solver tells no proof")]
    NoProof,
    /// The built-in solver failed.
    #[error("the built-in solver failed: {0}")]
    Embedded(String),
}

impl SolveError {
    /// What the user can do about it.
    pub fn advice(&self) -> Option<&'static str> {
        match self {
            SolveError::Start { .. } => Some("is it installed and in the PATH?"),
            SolveError::NoModel { .. } => Some("leave out the options that keep it quiet"),
            SolveError::NoProof => {
                Some("leave out --solver, or take one that writes DRAT: cadical, kissat")
            }
            SolveError::Command { .. } => Some("write it as in a shell: --solver 'kissat -q'"),
            SolveError::Crashed { .. } => {
                Some("does it read a DIMACS file, given as the last argument?")
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
