//! Certificates: a verdict with a proof that others can check.
//!
//! In: a puzzle and options. Out: a [`Certificate`]: the verdict, and for `unique` and `none` either
//! numbers ([`Weights`]) or a refutation of the formula of the clues alone. Invariants: the formula
//! depends only on the clues and the givens; everything that line solving, probing and the solver
//! find becomes proof steps over it. `docs/method/proofs.md` explains why that is enough.

mod lines;
mod recorder;
mod refutation;
mod trial;

pub use crate::weights::Refusal;

use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Encoding, Strategy, encode_clues};
use crate::propagation::Deduction;
use crate::puzzle::Picture;
use crate::sat::proof::check::Refused;
use crate::sat::proof::{ElaborateError, SharedLog, Unsound, shared};
use crate::solver::{EngineError, Limit, Options, Outcome, Reason, Solver, Verdict};
use crate::verify::Verified;
use crate::weights::{Weights, check_weights, find_weights};
use lines::{Interrupted, Lines};
use recorder::Recorder;
use std::rc::Rc;
use std::time::Duration;

/// Most literals and antecedents of a proof, per literal that the formula may have.
const WORDS_PER_LITERAL: usize = 8;

/// How long [`prove`] looks for a picture, and for numbers if the form is left open.
const WEIGHTS_TIME: Duration = Duration::from_secs(1);

/// A verdict and its proof.
pub struct Certificate {
    verdict: Verdict,
    evidence: Evidence,
}

/// What shows that there is no picture, or no other one. Other verdicts need none.
pub enum Evidence {
    /// The formula of the clues alone, for `unique` with a last clause that excludes the picture;
    /// and steps that refute it.
    Refutation(Box<Encoding>, SharedLog),
    /// Numbers in the cells.
    Weights(Weights),
    /// Nothing but the pictures of the verdict.
    Pictures,
}

impl Certificate {
    /// The verdict.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// What shows the verdict.
    pub fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// The numbers, if they are the proof.
    pub fn weights(&self) -> Option<&Weights> {
        match &self.evidence {
            Evidence::Weights(weights) => Some(weights),
            Evidence::Refutation(..) | Evidence::Pictures => None,
        }
    }

    /// The steps that refute the formula, as text; empty for other proofs.
    ///
    /// # Errors
    /// [`CertificateError::Unsound`] if a step does not follow, which is a defect.
    pub fn steps(&self, form: ProofForm) -> Result<Vec<u8>, CertificateError> {
        let mut text = Vec::new();
        let Evidence::Refutation(_, log) = &self.evidence else { return Ok(text) };
        if let Some(refutation) = log.borrow().trimmed()? {
            // Writing to a vector cannot fail.
            let _ = match form {
                ProofForm::Drat => refutation.write_drat(&mut text),
                _ => refutation.write_lrat(&mut text),
            };
        }
        Ok(text)
    }
}

/// The format of the proof steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProofForm {
    /// Numbers in the cells, without a formula.
    Weights,
    /// LRAT: each clause with those that it follows from.
    #[default]
    Lrat,
    /// DRAT: the clauses alone.
    Drat,
}

/// Finds the verdict of the puzzle of a solver, and a proof in this form. If the form is
/// left open, it is numbers where they are found within a second, else LRAT.
///
/// Other verdicts than `unique` and `none` need no proof. The limit of literals bounds steps, too.
///
/// # Errors
/// [`CertificateError`]. A limit makes the verdict `undecided`, or is the outcome: [`Limit::Weights`]
/// if only numbers are wanted and none are found, [`Limit::Patterns`] for clues with patterns,
/// regions or blocks that need another proof.
pub fn prove(
    mut solver: Solver<'_>,
    form: Option<ProofForm>,
) -> Result<Outcome<Certificate>, CertificateError> {
    let (puzzle, options, events) = solver.request();
    let geometry = puzzle.geometry();
    let has_patterns =
        geometry.has_areas() || geometry.lines().any(|line| puzzle.diagram(line).is_some());
    let refute = |solver| match has_patterns {
        true => Ok(Outcome::Limit(Limit::Patterns)),
        false => refute(solver),
    };
    if form.is_some_and(|form| form != ProofForm::Weights) {
        return refute(solver);
    }
    // Numbers need a picture, not a verdict.
    let short = options.budget.clone().at_most(WEIGHTS_TIME);
    let short = options.clone().within(short);
    let (picture, reason) =
        match Solver::new(puzzle, &short).with_events(events.lent()).verdict()? {
            verdict @ Verdict::Several(..) => {
                return Ok(Outcome::Found(Certificate { verdict, evidence: Evidence::Pictures }));
            }
            Verdict::Unique(solution) => (Some(solution), Reason::Search),
            Verdict::Undecided(picture, _) => (picture, Reason::Search),
            Verdict::None(reason) => (None, reason),
        };
    let budget = match form {
        None => options.budget.clone().at_most(WEIGHTS_TIME),
        Some(_) => options.budget.clone(),
    };
    // A limit is no answer: steps may be found within it.
    let picture = picture.as_ref().map(Verified::picture);
    match find_weights(puzzle, picture, &budget).unwrap_or_default() {
        Some(weights) => {
            let solution = check_weights(puzzle, &weights, &Budget::endless())?;
            let verdict = solution.map_or(Verdict::None(reason), Verdict::Unique);
            Ok(Outcome::Found(Certificate { verdict, evidence: Evidence::Weights(weights) }))
        }
        None if form.is_none() => refute(solver),
        None if budget.is_over() => Ok(Outcome::Limit(Limit::of(&budget))),
        None if has_patterns => Ok(Outcome::Limit(Limit::Patterns)),
        None => Ok(Outcome::Limit(Limit::Weights)),
    }
}

/// Finds the verdict and records the steps that refute the formula.
fn refute(mut solver: Solver<'_>) -> Result<Outcome<Certificate>, CertificateError> {
    let (puzzle, options, _) = solver.request();
    let encode = EncodeOptions { strategy: Strategy::Order, ..options.encode };
    let mut encoding = match encode_clues(puzzle, &encode, &options.budget) {
        Ok(encoding) => encoding,
        Err(limit) => return Ok(Outcome::Limit(limit.into())),
    };
    let log = shared(encoding.cnf());
    log.borrow_mut().keep_within(encode.literal_limit.saturating_mul(WORDS_PER_LITERAL));
    let lines = Lines::new(puzzle, &encoding, Rc::clone(&log), &options.budget);
    let mut recorder = Recorder::new(lines);
    let verdict = decided(solver, &mut recorder)?;
    drop(recorder);
    if let Verdict::Unique(solution) = &verdict {
        encoding.exclude(puzzle, solution.picture());
    }
    let evidence = Evidence::Refutation(Box::new(encoding), log);
    Ok(Outcome::Found(Certificate { verdict, evidence }))
}

fn decided(
    mut solver: Solver<'_>,
    recorder: &mut Recorder<'_>,
) -> Result<Verdict, CertificateError> {
    let (puzzle, options, _) = solver.request();
    let totals = puzzle.disagreement();
    // Unequal totals are the reason for people; the proof consists of line solving steps.
    let open = match solver.deduction(recorder)? {
        Outcome::Found(open) => open,
        Outcome::Limit(limit) => return Ok(Verdict::Undecided(None, limit)),
        Outcome::None(reason) => {
            return finished(Verdict::None(totals.map_or(reason, Reason::Totals)), recorder);
        }
    };
    let verdict = match totals {
        Some(totals) => Verdict::None(Reason::Totals(totals)),
        None => solver.verdict()?,
    };
    match &verdict {
        Verdict::Unique(solution) => {
            refuted(verdict.clone(), Some(solution.picture()), &open, recorder, options)
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
    let picture = if let Verdict::Unique(solution) = verdict { Some(solution) } else { None };
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
    /// The checker refuses the numbers.
    #[error("the numbers are wrong, please report this: {0}")]
    Numbers(#[from] Refusal),
    /// The proof of an external solver is wrong.
    #[error("the proof of the solver is wrong: {0}")]
    Outside(#[from] ElaborateError),
    /// A result does not follow from the formula.
    #[error("the proof has a gap: nonosat found what its formula does not say; please report this")]
    Gap,
}

impl CertificateError {
    /// Is it a defect of this program? Otherwise an external solver or a wrong input is the cause.
    pub fn is_defect(&self) -> bool {
        match self {
            CertificateError::Engine(error) => error.is_defect(),
            CertificateError::Unsound(_)
            | CertificateError::Refused(_)
            | CertificateError::Numbers(_)
            | CertificateError::Gap => true,
            CertificateError::Outside(_) => false,
        }
    }
}
