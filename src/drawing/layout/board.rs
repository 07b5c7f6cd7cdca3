//! A puzzle in signs, the clues beside the board: to be pasted into a mail.
//!
//! In: a puzzle, perhaps a picture. Out: lines of text. Invariants: every sign and every number of
//! a clue stands where its cell would be; no two of them share a place; no line ends with
//! blanks.

use super::extras;
use super::stand::{Stand, stands};
use crate::puzzle::{CellId, Clue, Color, ColorSet, Geometry, LineId, Picture, Puzzle, Run};

/// The board, blank or with a picture: `#`, or the letter of the color; `.` for the background
/// and for what is not known.
pub fn board(puzzle: &Puzzle, picture: Option<&Picture>) -> String {
    let sign = |cell| match picture {
        Some(picture) => sign(puzzle, picture[cell]),
        None => match puzzle.given(cell).and_then(ColorSet::single) {
            // On a blank board a dot says nothing.
            Some(Color::BACKGROUND) => 'x',
            Some(color) => sign(puzzle, color),
            None => '.',
        },
    };
    written(puzzle, &sign)
}

/// The board with a picture, and `?` for the cells that are in doubt.
pub fn board_with_ambiguous(puzzle: &Puzzle, picture: &Picture, ambiguous: &[CellId]) -> String {
    let sign = |cell| match ambiguous.binary_search(&cell) {
        Ok(_) => '?',
        Err(_) => sign(puzzle, picture[cell]),
    };
    written(puzzle, &sign)
}

fn sign(puzzle: &Puzzle, color: Color) -> char {
    match color {
        Color::BACKGROUND => '.',
        _ if puzzle.palette().color_count() == 2 => '#',
        color => color.letter(),
    }
}

fn written(puzzle: &Puzzle, sign: &dyn Fn(CellId) -> char) -> String {
    let geometry = puzzle.geometry();
    let cells = extras::visible_cells(geometry);
    let mut texts: Vec<(Place, String)> =
        cells.map(|cell| (place(geometry, cell), sign(cell).to_string())).collect();
    for (line, stand) in geometry.lines().zip(stands(geometry)) {
        texts.extend(beside(puzzle, line, &stand));
    }
    // The width of half a cell. Rows of hexagons are shifted by that, triangles have no more.
    let longest = texts.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(1);
    let is_shifted = geometry.families().len() > 2;
    let is_dense = geometry.outlines().len() > 1;
    let width = match (is_dense, is_shifted) {
        (true, _) => 2 * (longest + 1),
        (_, true) => (longest + 1).next_multiple_of(2),
        _ => longest + 1,
    };
    let mut placed: Vec<(Place, String)> = texts
        .into_iter()
        .map(|((row, halves), text)| ((row, halves * width as i64 / 2), text))
        .collect();
    placed.sort();
    let left = placed.iter().map(|((_, column), _)| *column).min().unwrap_or(0);
    lines(&placed, left - longest as i64 + 1)
}

/// A row, and halves of a cell from the left.
type Place = (i64, i64);

/// Where a cell stands.
fn place(geometry: &Geometry, cell: CellId) -> Place {
    let outline = geometry.corners(cell);
    let half = outline.iter().map(|corner| corner.0).fold(0.0, f64::max);
    let halves = (geometry.center(cell).0 / half).round() as i64 - 1;
    (i64::from(geometry.through(cell)[0].line.number()), halves)
}

/// The numbers of a clue, the last one next to the board, or the first where the line ends.
fn beside(puzzle: &Puzzle, line: LineId, stand: &Stand) -> Vec<(Place, String)> {
    let geometry = puzzle.geometry();
    let cells = geometry.line(line);
    let nearest = if stand.is_end { cells[cells.len() - 1] } else { cells[0] };
    let (row, halves) = place(geometry, nearest);
    let step = (2.0 * stand.out.0).round() as i64;
    let down = if stand.out.1.abs() < 1e-6 { 0 } else { stand.out.1.signum() as i64 };
    let words = match puzzle.clue(line) {
        Clue::Unknown => vec!["*".to_owned()],
        Clue::Runs(runs) if runs.is_empty() => vec!["0".to_owned()],
        Clue::Runs(runs) => runs.iter().map(|run| word(puzzle, run)).collect(),
    };
    // One step is left free between the board and its clues.
    let place = |back: usize| (row + down * (back as i64 + 2), halves + step * (back as i64 + 2));
    let mut words = words;
    if !stand.is_end {
        words.reverse();
    }
    words.into_iter().enumerate().map(|(back, word)| (place(back), word)).collect()
}

fn word(puzzle: &Puzzle, run: &Run) -> String {
    let length = run.length.map_or("?".to_owned(), |length| length.to_string());
    let color = match run.color {
        _ if puzzle.palette().color_count() == 2 => String::new(),
        Some(color) => color.letter().to_string(),
        None => "?".to_owned(),
    };
    length + &color
}

/// Rows of text; each text ends in its column.
fn lines(placed: &[(Place, String)], left: i64) -> String {
    let mut out = String::new();
    let Some(&((mut row, _), _)) = placed.first() else { return out };
    let mut column = left;
    for ((at, end), text) in placed {
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
