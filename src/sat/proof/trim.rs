//! The steps that the empty clause needs, each with the antecedents that it needs.
//!
//! In: a [`Log`]. Out: a [`Refutation`], which writes itself as LRAT or DRAT. Invariants: each step
//! was followed once more from the end backwards, and its antecedents are in the order in
//! which they propagate, the last one false; numbers go on from those of the formula.
//! Source: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim" (SAT 2014), for going backwards.

use super::log::{Log, Number};
use crate::sat::budget::Budget;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Lit, dimacs};
use std::io::{self, Write};

/// The steps that are left.
pub struct Refutation<'a> {
    log: &'a Log,
    /// The steps of the log, in order, each with where its antecedents end.
    steps: Vec<(u32, usize)>,
    antecedents: Vec<Number>,
    /// What each step of the log, or 0, is called in the proof.
    ids: Vec<u32>,
}

/// A step of a log that does not follow: a defect of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {step} of the proof does not follow; please report this")]
pub struct Unsound {
    /// The step, from 1, in the order in which they were found.
    pub step: usize,
}

impl Log {
    /// What the empty clause needs; `None` if it was not found.
    ///
    /// # Errors
    /// [`Unsound`].
    pub fn trimmed(&self) -> Result<Option<Refutation<'_>>, Unsound> {
        let Some(conclusion) = self.conclusion() else { return Ok(None) };
        let first = self.first_step();
        let mut follower = Follower::new(self);
        let mut is_needed = vec![false; self.step_count()];
        let mut backwards: Vec<(u32, Vec<Number>)> = Vec::new();
        if let Some(step) = conclusion.checked_sub(first) {
            is_needed[step as usize] = true;
        }
        for step in (0..self.step_count()).rev().filter(|&step| conclusion >= first + step as u32) {
            if !is_needed[step] {
                continue;
            }
            let antecedents = follower.follow(step).ok_or(Unsound { step: step + 1 })?;
            for number in &antecedents {
                if let Some(earlier) = number.checked_sub(first) {
                    is_needed[earlier as usize] = true;
                }
            }
            backwards.push((step as u32, antecedents));
        }
        Ok(Some(self.renumbered(backwards)))
    }

    fn renumbered(&self, backwards: Vec<(u32, Vec<Number>)>) -> Refutation<'_> {
        let mut names = vec![0; self.step_count()];
        let (mut steps, mut all) = (Vec::with_capacity(backwards.len()), Vec::new());
        let mut name = self.formula_count() as u32;
        for (step, antecedents) in backwards.into_iter().rev() {
            name += 1;
            names[step as usize] = name;
            all.extend(antecedents);
            steps.push((step, all.len()));
        }
        Refutation { log: self, steps, antecedents: all, ids: names }
    }
}

impl Refutation<'_> {
    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Is the formula false as it stands?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Writes the proof as LRAT in text.
    ///
    /// # Errors
    /// Whatever `out` says.
    pub fn write_lrat(&self, out: &mut impl Write) -> io::Result<()> {
        let mut digits = itoa::Buffer::new();
        let mut from = 0;
        for &(step, to) in &self.steps {
            out.write_all(digits.format(self.ids[step as usize]).as_bytes())?;
            for lit in self.log.step(step as usize).0 {
                out.write_all(b" ")?;
                out.write_all(digits.format(lit.to_dimacs()).as_bytes())?;
            }
            out.write_all(b" 0")?;
            for &number in &self.antecedents[from..to] {
                out.write_all(b" ")?;
                out.write_all(digits.format(self.id(number)).as_bytes())?;
            }
            out.write_all(b" 0\n")?;
            from = to;
        }
        Ok(())
    }

    /// Writes the clauses alone, as DRAT in text, without those that unit propagation finds by
    /// itself: whoever checks DRAT propagates anyway.
    ///
    /// # Errors
    /// Whatever `out` says.
    pub fn write_drat(&self, out: &mut impl Write) -> io::Result<()> {
        let endless = Budget::endless();
        let Some(mut solver) = Solver::new(&self.log.formula(), &endless) else { return Ok(()) };
        for &(step, _) in &self.steps {
            let clause = self.log.step(step as usize).0;
            if clause.is_empty() || !solver.settles(clause) {
                dimacs::write_clause(out, clause)?;
                // Its variables are those of the formula.
                let _ = solver.add_clause(clause);
            }
        }
        Ok(())
    }

    /// What a clause is called in the proof: those of the formula count from 1.
    fn id(&self, number: Number) -> u32 {
        match number.checked_sub(self.log.first_step()) {
            Some(step) => self.ids[step as usize],
            None => number + 1,
        }
    }
}

/// Follows steps, with room that is kept between them.
struct Follower<'a> {
    log: &'a Log,
    /// For each literal: is it false?
    is_false: Vec<bool>,
    falsified: Vec<Lit>,
    /// For each variable the antecedent that gave it a value, as a place in `used`, or none.
    causes: Vec<u32>,
    used: Vec<Number>,
}

const NO_CAUSE: u32 = u32::MAX;

impl<'a> Follower<'a> {
    fn new(log: &'a Log) -> Follower<'a> {
        let var_count = log.var_count();
        Follower {
            log,
            is_false: vec![false; 2 * var_count],
            falsified: Vec::new(),
            causes: vec![NO_CAUSE; var_count],
            used: Vec::new(),
        }
    }

    /// The antecedents that the step needs, in order; `None` if it does not follow.
    fn follow(&mut self, step: usize) -> Option<Vec<Number>> {
        let (clause, antecedents) = self.log.step(step);
        self.used.clear();
        clause.iter().for_each(|&lit| self.falsify(lit, NO_CAUSE));
        let mut found = None;
        for &number in antecedents {
            let mut open = self.log.clause(number).iter().filter(|lit| !self.is_false(**lit));
            match (open.next(), open.next()) {
                (None, _) => {
                    self.used.push(number);
                    found = Some(self.required());
                    break;
                }
                // It was said before.
                (Some(&lit), _) if self.is_false(!lit) => {}
                (Some(&lit), None) => {
                    self.falsify(!lit, self.used.len() as u32);
                    self.used.push(number);
                }
                // It says nothing.
                _ => {}
            }
        }
        for lit in self.falsified.drain(..) {
            self.is_false[lit.code() as usize] = false;
            self.causes[lit.var().index()] = NO_CAUSE;
        }
        found
    }

    fn is_false(&self, lit: Lit) -> bool {
        self.is_false[lit.code() as usize]
    }

    fn falsify(&mut self, lit: Lit, cause: u32) {
        if !std::mem::replace(&mut self.is_false[lit.code() as usize], true) {
            self.falsified.push(lit);
            self.causes[lit.var().index()] = cause;
        }
    }

    /// Of those used the ones that the last one, which is false, comes from.
    fn required(&self) -> Vec<Number> {
        let mut is_needed = vec![false; self.used.len()];
        if let Some(last) = is_needed.last_mut() {
            *last = true;
        }
        for place in (0..self.used.len()).rev() {
            if !is_needed[place] {
                continue;
            }
            for lit in self.log.clause(self.used[place]) {
                let cause = self.causes[lit.var().index()];
                // The literal that the clause itself made true has the clause as its cause.
                if cause != NO_CAUSE {
                    is_needed[cause as usize] = true;
                }
            }
        }
        let chosen = self.used.iter().zip(is_needed).filter(|&(_, is_needed)| is_needed);
        chosen.map(|(&number, _)| number).collect()
    }
}
