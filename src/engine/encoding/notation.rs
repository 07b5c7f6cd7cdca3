//! Meanings as data for files: `cell 12 3`, `start 4 2 7`.
//!
//! In: a meaning, or its text and the puzzle. Out: the text, or the meaning. Invariants: reading
//! returns what was written; a meaning that does not fit the puzzle is refused. Cells (in reading
//! order), lines (family by family), runs, positions and placements count from 1; a color is its
//! index in the palette.

use super::meaning::Meaning;
use crate::puzzle::{CellId, Color, LineId, Puzzle};

impl Meaning {
    /// The kind of meaning in one word, then its numbers.
    pub fn to_data(self) -> String {
        let cell = |word, cell: CellId, color: Color| {
            format!("{word} {} {}", cell.index() + 1, color.index())
        };
        let run = |word, line: LineId, run: u32, last: u32| {
            format!("{word} {} {} {last}", line.index() + 1, run + 1)
        };
        let of_line = |word, line: LineId, number| {
            format!("{word} {} {}", line.index() + 1, u64::from(number) + 1)
        };
        let number = |color: Color| color.index() as u32;
        match self {
            Meaning::Painted { cell: at, color } => cell("cell", at, color),
            Meaning::Filled { cell } => format!("filled {}", cell.index() + 1),
            Meaning::PaintedAmong { cell: at, first, last } => {
                format!("{} {}", cell("cell-among", at, first), last.index())
            }
            Meaning::StartsFrom { line, run: place, at } => run("start", line, place, at + 1),
            Meaning::EndsFrom { line, run: place, at } => run("end", line, place, at),
            Meaning::RunColor { line, run: place, color } => {
                run("color", line, place, number(color))
            }
            Meaning::RunColorAmong { line, run: place, first, last } => {
                format!("{} {}", run("color-among", line, place, number(first)), last.index())
            }
            Meaning::Node { line, number } => of_line("node", line, number),
            Meaning::Edge { line, number } => of_line("edge", line, number),
            Meaning::Placement { line, number } => of_line("placement", line, number),
        }
    }

    /// Reads the text of [`Self::to_data`]. `None` if the kind is unknown or it does not fit the
    /// puzzle.
    pub fn from_data(text: &str, puzzle: &Puzzle) -> Option<Meaning> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["cell", cell, color] => {
                let (cell, color) = (cell_of(cell, puzzle)?, color_of(color, puzzle)?);
                Meaning::Painted { cell, color }
            }
            ["filled", cell] => Meaning::Filled { cell: cell_of(cell, puzzle)? },
            ["cell-among", cell, first, last] => {
                let cell = cell_of(cell, puzzle)?;
                let (first, last) = (color_of(first, puzzle)?, color_of(last, puzzle)?);
                Meaning::PaintedAmong { cell, first, last }
            }
            ["color-among", line, run, first, last] => {
                let (line, run) = run_of(line, run, puzzle)?;
                let (first, last) = (color_of(first, puzzle)?, color_of(last, puzzle)?);
                Meaning::RunColorAmong { line, run, first, last }
            }
            ["node", line, number] => {
                let line = line_of(line, puzzle)?;
                let count = puzzle.diagram(line)?.node_count();
                Meaning::Node { line, number: from_one(number, count)? as u32 }
            }
            ["edge", line, number] => {
                let line = line_of(line, puzzle)?;
                let count = puzzle.diagram(line)?.edge_count();
                Meaning::Edge { line, number: from_one(number, count)? as u32 }
            }
            ["placement", line, number] => {
                let number = from_one(number, u32::MAX as usize)? as u32;
                Meaning::Placement { line: line_of(line, puzzle)?, number }
            }
            [word, line, run, last] => {
                let (line, run) = run_of(line, run, puzzle)?;
                let at = || from_one(last, puzzle.geometry().line(line).len());
                match word {
                    "start" => Meaning::StartsFrom { line, run, at: at()? as u32 },
                    "end" => Meaning::EndsFrom { line, run, at: at()? as u32 + 1 },
                    "color" => Meaning::RunColor { line, run, color: color_of(last, puzzle)? },
                    _ => return None,
                }
            }
            _ => return None,
        })
    }
}

/// Reads a number from 1 to `count` and subtracts 1.
fn from_one(text: &str, count: usize) -> Option<usize> {
    // `parse` would accept a sign.
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number: usize = is_plain.then(|| text.parse().ok())??;
    number.checked_sub(1).filter(|&number| number < count)
}

fn cell_of(text: &str, puzzle: &Puzzle) -> Option<CellId> {
    puzzle.geometry().cell_numbered(from_one(text, puzzle.geometry().cell_count())?)
}

fn line_of(text: &str, puzzle: &Puzzle) -> Option<LineId> {
    puzzle.geometry().line_numbered(from_one(text, puzzle.geometry().line_count())?)
}

fn run_of(line: &str, run: &str, puzzle: &Puzzle) -> Option<(LineId, u32)> {
    let line = line_of(line, puzzle)?;
    Some((line, from_one(run, puzzle.clue(line).runs()?.len())? as u32))
}

/// A foreground color.
fn color_of(text: &str, puzzle: &Puzzle) -> Option<Color> {
    Color::nth(from_one(text, puzzle.palette().color_count() - 1)? + 1)
}
