//! `POST /api/prove`: an answer with its proof, as one file.
//!
//! In: a puzzle; `seconds` limits it. Out: the stages, told as they pass, then the archive of
//! the bundle, or why there is none. Invariants: the marks do not count; our own checker went through
//! the proof; the formula, the steps and the files have limits of their own, so that a proof
//! takes about as much memory as a solve.

use super::refusal::json;
use super::solve::{Stages, time};
use super::{Listener, Question, Refusal};
use crate::certificate::{Bundle, Certificate, ProofForm, STEPS, prove};
use crate::puzzle::Puzzle;
use crate::report::Report;
use crate::solver::{Outcome, Verdict};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;

/// Most literals of the formula of the clues. It stands beside a solver for each line and
/// the proof, so it may have a quarter of those of a solve.
const MAX_LITERALS: usize = super::MAX_LITERALS / 4;
/// Most bytes of the files in an archive: 32 MiB.
const MAX_BYTES: usize = 32 << 20;

#[derive(Serialize)]
struct ProofJson {
    /// `unique`, `several`, `none` or `undecided`.
    verdict: &'static str,
    /// The archive in base64.
    #[serde(skip_serializing_if = "Option::is_none")]
    tar: Option<String>,
    /// Why there is no archive.
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<MissingJson>,
}

#[derive(Serialize)]
struct MissingJson {
    /// As in a report, or `bytes`.
    kind: &'static str,
    words: String,
}

/// Answers a request for a proof.
pub(super) fn proof(question: &Question, told: Listener) -> Result<String, Refusal> {
    let query = question.query(&["seconds"])?;
    let mut options = question.options(time(&query)?);
    options.encode.literal_limit = MAX_LITERALS;
    let puzzle = question.document()?.into_puzzle();
    let mut stages = Stages::default();
    let proven = match prove(&puzzle, &options, &mut |event| stages.send(event, told))? {
        Outcome::Found(proven) => proven,
        Outcome::Limit(limit) => {
            return json(&undecided(&puzzle, &Verdict::Undecided(None, limit)));
        }
        Outcome::None(_) => return Err(Refusal::defect("a proof without a verdict".to_owned())),
    };
    json(&match proven.verdict() {
        verdict @ Verdict::Undecided(..) => undecided(&puzzle, verdict),
        _ => packed(&puzzle, &proven, MAX_BYTES)?,
    })
}

/// The archive of a proof, once our checker accepts it, unless its files are too large.
fn packed(puzzle: &Puzzle, proven: &Certificate, max_bytes: usize) -> Result<ProofJson, Refusal> {
    let verdict = proven.verdict().word();
    let bundle = Bundle::of(puzzle, proven, ProofForm::Lrat)?;
    let size: usize = bundle.files().map(|(_, bytes)| bytes.len()).sum();
    if size > max_bytes {
        let words = format!("the files have {size} bytes, expected at most {max_bytes}");
        return Ok(missing(verdict, "bytes", words));
    }
    proven.check(bundle.file(STEPS).unwrap_or_default())?;
    let tar = bundle.to_tar().map_err(|error| Refusal::defect(error.to_string()))?;
    Ok(ProofJson { verdict, tar: Some(BASE64_STANDARD.encode(tar)), missing: None })
}

fn undecided(puzzle: &Puzzle, verdict: &Verdict) -> ProofJson {
    let mut report = Report::undecided(puzzle);
    report.judged(puzzle, verdict);
    let (kind, words) = report.reason.map_or_else(Default::default, |why| (why.kind, why.words));
    missing(report.verdict, kind, words)
}

fn missing(verdict: &'static str, kind: &'static str, words: String) -> ProofJson {
    ProofJson { verdict, tar: None, missing: Some(MissingJson { kind, words }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_too_large_are_told_and_not_sent() {
        let document = crate::read(b"rect 1 1\n#ffffff #000000\n1a\n1a\n").unwrap();
        let puzzle = document.puzzle();
        let proven =
            prove(puzzle, &Default::default(), &mut |_| {}).unwrap().found::<()>().unwrap();
        let bundle = Bundle::of(puzzle, &proven, ProofForm::Lrat).unwrap();
        let size = bundle.files().map(|(_, bytes)| bytes.len()).sum();
        assert!(packed(puzzle, &proven, size).unwrap().tar.is_some());
        let answer = packed(puzzle, &proven, size - 1).unwrap();
        assert_eq!((answer.verdict, answer.tar), ("unique", None));
        let missing = answer.missing.unwrap();
        assert_eq!(missing.kind, "bytes");
        let words = format!("the files have {size} bytes, expected at most {}", size - 1);
        assert_eq!(missing.words, words);
    }
}
