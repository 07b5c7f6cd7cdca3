//! Judges a puzzle and proves the verdict.
//!
//! In: a puzzle. Out: its verdict, and the size of its proof. Invariants: our checker has accepted
//! every reported proof; an archive is written completely or not at all.

use crate::cli::output::bundles::Place;
use nonosat::certificate::{Bundle, Certificate, ProofForm, STEPS, prove};
use nonosat::puzzle::Puzzle;
use nonosat::report::ProofSummary;
use nonosat::solver::{Event, Options, Outcome, Verdict};
use std::path::Path;

/// Judges a puzzle and proves `unique` and `none`. With an archive, writes the proof to it, also
/// that of `several`.
///
/// # Errors
/// If an engine fails, our checker refuses the proof, or the archive cannot be written.
pub fn judge_with_proof(
    puzzle: &Puzzle,
    options: &Options,
    archive: Option<&Path>,
    events: &mut dyn FnMut(Event),
) -> anyhow::Result<(Verdict, Option<ProofSummary>)> {
    let certificate = match prove(puzzle, options, events)? {
        Outcome::Found(certificate) => certificate,
        Outcome::None(reason) => return Ok((Verdict::None(reason), None)),
        Outcome::Limit(limit) => return Ok((Verdict::Undecided(None, limit), None)),
    };
    let verdict = certificate.verdict().clone();
    let proof = match (&verdict, archive) {
        (Verdict::Undecided(..), _) | (Verdict::Several(..), None) => None,
        (_, Some(path)) => Some(write_proof(puzzle, &certificate, path)?),
        (_, None) => Some(check_proof(&certificate, &certificate.steps(ProofForm::Lrat)?)?),
    };
    Ok((verdict, proof))
}

fn check_proof(certificate: &Certificate, text: &[u8]) -> anyhow::Result<ProofSummary> {
    Ok(ProofSummary { steps: certificate.check(text)?, bytes: text.len(), file: None })
}

fn write_proof(
    puzzle: &Puzzle,
    certificate: &Certificate,
    path: &Path,
) -> anyhow::Result<ProofSummary> {
    let bundle = Bundle::of(puzzle, certificate, ProofForm::Lrat)?;
    let proof = check_proof(certificate, bundle.file(STEPS).unwrap_or_default())?;
    Place::of(path, true)?.write(&bundle)?;
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(ProofSummary { file, ..proof })
}
