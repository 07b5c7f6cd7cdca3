//! Other pictures of a puzzle, close to the one it is made for.
//!
//! In: a puzzle and its picture. Out: exchanges that lead to other pictures, none with cells to
//! spare; none at all if the picture is the only one. Holds: "none" rests on all lines or on the
//! solver, never on a limit.

use super::MendError;
use super::edits::{Edits, Kind};
use super::span::{Demand, Exchange, exchanged, split};
use super::switches::switches;
use crate::encode::{EncodeOptions, Encoding, encode};
use crate::line::{Deduction, Limit, Stopped, propagate};
use crate::puzzle::{CellId, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::sat::cnf::Lit;
use crate::solve::{Backend, Outcome, Session};
use crate::verify::verify;

/// Most exchanges that the solver looks for in one puzzle.
const MAX_RIVALS: usize = 6;

/// What was found out about a puzzle.
pub(super) struct Rivals {
    /// Cells that lines leave open.
    pub open: usize,
    /// What unique pictures must have that this one lacks; nothing if it is unique.
    pub demands: Vec<Demand>,
}

/// Looks for other pictures of a puzzle that has this one.
///
/// # Errors
/// [`MendError`].
pub(super) fn rivals(
    edits: &Edits<'_>,
    puzzle: &Puzzle,
    picture: &Picture,
    budget: &Budget,
) -> Result<Result<Rivals, Limit>, MendError> {
    let known = match propagate(puzzle, budget) {
        Ok(known) => known,
        Err(Stopped::Limit(limit)) => return Ok(Err(limit)),
        Err(Stopped::Contradiction(_)) => return Err(MendError::Lost),
    };
    let open = known.open_count();
    let mut demands = Vec::new();
    if open > 0 {
        let geometry = puzzle.geometry();
        for exchange in switches(geometry, picture, &known, budget) {
            let other = exchanged(geometry, picture, &exchange);
            demands.extend(
                split(geometry, picture, &other)
                    .into_iter()
                    .map(|(exchange, demand)| edits.demand(&exchange, demand)),
            );
        }
        if demands.is_empty() {
            let mut near = match Near::new(edits, puzzle, picture, &known, budget) {
                Ok(near) => near,
                Err(limit) => return Ok(Err(limit)),
            };
            if let Err(limit) = near.look(budget, &mut demands)? {
                return Ok(Err(limit));
            }
        }
    }
    Ok(Ok(Rivals { open, demands }))
}

/// The solver at work on one puzzle.
struct Near<'a> {
    edits: &'a Edits<'a>,
    puzzle: &'a Puzzle,
    picture: &'a Picture,
    encoding: Encoding,
    open: Vec<CellId>,
}

impl<'a> Near<'a> {
    fn new(
        edits: &'a Edits<'a>,
        puzzle: &'a Puzzle,
        picture: &'a Picture,
        known: &Deduction,
        budget: &Budget,
    ) -> Result<Near<'a>, Limit> {
        let encoding = encode(puzzle, known, &EncodeOptions::default(), budget)?;
        Ok(Near { edits, puzzle, picture, encoding, open: known.open_cells().collect() })
    }

    /// Adds what exchanges demand, up to the most; an error without any is a limit.
    fn look(
        &mut self,
        budget: &Budget,
        demands: &mut Vec<Demand>,
    ) -> Result<Result<(), Limit>, MendError> {
        let backend = Backend::Embedded;
        let mut session = backend.start(self.encoding.cnf(), budget)?;
        session.add_clause(&self.encoding.anything_but(self.puzzle, self.picture))?;
        while demands.len() < MAX_RIVALS {
            for &cell in &self.open {
                for other in self.encoding.not_color(cell, self.picture[cell]) {
                    session.prefer(!other, 0.0)?;
                }
            }
            let other = match session.decide()? {
                Outcome::Sat(model) => self.encoding.decode(self.puzzle, &model),
                Outcome::Unsat => break,
                // What is known by now is as good as ever.
                _ if !demands.is_empty() => break,
                Outcome::OutOfRoom => return Ok(Err(Limit::Room)),
                _ => return Ok(Err(Limit::Time)),
            };
            verify(self.puzzle, other.clone()).map_err(MendError::Unsound)?;
            self.take(&mut *session, other, demands)?;
        }
        Ok(Ok(()))
    }

    /// Takes what another picture tells.
    fn take(
        &self,
        session: &mut dyn Session,
        other: Picture,
        demands: &mut Vec<Demand>,
    ) -> Result<(), MendError> {
        let geometry = self.puzzle.geometry();
        if self.edits.kind() == Kind::Reveal {
            // Where clues leave something out, a part of the cells need not be possible alone.
            let other = self.shrunk(session, other)?;
            demands.push(self.edits.demand(&self.exchange(&other), Demand::new()));
            return Ok(());
        }
        for (exchange, _) in split(geometry, self.picture, &other) {
            let alone = exchanged(geometry, self.picture, &exchange);
            let other = self.shrunk(session, alone)?;
            demands.extend(split(geometry, self.picture, &other).into_iter().map(|part| part.1));
        }
        Ok(())
    }

    /// A picture that differs in no more cells than this one, and such that fewer of them do not
    /// make another picture; all that is passed is excluded.
    fn shrunk(
        &self,
        session: &mut dyn Session,
        mut other: Picture,
    ) -> Result<Picture, MendError> {
        loop {
            let exchange: Exchange = self.exchange(&other);
            let excluded: Vec<Lit> = exchange
                .iter()
                .flat_map(|&(cell, color)| self.encoding.not_color(cell, color))
                .collect();
            session.add_clause(&excluded)?;
            let outside = |cell: &&CellId| other[**cell] == self.picture[**cell];
            let kept: Vec<Lit> = self
                .open
                .iter()
                .filter(outside)
                .flat_map(|&cell| self.encoding.not_color(cell, self.picture[cell]))
                .map(|lit| !lit)
                .collect();
            match session.decide_under(&kept, &mut |_| {})? {
                Outcome::Sat(model) => other = self.encoding.decode(self.puzzle, &model),
                _ => return Ok(other),
            }
        }
    }

    fn exchange(&self, other: &Picture) -> Exchange {
        let differing = self.picture.differences(other);
        differing.into_iter().map(|cell| (cell, other[cell])).collect()
    }
}
