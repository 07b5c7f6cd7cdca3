//! Decisions that the caller proposes, from what the trail leaves open.
//!
//! In: a [`Guide`], which sees the values of the literals. Out: the next literal to decide. Invariants:
//! proposals are decisions and never reasons, so a guide changes which answer comes, and when, but
//! no answer. A proposal that backtracking takes back waits for the next list.

use super::trail::Trail;
use crate::cnf::Lit;

/// Proposes decisions to a solver.
pub trait Guide: Send {
    /// Literals to decide, one after the other, as far as they are still open by then. None: from
    /// now on the solver decides alone.
    fn propose(&mut self, values: Values<'_>) -> Vec<Lit>;
}

/// The present values of a solver's literals.
#[derive(Clone, Copy)]
pub struct Values<'a>(&'a Trail);

impl Values<'_> {
    /// Is the literal true by the decisions so far?
    ///
    /// # Panics
    /// If its variable is unknown.
    pub fn is_true(&self, lit: Lit) -> bool {
        self.0.is_true(lit)
    }
}

/// What a guide proposed last.
pub(crate) struct Proposals<'g> {
    guide: &'g mut dyn Guide,
    waiting: std::vec::IntoIter<Lit>,
    /// Conflicts from one list to the next, and those of the solver at which it asks again.
    pace: u64,
    next: u64,
    is_alone: bool,
}

impl<'g> Proposals<'g> {
    /// None yet; the guide is asked first of all, and again after `pace` conflicts each.
    pub fn new(guide: &'g mut dyn Guide, pace: u64) -> Proposals<'g> {
        Proposals { guide, waiting: Vec::new().into_iter(), pace, next: 0, is_alone: false }
    }

    /// The next open literal, from a new list if the last one is used up or old.
    pub(super) fn next(&mut self, trail: &Trail, conflicts: u64) -> Option<Lit> {
        if self.is_alone {
            return None;
        }
        let open = |lit: &Lit| trail.is_open(lit.var());
        if conflicts < self.next
            && let Some(lit) = self.waiting.find(open)
        {
            return Some(lit);
        }
        self.waiting = self.guide.propose(Values(trail)).into_iter();
        self.next = conflicts + self.pace;
        let first = self.waiting.find(open);
        self.is_alone = first.is_none();
        first
    }
}
