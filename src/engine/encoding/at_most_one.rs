//! At most one of several colors.
//!
//! In: the term of each color, in order. Out: clauses, and a variable for each group of adjacent
//! colors if there are many. Invariants: restricted to the colors, the models are exactly "none"
//! and "one of them".
//! Size for `n` colors: `n (n - 1) / 2` clauses up to 6, pairwise; above that about `10 n / 3`
//! clauses of two literals and `n / 3` variables.
//! Source of the groups: W. Klieber, G. Kwon, "Efficient CNF encoding for selecting 1 from N
//! objects", Constraints in Formal Verification (2007). Half an equivalence is enough: a color
//! implies its group's variable; the variable implies nothing.

use super::formula::Formula;
use super::meaning::Meaning;
use crate::puzzle::Color;
use crate::sat::cnf::Term;

/// Up to this many terms are excluded pair by pair.
const MAX_PAIRWISE: usize = 6;
/// How many terms share a group variable.
const GROUP_SIZE: usize = 4;

/// Colors adjacent in the palette, and a term that is true if the cell has one of them.
struct Group {
    first: Color,
    last: Color,
    term: Term,
}

/// Adds the clauses. `meaning(a, b)` is the meaning of the variable for colors `a` to `b`.
pub(super) fn at_most_one(
    formula: &mut Formula,
    colors: &[(Color, Term)],
    meaning: impl Fn(Color, Color) -> Meaning,
) {
    let single = |&(color, term): &(Color, Term)| Group { first: color, last: color, term };
    let mut groups: Vec<Group> = colors.iter().map(single).collect();
    while groups.len() > MAX_PAIRWISE {
        let mut larger = Vec::with_capacity(groups.len().div_ceil(GROUP_SIZE));
        for members in groups.chunks(GROUP_SIZE) {
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

/// Upper bound on the literals of "at most one" of `colors` colors, plus one clause "one of them".
pub(super) fn size_bound(colors: usize) -> usize {
    12 * colors + 40
}
