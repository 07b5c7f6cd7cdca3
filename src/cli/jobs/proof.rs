//! Verdicts with proofs.
//!
//! In: a puzzle. Out: its verdict, and what its proof is. Holds: a proof counts once our checker
//! has accepted it; its archive is there whole or not at all.

use crate::cli::bundles::Place;
use nonosat::certificate::{Bundle, Certificate, ProofForm, STEPS, prove};
use nonosat::puzzle::Puzzle;
use nonosat::solver::{Event, Options, Outcome, Verdict};
use serde::Serialize;
use std::path::Path;

/// A proof that our checker has accepted.
#[derive(Serialize)]
pub struct ProofSummary {
    pub steps: usize,
    /// Of the steps.
    bytes: usize,
    /// The name of the archive, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

/// Decides a puzzle and proves `unique` and `none`; with an archive to write, `several`, too.
///
/// # Errors
/// Those of proving and of writing.
pub fn judge_with_proof(
    puzzle: &Puzzle,
    options: &Options,
    archive: Option<&Path>,
    events: &mut dyn FnMut(Event),
) -> anyhow::Result<(Verdict, Option<ProofSummary>)> {
    let proven = match prove(puzzle, options, events)? {
        Outcome::Found(proven) => proven,
        Outcome::None(reason) => return Ok((Verdict::None(reason), None)),
        Outcome::Limit(limit) => return Ok((Verdict::Undecided(None, limit), None)),
    };
    let verdict = proven.verdict().clone();
    let proof = match (&verdict, archive) {
        (Verdict::Undecided(..), _) | (Verdict::Several(..), None) => None,
        (_, Some(path)) => Some(write_proof(puzzle, &proven, path)?),
        (_, None) => Some(check_proof(&proven, &proven.steps(ProofForm::Lrat)?)?),
    };
    Ok((verdict, proof))
}

fn check_proof(proven: &Certificate, text: &[u8]) -> anyhow::Result<ProofSummary> {
    Ok(ProofSummary { steps: proven.check(text)?, bytes: text.len(), file: None })
}

fn write_proof(puzzle: &Puzzle, proven: &Certificate, path: &Path) -> anyhow::Result<ProofSummary> {
    let bundle = Bundle::of(puzzle, proven, ProofForm::Lrat)?;
    let proof = check_proof(proven, bundle.file(STEPS).unwrap_or_default())?;
    Place::of(path, true)?.write(&bundle)?;
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(ProofSummary { file, ..proof })
}
