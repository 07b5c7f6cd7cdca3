//! A formula as a DIMACS file with comments that are enough to decode a solver's answer.
//!
//! In: a puzzle and its encoding; later the file and a model. Out: the file; a picture. Invariants:
//! the same input gives the same bytes; a file with any other content in these comments is refused.
//!
//! The comments carry:
//! - `c nonosat formula 1`: the version of this notation.
//! - `c puzzle`: the puzzle as `.clues` text.
//! - `c known`: a row of cells each; the letter of a known color, `?` for an open cell.
//! - `c var`: each variable in order: its number, its meaning as data, `;`, its meaning for people,
//!   which the reader skips.

use crate::encoding::{Encoding, Meaning};
use crate::format::{self, Format, ReadError};
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::cnf::{Model, Var, dimacs};
use std::io::{self, Write};

/// The beginning of the version comment.
const VERSION: &str = "nonosat formula ";
/// The version that this program writes and reads.
const OWN_VERSION: &str = "1";
const PUZZLE: &str = "puzzle ";
const KNOWN: &str = "known ";
const VAR: &str = "var ";
/// Separates the data of a meaning from its words.
const WORDS: &str = " ; ";

/// Writes the formula with its comments.
///
/// # Errors
/// Errors of `out`.
///
/// # Panics
/// If the encoding is of another board.
pub fn write(out: &mut impl Write, puzzle: &Puzzle, encoding: &Encoding) -> io::Result<()> {
    let version = format!("{VERSION}{OWN_VERSION}");
    let head = "a nonogram as a formula; `nonosat decode` turns an answer into its picture";
    let clues = format::write_clues(&puzzle.clone().into());
    let puzzle_lines = clues.lines().map(|line| format!("{PUZZLE}{line}"));
    let colors = puzzle.geometry().rows().map(|row| {
        let letter = |&cell| encoding.colors(cell).single().map_or('?', Color::letter);
        format!("{KNOWN}{}", row.iter().map(letter).collect::<String>())
    });
    let vars =
        (0..encoding.cnf().var_count()).filter_map(Var::nth).enumerate().map(|(number, var)| {
            let meaning = encoding.meaning(var);
            let (data, words) = (meaning.to_data(), meaning.describe(puzzle));
            format!("{VAR}{} {data}{WORDS}{words}", number + 1)
        });
    let head = [version, head.to_owned()].into_iter();
    let comments = head.chain(puzzle_lines).chain(colors).chain(vars);
    dimacs::write(out, encoding.cnf(), comments)
}

/// The comments of an annotated file.
#[derive(Clone, Debug)]
pub struct AnnotatedFormula {
    puzzle: Puzzle,
    var_count: usize,
    /// The known colors by cell; background for open cells.
    known_colors: Vec<Color>,
    paints: Vec<(Var, CellId, Color)>,
}

impl AnnotatedFormula {
    /// The puzzle that was encoded.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many variables the formula has.
    pub fn var_count(&self) -> usize {
        self.var_count
    }

    /// The picture that a model describes. The caller verifies it.
    pub fn picture(&self, model: &Model) -> Picture {
        let mut colors = self.known_colors.clone();
        for &(var, cell, color) in &self.paints {
            if model.holds(var.positive()) {
                colors[cell.index()] = color;
            }
        }
        Picture::painted(self.puzzle.geometry(), |cell| colors[cell.index()])
    }
}

/// The comments of a file, not yet parsed.
#[derive(Default)]
struct Comments<'a> {
    version: Option<&'a str>,
    clues: String,
    known_colors: String,
    /// The text after `c var`, with the line number from 1.
    vars: Vec<(usize, &'a str)>,
    var_count: usize,
}

/// Reads the comments and the `p` line of a file that [`write()`] wrote. Skips the clauses.
///
/// # Errors
/// [`AnnotationError`] if something is missing, damaged or unknown.
pub fn read(bytes: &[u8]) -> Result<AnnotatedFormula, AnnotationError> {
    let Comments { version, clues, known_colors: known, vars, var_count } = comments(bytes)?;
    match version {
        Some(OWN_VERSION) => {}
        None if clues.is_empty() => return Err(AnnotationError::NoPuzzle),
        count => {
            return Err(AnnotationError::Version { found: count.unwrap_or("none").to_owned() });
        }
    }
    if clues.is_empty() {
        return Err(AnnotationError::NoPuzzle);
    }
    let puzzle = format::read(clues.as_bytes(), Some(Format::Clues))?.into_puzzle();
    let known = known_colors(&puzzle, &known).ok_or(AnnotationError::Known)?;
    if vars.len() != var_count {
        return Err(AnnotationError::Vars { found: vars.len(), var_count });
    }
    let mut paints = Vec::new();
    let mut seen_colors = vec![Color::BACKGROUND; known.len()];
    for (index, (number, text)) in vars.into_iter().enumerate() {
        let damaged = AnnotationError::Line { number };
        let Some(meaning) = meaning(text, index + 1, &puzzle) else { return Err(damaged) };
        if let (Some(var), Meaning::Painted { cell, color }) = (Var::nth(index), meaning) {
            // The colors of a cell come in order, and only open cells have any.
            if known[cell.index()].is_some() || seen_colors[cell.index()] >= color {
                return Err(damaged);
            }
            seen_colors[cell.index()] = color;
            paints.push((var, cell, color));
        }
    }
    let is_open =
        |(known, color): (&Option<Color>, &Color)| known.is_none() && color.is_background();
    if known.iter().zip(&seen_colors).any(is_open) {
        return Err(AnnotationError::Known);
    }
    let known = known.into_iter().map(|color| color.unwrap_or(Color::BACKGROUND)).collect();
    Ok(AnnotatedFormula { puzzle, var_count, known_colors: known, paints })
}

/// Sorts the comments before the `p` line; skips those of other programs.
fn comments(bytes: &[u8]) -> Result<Comments<'_>, AnnotationError> {
    let mut result = Comments::default();
    for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let number = index + 1;
        if line.starts_with(b"p ") {
            result.var_count = header(line).ok_or(AnnotationError::Line { number })?;
            return Ok(result);
        }
        let Some(comment) = line.strip_prefix(b"c ") else { continue };
        let comment = std::str::from_utf8(comment).map_err(|_| AnnotationError::Line { number })?;
        let comment = comment.strip_suffix('\r').unwrap_or(comment);
        if let Some(version) = comment.strip_prefix(VERSION) {
            result.version = Some(version);
        } else if let Some(line) = comment.strip_prefix(PUZZLE) {
            result.clues.extend([line, "\n"]);
        } else if let Some(row) = comment.strip_prefix(KNOWN) {
            result.known_colors.push_str(row);
        } else if let Some(meaning) = comment.strip_prefix(VAR) {
            result.vars.push((number, meaning));
        }
    }
    Err(AnnotationError::NoHeader)
}

/// The number of variables in `p cnf VARIABLES CLAUSES`.
fn header(line: &[u8]) -> Option<usize> {
    let text = std::str::from_utf8(line).ok()?;
    let mut words = text.split_ascii_whitespace().skip(1);
    (words.next()? == "cnf").then_some(())?;
    words.next()?.parse().ok()
}

/// By cell: its color if known. `None` if a letter is unknown or the count is wrong.
fn known_colors(puzzle: &Puzzle, letters: &str) -> Option<Vec<Option<Color>>> {
    let color = |letter| match letter {
        '?' => Some(None),
        letter => {
            Color::from_letter(letter).filter(|&color| puzzle.palette().holds(color)).map(Some)
        }
    };
    let colors: Option<Vec<Option<Color>>> = letters.chars().map(color).collect();
    colors.filter(|colors| colors.len() == puzzle.geometry().cell_count())
}

/// The meaning in `NUMBER DATA ; WORDS`, if the number is that of the variable.
fn meaning(text: &str, number: usize, puzzle: &Puzzle) -> Option<Meaning> {
    let (data, _words) = text.split_once(WORDS)?;
    let (line, data) = data.split_once(' ')?;
    (line == number.to_string()).then_some(())?;
    Meaning::from_data(data, puzzle)
}

/// Why a file is no annotated formula.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AnnotationError {
    /// A comment or the `p` line is damaged or has an unknown meaning.
    #[error("line {number} is not as `nonosat encode` writes it")]
    Line {
        /// The line of the file, from 1.
        number: usize,
    },
    /// There is no `p cnf` line.
    #[error("no `p cnf` line, so this is no DIMACS formula")]
    NoHeader,
    /// There is no puzzle in the comments.
    #[error("no puzzle in its comments; only formulas of `nonosat encode` have one")]
    NoPuzzle,
    /// The comments have another version.
    #[error(
        "its comments are of version {found}, expected `c {VERSION}{OWN_VERSION}`; encode the puzzle again"
    )]
    Version {
        /// The version found, or `none`.
        found: String,
    },
    /// The numbers of meanings and variables differ.
    #[error("its comments name {found} variables, the formula has {var_count}")]
    Vars {
        /// How many `c var` lines there are.
        found: usize,
        /// How many variables the `p` line declares.
        var_count: usize,
    },
    /// The known cells are damaged.
    #[error("its `c known` lines do not fit the board and the variables")]
    Known,
    /// The puzzle in the comments is damaged.
    #[error("the puzzle in its comments is damaged: {0}")]
    Puzzle(#[from] ReadError),
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
