//! The numbers of a color have the same sum in all rows and in all columns.
//!
//! In: choices. Out: clauses for it: the sums that are possible after each number, one after the
//! other. This follows from the other clauses, but no solver of clauses finds it. Invariants: a
//! sum too far from the goal is left out, so the clauses stay few.

use super::alternatives::Line;
use super::formula::{Choices, Term};
use crate::sat::cnf::CnfError;
use std::collections::BTreeMap;

/// The most clauses for the sums; beyond that, the other clauses must do.
const MAX_CLAUSES: usize = 3_000_000;

/// Adds the clauses of a color. The first `rows` lines are rows.
pub fn equal(
    choices: &mut Choices,
    lines: &[Line],
    rows: usize,
    color: usize,
) -> Result<(), CnfError> {
    let sign = |line: usize| if line < rows { 1 } else { -1 };
    let mut settled = 0_i64;
    for (number, line) in lines.iter().enumerate() {
        let colored = line.numbers.iter().zip(&line.colors).filter(|&(_, &of)| of == color);
        let known = colored.map(|(alternatives, _)| alternatives);
        let known = known.filter(|alternatives| alternatives.len() == 1);
        settled +=
            sign(number) * known.map(|alternatives| i64::from(alternatives[0].0)).sum::<i64>();
    }
    let steps: Vec<Vec<(i64, Term)>> = choices
        .open
        .iter()
        .filter(|choice| lines[choice.place.0].colors[choice.place.1] == color)
        .map(|choice| {
            let sign = sign(choice.place.0);
            let step = |&(length, _, lit): &_| (sign * i64::from(length), Term::Open(lit));
            choice.alternatives.iter().map(step).collect()
        })
        .collect();
    let rest = rest(&steps);
    let mut clauses = 0;
    let mut sums = BTreeMap::from([(settled, Term::Known(true))]);
    for (place, step) in steps.iter().enumerate() {
        let mut next = BTreeMap::new();
        let (least, most) = rest[place + 1];
        for (&sum, &reached) in &sums {
            for &(length, chosen) in step {
                let sum = sum + length;
                clauses += 1;
                if sum + least > 0 || sum + most < 0 {
                    choices.add(&[!reached, !chosen])?;
                    continue;
                }
                let after = match next.get(&sum) {
                    Some(&after) => after,
                    None => {
                        let after = choices.fresh()?;
                        next.insert(sum, after);
                        after
                    }
                };
                choices.add(&[!reached, !chosen, after])?;
            }
        }
        if clauses > MAX_CLAUSES {
            return Ok(());
        }
        sums = next;
    }
    // Without numbers to choose, the sums are what they are.
    if steps.is_empty() && settled != 0 {
        choices.add(&[])?;
    }
    Ok(())
}

/// For each number what it and the ones behind it add, at least and at most.
fn rest(steps: &[Vec<(i64, Term)>]) -> Vec<(i64, i64)> {
    let mut rest = vec![(0, 0); steps.len() + 1];
    for (place, step) in steps.iter().enumerate().rev() {
        let lengths = || step.iter().map(|&(length, _)| length);
        let (least, most) = rest[place + 1];
        let (low, high) = (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0));
        rest[place] = (least + low, most + high);
    }
    rest
}
