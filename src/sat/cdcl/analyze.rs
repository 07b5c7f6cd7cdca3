//! Conflict analysis: learns the clause of the first unique implication point, minimizes it,
//! backjumps.
//!
//! In: a conflict, the reasons on the trail. Out: a learned clause that asserts its first literal.
//! Sources: J. Marques-Silva, K. Sakallah, "GRASP" (1999), for the clause; N. Sörensson, A. Biere,
//! "Minimizing learned clauses" (SAT 2009), for its minimization.

use super::Solver;
use super::clauses::{ClauseRef, Clauses};
use super::heap::VarHeap;
use super::proof::Proof;
use super::propagate::Conflict;
use super::propagator::{Attached, reason};
use super::trail::{DecodedReason, Reason, Trail};
use crate::cnf::{Lit, Var};

/// The role of a variable in the analysis.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    None,
    /// In the clause, or resolved away.
    Seen,
    /// Implied by literals of the clause: minimization may drop it.
    Removable,
    /// Not implied by them.
    Poison,
}

/// The state of the analysis. Its buffers are reused from conflict to conflict.
#[derive(Clone)]
pub(super) struct Analysis {
    /// The role of each variable.
    marks: Vec<Role>,
    /// The variables with a role, to clear them.
    marked_vars: Vec<Var>,
    /// The clause being learned.
    clause: Vec<Lit>,
    /// The depth-first search of minimization: literals, with the next place in their reasons.
    stack: Vec<(Lit, u32)>,
    /// For each level the last glue count in which it occurred.
    level_stamps: Vec<u64>,
    /// The number of glue counts so far.
    stamp: u64,
}

impl Analysis {
    pub fn new(var_count: usize) -> Analysis {
        Analysis {
            marks: vec![Role::None; var_count],
            marked_vars: Vec::new(),
            clause: Vec::new(),
            stack: Vec::new(),
            level_stamps: vec![0; var_count + 1],
            stamp: 0,
        }
    }

    /// Adds a variable.
    pub fn grow(&mut self) {
        self.marks.push(Role::None);
    }

    /// Makes room for levels up to this one.
    pub fn reserve_levels(&mut self, level: usize) {
        if self.level_stamps.len() <= level {
            self.level_stamps.resize(level + 1, 0);
        }
    }

    /// Marks a variable as seen, until [`Analysis::clear`].
    pub fn see(&mut self, var: Var) {
        self.mark(var, Role::Seen);
    }

    /// Is it marked as seen?
    pub fn is_seen(&self, var: Var) -> bool {
        self.marks[var.index()] == Role::Seen
    }

    fn mark(&mut self, var: Var, mark: Role) {
        if self.marks[var.index()] == Role::None {
            self.marked_vars.push(var);
        }
        self.marks[var.index()] = mark;
    }

    /// Clears all marks.
    pub fn clear(&mut self) {
        for var in self.marked_vars.drain(..) {
            self.marks[var.index()] = Role::None;
        }
    }

    /// Visits a false literal of a clause that is resolved on. The first time, it bumps the
    /// variable and adds literals of older levels to the learned clause. Returns 1 for a new
    /// literal of the newest level, otherwise 0. Skips literals of level 0, which stay false.
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

    /// The glue (LBD) of a clause: the number of different levels of its literals.
    fn glue(&mut self, literals: impl Iterator<Item = Lit>, trail: &Trail) -> u32 {
        self.stamp += 1;
        let mut glue = 0;
        for lit in literals {
            let level_stamp = &mut self.level_stamps[trail.level_of(lit.var()) as usize];
            glue += u32::from(*level_stamp != self.stamp);
            *level_stamp = self.stamp;
        }
        glue
    }

    /// Do other literals of the clause, all false, imply that `lit` is false? Then it is redundant.
    fn is_removable(
        &mut self,
        lit: Lit,
        trail: &mut Trail,
        clauses: &mut Clauses,
        attached: &mut Option<Attached>,
    ) -> bool {
        if trail.reason_of(lit.var()) == Reason::NONE {
            return false;
        }
        self.stack.clear();
        self.stack.push((lit, 0));
        while let Some(&mut (top, ref mut next)) = self.stack.last_mut() {
            let at = *next as usize;
            *next += 1;
            let cause = match reason(top.var(), trail, clauses, attached) {
                DecodedReason::Pair(second) => (at == 0).then_some(second),
                // A reason has the literal that it propagated first.
                DecodedReason::Clause(clause) => {
                    clauses.codes(clause).get(at + 1).map(|&code| Lit::from_code(code))
                }
                DecodedReason::None => None,
            };
            let Some(cause) = cause else {
                // All causes are in the clause or implied by it.
                self.stack.pop();
                self.mark(top.var(), Role::Removable);
                continue;
            };
            let var = cause.var();
            if trail.level_of(var) == 0
                || matches!(self.marks[var.index()], Role::Seen | Role::Removable)
            {
                continue;
            }
            // Literals of the clause cannot imply one of a level where the clause has none.
            let is_foreign = self.level_stamps[trail.level_of(var) as usize] != self.stamp;
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
    /// Learns a clause from a conflict, backjumps and asserts its first literal.
    pub(super) fn learn(&mut self, conflict: Conflict) {
        if self.trail.level() == 0 {
            self.contradict(&conflict);
            return;
        }
        let last = if P::IS_KEPT { self.false_clause(&conflict) } else { Vec::new() };
        // Below the newest level propagation found no conflict: a candidate for target phases.
        self.phases.set_target(self.trail.before_newest_level());
        self.resolve(conflict);
        let mut clause = std::mem::take(&mut self.analysis.clause);
        // `is_removable` reads the levels of the clause from the stamps of this count, so no other
        // count may come in between.
        let glue = self.analysis.glue(clause.iter().copied(), &self.trail);
        let first = clause[0];
        let Solver { analysis, trail, clauses, attached, .. } = self;
        clause.retain(|&lit| lit == first || !analysis.is_removable(lit, trail, clauses, attached));
        self.analysis.clear();
        self.restarts.learned(glue);
        self.heap.decay();
        self.log_step(&clause, &last);
        if let Some(port) = &mut self.port {
            port.offer(&clause, glue);
        }
        self.assert_learned(first, &mut clause, glue);
        self.analysis.clause = clause;
    }

    /// Resolves the conflict with the reasons, newest literal first, until one literal of the
    /// newest level is left: the first unique implication point. It becomes the first literal.
    fn resolve(&mut self, conflict: Conflict) {
        self.analysis.clause.clear();
        let mut open = match conflict {
            Conflict::Pair(first, second) => {
                // A placeholder for the first literal.
                self.analysis.clause.push(first);
                self.meet_literal(first) + self.meet_literal(second)
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
            open += match self.reason(lit.var()) {
                DecodedReason::Pair(second) => self.meet_literal(second),
                // A reason has the literal that it propagated first.
                DecodedReason::Clause(clause) => self.meet_clause(clause, 1),
                DecodedReason::None => 0,
            };
        }
    }

    /// The reason of an assigned variable.
    pub(super) fn reason(&mut self, var: Var) -> DecodedReason {
        let Solver { trail, clauses, attached, .. } = self;
        reason(var, trail, clauses, attached)
    }

    /// Visits the literals of a clause from a place on. Returns the number of new literals of the
    /// newest level. If the clause is learned, marks it as used and lowers its glue if it can.
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

    /// Visits the other literal of a binary clause, in the same way.
    fn meet_literal(&mut self, lit: Lit) -> usize {
        self.analysis.meet(lit, &self.trail, &mut self.heap)
    }

    /// Backjumps to the second newest level of the clause, where the clause is unit, and assigns
    /// its first literal. The other watched literal is of that level, so that backtracking never
    /// leaves a false literal watched while others are unassigned.
    fn assert_learned(&mut self, first: Lit, clause: &mut [Lit], glue: u32) {
        let level = |lit: &Lit| self.trail.level_of(lit.var());
        let newest = (1..clause.len()).max_by_key(|&at| level(&clause[at]));
        let Some(newest) = newest else {
            // A unit holds at level 0.
            self.back_to(0);
            self.trail.assign(first, Reason::NONE);
            return;
        };
        clause.swap(1, newest);
        let back = level(&clause[1]);
        self.back_to(back);
        if let [left, right] = *clause {
            self.watch_pair(left, right);
            self.trail.assign(first, Reason::pair(right));
        } else if let Some(clause_ref) = self.clauses.add(clause, Some(glue)) {
            self.watch(clause_ref);
            self.trail.assign(first, Reason::clause(clause_ref));
        } else {
            self.is_full = true;
        }
    }
}
