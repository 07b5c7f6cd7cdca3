//! Game ids of "Pattern" in Simon Tatham's Portable Puzzle Collection: `5x5:1/3/5/3/1/1/3/5/3/1`.
//!
//! In: lines. Out: a black-and-white puzzle for each line, perhaps with givens. Invariants: columns
//! come before rows. Givens follow a comma: `a` skips 0 cells, `b` 1, and so on; then a small
//! letter gives a blank cell and a capital one a black cell. `z` skips 25 cells and gives none.

use super::text::plain::{PlacedClue, Unsupported, joined, numbers, rectangle, runs};
use super::text::problem::Problem;
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::{Line, Word, found, lines_of_board, positive};
use crate::message::message;
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Palette, Puzzle, Shape};

pub(super) fn read(lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    PuzzleSet::of_lines(lines.iter().filter(|line| !line.is_blank()).map(Word::trim), one)
}

fn one(id: Word) -> Result<Puzzle, Vec<Problem>> {
    let refused =
        |word: Word| Err(vec![Problem::new(word.span(), found(word.text), "want-game-id")]);
    let Some((size, rest)) = split(id, ':') else { return refused(id) };
    let Some((width, height)) = split(size, 'x') else { return refused(size) };
    let one = |problem| vec![problem];
    let width = positive(width, "number-columns").map_err(one)?;
    let height = positive(height, "number-rows").map_err(one)?;
    let shape = Shape::Rect { height, width };
    let geometry = Geometry::new(shape)
        .map_err(|error| one(Problem::new(size.span(), error.message(), "want-board")))?;
    let (clues, givens) = match split(rest, ',') {
        Some((clues, givens)) => (clues, Some(givens)),
        None => (rest, None),
    };
    // Count before building clues, to refuse huge files early.
    let (found, line_count) = (1 + clues.text.matches('/').count(), geometry.line_count());
    if found != line_count {
        let message = message!("problem-clue-lines", count = found);
        let expected = lines_of_board(line_count as u64, height, width);
        return Err(one(Problem::new(clues.span(), message, expected)));
    }
    let mut problems = Vec::new();
    let placed: Vec<PlacedClue> =
        between(clues, '/').map(|word| (runs(word, &['.'], &mut problems), word.span())).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut columns = placed;
    let rows = columns.split_off(width as usize);
    let puzzle = rectangle(id.span(), rows, columns, Palette::black_on_white())?;
    let Some(givens) = givens else { return Ok(puzzle) };
    let cells = given_cells(givens, puzzle.geometry().cell_count()).map_err(one)?;
    puzzle
        .with_givens(&cells)
        .map_err(|error| vec![Problem::new(givens.span(), error.message(), "want-each-cell-once")])
}

/// The two parts around the first `mark`.
fn split<'a>(word: Word<'a>, mark: char) -> Option<(Word<'a>, Word<'a>)> {
    let at = word.text.find(mark)?;
    Some((word.part(0..at), word.part(at + mark.len_utf8()..word.text.len())))
}

/// The parts between all `mark`s.
pub(super) fn between(word: Word, mark: char) -> impl Iterator<Item = Word> {
    let mut start = 0;
    word.text.split(mark).map(move |part| {
        let found = word.part(start..start + part.len());
        start += part.len() + mark.len_utf8();
        found
    })
}

fn given_cells(givens: Word, cell_count: usize) -> Result<Vec<(CellId, ColorSet)>, Problem> {
    let mut cells = Vec::new();
    let mut at = 0;
    for (place, letter) in givens.text.char_indices() {
        let span = givens.part(place..place + letter.len_utf8()).span();
        let (skip, color) = match letter {
            'z' => (25, None),
            'a'..='y' => (letter as usize - 'a' as usize, Some(Color::BACKGROUND)),
            'A'..='Y' => (letter as usize - 'A' as usize, Some(Color::FIRST)),
            _ => {
                let message = message!("problem-found", found = letter);
                return Err(Problem::new(span, message, "want-given-letter"));
            }
        };
        at += skip;
        if let Some(color) = color {
            if at >= cell_count {
                let expected = message!("want-cells", count = cell_count);
                return Err(Problem::new(span, "problem-behind-board", expected));
            }
            cells.push((CellId::new(at as u32), ColorSet::only(color)));
            at += 1;
        }
    }
    Ok(cells)
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsupported) };
    let (rows, columns) = numbers(puzzle)?;
    let clues: Vec<String> =
        columns.iter().chain(&rows).map(|numbers| joined(numbers, ".", "")).collect();
    let mut id = format!("{width}x{height}:{}", clues.join("/"));
    if !puzzle.givens().is_empty() {
        id.push(',');
    }
    let mut at = 0;
    for &(cell, colors) in puzzle.givens() {
        let Some(color) = colors.single() else { continue };
        let mut skip = cell.index() - at;
        while skip >= 25 {
            id.push('z');
            skip -= 25;
        }
        let first = if color.is_background() { b'a' } else { b'A' };
        id.push(char::from(first + skip as u8));
        at = cell.index() + 1;
    }
    Ok(id + "\n")
}
