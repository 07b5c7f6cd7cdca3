//! `nonosat prove`: writes a verdict with its proof, or checks such a proof.
//!
//! In: a puzzle, or a bundle to check. Out: a bundle, or whether it proves its verdict. Invariants:
//! writes only bundles that the checker accepts.

use crate::app::input::Address;
use crate::app::paths;
use crate::app::words::counted;
use crate::app::{Exit, failure, interrupt, output};
use crate::cli::Verbosity;
use crate::cli::args::Prove;
use crate::cli::jobs::options;
use crate::cli::output::bundles::{Place, Unread, bundle_of, read, size};
use crate::cli::output::progress::ProgressReporter;
use nonosat::certificate::{
    Bundle, Certificate, CertificateError, ProofForm, STEPS, check_certificate, prove,
};
use nonosat::puzzle::Puzzle;
use nonosat::sat::budget::Budget;
use nonosat::solver::{Outcome, Verdict};
use std::path::Path;

/// Writes a proof, or checks one.
pub fn run(command: &Prove, verbosity: Verbosity) -> anyhow::Result<Exit> {
    if command.check { check(command, verbosity) } else { write(command, verbosity) }
}

/// Finds the certificate of the verdict and writes its bundle.
fn write(command: &Prove, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let options = options::pipeline(&command.deciding())?;
    let address = Address::of(&command.path);
    let out = command.output.clone().unwrap_or_else(|| bundle_of(&address));
    let place = Place::of(&out, command.force)?;
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let loaded = address.one(command.from)?;
    let puzzle = loaded.document.puzzle();
    progress.read(puzzle);
    let certificate = match prove(puzzle, &options, &mut |event| progress.event(event))? {
        Outcome::Found(certificate) => certificate,
        Outcome::None(_) => return Err(CertificateError::Gap.into()),
        Outcome::Limit(limit) => return Ok(failure::report_undecided(&limit, puzzle, "")),
    };
    let job = ProofJob { name: &loaded.name, puzzle, form: command.proof.form(), out: &out, place };
    write_certificate(&certificate, job, progress, verbosity)
}

/// The puzzle of a proof, and where to write the proof.
pub struct ProofJob<'a> {
    pub name: &'a str,
    pub puzzle: &'a Puzzle,
    pub form: ProofForm,
    pub out: &'a Path,
    pub place: Place,
}

/// Checks the certificate, writes its bundle and prints a summary.
///
/// # Errors
/// If the checker rejects the certificate, or the bundle cannot be written.
pub fn write_certificate(
    certificate: &Certificate,
    job: ProofJob,
    mut progress: ProgressReporter,
    verbosity: Verbosity,
) -> anyhow::Result<Exit> {
    let ProofJob { name, puzzle, form, out, place } = job;
    if let Verdict::Undecided(picture, limit) = certificate.verdict() {
        let more = picture.as_ref().map_or("", |_| "; it has a picture, no other is known");
        return Ok(failure::report_undecided(limit, puzzle, more));
    }
    progress.stage("refute", certificate.verdict().word());
    let bundle = Bundle::of(puzzle, certificate, form)?;
    progress.stage("trim", &format!("{} bytes", size(&bundle)));
    let steps = match form {
        ProofForm::Drat => certificate.check(&certificate.steps(ProofForm::Lrat)?)?,
        _ => certificate.check(bundle.file(STEPS).unwrap_or_default())?,
    };
    progress.stage("check", &format!("{steps} steps"));
    drop(progress);
    place.write(&bundle)?;
    let summary = format!("{name}: {}", summary_line(puzzle, certificate, steps, out));
    match paths::is_standard(out) {
        // Standard output is for the archive alone.
        true => verbosity.note(&summary),
        false => output::print(&format!("{summary}\n"))?,
    }
    Ok(Exit::Yes)
}

fn summary_line(puzzle: &Puzzle, certificate: &Certificate, steps: usize, out: &Path) -> String {
    let word = certificate.verdict().word();
    let (out, steps) = (paths::name(out), counted(steps, "step"));
    match certificate.verdict() {
        Verdict::Several(..) => format!("{word}: two pictures in {out}"),
        Verdict::None(reason) => {
            let why = reason.describe(puzzle);
            format!("{word} ({why}): a proof of {steps} in {out}")
        }
        _ => format!("{word}: a proof of {steps} in {out}"),
    }
}

/// Checks a bundle and prints whether it proves its verdict.
fn check(command: &Prove, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let name = paths::name(&command.path);
    let mut progress = ProgressReporter::start(&name, verbosity.verbose);
    progress.prepare();
    let bundle = match read(&command.path) {
        Ok(bundle) => bundle,
        Err(Unread::Bundle(wrong)) => return refused(&name, &wrong.to_string()),
        Err(Unread::File(error)) => return Err(error),
    };
    progress.stage("read", &format!("{} bytes", size(&bundle)));
    let budget = Budget::endless().or_stop(interrupt::flag());
    let accepted = match check_certificate(&bundle, &budget) {
        Ok(accepted) => accepted,
        Err(_) if interrupt::was_raised() => return Ok(Exit::Interrupted),
        Err(refusal) => return refused(&name, &refusal.to_string()),
    };
    progress.stage("check", &format!("{} steps", accepted.step_count));
    drop(progress);
    let steps = counted(accepted.step_count, "step");
    let shape = accepted.puzzle.geometry().shape();
    let what = match &accepted.pictures[..] {
        [_, _] => "two pictures satisfy the clues".to_owned(),
        [_] => format!("a picture, and {steps} against any other"),
        _ => format!("{steps} against any picture"),
    };
    let verdict = accepted.verdict;
    output::print(&format!("{name}: accepted: {shape} is {verdict}: {what}\n"))?;
    Ok(Exit::Yes)
}

fn refused(name: &str, why: &str) -> anyhow::Result<Exit> {
    output::print(&format!("{name}: refused: {why}\n"))?;
    Ok(Exit::No)
}
