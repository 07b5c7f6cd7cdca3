//! Refutes the cells that line solving and probing leave open, with the embedded or an external
//! solver.
//!
//! In: the formula of the clues alone, a log with all facts found, a picture if there is one. Out:
//! the log with the empty clause. Invariants: the clause that excludes the picture comes last in
//! the formula. Independent parts are refuted one after the other: for all but the largest the
//! solver shows that each cell is as in the picture. The excluding clause then concerns only the
//! largest part.

use super::CertificateError;
use super::lines::Interrupted;
use crate::budget::Budget;
use crate::encoding::Encoding;
use crate::propagation::{Deduction, parts};
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat;
#[cfg(feature = "external")]
use crate::sat::backends::{Backend, ExternalSolver};
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, Lit};
#[cfg(feature = "external")]
use crate::sat::proof::{ElaborateError, follow};
use crate::sat::proof::{ProofLogger, SharedLog};
#[cfg(feature = "external")]
use crate::solver::EngineError;
use crate::solver::{Limit, Options, Outcome};
use std::rc::Rc;
#[cfg(feature = "external")]
use std::sync::Arc;

/// Refutes the formula, or, with a picture, the formula and the clause that excludes the picture.
pub(super) fn refute(
    puzzle: &Puzzle,
    encoding: &Encoding,
    log: &SharedLog,
    open: &Deduction,
    picture: Option<&Picture>,
    options: &Options,
) -> Result<Outcome<()>, CertificateError> {
    let budget = &options.budget;
    if let Some(picture) = picture.filter(|_| open.open_count() == 0) {
        exclude_settled(puzzle, encoding, log, picture);
        return Ok(Outcome::Found(()));
    }
    let exclusion = picture.map(|picture| encoding.anything_but(puzzle, picture));
    let Some(formula) = with_facts(encoding.cnf(), &log.borrow().facts()) else {
        return Err(CertificateError::Gap);
    };
    #[cfg(feature = "external")]
    if let Backend::External(solver) = &options.backend {
        return outside(solver, formula, exclusion, log, budget);
    }
    let parts = match parts(puzzle, open, budget) {
        Ok(parts) => parts,
        Err(limit) => return Ok(Outcome::Limit(limit.into())),
    };
    let logger = ProofLogger::new(log, Rc::from([]));
    let Some(solver) = Solver::with_proof(&formula, budget, logger) else {
        return Ok(Outcome::Limit(Limit::of(budget)));
    };
    drop(formula);
    let mut refutation = Refutation { encoding, solver, budget };
    let refuted = match (picture, exclusion) {
        (Some(picture), Some(exclusion)) => {
            let cells_of = |part: &Deduction| {
                let cells = puzzle.geometry().cells();
                let cells = cells.filter(|&cell| part.colors(cell).len() > 1);
                cells.map(|cell| (cell, picture[cell])).collect::<Vec<_>>()
            };
            let parts: Vec<_> = parts.iter().map(cells_of).collect();
            refutation.refute_others(&parts, &exclusion, log)
        }
        _ => refutation.decide(&[]),
    };
    match refuted {
        Ok(()) => Ok(Outcome::Found(())),
        Err(Interrupted::Time) => Ok(Outcome::Limit(Limit::of(budget))),
        Err(Interrupted::Unsound) => Err(CertificateError::Gap),
    }
}

/// Refutes the clause that excludes a picture all of whose cells are known.
fn exclude_settled(puzzle: &Puzzle, encoding: &Encoding, log: &SharedLog, picture: &Picture) {
    let mut log = log.borrow_mut();
    let mut facts: Vec<[Lit; 1]> = Vec::new();
    for cell in puzzle.geometry().cells() {
        let denied = |color| encoding.not_color(cell, color).next();
        facts.extend(denied(picture[cell]).map(|lit| [!lit]));
        if facts.last().is_some_and(|fact| log.contains(fact)) {
            continue;
        }
        // The cell has some color, and none of the others.
        let denials = puzzle.palette().colors().filter(|&color| color != picture[cell]);
        let denials: Vec<[Lit; 1]> = denials.filter_map(denied).map(|lit| [lit]).collect();
        let cover: Vec<Lit> =
            puzzle.palette().colors().filter_map(denied).map(|lit| !lit).collect();
        let antecedents = denials.iter().map(|fact| fact.as_slice()).chain([cover.as_slice()]);
        if let Some(fact) = facts.last() {
            log.add(fact, &antecedents.collect::<Vec<_>>());
        }
    }
    let exclusion = encoding.anything_but(puzzle, picture);
    log.add_last(&exclusion);
    let antecedents = facts.iter().map(|fact| fact.as_slice()).chain([exclusion.as_slice()]);
    log.add(&[], &antecedents.collect::<Vec<_>>());
}

/// Runs an external solver on the formula and replays its proof into the log.
#[cfg(feature = "external")]
fn outside(
    solver: &ExternalSolver,
    mut formula: Cnf,
    exclusion: Option<Vec<Lit>>,
    log: &SharedLog,
    budget: &Budget,
) -> Result<Outcome<()>, CertificateError> {
    if let Some(clause) = &exclusion {
        log.borrow_mut().add_last(clause);
        // The formula has these variables, so this cannot fail.
        let _ = formula.add(clause);
    }
    let formula = Arc::new(formula);
    let Some(proof) = solver.refute(&formula, budget).map_err(EngineError::from)? else {
        return Ok(Outcome::Limit(Limit::of(budget)));
    };
    match follow(&formula, log, &proof, budget) {
        Err(ElaborateError::Limit { .. }) => Ok(Outcome::Limit(Limit::of(budget))),
        followed => Ok(Outcome::Found(followed?)),
    }
}

/// The embedded solver on the formula and the known facts.
struct Refutation<'a> {
    encoding: &'a Encoding,
    solver: Solver<ProofLogger>,
    budget: &'a Budget,
}

impl Refutation<'_> {
    /// Refutes that some cell differs from the picture. The largest part is the first of `parts`.
    fn refute_others(
        &mut self,
        parts: &[Vec<(CellId, Color)>],
        exclusion: &[Lit],
        log: &SharedLog,
    ) -> Result<(), Interrupted> {
        let encoding = self.encoding;
        let denied = |&(cell, color): &(CellId, Color)| encoding.not_color(cell, color).next();
        for lit in parts.iter().flatten().filter_map(denied) {
            self.solver.set_phase(!lit, 0.0).map_err(|_| Interrupted::Unsound)?;
        }
        for part in parts.iter().skip(1).rev() {
            for lit in part.iter().filter_map(denied) {
                self.decide(&[lit])?;
            }
        }
        log.borrow_mut().add_last(exclusion);
        self.solver.add_clause(exclusion).map_err(|_| Interrupted::Unsound)?;
        self.decide(&[])
    }

    fn decide(&mut self, assumptions: &[Lit]) -> Result<(), Interrupted> {
        match self.solver.decide_under(assumptions, self.budget) {
            Ok(sat::Outcome::Unsat) => Ok(()),
            Ok(sat::Outcome::Limit(_)) => Err(Interrupted::Time),
            _ => Err(Interrupted::Unsound),
        }
    }
}

/// The formula with the known facts first, so that the solver shortens each clause on reading.
fn with_facts(formula: &Cnf, facts: &[Lit]) -> Option<Cnf> {
    let mut extended = Cnf::new();
    for _ in 0..formula.var_count() {
        extended.fresh().ok()?;
    }
    for fact in facts {
        extended.add(&[*fact]).ok()?;
    }
    for clause in formula.clauses() {
        extended.add(clause).ok()?;
    }
    Some(extended)
}
