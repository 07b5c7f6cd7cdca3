//! Four list formats that webpbn.com exports for solvers: rows, then columns. `keen` separates
//! numbers by blanks, and rows from columns by a blank line. `ish` has commas between numbers.
//! `syro` ends each line with a 0. `makhorin` has `&` between rows and columns.
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: the files have no size, so each line of
//! the board has a line of its own, an empty one `0`. `#` begins a comment line, `*` in `makhorin`.

use super::text::Line;
use super::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use super::text::problem::Problem;
use crate::message::message;
use crate::puzzle::{Palette, Puzzle};

/// One of the list formats.
#[derive(Clone, Copy)]
pub(super) struct List {
    separators: &'static [char],
    separator: &'static str,
    /// The end of each line.
    end: &'static str,
    /// The first character of comment lines.
    comment: char,
    /// The line between rows and columns.
    between: &'static str,
}

pub(super) const KEEN: List =
    List { separators: &[], separator: " ", end: "", comment: '#', between: "" };
pub(super) const ISH: List = List { separators: &[','], separator: ",", ..KEEN };
pub(super) const SYRO: List = List { end: " 0", ..KEEN };
pub(super) const MAKHORIN: List = List { comment: '*', between: "&", ..KEEN };

impl List {
    pub fn read(self, text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
        let is_content = |line: &Line| !line.text.trim_start().starts_with(self.comment);
        let content = lines.iter().copied().filter(is_content);
        let content: Vec<Line> = content.skip_while(Line::is_blank).collect();
        let is_between = |line: &Line| line.trim().text == self.between;
        let Some(middle) = content.iter().position(is_between) else {
            let expected = match self.between {
                "" => message!("want-blank-rows-columns"),
                mark => message!("want-mark-rows-columns", mark = mark),
            };
            let end = text.len();
            return Err(vec![Problem::new(end..end, "problem-no-columns", expected)]);
        };
        let mut problems = Vec::new();
        let mut clues = |lines: &[Line]| -> Vec<PlacedClue> {
            let filled = lines.iter().filter(|line| !line.is_blank());
            filled.map(|line| self.clue(line.trim(), &mut problems)).collect()
        };
        let (rows, columns) = (clues(&content[..middle]), clues(&content[middle + 1..]));
        if !problems.is_empty() {
            return Err(problems);
        }
        rectangle(0..text.len(), rows, columns, Palette::black_on_white())
    }

    fn clue(self, line: Line, problems: &mut Vec<Problem>) -> PlacedClue {
        let numbers = line.text.strip_suffix(self.end).unwrap_or(line.text);
        (runs(line.part(0..numbers.len()), self.separators, problems), line.span())
    }

    pub fn write(self, puzzle: &Puzzle) -> Result<String, Unsupported> {
        let (rows, columns) = numbers(puzzle)?;
        let lines = |lines: &[Vec<u32>]| lines_of(lines, self.separator, self.end);
        Ok(format!("{}{}\n{}", lines(&rows), self.between, lines(&columns)))
    }
}
