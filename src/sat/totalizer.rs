//! Counts weighted literals with clauses.
//!
//! In: literals with weights. Out: for each possible sum a literal, which the clauses force once
//! the weights of the true inputs reach that sum. Invariants: the clauses have only this
//! direction, which suffices for upper bounds; sums above the cap count as the cap.
//! Sources: O. Bailleux, Y. Boufkhad, "Efficient CNF encoding of Boolean cardinality constraints"
//! (CP 2003); with weights, S. Joshi, R. Martins, V. Manquinho, "Generalized totalizer encoding
//! for pseudo-Boolean constraints" (CP 2015).

use super::cdcl::Solver;
use super::cnf::{CnfError, Lit};
use std::collections::BTreeMap;

/// The possible sums below a node, each with the literal that is true if it is reached.
type Node = BTreeMap<usize, Lit>;

/// The output literals of a weighted counter.
pub struct Totalizer {
    /// Sums in ascending order; the literal is true if the total is that much or more.
    outputs: Vec<(usize, Lit)>,
}

impl Totalizer {
    /// Adds clauses that count `inputs` up to `cap`.
    ///
    /// # Errors
    /// [`CnfError::Full`] if there are too many variables.
    pub fn new(
        solver: &mut Solver,
        inputs: &[(Lit, usize)],
        cap: usize,
    ) -> Result<Totalizer, CnfError> {
        let leaf = |&(lit, weight): &(Lit, usize)| Node::from([(weight.min(cap), lit)]);
        let mut nodes: Vec<Node> = inputs.iter().map(leaf).collect();
        while nodes.len() > 1 {
            let mut parents = Vec::with_capacity(nodes.len().div_ceil(2));
            for pair in nodes.chunks(2) {
                parents.push(match pair {
                    [first, second] => merge(solver, first, second, cap)?,
                    single => single[0].clone(),
                });
            }
            nodes = parents;
        }
        let outputs: Vec<(usize, Lit)> = nodes.pop().unwrap_or_default().into_iter().collect();
        for pair in outputs.windows(2) {
            // A total that reaches a sum also reaches the smaller one.
            solver.add_clause(&[!pair[1].1, pair[0].1])?;
        }
        Ok(Totalizer { outputs })
    }

    /// The literal that is true if the total exceeds `sum`; `None` if it cannot.
    pub fn more_than(&self, sum: usize) -> Option<Lit> {
        let place = self.outputs.partition_point(|&(reached, _)| reached <= sum);
        self.outputs.get(place).map(|output| output.1)
    }
}

fn merge(solver: &mut Solver, first: &Node, second: &Node, cap: usize) -> Result<Node, CnfError> {
    let mut node = Node::new();
    let alone = |side: &Node| side.iter().map(|(&sum, &lit)| (sum, vec![lit])).collect::<Vec<_>>();
    let mut ways: Vec<(usize, Vec<Lit>)> = alone(first);
    ways.extend(alone(second));
    for (&first_sum, &first_lit) in first {
        ways.extend(second.iter().map(|(&second_sum, &second_lit)| {
            ((first_sum + second_sum).min(cap), vec![first_lit, second_lit])
        }));
    }
    for (sum, causes) in ways {
        let output = match node.get(&sum) {
            Some(&output) => output,
            None => {
                let fresh = solver.fresh().ok_or(CnfError::Full)?.positive();
                node.insert(sum, fresh);
                fresh
            }
        };
        let clause: Vec<Lit> = causes.iter().map(|&cause| !cause).chain([output]).collect();
        solver.add_clause(&clause)?;
    }
    Ok(node)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;
    use crate::budget::Budget;
    use crate::cnf::Cnf;

    #[test]
    fn a_sum_above_the_bound_is_refused_and_one_below_is_not() {
        let weights = [1, 3, 2, 4];
        for bits in 0..16usize {
            let sum: usize = (0..4).filter(|at| bits >> at & 1 == 1).map(|at| weights[at]).sum();
            for (bound, cap) in [(0, 11), (3, 4), (5, 7), (9, 10), (6, 7)] {
                let (cnf, budget) = (Cnf::new(), Budget::endless());
                let mut solver = Solver::new(&cnf, &budget).unwrap();
                let vars: Vec<Lit> = (0..4).map(|_| solver.fresh().unwrap().positive()).collect();
                let inputs: Vec<(Lit, usize)> = vars.iter().copied().zip(weights).collect();
                let total = Totalizer::new(&mut solver, &inputs, cap).unwrap();
                let held = |at: usize| if bits >> at & 1 == 1 { vars[at] } else { !vars[at] };
                let mut assumptions: Vec<Lit> = (0..4).map(held).collect();
                assumptions.extend(total.more_than(bound).map(|lit| !lit));
                let found = solver.decide_under(&assumptions, &budget);
                let is_possible = matches!(found.unwrap(), Outcome::Sat(_));
                assert_eq!(is_possible, sum <= bound, "{sum} of {bound}");
            }
        }
    }
}
