//! One interface to all solvers: the built-in one, other linked ones, programs that read DIMACS.
//!
//! In: a [`Cnf`] and a budget. Out: a [`Session`], with an [`Outcome`](crate::Outcome) for each
//! decision.
//! Invariants: every model returned satisfies the formula, the added clauses and the assumptions.

#[cfg(feature = "cadical")]
mod cadical;
mod enumeration;
#[cfg(feature = "external")]
mod external;
mod growing_formula;
mod other_solver;
mod session;
#[cfg(feature = "varisat")]
mod varisat;

pub use enumeration::Enumeration;
#[cfg(feature = "external")]
pub use external::ExternalSolver;
pub use session::{Session, Threads};

use crate::budget::Budget;
pub use crate::cdcl::{Derivation, Guide, Propagator, Values, Work};
use crate::cnf::{Cnf, CnfError, dimacs::AnswerError};
use other_solver::OtherSolver;
use std::sync::Arc;

/// The choice of a solver. [`Backend::start`] makes a [`Session`] of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Backend {
    /// The built-in CDCL solver, [`Solver`](crate::cdcl::Solver).
    #[default]
    Embedded,
    /// Varisat, linked into this program.
    #[cfg(feature = "varisat")]
    Varisat,
    /// CaDiCaL, linked into this program.
    #[cfg(feature = "cadical")]
    Cadical,
    /// An external program that reads DIMACS files.
    #[cfg(feature = "external")]
    External(ExternalSolver),
}

impl Backend {
    /// The external solver of a command line, split into words as in a shell: `kissat -q`.
    ///
    /// # Errors
    /// [`SolveError::Command`] if it is empty or its quotes do not match.
    #[cfg(feature = "external")]
    pub fn from_command(command: &str) -> Result<Backend, SolveError> {
        ExternalSolver::new(command).map(Backend::External)
    }

    /// Starts a session on `cnf`. The budget covers all of its decisions together. The built-in
    /// solver uses up to `threads` threads; for others `threads` has no effect.
    ///
    /// # Errors
    /// [`SolveError`] if the solver cannot be set up.
    pub fn start(
        &self,
        cnf: &Arc<Cnf>,
        budget: &Budget,
        threads: Threads,
    ) -> Result<Session, SolveError> {
        let other: Option<Box<dyn OtherSolver>> = match self {
            Backend::Embedded => None,
            #[cfg(feature = "varisat")]
            Backend::Varisat => Some(Box::new(varisat::Varisat::new(cnf, budget)?)),
            #[cfg(feature = "cadical")]
            Backend::Cadical => Some(Box::new(cadical::Cadical::new(cnf, budget))),
            #[cfg(feature = "external")]
            Backend::External(solver) => Some(Box::new(solver.clone())),
        };
        Ok(Session::new(cnf, budget, threads, other))
    }
}

/// Why a solver failed to give an answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// Not a command line.
    #[error("`{command}` is no command line")]
    Command {
        /// The text that was given.
        command: String,
    },
    /// The program could not be started.
    #[error("cannot run the solver `{program}`: {cause}")]
    Start {
        /// The program.
        program: String,
        /// The error of the operating system.
        cause: std::io::Error,
    },
    /// Writing the formula or reading the answer failed.
    #[error("cannot exchange files with the solver: {0}")]
    Files(#[from] std::io::Error),
    /// The program ended without an answer.
    #[error("the solver `{program}` ended without an answer ({status}){stderr}")]
    Crashed {
        /// The program.
        program: String,
        /// Its exit status.
        status: String,
        /// The end of its standard error, after a line end; empty if it printed nothing there.
        stderr: String,
    },
    /// The program printed, or wrote as a proof, more than the limit.
    #[error("the solver `{program}` printed more than {limit} bytes")]
    TooMuchOutput {
        /// The program.
        program: String,
        /// The limit, in bytes.
        limit: u64,
    },
    /// The output of the program is no answer.
    #[error("the solver `{program}` gave no usable answer: {cause}")]
    Answer {
        /// The program.
        program: String,
        /// What is wrong with it.
        cause: AnswerError,
    },
    /// The program printed satisfiable but no values.
    #[error("the solver `{program}` says satisfiable but prints no values")]
    NoModel {
        /// The program.
        program: String,
    },
    /// The program printed satisfiable for a formula that another solver refuted.
    #[error("the solver `{program}` says satisfiable where there is no other picture")]
    NotRefuted {
        /// The program.
        program: String,
    },
    /// A clause or an assumption has an unknown variable, or there are too many variables.
    #[error(transparent)]
    Formula(#[from] CnfError),
    /// The model of the solver violates a clause.
    #[error("the solver {solver} gave values that violate clause {clause} of the formula")]
    WrongModel {
        /// The solver.
        solver: String,
        /// The clause, from 1; added clauses follow those of the formula.
        clause: usize,
    },
    /// The model of the solver violates an assumption.
    #[error("the solver {solver} gave values that violate assumption {assumption}")]
    WrongAssumption {
        /// The solver.
        solver: String,
        /// The assumption, from 1.
        assumption: usize,
    },
    /// The solver writes no proof.
    #[error("this solver tells no proof")]
    NoProof,
    /// A linked solver (Varisat) failed, for this reason.
    #[error("the built-in solver failed: {0}")]
    Embedded(String),
}

#[cfg(test)]
mod tests;
