//! Drawing consequences: a clause whose literals are all false but one makes that one true.
//!
//! Invariants: two literals of each clause are watched; a clause is looked at only
//! when one of them becomes false; a very long one is searched from where the last search ended.
//! Sources: M. Moskewicz et al., "Chaff" (2001), for watching; I. Gent, "Optimal
//! implementation of watched literals" (JAIR 2013), for the place to search from.

use super::Solver;
use super::clauses::{ClauseRef, Clauses};
use super::proof::Proof;
use super::trail::{Reason, Trail};
use super::watches::{Watch, Watches};
use crate::sat::cnf::Lit;

/// So many literals behind the watched ones are always searched from the first on; most clauses
/// have no more.
const NEAR: usize = 64;
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
        let (first, second) = (Lit::from_code(codes[0]), Lit::from_code(codes[1]));
        self.watches.push(first, Watch::of(clause, second));
        self.watches.push(second, Watch::of(clause, first));
    }

    /// Watches a clause of two literals.
    pub(super) fn watch_pair(&mut self, one: Lit, other: Lit) {
        self.watches.push(one, Watch::pair(other));
        self.watches.push(other, Watch::pair(one));
    }

    /// Draws all consequences, or finds a conflict.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        let Solver { trail, clauses, watches, .. } = self;
        while let Some(lit) = trail.next() {
            let conflict = visit(!lit, trail, clauses, watches);
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }
}

/// Visits the clauses that watch `falsified`, which became false. Its list does not grow
/// meanwhile, since no clause comes to watch a false literal.
fn visit(
    falsified: Lit,
    trail: &mut Trail,
    clauses: &mut Clauses,
    watches: &mut Watches,
) -> Option<Conflict> {
    let (start, end) = watches.range(falsified);
    let (mut kept, mut at) = (start, start);
    let mut conflict = None;
    while at < end {
        let watch = watches.get(at);
        at += 1;
        let value = trail.value(watch.blocker);
        if value > 0 {
            watches.set(kept, watch);
            kept += 1;
            continue;
        }
        if watch.is_pair() {
            watches.set(kept, watch);
            kept += 1;
            if value < 0 {
                conflict = Some(Conflict::Pair(watch.blocker, falsified));
                break;
            }
            trail.assign(watch.blocker, Reason::pair(falsified));
            continue;
        }
        let [one, two, rest @ ..] = clauses.codes_mut(watch.clause()) else { continue };
        let first = Lit::from_code(*one ^ *two ^ falsified.code());
        let seen = Watch::of(watch.clause(), first);
        let value = trail.value(first);
        if value > 0 {
            watches.set(kept, seen);
            kept += 1;
            continue;
        }
        (*one, *two) = (first.code(), falsified.code());
        let is_free = |code: &&mut u32| !trail.is_false(Lit::from_code(**code));
        if let Some(free) = rest.iter_mut().take(NEAR).find(is_free) {
            std::mem::swap(two, free);
            watches.push(Lit::from_code(*two), seen);
            continue;
        }
        if rest.len() > NEAR
            && let Some(other) = search_far(watch.clause(), clauses, trail)
        {
            watches.push(other, seen);
            continue;
        }
        watches.set(kept, seen);
        kept += 1;
        if value < 0 {
            conflict = Some(Conflict::Clause(watch.clause()));
            break;
        }
        trail.assign(first, Reason::clause(watch.clause()));
    }
    watches.close_gap(falsified, kept, at);
    conflict
}

/// Watches instead of the second literal one behind the near ones that is not false, if there is
/// one: the first, or if the clause is long the first from where the last search ended.
#[inline(never)]
fn search_far(clause: ClauseRef, clauses: &mut Clauses, trail: &Trail) -> Option<Lit> {
    let place = clauses.place(clause);
    let [_, two, rest @ ..] = clauses.codes_mut(clause) else { return None };
    let is_long = rest.len() > LONG;
    let start = if is_long { place.clamp(NEAR, rest.len()) } else { NEAR };
    let is_free = |&at: &usize| !trail.is_false(Lit::from_code(rest[at]));
    let free = (start..rest.len()).chain(NEAR..start).find(is_free)?;
    std::mem::swap(two, &mut rest[free]);
    let other = Lit::from_code(*two);
    if is_long {
        clauses.set_place(clause, free);
    }
    Some(other)
}
