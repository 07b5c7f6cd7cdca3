//! Unit propagation: a clause whose literals are all false but one makes that one true.
//!
//! Invariants: each clause has two watched literals, and is visited only when one of them becomes
//! false. In a very long clause the search for another watched literal resumes where the last one
//! ended.
//! Sources: M. Moskewicz et al., "Chaff" (2001), for watched literals; I. Gent, "Optimal
//! implementation of watched literals" (JAIR 2013), for resuming the search.

use super::Solver;
use super::clauses::{ClauseRef, Clauses};
use super::proof::Proof;
use super::trail::{Reason, Trail};
use super::watches::{Watch, Watches};
use crate::cnf::Lit;

/// This many literals after the watched ones are always searched from the first on. Most clauses
/// have no more.
const NEAR: usize = 64;
/// Clauses with more literals than this, without the watched ones, resume their search. A search
/// from the start would be quadratic when the literals become false one after the other. Only
/// clauses that exclude a picture of a very large board are so long.
const LONG: usize = 1000;

/// A clause whose literals are all false.
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

    /// Watches both literals of a binary clause.
    pub(super) fn watch_pair(&mut self, first: Lit, second: Lit) {
        self.watches.push(first, Watch::pair(second));
        self.watches.push(second, Watch::pair(first));
    }

    /// Propagates all literals of the trail that were not yet, and those that a propagator derives,
    /// up to a conflict.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        loop {
            let conflict = self.propagate_units();
            if conflict.is_some() || self.attached.is_none() {
                return conflict;
            }
            match self.derive_literals() {
                Ok(true) => {}
                Ok(false) => return None,
                Err(conflict) => return Some(conflict),
            }
        }
    }

    /// Propagates by clauses alone.
    fn propagate_units(&mut self) -> Option<Conflict> {
        let Solver { trail, clauses, watches, visits, .. } = self;
        while let Some(lit) = trail.next() {
            let (start, end) = watches.range(!lit);
            *visits += 1 + (end - start) as u64;
            let conflict = visit(!lit, (start, end), trail, clauses, watches);
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }
}

/// Visits the clauses that watch `falsified`, which became false. Keeps the watches that stay in
/// its list, from `start` to `end`, at the front. The list does not grow meanwhile: no clause starts
/// to watch a false literal.
fn visit(
    falsified: Lit,
    (start, end): (usize, usize),
    trail: &mut Trail,
    clauses: &mut Clauses,
    watches: &mut Watches,
) -> Option<Conflict> {
    let (mut kept_end, mut at) = (start, start);
    let mut conflict = None;
    while at < end {
        let watch = watches.get(at);
        at += 1;
        let value = trail.value(watch.blocker);
        if value > 0 {
            watches.set(kept_end, watch);
            kept_end += 1;
            continue;
        }
        if watch.is_pair() {
            watches.set(kept_end, watch);
            kept_end += 1;
            if value < 0 {
                conflict = Some(Conflict::Pair(watch.blocker, falsified));
                break;
            }
            trail.assign(watch.blocker, Reason::pair(falsified));
            continue;
        }
        let [one, two, tail @ ..] = clauses.codes_mut(watch.clause()) else { continue };
        // The other watched literal.
        let first = Lit::from_code(*one ^ *two ^ falsified.code());
        let watch_of_first = Watch::of(watch.clause(), first);
        let value = trail.value(first);
        if value > 0 {
            watches.set(kept_end, watch_of_first);
            kept_end += 1;
            continue;
        }
        (*one, *two) = (first.code(), falsified.code());
        let is_free = |code: &&mut u32| !trail.is_false(Lit::from_code(**code));
        if let Some(free) = tail.iter_mut().take(NEAR).find(is_free) {
            std::mem::swap(two, free);
            watches.push(Lit::from_code(*two), watch_of_first);
            continue;
        }
        if tail.len() > NEAR
            && let Some(free_literal) = search_far(watch.clause(), clauses, trail)
        {
            watches.push(free_literal, watch_of_first);
            continue;
        }
        watches.set(kept_end, watch_of_first);
        kept_end += 1;
        if value < 0 {
            conflict = Some(Conflict::Clause(watch.clause()));
            break;
        }
        trail.assign(first, Reason::clause(watch.clause()));
    }
    watches.close_gap(falsified, kept_end, at);
    conflict
}

/// Replaces the second watched literal by one after the near ones that is not false, and returns
/// it. A long clause resumes where its last search ended. `None` if all are false.
#[inline(never)]
fn search_far(clause: ClauseRef, clauses: &mut Clauses, trail: &Trail) -> Option<Lit> {
    let place = clauses.place(clause);
    let [_, two, tail @ ..] = clauses.codes_mut(clause) else { return None };
    let is_long = tail.len() > LONG;
    let start = if is_long { place.clamp(NEAR, tail.len()) } else { NEAR };
    let is_free = |&at: &usize| !trail.is_false(Lit::from_code(tail[at]));
    let free = (start..tail.len()).chain(NEAR..start).find(is_free)?;
    std::mem::swap(two, &mut tail[free]);
    let second_literal = Lit::from_code(*two);
    if is_long {
        clauses.set_place(clause, free);
    }
    Some(second_literal)
}
