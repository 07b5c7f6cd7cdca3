//! Whole proofs: logged, trimmed, written and checked; elaborated from DRAT.

mod elaborated;
mod logged;
mod trimmed;

use super::check::check;
use super::*;
use crate::budget::Budget;
use crate::cdcl::Solver;
use crate::cnf::random::Random;
use crate::cnf::samples::{by_trying, formula, formula_of, literals, pigeons};
use crate::cnf::{Cnf, Lit};
use std::rc::Rc;

/// The log of a solver that refuted the formula; `None` if it has a model.
fn logged(cnf: &Cnf) -> Option<SharedLog> {
    let (endless, log) = (Budget::endless(), shared(cnf));
    let mut solver =
        Solver::with_proof(cnf, &endless, ProofLogger::new(&log, Rc::from([]))).unwrap();
    solver.decide(&endless).model().is_none().then_some(log)
}

/// The trimmed proof, as text.
fn lrat(log: &SharedLog) -> String {
    let mut text = Vec::new();
    log.borrow().trimmed().unwrap().unwrap().write_lrat(&mut text).unwrap();
    String::from_utf8(text).unwrap()
}

fn drat(log: &SharedLog) -> String {
    let mut text = Vec::new();
    log.borrow().trimmed().unwrap().unwrap().write_drat(&mut text).unwrap();
    String::from_utf8(text).unwrap()
}

/// The steps of a proof that the checker accepts.
#[track_caller]
fn accepted(cnf: &Cnf, proof: &str) -> usize {
    check(cnf, proof.as_bytes()).unwrap_or_else(|refused| panic!("{refused}: {proof}"))
}

/// All four clauses over variables 1 and 2, of three: clauses 1 to 4.
fn square() -> Cnf {
    formula(3, &[&[1, 2], &[-1, 2], &[1, -2], &[-1, -2]])
}

/// Adds a step, with numbers for literals.
fn add(log: &SharedLog, clause: &[i32], antecedents: &[&[i32]]) {
    let antecedents: Vec<Vec<Lit>> = antecedents.iter().map(|clause| literals(clause)).collect();
    let antecedents: Vec<&[Lit]> = antecedents.iter().map(Vec::as_slice).collect();
    log.borrow_mut().add(&literals(clause), &antecedents);
}

/// Parities of a complete graph (G. Tseitin, 1968): an odd number of the first corner's edges
/// holds, and an even number of those of each other. Every edge has two ends, so none can.
fn corners(count: i32) -> Cnf {
    let edge =
        |one: i32, other: i32| one.max(other) * (one.max(other) - 1) / 2 + one.min(other) + 1;
    let mut clauses: Vec<Vec<i32>> = Vec::new();
    for corner in 0..count {
        let others = (0..count).filter(|&other| other != corner);
        let edges: Vec<i32> = others.map(|other| edge(corner, other)).collect();
        for negated in 0..1u32 << edges.len() {
            // Each clause excludes one assignment: that of its negated variables.
            if (negated.count_ones() % 2 == 1) != (corner == 0) {
                let sign = |place: usize| 1 - 2 * (negated >> place & 1) as i32;
                clauses.push((0..edges.len()).map(|place| sign(place) * edges[place]).collect());
            }
        }
    }
    formula_of((count * (count - 1) / 2) as usize, &clauses)
}

/// Formulas without a model: pigeons, parities, and random ones, told by trying.
fn refutable() -> Vec<Cnf> {
    let mut random = Random::new(21);
    let drawn = (0..12).map(|_| random.triples(10, 60)).collect::<Vec<_>>().into_iter();
    let drawn = drawn.filter(|clauses| by_trying(10, clauses).is_empty());
    let drawn: Vec<Cnf> = drawn.map(|clauses| formula_of(10, &clauses)).collect();
    assert!(drawn.len() > 5);
    [pigeons(3), pigeons(4), corners(4), corners(5)].into_iter().chain(drawn).collect()
}
