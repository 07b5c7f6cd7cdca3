//! Checks whether a bundle proves its verdict.
//!
//! In: a [`Bundle`]. Out: [`Accepted`], or the first fault. Invariants: sizes and digests come
//! first; the pictures pass `verify`; the formula is encoded again from the puzzle and has the same
//! clauses; the steps pass `proof::check`, which does not know puzzles.

use super::names::{
    CHECKER, DRAT, FORMULA, MANIFEST, OTHER, PICTURE, PUZZLE, README, STEPS, WEIGHTS, digest,
};
use super::{Bundle, puzzle_text};
use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Encoding, Strategy, encode_clues};
use crate::format::{self, Format};
use crate::puzzle::Puzzle;
use crate::sat::cnf::{Cnf, Lit, read_formula};
use crate::sat::proof::check::check;
use crate::sat::proof::{follow, shared};
use crate::solver::Limit;
use crate::verify::{Verified, verify};
use crate::weights::{Refusal, Weights, check_weights, refuse};
use itertools::Itertools;
use serde_json::Value;

/// The contents of an accepted bundle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Accepted {
    /// The verdict: `unique`, `several` or `none`.
    pub verdict: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The pictures: one, two or none.
    pub pictures: Vec<Verified>,
    /// How many clauses the formula has, if there is one.
    pub clause_count: usize,
    /// How many steps the proof has, if there is one; sets of numbers count as steps.
    pub step_count: usize,
    /// The numbers, if they are the proof.
    pub weights: Option<Weights>,
}

/// Checks a bundle. Also refuses it if the budget ends first.
///
/// # Errors
/// [`Refusal`]: the first fault.
pub fn check_certificate(bundle: &Bundle, budget: &Budget) -> Result<Accepted, Refusal> {
    let (verdict, version) = manifest(bundle)?;
    let puzzle = puzzle(file(bundle, PUZZLE)?)?;
    let is_own = version == env!("CARGO_PKG_VERSION");
    if is_own && file(bundle, README)? != bundle.readme(&puzzle, &verdict).as_bytes() {
        return refuse(README, "not the text of this version for such a proof");
    }
    if bundle.file(WEIGHTS).is_some() {
        return numbers(bundle, verdict, puzzle, budget);
    }
    let names: &[&str] = match verdict.as_str() {
        "unique" => &[PICTURE],
        "several" => &[PICTURE, OTHER],
        _ => &[],
    };
    let pictures: Result<Vec<Verified>, Refusal> =
        names.iter().map(|&name| picture(bundle, name, &puzzle)).collect();
    let mut accepted = Accepted {
        verdict,
        puzzle,
        pictures: pictures?,
        clause_count: 0,
        step_count: 0,
        weights: None,
    };
    match &accepted.pictures[..] {
        [first, second] if first == second => {
            return refuse(OTHER, "the same picture, wanted another");
        }
        [_, _] => {}
        _ => {
            let formula = formula(bundle, &accepted, budget)?;
            accepted.clause_count = formula.clause_count();
            accepted.step_count = steps(bundle, &formula, budget)?;
        }
    }
    Ok(accepted)
}

/// Checks the numbers of a bundle, and that they show its verdict.
fn numbers(
    bundle: &Bundle,
    verdict: String,
    puzzle: Puzzle,
    budget: &Budget,
) -> Result<Accepted, Refusal> {
    let weights = Weights::read(file(bundle, WEIGHTS)?, &puzzle)?;
    let solution = check_weights(&puzzle, &weights, budget)?;
    if (verdict == "unique") != solution.is_some() {
        return refuse(WEIGHTS, format!("numbers of another verdict, expected {verdict}"));
    }
    let step_count = weights.trial_count() + 1;
    let (pictures, weights) = (Vec::from_iter(solution), Some(weights));
    Ok(Accepted { verdict, puzzle, pictures, clause_count: 0, step_count, weights })
}

fn file<'a>(bundle: &'a Bundle, name: &str) -> Result<&'a [u8], Refusal> {
    bundle.file(name).map_or_else(|| refuse(name, "it is missing"), Ok)
}

/// Checks that the files are those that the manifest lists; returns the verdict and the version
/// in it.
fn manifest(bundle: &Bundle) -> Result<(String, String), Refusal> {
    let Ok(text) = std::str::from_utf8(file(bundle, MANIFEST)?) else {
        return refuse(MANIFEST, "it is no text");
    };
    let Some(text) = text.strip_suffix('\n') else {
        return refuse(MANIFEST, "found the end of the file, expected a line end");
    };
    let mut lines = (1..).zip(text.split('\n')).filter(|(_, line)| !line.starts_with('#'));
    let mut next = |expected: &str| match lines.next() {
        Some((number, line)) => Ok((format!("{MANIFEST}, line {number}"), line)),
        None => refuse(MANIFEST, format!("it ends, expected {expected}")),
    };
    let (place, head) = next("`nonosat proof 1`")?;
    if head != "nonosat proof 1" {
        return refuse(&place, format!("found `{head}`, expected `nonosat proof 1`"));
    }
    let (place, version) = next("`version`")?;
    let is_version = |version: &&str| {
        (1..=40).contains(&version.len()) && version.bytes().all(|byte| byte.is_ascii_graphic())
    };
    let Some(version) = version.strip_prefix("version ").filter(is_version) else {
        return refuse(&place, "expected `version` and a number");
    };
    let (place, verdict) = next("`verdict`")?;
    let verdict = verdict.strip_prefix("verdict ").unwrap_or_default();
    let proof = [STEPS, DRAT].into_iter().find(|name| bundle.file(name).is_some()).unwrap_or(STEPS);
    let is_shown = verdict == "unique" || verdict == "none";
    let mut names = match verdict {
        _ if is_shown && bundle.file(WEIGHTS).is_some() => vec![README, CHECKER, PUZZLE, WEIGHTS],
        "unique" => vec![README, CHECKER, FORMULA, PICTURE, proof, PUZZLE],
        "several" => vec![README, CHECKER, OTHER, PICTURE, PUZZLE],
        "none" => vec![README, CHECKER, FORMULA, proof, PUZZLE],
        _ => return refuse(&place, "expected `verdict` and unique, several or none"),
    };
    names.sort_unstable();
    for name in names {
        let (place, line) = next(&format!("`file {name}`"))?;
        let bytes = file(bundle, name)?;
        let expected = format!("file {name} {} {}", bytes.len(), digest(bytes));
        if line != expected {
            return refuse(&place, format!("it says `{line}`, but the file has `{expected}`"));
        }
        if name == CHECKER && version == env!("CARGO_PKG_VERSION") && bytes != bundle.own_checker()
        {
            return refuse(name, "not the checker of this version");
        }
    }
    if let Some((number, line)) = lines.next() {
        return refuse(
            &format!("{MANIFEST}, line {number}"),
            format!("found `{line}`, no more expected"),
        );
    }
    let is_named = |name: &str| name == MANIFEST || text.contains(&format!("\nfile {name} "));
    match bundle.files().find(|(name, _)| !is_named(name)) {
        Some((name, _)) => refuse(name, "no such file is expected"),
        None => Ok((verdict.to_owned(), version.to_owned())),
    }
}

/// Reads the puzzle; its JSON must have exactly the form that `prove` writes.
fn puzzle(bytes: &[u8]) -> Result<Puzzle, Refusal> {
    let puzzle = match format::read(bytes, Some(Format::Json)) {
        Ok(document) => document.into_puzzle(),
        Err(error) => return refuse(PUZZLE, error),
    };
    let value: Option<Value> = serde_json::from_slice(bytes).ok();
    let expected = puzzle_text(&puzzle).and_then(|text| serde_json::from_str(&text).ok());
    if value.is_none() || value != expected {
        return refuse(PUZZLE, "more than the puzzle, or in other words than `prove` writes");
    }
    match bytes.ends_with(b"\n") {
        true => Ok(puzzle),
        false => refuse(PUZZLE, "found the end of the file, expected a line end"),
    }
}

fn picture(bundle: &Bundle, name: &str, puzzle: &Puzzle) -> Result<Verified, Refusal> {
    let bytes = file(bundle, name)?;
    let picture = match format::read_solution(bytes, puzzle) {
        Ok(picture) => picture,
        Err(error) => return refuse(name, error),
    };
    if bytes != picture.letters(puzzle.geometry()).as_bytes() {
        return refuse(name, "expected a line for each row, each with a line end, and no more");
    }
    verify(puzzle, picture).or_else(|mismatch| refuse(name, mismatch))
}

/// Reads the formula; its clauses must be those of the puzzle, in any order.
fn formula(bundle: &Bundle, accepted: &Accepted, budget: &Budget) -> Result<Cnf, Refusal> {
    let formula = match read_formula(file(bundle, FORMULA)?) {
        Ok(formula) => formula,
        Err(error) => return refuse(FORMULA, error),
    };
    let options = EncodeOptions { strategy: Strategy::Order, ..EncodeOptions::default() };
    let mut encoding: Encoding = match encode_clues(&accepted.puzzle, &options, budget) {
        Ok(encoding) => encoding,
        Err(reason) => return refuse(FORMULA, Limit::from(reason).describe(&accepted.puzzle)),
    };
    if let [solution] = &accepted.pictures[..] {
        encoding.exclude(&accepted.puzzle, solution.picture());
    }
    let expected: &Cnf = encoding.cnf();
    if formula.var_count() != expected.var_count() {
        let problem =
            format!("{} variables, expected {}", formula.var_count(), expected.var_count());
        return refuse(FORMULA, problem);
    }
    if formula == *expected {
        return Ok(formula);
    }
    // Another order of the clauses is allowed.
    let (found_clauses, own_clauses) = (sorted_clauses(&formula), sorted_clauses(expected));
    if let Some(clause) =
        found_clauses.iter().find(|clause| own_clauses.binary_search(clause).is_err())
    {
        let text: String = clause.iter().map(|lit| format!("{} ", lit.to_dimacs())).collect();
        return refuse(FORMULA, format!("clause `{text}0` is not one of the puzzle"));
    }
    if found_clauses != own_clauses {
        let problem = format!("{} clauses, expected others", found_clauses.len());
        return refuse(FORMULA, problem);
    }
    let last = |cnf: &Cnf| {
        let mut last = cnf.clauses().last().unwrap_or_default().to_vec();
        last.sort_unstable();
        last
    };
    if !accepted.pictures.is_empty() && last(&formula) != last(expected) {
        return refuse(
            FORMULA,
            "the last clause does not say that some cell differs from the picture",
        );
    }
    Ok(formula)
}

/// All clauses sorted, each with sorted literals.
fn sorted_clauses(cnf: &Cnf) -> Vec<Vec<Lit>> {
    let sorted = |clause: &[Lit]| {
        let mut clause = clause.to_vec();
        clause.sort_unstable();
        clause
    };
    let clauses: Vec<Vec<Lit>> = cnf.clauses().map(sorted).sorted_unstable().collect();
    clauses
}

fn steps(bundle: &Bundle, formula: &Cnf, budget: &Budget) -> Result<usize, Refusal> {
    if let Some(steps) = bundle.file(DRAT) {
        let log = shared(formula);
        return match follow(formula, &log, steps, budget) {
            Ok(()) => Ok(log.borrow().step_count()),
            Err(error) => refuse(DRAT, error),
        };
    }
    check(formula, file(bundle, STEPS)?).or_else(|error| refuse(STEPS, error))
}
