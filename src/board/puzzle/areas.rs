//! Families of a rectangle besides its rows and columns: regions, whose cells have one color each;
//! or blocks, the cells that touch a cell or its corners, with their clues inside the cells.
//!
//! In: a board, a sign for each cell. Out: the board with regions or blocks; the clues that lines
//! have by themselves. Invariants: the cells of a region touch by their sides and have one sign;
//! regions that touch have different ones. A hole is a region of its own. Regions are numbered by
//! their first cells. The blocks around cells whose rows, and whose columns, are equal modulo 3 are
//! disjoint: they are a family, together with the rests of blocks around the outside of the rim.
//! Rows and columns have no clues on a board of blocks.

use super::clue::Clue;
use super::color::Color;
use super::geometry::{Geometry, MAX_LINE_CELLS};
use super::ids::{CellId, LineId};
use super::pattern::{Case, Total};
use super::place::{Areas, Family};
use super::run::Length;
use super::{Puzzle, PuzzleError};
use std::collections::BTreeSet;

impl Geometry {
    /// The rectangle whose neighboring cells of one sign are a region; `signs` has one for each
    /// cell, in reading order. The board must already have its holes.
    ///
    /// # Errors
    /// [`PuzzleError::Region`] for another number of signs, for a board of another shape or with
    /// regions, and for a region of more than [`MAX_LINE_CELLS`].
    pub fn with_regions<T: PartialEq>(self, signs: &[T]) -> Result<Geometry, PuzzleError> {
        let is_plain = self.shape().rectangle().is_some() && self.areas() == Areas::Nothing;
        if !is_plain || signs.len() != self.cell_count() {
            return Err(PuzzleError::Region { cells: signs.len() });
        }
        let regions = touching(&self, signs);
        if let Some(large) = regions.iter().find(|region| region.len() > MAX_LINE_CELLS) {
            return Err(PuzzleError::Region { cells: large.len() });
        }
        let family = Family { name: "region", direction: (0.0, 0.0), line_count: regions.len() };
        Ok(self.with_families(Areas::Regions, vec![family], regions))
    }

    /// The rectangle with a block around each cell.
    ///
    /// # Errors
    /// [`PuzzleError::Blocks`] for a board of another shape, with holes or with regions.
    pub fn with_blocks(self) -> Result<Geometry, PuzzleError> {
        let size = self.shape().rectangle().filter(|_| self.holes().is_empty());
        let (Some((height, width)), Areas::Nothing) = (size, self.areas()) else {
            return Err(PuzzleError::Blocks);
        };
        let (mut families, mut lines) = (Vec::new(), Vec::new());
        for (of_row, of_column) in (0..9).map(|family| (family / 3, family % 3)) {
            let (rows, columns) = (middles(height, of_row), middles(width, of_column));
            let line_count = rows.len() * columns.len();
            families.push(Family { name: "block", direction: (0.0, 0.0), line_count });
            for (row, column) in rows.flat_map(|row| columns.clone().map(move |at| (row, at))) {
                let across = |row| {
                    beside(column, width).map(move |column| CellId::new(row * width + column))
                };
                lines.push(beside(row, height).flat_map(across).collect());
            }
        }
        Ok(self.with_families(Areas::Blocks, families, lines))
    }

    /// Does the board have regions or blocks?
    pub fn has_areas(&self) -> bool {
        self.areas() != Areas::Nothing
    }

    /// Does the board have blocks?
    pub fn has_blocks(&self) -> bool {
        self.areas() == Areas::Blocks
    }

    /// The cell in which the clue of a block stands; `None` for other lines, and for blocks whose
    /// middle is outside of the board.
    pub fn clue_cell(&self, line: LineId) -> Option<CellId> {
        let (family, place) = self.place(line);
        let (height, width) = self.shape().rectangle().filter(|_| self.has_blocks())?;
        let block = family.checked_sub(2)?;
        let (mut rows, mut columns) = (middles(height, block / 3), middles(width, block % 3));
        let count = columns.len();
        let (row, column) = (rows.nth(place / count)?, columns.nth(place % count)?);
        // Both count from the row and the column before the first.
        let (row, column) = (row.checked_sub(1)?, column.checked_sub(1)?);
        (row < height && column < width).then(|| CellId::new(row * width + column))
    }

    /// The block around a cell; `None` on other boards.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn block_around(&self, cell: CellId) -> Option<LineId> {
        let [row, column] = [0, 1].map(|family| self.through(cell)[family].line);
        let family = 2 + row.index() % 3 * 3 + self.place(column).1 % 3;
        self.has_blocks().then(|| self.through(cell)[family].line)
    }

    /// For each cell the number of its region, from 0; `None` for a board without regions.
    pub fn regions(&self) -> Option<impl Iterator<Item = usize> + use<'_>> {
        let region = |cell| self.place(self.through(cell)[2].line).1;
        (self.areas() == Areas::Regions).then(|| self.cells().map(region))
    }

    /// Is the line a region?
    pub fn is_region(&self, line: LineId) -> bool {
        self.areas() == Areas::Regions && self.place(line).0 == 2
    }

    /// Has a row or a column several cells of one region?
    pub fn is_tied(&self, line: LineId) -> bool {
        !self.ties(line).is_empty()
    }

    /// Are these cells of one region? `false` on a board without regions.
    ///
    /// # Panics
    /// If the board lacks one of the cells.
    pub fn share_region(&self, one: CellId, other: CellId) -> bool {
        let region = |cell| self.through(cell)[2].line;
        self.areas() == Areas::Regions && region(one) == region(other)
    }

    /// For each cell a letter of its region that no region beside it has; `None` without regions.
    /// Six are enough: among any regions of a plane is one with at most five others beside it; such
    /// a region gets its letter last.
    pub fn region_signs(&self) -> Option<Vec<char>> {
        let regions: Vec<usize> = self.regions()?.collect();
        let mut beside = vec![BTreeSet::new(); self.families()[2].line_count];
        for cell in self.cells() {
            let own = regions[cell.index()];
            let others = self.neighbors(cell).map(|other| regions[other.index()]);
            beside[own].extend(others.filter(|&other| other != own));
        }
        let mut left: Vec<usize> = beside.iter().map(BTreeSet::len).collect();
        let mut next: Vec<usize> = (0..left.len()).filter(|&region| left[region] < 6).collect();
        let mut order = Vec::with_capacity(left.len());
        while let Some(region) = next.pop() {
            order.push(region);
            for &other in &beside[region] {
                left[other] -= 1;
                next.extend((left[other] == 5).then_some(other));
            }
        }
        let mut signs = vec![' '; left.len()];
        for &region in order.iter().rev() {
            let is_free = |&sign: &char| !beside[region].iter().any(|&other| signs[other] == sign);
            signs[region] = ('a'..='f').find(is_free).unwrap_or('g');
        }
        Some(regions.into_iter().map(|region| signs[region]).collect())
    }

    /// The number of the first families whose lines are straight; regions or blocks follow.
    pub fn straight_family_count(&self) -> usize {
        if self.has_areas() { 2 } else { self.families().len() }
    }

    /// The lines whose clues belong to the puzzle and stand at the rim of the board.
    pub fn rim_lines(&self) -> impl Iterator<Item = LineId> + use<> {
        let families = &self.families()[..self.rim_family_count()];
        self.lines().take(families.iter().map(|family| family.line_count).sum())
    }

    /// The number of the first families whose lines have their clues at the rim.
    pub fn rim_family_count(&self) -> usize {
        match self.areas() {
            Areas::Nothing => self.families().len(),
            Areas::Regions => 2,
            Areas::Blocks => 0,
        }
    }

    /// The lines whose clues belong to the puzzle: those at the rim, or the blocks in the order of
    /// their cells.
    pub fn clued_lines(&self) -> impl Iterator<Item = LineId> + use<'_> {
        self.rim_lines().chain(self.cells().filter_map(|cell| self.block_around(cell)))
    }

    /// The clue that a line has on every board like this one: a region has no painted cell or is
    /// all of one color. `None` if the puzzle gives the clue.
    pub(super) fn own_clue(&self, line: LineId, colors: usize) -> Option<Clue> {
        let cells = self.line(line).len();
        match self.areas() {
            Areas::Nothing => return None,
            Areas::Regions if self.place(line).0 < 2 => return None,
            Areas::Regions if cells > 1 => {}
            Areas::Blocks if self.clue_cell(line).is_some() => return None,
            Areas::Regions | Areas::Blocks => return Some(Clue::anything()),
        }
        let all = |color: usize| {
            let cells = Length::exactly(cells as u32);
            Case::anything().with_totals([Total { color: Color::nth(color), cells }])
        };
        let painted = (1..colors).map(all);
        Some(Clue::of_cases([Case::in_order(Vec::new())].into_iter().chain(painted).collect()))
    }

    /// Is it a clue that a block cannot have? It has a number, of all foreground colors together.
    pub(super) fn is_foreign(&self, line: LineId, clue: &Clue, colors: usize) -> bool {
        let color = (colors == 2).then_some(Color::FIRST);
        let is_number = || clue.sum().is_some_and(|sum| sum.1 == color);
        self.clue_cell(line).is_some() && !clue.is_anything() && !is_number()
    }

    /// For each cell of a row or a column its region, if two of the cells share one; else nothing.
    pub(super) fn ties(&self, line: LineId) -> Vec<u32> {
        if self.areas() != Areas::Regions || self.place(line).0 > 1 {
            return Vec::new();
        }
        let region = |cell: &CellId| self.through(*cell)[2].line.number();
        let regions: Vec<u32> = self.line(line).iter().map(region).collect();
        let mut different = regions.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() < regions.len() { regions } else { Vec::new() }
    }
}

impl Puzzle {
    /// The number that stands in a cell: the clue of the block around it.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn number_in(&self, cell: CellId) -> Option<u32> {
        self.clue(self.geometry().block_around(cell)?).sum().map(|sum| sum.0)
    }
}

/// The rows, or columns, of the middles of blocks, from 1: those that leave this rest modulo 3 if
/// counted from 0. One lies before the first, one behind the last of `side`.
fn middles(side: u32, rest: usize) -> std::iter::StepBy<std::ops::Range<u32>> {
    ((rest as u32 + 1) % 3..side + 2).step_by(3)
}

/// The rows, or columns, beside a middle and its own, from 0, as far as there are `side` of them.
fn beside(middle: u32, side: u32) -> std::ops::Range<u32> {
    middle.saturating_sub(2)..(middle + 1).min(side)
}

/// The regions: cells that touch and have one sign, ascending.
fn touching<T: PartialEq>(geometry: &Geometry, signs: &[T]) -> Vec<Vec<CellId>> {
    let mut is_taken = vec![false; signs.len()];
    let mut regions = Vec::new();
    for first in geometry.cells() {
        if std::mem::replace(&mut is_taken[first.index()], true) {
            continue;
        }
        let (mut region, mut next) = (vec![first], 0);
        while let Some(&cell) = region.get(next) {
            next += 1;
            for other in geometry.neighbors(cell) {
                let is_same = signs[other.index()] == signs[cell.index()];
                if is_same && !std::mem::replace(&mut is_taken[other.index()], true) {
                    region.push(other);
                }
            }
        }
        region.sort_unstable();
        regions.push(region);
    }
    regions
}
