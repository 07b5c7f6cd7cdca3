//! Two checkers of refutations by other people, which are libraries, as one program.
//!
//! In: `lrat FORMULA PROOF` (ordeal-lrat) or `drat FORMULA PROOF` (dratify), all as text.
//! Out: a line, `accepted` or `refused: ` and why; success if accepted.
//! Reads: those two libraries and nothing of nonosat.

use std::{env, fs, process::ExitCode};

/// A word that is not what DIMACS or DRAT have there, or the message of a checker.
type Refused = String;

fn main() -> ExitCode {
    match accepted() {
        Ok(()) => {
            println!("accepted");
            ExitCode::SUCCESS
        }
        Err(refused) => {
            println!("refused: {refused}");
            ExitCode::FAILURE
        }
    }
}

fn accepted() -> Result<(), Refused> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [kind, formula, proof] = arguments.as_slice() else {
        return Err("wanted: lrat|drat FORMULA PROOF".into());
    };
    let read = |path: &str| fs::read_to_string(path).map_err(|error| format!("{path}: {error}"));
    let (formula, proof) = (clauses(&read(formula)?)?, read(proof)?);
    match kind.as_str() {
        "lrat" => ordeal_lrat::check(&formula, &proof).map_err(|error| error.to_string()),
        "drat" => drat(&formula, &proof),
        _ => Err(format!("no such kind of proof: {kind}")),
    }
}

/// The clauses of a formula in DIMACS.
fn clauses(text: &str) -> Result<Vec<Vec<i32>>, Refused> {
    let lines = text.lines().filter(|line| !line.starts_with(['c', 'p']));
    literals(&lines.collect::<Vec<_>>().join(" "))
}

/// What ends with `0`, each time.
fn literals(text: &str) -> Result<Vec<Vec<i32>>, Refused> {
    let numbers = text.split_ascii_whitespace().map(str::parse);
    let numbers: Vec<i32> = numbers.collect::<Result<_, _>>().map_err(|e| format!("{e}"))?;
    let mut clauses: Vec<Vec<i32>> = numbers.split(|&n| n == 0).map(<[i32]>::to_vec).collect();
    match clauses.pop() {
        Some(rest) if rest.is_empty() => Ok(clauses),
        _ => Err("a clause without end".into()),
    }
}

/// Forward, without RAT: nonosat's steps follow by unit propagation.
fn drat(formula: &[Vec<i32>], proof: &str) -> Result<(), Refused> {
    let mut steps = Vec::new();
    for line in proof.lines().filter(|line| !line.starts_with('c')) {
        let deleted = line.strip_prefix('d');
        for clause in literals(deleted.unwrap_or(line))? {
            steps.push((deleted.is_some(), doubled(&clause)));
        }
    }
    let formula: Vec<Vec<dratify::Lit>> = formula.iter().map(|clause| doubled(clause)).collect();
    let all = formula.iter().chain(steps.iter().map(|(_, clause)| clause));
    let variables = all.flatten().map(|&literal| dratify::var_of(literal) + 1).max();
    let said = dratify::Checker::new(variables.unwrap_or(0), &formula, false, true).check(&steps);
    if said.ok { Ok(()) } else { Err(format!("step {}: {}", said.failed_step, said.reason)) }
}

/// dratify numbers variables from 0 and doubles, with one more for "not".
fn doubled(clause: &[i32]) -> Vec<dratify::Lit> {
    let doubled = |&literal: &i32| 2 * (literal.unsigned_abs() - 1) + u32::from(literal < 0);
    clause.iter().map(doubled).collect()
}
