//! `POST /api/prove`: an answer with its proof, as one file.
//!
//! In: a puzzle; `seconds` limits it. Out: the stages, told as they pass, then the archive of
//! the bundle, or why there is none. Holds: the marks do not count; our own checker went through
//! the proof; the formula, the proof and the archive have limits of their own, so that a proof
//! takes no more memory than a solve.

use super::refusal::json;
use super::solve::{Stages, time};
use super::{Question, Refusal, Told};
use crate::pipeline::Verdict;
use crate::prove::{Bundle, ProofForm, Proven, STEPS, prove};
use crate::puzzle::Puzzle;
use crate::report::Report;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;

/// Most literals of the formula of the clues. It stands beside a solver for each line and
/// the proof, so it may have a quarter of those of a solve.
const MAX_LITERALS: usize = super::MAX_LITERALS / 4;
/// Most bytes of an archive: 32 MiB.
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
pub(super) fn proof(question: &Question, told: Told) -> Result<String, Refusal> {
    let query = question.query(&["seconds"])?;
    let mut options = question.options(time(&query)?);
    options.encode.literal_limit = MAX_LITERALS;
    let puzzle = question.document()?.into_puzzle();
    let mut stages = Stages::default();
    let proven = match prove(&puzzle, &options, &mut |event| stages.tell(event, told))? {
        Ok(proven) => proven,
        Err(limit) => return json(&undecided(&puzzle, &Verdict::Undecided(None, limit))),
    };
    json(&match proven.verdict() {
        verdict @ Verdict::Undecided(..) => undecided(&puzzle, verdict),
        verdict => packed(verdict.word(), archive(&puzzle, &proven)?),
    })
}

/// The archive of a proof that our checker accepts.
fn archive(puzzle: &Puzzle, proven: &Proven) -> Result<Vec<u8>, Refusal> {
    let bundle = Bundle::of(puzzle, proven, ProofForm::Lrat)?;
    proven.check(bundle.file(STEPS).unwrap_or_default())?;
    bundle.to_tar().map_err(|error| Refusal::defect(error.to_string()))
}

fn packed(verdict: &'static str, tar: Vec<u8>) -> ProofJson {
    let words = || format!("the file would have {} bytes, expected at most {MAX_BYTES}", tar.len());
    match tar.len() > MAX_BYTES {
        true => missing(verdict, "bytes", words()),
        false => ProofJson { verdict, tar: Some(BASE64_STANDARD.encode(tar)), missing: None },
    }
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
    fn a_proof_that_is_too_large_is_told_and_not_sent() {
        let largest = packed("unique", vec![0; MAX_BYTES]);
        assert!(largest.tar.is_some() && largest.missing.is_none());
        let larger = packed("unique", vec![0; MAX_BYTES + 1]);
        assert!(larger.tar.is_none());
        let missing = larger.missing.unwrap();
        assert_eq!(missing.kind, "bytes");
        assert_eq!(missing.words, "the file would have 33554433 bytes, expected at most 33554432");
    }
}
