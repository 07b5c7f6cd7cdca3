//! Four list formats that webpbn.com exports for solvers: rows, then columns. `keen` separates
//! numbers by blanks, and rows from columns by a blank line. `ish` has commas between numbers.
//! `syro` ends each line with a 0. `makhorin` has `&` between rows and columns.
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: the files have no size, so each line of
//! the board has a line of its own, an empty one `0`. `#` begins a comment line, `*` in `makhorin`.

use super::text::Line;
use super::text::plain::{PlacedClue, Unsupported, joined, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
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
        let is_content = |line: &&Line| !line.text.trim_start().starts_with(self.comment);
        let content: Vec<Line> = lines.iter().filter(is_content).copied().collect();
        let first = content.iter().take_while(|line| line.is_blank()).count();
        let content = &content[first..];
        let is_between = |line: &Line| line.trim().text == self.between;
        let Some(middle) = content.iter().position(is_between) else {
            let expected = match self.between {
                "" => "a blank line between rows and columns".to_owned(),
                mark => format!("a line `{mark}` between rows and columns"),
            };
            let end = text.len();
            return Err(vec![Problem::new(end..end, "there are no columns", expected)]);
        };
        let mut problems = Vec::new();
        let rows = self.clues(&content[..middle], &mut problems);
        let columns = self.clues(&content[middle..][1..], &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        rectangle(0..text.len(), rows, columns, Palette::black_on_white())
    }

    fn clues(self, lines: &[Line], problems: &mut Vec<Problem>) -> Vec<PlacedClue> {
        let filled = lines.iter().filter(|line| !line.is_blank());
        let mut clues = Vec::new();
        for line in filled {
            if problems.is_full() {
                break;
            }
            let whole = line.trim();
            let line = match whole.text.strip_suffix(self.end) {
                Some(rest) if !self.end.is_empty() => whole.part(0..rest.len()),
                _ => whole,
            };
            clues.push((runs(line, self.separators, problems), whole.span()));
        }
        clues
    }

    pub fn write(self, puzzle: &Puzzle) -> Result<String, Unsupported> {
        let (rows, columns) = numbers(puzzle)?;
        let line = |numbers: &Vec<u32>| match numbers.as_slice() {
            [] => "0\n".to_owned(),
            numbers => joined(numbers, self.separator, "") + self.end + "\n",
        };
        let lines = |lines: &[Vec<u32>]| lines.iter().map(line).collect::<String>();
        Ok(format!("{}{}\n{}", lines(&rows), self.between, lines(&columns)))
    }
}
