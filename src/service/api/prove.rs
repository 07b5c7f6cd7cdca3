//! `POST /api/prove`: a verdict with its certificate, as one archive.
//!
//! In: a puzzle; `numbers` asks for a proof by numbers and no other; `seconds` limits the time.
//! Out: a progress line for each stage, then the archive of the bundle, or the reason why there is
//! none. Invariants: marks are ignored; our own checker accepted the proof; formula, steps and
//! files have separate limits, so that a proof takes about as much memory as a solve.

use super::refusal::json;
use super::solve::{Stages, time};
use super::{Listener, Question, Refusal};
use crate::bundle::Bundle;
use crate::certificate::{Certificate, ProofForm, prove};
use crate::language::Catalog;
use crate::puzzle::Puzzle;
use crate::report::{LimitKind, Word};
use crate::solver::{Limit, Outcome, Solver, Verdict};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;

/// Most literals of the formula of the clues: a quarter of those of a solve, because the proof and
/// a solver for each line are in memory at the same time.
const MAX_LITERALS: usize = super::MAX_LITERALS / 4;
/// Most bytes of the files in an archive: 32 MiB.
const MAX_BYTES: usize = 32 << 20;

/// A verdict and what proves it to others.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Proof"))]
pub(super) struct ProofJson {
    /// The verdict.
    verdict: Word,
    /// The archive in base64; its files have at most 32 MiB.
    #[serde(skip_serializing_if = "Option::is_none")]
    tar: Option<String>,
    /// Why there is no archive.
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<MissingJson>,
}

/// Why there is no archive.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MissingProof"))]
pub(super) struct MissingJson {
    /// The kind of a report's reason, or `bytes`.
    kind: MissingKind,
    /// Without a full stop.
    words: String,
}

/// Why there is no archive.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
enum MissingKind {
    /// The files would be too large.
    Bytes,
    /// A limit.
    #[serde(untagged)]
    Limit(LimitKind),
}

impl MissingJson {
    /// A limit as the reason, in this language.
    pub fn of(puzzle: &Puzzle, limit: &Limit, catalog: &Catalog) -> MissingJson {
        let words = catalog.words(&limit.message(puzzle));
        MissingJson { kind: MissingKind::Limit(limit.into()), words }
    }
}

/// Answers a request for a proof.
pub(super) fn proof(question: &Question, send_line: Listener) -> Result<String, Refusal> {
    let query = question.query(&["numbers", "seconds"])?;
    let mut options = question.options(time(&query)?);
    options.encode.literal_limit = MAX_LITERALS;
    let puzzle = question.document()?.into_puzzle();
    let form = query.value("numbers")?.unwrap_or(false).then_some(ProofForm::Weights);
    let mut stages = Stages::default();
    let catalog = question.catalog()?;
    let mut observe = |event| stages.send(event, send_line);
    let certificate = match prove(Solver::new(&puzzle, &options).on_event(&mut observe), form)? {
        Outcome::Found(certificate) => certificate,
        Outcome::Limit(limit) => {
            return json(&undecided(&puzzle, &limit, catalog));
        }
        Outcome::None(_) => return Err(Refusal::defect("a proof without a verdict")),
    };
    json(&match certificate.verdict() {
        Verdict::Undecided(_, limit) => undecided(&puzzle, limit, catalog),
        _ => checked_archive(&puzzle, &certificate, MAX_BYTES)?,
    })
}

/// Checks the proof and packs the archive, unless its files have more than `max_bytes`.
fn checked_archive(
    puzzle: &Puzzle,
    certificate: &Certificate,
    max_bytes: usize,
) -> Result<ProofJson, Refusal> {
    let verdict = Word::from(certificate.verdict());
    let bundle = Bundle::of(puzzle, certificate, ProofForm::Lrat)?;
    let size: usize = bundle.files().map(|(_, bytes)| bytes.len()).sum();
    if size > max_bytes {
        let words = format!("the files have {size} bytes, expected at most {max_bytes}");
        return Ok(missing(verdict, MissingJson { kind: MissingKind::Bytes, words }));
    }
    bundle.check(puzzle, certificate)?;
    let tar = bundle.to_tar().map_err(Refusal::defect)?;
    Ok(ProofJson { verdict, tar: Some(BASE64_STANDARD.encode(tar)), missing: None })
}

fn undecided(puzzle: &Puzzle, limit: &Limit, catalog: &Catalog) -> ProofJson {
    missing(Word::Undecided, MissingJson::of(puzzle, limit, catalog))
}

fn missing(verdict: Word, missing: MissingJson) -> ProofJson {
    ProofJson { verdict, tar: None, missing: Some(missing) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_too_large_are_told_and_not_sent() {
        let document = crate::format::read(b"rect 1 1\n#ffffff #000000\n1a\n1a\n", None).unwrap();
        let puzzle = document.puzzle();
        let proven =
            prove(Solver::new(puzzle, &Default::default()), None).unwrap().found::<()>().unwrap();
        let bundle = Bundle::of(puzzle, &proven, ProofForm::Lrat).unwrap();
        let size = bundle.files().map(|(_, bytes)| bytes.len()).sum();
        assert!(checked_archive(puzzle, &proven, size).unwrap().tar.is_some());
        let answer = checked_archive(puzzle, &proven, size - 1).unwrap();
        assert_eq!((answer.verdict, answer.tar), (Word::Unique, None));
        let missing = answer.missing.unwrap();
        assert_eq!(missing.kind, MissingKind::Bytes);
        let words = format!("the files have {size} bytes, expected at most {}", size - 1);
        assert_eq!(missing.words, words);
    }
}
