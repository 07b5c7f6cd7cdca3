//! Drawing consequences: a clause whose literals are all false but one makes that one true.
//!
//! Holds: two literals of each clause are watched; a clause is looked at only
//! when one of them becomes false.

use super::Solver;
use super::clauses::{ClauseRef, Clauses, Watch};
use super::trail::{Reason, Trail};
use crate::sat::cnf::Lit;

/// A clause without a literal that is true or open.
#[derive(Clone, Copy)]
pub(super) enum Conflict {
    Pair(Lit, Lit),
    Clause(ClauseRef),
}

impl Solver {
    /// Watches the first two literals of a clause.
    pub(super) fn watch(&mut self, clause: ClauseRef) {
        let codes = self.clauses.codes(clause);
        let (first, second) = (codes[0], codes[1]);
        self.watches[first as usize].push(Watch::of(clause, Lit::from_code(second)));
        self.watches[second as usize].push(Watch::of(clause, Lit::from_code(first)));
    }

    /// Watches a clause of two literals.
    pub(super) fn watch_pair(&mut self, one: Lit, other: Lit) {
        self.watches[one.code() as usize].push(Watch::pair(other));
        self.watches[other.code() as usize].push(Watch::pair(one));
    }

    /// Draws all consequences, or finds a conflict.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        let Solver { trail, clauses, watches, .. } = self;
        while let Some(lit) = trail.next() {
            let fallen = !lit;
            // The list is taken out while others grow; a clause never watches a literal twice.
            let mut list = std::mem::take(&mut watches[fallen.code() as usize]);
            let conflict = visit(fallen, &mut list, trail, clauses, watches);
            watches[fallen.code() as usize] = list;
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }
}

/// Visits the clauses that watch `fallen`, which became false.
fn visit(
    fallen: Lit,
    list: &mut Vec<Watch>,
    trail: &mut Trail,
    clauses: &mut Clauses,
    watches: &mut [Vec<Watch>],
) -> Option<Conflict> {
    let (mut kept, mut at) = (0, 0);
    let mut conflict = None;
    while let Some(&watch) = list.get(at) {
        at += 1;
        list[kept] = watch;
        kept += 1;
        let value = trail.value(watch.blocker);
        if value > 0 {
            continue;
        }
        if watch.is_pair() {
            if value < 0 {
                conflict = Some(Conflict::Pair(watch.blocker, fallen));
                break;
            }
            trail.assign(watch.blocker, Reason::pair(fallen));
            continue;
        }
        let codes = clauses.codes_mut(watch.clause());
        let [one, two, rest @ ..] = codes else { continue };
        let first = Lit::from_code(*one ^ *two ^ fallen.code());
        list[kept - 1] = Watch::of(watch.clause(), first);
        let value = trail.value(first);
        if value > 0 {
            continue;
        }
        (*one, *two) = (first.code(), fallen.code());
        if let Some(free) = rest.iter_mut().find(|code| !trail.is_false(Lit::from_code(**code))) {
            std::mem::swap(two, free);
            watches[*two as usize].push(Watch::of(watch.clause(), first));
            kept -= 1;
        } else if value < 0 {
            conflict = Some(Conflict::Clause(watch.clause()));
            break;
        } else {
            trail.assign(first, Reason::clause(watch.clause()));
        }
    }
    list.copy_within(at.., kept);
    list.truncate(kept + list.len() - at);
    conflict
}
