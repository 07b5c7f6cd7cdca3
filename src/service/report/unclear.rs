//! Compares the verdicts of all readings of a file whose format is ambiguous.
//!
//! In: the verdict of the first reading. Out: nothing, or the error that lists the formats.
//! Invariants: a verdict stands only if all readings have it; "undecided" never stands.

use crate::format::{ReadError, Unclear};
use crate::solver::{EngineError, Options, Verdict, judge};

/// Returns the error that lists the formats of a file, unless every reading has this verdict.
///
/// # Errors
/// Those of [`judge`].
pub fn unless_all_agree<'a>(
    unclear: &'a Unclear,
    verdict: &Verdict,
    options: &Options,
) -> Result<Option<&'a ReadError>, EngineError> {
    if let Verdict::Undecided(..) = verdict {
        return Ok(Some(unclear.ambiguity()));
    }
    unclear.unless_alike(&verdict.word(), |document| Ok(judge(document.puzzle(), options)?.word()))
}
