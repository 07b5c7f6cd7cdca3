//! Verdicts of puzzles whose file could be in several formats.
//!
//! In: a verdict of the first reading. Out: nothing, or the error that lists the formats. Invariants: no
//! verdict stands that another reading would not have; what is undecided is no verdict.

use crate::format::{ReadError, Unclear};
use crate::solver::{EngineError, Options, Verdict, judge};

/// The error that lists the formats of a file, unless every reading of it has this verdict.
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
    unclear.unless_alike(&verdict.word(), |other| {
        Ok(judge(other.puzzle(), options, &mut |_| {})?.word())
    })
}
