//! Formulas in conjunctive normal form; no puzzles.
//!
//! In: clauses. Out: [`Cnf`], [`Model`].
//! Holds: every literal's variable was handed out by [`Cnf::fresh`]; variables
//! and clauses keep the order in which they came. Reads: nothing else in this crate.

pub mod dimacs;
mod lit;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
pub(crate) mod samples;

pub use lit::{Lit, MAX_VARS, Var};

/// A formula: all clauses must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cnf {
    var_count: u32,
    literals: Vec<Lit>,
    /// Where each clause ends in `literals`.
    ends: Vec<usize>,
}

impl Cnf {
    /// The formula without variables and clauses, which is true.
    pub fn new() -> Cnf {
        Cnf::default()
    }

    /// A new variable, the next in number.
    pub fn fresh(&mut self) -> Var {
        let var = Var::numbered(self.var_count);
        self.var_count += 1;
        debug_assert!(self.var_count <= MAX_VARS);
        var
    }

    /// Adds the clause: one of `literals` must hold. An empty one cannot.
    pub fn add(&mut self, literals: &[Lit]) {
        debug_assert!(literals.iter().all(|lit| lit.var().index() < self.var_count as usize));
        self.literals.extend_from_slice(literals);
        self.ends.push(self.literals.len());
    }

    /// Keeps only the first variables and clauses; the clauses kept must not
    /// speak of the variables dropped.
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

    /// How many literals all clauses have together.
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

    /// The first clause (from 0) that does not hold in `model`.
    pub fn violated_by(&self, model: &Model) -> Option<usize> {
        self.clauses().position(|clause| !clause.iter().any(|&lit| model.holds(lit)))
    }
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
        let (a, b) = (cnf.fresh().positive(), cnf.fresh().positive());
        cnf.add(&[a, b]);
        cnf.add(&[!a, b]);
        assert_eq!(cnf.violated_by(&Model::new(vec![true, false])), Some(1));
        assert_eq!(cnf.violated_by(&Model::new(vec![false, true])), None);
        cnf.add(&[]);
        assert_eq!(cnf.violated_by(&Model::new(vec![false, true])), Some(2));
    }
}
