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
//! `hugi` is a line `rows`, a clue on each line, a line `cols`, again clues, also with headings such
//! as `ROWS:` and `COLUMNS:`; numbers stand between blanks or commas, `#` begins a comment. With `columns`, or with properties such as `width`, it
//! is Simpson's format. (Source: `src/files.rs` of Hugi.)

use crate::document::Document;
use crate::message::message;
use crate::puzzle::{Geometry, Palette, Puzzle, Shape};
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

/// Can the format keep the puzzle? It has only squares.
pub(super) fn is_square(puzzle: &Puzzle) -> bool {
    matches!(puzzle.geometry().shape(), Shape::Rect { height, width } if height == width)
}

pub(super) fn write_tournament(documents: &[Document]) -> Result<String, Unsupported> {
    let mut text = String::new();
    for (place, document) in documents.iter().enumerate() {
        let (rows, columns) = numbers(document.puzzle())?;
        text += &format!("${}\n", place + 1);
        text += &(lines_of(&columns, "\t", "") + &lines_of(&rows, "\t", ""));
    }
    Ok(text)
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

/// The words that begin a line of Simpson's format.
const PROPERTIES: [&str; 12] = [
    "width",
    "height",
    "title",
    "by",
    "color",
    "goal",
    "saved",
    "grid",
    "copyright",
    "license",
    "catalogue",
    "columns",
];

/// The part of a line before its comment.
fn content<'a>(line: &Line<'a>) -> Line<'a> {
    line.part(0..line.text.find('#').unwrap_or(line.text.len())).trim()
}

/// A heading: is it of the columns, and how is it written? `rows`, `ROWS:`, `[Rows]`.
fn heading(line: Line) -> Option<(bool, String)> {
    let word = line.text.trim_matches(['[', ']', ':']);
    let is_columns = match &*word.to_lowercase() {
        "rows" => false,
        "cols" | "columns" => true,
        _ => return None,
    };
    let case = if word == word.to_lowercase() { "a" } else { "A" };
    Some((is_columns, line.text.replace(word, case)))
}

/// Are these lines such a file, with both headings written in the same way?
pub(super) fn is_hugi(filled: &[Line]) -> bool {
    let headings: Vec<_> = filled.iter().filter_map(|line| heading(content(line))).collect();
    let is_property = |line: &Line| {
        PROPERTIES.contains(&line.split_first().0.text) && heading(content(line)).is_none()
    };
    let ([(false, rows), (true, columns)] | [(true, columns), (false, rows)]) = &headings[..]
    else {
        return false;
    };
    let is_simpson = rows == "a" && filled.iter().any(|line| content(line).text == "columns");
    rows == columns && !is_simpson && !filled.iter().any(is_property)
}

pub(super) fn read_hugi(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut problems = Vec::new();
    let (mut rows, mut columns): (Vec<PlacedClue>, Vec<PlacedClue>) = Default::default();
    let (mut is_in_columns, mut has_rows, mut has_columns) = (false, false, false);
    for line in lines.iter().map(content).filter(|line| !line.is_blank()) {
        match heading(line) {
            Some((false, _)) => (is_in_columns, has_rows) = (false, true),
            Some((true, _)) => (is_in_columns, has_columns) = (true, true),
            None if !has_rows && !has_columns => {
                problems.note(Problem::new(line.span(), found(line.text), "want-hugi-sections"));
            }
            None => {
                let clue = (runs(line, &[','], &mut problems), line.span());
                if is_in_columns { columns.push(clue) } else { rows.push(clue) }
            }
        }
        if problems.is_full() {
            break;
        }
    }
    let end = text.len();
    for (name, is_there) in [("rows", has_rows), ("cols", has_columns)] {
        if !is_there {
            let message = message!("problem-section-missing", name = name);
            problems.note(Problem::new(end..end, message, "want-hugi-sections"));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    rectangle(0..end, rows, columns, Palette::black_on_white())
}

pub(super) fn write_hugi(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    Ok(format!("rows\n{}cols\n{}", lines_of(&rows, " ", ""), lines_of(&columns, " ", "")))
}
