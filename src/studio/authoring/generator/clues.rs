//! What the clues of a generated puzzle say of its picture.
//!
//! In: the kind of clues, a picture. Out: the board and the clues of its lines. Invariants: every
//! clue holds for the picture; which cells of a mosaic have a number depends on the seed alone.

use super::chance::Chance;
use super::{GeneratorConfig, RandomError};
use crate::explanation::Class;
use crate::puzzle::{
    Case, CellId, Clue, Color, Geometry, Length, LineId, Palette, Picture, Shape, Total, clues_of,
};
use std::ops::RangeInclusive;

/// So many of a hundred cells of a mosaic have a number.
const NUMBERED_PERCENT: usize = 55;

/// What the clues of a generated puzzle say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClueKind {
    /// The runs of a line, in order.
    #[default]
    Runs,
    /// The runs of a line, in any order.
    AnyOrder,
    /// How many cells of each color a line has.
    Sums,
    /// How many cells around a cell, with itself, are painted.
    Mosaic,
}

impl ClueKind {
    /// All of them.
    pub const ALL: [ClueKind; 4] =
        [ClueKind::Runs, ClueKind::AnyOrder, ClueKind::Sums, ClueKind::Mosaic];

    /// Its name in arguments.
    pub fn name(self) -> &'static str {
        match self {
            ClueKind::Runs => "runs",
            ClueKind::AnyOrder => "any-order",
            ClueKind::Sums => "sums",
            ClueKind::Mosaic => "mosaic",
        }
    }

    /// The kind of this name, if there is one.
    pub fn named(name: &str) -> Option<ClueKind> {
        ClueKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The classes of the puzzles that are made with such clues. Of the rows of the only picture with
    /// its totals each contains the next shorter one, so there always is a line with one way left:
    /// lines alone solve it.
    pub fn classes(self, shape: Shape, colors: usize) -> RangeInclusive<Class> {
        match self {
            ClueKind::Runs | ClueKind::AnyOrder => Class::Trivial..=Class::Guessing,
            ClueKind::Sums if is_plain(shape, colors) => Class::Lines..=Class::Lines,
            ClueKind::Sums | ClueKind::Mosaic => Class::Lines..=Class::Guessing,
        }
    }

    /// Rejects a request for which no puzzle with such clues is made.
    pub(super) fn check(self, request: &GeneratorConfig) -> Result<(), RandomError> {
        let GeneratorConfig { shape, colors, class, .. } = *request;
        if self == ClueKind::Mosaic && !is_plain(shape, colors) {
            return Err(RandomError::Mosaic);
        }
        match self.classes(shape, colors).contains(&class) {
            true => Ok(()),
            false => Err(RandomError::Class { clues: self.name(), class: class.name() }),
        }
    }
}

/// Is it a rectangle in black and white?
fn is_plain(shape: Shape, colors: usize) -> bool {
    shape.rectangle().is_some() && colors == 2
}

/// How a picture gets its clues.
pub(super) struct Clueing {
    kind: ClueKind,
    /// The board, with blocks for a mosaic.
    board: Geometry,
    /// By cell: has it a number on a mosaic?
    is_numbered: Vec<bool>,
}

impl Clueing {
    pub fn new(config: &GeneratorConfig) -> Result<Clueing, RandomError> {
        let board = Geometry::new(config.shape)?;
        if config.clues != ClueKind::Mosaic {
            return Ok(Clueing { kind: config.clues, board, is_numbered: Vec::new() });
        }
        let board = board.with_blocks()?;
        let mut chance = Chance::of(config.seed, !config.number);
        let mut is_numbered: Vec<bool> =
            board.cells().map(|_| chance.is_one_of(NUMBERED_PERCENT)).collect();
        // No number would tell anything of a cell with none around it.
        for cell in board.cells() {
            let around = board.block_around(cell).map_or(&[][..], |block| board.line(block));
            if !around.iter().any(|cell| is_numbered[cell.index()]) {
                is_numbered[cell.index()] = true;
            }
        }
        Ok(Clueing { kind: config.clues, board, is_numbered })
    }

    /// The board of the puzzles.
    pub fn board(&self) -> &Geometry {
        &self.board
    }

    /// The clues of a picture, one for each line of the board.
    pub fn clues(&self, picture: &Picture, palette: &Palette) -> Vec<Clue> {
        let lines = self.board.lines();
        match self.kind {
            ClueKind::Runs => clues_of(&self.board, picture),
            ClueKind::AnyOrder => {
                clues_of(&self.board, picture).into_iter().map(in_any_order).collect()
            }
            ClueKind::Sums => lines.map(|line| self.sums(line, picture, palette)).collect(),
            ClueKind::Mosaic => lines.map(|line| self.number(line, picture)).collect(),
        }
    }

    /// The number of cells of each foreground color.
    fn sums(&self, line: LineId, picture: &Picture, palette: &Palette) -> Clue {
        let total = |color: Color| {
            let cells = self.board.line(line).iter().filter(|&&cell| picture[cell] == color);
            Total { color: Some(color), cells: Length::exactly(cells.count() as u32) }
        };
        let totals = palette.colors().skip(1).map(total);
        Clue::of_cases(vec![Case::anything().with_totals(totals)])
    }

    /// The number of painted cells of a block.
    fn number(&self, line: LineId, picture: &Picture) -> Clue {
        let is_numbered = |cell: CellId| self.is_numbered[cell.index()];
        if !self.board.clue_cell(line).is_some_and(is_numbered) {
            return Clue::anything();
        }
        let painted = self.board.line(line).iter().filter(|&&cell| !picture[cell].is_background());
        Clue::of_sum(painted.count() as u32, Some(Color::FIRST))
    }
}

/// The clue with the same runs in any order.
fn in_any_order(clue: Clue) -> Clue {
    match clue {
        Clue::Runs(runs) => Clue::of_cases(vec![Case::in_any_order(runs)]),
        Clue::Pattern(_) => clue,
    }
}
