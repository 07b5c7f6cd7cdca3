//! Drawing consequences: a clause whose literals are all false but one makes that one true.
//!
//! Holds: two literals of each clause are watched; a clause is looked at only
//! when one of them becomes false; a very long one is searched from where the last search ended.
//! Sources: M. Moskewicz et al., "Chaff" (2001), for watching; I. Gent, "Optimal
//! implementation of watched literals" (JAIR 2013), for the place to search from.

use super::Solver;
use super::clauses::{ClauseRef, Clauses, Watch};
use super::proof::Proof;
use super::trail::{Reason, Trail};
use crate::sat::cnf::Lit;

/// From so many literals on, searching a clause from its beginning each time would cost more
/// than it saves: deciding its literals one after the other is quadratic. Only clauses that
/// exclude a picture of a very large board are as long.
const LONG: usize = 1000;

/// A clause without a literal that is true or open.
#[derive(Clone, Copy)]
pub(super) enum Conflict {
    Pair(Lit, Lit),
    Clause(ClauseRef),
}

impl<P: Proof> Solver<P> {
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
            let falsified = !lit;
            // The list is taken out while others grow; a clause never watches a literal twice.
            let mut list = std::mem::take(&mut watches[falsified.code() as usize]);
            let conflict = visit(falsified, &mut list, trail, clauses, watches);
            watches[falsified.code() as usize] = list;
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }
}

/// Visits the clauses that watch `falsified`, which became false.
fn visit(
    falsified: Lit,
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
                conflict = Some(Conflict::Pair(watch.blocker, falsified));
                break;
            }
            trail.assign(watch.blocker, Reason::pair(falsified));
            continue;
        }
        if clauses.is_longer(watch.clause(), LONG) {
            bring_forward(clauses, watch.clause(), trail);
        }
        let codes = clauses.codes_mut(watch.clause());
        let [one, two, rest @ ..] = codes else { continue };
        let first = Lit::from_code(*one ^ *two ^ falsified.code());
        list[kept - 1] = Watch::of(watch.clause(), first);
        let value = trail.value(first);
        if value > 0 {
            continue;
        }
        (*one, *two) = (first.code(), falsified.code());
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

/// Puts a literal that is not false, if there is one, right behind the watched ones: the first
/// from where the last search ended.
#[cold]
#[inline(never)]
fn bring_forward(clauses: &mut Clauses, clause: ClauseRef, trail: &Trail) {
    let start = clauses.place(clause);
    let rest = &mut clauses.codes_mut(clause)[2..];
    let is_free = |&at: &usize| !trail.is_false(Lit::from_code(rest[at]));
    let start = start.min(rest.len());
    if let Some(free) = (start..rest.len()).chain(0..start).find(is_free) {
        rest.swap(0, free);
        clauses.set_place(clause, free);
    }
}
