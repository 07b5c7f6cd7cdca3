//! `nonosat verify`: checks a proof.
//!
//! In: a bundle. Out: whether it proves its verdict. Invariants: nothing in the bundle is trusted;
//! the checker does not search.

use crate::app::language::words;
use crate::app::paths;
use crate::app::{Exit, interrupt, output};
use crate::cli::Verbosity;
use crate::cli::args::Verify;
use crate::cli::jobs::report::{by_numbers, verdict};
use crate::cli::output::bundles::{Unread, read, size};
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::message::message;
use nonosat_sat::budget::Budget;
use nonosat_service::bundle::check_certificate;
use nonosat_service::report::{CheckedProof, rows};

/// Checks the proof that the user named.
pub fn run(command: &Verify, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let name = paths::name(&command.bundle);
    output::also_as_json(command.json, &name, check(command, &name, verbosity))
}

/// Checks a bundle and prints whether it proves its verdict.
fn check(command: &Verify, name: &str, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let mut progress = ProgressReporter::start(name, verbosity.verbose);
    progress.prepare();
    let bundle = match read(&command.bundle) {
        Ok(bundle) => bundle,
        Err(Unread::Bundle(wrong)) => return report_refusal(command, name, wrong.to_string()),
        Err(Unread::File(error)) => return Err(error),
    };
    progress.stage("read", &format!("{} bytes", size(&bundle)));
    let budget = Budget::endless().or_stop(interrupt::flag());
    let accepted = match check_certificate(&bundle, &budget) {
        Ok(accepted) => accepted,
        Err(_) if interrupt::was_raised() => return Ok(Exit::Interrupted),
        Err(refusal) => return report_refusal(command, name, refusal.to_string()),
    };
    progress.stage("check", &format!("{} steps", accepted.step_count));
    drop(progress);
    if command.json {
        let geometry = accepted.puzzle.geometry();
        let pictures = accepted.pictures.iter().map(|picture| rows(geometry, picture.picture()));
        return object(CheckedProof {
            file: name,
            accepted: true,
            fault: None,
            pictures: Some(pictures.collect()),
            steps: Some(accepted.step_count),
            verdict: Some(accepted.verdict),
        });
    }
    let shape = accepted.puzzle.geometry().shape();
    let proof = match &accepted.weights {
        Some(weights) => by_numbers(weights),
        None => message!("prove-steps", count = accepted.step_count),
    };
    let message = match &accepted.pictures[..] {
        [_, _] => message!("prove-two"),
        [_] => message!("prove-one", proof = proof),
        _ => message!("prove-no", proof = proof),
    };
    let verdict = verdict(&accepted.verdict);
    let shape = shape.to_string();
    let accepted = message!("prove-accepted", shape = shape, verdict = verdict, what = message);
    output::print(&format!("{name}: {}\n", words(&accepted)))?;
    Ok(Exit::Yes)
}

fn object(proof: CheckedProof) -> anyhow::Result<Exit> {
    output::print(&(serde_json::to_string(&proof)? + "\n"))?;
    Ok(if proof.accepted { Exit::Yes } else { Exit::No })
}

fn report_refusal(command: &Verify, name: &str, reason: String) -> anyhow::Result<Exit> {
    if command.json {
        let (fault, verdict) = (Some(reason), None);
        let (pictures, steps) = (None, None);
        return object(CheckedProof {
            file: name,
            accepted: false,
            fault,
            verdict,
            pictures,
            steps,
        });
    }
    let refusal = words(&message!("prove-refused", why = reason));
    output::print(&format!("{name}: {refusal}\n"))?;
    Ok(Exit::No)
}
