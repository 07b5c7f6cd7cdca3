//! Judges a puzzle and proves the verdict.
//!
//! In: a puzzle. Out: its verdict, and the size of its proof. Invariants: our checker has accepted
//! every reported proof; an archive is written completely or not at all.

use crate::cli::output::bundles::Place;
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::certificate::{Certificate, ProofForm, prove};
use nonosat_engine::solver::{Event, Options, Outcome, Solver, Verdict};
use nonosat_service::bundle::Bundle;
use nonosat_service::report::ProofSummary;
use std::path::Path;

/// Judges a puzzle and proves `unique` and `none`, by weights if they are found soon, else by steps.
/// With an archive, writes the proof to it, also that of `several`.
///
/// # Errors
/// If an engine fails, our checker refuses the proof, or the archive cannot be written.
pub fn judge_with_proof(
    puzzle: &Puzzle,
    options: &Options,
    archive: Option<&Path>,
    events: &mut dyn FnMut(Event),
) -> anyhow::Result<(Verdict, Option<ProofSummary>)> {
    let certificate = match prove(Solver::new(puzzle, options).on_event(events), None)? {
        Outcome::Found(certificate) => certificate,
        Outcome::None(reason) => return Ok((Verdict::None(reason), None)),
        Outcome::Limit(limit) => return Ok((Verdict::Undecided(None, limit), None)),
    };
    let verdict = certificate.verdict().clone();
    let proof = match (&verdict, archive) {
        (Verdict::Undecided(..), _) | (Verdict::Several(..), None) => None,
        _ => Some(check_and_write(puzzle, &certificate, archive)?),
    };
    Ok((verdict, proof))
}

/// Checks the proof, and writes it to the archive if there is one.
fn check_and_write(
    puzzle: &Puzzle,
    certificate: &Certificate,
    archive: Option<&Path>,
) -> anyhow::Result<ProofSummary> {
    let bundle = Bundle::of(puzzle, certificate, ProofForm::Lrat)?;
    let steps = bundle.check(puzzle, certificate)?;
    let form = certificate.weights().map_or("lrat", |_| "weights");
    if let Some(path) = archive {
        Place::of(path, true)?.write(&bundle)?;
    }
    let file = archive.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    Ok(ProofSummary { form, steps, bytes: bundle.proof_bytes(), file })
}
