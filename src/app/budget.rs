//! The budget of a command.
//!
//! In: its `--time-limit`. Out: a budget, which Ctrl-C ends, too. Invariants: the time begins at
//! the call.

use super::interrupt;
use nonosat_sat::budget::Budget;
use std::time::Duration;

/// A budget that ends after this time, or with Ctrl-C.
pub fn budget(time: Option<Duration>) -> Budget {
    let budget = time.map_or_else(Budget::endless, Budget::of).or_stop(interrupt::flag());
    #[cfg(test)]
    let budget = with_test_checks(budget);
    budget
}

/// The variable with the number of checks that end the budgets of a test.
#[cfg(test)]
pub const CHECKS: &str = "NONOSAT_TEST_CHECKS";

/// The budget, which also ends after as many checks as a test asks for.
#[cfg(test)]
fn with_test_checks(budget: Budget) -> Budget {
    let checks = std::env::var(CHECKS).ok().and_then(|checks| checks.parse().ok());
    // A check takes a hundred units of work.
    checks.map_or(budget.clone(), |checks: u64| budget.or_work(checks.saturating_mul(100)))
}
