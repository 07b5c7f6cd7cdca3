//! Watch lists: for each literal the clauses to visit when it becomes false.
//!
//! Invariants: all lists lie in one vector. A list that outgrows its room moves to the end, with
//! twice the room; the next reduction frees the gap. A list keeps its order.

use super::clauses::ClauseRef;
use crate::cnf::{Cnf, Lit};

/// An entry of the list of a watched literal: a clause, and another literal of it, the blocker.
/// While the blocker is true, propagation need not read the clause.
#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub blocker: Lit,
    clause: u32,
}

/// The tag of a binary clause: the watched literal and the blocker.
const PAIR: u32 = u32::MAX;

impl Watch {
    /// The watch of a binary clause.
    pub fn pair(other: Lit) -> Watch {
        Watch { blocker: other, clause: PAIR }
    }

    /// The watch of a longer clause.
    pub fn of(clause: ClauseRef, blocker: Lit) -> Watch {
        Watch { blocker, clause: clause.0 }
    }

    #[inline]
    pub fn is_pair(self) -> bool {
        self.clause == PAIR
    }

    #[inline]
    pub fn clause(self) -> ClauseRef {
        ClauseRef(self.clause)
    }
}

/// Watches in the vector from which on no clause is added: 16 GiB.
const MAX_WATCHES: usize = 1 << 31;
/// The room of a list when it first grows.
const FIRST_ROOM: u32 = 4;

/// The watch lists of all literals.
#[derive(Clone)]
pub(super) struct Watches {
    /// The lists, with gaps.
    all: Vec<Watch>,
    /// For each literal, by code, where its list is.
    lists: Vec<List>,
}

/// A list: its part of the vector, of which `len` of `room` places are used.
#[derive(Clone, Copy, Default)]
struct List {
    start: usize,
    len: u32,
    room: u32,
}

impl Watches {
    /// Empty lists, with room for the clauses of a formula, watched at their first two literals.
    pub fn new(cnf: &Cnf) -> Watches {
        let mut lists = vec![List::default(); 2 * cnf.var_count()];
        for lit in cnf.clauses().filter(|clause| clause.len() > 1).flat_map(|clause| &clause[..2]) {
            lists[lit.code() as usize].room += 1;
        }
        let mut watches = Watches { all: Vec::new(), lists };
        watches.lay_out();
        watches
    }

    /// Lays out the lists one after the other, empty, each with its room.
    fn lay_out(&mut self) {
        let mut end = 0;
        for list in &mut self.lists {
            (list.start, list.len) = (end, 0);
            end += list.room as usize;
        }
        self.all.resize(end, Watch::pair(Lit::from_code(0)));
    }

    /// Adds the lists of one more variable.
    pub fn grow(&mut self) {
        self.lists.extend([List::default(); 2]);
    }

    /// Is there no room for more clauses?
    pub fn is_full(&self) -> bool {
        self.all.len() >= MAX_WATCHES
    }

    /// Where the list of a literal begins and ends in the vector.
    #[inline]
    pub fn range(&self, lit: Lit) -> (usize, usize) {
        let list = self.lists[lit.code() as usize];
        (list.start, list.start + list.len as usize)
    }

    /// The watch at a place of the vector.
    #[inline]
    pub fn get(&self, place: usize) -> Watch {
        self.all[place]
    }

    /// Writes a watch to a place of the vector.
    #[inline]
    pub fn set(&mut self, place: usize, watch: Watch) {
        self.all[place] = watch;
    }

    /// Removes the places from `kept_end` up to `at` from the list of a literal.
    #[inline]
    pub fn close_gap(&mut self, lit: Lit, kept_end: usize, at: usize) {
        if kept_end < at {
            let list = &mut self.lists[lit.code() as usize];
            let end = list.start + list.len as usize;
            list.len -= (at - kept_end) as u32;
            self.all.copy_within(at..end, kept_end);
        }
    }

    /// Adds a watch to the list of a literal.
    #[inline]
    pub fn push(&mut self, lit: Lit, watch: Watch) {
        let index = lit.code() as usize;
        if self.lists[index].len == self.lists[index].room {
            self.widen(index);
        }
        let list = &mut self.lists[index];
        self.all[list.start + list.len as usize] = watch;
        list.len += 1;
    }

    /// Moves a list to the end, with twice the room.
    #[cold]
    #[inline(never)]
    fn widen(&mut self, index: usize) {
        let list = &mut self.lists[index];
        let (start, end) = (list.start, self.all.len());
        list.room = list.room.saturating_mul(2).max(FIRST_ROOM);
        list.start = end;
        self.all.resize(end + list.room as usize, Watch::pair(Lit::from_code(0)));
        self.all.copy_within(start..start + list.len as usize, end);
    }

    /// Keeps the watches of binary clauses only, without gaps. Each list gets the room of its
    /// watches so far.
    pub fn keep_pairs(&mut self) {
        let mut all = Vec::with_capacity(self.lists.iter().map(|list| list.len as usize).sum());
        for list in &mut self.lists {
            let start = all.len();
            let old = &self.all[list.start..list.start + list.len as usize];
            all.extend(old.iter().filter(|watch| watch.is_pair()));
            let len = (all.len() - start) as u32;
            all.resize(start + list.len as usize, Watch::pair(Lit::from_code(0)));
            *list = List { start, len, room: list.len };
        }
        self.all = all;
    }
}
