//! The result of a uniqueness check of an edited puzzle.

use crate::propagation::Limit;

/// Is the edited picture unique?
pub(super) enum CheckOutcome {
    /// Yes.
    Unique,
    /// No; the hitting sets got new corrections.
    Ambiguous,
    /// The effort was too small to find out.
    Unknown,
    /// The check reached a limit.
    Stopped(Limit),
}
