//! What may be done to a puzzle so that its picture becomes the only one: cells of the picture
//! changed, or cells revealed.
//!
//! In: a puzzle, the picture that is wished for. Out: for each cell what may be done to it, and
//! the puzzle and the picture after edits. Invariants: the picture satisfies the puzzle, before and
//! after.

use super::RepairError;
use super::span::{CellLiteral, Correction, Swap};
use crate::puzzle::{CellId, Color, ColorSet, Picture, Puzzle, clues_of};
use crate::verify::verify;

/// A cell and the color that it gets, or is revealed to have.
pub(super) type Edit = (CellId, Color);

/// What is done to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It gets another color, and the clues are those of the new picture.
    Change,
    /// Its color is told; the clues stay.
    Reveal,
}

/// All edits that are allowed.
pub(super) struct Edits<'a> {
    kind: Kind,
    puzzle: Puzzle,
    picture: &'a Picture,
    colors: Vec<ColorSet>,
}

impl<'a> Edits<'a> {
    /// The edits of all cells but the protected ones.
    ///
    /// # Errors
    /// [`MendError::Wish`] if the picture does not satisfy what stays of the puzzle.
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

    /// Are cells changed, or revealed?
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The puzzle before any edit.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The colors that the cell may get, or be revealed to have.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.colors[cell.index()]
    }

    /// The color that the cell has without an edit, as far as that is said.
    pub fn kept(&self, cell: CellId) -> Option<Color> {
        (self.kind == Kind::Change).then(|| self.picture[cell])
    }

    /// The puzzle and its picture after these edits.
    ///
    /// # Errors
    /// [`MendError::Puzzle`], which would be a defect.
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
                let told: Vec<(CellId, ColorSet)> =
                    edits.iter().map(|&(cell, color)| (cell, ColorSet::only(color))).collect();
                Ok((self.puzzle.clone().with_givens(&told)?, self.picture.clone()))
            }
        }
    }

    /// What must be done so that this exchange is not possible, which demands so much of pictures.
    pub fn correction(&self, exchange: &Swap, of_pictures: Correction) -> Correction {
        match self.kind {
            Kind::Change => of_pictures,
            Kind::Reveal => {
                let told = |&(cell, _): &Edit| (cell, self.picture[cell]);
                let claims = exchange.iter().map(told);
                claims.map(|(cell, color)| CellLiteral { cell, color, has: true }).collect()
            }
        }
    }
}

/// The puzzle of the picture's clues, with the given cells of another one.
fn clued(puzzle: &Puzzle, picture: &Picture) -> Result<Puzzle, RepairError> {
    let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
    let clues = clues_of(&geometry, picture);
    Ok(Puzzle::new(geometry, palette, clues)?.with_givens(puzzle.givens())?)
}
