//! The possible edits of a puzzle: change cells of its picture, or reveal cells.
//!
//! In: a puzzle, its intended picture. Out: the edits of each cell; the puzzle and the picture
//! after edits. Invariants: the picture satisfies the puzzle before and after.

use super::appearance::{Appearance, MAX_ALONE, Trait};
use super::corrections::{CellLiteral, Correction, Edit, Swap};
use super::{RepairError, RepairRequest};
use crate::puzzle::{CellId, Color, ColorSet, Picture, Puzzle, clues_of};
use crate::verify::verify;

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
    /// For each cell the cells that must change with it; empty without `Trait::Symmetry`.
    orbits: Vec<Vec<CellId>>,
    keeps_outline: bool,
}

impl<'a> Edits<'a> {
    /// The edits that the request allows.
    ///
    /// # Errors
    /// [`RepairError::Picture`] if the picture does not satisfy the parts of the puzzle that stay.
    pub fn new(
        kind: Kind,
        request: &RepairRequest<'a>,
        appearance: &Appearance<'_>,
    ) -> Result<Edits<'a>, RepairError> {
        let (puzzle, picture) = (request.puzzle, request.picture);
        let puzzle = match kind {
            Kind::Change => with_clues_of(puzzle, picture)?,
            Kind::Reveal => puzzle.clone(),
        };
        verify(&puzzle, picture.clone())?;
        let all = puzzle.palette().all();
        let colors_of = |cell: CellId| {
            let (own_color, given_colors) = (picture[cell], puzzle.given(cell).unwrap_or(all));
            match kind {
                Kind::Change if request.add_only && !own_color.is_background() => ColorSet::EMPTY,
                Kind::Change => given_colors.without(own_color),
                Kind::Reveal if given_colors.len() > 1 => ColorSet::only(own_color),
                Kind::Reveal => ColorSet::EMPTY,
            }
        };
        let colors: Vec<ColorSet> = puzzle.geometry().cells().map(colors_of).collect();
        let keeps = |trait_kept| kind == Kind::Change && request.keep.contains(&trait_kept);
        let keeps_outline = keeps(Trait::Outline);
        let mut edits = Edits { kind, puzzle, picture, colors, orbits: Vec::new(), keeps_outline };
        for cell in request.protected {
            if let Some(colors) = edits.colors.get_mut(cell.index()) {
                *colors = ColorSet::EMPTY;
            }
        }
        if keeps_outline {
            edits.keep_outline(appearance);
        }
        if keeps(Trait::Symmetry) {
            edits.keep_symmetry(appearance);
        }
        Ok(edits)
    }

    /// Forbids the edits that break an area or a hole by themselves. On large boards the search
    /// finds them one by one.
    fn keep_outline(&mut self, appearance: &Appearance<'_>) {
        if self.colors.len() > MAX_ALONE {
            return;
        }
        for cell in self.puzzle.geometry().cells() {
            let colors = self.colors[cell.index()];
            for color in colors.iter().filter(|&color| appearance.area_cost((cell, color)) > 0) {
                self.colors[cell.index()] = self.colors[cell.index()].without(color);
            }
        }
    }

    /// Lets cells change only together with their images.
    fn keep_symmetry(&mut self, appearance: &Appearance<'_>) {
        for cell in self.puzzle.geometry().cells() {
            let images = appearance.symmetries().iter().map(|images| images[cell.index()]);
            let mut orbit: Vec<CellId> = images.filter(|&image| image != cell).collect();
            orbit.sort_unstable();
            orbit.dedup();
            self.orbits.push(orbit);
        }
        let shared = |(cell, orbit): (usize, &Vec<CellId>)| {
            orbit.iter().fold(self.colors[cell], |shared, image| {
                shared.intersect(self.colors[image.index()])
            })
        };
        self.colors = self.orbits.iter().enumerate().map(shared).collect();
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

    /// The other cells that must get the color together with this one.
    pub fn orbit(&self, cell: CellId) -> &[CellId] {
        self.orbits.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    /// Must areas and holes stay as they are?
    pub fn keeps_outline(&self) -> bool {
        self.keeps_outline
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
                Ok((with_clues_of(&self.puzzle, &picture)?, picture))
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
fn with_clues_of(puzzle: &Puzzle, picture: &Picture) -> Result<Puzzle, RepairError> {
    let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
    let clues = clues_of(&geometry, picture);
    Ok(Puzzle::new(geometry, palette, clues)?.with_givens(puzzle.givens())?)
}
