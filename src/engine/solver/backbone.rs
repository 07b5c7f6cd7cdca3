//! The backbone (cells with one color in all pictures) and the ambiguous cells (all others).
//!
//! In: a puzzle, its verdict or a picture, options. Out: a cell of the backbone, or the
//! [`AmbiguousCells`]. Invariants: every ambiguous cell differs between two verified pictures;
//! without a limit, no other cell does. The sessions of a [`Solver`] decide all cells, and each new
//! picture settles every cell in which it differs.
//! Source: see `oracle.rs`.

use super::solving::Stage;
use super::{Engine, EngineError, Limit, Options, Outcome, Reason, Solver, Verdict};
use crate::propagation::NoObserver;
use crate::puzzle::{CellId, ColorSet, Picture, Puzzle};
use crate::verify::{Verified, verify};

impl Solver<'_> {
    /// A picture in which this cell has one of these colors, be it new or not; [`Outcome::None`] if
    /// no picture has.
    ///
    /// # Errors
    /// [`EngineError`].
    pub fn picture_with(
        &mut self,
        cell: CellId,
        colors: ColorSet,
    ) -> Result<Outcome<Verified>, EngineError> {
        self.other_with((cell, colors), &[])
    }

    /// As [`Solver::picture_with`]; new pictures differ from others in as many of the cells `far` as
    /// possible.
    fn other_with(
        &mut self,
        (cell, colors): (CellId, ColorSet),
        far: &[CellId],
    ) -> Result<Outcome<Verified>, EngineError> {
        if let Err(outcome) = self.begun()?.found() {
            return Ok(outcome);
        }
        let part = self.parts.iter_mut().flatten().find(|part| part.has(cell));
        let Some(part) = part else {
            let current = Some(self.shown()).filter(|current| colors.contains(current[cell]));
            let current = current.map(|current| verify(self.puzzle, current)).transpose()?;
            return Ok(current.map_or(Outcome::None(Reason::Search), Outcome::Found));
        };
        let other_picture = match part.picture_with(cell, colors, far)?.found() {
            Ok(other_picture) => other_picture,
            Err(outcome) => return Ok(outcome),
        };
        let part_cells = part.cells().to_vec();
        let current = self.shown();
        let is_own = |cell| part_cells.binary_search(&cell).is_ok();
        let color = |cell| if is_own(cell) { other_picture[cell] } else { current[cell] };
        Ok(Outcome::Found(verify(self.puzzle, Picture::painted(self.puzzle.geometry(), color))?))
    }

    /// Opens the parts, and lets each show a picture.
    fn begun(&mut self) -> Result<Outcome<()>, EngineError> {
        while self.parts.is_none() {
            if let Err(outcome) = self.deduction(&mut NoObserver)?.found() {
                return Ok(outcome);
            }
            match &self.stage {
                Stage::Probed => self.open()?,
                Stage::Stopped(limit) => return Ok(Outcome::Limit(*limit)),
                // The other engine is at work, or has ended.
                _ => match self.open_parts()? {
                    Ok(()) => {}
                    Err(limit) => return Ok(Outcome::Limit(limit)),
                },
            }
        }
        self.show(false)
    }

    /// The first of the cells that has the same color in every picture; [`Outcome::None`] if there
    /// is none. Removes from `cells` that cell, and the cells that turn out to differ between
    /// pictures.
    ///
    /// # Errors
    /// [`EngineError`].
    pub(crate) fn next_certain(
        &mut self,
        cells: &mut Vec<CellId>,
        current: &Picture,
    ) -> Result<Outcome<CellId>, EngineError> {
        while let Some(&cell) = cells.first() {
            let other_colors = self.puzzle.palette().all().without(current[cell]);
            match self.other_with((cell, other_colors), cells)? {
                Outcome::Found(other_picture) => {
                    cells.retain(|&cell| other_picture.picture()[cell] == current[cell])
                }
                Outcome::None(_) => return Ok(Outcome::Found(cells.remove(0))),
                Outcome::Limit(limit) => return Ok(Outcome::Limit(limit)),
            }
        }
        Ok(Outcome::None(Reason::Search))
    }
}

/// The ambiguous cells of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmbiguousCells {
    /// The ambiguous cells found, in reading order.
    pub cells: Vec<CellId>,
    /// The limit that stopped the search, if any; then some cells may be missing.
    pub limit: Option<Limit>,
}

/// The ambiguous cells of a puzzle with this verdict; none unless the verdict has two pictures.
///
/// # Errors
/// [`EngineError`]. A limit is part of the result.
pub fn ambiguous_cells(
    puzzle: &Puzzle,
    verdict: &Verdict,
    options: &Options,
) -> Result<AmbiguousCells, EngineError> {
    let (first, second) = match verdict {
        Verdict::Several(first, second) => (first.picture(), second.picture()),
        Verdict::Undecided(_, limit) => {
            return Ok(AmbiguousCells { cells: Vec::new(), limit: Some(*limit) });
        }
        Verdict::Unique(_) | Verdict::None(_) => {
            return Ok(AmbiguousCells { cells: Vec::new(), limit: None });
        }
    };
    let options = options.clone().with_probe(true).with_engine(Engine::Sat);
    let mut solver = Solver::new(puzzle, &options);
    solver.first = Some(first.clone());
    let open: Vec<CellId> = match solver.deduction(&mut NoObserver)? {
        Outcome::Found(deduction) => deduction.open_cells().collect(),
        Outcome::Limit(limit) => {
            return Ok(AmbiguousCells { cells: first.differences(second), limit: Some(limit) });
        }
        Outcome::None(_) => return Err(EngineError::Lost),
    };
    let is_unknown = |cell: &CellId| first[*cell] == second[*cell];
    let mut unknown: Vec<CellId> = open.iter().copied().filter(is_unknown).collect();
    let mut certain = Vec::new();
    let limit = loop {
        match solver.next_certain(&mut unknown, first)? {
            Outcome::Found(cell) => certain.push(cell),
            Outcome::None(_) => break None,
            Outcome::Limit(limit) => break Some(limit),
        }
    };
    let is_ambiguous =
        |cell: &CellId| [&certain, &unknown].iter().all(|it| it.binary_search(cell).is_err());
    Ok(AmbiguousCells { cells: open.into_iter().filter(is_ambiguous).collect(), limit })
}
