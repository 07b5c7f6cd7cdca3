//! What a conflict teaches: the clause of its first unique implication point,
//! made as small as the reasons allow.
//!
//! Sources: J. Marques-Silva, K. Sakallah, "GRASP" (1999), for the clause;
//! N. Sörensson, A. Biere, "Minimizing learned clauses" (SAT 2009).

use super::Solver;
use super::clauses::{ClauseRef, Clauses};
use super::heap::VarHeap;
use super::proof::Proof;
use super::propagate::Conflict;
use super::trail::{DecodedReason, Reason, Trail};
use crate::sat::cnf::{Lit, Var};

/// What is known of a variable while a conflict is analyzed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    None,
    /// In the clause, or resolved out of it.
    Seen,
    /// Follows from literals of the clause: it may be left out.
    Removable,
    /// Does not.
    Poison,
}

/// Room for the analysis, kept between conflicts.
pub(super) struct Analysis {
    marks: Vec<Role>,
    marked: Vec<Var>,
    clause: Vec<Lit>,
    stack: Vec<(Lit, u32)>,
    /// For each level the number of the last count that met it.
    met: Vec<u64>,
    counts: u64,
}

impl Analysis {
    pub fn new(var_count: usize) -> Analysis {
        Analysis {
            marks: vec![Role::None; var_count],
            marked: Vec::new(),
            clause: Vec::new(),
            stack: Vec::new(),
            met: vec![0; var_count + 1],
            counts: 0,
        }
    }

    /// Room for one more variable.
    pub fn grow(&mut self) {
        self.marks.push(Role::None);
    }

    /// Room for levels up to this one.
    pub fn reserve_levels(&mut self, level: usize) {
        if self.met.len() <= level {
            self.met.resize(level + 1, 0);
        }
    }

    /// Marks a variable as met, until the marks are cleared.
    pub fn see(&mut self, var: Var) {
        self.mark(var, Role::Seen);
    }

    /// Was it met?
    pub fn is_seen(&self, var: Var) -> bool {
        self.marks[var.index()] == Role::Seen
    }

    fn mark(&mut self, var: Var, mark: Role) {
        if self.marks[var.index()] == Role::None {
            self.marked.push(var);
        }
        self.marks[var.index()] = mark;
    }

    /// Forgets all marks.
    pub fn clear(&mut self) {
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Role::None;
        }
    }

    /// A false literal took part: unless it was met before, its variable is bumped, and it is put
    /// into the clause if it is older than the newest level. Returns 1 if it is not.
    #[inline]
    fn meet(&mut self, lit: Lit, trail: &Trail, heap: &mut VarHeap) -> usize {
        let var = lit.var();
        if self.marks[var.index()] != Role::None {
            return 0;
        }
        let level = trail.level_of(var);
        if level == 0 {
            return 0;
        }
        self.mark(var, Role::Seen);
        heap.bump(var);
        if level == trail.level() {
            return 1;
        }
        self.clause.push(lit);
        0
    }

    /// How many levels the literals come from: the glue.
    fn glue(&mut self, literals: impl Iterator<Item = Lit>, trail: &Trail) -> u32 {
        self.counts += 1;
        let mut glue = 0;
        for lit in literals {
            let met = &mut self.met[trail.level_of(lit.var()) as usize];
            glue += u32::from(*met != self.counts);
            *met = self.counts;
        }
        glue
    }

    /// Does `lit`, which is false, follow from other literals of the clause?
    fn is_removable(&mut self, lit: Lit, trail: &Trail, clauses: &Clauses) -> bool {
        if trail.reason_of(lit.var()) == Reason::NONE {
            return false;
        }
        self.stack.clear();
        self.stack.push((lit, 0));
        while let Some(&mut (top, ref mut next)) = self.stack.last_mut() {
            let at = *next as usize;
            *next += 1;
            let cause = match trail.reason_of(top.var()).decoded() {
                DecodedReason::Pair(other) => (at == 0).then_some(other),
                // The literal that a clause made true stands first.
                DecodedReason::Clause(clause) => {
                    clauses.codes(clause).get(at + 1).map(|&code| Lit::from_code(code))
                }
                DecodedReason::None => None,
            };
            let Some(cause) = cause else {
                // All causes are in the clause or follow from it.
                self.stack.pop();
                if !self.stack.is_empty() {
                    self.mark(top.var(), Role::Removable);
                }
                continue;
            };
            let var = cause.var();
            if trail.level_of(var) == 0
                || matches!(self.marks[var.index()], Role::Seen | Role::Removable)
            {
                continue;
            }
            let is_foreign = self.met[trail.level_of(var) as usize] != self.counts;
            let is_poison = self.marks[var.index()] == Role::Poison
                || trail.reason_of(var) == Reason::NONE
                || is_foreign;
            if is_poison {
                while let Some((lit, _)) = self.stack.pop() {
                    if !self.stack.is_empty() {
                        self.mark(lit.var(), Role::Poison);
                    }
                }
                return false;
            }
            self.stack.push((cause, 0));
        }
        true
    }
}

impl<P: Proof> Solver<P> {
    /// Learns a clause from a conflict, goes back, and asserts what follows.
    pub(super) fn learn(&mut self, conflict: Conflict) {
        if self.trail.level() == 0 {
            self.contradict(&conflict);
            return;
        }
        let last = if P::IS_KEPT { self.false_clause(&conflict) } else { Vec::new() };
        self.phases.set_target(self.trail.before_newest_level());
        self.resolve(conflict);
        let mut clause = std::mem::take(&mut self.analysis.clause);
        // No other glue is counted before the literals are looked at: `is_removable` reads
        // from `met` which levels the clause has.
        let glue = self.analysis.glue(clause.iter().copied(), &self.trail);
        let first = clause[0];
        clause.retain(|&lit| {
            lit == first || !self.analysis.is_removable(lit, &self.trail, &self.clauses)
        });
        self.analysis.clear();
        self.restarts.learned(glue);
        self.heap.decay();
        self.log_step(&clause, &last);
        self.assert_learned(first, &mut clause, glue);
        self.analysis.clause = clause;
    }

    /// Resolves the conflict until one literal of the newest level is left; it comes first.
    fn resolve(&mut self, conflict: Conflict) {
        self.analysis.clause.clear();
        let mut open = match conflict {
            Conflict::Pair(one, other) => {
                self.analysis.clause.push(one);
                self.meet_literal(one) + self.meet_literal(other)
            }
            Conflict::Clause(clause) => {
                self.analysis.clause.push(Lit::from_code(self.clauses.codes(clause)[0]));
                self.meet_clause(clause, 0)
            }
        };
        let mut place = self.trail.literals().len();
        loop {
            let lit = loop {
                place -= 1;
                let lit = self.trail.literals()[place];
                if self.analysis.is_seen(lit.var()) {
                    break lit;
                }
            };
            open -= 1;
            if open == 0 {
                self.analysis.clause[0] = !lit;
                break;
            }
            open += match self.trail.reason_of(lit.var()).decoded() {
                DecodedReason::Pair(other) => self.meet_literal(other),
                // The literal that a clause made true stands first.
                DecodedReason::Clause(clause) => self.meet_clause(clause, 1),
                DecodedReason::None => 0,
            };
        }
    }

    /// A clause took part, with its literals from a place on: a learned one may have a better
    /// glue now. How many new literals of the newest level there are.
    fn meet_clause(&mut self, clause: ClauseRef, from: usize) -> usize {
        if self.clauses.is_learned(clause) {
            let literals = self.clauses.codes(clause).iter().map(|&code| Lit::from_code(code));
            let glue = self.analysis.glue(literals, &self.trail);
            self.clauses.use_with(clause, glue);
        }
        let Solver { analysis, clauses, heap, trail, .. } = self;
        let literals = clauses.codes(clause)[from..].iter().map(|&code| Lit::from_code(code));
        literals.map(|lit| analysis.meet(lit, trail, heap)).sum()
    }

    /// The only other literal of a clause took part.
    fn meet_literal(&mut self, lit: Lit) -> usize {
        self.analysis.meet(lit, &self.trail, &mut self.heap)
    }

    /// Goes back to where the clause makes its first literal true.
    fn assert_learned(&mut self, first: Lit, clause: &mut [Lit], glue: u32) {
        let level = |lit: &Lit| self.trail.level_of(lit.var());
        let newest = (1..clause.len()).max_by_key(|&at| level(&clause[at]));
        let Some(newest) = newest else {
            self.back_to(0);
            self.trail.assign(first, Reason::NONE);
            return;
        };
        clause.swap(1, newest);
        let back = level(&clause[1]);
        self.back_to(back);
        if let [one, other] = *clause {
            self.watch_pair(one, other);
            self.trail.assign(first, Reason::pair(other));
        } else if let Some(added) = self.clauses.add(clause, Some(glue)) {
            self.watch(added);
            self.trail.assign(first, Reason::clause(added));
        } else {
            self.is_full = true;
        }
    }
}
