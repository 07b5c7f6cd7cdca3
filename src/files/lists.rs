//! Formats that list the clues of all lines without the size of the board, or after a word.
//!
//! In: lines, or puzzles. Out: black-and-white puzzles, or a text. Invariants: each line of the
//! board has a line of its own, an empty one a `0`; the readers skip blank lines that
//! do not separate rows from columns.
//!
//! `keen`, `ish`, `syro` and `makhorin`, which webpbn.com exports for solvers, have rows, then
//! columns. `keen` separates numbers by blanks, and rows from columns by a blank line. `ish` has
//! commas between numbers. `syro` ends each line with a 0. `makhorin` has `&` between rows and
//! columns. `#` begins a comment line, `*` in `makhorin`.
//! `tournament`, of the computer tournaments of TAAI and TCGA, is `$1`, then the columns and the
//! rows of a square, with tabs between numbers.
//! `kucera`, of the course NAIL094 at Charles University (P. Kučera), has `c` comments, `nonogram
//! ROWS COLUMNS`, the rows, the columns, each line ended by 0.

use crate::document::Document;
use crate::message::message;
use crate::puzzle::{Geometry, Palette, Puzzle};
use crate::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use crate::text::problem::{Noted, Problem};
use crate::text::puzzle_set::{Member, PuzzleSet};
use crate::text::{Line, Word, found, lines_of_board, positive, shown};

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

/// Does a puzzle begin with this line?
pub(super) fn is_tournament(line: &Line) -> bool {
    let number = line.trim().text.strip_prefix('$');
    number.is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

pub(super) fn read_tournament(_text: &str, lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let filled: Vec<Line> = lines.iter().copied().filter(|line| !line.is_blank()).collect();
    let mut puzzles = PuzzleSet::default();
    for block in filled.chunk_by(|_, next| !is_tournament(next)) {
        let (header, clues) = (block[0], &block[1..]);
        let read = square(header, clues).map(Document::from);
        puzzles.take(read, header.span(), &mut Vec::new())?;
    }
    puzzles.end(Vec::new())
}

/// The square with these clue lines, the columns first.
fn square(header: Line, clues: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let place = header.trim().span();
    if !is_tournament(&header) {
        return Err(vec![Problem::new(
            place,
            "problem-no-puzzle-number",
            message!("want-text", text = "$1"),
        )]);
    }
    if clues.is_empty() || !clues.len().is_multiple_of(2) {
        let message = message!("problem-clue-lines", count = clues.len());
        return Err(vec![Problem::new(place, message, "want-square")]);
    }
    let side = clues.len() as u32 / 2;
    Geometry::rectangle(side, side)
        .map_err(|error| vec![Problem::new(place.clone(), error.message(), "want-board")])?;
    let mut problems = Vec::new();
    let clue = |line: &Line| (runs(*line, &[], &mut problems), line.trim().span());
    let mut placed: Vec<PlacedClue> = clues.iter().map(clue).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let rows = placed.split_off(clues.len() / 2);
    rectangle(place, rows, placed, Palette::black_on_white())
}

/// Is this line the header of such a file?
pub(super) fn is_kucera(line: &Line) -> bool {
    line.split_first().0.text == "nonogram"
}

pub(super) fn read_kucera(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let is_content = |line: &Line| !line.is_blank() && line.split_first().0.text != "c";
    let lines: Vec<Line> = lines.iter().copied().filter(is_content).collect();
    let header = lines.first().copied().unwrap_or(Word { text: "", start: 0 });
    let words: Vec<Word> = header.words(&[]).collect();
    let [_, height, width] = words[..] else {
        let expected = message!("want-text", text = "nonogram ROWS COLUMNS");
        return Err(vec![Problem::new(header.trim().span(), found(header.trim().text), expected)]);
    };
    let mut problems = Vec::new();
    let mut size = |word, name| positive(word, name).map_err(|error| problems.note(error)).ok();
    let sizes = (size(height, "number-rows"), size(width, "number-columns"));
    let (Some(height), Some(width)) = sizes else { return Err(problems) };
    let mut placed: Vec<PlacedClue> =
        lines[1..].iter().map(|line| clue_before_zero(*line, &mut problems)).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let line_count = u64::from(height) + u64::from(width);
    if placed.len() as u64 != line_count {
        let place = placed.get(line_count as usize).map_or(text.len()..text.len(), |t| t.1.clone());
        let message = message!("problem-clue-lines", count = placed.len());
        let expected = lines_of_board(line_count, height, width);
        return Err(vec![Problem::new(place, message, expected).advice("advice-empty-zero-line")]);
    }
    let columns = placed.split_off(height as usize);
    rectangle(0..text.len(), placed, columns, Palette::black_on_white())
}

/// The clue of a line that ends with 0.
fn clue_before_zero(line: Line, problems: &mut Vec<Problem>) -> PlacedClue {
    let line = line.trim();
    let is_apart = |numbers: &&str| numbers.is_empty() || numbers.ends_with(char::is_whitespace);
    let numbers = line.text.strip_suffix('0').filter(is_apart).unwrap_or_else(|| {
        let message = message!("problem-no-zero", found = shown(line.text));
        problems.note(Problem::new(line.span(), message, "want-zero"));
        ""
    });
    (runs(line.part(0..numbers.len()), &[], problems), line.span())
}

pub(super) fn write_kucera(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", " 0"), lines_of(&columns, " ", " 0"));
    Ok(format!("nonogram {} {}\n{above}{below}", rows.len(), columns.len()))
}
