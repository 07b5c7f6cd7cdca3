//! All clauses of three and more literals, one after the other in one vector.
//!
//! Invariants: each clause is a word with its length and marks, a word with its
//! glue (or, unless it was learned, with a place to search from), then its
//! literals; the two watched literals stand first. No reference has its highest
//! bit set, which a [`super::trail::Reason`] needs.

use crate::sat::cnf::Lit;

/// Where a clause begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ClauseRef(pub u32);

/// Words before the literals of a clause.
const HEADER: usize = 2;
/// Mark of a learned clause.
const LEARNED: u32 = 1 << 31;
/// Mark of a learned clause that took part in a conflict since the last reduction.
const USED: u32 = 1 << 30;

/// Most words of all clauses together: 8 GiB.
const MAX_WORDS: usize = 1 << 31;

/// The clauses.
pub(super) struct Clauses {
    words: Vec<u32>,
    learned: Vec<ClauseRef>,
    max_words: usize,
}

impl Clauses {
    pub fn with_capacity(clauses: usize, literals: usize) -> Clauses {
        let words = Vec::with_capacity(HEADER * clauses + literals);
        Clauses { words, learned: Vec::new(), max_words: MAX_WORDS }
    }

    /// The same clauses, with room for fewer.
    #[cfg(test)]
    pub fn limit(&mut self, max_words: usize) {
        self.max_words = max_words;
    }

    /// No clauses, and room for as many as these may become.
    pub fn emptied(&self) -> Clauses {
        let words = Vec::with_capacity(self.words.len());
        Clauses { words, learned: Vec::new(), max_words: self.max_words }
    }

    /// Adds a clause; one with a glue is learned. `None` if there is no room.
    pub fn add(&mut self, literals: &[Lit], glue: Option<u32>) -> Option<ClauseRef> {
        if self.max_words - self.words.len() < HEADER + literals.len() {
            return None;
        }
        let clause = ClauseRef(self.words.len() as u32);
        let marks = if glue.is_some() { LEARNED | USED } else { 0 };
        self.words.extend([literals.len() as u32 | marks, glue.unwrap_or(0)]);
        self.words.extend(literals.iter().map(|lit| lit.code()));
        if glue.is_some() {
            self.learned.push(clause);
        }
        Some(clause)
    }

    #[inline]
    fn len(&self, clause: ClauseRef) -> usize {
        (self.words[clause.0 as usize] & !(LEARNED | USED)) as usize
    }

    /// The literals as codes.
    #[inline]
    pub fn codes(&self, clause: ClauseRef) -> &[u32] {
        let start = clause.0 as usize + HEADER;
        &self.words[start..start + self.len(clause)]
    }

    /// The literals as codes, to change their order.
    #[inline]
    pub fn codes_mut(&mut self, clause: ClauseRef) -> &mut [u32] {
        let (start, len) = (clause.0 as usize + HEADER, self.len(clause));
        &mut self.words[start..start + len]
    }

    /// Where to search from.
    pub fn place(&self, clause: ClauseRef) -> usize {
        if self.is_learned(clause) { 0 } else { self.words[clause.0 as usize + 1] as usize }
    }

    /// Remembers where to search from, unless the clause was learned.
    pub fn set_place(&mut self, clause: ClauseRef, place: usize) {
        if !self.is_learned(clause) {
            self.words[clause.0 as usize + 1] = place as u32;
        }
    }

    /// Was it learned from a conflict?
    pub fn is_learned(&self, clause: ClauseRef) -> bool {
        self.words[clause.0 as usize] & LEARNED != 0
    }

    /// Learned clauses, oldest first.
    pub fn learned(&self) -> &[ClauseRef] {
        &self.learned
    }

    pub fn glue(&self, clause: ClauseRef) -> u32 {
        self.words[clause.0 as usize + 1]
    }

    /// Lowers the glue and marks the clause as used.
    pub fn use_with(&mut self, clause: ClauseRef, glue: u32) {
        self.words[clause.0 as usize] |= USED;
        let old = &mut self.words[clause.0 as usize + 1];
        *old = glue.min(*old);
    }

    /// Was it used since the last time this was asked?
    pub fn take_used(&mut self, clause: ClauseRef) -> bool {
        let word = &mut self.words[clause.0 as usize];
        let was_used = *word & USED != 0;
        *word &= !USED;
        was_used
    }

    /// All clauses in the order in which they were added.
    pub fn refs(&self) -> impl Iterator<Item = ClauseRef> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let clause = ClauseRef(next);
            let inside = (next as usize) < self.words.len();
            inside.then(|| {
                next += (HEADER + self.len(clause)) as u32;
                clause
            })
        })
    }
}
