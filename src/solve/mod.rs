//! Who decides a formula: the solver inside, or any program that reads DIMACS.
//!
//! In: a [`Cnf`] and a budget. Out: [`Outcome`], again and again as clauses are added.
//! Holds: a model that leaves this room satisfies the formula and every added
//! clause. Reads: `cnf`, `budget`.

#[cfg(feature = "cadical")]
mod cadical;
mod embedded;
#[cfg(feature = "external")]
mod external;
#[cfg(feature = "varisat")]
mod varisat;

#[cfg(feature = "external")]
pub use external::ExternalSolver;

use crate::sat::budget::Budget;
use crate::sat::cnf::{Cnf, Lit, Model, dimacs::AnswerError};

/// What came out. All three are answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Satisfiable, by this model.
    Sat(Model),
    /// Unsatisfiable.
    Unsat,
    /// The budget was over first, or the solver gave up.
    Unknown,
}

impl Outcome {
    /// The one word for it.
    pub fn word(&self) -> &'static str {
        match self {
            Outcome::Sat(_) => "satisfiable",
            Outcome::Unsat => "unsatisfiable",
            Outcome::Unknown => "unknown",
        }
    }
}

/// A formula that is being decided; clauses may be added between decisions.
pub trait Session {
    /// Adds a clause over the variables of the formula.
    fn add_clause(&mut self, clause: &[Lit]);

    /// Decides the formula with all clauses added so far.
    ///
    /// # Errors
    /// [`SolveError`] if the solver fails; running out of time is an answer.
    fn decide(&mut self) -> Result<Outcome, SolveError>;
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
    pub fn start<'a>(
        &'a self,
        cnf: &'a Cnf,
        budget: &'a Budget,
    ) -> Result<Box<dyn Session + 'a>, SolveError> {
        Ok(match self {
            Backend::Embedded => Box::new(embedded::EmbeddedSession::new(cnf, budget)),
            #[cfg(feature = "varisat")]
            Backend::Varisat => Box::new(varisat::VarisatSession::new(cnf, budget)?),
            #[cfg(feature = "cadical")]
            Backend::Cadical => Box::new(cadical::CadicalSession::new(cnf, budget)),
            #[cfg(feature = "external")]
            Backend::External(solver) => Box::new(solver.session(cnf, budget)),
        })
    }
}

/// Lets a model pass that satisfies the formula and the added clauses.
fn checked(
    solver: &str,
    model: Model,
    cnf: &Cnf,
    added: &[Vec<Lit>],
) -> Result<Outcome, SolveError> {
    let fails = |clause: &Vec<Lit>| !clause.iter().any(|&lit| model.holds(lit));
    let violated = cnf
        .violated_by(&model)
        .or_else(|| added.iter().position(fails).map(|place| cnf.clause_count() + place));
    match violated {
        None => Ok(Outcome::Sat(model)),
        Some(place) => Err(SolveError::WrongModel { solver: solver.to_owned(), clause: place + 1 }),
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
    #[error("the solver `{program}` ended without an answer ({status}){said}")]
    Crashed {
        /// The program.
        program: String,
        /// Its exit status.
        status: String,
        /// The end of what it printed on standard error, on a line of its own.
        said: String,
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
    /// A model that does not satisfy the formula.
    #[error("the solver {solver} gave values that violate clause {clause} of the formula")]
    WrongModel {
        /// The solver.
        solver: String,
        /// The clause, from 1; added clauses count on.
        clause: usize,
    },
    /// The built-in solver failed.
    #[error("the built-in solver failed: {0}")]
    Embedded(String),
}

impl SolveError {
    /// What the user can do about it.
    pub fn hint(&self) -> Option<&'static str> {
        match self {
            SolveError::Start { .. } => Some("is it installed and in the PATH?"),
            SolveError::NoModel { .. } => Some("leave out the options that keep it quiet"),
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
