//! Formulas in conjunctive normal form, and their models.
//!
//! In: clauses. Out: [`Cnf`], [`Model`].
//! Invariants: [`Cnf::fresh`] handed out the variable of every literal; variables and clauses keep
//! the order in which they were added.

pub mod dimacs;
mod lit;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
pub(crate) mod random;
mod read;
#[cfg(test)]
pub(crate) mod samples;

pub use lit::{Lit, MAX_VARS, Term, Var};
pub use read::{FormulaError, read_formula};

/// A formula: the conjunction of its clauses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cnf {
    var_count: u32,
    literals: Vec<Lit>,
    /// Where each clause ends in `literals`.
    ends: Vec<usize>,
}

/// The bytes that a collection allocates to add this many elements; 0 if its capacity is enough.
pub fn growth<T>(elements: &Vec<T>, added: usize) -> usize {
    let needed = elements.len() + added;
    if needed <= elements.capacity() {
        0
    } else {
        size_of::<T>() * needed.max(2 * elements.capacity())
    }
}

impl Cnf {
    /// The bytes that the formula takes anew for one more clause of this length.
    pub fn growth(&self, literals: usize) -> usize {
        growth(&self.literals, literals) + growth(&self.ends, 1)
    }

    /// The formula without variables and clauses. It is true.
    pub fn new() -> Cnf {
        Cnf::default()
    }

    /// Hands out the next variable.
    ///
    /// # Errors
    /// [`CnfError::Full`] if there are [`MAX_VARS`] already.
    pub fn fresh(&mut self) -> Result<Var, CnfError> {
        let var = Var::nth(self.var_count()).ok_or(CnfError::Full)?;
        self.var_count += 1;
        Ok(var)
    }

    /// Adds the clause that at least one of `literals` holds. The empty clause is false.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if a variable is not of this formula; then nothing is added.
    pub fn add(&mut self, literals: &[Lit]) -> Result<(), CnfError> {
        if let Some(lit) = literals.iter().find(|lit| lit.var().index() >= self.var_count()) {
            return Err(CnfError::Foreign(lit.var()));
        }
        self.literals.extend_from_slice(literals);
        self.ends.push(self.literals.len());
        Ok(())
    }

    /// Adds the clause that at least one of these terms holds, unless one is known to.
    ///
    /// # Errors
    /// As [`Cnf::add`].
    pub fn add_terms(&mut self, terms: impl IntoIterator<Item = Term>) -> Result<(), CnfError> {
        let mut clause = Vec::new();
        if Term::clause(terms, &mut clause) { self.add(&clause) } else { Ok(()) }
    }

    /// Keeps only the first variables and clauses. The clauses kept must not contain the variables
    /// dropped.
    pub fn truncate(&mut self, var_count: usize, clause_count: usize) {
        self.var_count = self.var_count.min(var_count as u32);
        self.ends.truncate(clause_count);
        self.literals.truncate(self.ends.last().copied().unwrap_or(0));
    }

    /// How many variables were handed out.
    pub fn var_count(&self) -> usize {
        self.var_count as usize
    }

    /// How many clauses there are.
    pub fn clause_count(&self) -> usize {
        self.ends.len()
    }

    /// The total number of literals in all clauses.
    pub fn literal_count(&self) -> usize {
        self.literals.len()
    }

    /// The clauses in the order in which they were added.
    pub fn clauses(&self) -> impl Iterator<Item = &[Lit]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let clause = &self.literals[start..end];
            start = end;
            clause
        })
    }

    /// The clause of this number, from 0.
    ///
    /// # Panics
    /// If there is no such clause.
    pub fn clause(&self, number: usize) -> &[Lit] {
        let start = number.checked_sub(1).map_or(0, |previous| self.ends[previous]);
        &self.literals[start..self.ends[number]]
    }

    /// The first clause (from 0) that does not hold in `model`.
    pub(crate) fn violated_by(&self, model: &Model) -> Option<usize> {
        self.clauses().position(|clause| !clause.iter().any(|&lit| model.holds(lit)))
    }
}

/// Why a formula refuses a clause or another variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CnfError {
    /// A literal's variable is not of the formula.
    #[error("variable {} was not handed out by the formula", .0.index() + 1)]
    Foreign(Var),
    /// The formula has the most variables that it may have.
    #[error("a formula has at most {MAX_VARS} variables")]
    Full,
}

/// A truth value for each variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    values: Vec<bool>,
}

impl Model {
    /// A model of these values, variable 0 first.
    pub fn new(values: Vec<bool>) -> Model {
        Model { values }
    }

    /// Does `lit` hold? A variable past the end of the model is false.
    pub fn holds(&self, lit: Lit) -> bool {
        let value = self.values.get(lit.var().index()).copied().unwrap_or(false);
        value == lit.is_positive()
    }

    /// The values, variable 0 first.
    pub fn values(&self) -> &[bool] {
        &self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dimacs_numbers_match_both_ways() {
        for number in [1, -1, 7, -250_000] {
            assert_eq!(Lit::from_dimacs(number).unwrap().to_dimacs(), number);
        }
        assert_eq!(Lit::from_dimacs(0), None);
        assert_eq!(Lit::from_dimacs(i32::MIN), None);
    }

    #[test]
    fn the_violated_clause_is_found() {
        let mut cnf = Cnf::new();
        let [a, b] = [cnf.fresh(), cnf.fresh()].map(|var| var.unwrap().positive());
        cnf.add(&[a, b]).unwrap();
        cnf.add(&[!a, b]).unwrap();
        assert_eq!(cnf.violated_by(&Model::new(vec![true, false])), Some(1));
        assert_eq!(cnf.violated_by(&Model::new(vec![false, true])), None);
        cnf.add(&[]).unwrap();
        assert_eq!(cnf.violated_by(&Model::new(vec![false, true])), Some(2));
    }
    #[test]
    fn a_variable_that_nobody_handed_out_is_refused() {
        let mut cnf = Cnf::new();
        let known = cnf.fresh().unwrap().positive();
        let foreign = Var::nth(1).unwrap();
        assert_eq!(cnf.add(&[known, foreign.negative()]), Err(CnfError::Foreign(foreign)));
        assert_eq!((cnf.clause_count(), cnf.literal_count()), (0, 0), "nothing was added");
        cnf.truncate(0, 0);
        assert_eq!(cnf.add(&[known]), Err(CnfError::Foreign(known.var())));
    }

    #[test]
    fn a_full_formula_hands_out_no_variable() {
        let mut cnf = Cnf { var_count: MAX_VARS - 1, ..Cnf::new() };
        assert_eq!(cnf.fresh().map(Var::index), Ok(MAX_VARS as usize - 1));
        assert_eq!(cnf.fresh(), Err(CnfError::Full));
        assert_eq!(Var::nth(MAX_VARS as usize), None);
    }
}
