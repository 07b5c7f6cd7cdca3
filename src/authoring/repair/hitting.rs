//! The fewest edits that meet all demands known so far.
//!
//! In: which edits are possible, demands one after the other. Out: a choice of edits, and how
//! many there are at least. Invariants: no choice that meets the demands is smaller than the bound; a
//! cell that no demand speaks of is left alone.
//!
//! The bound grows by one for each set of literals of which one must be given up; the literals of
//! such a set are counted from then on, and only one more than before may hold.
//! Sources: J. Davies, F. Bacchus, "Solving MaxSAT by solving a sequence of simpler SAT instances"
//! (CP 2011) for the loop around it; A. Ignatiev, A. Morgado, J. Marques-Silva, "RC2: an
//! efficient MaxSAT solver" (JSAT 2019) for the way of counting.

use super::edits::{Edit, Edits};
use super::corrections::{CellLiteral, Correction};
use super::totalizer::Totalizer;
use crate::puzzle::{CellId, Color};
use crate::sat::budget::Budget;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, CnfError, Lit, Model};
use std::collections::BTreeMap;

/// Most literals of all demands together.
const MAX_LITERALS: usize = 1 << 25;
/// How far the literals of one set are counted.
const MAX_COUNT: usize = 100;

/// The variables of one cell.
struct CellVariables {
    /// Something is done to it.
    edited: Lit,
    /// What.
    colors: Vec<(Color, Lit)>,
}

/// What may be done to a cell, with the literals that say so.
pub(super) type ColorLiterals = [(Color, Lit)];

/// What a claim about the edits comes to.
enum Term {
    Known(bool),
    Open(Lit),
}

/// What must not hold, if it can be helped.
enum Soft {
    Cell,
    /// More than so many of the literals that this totalizer counts.
    Sum(usize, usize),
}

/// What became of a step.
pub(super) enum HittingOutcome<T> {
    /// This.
    Found(T),
    /// There is nothing.
    Nothing,
    /// The budget was over.
    Stopped,
    /// There is no room for more.
    Full,
}

/// Demands and the search for the fewest edits that meet them.
pub(super) struct Hitting<'a> {
    edits: &'a Edits<'a>,
    solver: Solver,
    variables_by_cell: BTreeMap<CellId, CellVariables>,
    /// By the literal that is assumed not to hold.
    soft: BTreeMap<Lit, Soft>,
    totals: Vec<Totalizer>,
    at_least: usize,
    literals: usize,
}

impl<'a> Hitting<'a> {
    /// No demands yet; `None` if the budget is over.
    pub fn new(edits: &'a Edits<'a>, budget: &Budget) -> Option<Hitting<'a>> {
        let solver = Solver::new(&Cnf::new(), budget)?;
        let (choices, soft, totals) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Some(Hitting { edits, solver, variables_by_cell: choices, soft, totals, at_least: 0, literals: 0 })
    }

    /// How many edits are needed at least, as far as is known.
    pub fn at_least(&self) -> usize {
        self.at_least
    }

    /// The solver, to be asked for more than the fewest edits.
    pub fn solver(&mut self) -> &mut Solver {
        &mut self.solver
    }

    /// The cells that demands speak of and that something can be done to, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = CellId> {
        self.variables_by_cell.keys().copied()
    }

    /// Any edits that meet all demands under these assumptions.
    ///
    /// # Errors
    /// [`CnfError`] if an assumption is of a variable that nobody handed out.
    pub fn any(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
    ) -> Result<HittingOutcome<Vec<Edit>>, CnfError> {
        Ok(match self.solver.decide_under(assumptions, budget, &mut |_| {})? {
            None if self.solver.is_full() => HittingOutcome::Full,
            None => HittingOutcome::Stopped,
            Some(Ok(model)) => HittingOutcome::Found(self.chosen(&model)),
            Some(Err(_)) => HittingOutcome::Nothing,
        })
    }

    /// Takes in a demand; false if there is no room for it.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables.
    pub fn add_correction(&mut self, demand: &Correction) -> Result<bool, CnfError> {
        let mut clause = Vec::with_capacity(demand.len());
        for &claim in demand {
            match self.term(claim)? {
                Term::Known(true) => return Ok(true),
                Term::Known(false) => {}
                Term::Open(lit) => clause.push(lit),
            }
        }
        self.literals += clause.len();
        self.solver.add_clause(&clause)?;
        Ok(self.literals <= MAX_LITERALS && !self.solver.is_full())
    }

    fn term(&mut self, CellLiteral { cell, color, has }: CellLiteral) -> Result<Term, CnfError> {
        let is_kept = self.edits.kept(cell) == Some(color);
        let Some(choice) = self.variables(cell)? else { return Ok(Term::Known(is_kept == has)) };
        let lit = match choice.colors.iter().find(|edit| edit.0 == color) {
            Some(edit) => edit.1,
            None if is_kept => !choice.edited,
            None => return Ok(Term::Known(!has)),
        };
        Ok(Term::Open(if has { lit } else { !lit }))
    }

    /// The variables of a cell, if anything can be done to it.
    pub fn variables_of(&mut self, cell: CellId) -> Result<Option<(Lit, &ColorLiterals)>, CnfError> {
        Ok(self.variables(cell)?.map(|choice| (choice.edited, &choice.colors[..])))
    }

    fn variables(&mut self, cell: CellId) -> Result<Option<&CellVariables>, CnfError> {
        let colors = self.edits.colors(cell);
        if colors.is_empty() {
            return Ok(None);
        }
        if !self.variables_by_cell.contains_key(&cell) {
            let mut fresh = || Ok(self.solver.fresh().ok_or(CnfError::Full)?.positive());
            let colors: Vec<(Color, Lit)> = colors
                .iter()
                .map(|color| Ok((color, fresh()?)))
                .collect::<Result<_, CnfError>>()?;
            let edited = match colors[..] {
                [(_, only)] => only,
                _ => fresh()?,
            };
            if colors.len() > 1 {
                for (place, &(_, one)) in colors.iter().enumerate() {
                    self.solver.add_clause(&[!one, edited])?;
                    for &(_, other) in &colors[..place] {
                        self.solver.add_clause(&[!one, !other])?;
                    }
                }
                let some: Vec<Lit> = colors.iter().map(|&(_, lit)| lit).chain([!edited]).collect();
                self.solver.add_clause(&some)?;
            }
            self.soft.insert(!edited, Soft::Cell);
            self.variables_by_cell.insert(cell, CellVariables { edited, colors });
        }
        Ok(self.variables_by_cell.get(&cell))
    }

    /// The fewest edits that meet all demands; nothing if none do. After each step of the bound
    /// `watch` is told of it, and may say that this is enough.
    ///
    /// # Errors
    /// [`CnfError`] if there are too many variables.
    pub fn fewest(
        &mut self,
        budget: &Budget,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<HittingOutcome<Vec<Edit>>, CnfError> {
        loop {
            let assumptions: Vec<Lit> = self.soft.keys().copied().collect();
            match self.solver.decide_under(&assumptions, budget, &mut |_| {})? {
                None if self.solver.is_full() => return Ok(HittingOutcome::Full),
                None => return Ok(HittingOutcome::Stopped),
                Some(Ok(model)) => return Ok(HittingOutcome::Found(self.chosen(&model))),
                Some(Err(_)) if self.solver.core().is_empty() => return Ok(HittingOutcome::Nothing),
                Some(Err(_)) => {
                    let core = self.solver.core().to_vec();
                    self.relax_core(&core)?;
                    if !watch(self.at_least) || budget.is_over() {
                        return Ok(HittingOutcome::Stopped);
                    }
                }
            }
        }
    }

    /// One of these must be given up: from now on only a second one is too many.
    fn relax_core(&mut self, core: &[Lit]) -> Result<(), CnfError> {
        self.at_least += 1;
        for lit in core {
            let Some(Soft::Sum(total, sum)) = self.soft.remove(lit) else { continue };
            if let Some(more) = self.totals[total].more_than(sum + 1) {
                self.soft.insert(!more, Soft::Sum(total, sum + 1));
            }
        }
        let given_up: Vec<(Lit, usize)> = core.iter().map(|&lit| (!lit, 1)).collect();
        let total = Totalizer::new(&mut self.solver, &given_up, MAX_COUNT)?;
        if let Some(more) = total.more_than(1) {
            self.soft.insert(!more, Soft::Sum(self.totals.len(), 1));
        }
        self.totals.push(total);
        Ok(())
    }

    /// The edits that a model tells, in reading order.
    fn chosen(&self, model: &Model) -> Vec<Edit> {
        let edit = |(&cell, choice): (&CellId, &CellVariables)| {
            if !model.holds(choice.edited) {
                return None;
            }
            let color = choice.colors.iter().find(|edit| model.holds(edit.1));
            color.map(|edit| (cell, edit.0))
        };
        self.variables_by_cell.iter().filter_map(edit).collect()
    }
}
