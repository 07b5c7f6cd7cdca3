//! Merges the proofs of a puzzle's cubes into one certificate of the puzzle.
//!
//! In: a puzzle, and a bundle for each of its cubes. Out: a [`Certificate`]. Invariants: a bundle
//! is checked before anything in it is used; each bundle proves that its cube has no picture, or no
//! further one; the embedded solver refutes the assignments outside all cubes. Pictures are
//! verified for the whole puzzle.

use super::bundle::Bundle;
use super::check::check_certificate;
use super::names::{FORMULA, MANIFEST, STEPS};
use super::refutation::with_facts;
use super::{Certificate, CertificateError, Evidence, undecided};
use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Encoding, Strategy, encode_clues};
use crate::propagation::Limit;
use crate::puzzle::Puzzle;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Lit, Var, read_formula};
use crate::sat::proof::{Lifted, ProofLogger, SharedLog, lift, shared};
use crate::solver::{Reason, Verdict};
use crate::verify::{Verified, verify};
use crate::weights::{Refusal, refuse};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Merges proofs of cubes one after the other.
pub struct CertificateMerge<'a> {
    puzzle: &'a Puzzle,
    encoding: Encoding,
    log: SharedLog,
    /// At most two different pictures.
    pictures: Vec<Verified>,
    cubes: Vec<Lifted>,
}

impl<'a> CertificateMerge<'a> {
    /// A merge without cubes.
    ///
    /// # Errors
    /// [`Limit`] if the formula is too large or the budget is over.
    pub fn new(puzzle: &'a Puzzle, budget: &Budget) -> Result<CertificateMerge<'a>, Limit> {
        let options = EncodeOptions { strategy: Strategy::Order, ..EncodeOptions::default() };
        let encoding = encode_clues(puzzle, &options, budget)?;
        let log = shared(encoding.cnf());
        Ok(CertificateMerge { puzzle, encoding, log, pictures: Vec::new(), cubes: Vec::new() })
    }

    /// Adds the bundle of a cube.
    ///
    /// # Errors
    /// [`Refusal`] if the bundle does not prove its verdict, or belongs to another puzzle.
    pub fn take(&mut self, bundle: &Bundle, budget: &Budget) -> Result<(), Refusal> {
        let accepted = check_certificate(bundle, budget)?;
        for picture in &accepted.pictures {
            let foreign = |mismatch| refuse(MANIFEST, format!("of another puzzle: {mismatch}"));
            let verified = verify(self.puzzle, picture.picture().clone()).or_else(foreign)?;
            if !self.is_several() && !self.pictures.contains(&verified) {
                self.pictures.push(verified);
            }
        }
        if self.is_several() {
            return Ok(());
        }
        if let Some(only) = accepted.pictures.first() {
            let exclusion = self.encoding.anything_but(self.puzzle, only.picture());
            self.log.borrow_mut().add_last(&exclusion);
        }
        let Some(steps) = bundle.file(STEPS) else {
            return refuse(MANIFEST, "the proof of a cube must be LRAT");
        };
        let formula = read_formula(bundle.file(FORMULA).unwrap_or_default());
        let formula = formula.or_else(|error| refuse(FORMULA, error))?;
        let lifted = lift(&mut self.log.borrow_mut(), &formula, steps);
        self.cubes.push(lifted.or_else(|error| refuse(STEPS, format!("as a cube: {error}")))?);
        Ok(())
    }

    /// Are two pictures known? Then further bundles add nothing.
    pub fn is_several(&self) -> bool {
        self.pictures.len() == 2
    }

    /// The certificate that follows from all cubes.
    ///
    /// # Errors
    /// [`CertificateError`]. A limit makes the verdict `undecided`.
    pub fn finish(mut self, budget: &Budget) -> Result<Certificate, CertificateError> {
        let mut verdict = match &self.pictures[..] {
            [one, other] => Verdict::Several(one.clone(), other.clone()),
            [only] => Verdict::Unique(only.clone()),
            _ => Verdict::None(self.puzzle.disagreement().map_or(Reason::Search, Reason::Totals)),
        };
        if !self.is_several() {
            if !self.rest_is_refuted(budget)? {
                verdict = undecided(verdict, Limit::of(budget));
            }
            if self.log.borrow().is_full() {
                verdict = undecided(verdict, Limit::Capacity);
            }
        }
        if let Verdict::Unique(only) = &verdict {
            self.encoding.exclude(self.puzzle, only.picture());
        }
        Ok(Certificate {
            verdict,
            evidence: Evidence::Refutation(Box::new(self.encoding), self.log),
        })
    }

    /// Refutes the assignments outside all cubes; false if the budget is over. The solver decides
    /// first on the givens that most cubes have, in the order in which the puzzle was cut.
    fn rest_is_refuted(&self, budget: &Budget) -> Result<bool, CertificateError> {
        if self.log.borrow().is_refuted() {
            return Ok(true);
        }
        let facts = self.log.borrow().facts();
        let mut formula = with_facts(self.encoding.cnf(), &facts).ok_or(CertificateError::Gap)?;
        let mut uses = BTreeMap::<Var, (Lit, f64)>::new();
        for cube in &self.cubes {
            // The formula has these variables, so this cannot fail.
            let _ = formula.add(&cube.end);
            for given in &cube.givens {
                uses.entry(given.var()).or_insert((*given, 0.0)).1 += 1.0;
            }
        }
        let logger = ProofLogger::new(&self.log, Rc::from([]));
        let Some(mut solver) = Solver::with_proof(&formula, budget, logger) else {
            return Ok(false);
        };
        for &(given, count) in uses.values() {
            solver.set_phase(given, count).map_err(|_| CertificateError::Gap)?;
        }
        match solver.decide(budget) {
            Some(Err(_)) => Ok(true),
            None => Ok(false),
            Some(Ok(_)) => Err(CertificateError::Uncovered),
        }
    }
}
