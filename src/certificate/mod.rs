//! Certificates: a verdict with a proof that others can check.
//!
//! In: a puzzle and options. Out: a [`Certificate`]: the verdict, and for `unique` and `none` a
//! refutation of the formula of the clues alone. Invariants: the formula depends only on the clues
//! and the givens; everything that line solving, probing and the solver find becomes proof steps
//! over it. `docs/PROOFS.md` explains why that is enough.

mod bundle;
mod check;
mod cubes;
mod lines;
mod recorder;
mod refutation;
mod trial;

pub use bundle::{Bundle, NoBundle, ProofForm};
#[doc(hidden)]
pub use bundle::{MANIFEST, STEPS, max_bytes};
pub use check::{Accepted, Refusal, check_certificate};
#[doc(hidden)]
pub use cubes::CertificateMerge;

use crate::encoding::{EncodeOptions, Encoding, Strategy, encode_clues};
use crate::propagation::{Deduction, Limit};
use crate::puzzle::{Picture, Puzzle};
use crate::sat::proof::check::{Refused, check};
use crate::sat::proof::{ElaborateError, SharedLog, Unsound, shared};
use crate::solver::{
    EngineError, Event, Options, Outcome, Reason, Verdict, deduce_by_lines, judge_open,
};
use lines::{Interrupted, Lines};
use recorder::Recorder;
use std::rc::Rc;

/// Most literals and antecedents of a proof, per literal that the formula may have.
const WORDS_PER_LITERAL: usize = 8;

/// A verdict and its proof.
pub struct Certificate {
    verdict: Verdict,
    encoding: Encoding,
    log: SharedLog,
}

impl Certificate {
    /// The verdict.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The formula of the clues alone. For `unique` its last clause excludes the picture.
    pub fn encoding(&self) -> &Encoding {
        &self.encoding
    }

    /// The steps that refute the formula, as text; empty for other verdicts.
    ///
    /// # Errors
    /// [`CertificateError::Unsound`] if a step does not follow, which is a defect.
    pub fn steps(&self, form: ProofForm) -> Result<Vec<u8>, CertificateError> {
        let mut text = Vec::new();
        if let Some(refutation) = self.log.borrow().trimmed()? {
            // Writing to a vector cannot fail.
            let _ = match form {
                ProofForm::Lrat => refutation.write_lrat(&mut text),
                ProofForm::Drat => refutation.write_drat(&mut text),
            };
        }
        Ok(text)
    }

    /// Checks LRAT steps with the proof checker and returns how many there are; 0 for verdicts
    /// without a refutation.
    ///
    /// # Errors
    /// [`CertificateError::Refused`] if the checker refuses them, which is a defect.
    #[doc(hidden)]
    pub fn check(&self, steps: &[u8]) -> Result<usize, CertificateError> {
        match self.verdict {
            Verdict::Unique(_) | Verdict::None(_) => Ok(check(self.encoding.cnf(), steps)?),
            _ => Ok(0),
        }
    }
}

/// Finds the verdict and records its proof. The literal limit bounds the proof, too.
///
/// # Errors
/// [`CertificateError`]. A limit makes the verdict `undecided`.
pub fn prove(
    puzzle: &Puzzle,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Result<Outcome<Certificate>, CertificateError> {
    let encode = EncodeOptions { strategy: Strategy::Order, ..options.encode };
    let mut encoding = match encode_clues(puzzle, &encode, &options.budget) {
        Ok(encoding) => encoding,
        Err(limit) => return Ok(Outcome::Limit(limit)),
    };
    let log = shared(encoding.cnf());
    log.borrow_mut().keep_within(encode.literal_limit.saturating_mul(WORDS_PER_LITERAL));
    let lines = Lines::new(puzzle, &encoding, Rc::clone(&log), &options.budget);
    let mut recorder = Recorder::new(lines);
    let verdict = decided(puzzle, options, &mut recorder, watch)?;
    drop(recorder);
    if let Verdict::Unique(only) = &verdict {
        encoding.exclude(puzzle, only.picture());
    }
    Ok(Outcome::Found(Certificate { verdict, encoding, log }))
}

fn decided(
    puzzle: &Puzzle,
    options: &Options,
    recorder: &mut Recorder<'_>,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, CertificateError> {
    let totals = puzzle.disagreement();
    // Unequal totals are the reason for people; the proof consists of line solving steps.
    let open = match deduce_by_lines(puzzle, options, recorder, watch) {
        Outcome::Found(open) => open,
        Outcome::Limit(limit) => return Ok(Verdict::Undecided(None, limit)),
        Outcome::None(reason) => {
            return finished(Verdict::None(totals.map_or(reason, Reason::Totals)), recorder);
        }
    };
    let verdict = match totals {
        Some(totals) => Verdict::None(Reason::Totals(totals)),
        None => judge_open(puzzle, &open, options, watch)?,
    };
    match &verdict {
        Verdict::Unique(only) => {
            refuted(verdict.clone(), Some(only.picture()), &open, recorder, options)
        }
        Verdict::None(_) => refuted(verdict, None, &open, recorder, options),
        _ => Ok(verdict),
    }
}

/// Refutes the formula of the open cells, and returns the verdict.
fn refuted(
    verdict: Verdict,
    picture: Option<&Picture>,
    open: &Deduction,
    recorder: &mut Recorder<'_>,
    options: &Options,
) -> Result<Verdict, CertificateError> {
    let Lines { puzzle, encoding, ref log, .. } = recorder.lines;
    if recorder.failure().is_none()
        && let Outcome::Limit(limit) =
            refutation::refute(puzzle, encoding, log, open, picture, options)?
    {
        return Ok(undecided(verdict, limit));
    }
    finished(verdict, recorder)
}

/// Returns the verdict if the log is complete.
fn finished(verdict: Verdict, recorder: &Recorder<'_>) -> Result<Verdict, CertificateError> {
    match recorder.failure() {
        Some(Interrupted::Unsound) => Err(CertificateError::Gap),
        Some(Interrupted::Time) => Ok(undecided(verdict, Limit::of(recorder.lines.budget))),
        None if recorder.lines.log.borrow().is_full() => Ok(undecided(verdict, Limit::Capacity)),
        None if recorder.lines.log.borrow().is_refuted() => Ok(verdict),
        None => Err(CertificateError::Gap),
    }
}

fn undecided(verdict: Verdict, limit: Limit) -> Verdict {
    let picture = if let Verdict::Unique(only) = verdict { Some(only) } else { None };
    Verdict::Undecided(picture, limit)
}

/// Why a certificate could not be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CertificateError {
    /// The solver failed, or a picture is wrong.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// A step does not follow from the clauses before it.
    #[error(transparent)]
    Unsound(#[from] Unsound),
    /// The checker refuses the proof.
    #[error("the proof is wrong, please report this: {0}")]
    Refused(#[from] Refused),
    /// The proof of an external solver is wrong.
    #[error("the proof of the solver is wrong: {0}")]
    Outside(#[from] ElaborateError),
    /// A result does not follow from the formula.
    #[error("the proof has a gap: nonosat found what its formula does not say; please report this")]
    Gap,
    /// The cubes leave a picture uncovered.
    #[error("the cubes are not the whole puzzle: a picture is left that none of them has")]
    Uncovered,
}

impl CertificateError {
    /// Is it a defect of this program? Otherwise an external solver or a wrong input is the cause.
    #[doc(hidden)]
    pub fn is_defect(&self) -> bool {
        match self {
            CertificateError::Engine(error) => error.is_defect(),
            CertificateError::Unsound(_) | CertificateError::Refused(_) | CertificateError::Gap => {
                true
            }
            CertificateError::Outside(_) | CertificateError::Uncovered => false,
        }
    }
}

#[cfg(test)]
mod tests;
