//! One interface to all solvers: the built-in one, other linked ones, programs that read DIMACS.
//!
//! In: a [`Cnf`] and a budget. Out: a [`Session`], with an [`Outcome`] for each decision.
//! Invariants: every model returned satisfies the formula, the added clauses and the assumptions.

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

pub use embedded::Threads;
pub use enumeration::Enumeration;
#[cfg(feature = "external")]
pub use external::ExternalSolver;

use embedded::EmbeddedSession;
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
use external_session::ExternalSession;

use crate::Outcome;
use crate::budget::Budget;
pub use crate::cdcl::Work;
use crate::cnf::{Cnf, CnfError, Lit, Var, dimacs::AnswerError};
use std::sync::Arc;

/// One formula in one solver, which decides it repeatedly (incremental SAT).
///
/// Between decisions the caller may add variables and clauses. Solvers that support it keep
/// learned clauses and phases from one decision to the next.
pub trait Session {
    /// Adds a variable.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if there are too many.
    fn fresh(&mut self) -> Result<Var, SolveError>;

    /// Adds a clause over the variables of the formula and the added ones.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if a variable is unknown; then nothing is added.
    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError>;

    /// Decides the formula, with all clauses added so far, under the assumptions. The built-in
    /// solver calls `observer` now and then with its work so far; others never do.
    ///
    /// # Errors
    /// [`SolveError`] if the solver fails or the variable of an assumption is unknown. Running out
    /// of time is an outcome, not an error.
    fn decide_observed(
        &mut self,
        assumptions: &[Lit],
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError>;

    /// As [`Session::decide_observed`], without an observer.
    ///
    /// # Errors
    /// As [`Session::decide_observed`].
    fn decide_under(&mut self, assumptions: &[Lit]) -> Result<Outcome, SolveError> {
        self.decide_observed(assumptions, &mut |_| {})
    }

    /// The core, if the last decision was [`Outcome::Unsat`]: some of its assumptions that cannot
    /// hold together. External programs cannot compute one; then it is all of the assumptions.
    fn core(&self) -> &[Lit];

    /// Extends the path by some of the `literals`, from which, with the path, unit propagation
    /// derives the others. In: a path and literals that hold in one model of the formula.
    fn extend_path(&mut self, path: &mut Vec<Lit>, literals: &[Lit]);

    /// Does unit propagation show that the literals of the path cannot hold together? A backend
    /// may always return `false`.
    fn is_refuted(&mut self, path: &[Lit]) -> bool;

    /// A hint for the next decision: sets the saved phase of the variable to this literal, and
    /// bumps the variable as if it had taken part in `_conflicts` conflicts. Backends without phase
    /// control ignore it.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if its variable is unknown.
    fn set_phase(&mut self, _lit: Lit, _conflicts: f64) -> Result<(), SolveError> {
        Ok(())
    }

    /// Decides the formula with all clauses added so far, within about `_conflicts` conflicts. Past
    /// them it ends with [`Limit::Conflicts`](super::Limit::Conflicts). Backends without a conflict
    /// limit ignore it.
    ///
    /// # Errors
    /// As [`Session::decide_observed`].
    fn decide_within(
        &mut self,
        _conflicts: u64,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.decide_observed(&[], observer)
    }

    /// Decides the formula with all clauses added so far.
    ///
    /// # Errors
    /// As [`Session::decide_observed`].
    fn decide(&mut self) -> Result<Outcome, SolveError> {
        self.decide_under(&[])
    }
}

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
    ) -> Result<Box<dyn Session>, SolveError> {
        Ok(match self {
            Backend::Embedded => Box::new(EmbeddedSession::new(cnf, budget, threads)),
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
