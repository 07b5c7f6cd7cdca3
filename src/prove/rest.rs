//! What lines and probing leave open, refuted by the solver inside.
//!
//! In: the formula of the clues alone, a log that knows what was found, a picture if there is
//! one. Out: the log knows the empty clause. Holds: the clause that excludes the picture comes
//! last in the formula. Parts that share no line are refuted one after the other: of all but
//! the largest each cell is shown to be as in the picture, until that clause speaks of the
//! largest part alone.

use super::lines::Gap;
use crate::encode::Encoding;
use crate::line::{Deduction, parts};
use crate::proof::{SharedLog, Teller};
use crate::puzzle::{CellId, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::sat::cdcl::{Solver, Work};
use crate::sat::cnf::{Cnf, Lit};
use std::rc::Rc;

/// Refutes the formula, or, with a picture, the formula and that picture's exclusion.
pub(super) fn refute(
    puzzle: &Puzzle,
    encoding: &Encoding,
    log: &SharedLog,
    open: &Deduction,
    picture: Option<&Picture>,
    budget: &Budget,
    watch: &mut dyn FnMut(Work),
) -> Result<(), Gap> {
    let formula = with_facts(encoding.cnf(), &log.borrow().facts()).ok_or(Gap::Unsound)?;
    let teller = Teller::new(log, Rc::from([]));
    let mut solver = Solver::with_proof(&formula, budget, teller).ok_or(Gap::Time)?;
    drop(formula);
    let mut decide = |solver: &mut Solver<Teller>, assumptions: &[Lit]| match solver.decide_under(
        assumptions,
        budget,
        watch,
    ) {
        Ok(Some(Err(_))) => Ok(()),
        Ok(None) => Err(Gap::Time),
        _ => Err(Gap::Unsound),
    };
    if let Some(picture) = picture {
        let denied = |&cell: &CellId| encoding.not_color(cell, picture[cell]).next();
        let cells_of = |part: &Deduction| {
            let cells = puzzle.geometry().cells();
            cells.filter(|&cell| part.colors(cell).len() > 1).collect::<Vec<CellId>>()
        };
        let parts = parts(puzzle, open, budget).map_err(|_| Gap::Time)?;
        for lit in parts.iter().flat_map(cells_of).filter_map(|cell| denied(&cell)) {
            solver.prefer(!lit, 0.0).map_err(|_| Gap::Unsound)?;
        }
        for part in parts.iter().skip(1).rev() {
            for lit in cells_of(part).iter().filter_map(denied) {
                decide(&mut solver, &[lit])?;
            }
        }
        let exclusion = encoding.anything_but(puzzle, picture);
        log.borrow_mut().add_last(&exclusion);
        solver.add_clause(&exclusion).map_err(|_| Gap::Unsound)?;
    }
    decide(&mut solver, &[])
}

/// The formula behind what is known of it, so that clauses are taken in as short as they are.
fn with_facts(formula: &Cnf, facts: &[Lit]) -> Option<Cnf> {
    let mut known = Cnf::new();
    for _ in 0..formula.var_count() {
        known.fresh().ok()?;
    }
    for fact in facts {
        known.add(&[*fact]).ok()?;
    }
    for clause in formula.clauses() {
        known.add(clause).ok()?;
    }
    Some(known)
}
