//! Finds the fewest edits that satisfy all corrections so far: a minimum hitting set.
//!
//! In: the possible edits, corrections one by one. Out: edits, and a lower bound on their number.
//! Invariants: no set of edits that satisfies the corrections is smaller than the bound; cells
//! outside of all corrections are not edited.
//!
//! Soft literals forbid the edits of cells, and `MaxSat` raises the bound core by core.
//! Source: J. Davies, F. Bacchus, "Solving MaxSAT by solving a sequence of simpler SAT instances"
//! (CP 2011) for implicit hitting sets.

use super::corrections::{CellLiteral, Correction, Edit};
use super::edits::Edits;
use crate::budget::Budget;
use crate::puzzle::{CellId, Color};
use crate::sat;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, CnfError, Lit, Term};
use crate::sat::maxsat::MaxSat;
use crate::solver::{Outcome, Reason};
use std::collections::BTreeMap;

/// Most literals of all corrections together.
const MAX_LITERALS: usize = 1 << 25;

/// The variables of one cell.
struct CellVariables {
    /// True if the cell is edited.
    edited: Lit,
    /// For each possible edit its color, and the literal that selects it.
    colors: Vec<(Color, Lit)>,
}

/// The possible colors of a cell, each with the literal that selects it.
pub(super) type ColorLiterals = [(Color, Lit)];

/// Corrections, and the search for the fewest edits that satisfy them.
pub(super) struct Hitting<'a> {
    edits: &'a Edits<'a>,
    search: MaxSat,
    variables_by_cell: BTreeMap<CellId, CellVariables>,
    literals: usize,
}

impl<'a> Hitting<'a> {
    /// Starts without corrections; `None` if the budget is over.
    pub fn new(edits: &'a Edits<'a>, budget: &Budget) -> Option<Hitting<'a>> {
        let search = MaxSat::new(&Cnf::new(), budget)?;
        Some(Hitting { edits, search, variables_by_cell: BTreeMap::new(), literals: 0 })
    }

    /// The lower bound on the number of edits.
    pub fn at_least(&self) -> usize {
        self.search.at_least()
    }

    /// The solver, for constraints beyond the corrections.
    pub fn solver(&mut self) -> &mut Solver {
        self.search.solver()
    }

    /// The editable cells of all corrections, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = CellId> {
        self.variables_by_cell.keys().copied()
    }

    /// Any edits that satisfy all corrections and these assumptions.
    ///
    /// # Errors
    /// [`CnfError`] if an assumption contains an unknown variable.
    pub fn any(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
    ) -> Result<Outcome<Vec<Edit>>, CnfError> {
        let outcome = self.solver().decide_under(assumptions, budget)?;
        Ok(self.edits_of(outcome))
    }

    /// The edits of a model, in reading order.
    fn edits_of(&self, outcome: sat::Outcome) -> Outcome<Vec<Edit>> {
        let model = match outcome {
            sat::Outcome::Sat(model) => model,
            sat::Outcome::Unsat => return Outcome::None(Reason::Search),
            sat::Outcome::Limit(limit) => return Outcome::Limit(limit.into()),
        };
        let edit = |(&cell, variables): (&CellId, &CellVariables)| {
            if !model.holds(variables.edited) {
                return None;
            }
            let color = variables.colors.iter().find(|edit| model.holds(edit.1));
            color.map(|edit| (cell, edit.0))
        };
        Outcome::Found(self.variables_by_cell.iter().filter_map(edit).collect())
    }

    /// Adds a correction; false once the literals are too many.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables.
    pub fn add_correction(&mut self, correction: &Correction) -> Result<bool, CnfError> {
        let mut clause = Vec::with_capacity(correction.len());
        for &literal in correction {
            match self.term(literal)? {
                Term::Known(true) => return Ok(true),
                Term::Known(false) => {}
                Term::Open(lit) => clause.push(lit),
            }
        }
        self.literals += clause.len();
        self.solver().add_clause(&clause)?;
        Ok(self.literals <= MAX_LITERALS)
    }

    /// Excludes these edits, also together with others.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables.
    pub fn exclude(&mut self, edits: &[Edit]) -> Result<(), CnfError> {
        let mut clause = Vec::new();
        for &(cell, color) in edits {
            clause.extend(self.literal((cell, color))?.map(|lit| !lit));
        }
        self.solver().add_clause(&clause)
    }

    /// The literal that selects an edit; `None` if it is not allowed.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables.
    pub fn literal(&mut self, (cell, color): Edit) -> Result<Option<Lit>, CnfError> {
        let variables = self.variables(cell)?;
        let colors = variables.iter().flat_map(|variables| &variables.colors);
        Ok(colors.filter(|edit| edit.0 == color).map(|edit| edit.1).next())
    }

    fn term(&mut self, CellLiteral { cell, color, has }: CellLiteral) -> Result<Term, CnfError> {
        let is_kept = self.edits.kept(cell) == Some(color);
        let Some(variables) = self.variables(cell)? else {
            return Ok(Term::Known(is_kept == has));
        };
        let lit = match variables.colors.iter().find(|edit| edit.0 == color) {
            Some(edit) => edit.1,
            None if is_kept => !variables.edited,
            None => return Ok(Term::Known(!has)),
        };
        Ok(Term::Open(if has { lit } else { !lit }))
    }

    /// The literal "edited" of a cell, and those of its colors; `None` if no edit is possible.
    pub fn variables_of(
        &mut self,
        cell: CellId,
    ) -> Result<Option<(Lit, &ColorLiterals)>, CnfError> {
        Ok(self.variables(cell)?.map(|variables| (variables.edited, &variables.colors[..])))
    }

    fn variables(&mut self, cell: CellId) -> Result<Option<&CellVariables>, CnfError> {
        if self.edits.colors(cell).is_empty() {
            return Ok(None);
        }
        if !self.variables_by_cell.contains_key(&cell) {
            let edits = self.edits;
            for &cell in [cell].iter().chain(edits.orbit(cell)) {
                self.add_cell(cell)?;
            }
        }
        Ok(self.variables_by_cell.get(&cell))
    }

    /// Makes the variables of a cell.
    fn add_cell(&mut self, cell: CellId) -> Result<(), CnfError> {
        let solver = self.search.solver();
        let mut fresh = || Ok(solver.fresh().ok_or(CnfError::Full)?.positive());
        let colors = self.edits.colors(cell).iter();
        let colors: Vec<(Color, Lit)> =
            colors.map(|color| Ok((color, fresh()?))).collect::<Result<_, CnfError>>()?;
        let edited = match colors[..] {
            [(_, literal)] => literal,
            _ => fresh()?,
        };
        if colors.len() > 1 {
            for (place, &(_, first)) in colors.iter().enumerate() {
                solver.add_clause(&[!first, edited])?;
                for &(_, second) in &colors[..place] {
                    solver.add_clause(&[!first, !second])?;
                }
            }
            let literals: Vec<Lit> = colors.iter().map(|&(_, lit)| lit).chain([!edited]).collect();
            solver.add_clause(&literals)?;
        }
        self.search.prefer(!edited, 1);
        self.join_to_orbit(cell, &colors)?;
        self.variables_by_cell.insert(cell, CellVariables { edited, colors });
        Ok(())
    }

    /// Makes the edits of a new cell imply those of its orbit, and the other way around.
    fn join_to_orbit(&mut self, cell: CellId, colors: &ColorLiterals) -> Result<(), CnfError> {
        for &image in self.edits.orbit(cell) {
            if let Some(variables) = self.variables_by_cell.get(&image) {
                for (first, second) in colors.iter().zip(&variables.colors) {
                    self.search.solver().add_clause(&[!first.1, second.1])?;
                    self.search.solver().add_clause(&[first.1, !second.1])?;
                }
            }
        }
        Ok(())
    }

    /// The fewest edits that satisfy all corrections. Calls `watch` with each new bound; false
    /// from it ends the search, as the budget does.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables.
    pub fn fewest(
        &mut self,
        budget: &Budget,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Outcome<Vec<Edit>>, CnfError> {
        let outcome = self.search.cheapest(budget, watch)?;
        Ok(self.edits_of(outcome))
    }
}

#[cfg(test)]
mod tests;
