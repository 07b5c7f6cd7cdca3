//! Other pictures of a puzzle, close to the one it is made for.
//!
//! In: a puzzle and its picture. Out: exchanges that lead to other pictures, none with cells to
//! spare; none at all if the picture is the only one. Invariants: "none" follows from all lines
//! or from the solver's refutation, never from a limit.

use super::RepairError;
use super::edits::{Edits, Kind};
use super::corrections::{Correction, Swap, swapped, read_alike, split};
use crate::propagation::{Deduction, Limit, probe, propagate};
use crate::puzzle::{CellId, Color, LineId, Picture, Puzzle};
use crate::sat::budget::{Budget, Meter};
use crate::solver::switches::{LineTest, switches};
use crate::solver::{EngineError, Options, Oracle, Outcome};
use crate::verify::verify;
use std::ops::ControlFlow;

/// Most switches that are listed.
const MAX_SWITCHES: usize = 200;
/// Most cells that are looked at for switches.
const MAX_WORK: usize = 20_000_000;

/// Most exchanges that the solver looks for in one puzzle.
const MAX_ALTERNATIVES: usize = 6;

/// Conflicts that the solver may have for each exchange after the first one.
const MORE_CONFLICTS: u64 = 100;

/// Conflicts of the first look.
pub(super) const FEW_CONFLICTS: u64 = 2_000;

/// How far it is looked for another picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Until it is known whether there is one.
    Whole,
    /// As far as so many conflicts lead.
    Brief(u64),
}

/// What was found out about a puzzle.
pub(super) struct Alternatives {
    /// Cells that lines leave open.
    pub open: usize,
    /// What unique pictures must have that this one lacks; nothing if it is unique, or if that is
    /// not known.
    pub corrections: Vec<Correction>,
    /// Is the picture the only one? After a whole look, if there are no demands.
    pub is_unique: bool,
}

/// Looks for other pictures of a puzzle that has this one.
///
/// # Errors
/// [`MendError`].
pub(super) fn alternatives(
    edits: &Edits<'_>,
    (puzzle, picture): (&Puzzle, &Picture),
    look: Effort,
    budget: &Budget,
) -> Result<Outcome<Alternatives>, RepairError> {
    let known = match propagate(puzzle, budget).into() {
        Outcome::Found(known) => known,
        Outcome::Limit(limit) => return Ok(Outcome::Limit(limit)),
        Outcome::None(_) => return Err(EngineError::Lost.into()),
    };
    let open = known.open_count();
    let mut demands = Vec::new();
    if open == 0 {
        return Ok(Outcome::Found(Alternatives { open, corrections: demands, is_unique: true }));
    }
    let geometry = puzzle.geometry();
    for exchange in elementary_swaps(puzzle, picture, &known, budget) {
        let other = swapped(geometry, picture, &exchange);
        let parts = split(geometry, picture, &other).into_iter();
        demands.extend(parts.map(|(exchange, demand)| edits.correction(&exchange, demand)));
    }
    if !demands.is_empty() {
        return Ok(Outcome::Found(Alternatives { open, corrections: demands, is_unique: false }));
    }
    let options = Options::default().within(budget.clone());
    let found = Near { edits, puzzle, picture, options }.corrections(&known, look)?;
    Ok(found.map(|(demands, is_unique)| Alternatives { open, corrections: demands, is_unique }))
}

/// The switches of a picture that keep the runs of all lines, the first ones in reading order.
fn elementary_swaps(
    puzzle: &Puzzle,
    picture: &Picture,
    known: &Deduction,
    budget: &Budget,
) -> Vec<Swap> {
    let mut test = RunTest { puzzle, picture, work: 0, meter: Meter::new(budget) };
    let mut found = Vec::new();
    let swap = |[one, other]: [CellId; 2]| [(one, picture[other]), (other, picture[one])];
    let _ = switches(puzzle.geometry(), picture, known, &mut test, &mut |switch| {
        found.push(switch.into_iter().flat_map(swap).collect());
        match found.len() < MAX_SWITCHES {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    found
}

/// Compares the runs of the stretch that a switch changes.
struct RunTest<'a> {
    puzzle: &'a Puzzle,
    picture: &'a Picture,
    work: usize,
    meter: Meter<'a>,
}

impl LineTest for RunTest<'_> {
    fn count_pair(&mut self, distance: usize) -> ControlFlow<()> {
        self.work += 1 + distance;
        match self.work > MAX_WORK || self.meter.is_over(1 + distance as u64) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn takes(&mut self, line: LineId, [one, other]: [CellId; 2]) -> Option<bool> {
        let (geometry, picture) = (self.puzzle.geometry(), self.picture);
        let (cells, family) = (geometry.line(line), geometry.place(line).0);
        let at = |cell: CellId| geometry.through(cell)[family].at as usize;
        let stretch = &cells[at(one).saturating_sub(1)..(at(other) + 2).min(cells.len())];
        let switched = |&cell: &CellId| -> Color {
            match cell {
                cell if cell == one => picture[other],
                cell if cell == other => picture[one],
                cell => picture[cell],
            }
        };
        let before = stretch.iter().map(|&cell| picture[cell]);
        Some(read_alike(before, stretch.iter().map(switched)))
    }
}

/// Demands, and whether it is clear that there is no other picture.
type Corrections = Outcome<(Vec<Correction>, bool)>;

/// The solver at work on one puzzle.
struct Near<'a> {
    edits: &'a Edits<'a>,
    puzzle: &'a Puzzle,
    picture: &'a Picture,
    options: Options,
}

impl Near<'_> {
    /// What exchanges demand, first in a brief look, then in one that is as long as it takes,
    /// helped by probing.
    fn corrections(&self, known: &Deduction, look: Effort) -> Result<Corrections, RepairError> {
        let conflicts = match look {
            Effort::Brief(conflicts) => conflicts,
            Effort::Whole => FEW_CONFLICTS,
        };
        let found = self.search(known, Some(conflicts))?;
        let is_open = matches!(&found, Outcome::Found((demands, false)) if demands.is_empty());
        if !is_open || look != Effort::Whole {
            return Ok(found);
        }
        let Ok(known) = probe(self.puzzle, known, &self.options.budget) else {
            return Err(EngineError::Lost.into());
        };
        if known.open_count() == 0 {
            return Ok(Outcome::Found((Vec::new(), true)));
        }
        self.search(&known, None)
    }

    /// The same in one look.
    fn search(&self, known: &Deduction, conflicts: Option<u64>) -> Result<Corrections, RepairError> {
        let mut oracle = match Oracle::new(self.puzzle, known, &self.options)?.found() {
            Ok(oracle) => oracle,
            Err(ended) => return Ok(ended),
        };
        oracle.exclude(self.picture)?;
        let mut demands = Vec::new();
        let most_rivals =
            if conflicts.is_some_and(|most| most < FEW_CONFLICTS) { 2 } else { MAX_ALTERNATIVES };
        while demands.len() < most_rivals {
            oracle.suggest_picture(self.picture)?;
            // That there is another one has to be known; more of them are welcome if they are near.
            let most = if demands.is_empty() { conflicts } else { Some(MORE_CONFLICTS) };
            let other = match most {
                None => oracle.next(&mut |_| {})?,
                Some(most) => oracle.next_within(most, &mut |_| {})?,
            };
            match other {
                Outcome::Found(other) => {
                    let other = verify(self.puzzle, other).map_err(EngineError::from)?;
                    self.add_corrections(&mut oracle, other.picture(), &mut demands)?;
                }
                Outcome::None(_) if demands.is_empty() => {
                    return Ok(Outcome::Found((demands, true)));
                }
                Outcome::Limit(limit) if demands.is_empty() && limit != Limit::Conflicts => {
                    return Ok(Outcome::Limit(limit));
                }
                // What is known by now is as good as ever.
                Outcome::None(_) | Outcome::Limit(_) => break,
            }
        }
        Ok(Outcome::Found((demands, false)))
    }

    /// Takes what another picture demands.
    fn add_corrections(
        &self,
        oracle: &mut Oracle<'_>,
        other: &Picture,
        demands: &mut Vec<Correction>,
    ) -> Result<(), RepairError> {
        let geometry = self.puzzle.geometry();
        if self.edits.kind() == Kind::Reveal {
            // Where clues leave something out, a part of the cells need not be possible alone.
            let other = self.shrunk(oracle, other.clone())?;
            demands.push(self.edits.correction(&self.swap_to(&other), Correction::new()));
            return Ok(());
        }
        for (exchange, _) in split(geometry, self.picture, other) {
            let alone = swapped(geometry, self.picture, &exchange);
            let other = self.shrunk(oracle, alone)?;
            demands.extend(split(geometry, self.picture, &other).into_iter().map(|part| part.1));
        }
        Ok(())
    }

    /// A picture that differs in no more cells than this one, and such that fewer of them do not
    /// make another picture; all pictures on the way are excluded.
    fn shrunk(&self, oracle: &mut Oracle<'_>, mut other: Picture) -> Result<Picture, RepairError> {
        loop {
            oracle.exclude_together(&self.swap_to(&other))?;
            let is_same = |cell: &CellId| other[*cell] == self.picture[*cell];
            let open = oracle.open_cells().iter().copied().filter(is_same);
            let kept: Vec<_> = open.map(|cell| (cell, self.picture[cell])).collect();
            match oracle.next_with(kept.into_iter())? {
                Outcome::Found(next) => other = next,
                Outcome::None(_) | Outcome::Limit(_) => return Ok(other),
            }
        }
    }

    fn swap_to(&self, other: &Picture) -> Swap {
        let differing = self.picture.differences(other);
        differing.into_iter().map(|cell| (cell, other[cell])).collect()
    }
}
