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
use crate::text::{
    Line, Member, Noted, Problem, PuzzleSet, Word, filled, impossible, lines_of_board, positive,
    shown,
};

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
            let end = text.len()..text.len();
            return Err(Problem::new(end, "problem-no-columns", expected).into());
        };
        let mut problems = Vec::new();
        let mut clue = |line: &Line| {
            let (line, numbers) = (line.trim(), line.trim().text);
            let numbers = numbers.strip_suffix(self.end).unwrap_or(numbers);
            (runs(line.part(0..numbers.len()), self.separators, &mut problems), line.span())
        };
        let [rows, columns] = [&content[..middle], &content[middle + 1..]]
            .map(|lines| filled(lines).iter().map(&mut clue).collect());
        problems.none()?;
        rectangle(0..text.len(), rows, columns, Palette::black_on_white())
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
    let member = |block: &[Line]| {
        let (header, clues) = (block[0], &block[1..]);
        (square(header.trim(), clues).map(Document::from), header.span())
    };
    PuzzleSet::of_some(filled(lines).chunk_by(|_, next| !is_tournament(next)).map(member))
}

/// The square with these clue lines, the columns first.
fn square(header: Word, clues: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let refused = |message, expected| Err(Problem::new(header.span(), message, expected).into());
    if !is_tournament(&header) {
        let expected = message!("want-text", text = "$1");
        return refused(message!("problem-no-puzzle-number"), expected);
    }
    if clues.is_empty() || !clues.len().is_multiple_of(2) {
        let message = message!("problem-clue-lines", count = clues.len());
        return refused(message, message!("want-square"));
    }
    let side = clues.len() as u32 / 2;
    Geometry::rectangle(side, side).map_err(impossible(header.span(), "want-board"))?;
    let mut problems = Vec::new();
    let clue = |line: &Line| (runs(*line, &[], &mut problems), line.trim().span());
    let mut placed: Vec<PlacedClue> = clues.iter().map(clue).collect();
    problems.none()?;
    let rows = placed.split_off(clues.len() / 2);
    rectangle(header.span(), rows, placed, Palette::black_on_white())
}

/// Do these lines begin such a file, behind comments?
pub(super) fn is_kucera(filled: &[Line]) -> bool {
    let mut words = filled.iter().map(|line| line.split_first().0.text);
    words.find(|word| *word != "c") == Some("nonogram")
}

pub(super) fn read_kucera(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let is_content = |line: &Line| !line.is_blank() && line.split_first().0.text != "c";
    let lines: Vec<Line> = lines.iter().copied().filter(is_content).collect();
    let header = lines.first().copied().unwrap_or(Word { text: "", start: 0 });
    let words: Vec<Word> = header.words(&[]).collect();
    let [_, height, width] = words[..] else {
        let expected = message!("want-text", text = "nonogram ROWS COLUMNS");
        return Err(Problem::found(header.trim(), expected).into());
    };
    let mut problems = Vec::new();
    let height = problems.kept(positive(height, "number-rows"));
    let width = problems.kept(positive(width, "number-columns"));
    let (Some(height), Some(width)) = (height, width) else { return Err(problems) };
    let mut placed: Vec<PlacedClue> =
        lines[1..].iter().map(|line| clue_before_zero(*line, &mut problems)).collect();
    problems.none()?;
    let line_count = u64::from(height) + u64::from(width);
    if placed.len() as u64 != line_count {
        let place = placed.get(line_count as usize).map_or(text.len()..text.len(), |t| t.1.clone());
        let message = message!("problem-clue-lines", count = placed.len());
        let problem = Problem::new(place, message, lines_of_board(line_count, height, width));
        return Err(problem.advice("advice-empty-zero-line").into());
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
