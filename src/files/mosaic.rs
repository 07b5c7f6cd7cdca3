//! Mosaic: a number in a cell says how many cells of the block around it are painted. Rows of digits
//! and dots, or as puzzlekit has it: `HEIGHT WIDTH`, then a number or `-` for each cell.
//!
//! In: lines, the board without its blocks. Out: a board of blocks with a clue for each line, and
//! back. Invariants: a number has one digit, since a block has at most nine cells.

use super::outlines::signs;
use super::text::plain::Unsupported;
use super::tile_paint::{board, two_numbers};
use crate::clue_error;
use crate::message::message;
use crate::puzzle::{CellId, Clue, Color, Geometry, LineId, Palette, Puzzle};
use crate::text::{Fault, Line, Problem, Word, impossible};
use std::ops::Range;

/// The sign of a cell without a number.
const NO_NUMBER: char = '.';

/// The board of blocks, and a clue for each of its lines. `colors` are the size of the palette.
fn with_numbers(
    geometry: Geometry,
    numbers: &[Option<u32>],
    colors: usize,
) -> Result<(Geometry, Vec<Clue>), crate::puzzle::PuzzleError> {
    let geometry = geometry.with_blocks()?;
    let color = (colors == 2).then_some(Color::FIRST);
    let number = |line| numbers.get(geometry.clue_cell(line)?.index()).copied().flatten();
    let clue = |number| Clue::of_sum(number, color);
    let clues = geometry.lines().map(|line| number(line).map_or_else(Clue::anything, clue));
    let clues = clues.collect();
    Ok((geometry, clues))
}

/// The board of blocks with these rows of digits and dots, and its clues. `at` is the place of
/// problems with all rows together.
pub(super) fn read_rows(
    rows: &[Word],
    geometry: Geometry,
    colors: usize,
    at: Range<usize>,
) -> Result<(Geometry, Vec<Clue>), Problem> {
    let is_sign = |sign: char| sign == NO_NUMBER || sign.is_ascii_digit();
    let ids = ("problem-number-rows", "want-number-sign");
    let signs = signs(rows, &geometry, &at, &is_sign, ids)?;
    let numbers: Vec<_> = signs.iter().map(|sign| sign.to_digit(10)).collect();
    let read = with_numbers(geometry, &numbers, colors);
    let (geometry, clues) = read.map_err(impossible(at, "want-possible"))?;
    let word = |cell| {
        let row = geometry.through(cell)[0];
        rows[row.line.index()].trim().part(row.at as usize..row.at as usize + 1)
    };
    fit(&geometry, &clues, word)?;
    Ok((geometry, clues))
}

/// Is each number at most the cells of its block? `word` is what stands in a cell.
fn fit<'t>(
    geometry: &Geometry,
    clues: &[Clue],
    word: impl Fn(CellId) -> Word<'t>,
) -> Result<(), Problem> {
    for (line, clue) in geometry.lines().zip(clues) {
        let cells = geometry.line(line).len();
        let is_too_large = clue.sum().is_some_and(|(number, _)| number as usize > cells);
        if let Some(cell) = geometry.clue_cell(line).filter(|_| is_too_large) {
            let wanted = message!("want-cells-of-line", cells = cells, line = geometry.name(line));
            return Err(Problem::found(word(cell), wanted).of(Fault::ClueTooLong));
        }
    }
    Ok(())
}

/// The rows of digits and dots; `None` for a board without blocks.
pub(super) fn write_rows(puzzle: &Puzzle) -> Option<Vec<String>> {
    let geometry = puzzle.geometry();
    let sign = |&cell: &CellId| match puzzle.number_in(cell) {
        Some(number) => char::from_digit(number, 10).unwrap_or(NO_NUMBER),
        None => NO_NUMBER,
    };
    let row = |cells: &[CellId]| cells.iter().map(sign).collect();
    geometry.has_blocks().then(|| geometry.rows().map(row).collect())
}

/// Do these lines, none of them blank, have the form of puzzlekit?
pub(super) fn is_mosaic(filled: &[Line]) -> bool {
    let [size, rows @ ..] = filled else { return false };
    let is_number = |word: Word| {
        word.text.len() == 1
            && word.text.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit())
    };
    two_numbers(size).is_some_and(|[height, width]| {
        let is_row = |row: &Line| {
            row.words(&[]).take(width.saturating_add(1)).count() == width
                && row.words(&[]).all(is_number)
        };
        rows.len() == height && rows.iter().all(is_row)
    })
}

/// Reads lines that [have this form](is_mosaic), none of them blank.
pub(super) fn read(text: &str, filled: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let [size, rows @ ..] = filled else { return Err(Vec::new()) };
    let words: Vec<Word> = rows.iter().flat_map(|row| row.words(&[])).collect();
    // They are digits, or `-`.
    let numbers: Vec<Option<u32>> = words.iter().map(|word| word.text.parse().ok()).collect();
    let impossible = impossible(size.span(), "want-possible");
    let (geometry, clues) = with_numbers(board(size)?, &numbers, 2).map_err(impossible)?;
    fit(&geometry, &clues, |cell| words[cell.index()])?;
    let place = |line: LineId| {
        let cell = geometry.clue_cell(line);
        cell.and_then(|cell| words.get(cell.index())).map_or(0..0, |word| word.span())
    };
    Ok(Puzzle::new(geometry.clone(), Palette::black_on_white(), clues)
        .map_err(|error| clue_error(&error, &geometry, 0..text.len(), place))?)
}

/// Can puzzlekit keep the clues?
pub(super) fn holds(puzzle: &Puzzle) -> bool {
    puzzle.geometry().has_blocks() && puzzle.palette().color_count() == 2
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let geometry = puzzle.geometry();
    let (height, width) = geometry.shape().rectangle().ok_or(Unsupported)?;
    let word = |&cell: &CellId| {
        puzzle.number_in(cell).map_or_else(|| "-".to_owned(), |number| number.to_string())
    };
    let row = |cells: &[CellId]| cells.iter().map(word).collect::<Vec<_>>().join(" ") + "\n";
    let rows: String = geometry.rows().map(row).collect();
    Ok(format!("{height} {width}\n{rows}"))
}
