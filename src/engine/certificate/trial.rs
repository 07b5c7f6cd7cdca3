//! A trial: an assumed color of a cell, its consequences, and their causes.
//!
//! In: the line steps of the trial. Out: the clauses that lead from the color to one of its
//! consequences or to a contradiction. Invariants: causes are derived only on request; every clause
//! follows from one line and from permanent facts.

use super::lines::{Interrupted, Lines};
use crate::puzzle::{CellId, LineId};
use crate::sat::cnf::Lit;
use std::collections::{BTreeSet, HashMap};

/// A consequence: a literal of a cell, found by a line in a turn.
struct Consequence {
    cell: CellId,
    lit: Lit,
    line: LineId,
    turn: u32,
    /// The cause, once derived: a clause, and the consequences that its other literals negate.
    cause: Option<(Vec<Lit>, Vec<usize>)>,
}

/// An assumed color and its consequences.
pub(super) struct Trial {
    pub cell: CellId,
    /// The literal "the cell does not have the color".
    pub denied: Lit,
    consequences: Vec<Consequence>,
    /// The index of each literal in `consequences`; built on first use, since most trials need
    /// none.
    places: HashMap<Lit, usize>,
    turns: u32,
}

impl Trial {
    /// A trial without consequences.
    pub fn new(cell: CellId, denied: Lit) -> Trial {
        let (consequences, places) = (Vec::new(), HashMap::new());
        Trial { cell, denied, consequences, places, turns: 0 }
    }

    /// Adds the literals that a line found in its turn.
    pub fn add_turn(&mut self, line: LineId, literals: impl Iterator<Item = (CellId, Lit)>) {
        for (cell, lit) in literals {
            let turn = self.turns;
            self.consequences.push(Consequence { cell, lit, line, turn, cause: None });
        }
        self.turns += 1;
    }

    /// The clauses that lead from the color to a consequence, in the order of propagation.
    pub fn clauses_to(
        &mut self,
        goal: (CellId, Lit),
        lines: &mut Lines,
    ) -> Result<Vec<Vec<Lit>>, Interrupted> {
        self.find_places();
        if let Some(&place) = self.places.get(&goal.1) {
            return self.clauses(vec![place], lines);
        }
        // Not recorded, so it is another color of the cell itself, which any line through it
        // excludes.
        let line = lines.puzzle.geometry().through(self.cell)[0].line;
        let (clause, _) = self.derive(line, 0, Some(goal), lines)?;
        Ok(vec![clause])
    }

    /// The clauses that lead from the color to a line without a placement.
    pub fn clauses_to_contradiction(
        &mut self,
        line: LineId,
        lines: &mut Lines,
    ) -> Result<Vec<Vec<Lit>>, Interrupted> {
        self.find_places();
        let (last, places) = self.derive(line, self.turns, None, lines)?;
        let mut clauses = self.clauses(places, lines)?;
        clauses.push(last);
        Ok(clauses)
    }

    fn find_places(&mut self) {
        if self.places.is_empty() {
            let literals = self.consequences.iter().map(|consequence| consequence.lit);
            self.places = literals.zip(0..).collect();
        }
    }

    /// The clauses that lead to these consequences; works backwards from the last one.
    fn clauses(
        &mut self,
        goals: Vec<usize>,
        lines: &mut Lines,
    ) -> Result<Vec<Vec<Lit>>, Interrupted> {
        let mut open: BTreeSet<usize> = goals.into_iter().collect();
        let mut clauses = Vec::new();
        while let Some(place) = open.pop_last() {
            let Consequence { cell, lit, line, turn, ref cause } = self.consequences[place];
            let (clause, places) = match cause {
                Some(cause) => cause.clone(),
                None => self.derive(line, turn, Some((cell, lit)), lines)?,
            };
            clauses.push(clause.clone());
            open.extend(&places);
            self.consequences[place].cause = Some((clause, places));
        }
        clauses.reverse();
        Ok(clauses)
    }

    /// Derives the goal, or a contradiction, from one line and the consequences before its turn.
    /// Returns the clause, and the indices of the consequences in it.
    fn derive(
        &self,
        line: LineId,
        turn: u32,
        goal: Option<(CellId, Lit)>,
        lines: &mut Lines,
    ) -> Result<(Vec<Lit>, Vec<usize>), Interrupted> {
        let geometry = lines.puzzle.geometry();
        let is_here =
            |cell: CellId| geometry.through(cell).iter().any(|crossing| crossing.line == line);
        let earlier = self.consequences.iter().take_while(|consequence| consequence.turn < turn);
        let consequence = earlier.map(|consequence| (consequence.cell, consequence.lit));
        let supposed = [(self.cell, !self.denied)].into_iter().chain(consequence);
        let denied = goal.map(|(cell, lit)| (cell, !lit));
        let supposed: Vec<(CellId, Lit)> =
            supposed.filter(|&(cell, _)| is_here(cell)).chain(denied).collect();
        let core = lines.refute(line, &supposed)?;
        let places = core.iter().filter_map(|lit| self.places.get(lit).copied()).collect();
        Ok((core.into_iter().map(|lit| !lit).collect(), places))
    }
}
