//! `nonosat prove`: writes a verdict with its proof.
//!
//! In: a puzzle. Out: a bundle. Invariants: writes only bundles that the checker accepts.

use crate::app::input::Address;
use crate::app::language::{self, words};
use crate::app::{Exit, failure, output, paths};
use crate::cli::Verbosity;
use crate::cli::args::{ProofName, Prove};
use crate::cli::jobs::options;
use crate::cli::jobs::report::{by_numbers, verdict};
use crate::cli::output::bundles::{Place, bundle_of, size};
use crate::cli::output::progress::{Patience, ProgressReporter};
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::certificate::{Certificate, CertificateError, ProofForm, prove};
use nonosat_engine::solver::{Outcome, Solver, Verdict};
use nonosat_service::bundle::Bundle;
use nonosat_service::report::{AnswerLine, Judged, ProofSummary, Report};
use std::path::Path;

/// Finds the certificate of the verdict and writes its bundle.
pub fn run(command: &Prove, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let name = Address::of(&command.path).name();
    output::also_as_json(command.json, &name, prove_puzzle(command, verbosity))
}

fn prove_puzzle(command: &Prove, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let options = options::pipeline(&command.deciding())?;
    let address = Address::of(&command.path);
    let out = command.output.clone().unwrap_or_else(|| bundle_of(&address));
    let place = Place::of(&out, command.force)?;
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let input = address.one(command.from)?;
    let puzzle = input.document.puzzle();
    progress.read(puzzle);
    let form = command.proof.map(ProofName::form);
    // Another solver writes steps.
    let form = form.or_else(|| command.solver.as_ref().map(|_| ProofForm::Lrat));
    let patience = Patience::working(&input.name, verbosity);
    let mut events = |event| progress.event(event);
    let certificate = match prove(Solver::new(puzzle, &options).on_event(&mut events), form)? {
        Outcome::Found(certificate) => certificate,
        Outcome::None(_) => return Err(CertificateError::Gap.into()),
        Outcome::Limit(limit) => {
            let json = command.json.then_some(&*input.file);
            return undecided(json, puzzle, Verdict::Undecided(None, limit));
        }
    };
    drop(patience);
    let form = form.unwrap_or_default();
    let json = command.json.then_some(&*input.file);
    let job = ProofJob { name: &input.name, json, puzzle, form, out: &out, place };
    write_certificate(&certificate, job, progress, verbosity)
}

/// The puzzle of a proof, and where to write the proof.
struct ProofJob<'a> {
    name: &'a str,
    /// The name of the file for the result as JSON.
    json: Option<&'a str>,
    puzzle: &'a Puzzle,
    form: ProofForm,
    out: &'a Path,
    place: Place,
}

/// Checks the certificate, writes its bundle and prints a summary.
///
/// # Errors
/// If the checker rejects the certificate, or the bundle cannot be written.
fn write_certificate(
    certificate: &Certificate,
    job: ProofJob,
    mut progress: ProgressReporter,
    verbosity: Verbosity,
) -> anyhow::Result<Exit> {
    let ProofJob { name, json, puzzle, form, out, place } = job;
    if let Verdict::Undecided(..) = certificate.verdict() {
        return undecided(json, puzzle, certificate.verdict().clone());
    }
    progress.stage("refute", certificate.verdict().word());
    let bundle = Bundle::of(puzzle, certificate, form)?;
    progress.stage("trim", &format!("{} bytes", size(&bundle)));
    let steps = bundle.check(puzzle, certificate)?;
    progress.stage("check", &format!("{steps} steps"));
    drop(progress);
    place.write(&bundle)?;
    let summary = match json {
        None => format!("{name}: {}", words(&summary(puzzle, certificate, steps, out))),
        Some(file) => {
            let name = paths::output_file(Some(out)).map(|out| out.display().to_string());
            let steps_form = if form == ProofForm::Drat { "drat" } else { "lrat" };
            let form = certificate.weights().map_or(steps_form, |_| "weights");
            let bytes = bundle.proof_bytes();
            let proof = ProofSummary { form, steps, bytes, file: name };
            object(file, puzzle, certificate.verdict(), Some(proof))?
        }
    };
    match paths::output_file(Some(out)).is_none() {
        // Standard output is for the archive alone.
        true => verbosity.print(&summary),
        false => output::print(&format!("{summary}\n"))?,
    }
    Ok(Exit::Yes)
}

/// Reports that a limit ended the search.
fn undecided(json: Option<&str>, puzzle: &Puzzle, verdict: Verdict) -> anyhow::Result<Exit> {
    if let Some(file) = json {
        output::print(&(object(file, puzzle, &verdict, None)? + "\n"))?;
    }
    let Verdict::Undecided(picture, limit) = verdict else { return Ok(Exit::undecided()) };
    let note = picture.map(|_| message!("undecided-other"));
    Ok(failure::report_limit(&limit, puzzle, note))
}

/// The result as JSON, as `check --prove --json` prints it.
fn object(
    file: &str,
    puzzle: &Puzzle,
    verdict: &Verdict,
    proof: Option<ProofSummary>,
) -> anyhow::Result<String> {
    let mut report = Report::undecided(puzzle);
    report.judged(puzzle, verdict);
    report.reason.iter_mut().for_each(|reason| reason.translate(language::catalog()));
    let answer = Judged { proof, ..Judged::from(report) };
    Ok(serde_json::to_string(&AnswerLine { file: Some(file), id: None, seconds: None, answer })?)
}

/// The verdict, and the proof in its file.
fn summary(puzzle: &Puzzle, certificate: &Certificate, steps: usize, out: &Path) -> Message {
    let mut verdict = verdict(certificate.verdict().word());
    if let Verdict::None(reason) = certificate.verdict() {
        verdict = message!("aside", what = verdict, aside = reason.message(puzzle));
    }
    let proof = match (certificate.verdict(), certificate.weights()) {
        (Verdict::Several(..), _) => message!("prove-pictures"),
        (_, Some(weights)) => by_numbers(weights),
        (_, None) => message!("prove-steps", count = steps),
    };
    message!("prove-written", verdict = verdict, proof = proof, file = paths::output_name(out))
}
