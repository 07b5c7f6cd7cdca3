//! A formula as a DIMACS file that can be turned back into a picture with
//! nothing but a solver's answer.
//!
//! In: a puzzle and its encoding; later the file and a model. Out: the file; a picture.
//! Holds: comments carry the puzzle (`c puzzle`, as `.clues` text), the cells
//! that were known (`c known`, a row each, `?` for open) and the meaning of
//! every variable (`c var`); the same input gives the same bytes.
//! Reads: `puzzle`, `cnf`, `format`, `encode`.

use crate::encode::Encoding;
use crate::format::{self, Format, ReadError};
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::cnf::{Model, Var, dimacs};
use std::io::{self, Write};

const PUZZLE: &str = "puzzle ";
const KNOWN: &str = "known ";
const VAR: &str = "var ";

/// Writes the formula with its comments.
///
/// # Errors
/// Whatever `out` says.
pub fn write(out: &mut impl Write, puzzle: &Puzzle, encoding: &Encoding) -> io::Result<()> {
    let head = "a nonogram as a formula; `nonosat decode` turns an answer into its picture";
    let clues = format::write_clues(&puzzle.clone().into());
    let puzzle_lines = clues.lines().map(|line| format!("{PUZZLE}{line}"));
    let known = puzzle.geometry().rows().map(|row| {
        let letter = |&cell| encoding.colors(cell).single().map_or('?', Color::letter);
        format!("{KNOWN}{}", row.iter().map(letter).collect::<String>())
    });
    let vars =
        (0..encoding.cnf().var_count()).filter_map(Var::nth).enumerate().map(|(number, var)| {
            let meaning = encoding.meaning(var).describe(puzzle);
            format!("{VAR}{} {meaning}", number + 1)
        });
    let comments = std::iter::once(head.to_owned()).chain(puzzle_lines).chain(known).chain(vars);
    dimacs::write(out, encoding.cnf(), comments)
}

/// What the comments of such a file tell.
#[derive(Clone, Debug)]
pub struct Exchange {
    puzzle: Puzzle,
    var_count: usize,
    /// The colors known, the background where none is.
    known: Vec<Color>,
    painted: Vec<(Var, CellId, Color)>,
}

impl Exchange {
    /// The puzzle that was encoded.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many variables the formula has.
    pub fn var_count(&self) -> usize {
        self.var_count
    }

    /// The picture that a model describes. Nothing vouches for it yet.
    pub fn picture(&self, model: &Model) -> Picture {
        let mut colors = self.known.clone();
        for &(var, cell, color) in &self.painted {
            if model.holds(var.positive()) {
                colors[cell.index()] = color;
            }
        }
        Picture::new(colors)
    }
}

/// Reads the comments and the `p` line of a file that [`write()`] wrote. The clauses are not read.
///
/// # Errors
/// [`ExchangeError`] if something is missing or damaged.
pub fn read(bytes: &[u8]) -> Result<Exchange, ExchangeError> {
    let (mut clues, mut known, mut vars) = (String::new(), String::new(), Vec::new());
    let mut var_count = None;
    for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let number = index + 1;
        if line.starts_with(b"p ") {
            var_count = Some(header(line).ok_or(ExchangeError::Line { number })?);
            break;
        }
        let Some(comment) = line.strip_prefix(b"c ") else { continue };
        let comment = std::str::from_utf8(comment).map_err(|_| ExchangeError::Line { number })?;
        let comment = comment.strip_suffix('\r').unwrap_or(comment);
        if let Some(line) = comment.strip_prefix(PUZZLE) {
            clues.extend([line, "\n"]);
        } else if let Some(row) = comment.strip_prefix(KNOWN) {
            known.push_str(row);
        } else if let Some(meaning) = comment.strip_prefix(VAR) {
            vars.push((number, meaning));
        }
    }
    let var_count = var_count.ok_or(ExchangeError::NoHeader)?;
    if clues.is_empty() {
        return Err(ExchangeError::NoPuzzle);
    }
    let puzzle = format::read(clues.as_bytes(), Some(Format::Clues))?.into_puzzle();
    let known = known_colors(&puzzle, &known).ok_or(ExchangeError::Known)?;
    let mut painted = Vec::new();
    for (number, meaning) in vars {
        let cell = painted_cell(&puzzle, meaning, var_count);
        painted.extend(cell.map_err(|_| ExchangeError::Line { number })?);
    }
    Ok(Exchange { puzzle, var_count, known, painted })
}

/// The number of variables in `p cnf VARIABLES CLAUSES`.
fn header(line: &[u8]) -> Option<usize> {
    let text = std::str::from_utf8(line).ok()?;
    let mut words = text.split_ascii_whitespace().skip(1);
    (words.next()? == "cnf").then_some(())?;
    words.next()?.parse().ok()
}

fn known_colors(puzzle: &Puzzle, letters: &str) -> Option<Vec<Color>> {
    let color = |letter| match letter {
        '?' => Some(Color::BACKGROUND),
        letter => Color::from_letter(letter).filter(|&color| puzzle.palette().holds(color)),
    };
    let colors: Option<Vec<Color>> = letters.chars().map(color).collect();
    colors.filter(|colors| colors.len() == puzzle.geometry().cell_count())
}

/// The words behind `c var` are not what [`write()`] writes.
struct Damaged;

/// What `NUMBER cell AT of row ROW is LETTER` says; `None` for other meanings.
fn painted_cell(
    puzzle: &Puzzle,
    meaning: &str,
    var_count: usize,
) -> Result<Option<(Var, CellId, Color)>, Damaged> {
    let words: Vec<&str> = meaning.split(' ').collect();
    let [number, "cell", at, "of", "row", row, "is", letter] = words[..] else {
        return Ok(None);
    };
    let index =
        |text: &str| text.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).ok_or(Damaged);
    let var = index(number)?;
    let row = puzzle.geometry().rows().nth(index(row)?).ok_or(Damaged)?;
    let cell = *row.get(index(at)?).ok_or(Damaged)?;
    let mut letters = letter.chars();
    let color = letters.next().and_then(Color::from_letter).ok_or(Damaged)?;
    let is_sound = var < var_count && letters.next().is_none() && puzzle.palette().holds(color);
    let var = Var::nth(var).filter(|_| is_sound).ok_or(Damaged)?;
    Ok(Some((var, cell, color)))
}

/// Why a formula cannot be turned back into a puzzle.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExchangeError {
    /// A comment or the `p` line is damaged.
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
    /// The known cells are damaged.
    #[error("its `c known` lines do not fit the board")]
    Known,
    /// The puzzle in the comments is damaged.
    #[error("the puzzle in its comments is damaged: {0}")]
    Puzzle(#[from] ReadError),
}
