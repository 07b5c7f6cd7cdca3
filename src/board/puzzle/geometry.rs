//! Boards as families of lines over cells. Only this file, `rect.rs`, `hex.rs` and `triangle.rs`
//! know the layout of each shape; `areas.rs` adds families to rectangles.
//!
//! In: a [`Shape`]. Out: [`Geometry`].
//! Invariants: cells are numbered in reading order. Each cell lies in exactly one line of each
//! family. The lines of family 0 are the text rows, top to bottom, left to right. Two lines of
//! different families may meet in any number of cells. A hole is a cell that is always background.
//! It keeps its number and its places in lines, so that places in a row remain columns; no run
//! passes it.

use super::clue::Clue;
use super::diagram::Diagram;
use super::ids::{CellId, LineId};
use super::place::{Areas, Crossing, Family, Outline, Point};
use super::shape::Shape;
use super::{PuzzleError, hex, rect, triangle};

/// Most cells of a line, holes included.
pub const MAX_LINE_CELLS: usize = 1_000;
/// Most cells of a board, holes included: 512 x 512.
pub const MAX_CELLS: usize = 262_144;

/// A board without clues: its cells, its lines and their positions.
#[derive(Clone, Debug)]
pub struct Geometry {
    shape: Shape,
    /// Ascending.
    holes: Vec<CellId>,
    areas: Areas,
    outlines: &'static [Outline],
    families: Vec<Family>,
    /// The index in `members` at which each line begins; one more entry for the end.
    starts: Vec<u32>,
    /// The cells of all lines, one line after the other.
    members: Vec<CellId>,
    /// `families.len()` entries for each cell.
    crossings: Vec<Crossing>,
}

/// The shape, the holes and the lines determine the rest.
impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        (self.shape, &self.holes, self.areas) == (other.shape, &other.holes, other.areas)
            && self.members == other.members
    }
}

impl Eq for Geometry {}

impl Geometry {
    /// The board of this shape.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] if the board has no cell, more than [`MAX_CELLS`], or more than
    /// [`MAX_LINE_CELLS`] in a line.
    pub fn new(shape: Shape) -> Result<Geometry, PuzzleError> {
        let cells = match shape {
            Shape::Rect { height, width } => u128::from(height) * u128::from(width),
            Shape::Hex { sides } => hex::cell_count(sides),
            Shape::Triangles { sides } => triangle::cell_count(sides),
        };
        if cells == 0 || cells > MAX_CELLS as u128 {
            return Err(PuzzleError::Size { shape });
        }
        let (outlines, (families, lines)): (&'static [Outline], _) = match shape {
            Shape::Rect { height, width } => (&rect::OUTLINES, rect::lines(height, width)),
            Shape::Hex { sides } => (&hex::OUTLINES, hex::lines(sides)),
            Shape::Triangles { sides } => (&triangle::OUTLINES, triangle::lines(sides)),
        };
        if lines.iter().any(|line| line.len() > MAX_LINE_CELLS) {
            return Err(PuzzleError::Size { shape });
        }
        Ok(Geometry::of_lines(shape, outlines, families, &lines))
    }

    /// The rectangle of `height` rows and `width` columns.
    ///
    /// # Errors
    /// Those of [`Geometry::new`].
    pub fn rectangle(height: u32, width: u32) -> Result<Geometry, PuzzleError> {
        Geometry::new(Shape::Rect { height, width })
    }

    /// The board with these cells as further holes.
    ///
    /// # Errors
    /// [`PuzzleError::Hole`] for a cell that is not on the board, [`PuzzleError::NoCell`] if a line
    /// has only holes.
    pub fn with_holes(mut self, holes: &[CellId]) -> Result<Geometry, PuzzleError> {
        if let Some(&cell) = holes.iter().find(|cell| cell.index() >= self.cell_count()) {
            return Err(PuzzleError::Hole { cell });
        }
        self.holes.extend_from_slice(holes);
        self.holes.sort_unstable();
        self.holes.dedup();
        let is_nothing = |&line: &LineId| self.line(line).iter().all(|&cell| self.is_hole(cell));
        match self.lines().find(is_nothing) {
            Some(line) => Err(PuzzleError::NoCell { line }),
            None => Ok(self),
        }
    }

    fn of_lines(
        shape: Shape,
        outlines: &'static [Outline],
        families: Vec<Family>,
        lines: &[Vec<CellId>],
    ) -> Geometry {
        let cells = lines[..families[0].line_count].iter().map(Vec::len).sum::<usize>();
        let mut starts = vec![0];
        let mut members = Vec::with_capacity(cells * families.len());
        let nowhere = Crossing { line: LineId::new(0), at: 0 };
        let mut crossings = vec![nowhere; cells * families.len()];
        let of_family = families
            .iter()
            .enumerate()
            .flat_map(|(place, family)| std::iter::repeat_n(place, family.line_count));
        for ((number, line), family) in lines.iter().enumerate().zip(of_family) {
            for (at, cell) in line.iter().enumerate() {
                crossings[cell.index() * families.len() + family] =
                    Crossing { line: LineId::new(number as u32), at: at as u32 };
            }
            members.extend_from_slice(line);
            starts.push(members.len() as u32);
        }
        let (holes, areas) = (Vec::new(), Areas::Nothing);
        Geometry { shape, holes, areas, outlines, families, starts, members, crossings }
    }

    /// The board with further families and their lines.
    pub(super) fn with_families(
        self,
        areas: Areas,
        families: Vec<Family>,
        lines: Vec<Vec<CellId>>,
    ) -> Geometry {
        let all: Vec<_> = self.lines().map(|line| self.line(line).to_vec()).chain(lines).collect();
        let families = self.families.into_iter().chain(families).collect();
        let geometry = Geometry::of_lines(self.shape, self.outlines, families, &all);
        Geometry { holes: self.holes, areas, ..geometry }
    }

    /// What the board has besides the families of its shape.
    pub(super) fn areas(&self) -> Areas {
        self.areas
    }

    /// The shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The holes, ascending.
    pub fn holes(&self) -> &[CellId] {
        &self.holes
    }

    /// Is this cell a hole?
    pub fn is_hole(&self, cell: CellId) -> bool {
        !self.holes.is_empty() && self.holes.binary_search(&cell).is_ok()
    }

    /// The families of lines; family 0 holds the rows.
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// The number of cells, holes included; at least 1.
    pub fn cell_count(&self) -> usize {
        self.crossings.len() / self.families.len()
    }

    /// The number of lines in all families.
    pub fn line_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Every cell in reading order.
    pub fn cells(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.cell_count() as u32).map(CellId::new)
    }

    /// Every line, family by family.
    pub fn lines(&self) -> impl Iterator<Item = LineId> + use<> {
        (0..self.line_count() as u32).map(LineId::new)
    }

    /// The cell of this number, from 0 in reading order; `None` if the board has fewer.
    pub fn cell_numbered(&self, number: usize) -> Option<CellId> {
        (number < self.cell_count()).then_some(CellId::new(number as u32))
    }

    /// The line of this number, from 0, family by family; `None` if the board has fewer.
    pub fn line_numbered(&self, number: usize) -> Option<LineId> {
        (number < self.line_count()).then_some(LineId::new(number as u32))
    }

    /// The cells of a line in its reading order; at least 1.
    ///
    /// # Panics
    /// If the board has no such line.
    #[inline]
    pub fn line(&self, line: LineId) -> &[CellId] {
        let from = self.starts[line.index()] as usize;
        let to = self.starts[line.index() + 1] as usize;
        &self.members[from..to]
    }

    /// The lines through a cell, one of each family, in the order of the families.
    ///
    /// # Panics
    /// If the board has no such cell.
    #[inline]
    pub fn through(&self, cell: CellId) -> &[Crossing] {
        let per_cell = self.families.len();
        &self.crossings[cell.index() * per_cell..][..per_cell]
    }

    /// Checks that a line is long enough for a clue. A hole between two runs is a gap. `colors` is
    /// the size of the palette, background included.
    ///
    /// # Errors
    /// [`PuzzleError::ClueTooLong`] or [`PuzzleError::RunTooLong`]; of a pattern
    /// [`PuzzleError::NoWord`] or [`PuzzleError::PatternTooLarge`].
    pub fn fits(&self, line: LineId, clue: &Clue, colors: usize) -> Result<(), PuzzleError> {
        let (needs, cells) = (clue.shortest_length(colors), self.line(line).len());
        if let Some(pattern) = clue.pattern() {
            let diagram = Diagram::new(pattern, cells, colors, &[]);
            let diagram = diagram.map_err(|_| PuzzleError::PatternTooLarge { line })?;
            return diagram.map(|_| ()).ok_or(PuzzleError::NoWord { line, cells });
        }
        if needs > cells as u64 {
            return Err(PuzzleError::ClueTooLong { line, needs, cells });
        }
        if self.holes.is_empty() {
            return Ok(());
        }
        let stretches = self.line(line).split(|&cell| self.is_hole(cell)).map(<[CellId]>::len);
        let runs = || clue.runs().unwrap_or_default().iter().map(|run| run.length.least());
        let (total, longest) = (stretches.clone().sum::<usize>(), stretches.max().unwrap_or(0));
        let needs = runs().map(u64::from).sum();
        if needs > total as u64 {
            return Err(PuzzleError::ClueTooLong { line, needs, cells: total });
        }
        match runs().max().filter(|&run| run as usize > longest) {
            Some(run) => Err(PuzzleError::RunTooLong { line, run, cells: longest }),
            None => Ok(()),
        }
    }

    /// The index of a line's family and the line's index in it, both from 0.
    pub fn place(&self, line: LineId) -> (usize, usize) {
        let mut place = line.index();
        for (family, found) in self.families.iter().enumerate() {
            if place < found.line_count {
                return (family, place);
            }
            place -= found.line_count;
        }
        (self.families.len(), place)
    }

    /// The rows of the board, which are the lines of family 0.
    pub fn rows(&self) -> impl Iterator<Item = &[CellId]> {
        (0..self.families[0].line_count as u32).map(|row| self.line(LineId::new(row)))
    }

    /// The cell at a place of a row, both from 0; `None` if there is none.
    pub fn in_row(&self, row: usize, place: usize) -> Option<CellId> {
        let is_row = row < self.families[0].line_count;
        let cells = is_row.then(|| self.line(LineId::new(row as u32)))?;
        cells.get(place).copied()
    }

    /// The center of a cell.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn center(&self, cell: CellId) -> Point {
        match self.shape {
            Shape::Rect { .. } => rect::center(self.through(cell)),
            Shape::Hex { sides } => hex::center(sides, self.through(cell)),
            Shape::Triangles { sides } => triangle::center(sides, self.through(cell)),
        }
    }

    /// The outlines of cells: one for squares and hexagons, two for triangles (pointing up,
    /// pointing down). Each lists the corners relative to the center, clockwise.
    pub fn outlines(&self) -> impl ExactSizeIterator<Item = &'static [Point]> + use<> {
        self.outlines.iter().map(|outline| outline.corners)
    }

    /// Is this cell a triangle that points down? If so, it has the second of the
    /// [outlines](Self::outlines).
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn is_turned(&self, cell: CellId) -> bool {
        match self.shape {
            Shape::Rect { .. } | Shape::Hex { .. } => false,
            Shape::Triangles { sides } => triangle::is_down(sides, self.through(cell)),
        }
    }

    /// The corners of a cell relative to its center, clockwise. Side `k` lies between corner `k`
    /// and the next one.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn corners(&self, cell: CellId) -> &'static [Point] {
        self.outline(cell).corners
    }

    fn outline(&self, cell: CellId) -> &'static Outline {
        &self.outlines[usize::from(self.is_turned(cell))]
    }

    /// The cell across side `side` of `cell`; `None` at the rim of the board or of a hole.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn across(&self, cell: CellId, side: usize) -> Option<CellId> {
        self.neighbor_along(cell, *self.outline(cell).steps.get(side)?)
    }

    fn neighbor_along(&self, cell: CellId, (family, is_forward): (usize, bool)) -> Option<CellId> {
        let crossing = self.through(cell)[family];
        let at = crossing.at as usize;
        let next = if is_forward { at.checked_add(1) } else { at.checked_sub(1) };
        let neighbor = self.line(crossing.line).get(next?).copied();
        neighbor.filter(|&neighbor| !self.is_hole(neighbor) && !self.is_hole(cell))
    }

    /// The cells that share a side with this one, in the order of the sides; no holes.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn neighbors(&self, cell: CellId) -> impl Iterator<Item = CellId> + use<'_> {
        let steps = self.outline(cell).steps.iter();
        steps.filter_map(move |&step| self.neighbor_along(cell, step))
    }

    /// The points at which a line enters and leaves the board: the midpoints of two sides of cells.
    ///
    /// # Panics
    /// If the board has no such line, or the line no direction.
    pub fn ends(&self, line: LineId) -> (Point, Point) {
        let family = self.place(line).0;
        let cells = self.line(line);
        let middle = |cell: CellId, side: usize| {
            let (x, y) = self.center(cell);
            let corners = self.corners(cell);
            let (a, b) = (corners[side], corners[(side + 1) % corners.len()]);
            (x + (a.0 + b.0) / 2.0, y + (a.1 + b.1) / 2.0)
        };
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        let (entrance, exit) =
            (self.outline(first).gates[family].0, self.outline(last).gates[family].1);
        (middle(first, entrance), middle(last, exit))
    }
}
