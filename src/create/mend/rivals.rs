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
use crate::line::{Deduction, Limit, Stopped, probe, propagate};
use crate::puzzle::{CellId, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::sat::cnf::Lit;
use crate::solve::{Backend, Outcome, Session};
use crate::verify::verify;

/// Most exchanges that the solver looks for in one puzzle.
const MAX_RIVALS: usize = 6;

/// Conflicts that the solver may have for each exchange after the first one.
const MORE_CONFLICTS: u64 = 100;

/// Conflicts of the first look.
pub(super) const FEW_CONFLICTS: u64 = 2_000;

/// How far it is looked for another picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Until it is known whether there is one.
    Whole,
    /// As far as so many conflicts lead.
    Brief(u64),
}

/// What was found out about a puzzle.
pub(super) struct Rivals {
    /// Cells that lines leave open.
    pub open: usize,
    /// What unique pictures must have that this one lacks; nothing if it is unique, or if that is
    /// not known.
    pub demands: Vec<Demand>,
    /// Is the picture the only one? After a whole look, if there are no demands.
    pub is_unique: bool,
}

/// Looks for other pictures of a puzzle that has this one.
///
/// # Errors
/// [`MendError`].
pub(super) fn rivals(
    edits: &Edits<'_>,
    (puzzle, picture): (&Puzzle, &Picture),
    look: Look,
    budget: &Budget,
) -> Result<Result<Rivals, Limit>, MendError> {
    let known = match propagate(puzzle, budget) {
        Ok(known) => known,
        Err(Stopped::Limit(limit)) => return Ok(Err(limit)),
        Err(Stopped::Contradiction(_)) => return Err(MendError::Lost),
    };
    let open = known.open_count();
    let mut demands = Vec::new();
    if open == 0 {
        return Ok(Ok(Rivals { open, demands, is_unique: true }));
    }
    let geometry = puzzle.geometry();
    for exchange in switches(geometry, picture, &known, budget) {
        let other = exchanged(geometry, picture, &exchange);
        let parts = split(geometry, picture, &other).into_iter();
        demands.extend(parts.map(|(exchange, demand)| edits.demand(&exchange, demand)));
    }
    if !demands.is_empty() {
        return Ok(Ok(Rivals { open, demands, is_unique: false }));
    }
    let found = Near { edits, puzzle, picture }.demands(&known, look, budget)?;
    Ok(found.map(|(demands, is_unique)| Rivals { open, demands, is_unique }))
}

/// Demands, and whether it is clear that there is no other picture.
type Found = Result<(Vec<Demand>, bool), Limit>;

/// The solver at work on one puzzle.
struct Near<'a> {
    edits: &'a Edits<'a>,
    puzzle: &'a Puzzle,
    picture: &'a Picture,
}

/// The puzzle as a formula.
struct Formula {
    encoding: Encoding,
    open: Vec<CellId>,
}

impl Near<'_> {
    /// What exchanges demand, first in a brief look, then in one that is as long as it takes,
    /// helped by probing.
    fn demands(&self, known: &Deduction, look: Look, budget: &Budget) -> Result<Found, MendError> {
        let conflicts = match look {
            Look::Brief(conflicts) => conflicts,
            Look::Whole => FEW_CONFLICTS,
        };
        let found = self.look(known, Some(conflicts), budget)?;
        let is_open = matches!(&found, Ok((demands, false)) if demands.is_empty());
        if !is_open || look != Look::Whole {
            return Ok(found);
        }
        let Ok(known) = probe(self.puzzle, known, budget) else { return Err(MendError::Lost) };
        if known.open_count() == 0 {
            return Ok(Ok((Vec::new(), true)));
        }
        self.look(&known, None, budget)
    }

    /// The same in one look.
    fn look(
        &self,
        known: &Deduction,
        conflicts: Option<u64>,
        budget: &Budget,
    ) -> Result<Found, MendError> {
        let encoding = match encode(self.puzzle, known, &EncodeOptions::default(), budget) {
            Ok(encoding) => encoding,
            Err(limit) => return Ok(Err(limit)),
        };
        let formula = Formula { encoding, open: known.open_cells().collect() };
        let (encoding, backend) = (&formula.encoding, Backend::Embedded);
        let mut session = backend.start(encoding.cnf(), budget)?;
        session.add_clause(&encoding.anything_but(self.puzzle, self.picture))?;
        let mut demands = Vec::new();
        let most_rivals =
            if conflicts.is_some_and(|most| most < FEW_CONFLICTS) { 2 } else { MAX_RIVALS };
        while demands.len() < most_rivals {
            for &cell in &formula.open {
                for other in encoding.not_color(cell, self.picture[cell]) {
                    session.prefer(!other, 0.0)?;
                }
            }
            // That there is another one has to be known; more of them are welcome if they are near.
            let most = if demands.is_empty() { conflicts } else { Some(MORE_CONFLICTS) };
            let outcome = match most {
                None => Some(session.decide()?),
                Some(most) => session.decide_briefly(most, &mut |_| {})?,
            };
            let other = match outcome {
                Some(Outcome::Sat(model)) => encoding.decode(self.puzzle, &model),
                Some(Outcome::Unsat) if demands.is_empty() => return Ok(Ok((demands, true))),
                None | Some(Outcome::Unsat) => break,
                // What is known by now is as good as ever.
                _ if !demands.is_empty() => break,
                Some(Outcome::OutOfRoom) => return Ok(Err(Limit::Room)),
                Some(_) => return Ok(Err(Limit::of(budget))),
            };
            verify(self.puzzle, other.clone()).map_err(MendError::Unsound)?;
            self.take(&mut *session, &formula, other, &mut demands)?;
        }
        Ok(Ok((demands, false)))
    }

    /// Takes what another picture tells.
    fn take(
        &self,
        session: &mut dyn Session,
        formula: &Formula,
        other: Picture,
        demands: &mut Vec<Demand>,
    ) -> Result<(), MendError> {
        let geometry = self.puzzle.geometry();
        if self.edits.kind() == Kind::Reveal {
            // Where clues leave something out, a part of the cells need not be possible alone.
            let other = self.shrunk(session, formula, other)?;
            demands.push(self.edits.demand(&self.exchange(&other), Demand::new()));
            return Ok(());
        }
        for (exchange, _) in split(geometry, self.picture, &other) {
            let alone = exchanged(geometry, self.picture, &exchange);
            let other = self.shrunk(session, formula, alone)?;
            demands.extend(split(geometry, self.picture, &other).into_iter().map(|part| part.1));
        }
        Ok(())
    }

    /// A picture that differs in no more cells than this one, and such that fewer of them do not
    /// make another picture; all that is passed is excluded.
    fn shrunk(
        &self,
        session: &mut dyn Session,
        Formula { encoding, open }: &Formula,
        mut other: Picture,
    ) -> Result<Picture, MendError> {
        loop {
            let exchange: Exchange = self.exchange(&other);
            let excluded: Vec<Lit> = exchange
                .iter()
                .flat_map(|&(cell, color)| encoding.not_color(cell, color))
                .collect();
            session.add_clause(&excluded)?;
            let outside = |cell: &&CellId| other[**cell] == self.picture[**cell];
            let kept: Vec<Lit> = open
                .iter()
                .filter(outside)
                .flat_map(|&cell| encoding.not_color(cell, self.picture[cell]))
                .map(|lit| !lit)
                .collect();
            match session.decide_under(&kept, &mut |_| {})? {
                Outcome::Sat(model) => other = encoding.decode(self.puzzle, &model),
                _ => return Ok(other),
            }
        }
    }

    fn exchange(&self, other: &Picture) -> Exchange {
        let differing = self.picture.differences(other);
        differing.into_iter().map(|cell| (cell, other[cell])).collect()
    }
}
