//! What lines and cells are called.
//!
//! In: a board, a line or a cell. Out: its name in English and as a message. Invariants: numbers
//! count from 1; a block has the row and the column of its middle.

use super::geometry::Geometry;
use super::ids::{CellId, LineId};
use crate::message::Message;
use std::fmt;

/// What a line is called. In English: `row 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineName {
    /// The name of its family.
    family: &'static str,
    /// Its number there, from 1; of a block the row of its middle.
    number: usize,
    /// The column of the middle of a block.
    column: Option<usize>,
}

impl LineName {
    /// The name as a message.
    pub fn message(self) -> Message {
        self.labeled(self.label())
    }

    fn label(self) -> String {
        let number = self.number;
        self.column.map_or_else(|| number.to_string(), |column| format!("R{number}C{column}"))
    }

    /// The name as a message, with this label instead of the number.
    fn labeled(self, label: String) -> Message {
        Message::new(format!("line-{}", self.family.replace(' ', "-"))).with("label", label)
    }
}

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.family, self.label())
    }
}

impl Geometry {
    /// The line's English name, numbered from 1: `row 3`.
    pub fn describe(&self, line: LineId) -> String {
        self.line_name(line).to_string()
    }

    /// The line's name, numbered from 1.
    pub fn line_name(&self, line: LineId) -> LineName {
        let (family, place) = self.place(line);
        let family = self.families().get(family).map_or("line", |family| family.name);
        match self.clue_cell(line).map(|cell| self.row_and_column(cell)) {
            Some((row, column)) => LineName { family, number: row, column: Some(column) },
            None => LineName { family, number: place + 1, column: None },
        }
    }

    /// The row and the column of a cell, from 1.
    fn row_and_column(&self, cell: CellId) -> (usize, usize) {
        let number = |family: usize| self.place(self.through(cell)[family].line).1 + 1;
        (number(0), number(1))
    }

    /// The row and the column of a cell, from 1: `R3C4`.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn label_of_cell(&self, cell: CellId) -> String {
        let (row, column) = self.row_and_column(cell);
        format!("R{row}C{column}")
    }

    /// What stands for a line among those of its family: its number from 1; for a block the row
    /// and the column of its middle: `R3C4`.
    pub fn label(&self, line: LineId) -> String {
        self.line_name(line).label()
    }

    /// The line's name in messages, numbered from 1.
    pub fn name(&self, line: LineId) -> Message {
        self.line_name(line).message()
    }

    /// What the lines of a family are called in English: `rows`.
    pub(super) fn family_words(&self, family: usize) -> String {
        self.families().get(family).map_or("line", |family| family.name).to_owned() + "s"
    }

    /// What the lines of a family are called in messages: `rows`.
    pub fn family_name(&self, family: usize) -> Message {
        let name = self.families().get(family).map_or("line", |family| family.name);
        Message::new(format!("lines-{}", name.replace(' ', "-")))
    }

    /// The line's name in messages, with this label in its family.
    pub fn labeled(&self, line: LineId, label: String) -> Message {
        self.line_name(line).labeled(label)
    }
}
