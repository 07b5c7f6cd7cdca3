//! Prints a board with its clues as plain text, for example for an e-mail.
//!
//! In: a puzzle, optionally a picture. Out: lines of text. Invariants: each character of a cell
//! and each number of a clue has its own place on the grid of cells; no line ends with blanks.

use super::extras;
use super::labels::{Stand, stands};
use crate::puzzle::{CellId, ClueWord, Color, ColorSet, Geometry, LineId, Picture, Puzzle};
use itertools::Itertools;

/// The board, blank or with a picture: `#` or the letter of the color; `.` for background cells
/// and for open cells. On a blank board `x` marks a given background cell; numbers of blocks stand
/// in their cells, and a letter for each region that regions beside it do not have.
pub fn board(puzzle: &Puzzle, picture: Option<&Picture>) -> String {
    let geometry = puzzle.geometry();
    let regions = geometry.region_signs();
    let open = |cell: CellId| {
        let number = puzzle.number_in(cell).and_then(|number| char::from_digit(number, 10));
        number.or_else(|| regions.as_ref()?.get(cell.index()).copied()).unwrap_or('.')
    };
    let sign = |cell| match picture {
        Some(picture) => sign(puzzle, picture[cell]),
        None => match puzzle.given(cell).and_then(ColorSet::single) {
            // On a blank board a dot means an open cell.
            Some(Color::BACKGROUND) => 'x',
            Some(color) => sign(puzzle, color),
            None => open(cell),
        },
    };
    rows_of_signs(puzzle, &sign)
}

/// The board with a picture, and `?` for ambiguous cells, which must be sorted.
pub fn board_with_ambiguous(puzzle: &Puzzle, picture: &Picture, ambiguous: &[CellId]) -> String {
    let sign = |cell| match ambiguous.binary_search(&cell) {
        Ok(_) => '?',
        Err(_) => sign(puzzle, picture[cell]),
    };
    rows_of_signs(puzzle, &sign)
}

fn sign(puzzle: &Puzzle, color: Color) -> char {
    match color {
        Color::BACKGROUND => '.',
        _ if puzzle.palette().color_count() == 2 => '#',
        color => color.letter(),
    }
}

fn rows_of_signs(puzzle: &Puzzle, sign: &dyn Fn(CellId) -> char) -> String {
    let geometry = puzzle.geometry();
    let cells = extras::visible_cells(geometry);
    let mut texts: Vec<(Place, String)> =
        cells.map(|cell| (place(geometry, cell), sign(cell).to_string())).collect();
    for (line, stand) in geometry.rim_lines().zip(stands(geometry)) {
        texts.extend(clue_texts(puzzle, line, &stand));
    }
    // The width of a cell step. It is even on hexagons, whose rows are shifted by half of it, and
    // doubled on triangles, whose centers are half a step apart.
    let longest = texts.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(1);
    let is_shifted = geometry.shape().rectangle().is_none();
    let is_dense = geometry.outlines().len() > 1;
    let width = match (is_dense, is_shifted) {
        (true, _) => 2 * (longest + 1),
        (_, true) => (longest + 1).next_multiple_of(2),
        _ => longest + 1,
    };
    let texts_by_place: Vec<(Place, String)> = texts
        .into_iter()
        .map(|((row, halves), text)| ((row, halves * width as i64 / 2), text))
        .sorted()
        .collect();
    let left = texts_by_place.iter().map(|((_, column), _)| *column).min().unwrap_or(0);
    lines(&texts_by_place, left - longest as i64 + 1)
}

/// A row, and a number of half cells from the left.
type Place = (i64, i64);

/// The place of a cell.
fn place(geometry: &Geometry, cell: CellId) -> Place {
    let outline = geometry.corners(cell);
    let half = outline.iter().map(|corner| corner.0).fold(0.0, f64::max);
    let halves = (geometry.center(cell).0 / half).round() as i64 - 1;
    (i64::from(geometry.through(cell)[0].line.number()), halves)
}

/// The numbers of a clue with their places. The last one is next to the board; at the end of a
/// line it is the first one.
fn clue_texts(puzzle: &Puzzle, line: LineId, stand: &Stand) -> Vec<(Place, String)> {
    let geometry = puzzle.geometry();
    let cells = geometry.line(line);
    let nearest = if stand.is_end { cells[cells.len() - 1] } else { cells[0] };
    let (row, halves) = place(geometry, nearest);
    let step = (2.0 * stand.out.0).round() as i64;
    let down = if stand.out.1.abs() < 1e-6 { 0 } else { stand.out.1.signum() as i64 };
    let words = match &puzzle.clue(line).words()[..] {
        [] => vec!["0".to_owned()],
        words => words.iter().map(|word| label(puzzle, word)).collect(),
    };
    // Leave one free step between the board and its clues.
    let place = |back: usize| (row + down * (back as i64 + 2), halves + step * (back as i64 + 2));
    let mut words = words;
    if !stand.is_end {
        words.reverse();
    }
    words.into_iter().enumerate().map(|(back, word)| (place(back), word)).collect()
}

fn label(puzzle: &Puzzle, word: &ClueWord) -> String {
    word.label(|color| match color {
        _ if puzzle.palette().color_count() == 2 => String::new(),
        color => color.map_or('?', Color::letter).to_string(),
    })
}

/// Joins sorted texts to lines; each text ends at its column.
fn lines(texts_by_place: &[(Place, String)], left: i64) -> String {
    let mut out = String::new();
    let Some(&((mut row, _), _)) = texts_by_place.first() else { return out };
    let mut column = left;
    for ((at, end), text) in texts_by_place {
        while row < *at {
            out.push('\n');
            (row, column) = (row + 1, left);
        }
        let from = end + 1 - text.chars().count() as i64;
        out.extend(std::iter::repeat_n(' ', (from - column).max(0) as usize));
        out.push_str(text);
        column = end + 1;
    }
    out.push('\n');
    out
}
