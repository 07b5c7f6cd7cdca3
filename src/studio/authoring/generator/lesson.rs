//! Generates small puzzles for a lesson about a rule.
//!
//! In: a rule. Out: puzzles, the larger ones last. Invariants: the rule is among the hardest that each
//! puzzle needs; the same rule gives the same puzzles on every machine; the work is bounded.

use super::{GeneratorConfig, Made, RandomError, random};
use crate::budget::Budget;
use crate::explanation::{Class, Justification, Rule, Step, short_walk};

/// Cells on a side of the first puzzles and of the last ones, and how many have the same size.
const FIRST_SIDE: u32 = 5;
const LAST_SIDE: u32 = 15;
const OF_A_SIZE: usize = 2;
/// Of this many puzzles the one that needs the rule most is taken.
const COMPARED: u64 = 24;
/// Most puzzles to compare; without one that needs the rule they become larger.
const MOST_COMPARED: u64 = 1_600;

/// The rules that lessons are about. The two others are hardly ever needed when steps are taken one by one:
/// of 750 boards of 6x6 to 15x15 one explanation used `split`, of 1,000 colored ones of 10x10
/// none `color`.
pub const TAUGHT: [Rule; 9] = [
    Rule::EmptyLine,
    Rule::Complete,
    Rule::Joining,
    Rule::Overlap,
    Rule::Reach,
    Rule::Bounded,
    Rule::SmallGap,
    Rule::Edge,
    Rule::Enumeration,
];

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
            let share = made.as_ref().map_or(0, |made| share(made, rule));
            if share > best.as_ref().map_or(0, |best| best.0) {
                best = made.map(|made| (share, made));
            }
        }
        in_vain += u32::from(best.is_none());
        puzzles.extend(best.map(|best| best.1));
    }
    Ok(puzzles)
}

/// How much of the hardest work of an explanation is this rule, in hundredths of the cells that the
/// hardest rules settle; 0 if it is not among them, or rules do not suffice.
fn share(made: &Made, rule: Rule) -> usize {
    let steps = short_walk(made.document.puzzle());
    let rule_of = |step: &Step| match &step.justification {
        Justification::Line(reason) => Some(reason.rule),
        _ => None,
    };
    if steps.iter().any(|step| rule_of(step).is_none_or(|it| it.cost() > rule.cost())) {
        return 0;
    }
    let cells = |is: &dyn Fn(Rule) -> bool| -> usize {
        let steps = steps.iter().filter(|step| rule_of(step).is_some_and(is));
        steps.map(|step| step.gives.len()).sum()
    };
    100 * cells(&|it| it == rule) / cells(&|it| it.cost() == rule.cost()).max(1)
}

/// Puzzles that are likely to need the rule.
fn request(rule: Rule, side: u32) -> GeneratorConfig {
    let usual = GeneratorConfig::square(side);
    match rule {
        Rule::EmptyLine | Rule::Complete => GeneratorConfig { class: Class::Trivial, ..usual },
        _ => usual,
    }
}
