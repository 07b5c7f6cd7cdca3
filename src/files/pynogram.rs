//! The INI files of pynogram: `[clues]` with `columns =` and `rows =`, each followed by indented
//! lines, and `[colors]` with definitions like `b = (blue) *`.
//!
//! In: a text, or a puzzle. Out: a puzzle, or a text. Invariants: clues and definitions are those
//! of nonogrid, its successor, without the quotes of TOML; `#` and `;` begin comments; blank lines
//! mean nothing.
//! Source: `reader.py` and the examples of pynogram.

use super::nonogrid::{Letters, clue_lines, clue_words, definitions, refuse_large};
use super::text::plain::{PlacedClue, Unsupported};
use super::text::problem::{Noted, Problem};
use super::text::{Line, Word, found};
use crate::message::message;
use crate::puzzle::Puzzle;

/// Are these lines such a file? The values of nonogrid's TOML are in quotes.
pub(super) fn is_ini(filled: &[Line]) -> bool {
    filled.iter().filter_map(option).any(|(key, value)| {
        ["rows", "columns"].contains(&key.text) && !value.text.starts_with(['"', '\''])
    })
}

/// The name and the value of a line that sets an option.
fn option<'a>(line: &Line<'a>) -> Option<(Word<'a>, Word<'a>)> {
    let at = line.text.find(['=', ':']).filter(|_| !is_indented(line))?;
    let value = line.part(at + 1..line.text.len());
    Some((line.part(0..at).trim(), value.trim()))
}

fn is_indented(line: &Line) -> bool {
    line.text.starts_with(char::is_whitespace)
}

/// Does the line go on with the value before it?
fn goes_on(line: &Line) -> bool {
    line.is_blank() || is_indented(line) || line.text.starts_with(['#', ';'])
}

/// What a file sets.
#[derive(Default)]
struct Options<'a> {
    inks: Letters,
    rows: Option<Word<'a>>,
    columns: Option<Word<'a>>,
}

impl<'a> Options<'a> {
    /// Reads all lines.
    ///
    /// # Errors
    /// Those of [`Letters::define`].
    fn of(
        text: &'a str,
        lines: &[Line<'a>],
        problems: &mut Vec<Problem>,
    ) -> Result<Options<'a>, Vec<Problem>> {
        let mut options = Options::default();
        let mut is_in_colors = false;
        let mut rest = lines;
        while let Some((line, behind)) = rest.split_first() {
            let length = behind.iter().take_while(|line| goes_on(line)).count();
            rest = &behind[length..];
            let heading = line.trim();
            match option(line) {
                _ if goes_on(line) => {}
                _ if heading.text.starts_with('[') => is_in_colors = heading.text == "[colors]",
                Some(_) if is_in_colors => options.inks.define(heading, problems)?,
                Some((key, value)) => {
                    let end = rest.first().map_or(text.len(), |line| line.start);
                    let body = Word { text: &text[value.start..end], start: value.start };
                    match key.text {
                        "rows" => options.rows = Some(body),
                        "columns" => options.columns = Some(body),
                        _ => problems.note(unknown(key)),
                    }
                }
                None => problems.note(unknown(heading)),
            }
        }
        Ok(options)
    }
}

fn unknown(word: Word) -> Problem {
    Problem::new(word.span(), found(word.text), "want-ini-clues")
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    refuse_large(text)?;
    let mut problems = Vec::new();
    let Options { mut inks, rows, columns } = Options::of(text, lines, &mut problems)?;
    let end = text.len();
    let mut clues = |name: &str, body: Option<Word>| -> Vec<PlacedClue> {
        if body.is_none() {
            let message = message!("problem-missing", name = name);
            problems.note(Problem::new(end..end, message, "want-ini-clues"));
        }
        let words = body.map(clue_words).unwrap_or_default().into_iter();
        words.map(|word| (inks.clue(word, &mut problems), word.span())).collect()
    };
    let (rows, columns) = (clues("rows", rows), clues("columns", columns));
    inks.rectangle(0..end, rows, columns, problems)
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let mut out = String::new();
    let colors: String = definitions(puzzle).into_iter().map(|define| define + "\n").collect();
    if !colors.is_empty() {
        out += &format!("[colors]\n{colors}\n");
    }
    let (rows, columns) = clue_lines(puzzle)?;
    let indented = |lines: Vec<String>| -> String {
        lines.into_iter().map(|line| format!("    {line}")).collect()
    };
    out += &format!("[clues]\ncolumns =\n{}\nrows =\n{}", indented(columns), indented(rows));
    Ok(out)
}
