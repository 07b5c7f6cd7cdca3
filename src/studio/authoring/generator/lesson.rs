//! Generates small puzzles for a lesson about a rule.
//!
//! In: a rule. Out: puzzles, the larger ones last. Invariants: the rule is among the hardest that each
//! puzzle needs; the same rule gives the same puzzles on every machine; the work is bounded.

use super::{GeneratorConfig, Made, RandomError, random};
use crate::budget::Budget;
use crate::explanation::{Class, Rule, share_of_rule};

/// Cells on a side of the first puzzles and of the last ones, and how many have the same size.
const FIRST_SIDE: u32 = 5;
const LAST_SIDE: u32 = 12;
const OF_A_SIZE: usize = 2;
/// Of this many puzzles the one that needs the rule most is taken.
const COMPARED: u64 = 24;
/// Most puzzles to compare; without one that needs the rule they become larger.
const MOST_COMPARED: u64 = 1_600;

/// As many puzzles for a lesson about a rule; fewer if the search does not find them.
///
/// # Errors
/// [`RandomError`] if the engine fails.
pub fn lesson(rule: Rule, count: usize, budget: &Budget) -> Result<Vec<Made>, RandomError> {
    let (mut puzzles, mut in_vain): (Vec<Made>, u32) = (Vec::new(), 0);
    for first in (1..=MOST_COMPARED).step_by(COMPARED as usize) {
        if puzzles.len() == count || budget.is_over() {
            break;
        }
        let side = FIRST_SIDE + (puzzles.len() / OF_A_SIZE) as u32 + in_vain;
        let request = request(rule, side.min(LAST_SIDE)).within(budget.clone());
        let mut best: Option<(usize, Made)> = None;
        for number in first..first + COMPARED {
            let made = random(&GeneratorConfig { number, ..request.clone() })?;
            let share = made.as_ref().map_or(0, |made| share_of_rule(&made.rating.profile, rule));
            if share > best.as_ref().map_or(0, |best| best.0) {
                best = made.map(|made| (share, made));
            }
        }
        in_vain += u32::from(best.is_none());
        puzzles.extend(best.map(|best| best.1));
    }
    Ok(puzzles)
}

/// Puzzles that are likely to need the rule.
fn request(rule: Rule, side: u32) -> GeneratorConfig {
    let usual = GeneratorConfig::square(side);
    match rule {
        Rule::EmptyLine | Rule::Complete => GeneratorConfig { class: Class::Trivial, ..usual },
        Rule::Color => GeneratorConfig { colors: 3, ..usual },
        _ => usual,
    }
}
