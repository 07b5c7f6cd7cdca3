//! Finds alternative solutions close to the intended picture, and their corrections.
//!
//! In: a puzzle and its picture. Out: corrections from minimal swaps, or that the picture is
//! unique. Invariants: "unique" follows from line propagation, probing or the solver, never from a
//! limit.

use super::RepairError;
use super::corrections::{Correction, Swap, read_alike, split, swapped};
use super::edits::{Edits, Kind};
use crate::budget::{Budget, Meter};
use crate::propagation::{Deduction, probe, propagate};
use crate::puzzle::{CellId, Color, LineId, Picture, Puzzle};
use crate::solver::switches::{LineTest, switches};
use crate::solver::{EngineError, Limit, Options, Oracle, Outcome};
use crate::verify::verify;
use std::ops::ControlFlow;

/// Most elementary switches of one picture.
const MAX_SWITCHES: usize = 200;
/// Most cells to read in the search for switches.
const MAX_WORK: usize = 20_000_000;

/// Most corrections of one puzzle before the solver stops its search for more.
const MAX_ALTERNATIVES: usize = 6;

/// Most conflicts of the solver for each alternative after the first one.
const MORE_CONFLICTS: u64 = 100;

/// Most conflicts of a brief search for the first alternative.
pub(super) const FEW_CONFLICTS: u64 = 2_000;

/// The effort of a search for alternatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Until the solver finds an alternative or proves that there is none.
    Whole,
    /// Up to this many conflicts of the solver.
    Brief(u64),
}

/// The result of a search for alternatives.
pub(super) struct Alternatives {
    /// The number of cells that line propagation leaves open.
    pub open: usize,
    /// Corrections that the picture violates; empty if it is unique, or if that is unknown.
    pub corrections: Vec<Correction>,
    /// Is the picture proved to be the only solution?
    pub is_unique: bool,
}

/// Searches for alternatives to a picture that satisfies the puzzle.
///
/// # Errors
/// [`RepairError::Engine`] on a defect.
pub(super) fn alternatives(
    edits: &Edits<'_>,
    (puzzle, picture): (&Puzzle, &Picture),
    effort: Effort,
    budget: &Budget,
) -> Result<Outcome<Alternatives>, RepairError> {
    // Lines alone, not a deduction: a switch or a few conflicts mostly find an alternative before probing.
    let deduction = match propagate(puzzle, budget).into() {
        Outcome::Found(deduction) => deduction,
        Outcome::Limit(limit) => return Ok(Outcome::Limit(limit)),
        Outcome::None(_) => return Err(EngineError::Lost.into()),
    };
    let open = deduction.open_count();
    let mut corrections = Vec::new();
    if open == 0 {
        return Ok(Outcome::Found(Alternatives { open, corrections, is_unique: true }));
    }
    let geometry = puzzle.geometry();
    for swap in elementary_swaps(puzzle, picture, &deduction, budget) {
        let alternative = swapped(geometry, picture, &swap);
        let parts = split(geometry, picture, &alternative).into_iter();
        corrections.extend(parts.map(|(swap, correction)| edits.correction(&swap, correction)));
    }
    if !corrections.is_empty() {
        return Ok(Outcome::Found(Alternatives { open, corrections, is_unique: false }));
    }
    let options = Options::default().within(budget.clone());
    let outcome = Near { edits, puzzle, picture, options }.corrections(&deduction, effort)?;
    Ok(outcome.map(|(corrections, is_unique)| Alternatives { open, corrections, is_unique }))
}

/// The first elementary switches of the picture, in reading order, that keep all clues.
fn elementary_swaps(
    puzzle: &Puzzle,
    picture: &Picture,
    deduction: &Deduction,
    budget: &Budget,
) -> Vec<Swap> {
    let mut test = RunTest { puzzle, picture, work: 0, meter: Meter::new(budget) };
    let mut swaps = Vec::new();
    let swap = |[first, second]: [CellId; 2]| [(first, picture[second]), (second, picture[first])];
    let _ = switches(puzzle.geometry(), picture, deduction, &mut test, &mut |switch| {
        swaps.push(switch.into_iter().flat_map(swap).collect());
        match swaps.len() < MAX_SWITCHES {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    swaps
}

/// Accepts a pair of cells if their exchange keeps the runs of the stretch around them.
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

    fn takes(&mut self, line: LineId, [first, second]: [CellId; 2]) -> Option<bool> {
        let (geometry, picture) = (self.puzzle.geometry(), self.picture);
        let (cells, family) = (geometry.line(line), geometry.place(line).0);
        let at = |cell: CellId| geometry.through(cell)[family].at as usize;
        let stretch = &cells[at(first).saturating_sub(1)..(at(second) + 2).min(cells.len())];
        let switched = |&cell: &CellId| -> Color {
            match cell {
                cell if cell == first => picture[second],
                cell if cell == second => picture[first],
                cell => picture[cell],
            }
        };
        let colors_before = stretch.iter().map(|&cell| picture[cell]);
        Some(read_alike(colors_before, stretch.iter().map(switched)))
    }
}

/// Corrections, and whether the picture is proved unique.
type Corrections = Outcome<(Vec<Correction>, bool)>;

/// Searches with the solver for solutions near the picture.
struct Near<'a> {
    edits: &'a Edits<'a>,
    puzzle: &'a Puzzle,
    picture: &'a Picture,
    options: Options,
}

impl Near<'_> {
    /// Searches briefly first. With [`Effort::Whole`] then probes, and searches without a limit.
    fn corrections(
        &self,
        deduction: &Deduction,
        effort: Effort,
    ) -> Result<Corrections, RepairError> {
        let conflicts = match effort {
            Effort::Brief(conflicts) => conflicts,
            Effort::Whole => FEW_CONFLICTS,
        };
        let corrections = self.search(deduction, Some(conflicts))?;
        let is_open =
            matches!(&corrections, Outcome::Found((corrections, false)) if corrections.is_empty());
        if !is_open || effort != Effort::Whole {
            return Ok(corrections);
        }
        let Ok(deduction) = probe(self.puzzle, deduction, &self.options.budget) else {
            return Err(EngineError::Lost.into());
        };
        if deduction.open_count() == 0 {
            return Ok(Outcome::Found((Vec::new(), true)));
        }
        self.search(&deduction, None)
    }

    /// Searches with a limit on conflicts, or without one.
    fn search(
        &self,
        deduction: &Deduction,
        conflicts: Option<u64>,
    ) -> Result<Corrections, RepairError> {
        // No `Solver`: by parts other alternatives would be found, and with them other repairs.
        let mut oracle = match Oracle::new(self.puzzle, deduction, &self.options)?.found() {
            Ok(oracle) => oracle,
            Err(outcome) => return Ok(outcome),
        };
        oracle.exclude(self.picture)?;
        let mut corrections = Vec::new();
        let target =
            if conflicts.is_some_and(|limit| limit < FEW_CONFLICTS) { 2 } else { MAX_ALTERNATIVES };
        while corrections.len() < target {
            oracle.suggest_picture(self.picture)?;
            // The first alternative decides uniqueness; more of them only help if they are cheap.
            let limit = if corrections.is_empty() { conflicts } else { Some(MORE_CONFLICTS) };
            match oracle.next(limit)? {
                Outcome::Found(alternative) => {
                    let alternative =
                        verify(self.puzzle, alternative).map_err(EngineError::from)?;
                    self.add_corrections(&mut oracle, alternative.picture(), &mut corrections)?;
                }
                Outcome::None(_) if corrections.is_empty() => {
                    return Ok(Outcome::Found((corrections, true)));
                }
                Outcome::Limit(limit) if corrections.is_empty() && limit != Limit::Conflicts => {
                    return Ok(Outcome::Limit(limit));
                }
                // The corrections so far are valid.
                Outcome::None(_) | Outcome::Limit(_) => break,
            }
        }
        Ok(Outcome::Found((corrections, false)))
    }

    /// Adds the corrections of an alternative solution.
    fn add_corrections(
        &self,
        oracle: &mut Oracle<'_>,
        alternative: &Picture,
        corrections: &mut Vec<Correction>,
    ) -> Result<(), RepairError> {
        let geometry = self.puzzle.geometry();
        if self.edits.kind() == Kind::Reveal {
            // Clues with unknowns do not allow splitting: a part alone need not be a solution.
            let alternative = self.shrunk(oracle, alternative.clone())?;
            corrections.push(self.edits.correction(&self.swap_to(&alternative), Correction::new()));
            return Ok(());
        }
        for (swap, _) in split(geometry, self.picture, alternative) {
            let alone = swapped(geometry, self.picture, &swap);
            let alternative = self.shrunk(oracle, alone)?;
            let parts = split(geometry, self.picture, &alternative);
            corrections.extend(parts.into_iter().map(|(_, correction)| correction));
        }
        Ok(())
    }

    /// Shrinks the set of cells that differ, until no solution differs in a proper subset of it.
    /// Excludes all solutions that it meets.
    fn shrunk(
        &self,
        oracle: &mut Oracle<'_>,
        mut picture: Picture,
    ) -> Result<Picture, RepairError> {
        loop {
            oracle.exclude_together(&self.swap_to(&picture))?;
            let is_same = |cell: &CellId| picture[*cell] == self.picture[*cell];
            let open = oracle.open_cells().iter().copied().filter(is_same);
            let kept_colors: Vec<_> = open.map(|cell| (cell, self.picture[cell])).collect();
            match oracle.picture_with(kept_colors.into_iter())? {
                Outcome::Found(next) => picture = next,
                Outcome::None(_) | Outcome::Limit(_) => return Ok(picture),
            }
        }
    }

    /// The swap that leads from the picture to another one.
    fn swap_to(&self, alternative: &Picture) -> Swap {
        let differing = self.picture.differences(alternative);
        differing.into_iter().map(|cell| (cell, alternative[cell])).collect()
    }
}
