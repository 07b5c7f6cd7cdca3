//! Certificates of another kind: whole numbers in the cells, which show that no other picture
//! agrees with the clues, or none at all.
//!
//! In: a puzzle, a budget. Out: [`Weights`], accepted by [`check_weights`]. Invariants: the checker
//! shares nothing with the finders but the puzzle. `docs/method/weights.md` has the theorems, their proofs
//! and the format.

mod check;
mod closing;
mod find;
mod pricing;
mod program;
mod recording;
mod refusal;
mod shown;
mod text;
mod track;
mod trials;
mod words;

pub use check::check_weights;
pub use find::{find_weights, shows_only};
pub use refusal::Refusal;
#[cfg(feature = "certificate")]
pub use refusal::refuse;
pub use shown::{LastNumbers, WeighedPlacement};
pub use words::{Amount, amount};

use crate::puzzle::{CellId, Color, ColorSet, Geometry, LineId, Picture, Puzzle};
use num_bigint::BigInt;

/// The checker in Python.
#[cfg(feature = "certificate")]
pub const CHECKER: &[u8] = include_bytes!("check.py");
/// Most numbers that a finder keeps at once.
const MAX_NUMBERS: usize = 1 << 24;
/// Most trials within each other.
const MAX_DEPTH: usize = 8;

/// The budget was over before there were numbers, or the board is too large for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWeights;

/// Numbers that show that a puzzle has no picture, or none but one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The only picture; `None` if there is no picture.
    picture: Option<Picture>,
    entries: Vec<Entry>,
}

/// One step of the argument.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    /// From here to the numbers that end the trial, the cell is supposed to have this color.
    Trial(CellId, Color),
    /// Numbers that end the innermost trial: no picture agrees with all that is supposed, so the
    /// cell of the trial does not have its color. Outside trials they end the argument.
    Numbers(Numbers),
}

/// What a line collects, for each family but the last, each cell, and each color that is not the
/// cell's own. The last family collects what is left of `scale`, or of 0 where no picture is to
/// be left. The own color of a cell is that of the only picture, the background in trials and
/// where there is no picture; it collects nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Numbers {
    /// At least 1; the bound must stay below it. Only for the end of an argument with a picture.
    scale: BigInt,
    /// One grid for each family but the last and each color but the own one: for each row the
    /// numbers of its cells, or nothing if all are 0.
    grids: Vec<Vec<Vec<BigInt>>>,
}

/// Numbers by line, for cells that are still open.
struct LineWeights {
    /// What all lines together collect for a cell that differs from the picture.
    scale: i64,
    /// By line, then by its cells and by color: what the line collects.
    lines: Vec<Vec<i64>>,
    /// By line: the most that a placement collects.
    bests: Vec<i64>,
}

impl Weights {
    /// The only picture; `None` if the numbers show that there is none.
    pub fn picture(&self) -> Option<&Picture> {
        self.picture.as_ref()
    }

    /// How many trials the argument has.
    pub fn trial_count(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry, Entry::Trial(..))).count()
    }

    /// The greatest absolute value of a number.
    pub fn largest(&self) -> BigInt {
        let numbers = self.entries.iter().filter_map(Entry::numbers);
        let values = numbers.flat_map(|numbers| numbers.grids.iter().flatten().flatten());
        values.map(|value| BigInt::from(value.magnitude().clone())).max().unwrap_or_default()
    }

    /// The number of a cell in the final numbers: what the first family collects if the cell has
    /// the `other`-th of the colors that are not its own.
    pub fn number(&self, geometry: &Geometry, cell: CellId, other: usize) -> BigInt {
        let last = self.entries.last().and_then(Entry::numbers);
        last.and_then(|numbers| numbers.value(geometry, other, cell)).cloned().unwrap_or_default()
    }
}

impl Entry {
    fn numbers(&self) -> Option<&Numbers> {
        match self {
            Entry::Numbers(numbers) => Some(numbers),
            Entry::Trial(..) => None,
        }
    }
}

impl Numbers {
    /// The numbers of all families but the last one, less what the own color of a cell collects.
    fn of(
        puzzle: &Puzzle,
        domains: &[ColorSet],
        (picture, scale): (Option<&Picture>, i64),
        weight: impl Fn(LineId, usize, Color) -> BigInt,
    ) -> Numbers {
        let geometry = puzzle.geometry();
        let others = puzzle.palette().color_count() - 1;
        let families = geometry.families().len() - 1;
        let zeros = vec![Vec::new(); geometry.families()[0].line_count];
        let mut grids: Vec<Vec<Vec<BigInt>>> = vec![zeros; families * others];
        for cell in geometry.cells() {
            let own = picture.map_or(Color::BACKGROUND, |picture| picture[cell]);
            let row = geometry.through(cell)[0];
            for (family, crossing) in geometry.through(cell)[..families].iter().enumerate() {
                for color in domains[cell.index()].iter().filter(|&color| color != own) {
                    let at = crossing.at as usize;
                    let value = weight(crossing.line, at, color) - weight(crossing.line, at, own);
                    if value != BigInt::default() {
                        let grid = family * others + other_index(color, own);
                        let cells = &mut grids[grid][row.line.index()];
                        cells.resize(geometry.line(row.line).len(), BigInt::default());
                        cells[row.at as usize] = value;
                    }
                }
            }
        }
        Numbers { scale: BigInt::from(scale), grids }
    }

    /// The numbers of lines whose cells have these colors left.
    fn of_lines(
        puzzle: &Puzzle,
        domains: &[ColorSet],
        picture: Option<&Picture>,
        weights: &LineWeights,
    ) -> Numbers {
        let colors = puzzle.palette().color_count();
        let weight = |line: LineId, at: usize, color: Color| {
            BigInt::from(weights.lines[line.index()][at * colors + color.index()])
        };
        Numbers::of(puzzle, domains, (picture, weights.scale), weight)
    }

    /// The number of a cell in a grid; `None` if it is 0.
    fn value(&self, geometry: &Geometry, grid: usize, cell: CellId) -> Option<&BigInt> {
        let row = geometry.through(cell)[0];
        self.grids.get(grid)?.get(row.line.index())?.get(row.at as usize)
    }
}

/// The index of a color among those that are not the own color of a cell.
fn other_index(color: Color, own: Color) -> usize {
    if color < own { color.index() } else { color.index() - 1 }
}
