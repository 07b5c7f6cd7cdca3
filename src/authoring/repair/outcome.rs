//! What a check of chosen edits found.
//!
//! In: the solutions of the edited puzzle. Out: [`Tried`], for the search from above and below.

use crate::propagation::Limit;

/// What came of a choice of edits.
pub(super) enum CheckOutcome {
    /// The picture is the only one.
    Unique,
    /// It is not, and there are new demands.
    Ambiguous,
    /// That takes more than a brief look.
    Unknown,
    /// A limit was reached.
    Stopped(Limit),
}
