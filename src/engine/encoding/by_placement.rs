//! The placement encoding of one line: one variable for each placement.
//!
//! In: the placements, by number, and the cells of the line. Out: clauses. Invariants: restricted to the cells,
//! the models are exactly the placements of the line.
//! Size for `m` placements over `n` open cells of one foreground color: `m` variables, `m n + 1`
//! clauses.
//! Source: G. S. Tseitin, "On the complexity of derivation in propositional calculus" (1968), for
//! the auxiliary variables of a disjunction.

use super::NoFormula;
use super::cells::Cells;
use super::formula::Formula;
use super::meaning::Meaning;
use crate::puzzle::{CellId, Color, LineId};
use crate::sat::cnf::Term;

/// Adds the clauses of one line, whose placements `nth` lists: some placement is chosen, and a chosen placement implies the color
/// of every open cell.
///
/// # Errors
/// [`NoFormula`] as soon as the formula exceeds a limit.
pub(super) fn encode_line(
    formula: &mut Formula,
    cells: &Cells,
    line: LineId,
    members: &[CellId],
    nth: impl Fn(u128) -> Option<Vec<Color>>,
) -> Result<(), NoFormula> {
    let mut chosen: Vec<Term> = Vec::new();
    while let Some(colors) = nth(chosen.len() as u128) {
        let number = chosen.len() as u32;
        let chosen_one = formula.var(Meaning::Placement { line, number });
        chosen.push(chosen_one);
        formula.within_limits()?;
        for (&cell, &color) in members.iter().zip(&colors) {
            if !color.is_background() {
                formula.implies(chosen_one, cells.painted(cell, color));
                continue;
            }
            for painted in cells.choices(cell) {
                formula.implies(chosen_one, !painted);
            }
        }
    }
    formula.add_distinct(chosen);
    formula.within_limits()
}

/// Upper bound on the clauses that [`encode_line`] adds for `count` placements.
pub(super) fn size_bound(cells: &Cells, members: &[CellId], count: u128) -> u128 {
    let choices: usize = members.iter().map(|&cell| cells.choices(cell).len()).sum();
    count.saturating_mul(choices as u128).saturating_add(1)
}
