//! The exchange of learned clauses between solvers of one formula, and the copies that take part.
//!
//! In: clauses that a solver learned, with their glue. Out: those of the other solvers, each once.
//! Invariants: a port never receives what it sent; the shelf is bounded, so a slow reader misses the
//! oldest clauses. Every clause follows from the formula alone, never from assumptions.
//! Source: Y. Hamadi, S. Jabbour, L. Sais, "ManySAT: a parallel SAT solver" (JSAT 2009).

use super::proof::Proof;
use super::{Solver, WORDS_PER_VAR};
use crate::cnf::{Lit, Var};
use crate::noise::Noise;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Longer clauses, or clauses of a higher glue, stay with the solver that learned them. Four solvers
/// on eleven puzzles: a glue up to 3 saves 2.8 times the conflicts, up to 5 4.6 times, up to 8 3.5
/// times.
const MAX_GLUE: u32 = 5;
const MAX_LEN: usize = 30;
/// Most clauses on the shelf: about 16 MB.
const MAX_CLAUSES: usize = 1 << 17;
/// Most noise on a score, in conflicts. More changed nothing that the spread between boards would
/// show.
const NOISE: f64 = 4.0;

/// A learned clause and its glue. All receivers share the literals, so that little is done under the lock.
pub(super) type Shared = (Arc<[Lit]>, u32);

/// What all ports share.
#[derive(Default)]
struct Shelf {
    /// Each clause with the port that sent it, oldest first.
    clauses: Mutex<VecDeque<(usize, Shared)>>,
    /// How many clauses were ever sent.
    count: AtomicU64,
}

/// One solver's end of the exchange.
#[derive(Clone, Default)]
pub(super) struct Port {
    shelf: Arc<Shelf>,
    number: usize,
    /// How many of all clauses this port has read or skipped.
    read: u64,
    /// Clauses that were not sent yet.
    outgoing: Vec<Shared>,
}

impl Port {
    /// Another end of the same exchange. It reads what is sent from now on.
    pub fn another(&self, number: usize) -> Port {
        let shelf = Arc::clone(&self.shelf);
        let read = shelf.count.load(Ordering::Acquire);
        Port { shelf, number, read, outgoing: Vec::new() }
    }

    /// Keeps a learned clause for [`Port::swap`], if it is worth sending.
    pub fn offer(&mut self, clause: &[Lit], glue: u32) {
        if clause.len() <= 2 || (glue <= MAX_GLUE && clause.len() <= MAX_LEN) {
            self.outgoing.push((clause.into(), glue));
        }
    }

    /// Sends what was offered, and receives what the others sent since the last call.
    pub fn swap(&mut self) -> Vec<Shared> {
        let count = &self.shelf.count;
        if self.outgoing.is_empty() && count.load(Ordering::Acquire) == self.read {
            return Vec::new();
        }
        // A thread that panics while it holds the lock leaves whole clauses.
        let mut clauses = self.shelf.clauses.lock().unwrap_or_else(PoisonError::into_inner);
        let oldest = count.load(Ordering::Acquire) - clauses.len() as u64;
        let unread = self.read.saturating_sub(oldest) as usize;
        let unread_clauses = clauses.range(unread..).filter(|(sender, _)| *sender != self.number);
        let received_clauses = unread_clauses.map(|(_, shared)| shared.clone()).collect();
        clauses.extend(self.outgoing.drain(..).map(|shared| (self.number, shared)));
        let excess = clauses.len().saturating_sub(MAX_CLAUSES);
        let sent_count = oldest + clauses.len() as u64;
        clauses.drain(..excess);
        count.store(sent_count, Ordering::Release);
        self.read = sent_count;
        received_clauses
    }
}

impl<P: Proof> Solver<P> {
    /// Takes in what other solvers of the formula learned, if it is at the start of a descent.
    /// Returns whether there was anything; it is not propagated yet.
    pub(super) fn receive(&mut self) -> bool {
        if self.trail.level() > self.assumptions.len() as u32 {
            return false;
        }
        let Some(port) = &mut self.port else { return false };
        let received_clauses = port.swap();
        if received_clauses.is_empty() {
            return false;
        }
        self.back_to(0);
        for (clause, glue) in received_clauses {
            self.take_in(&mut clause.to_vec(), Some(glue));
        }
        true
    }
}

impl Solver {
    /// A copy that searches elsewhere, and exchanges clauses with this solver.
    pub(crate) fn teammate(&mut self, number: usize) -> Solver {
        let port = self.port.get_or_insert_default().another(number);
        let mut copy = self.clone();
        copy.port = Some(port);
        copy.conflict_limit = u64::MAX;
        copy.back_to(0);
        let mut noise = Noise::numbered(number);
        for var in 0..copy.var_count() as u32 {
            copy.heap.raise(Var::numbered(var), NOISE * noise.number());
        }
        copy
    }

    /// The memory of a copy, roughly, in bytes.
    pub(crate) fn size(&self) -> usize {
        (self.clauses.words() * 3 + WORDS_PER_VAR * self.var_count() + 1) * size_of::<u32>()
    }
}
