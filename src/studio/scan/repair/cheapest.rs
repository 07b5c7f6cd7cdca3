//! The cheapest choice that satisfies a formula.
//!
//! In: a formula with choices and their costs. Out: choices, the cheapest first. Invariants: what
//! is found is cheapest among all, and each is found once.

use super::Chosen;
use super::formula::{Choice, Choices};
use crate::budget::Budget;
use crate::sat;
use crate::sat::cnf::{CnfError, Lit};
use crate::sat::maxsat::MaxSat;
use crate::solver::{Outcome, Reason};

/// A search among choices.
pub struct Cheapest {
    search: MaxSat,
    open: Vec<Choice>,
}

impl Cheapest {
    /// Prepares the search; `None` if the budget is over.
    pub fn start(choices: Choices, budget: &Budget) -> Result<Option<Cheapest>, CnfError> {
        let Choices { cnf, open } = choices;
        let Some(mut search) = MaxSat::new(&cnf, budget) else { return Ok(None) };
        for choice in &open {
            prefer_cheap(&mut search, choice)?;
        }
        Ok(Some(Cheapest { search, open }))
    }

    /// The cheapest choices that were not found before, with their cost, if that is at most `most`.
    pub fn next(
        &mut self,
        most: usize,
        budget: &Budget,
    ) -> Result<Outcome<(Vec<Chosen>, usize)>, CnfError> {
        let model = match self.search.cheapest(budget, &mut |cost| cost <= most)? {
            sat::Outcome::Sat(model) => model,
            sat::Outcome::Limit(limit) if self.search.at_least() <= most => {
                return Ok(Outcome::Limit(limit.into()));
            }
            _ => return Ok(Outcome::None(Reason::Search)),
        };
        let chosen =
            self.open.iter().filter_map(|choice| reading_in_model(choice, &|lit| model.holds(lit)));
        let (chosen, lits): (Vec<Chosen>, Vec<Lit>) = chosen.unzip();
        let others: Vec<Lit> = lits.iter().map(|&lit| !lit).collect();
        self.search.solver().add_clause(&others)?;
        Ok(Outcome::Found((chosen, self.search.at_least())))
    }
}

/// Makes the alternatives of a number cost what they do: it should be the first one, one of the first
/// two, ...
fn prefer_cheap(search: &mut MaxSat, choice: &Choice) -> Result<(), CnfError> {
    let mut before = None;
    for pair in choice.alternatives.windows(2) {
        let (_, cost, lit) = pair[0];
        let solver = search.solver();
        solver.set_phase(if before.is_none() { lit } else { !lit }, 0.0)?;
        let among = solver.fresh().ok_or(CnfError::Full)?.positive();
        let clause: Vec<Lit> = [!among, lit].into_iter().chain(before).collect();
        solver.add_clause(&clause)?;
        search.prefer(among, (pair[1].1 - cost).max(0) as usize);
        before = Some(among);
    }
    Ok(())
}

/// What a number reads in a model.
fn reading_in_model(choice: &Choice, holds: &dyn Fn(Lit) -> bool) -> Option<(Chosen, Lit)> {
    let &(reads, _, lit) = choice.alternatives.iter().find(|&&(.., lit)| holds(lit))?;
    let (line, number) = choice.place;
    Some((Chosen { line, number, reads }, lit))
}
