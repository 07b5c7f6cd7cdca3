//! At most one of several colors.
//!
//! In: the term of each color, in order. Out: clauses, and a variable for each group of
//! neighbors where there are many. Invariants: with the new variables left out, the models are
//! exactly "none" and "just this one".
//! Size for `n` colors: `n (n - 1) / 2` clauses up to 6, pairwise; above that about `10 n / 3`
//! clauses of two literals and `n / 3` variables.
//! Source of the groups: W. Klieber, G. Kwon, "Efficient CNF encoding for selecting 1 from
//! N objects", Constraints in Formal Verification (2007). Half an equivalence is enough
//! here: a group's variable is implied by its colors and implies nothing of them.

use super::formula::{Formula, Term};
use super::meaning::Meaning;
use crate::puzzle::Color;

/// So many are told apart pair by pair.
const MAX_PAIRWISE: usize = 6;
/// So many have a variable together.
const GROUP: usize = 4;

/// Colors that are neighbors in the palette, and the term that holds if one of them does.
struct Group {
    first: Color,
    last: Color,
    term: Term,
}

/// Adds the clauses; `meaning(a, b)` is that of the variable of the colors from `a` to `b`.
pub(super) fn at_most_one(
    formula: &mut Formula,
    colors: &[(Color, Term)],
    meaning: impl Fn(Color, Color) -> Meaning,
) {
    let single = |&(color, term): &(Color, Term)| Group { first: color, last: color, term };
    let mut groups: Vec<Group> = colors.iter().map(single).collect();
    while groups.len() > MAX_PAIRWISE {
        let mut larger = Vec::with_capacity(groups.len().div_ceil(GROUP));
        for members in groups.chunks(GROUP) {
            pairwise(formula, members);
            let (first, last) = (members[0].first, members[members.len() - 1].last);
            let term = formula.var(meaning(first, last));
            for member in members {
                formula.implies(member.term, term);
            }
            larger.push(Group { first, last, term });
        }
        groups = larger;
    }
    pairwise(formula, &groups);
}

fn pairwise(formula: &mut Formula, groups: &[Group]) {
    for (place, one) in groups.iter().enumerate() {
        for other in &groups[place + 1..] {
            formula.add([!one.term, !other.term]);
        }
    }
}

/// At most how many literals "exactly one" of so many colors has, or "at most one" with "one of
/// them".
pub(super) fn size_bound(colors: usize) -> usize {
    12 * colors + 40
}
