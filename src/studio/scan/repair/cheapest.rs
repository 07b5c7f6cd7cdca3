//! The cheapest choice that satisfies a formula.
//!
//! In: a formula with choices and their costs. Out: choices, the cheapest first. Invariants: what
//! is found is cheapest among all, and each is found once.
//!
//! Each number assumes that its cost is below each of the costs that it may have. A core is a set of
//! such assumptions that cannot hold together: the least of their weights is paid, and new
//! assumptions say how many of them fail. (N. Narodytska, F. Bacchus, "Maximum satisfiability using
//! core-guided MaxSAT resolution", AAAI 2014.)

use super::Chosen;
use super::formula::{Choice, Choices};
use crate::budget::Budget;
use crate::sat;
use crate::sat::backends::{Backend, Session, SolveError};
use crate::sat::cnf::Lit;
use crate::solver::{Outcome, Reason};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How often a core is decided again to make it smaller.
const MAX_TRIMMINGS: usize = 4;

/// A search among choices.
pub struct Cheapest {
    session: Session,
    open: Vec<Choice>,
    /// The assumptions with their weights.
    weights: BTreeMap<Lit, i32>,
    /// What the cores so far cost.
    paid: i32,
}

impl Cheapest {
    /// Prepares the search.
    pub fn start(choices: Choices, budget: &Budget) -> Result<Cheapest, SolveError> {
        let Choices { cnf, open } = choices;
        let session = Backend::default().start(&Arc::new(cnf), budget, 1.into())?;
        let mut search = Cheapest { session, open, weights: BTreeMap::new(), paid: 0 };
        for place in 0..search.open.len() {
            search.assume_cheap(place)?;
        }
        Ok(search)
    }

    /// Adds the assumptions of one number: it is the first alternative, one of the first two, ...
    fn assume_cheap(&mut self, place: usize) -> Result<(), SolveError> {
        let alternatives = self.open[place].alternatives.clone();
        let mut before = None;
        for pair in alternatives.windows(2) {
            let (_, cost, choice) = pair[0];
            self.session.set_phase(if before.is_none() { choice } else { !choice }, 0.0)?;
            let among = self.session.fresh()?.positive();
            let mut clause = vec![!among, choice];
            clause.extend(before);
            self.session.add_clause(&clause)?;
            if pair[1].1 > cost {
                self.weights.insert(among, pair[1].1 - cost);
            }
            before = Some(among);
        }
        Ok(())
    }

    /// The cheapest choices that were not found before, with their cost, if that is at most `most`.
    pub fn next(&mut self, most: Option<i32>) -> Result<Outcome<(Vec<Chosen>, i32)>, SolveError> {
        loop {
            if most.is_some_and(|most| self.paid > most) {
                return Ok(Outcome::None(Reason::Search));
            }
            let assumptions: Vec<Lit> = self.weights.keys().copied().collect();
            match self.session.decide_under(&assumptions)? {
                sat::Outcome::Sat(model) => {
                    let chosen: Vec<(Chosen, Lit)> = self
                        .open
                        .iter()
                        .filter_map(|choice| reading_in_model(choice, &|lit| model.holds(lit)))
                        .collect();
                    let others: Vec<Lit> = chosen.iter().map(|&(_, lit)| !lit).collect();
                    self.session.add_clause(&others)?;
                    let chosen = chosen.into_iter().map(|(chosen, _)| chosen).collect();
                    return Ok(Outcome::Found((chosen, self.paid)));
                }
                sat::Outcome::Unsat => {
                    let core = self.smaller_core()?;
                    if core.is_empty() {
                        return Ok(Outcome::None(Reason::Search));
                    }
                    self.pay(&core)?;
                }
                sat::Outcome::Limit(limit) => return Ok(Outcome::Limit(limit.into())),
            }
        }
    }

    /// The core of the last decision, decided again while that makes it smaller.
    fn smaller_core(&mut self) -> Result<Vec<Lit>, SolveError> {
        let mut core = self.session.core().to_vec();
        for _ in 0..MAX_TRIMMINGS {
            let is_core = |outcome| outcome == sat::Outcome::Unsat;
            if core.len() < 2 || !is_core(self.session.decide_under(&core)?) {
                break;
            }
            let smaller = self.session.core().to_vec();
            let is_smaller = smaller.len() < core.len();
            core = smaller;
            if !is_smaller {
                break;
            }
        }
        Ok(core)
    }

    /// Pays for a core: one of its assumptions fails. For each but the last there is a new one: it
    /// or all behind it hold.
    fn pay(&mut self, core: &[Lit]) -> Result<(), SolveError> {
        let weight =
            core.iter().filter_map(|lit| self.weights.get(lit)).copied().min().unwrap_or(0);
        self.paid += weight;
        for lit in core {
            if let Some(left) = self.weights.get_mut(lit) {
                *left -= weight;
            }
        }
        self.weights.retain(|_, left| *left > 0);
        self.session.add_clause(&core.iter().map(|&lit| !lit).collect::<Vec<_>>())?;
        let mut behind: Option<Lit> = None;
        for (place, &lit) in core.iter().enumerate().rev() {
            if let Some(all) = behind {
                let either = self.session.fresh()?.positive();
                self.session.add_clause(&[!either, lit, all])?;
                self.weights.insert(either, weight);
            }
            if place > 0 {
                behind = Some(match behind {
                    None => lit,
                    Some(all) => {
                        let both = self.session.fresh()?.positive();
                        self.session.add_clause(&[!both, lit])?;
                        self.session.add_clause(&[!both, all])?;
                        self.session.add_clause(&[both, !lit, !all])?;
                        both
                    }
                });
            }
        }
        Ok(())
    }
}

/// What a number reads in a model.
fn reading_in_model(choice: &Choice, holds: &dyn Fn(Lit) -> bool) -> Option<(Chosen, Lit)> {
    let &(reads, _, lit) = choice.alternatives.iter().find(|&&(.., lit)| holds(lit))?;
    let (line, number) = choice.place;
    Some((Chosen { line, number, reads }, lit))
}
