//! The meaning of each variable of a formula, with a description for people.

use crate::puzzle::{CellId, Color, LineId, Puzzle};

/// What a variable of a formula states about the puzzle when it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Meaning {
    /// The cell has this foreground color.
    Painted {
        /// The cell.
        cell: CellId,
        /// Its color.
        color: Color,
    },
    /// The cell has some foreground color.
    Filled {
        /// The cell.
        cell: CellId,
    },
    /// The cell may have a color from `first` to `last`; if false, it has none of them.
    PaintedAmong {
        /// The cell.
        cell: CellId,
        /// The first of the colors.
        first: Color,
        /// The last of the colors.
        last: Color,
    },
    /// The run starts at this place of its line or later.
    StartsFrom {
        /// The line.
        line: LineId,
        /// Which run, from 0.
        run: u32,
        /// A position in the line, from 0.
        at: u32,
    },
    /// The run's last cell is at `at - 1` or later.
    EndsFrom {
        /// The line.
        line: LineId,
        /// Which run, from 0.
        run: u32,
        /// A position in the line, from 0.
        at: u32,
    },
    /// The run has this color.
    RunColor {
        /// The line.
        line: LineId,
        /// Which run, from 0.
        run: u32,
        /// The color.
        color: Color,
    },
    /// The run may have a color from `first` to `last`; if false, it has none of them.
    RunColorAmong {
        /// The line.
        line: LineId,
        /// Which run, from 0.
        run: u32,
        /// The first of the colors.
        first: Color,
        /// The last of the colors.
        last: Color,
    },
    /// The colors of the line lead to this node of its diagram.
    Node {
        /// The line.
        line: LineId,
        /// The node's number in the diagram, from 0.
        number: u32,
    },
    /// The colors of the line take this edge of its diagram.
    Edge {
        /// The line.
        line: LineId,
        /// The edge's number in the diagram, from 0.
        number: u32,
    },
    /// The line is filled by this placement.
    Placement {
        /// The line.
        line: LineId,
        /// The placement's number among those of the line, from 0.
        number: u32,
    },
}

impl Meaning {
    /// The meaning for people, all numbers from 1: `row 3: run 2 starts at 7 or later`.
    ///
    /// # Panics
    /// If the cell or line belongs to a larger puzzle.
    pub fn describe(self, puzzle: &Puzzle) -> String {
        let geometry = puzzle.geometry();
        let name = |line| geometry.describe(line);
        let place = |cell| {
            let row = geometry.through(cell)[0];
            format!("cell {} of {}", row.at + 1, name(row.line))
        };
        match self {
            Meaning::Painted { cell, color } => format!("{} is {}", place(cell), color.letter()),
            Meaning::Filled { cell } => format!("{} is not background", place(cell)),
            Meaning::PaintedAmong { cell, first, last } => {
                format!("{} may be {} to {}", place(cell), first.letter(), last.letter())
            }
            Meaning::StartsFrom { line, run, at } => {
                format!("{}: run {} starts at {} or later", name(line), run + 1, at + 1)
            }
            Meaning::EndsFrom { line, run, at } => {
                format!("{}: run {} ends at {at} or later", name(line), run + 1)
            }
            Meaning::RunColor { line, run, color } => {
                format!("{}: run {} is {}", name(line), run + 1, color.letter())
            }
            Meaning::RunColorAmong { line, run, first, last } => {
                let (line, first, last) = (name(line), first.letter(), last.letter());
                format!("{line}: run {} may be {first} to {last}", run + 1)
            }
            Meaning::Node { line, number } => {
                format!("{}: its diagram reaches node {}", name(line), number + 1)
            }
            Meaning::Edge { line, number } => {
                format!("{}: its diagram takes edge {}", name(line), number + 1)
            }
            Meaning::Placement { line, number } => {
                format!("{}: filled by placement {}", name(line), number + 1)
            }
        }
    }
}
