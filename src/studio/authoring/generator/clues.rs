//! What the clues of a generated puzzle say of its picture.
//!
//! In: the kind of clues, a picture. Out: the board and the clues of its lines. Invariants: every
//! clue holds for the picture; which cells of a mosaic have a number depends on the seed alone.

use super::chance::Chance;
use super::{ClueKind, GeneratorConfig, RandomError};
use crate::puzzle::{
    Case, CellId, Clue, Color, Geometry, Length, LineId, Palette, Picture, Total, clues_of,
};

/// So many of a hundred cells of a mosaic have a number.
const NUMBERED_PERCENT: usize = 55;

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
