//! Queries about the pictures of a puzzle, all decided by one incremental solver.
//!
//! In: a puzzle, a deduction of it or of a part of it, options. Out: [`Outcome`]s with pictures,
//! which the caller verifies. Invariants: every picture satisfies the formula and is not excluded;
//! [`Outcome::None`] is a refutation by the solver, never a limit.
//! Source of [`Oracle::without`]: M. Janota, I. Lynce, J. Marques-Silva, "Algorithms for
//! computing backbones of propositional formulae" (AI Communications 2015).

use super::guide::{PACE, SessionGuide};
use super::line_propagator::line_propagator;
use super::marginals::Marginals;
use super::{EngineError, Options, Outcome, Reason};
use crate::encoding::{Encoding, NoFormula, encode, encode_cells};
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat;
use crate::sat::backends::{Enumeration, Session, Work};
use crate::sat::cnf::Lit;

/// An incremental solver for a puzzle, or for a part of it.
pub struct Oracle<'a> {
    puzzle: &'a Puzzle,
    encoding: Encoding,
    session: Session,
    open: Vec<CellId>,
    /// Created by the first call of [`Oracle::next_of_all`].
    enumeration: Option<Enumeration>,
}

impl<'a> Oracle<'a> {
    /// Encodes what `deduction` leaves open, and starts the solver.
    ///
    /// # Errors
    /// [`EngineError::Backend`]. A formula that exceeds its limits is an [`Outcome::Limit`].
    pub fn new(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        options: &Options,
    ) -> Result<Outcome<Oracle<'a>>, EngineError> {
        Ok(match encoded(puzzle, deduction, options) {
            Ok(encoding) => {
                Outcome::Found(Oracle::of_formula(puzzle, deduction, encoding, options)?)
            }
            Err(limit) => Outcome::Limit(limit.into()),
        })
    }

    /// Starts one solver in which lines derive, without clauses for them.
    ///
    /// # Errors
    /// As those of [`Oracle::new`].
    pub fn of_lines(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        options: &Options,
    ) -> Result<Outcome<Oracle<'a>>, EngineError> {
        let options = options.clone().with_threads(1);
        Ok(match encode_cells(puzzle, deduction, &options.encode, &options.budget) {
            Ok(encoding) => {
                Outcome::Found(Oracle::of_formula(puzzle, deduction, encoding, &options)?)
            }
            Err(limit) => Outcome::Limit(limit.into()),
        })
    }

    /// Starts the solver on a formula that `encoded` made from `deduction`.
    ///
    /// # Errors
    /// [`EngineError::Backend`].
    pub fn of_formula(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        encoding: Encoding,
        options: &Options,
    ) -> Result<Oracle<'a>, EngineError> {
        let mut session =
            options.backend.start(encoding.cnf(), &options.budget, options.threads)?;
        let open = deduction.open_cells().collect();
        if !encoding.has_lines() {
            session.attach(line_propagator(puzzle, deduction, &encoding));
        }
        Ok(Oracle { puzzle, encoding, session, open, enumeration: None })
    }

    /// The open cells, in reading order.
    pub fn open_cells(&self) -> &[CellId] {
        &self.open
    }

    /// Any picture that is not excluded, if the session finds it within `conflicts` conflicts; else
    /// [`Limit::Conflicts`](crate::solver::Limit::Conflicts).
    pub fn next(&mut self, conflicts: Option<u64>) -> Answer {
        self.next_observed(conflicts, &mut |_| {})
    }

    /// As [`Oracle::next`], and tells `observer` the work.
    pub fn next_observed(
        &mut self,
        conflicts: Option<u64>,
        observer: &mut dyn FnMut(Work),
    ) -> Answer {
        let outcome = self.session.decide(&[], conflicts, observer)?;
        Ok(self.decoded(outcome))
    }

    /// How many marginals [`Oracle::next_guided`] can take: one for each thread that decides.
    pub(super) fn run_count(&mut self) -> usize {
        self.session.member_count()
    }

    /// As [`Oracle::next_observed`], while the surest cells of each run's marginals, one for
    /// `cells_per_decision` open ones, are the decisions of one thread. Returns the fewest open cells
    /// of a run, too.
    pub(super) fn next_guided<'m, 'p: 'm>(
        &mut self,
        deduction: &Deduction,
        marginals: impl Iterator<Item = &'m mut Marginals<'p>>,
        cells_per_decision: usize,
        conflicts: u64,
        observer: &mut dyn FnMut(Work),
    ) -> Result<(Outcome<Picture>, usize), EngineError> {
        let guide =
            |marginals| SessionGuide::new(&self.encoding, deduction, marginals, cells_per_decision);
        let mut guides: Vec<SessionGuide> = marginals.map(guide).collect();
        let outcome = self.session.decide_guided(&mut guides, PACE, conflicts, observer)?;
        let fewest_open = guides.iter().map(SessionGuide::fewest_open).min();
        Ok((self.decoded(outcome), fewest_open.unwrap_or(usize::MAX)))
    }

    /// Any picture in which these cells have these colors, which the deduction must leave them.
    pub fn picture_with(&mut self, colors: impl Iterator<Item = (CellId, Color)>) -> Answer {
        let excluded = colors.flat_map(|(cell, color)| self.encoding.not_color(cell, color));
        let assumptions: Vec<Lit> = excluded.map(|lit| !lit).collect();
        let outcome = self.session.decide_under(&assumptions)?;
        Ok(self.decoded(outcome))
    }

    /// Any picture in which this cell has none of these colors, which the deduction must leave it. If
    /// there is none, the solver keeps that as a clause.
    pub fn without(&mut self, cell: CellId, colors: impl Iterator<Item = Color>) -> Answer {
        let allowed = colors.map(|color| self.other_color(cell, color));
        let allowed: Vec<Lit> = allowed.collect::<Result<_, _>>()?;
        let outcome = self.session.decide_under(&allowed)?;
        if outcome == sat::Outcome::Unsat {
            let clause: Vec<Lit> = allowed.iter().map(|&lit| !lit).collect();
            self.session.add_clause(&clause)?;
        }
        Ok(self.decoded(outcome))
    }

    /// Enumerates all pictures, one per call. Exclude nothing between the calls.
    pub fn next_of_all(&mut self, watch: &mut dyn FnMut(Work)) -> Answer {
        let painted_pictures = || Enumeration::new(self.encoding.painted());
        let enumeration = self.enumeration.get_or_insert_with(painted_pictures);
        let outcome = enumeration.next(&mut self.session, watch)?;
        Ok(self.decoded(outcome))
    }

    /// Excludes this picture from all later results.
    pub fn exclude(&mut self, picture: &Picture) -> Result<(), EngineError> {
        Ok(self.session.add_clause(&self.encoding.anything_but(self.puzzle, picture))?)
    }

    /// Excludes every picture in which all these cells have these colors, which the deduction must
    /// leave them.
    pub fn exclude_together(&mut self, colors: &[(CellId, Color)]) -> Result<(), EngineError> {
        let excluded =
            colors.iter().flat_map(|&(cell, color)| self.encoding.not_color(cell, color));
        let clause: Vec<Lit> = excluded.collect();
        Ok(self.session.add_clause(&clause)?)
    }

    /// Suggests trying this color of the cell first. `score` raises the cell's activity as if the
    /// cell had taken part in that many conflicts.
    pub fn suggest(&mut self, cell: CellId, color: Color, score: f64) -> Result<(), EngineError> {
        for lit in self.encoding.not_color(cell, color) {
            self.session.set_phase(!lit, score)?;
        }
        Ok(())
    }

    /// Suggests searching near this picture.
    pub fn suggest_picture(&mut self, picture: &Picture) -> Result<(), EngineError> {
        for at in 0..self.open.len() {
            let cell = self.open[at];
            self.suggest(cell, picture[cell], 0.0)?;
        }
        Ok(())
    }

    /// Suggests differing from this picture in as many of these cells as possible.
    pub fn suggest_others(
        &mut self,
        cells: &[CellId],
        picture: &Picture,
    ) -> Result<(), EngineError> {
        for &cell in cells {
            for lit in self.encoding.not_color(cell, picture[cell]).take(1) {
                self.session.set_phase(lit, 0.0)?;
            }
        }
        Ok(())
    }

    /// A literal that implies that the cell has another color.
    fn other_color(&mut self, cell: CellId, color: Color) -> Result<Lit, EngineError> {
        let excluded: Vec<Lit> = self.encoding.not_color(cell, color).collect();
        if let [lit] = excluded[..] {
            return Ok(lit);
        }
        let helper = self.session.fresh()?.positive();
        let clause: Vec<Lit> = [!helper].into_iter().chain(excluded).collect();
        self.session.add_clause(&clause)?;
        Ok(helper)
    }

    fn decoded(&self, outcome: sat::Outcome) -> Outcome<Picture> {
        match outcome {
            sat::Outcome::Sat(model) => Outcome::Found(self.encoding.decode(self.puzzle, &model)),
            sat::Outcome::Unsat => Outcome::None(Reason::Search),
            sat::Outcome::Limit(limit) => Outcome::Limit(limit.into()),
        }
    }
}

/// What the session of a deduction decides: a formula of all lines, or of the cells alone.
///
/// # Errors
/// As those of [`encode`].
pub(super) fn encoded(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &Options,
) -> Result<Encoding, NoFormula> {
    let encode_all =
        if options.has_formula(deduction.open_count()) { encode } else { encode_cells };
    encode_all(puzzle, deduction, &options.encode, &options.budget)
}

/// A picture, not yet verified.
///
/// # Errors
/// [`EngineError::Backend`].
pub(crate) type Answer = Result<Outcome<Picture>, EngineError>;
