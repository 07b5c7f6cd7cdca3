//! Tile Paint as puzzlekit has it: `HEIGHT WIDTH`, the sums of the columns, those of the rows, and a
//! row of numbers of regions for each row of the board.
//!
//! In: lines. Out: a puzzle in black and white whose clues are sums, and its text. Invariants: `-`
//! is a line without a clue; the cells of one number touch.

use super::text::plain::{Unsupported, clued};
use crate::puzzle::{CellId, Clue, Color, Geometry, Palette, Puzzle};
use crate::text::{Line, Problem, Word, impossible, positive};
use std::collections::HashSet;

/// Do these lines, none of them blank, have the form of Tile Paint? A nonogram has it only if it has
/// two columns, and then two runs in each of its rows, which do not fit.
pub(super) fn is_tile_paint(filled: &[Line]) -> bool {
    let [size, rest @ ..] = filled else { return false };
    let has = |line: &Line, count| line.words(&[]).take(count + 1).count() == count;
    two_numbers(size).is_some_and(|[height, width]| {
        rest.len() == height.saturating_add(2)
            && has(&rest[1], height)
            && (rest[..1].iter().chain(&rest[2..])).all(|line| has(line, width))
    })
}

/// Both numbers, if the line has no other ones.
pub(super) fn two_numbers(size: &Line) -> Option<[usize; 2]> {
    let numbers = size.words(&[]).take(3).filter_map(|word| word.text.parse().ok());
    numbers.collect::<Vec<_>>().try_into().ok()
}

/// The rectangle of a line `HEIGHT WIDTH`.
pub(super) fn board(size: &Line) -> Result<Geometry, Problem> {
    let mut words = size.words(&[]);
    let mut next = |name| words.next().map_or(Ok(0), |word| positive(word, name));
    let (height, width) = (next("number-rows")?, next("number-columns")?);
    Geometry::rectangle(height, width).map_err(impossible(size.span(), "want-possible"))
}

/// Reads lines that [have this form](is_tile_paint), none of them blank.
pub(super) fn read(text: &str, filled: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let [size, columns, rows, regions @ ..] = filled else { return Err(Vec::new()) };
    let geometry = with_regions(board(size)?, regions)?;
    let words = rows.words(&[]).chain(columns.words(&[]));
    let clues = words.map(|word| Ok((sum(word)?, word.span()))).collect::<Result<_, Problem>>()?;
    clued(0..text.len(), geometry, clues, Palette::black_on_white())
}

/// The board whose cells of one number are a region.
fn with_regions(geometry: Geometry, rows: &[Line]) -> Result<Geometry, Problem> {
    let words: Vec<Word> = rows.iter().flat_map(|row| row.words(&[])).collect();
    let signs: Vec<&str> = words.iter().map(|word| word.text).collect();
    let whole = rows.first().map_or(0..0, Word::span);
    let geometry = geometry.with_regions(&signs).map_err(impossible(whole, "want-possible"))?;
    let (mut begun, mut numbers) = (HashSet::new(), HashSet::new());
    for (word, region) in words.iter().zip(geometry.regions().into_iter().flatten()) {
        if begun.insert(region) && !numbers.insert(word.text) {
            return Err(Problem::found(*word, "want-touching"));
        }
    }
    Ok(geometry)
}

/// `7`, or `-` for no clue.
fn sum(word: Word) -> Result<Clue, Problem> {
    if word.text == "-" {
        return Ok(Clue::anything());
    }
    let cells = if word.text == "0" { 0 } else { positive(word, "number-sum")? };
    Ok(Clue::of_sum(cells, Some(Color::FIRST)))
}

/// The text of a sum, or of no clue; `None` for other clues.
fn text_of(clue: &Clue) -> Option<String> {
    let sum = || Some(clue.sum()?.0.to_string());
    if clue.is_anything() { Some("-".to_owned()) } else { sum() }
}

/// Is it a board of regions in one color with sums alone?
pub(super) fn holds(puzzle: &Puzzle) -> bool {
    let geometry = puzzle.geometry();
    let mut lines = geometry.rim_lines();
    puzzle.palette().color_count() == 2
        && geometry.regions().is_some()
        && lines.all(|line| text_of(puzzle.clue(line)).is_some())
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let geometry = puzzle.geometry();
    let sum = |line| text_of(puzzle.clue(line)).ok_or(Unsupported);
    let mut rows = geometry.rim_lines().map(sum).collect::<Result<Vec<String>, _>>()?;
    let regions: Vec<usize> = geometry.regions().ok_or(Unsupported)?.collect();
    let columns = rows.split_off(geometry.families()[0].line_count);
    let region = |cell: &CellId| (regions[cell.index()] + 1).to_string();
    let regions = geometry.rows().map(|row| row.iter().map(region).collect::<Vec<_>>().join(" "));
    let mut text = format!("{} {}\n", rows.len(), columns.len());
    for line in [columns.join(" "), rows.join(" ")].into_iter().chain(regions) {
        text += &line;
        text.push('\n');
    }
    Ok(text)
}
