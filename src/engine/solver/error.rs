//! Failures of the engine, and why a sequence of solutions ended early.

use super::Limit;
use crate::sat::backends::SolveError;
use crate::sat::cnf::CnfError;
use crate::verify::Mismatch;

/// A broken solver, or a defect of this program.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The solver failed.
    #[error(transparent)]
    Backend(#[from] SolveError),
    /// A picture that the program found does not satisfy the puzzle: a defect.
    #[error("nonosat found a picture that does not satisfy the puzzle; please report this: {0}")]
    Unsound(#[from] Mismatch),
    /// Line solving contradicts a picture that satisfies the puzzle: a defect.
    #[error("nonosat lost a picture that satisfies the puzzle; please report this")]
    Lost,
}

impl EngineError {
    /// Is it a defect of this program? Otherwise an external solver failed.
    pub fn is_defect(&self) -> bool {
        matches!(self, EngineError::Unsound(_) | EngineError::Lost)
    }
}

impl From<CnfError> for EngineError {
    fn from(error: CnfError) -> EngineError {
        EngineError::Backend(error.into())
    }
}

/// Why there may be more solutions than those that came.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unfinished {
    /// A limit was reached.
    #[error("a limit was reached before the last solution")]
    Limit(Limit),
    /// A solver failed, or the program has a defect.
    #[error(transparent)]
    Engine(#[from] EngineError),
}
