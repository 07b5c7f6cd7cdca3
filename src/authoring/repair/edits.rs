//! The possible edits of a puzzle: change cells of its picture, or reveal cells.
//!
//! In: a puzzle, its intended picture. Out: the edits of each cell; the puzzle and the picture
//! after edits. Invariants: the picture satisfies the puzzle before and after.

use super::RepairError;
use super::corrections::{CellLiteral, Correction, Swap};
use crate::puzzle::{CellId, Color, ColorSet, Picture, Puzzle, clues_of};
use crate::verify::verify;

/// A cell and its new or revealed color.
pub(super) type Edit = (CellId, Color);

/// The kind of edits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The cell gets another color, and the clues follow the new picture.
    Change,
    /// The color of the cell is given; the clues stay.
    Reveal,
}

/// All allowed edits.
pub(super) struct Edits<'a> {
    kind: Kind,
    puzzle: Puzzle,
    picture: &'a Picture,
    colors: Vec<ColorSet>,
}

impl<'a> Edits<'a> {
    /// The edits of all cells except the protected ones.
    ///
    /// # Errors
    /// [`RepairError::Picture`] if the picture does not satisfy the parts of the puzzle that stay.
    pub fn new(
        kind: Kind,
        puzzle: &Puzzle,
        picture: &'a Picture,
        protected: &[CellId],
    ) -> Result<Edits<'a>, RepairError> {
        let puzzle = match kind {
            Kind::Change => clued(puzzle, picture)?,
            Kind::Reveal => puzzle.clone(),
        };
        verify(&puzzle, picture.clone())?;
        let all = puzzle.palette().all();
        let allowed = |cell: CellId| {
            let (own, given) = (picture[cell], puzzle.given(cell).unwrap_or(all));
            match kind {
                Kind::Change => given.without(own),
                Kind::Reveal if given.len() > 1 => ColorSet::only(own),
                Kind::Reveal => ColorSet::EMPTY,
            }
        };
        let mut colors: Vec<ColorSet> = puzzle.geometry().cells().map(allowed).collect();
        for cell in protected {
            if let Some(colors) = colors.get_mut(cell.index()) {
                *colors = ColorSet::EMPTY;
            }
        }
        Ok(Edits { kind, puzzle, picture, colors })
    }

    /// The kind of the edits.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The puzzle before any edit.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The colors that an edit can give the cell; empty if no edit is allowed.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.colors[cell.index()]
    }

    /// The color of the cell without an edit; `None` if cells are revealed.
    pub fn kept(&self, cell: CellId) -> Option<Color> {
        (self.kind == Kind::Change).then(|| self.picture[cell])
    }

    /// The puzzle and its picture after these edits.
    ///
    /// # Errors
    /// [`RepairError::Puzzle`], which is a defect.
    pub fn apply(&self, edits: &[Edit]) -> Result<(Puzzle, Picture), RepairError> {
        match self.kind {
            Kind::Change => {
                let mut colors = self.picture.colors().to_vec();
                for &(cell, color) in edits {
                    colors[cell.index()] = color;
                }
                let geometry = self.puzzle.geometry();
                let picture = Picture::painted(geometry, |cell| colors[cell.index()]);
                Ok((clued(&self.puzzle, &picture)?, picture))
            }
            Kind::Reveal => {
                let givens: Vec<(CellId, ColorSet)> =
                    edits.iter().map(|&(cell, color)| (cell, ColorSet::only(color))).collect();
                Ok((self.puzzle.clone().with_givens(&givens)?, self.picture.clone()))
            }
        }
    }

    /// The correction that excludes this swap. Changes use the correction of the picture;
    /// otherwise the edits must reveal a cell of the swap.
    pub fn correction(&self, swap: &Swap, of_picture: Correction) -> Correction {
        match self.kind {
            Kind::Change => of_picture,
            Kind::Reveal => {
                let reveal =
                    |&(cell, _): &Edit| CellLiteral { cell, color: self.picture[cell], has: true };
                swap.iter().map(reveal).collect()
            }
        }
    }
}

/// The puzzle with the clues of the picture, and with its own givens.
fn clued(puzzle: &Puzzle, picture: &Picture) -> Result<Puzzle, RepairError> {
    let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
    let clues = clues_of(&geometry, picture);
    Ok(Puzzle::new(geometry, palette, clues)?.with_givens(puzzle.givens())?)
}
