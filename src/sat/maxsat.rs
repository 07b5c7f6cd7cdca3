//! Finds a model whose violated soft literals cost least: weighted partial MaxSAT.
//!
//! In: a formula, soft literals with weights, and more of both between searches. Out: a model, and a
//! lower bound on its cost. Invariants: no model costs less than the bound; a model that is found
//! costs no more, unless more than `MAX_COUNT` literals of one core are violated.
//!
//! All soft literals are assumed. Of a core one must be violated: the least of its weights is added
//! to the bound and taken from each. A totalizer then counts the violated literals of the core, and a
//! new soft literal of that weight allows one of them.
//! Sources: A. Morgado, C. Dodaro, J. Marques-Silva, "Core-guided MaxSAT with soft cardinality
//! constraints" (CP 2014) for this relaxation, called OLL; A. Ignatiev, A. Morgado,
//! J. Marques-Silva, "RC2: an efficient MaxSAT solver" (JSAT 2019).

use super::budget::Budget;
use super::cdcl::Solver;
use super::cnf::{Cnf, CnfError, Lit};
use super::totalizer::Totalizer;
use super::{Limit, Outcome};
use std::collections::BTreeMap;

/// The counter of a core stops at this number.
const MAX_COUNT: usize = 100;

/// A literal that should hold.
struct Soft {
    /// What it costs if it does not.
    weight: usize,
    /// If it forbids to violate more literals of a core: the index of its totalizer, and the number
    /// that it allows.
    sum: Option<(usize, usize)>,
}

/// A formula with soft literals.
pub struct MaxSat {
    solver: Solver,
    soft: BTreeMap<Lit, Soft>,
    totals: Vec<Totalizer>,
    at_least: usize,
}

impl MaxSat {
    /// Starts without soft literals; `None` if the budget is over.
    pub fn new(cnf: &Cnf, budget: &Budget) -> Option<MaxSat> {
        let (soft, totals) = (BTreeMap::new(), Vec::new());
        Some(MaxSat { solver: Solver::new(cnf, budget)?, soft, totals, at_least: 0 })
    }

    /// The solver, for more variables and clauses.
    pub fn solver(&mut self) -> &mut Solver {
        &mut self.solver
    }

    /// The lower bound on the cost of a model.
    pub fn at_least(&self) -> usize {
        self.at_least
    }

    /// Adds to what a model costs in which this literal, one of the solver's, does not hold.
    pub fn prefer(&mut self, lit: Lit, weight: usize) {
        self.soften(lit, weight, None);
    }

    fn soften(&mut self, lit: Lit, weight: usize, sum: Option<(usize, usize)>) {
        if weight > 0 {
            self.soft.entry(lit).or_insert(Soft { weight: 0, sum }).weight += weight;
        }
    }

    /// A cheapest model. Calls `watch` with each new bound; false from it ends the search, as the
    /// budget does.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables, or a soft literal has an unknown one.
    pub fn cheapest(
        &mut self,
        budget: &Budget,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Outcome, CnfError> {
        loop {
            let assumptions: Vec<Lit> = self.soft.keys().copied().collect();
            let outcome = self.solver.decide_under(&assumptions, budget)?;
            if !matches!(outcome, Outcome::Unsat) || self.solver.core().is_empty() {
                return Ok(outcome);
            }
            let core = self.solver.core().to_vec();
            self.relax(&core)?;
            if !watch(self.at_least) || budget.is_over() {
                return Ok(Outcome::Limit(Limit::of(budget)));
            }
        }
    }

    /// Lets a core give way to a soft literal that allows a single violation in it.
    fn relax(&mut self, core: &[Lit]) -> Result<(), CnfError> {
        let weights = core.iter().filter_map(|lit| self.soft.get(lit)).map(|soft| soft.weight);
        let weight = weights.min().unwrap_or(0);
        self.at_least += weight;
        for &lit in core {
            let Some(soft) = self.soft.remove(&lit) else { continue };
            self.soften(lit, soft.weight - weight, soft.sum);
            if let Some((total, sum)) = soft.sum {
                self.allow(total, sum + 1, weight);
            }
        }
        let violations: Vec<(Lit, usize)> = core.iter().map(|&lit| (!lit, 1)).collect();
        self.totals.push(Totalizer::new(&mut self.solver, &violations, MAX_COUNT)?);
        self.allow(self.totals.len() - 1, 1, weight);
        Ok(())
    }

    /// Makes it cost `weight` if more than `sum` literals that a totalizer counts are violated.
    fn allow(&mut self, total: usize, sum: usize, weight: usize) {
        if let Some(exceeds) = self.totals[total].more_than(sum) {
            self.soften(!exceeds, weight, Some((total, sum)));
        }
    }
}

#[cfg(test)]
mod tests;
