//! `nonosat prove`: writes a verdict with its proof.
//!
//! In: a puzzle. Out: a bundle. Invariants: writes only bundles that the checker accepts.

use crate::app::input::Address;
use crate::app::language::words;
use crate::app::paths;
use crate::app::{Exit, failure, output};
use crate::cli::Verbosity;
use crate::cli::args::{ProofName, Prove};
use crate::cli::jobs::options;
use crate::cli::jobs::text::{by_numbers, verdict_word};
use crate::cli::output::bundles::{Place, bundle_of, size};
use crate::cli::output::patience::Patience;
use crate::cli::output::progress::ProgressReporter;
use nonosat::certificate::{Bundle, Certificate, CertificateError, ProofForm, prove};
use nonosat::language::{Message, message};
use nonosat::puzzle::Puzzle;
use nonosat::solver::{Outcome, Verdict};
use std::path::Path;

/// Finds the certificate of the verdict and writes its bundle.
pub fn run(command: &Prove, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let options = options::pipeline(&command.deciding())?;
    let address = Address::of(&command.path);
    let out = command.output.clone().unwrap_or_else(|| bundle_of(&address));
    let place = Place::of(&out, command.force)?;
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let loaded = address.one(command.from)?;
    let puzzle = loaded.document.puzzle();
    progress.read(puzzle);
    let form = command.proof.map(ProofName::form);
    // Another solver writes steps.
    let form = form.or_else(|| command.solver.as_ref().map(|_| ProofForm::Lrat));
    let patience = Patience::working(&loaded.name, verbosity);
    let mut events = |event| progress.event(event);
    let certificate = match prove(puzzle, &options, form, &mut events)? {
        Outcome::Found(certificate) => certificate,
        Outcome::None(_) => return Err(CertificateError::Gap.into()),
        Outcome::Limit(limit) => return Ok(failure::report_undecided(&limit, puzzle, None)),
    };
    drop(patience);
    let form = form.unwrap_or_default();
    let job = ProofJob { name: &loaded.name, puzzle, form, out: &out, place };
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
        let more = picture.as_ref().map(|_| message!("undecided-other"));
        return Ok(failure::report_undecided(limit, puzzle, more));
    }
    progress.stage("refute", certificate.verdict().word());
    let bundle = Bundle::of(puzzle, certificate, form)?;
    progress.stage("trim", &format!("{} bytes", size(&bundle)));
    let steps = certificate.check(puzzle, &bundle)?;
    progress.stage("check", &format!("{steps} steps"));
    drop(progress);
    place.write(&bundle)?;
    let summary = format!("{name}: {}", words(&summary(puzzle, certificate, steps, out)));
    match paths::output_file(Some(out)).is_none() {
        // Standard output is for the archive alone.
        true => verbosity.print(&summary),
        false => output::print(&format!("{summary}\n"))?,
    }
    Ok(Exit::Yes)
}

/// The verdict, and the proof in its file.
fn summary(puzzle: &Puzzle, certificate: &Certificate, steps: usize, out: &Path) -> Message {
    let mut verdict = verdict_word(certificate.verdict().word());
    if let Verdict::None(reason) = certificate.verdict() {
        verdict += &format!(" ({})", words(&reason.message(puzzle)));
    }
    let proof = match (certificate.verdict(), certificate.weights()) {
        (Verdict::Several(..), _) => message!("prove-pictures"),
        (_, Some(weights)) => by_numbers(weights),
        (_, None) => message!("prove-steps", count = steps),
    };
    message!("prove-written", verdict = verdict, proof = proof, file = paths::output_name(out))
}
