//! A valid puzzle: board, palette, clues, given cells.
//!
//! In: a board, a palette and clues, from a reader. Out: [`Puzzle`].
//! Invariants: one clue a line; every clue fits its line; every run has at least one
//! cell and a foreground color of the palette; every given cell allows at least one color.

mod areas;
mod automaton;
mod clue;
mod color;
mod diagram;
mod diagrams;
mod geometry;
mod hex;
mod hue;
mod ids;
mod names;
mod palette;
mod pattern;
mod picture;
mod place;
mod rect;
mod run;
mod shape;
mod totals;
mod triangle;
mod turned;

pub use clue::Clue;
pub use color::MAX_COLORS;
pub use color::{Color, ColorSet, Ink, Rgb};
pub use diagram::{Diagram, DiagramEdge};
pub use geometry::Geometry;
pub use geometry::{MAX_CELLS, MAX_LINE_CELLS};
pub use ids::{CellId, LineId};
pub use names::LineName;
pub use palette::Palette;
pub use pattern::{Case, ClueWord, Pattern, PatternItem, Total};
pub use picture::{Picture, clues_of, runs};
pub use place::Point;
pub use place::{Crossing, Family};
pub use run::{Length, Run};
pub use shape::{Shape, Sides, SidesError};
pub use totals::Disagreement;
pub use turned::Turn;
pub use turned::turned_cells;
pub use turned::{canonical_text, turned, upright};

use crate::message::{Message, message};
use diagrams::Diagrams;

/// Collapses whitespace and control characters to single blanks; `None` if nothing else is left.
/// Drops U+FFFE and U+FFFF, which not every format can keep.
pub(crate) fn one_line(text: &str) -> Option<String> {
    let is_sign = |sign: &char| !matches!(sign, '\u{fffe}' | '\u{ffff}');
    let blank = |sign: char| if sign.is_control() { ' ' } else { sign };
    let text: String = text.chars().filter(is_sign).map(blank).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// What the clue of a line allows, in the form in which lines are solved.
#[derive(Clone, Copy, Debug)]
pub enum Language<'a> {
    /// One list of runs.
    Runs(&'a [Run]),
    /// The words of a diagram.
    Diagram(&'a Diagram),
}

/// A valid puzzle. It need not have a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    geometry: Geometry,
    palette: Palette,
    clues: Vec<Clue>,
    diagrams: Diagrams,
    givens: Vec<(CellId, ColorSet)>,
}

impl Puzzle {
    /// A puzzle with one clue for each line, in the order of the geometry's lines. The clues of
    /// regions follow from the board, whatever stands there, and may be missing.
    ///
    /// # Errors
    /// [`PuzzleError::ClueCount`] for another number of clues; otherwise the error of the first
    /// line whose clue is wrong.
    pub fn new(
        geometry: Geometry,
        palette: Palette,
        mut clues: Vec<Clue>,
    ) -> Result<Puzzle, PuzzleError> {
        let colors = palette.color_count();
        for line in geometry.lines() {
            let Some(own) = geometry.own_clue(line, colors) else { continue };
            if clues.len() == line.index() {
                clues.push(own);
            } else if let Some(clue) = clues.get_mut(line.index()) {
                *clue = own;
            }
        }
        if clues.len() != geometry.line_count() {
            return Err(PuzzleError::ClueCount {
                found: clues.len(),
                expected: geometry.line_count(),
            });
        }
        for (line, clue) in geometry.lines().zip(&mut clues) {
            check_clue(&geometry, &palette, line, clue)?;
            if geometry.is_foreign(line, clue, colors) {
                return Err(PuzzleError::Blocks);
            }
            if !geometry.ties(line).is_empty() {
                clue.become_pattern();
            }
        }
        let diagrams = Diagrams::new(&geometry, &clues, colors)?;
        Ok(Puzzle { geometry, palette, clues, diagrams, givens: Vec::new() })
    }

    /// The puzzle with further given cells, each with the colors it may have. Repeated givens of a
    /// cell intersect. Givens of holes are dropped.
    ///
    /// # Errors
    /// [`PuzzleError::Given`] for a cell that is not on the board or keeps no color of the
    /// palette, and for a hole that may not be background.
    pub fn with_givens(mut self, givens: &[(CellId, ColorSet)]) -> Result<Puzzle, PuzzleError> {
        let all = self.palette.all();
        let mut domains = vec![all; self.geometry.cell_count()];
        for hole in self.geometry.holes() {
            domains[hole.index()] = ColorSet::only(Color::BACKGROUND);
        }
        let earlier = std::mem::take(&mut self.givens);
        for &(cell, colors) in earlier.iter().chain(givens) {
            match domains.get_mut(cell.index()) {
                Some(domain) if !domain.intersect(colors).is_empty() => {
                    *domain = domain.intersect(colors);
                }
                _ => return Err(PuzzleError::Given { cell }),
            }
        }
        let domains = self.geometry.cells().zip(domains);
        let is_restricted = |&(cell, domain): &_| domain != all && !self.geometry.is_hole(cell);
        self.givens = domains.filter(is_restricted).collect();
        Ok(self)
    }

    /// The puzzle with other inks; unchanged if the number of colors differs.
    pub fn with_palette(mut self, palette: Palette) -> Puzzle {
        if palette.color_count() == self.palette.color_count() {
            self.palette = palette;
        }
        self
    }

    /// The puzzle with only those given cells whose colors satisfy `keeps`.
    pub fn without_givens(mut self, keeps: impl Fn(ColorSet) -> bool) -> Puzzle {
        self.givens.retain(|&(_, colors)| keeps(colors));
        self
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The colors.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The clue of a line.
    ///
    /// # Panics
    /// If the board has no such line.
    pub fn clue(&self, line: LineId) -> &Clue {
        &self.clues[line.index()]
    }

    /// What the clue of a line allows, if it is a pattern that forbids something.
    pub fn diagram(&self, line: LineId) -> Option<&Diagram> {
        self.diagrams.of_line(line)
    }

    /// What the clue of a line allows; `None` if it forbids nothing.
    pub fn language(&self, line: LineId) -> Option<Language<'_>> {
        match self.clue(line) {
            Clue::Runs(runs) => Some(Language::Runs(runs)),
            Clue::Pattern(_) => self.diagram(line).map(Language::Diagram),
        }
    }

    /// The given cells in reading order, each once, with the colors it may have.
    pub fn givens(&self) -> &[(CellId, ColorSet)] {
        &self.givens
    }

    /// The cells that may not have every color: first the holes, which are background, then the
    /// given cells.
    pub fn limits(&self) -> impl Iterator<Item = (CellId, ColorSet)> {
        let hole = |&cell: &CellId| (cell, ColorSet::only(Color::BACKGROUND));
        self.geometry.holes().iter().map(hole).chain(self.givens.iter().copied())
    }

    /// The colors that a given cell or a hole may have; `None` for other cells.
    pub fn given(&self, cell: CellId) -> Option<ColorSet> {
        if self.geometry.is_hole(cell) {
            return Some(ColorSet::only(Color::BACKGROUND));
        }
        let place = self.givens.binary_search_by_key(&cell, |given| given.0);
        place.ok().map(|place| self.givens[place].1)
    }

    /// A proof without search that no picture satisfies the clues: two families need different
    /// numbers of cells of one color. `None` proves nothing.
    pub fn disagreement(&self) -> Option<Disagreement> {
        totals::disagreement(self)
    }
}

fn check_clue(
    geometry: &Geometry,
    palette: &Palette,
    line: LineId,
    clue: &Clue,
) -> Result<(), PuzzleError> {
    let is_ink = |color: Color| !color.is_background() && palette.holds(color);
    let pattern = clue.pattern();
    let runs = clue.runs().unwrap_or_default().iter().copied();
    for (place, run) in runs.chain(pattern.into_iter().flat_map(Pattern::runs)).enumerate() {
        if run.length.least() == 0 {
            return Err(PuzzleError::EmptyRun { line, run: place });
        }
        if !run.color.is_none_or(is_ink) {
            return Err(PuzzleError::RunColor { line, run: place });
        }
    }
    let totals = pattern.into_iter().flat_map(Pattern::cases).flat_map(Case::totals);
    for (run, total) in totals.enumerate() {
        if !total.color.is_none_or(is_ink) {
            return Err(PuzzleError::RunColor { line, run });
        }
    }
    match clue {
        Clue::Runs(_) => geometry.fits(line, clue, palette.color_count()),
        // Its diagram shows whether it fits.
        Clue::Pattern(_) => Ok(()),
    }
}

/// Why a board, a palette or clues do not make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// No cells, or too many.
    #[error(
        "a board of {shape} is not possible: it needs 1 to {MAX_CELLS} cells and at most {MAX_LINE_CELLS} in a line"
    )]
    Size {
        /// The requested shape.
        shape: Shape,
    },
    /// A hole that is not on the board.
    #[error("hole {} is not on the board", .cell.index() + 1)]
    Hole {
        /// The cell.
        cell: CellId,
    },
    /// A line of nothing but holes.
    #[error("a line has no cell left besides the holes")]
    NoCell {
        /// The line.
        line: LineId,
    },
    /// Too large a region, or regions on a board that cannot have them.
    #[error("a region of {cells} cells; it has at most {MAX_LINE_CELLS}, on a rectangle")]
    Region {
        /// The number of cells.
        cells: usize,
    },
    /// Blocks on a board that cannot have them, or a clue that they cannot have.
    #[error("blocks have numbers alone, on a rectangle without holes and regions")]
    Blocks,
    /// A palette of too few or too many colors.
    #[error("{found} colors; a puzzle has 2 to {MAX_COLORS}, the background included")]
    ColorCount {
        /// The number of colors, background included.
        found: usize,
    },
    /// More or fewer clues than lines.
    #[error("{found} clues for {expected} lines")]
    ClueCount {
        /// The number of clues.
        found: usize,
        /// The number of lines.
        expected: usize,
    },
    /// A clue whose runs and gaps do not fit its line.
    #[error("the clue needs {needs} cells, its line has {cells}")]
    ClueTooLong {
        /// The line.
        line: LineId,
        /// The fewest cells its runs and gaps take.
        needs: u64,
        /// The cells of the line.
        cells: usize,
    },
    /// A run that is longer than every stretch of its line between holes.
    #[error("a run of {run} cells, its line has at most {cells} between holes")]
    RunTooLong {
        /// The line.
        line: LineId,
        /// The fewest cells the run takes.
        run: u32,
        /// The cells of the longest stretch.
        cells: usize,
    },
    /// A pattern that no colors of its line satisfy.
    #[error("no line of {cells} cells satisfies the clue")]
    NoWord {
        /// The line.
        line: LineId,
        /// The cells of the line.
        cells: usize,
    },
    /// A pattern that needs too much memory.
    #[error("the clue can be read in too many ways")]
    PatternTooLarge {
        /// The line.
        line: LineId,
    },
    /// A run of no cells.
    #[error("a run of 0 cells")]
    EmptyRun {
        /// The line.
        line: LineId,
        /// The index of the run, from 0.
        run: usize,
    },
    /// A run in the background color or one that the palette lacks.
    #[error("a run in a color that is not a foreground color of the palette")]
    RunColor {
        /// The line.
        line: LineId,
        /// The index of the run, from 0.
        run: usize,
    },
    /// A given cell that is not on the board or may have no color.
    #[error("given cell {} is not on the board or has no possible color", .cell.index() + 1)]
    Given {
        /// The cell.
        cell: CellId,
    },
}

impl PuzzleError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match *self {
            PuzzleError::Size { shape } => message!(
                "puzzle-size",
                shape = shape.to_string(),
                cells = MAX_CELLS,
                line = MAX_LINE_CELLS,
            ),
            PuzzleError::Hole { cell } => message!("puzzle-hole", cell = cell.index() + 1),
            PuzzleError::NoCell { .. } => message!("puzzle-no-cell"),
            PuzzleError::Region { cells } => {
                message!("puzzle-region", cells = cells, most = MAX_LINE_CELLS)
            }
            PuzzleError::Blocks => message!("puzzle-blocks"),
            PuzzleError::ColorCount { found } => {
                message!("puzzle-colors", found = found, most = MAX_COLORS)
            }
            PuzzleError::ClueCount { found, expected } => {
                message!("puzzle-clues", found = found, expected = expected)
            }
            PuzzleError::ClueTooLong { needs, cells, .. } => {
                message!("puzzle-clue-long", needs = needs, cells = cells)
            }
            PuzzleError::RunTooLong { run, cells, .. } => {
                message!("puzzle-run-long", run = run, cells = cells)
            }
            PuzzleError::NoWord { cells, .. } => message!("puzzle-no-word", cells = cells),
            PuzzleError::PatternTooLarge { .. } => message!("puzzle-pattern-large"),
            PuzzleError::EmptyRun { .. } => message!("puzzle-empty-run"),
            PuzzleError::RunColor { .. } => message!("puzzle-run-color"),
            PuzzleError::Given { cell } => message!("puzzle-given", cell = cell.index() + 1),
        }
    }
}

#[cfg(test)]
mod tests;
