//! How many of some literals hold, as clauses.
//!
//! In: literals. Out: clauses in a [`Cnf`]. Holds: no new variables.

use super::{Cnf, Lit};
use itertools::Itertools;

/// At most one of `choices` holds. Pairwise: `n (n - 1) / 2` clauses of two literals.
pub fn at_most_one(cnf: &mut Cnf, choices: &[Lit]) {
    for (&one, &other) in choices.iter().tuple_combinations() {
        cnf.add(&[!one, !other]);
    }
}

/// Exactly one of `choices` holds. Pairwise: `n (n - 1) / 2 + 1` clauses.
pub fn exactly_one(cnf: &mut Cnf, choices: &[Lit]) {
    cnf.add(choices);
    at_most_one(cnf, choices);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::Model;

    /// Adds a family over `n` literals and compares it with `want` on the whole truth table.
    fn check(n: u32, family: fn(&mut Cnf, &[Lit]), size: u32, want: fn(u32) -> bool) {
        let mut cnf = Cnf::new();
        let choices: Vec<_> = (0..n).map(|_| cnf.fresh().positive()).collect();
        family(&mut cnf, &choices);
        assert_eq!(cnf.clause_count(), size as usize);
        for row in 0..1u32 << n {
            let model = Model::new((0..n).map(|var| row >> var & 1 == 1).collect());
            let holds = cnf.violated_by(&model).is_none();
            assert_eq!(holds, want(row.count_ones()), "{row:b}");
        }
    }

    #[test]
    fn truth_tables_and_sizes() {
        for n in 0..6 {
            check(n, at_most_one, n * n.saturating_sub(1) / 2, |count| count <= 1);
            check(n, exactly_one, n * n.saturating_sub(1) / 2 + 1, |count| count == 1);
        }
    }
}
