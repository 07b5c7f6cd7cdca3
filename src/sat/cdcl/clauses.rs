//! The clause arena: all clauses of three and more literals, one after the other in one vector.
//!
//! Invariants: a clause is a word with its length and flags, a word with its glue if it is learned
//! or otherwise the place where the next watch search begins, then its literals. The two watched
//! literals come first. The highest bit of a reference is 0, since a [`super::trail::Reason`] uses
//! it as a tag.

use crate::cnf::Lit;

/// A reference to a clause: the word where it begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ClauseRef(pub u32);

/// Words before the literals of a clause.
const HEADER: usize = 2;
/// Flag of a learned clause.
const LEARNED: u32 = 1 << 31;
/// Flag of a learned clause that is new or took part in a conflict since the last reduction.
const USED: u32 = 1 << 30;
/// Flag of a clause that explains what a propagator derived; nothing watches it.
const EXPLAINS: u32 = 1 << 29;

/// Most words of all clauses together: 8 GiB.
const MAX_WORDS: usize = 1 << 31;

/// The clause arena.
#[derive(Clone)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// The learned clauses, oldest first.
    learned: Vec<ClauseRef>,
    max_words: usize,
    /// Was there no room for a clause?
    is_full: bool,
}

impl Clauses {
    pub fn with_capacity(clauses: usize, literals: usize) -> Clauses {
        let words = Vec::with_capacity(HEADER * clauses + literals);
        Clauses { words, learned: Vec::new(), max_words: MAX_WORDS, is_full: false }
    }

    /// Limits the arena to `max_words` words.
    pub fn limit(&mut self, max_words: usize) {
        self.max_words = max_words;
    }

    /// An empty arena with the capacity and the limit of this one.
    pub fn emptied(&self) -> Clauses {
        let words = Vec::with_capacity(self.words.len());
        Clauses { words, learned: Vec::new(), ..*self }
    }

    /// Adds a clause, which is learned if it has a glue. `None` if there is no room.
    pub fn add(&mut self, literals: &[Lit], glue: Option<u32>) -> Option<ClauseRef> {
        if self.max_words - self.words.len() < HEADER + literals.len() {
            self.is_full = true;
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

    /// Adds the clause of an explanation. `None` if there is no room.
    pub fn add_explanation(&mut self, literals: &[Lit]) -> Option<ClauseRef> {
        let clause = self.add(literals, None)?;
        self.words[clause.0 as usize] |= EXPLAINS;
        Some(clause)
    }

    /// Does it explain what a propagator derived?
    pub fn is_explanation(&self, clause: ClauseRef) -> bool {
        self.words[clause.0 as usize] & EXPLAINS != 0
    }

    /// Was there ever no room for a clause?
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// How many words all clauses take.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    #[inline]
    fn len(&self, clause: ClauseRef) -> usize {
        (self.words[clause.0 as usize] & !(LEARNED | USED | EXPLAINS)) as usize
    }

    /// The codes of the literals.
    #[inline]
    pub fn codes(&self, clause: ClauseRef) -> &[u32] {
        let start = clause.0 as usize + HEADER;
        &self.words[start..start + self.len(clause)]
    }

    /// The codes of the literals, to change their order.
    #[inline]
    pub fn codes_mut(&mut self, clause: ClauseRef) -> &mut [u32] {
        let (start, len) = (clause.0 as usize + HEADER, self.len(clause));
        &mut self.words[start..start + len]
    }

    /// The place among the literals where the next watch search begins; 0 for learned clauses.
    pub fn place(&self, clause: ClauseRef) -> usize {
        if self.is_learned(clause) { 0 } else { self.words[clause.0 as usize + 1] as usize }
    }

    /// Sets where the next watch search begins. Learned clauses have no word for it.
    pub fn set_place(&mut self, clause: ClauseRef, place: usize) {
        if !self.is_learned(clause) {
            self.words[clause.0 as usize + 1] = place as u32;
        }
    }

    /// Was it learned from a conflict?
    pub fn is_learned(&self, clause: ClauseRef) -> bool {
        self.words[clause.0 as usize] & LEARNED != 0
    }

    /// The learned clauses, oldest first.
    pub fn learned(&self) -> &[ClauseRef] {
        &self.learned
    }

    /// The glue of a learned clause.
    pub fn glue(&self, clause: ClauseRef) -> u32 {
        self.words[clause.0 as usize + 1]
    }

    /// Marks a learned clause as used, and takes over the glue if it is lower.
    pub fn use_with(&mut self, clause: ClauseRef, glue: u32) {
        self.words[clause.0 as usize] |= USED;
        let old = &mut self.words[clause.0 as usize + 1];
        *old = glue.min(*old);
    }

    /// Was it used since the last call? Clears the flag.
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
