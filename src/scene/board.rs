//! A puzzle in signs, the clues beside the board: to be pasted into a mail.
//!
//! In: a puzzle, perhaps a picture. Out: lines of text. Holds: every sign and every number of
//! a clue stands where its cell would be; no two of them share a place; no line ends with
//! blanks.

use crate::puzzle::{CellId, Clue, Color, ColorSet, LineId, Picture, Point, Puzzle, Run};

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
pub fn board_doubt(puzzle: &Puzzle, picture: &Picture, doubt: &[CellId]) -> String {
    let sign = |cell| match doubt.binary_search(&cell) {
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
    let mut texts: Vec<(Point, String)> =
        geometry.cells().map(|cell| (geometry.center(cell), sign(cell).to_string())).collect();
    for line in geometry.lines() {
        texts.extend(beside(puzzle, line));
    }
    // The width of a cell. Rows of hexagons are shifted by half of it.
    let longest = texts.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(1);
    let is_shifted = geometry.families().len() > 2;
    let width = if is_shifted { (longest + 1).next_multiple_of(2) } else { longest + 1 };
    let height =
        geometry.families().iter().map(|family| family.direction.1.abs()).fold(0.0, f64::max);
    // Counted from the first cell, whose place is whole.
    let origin = texts.first().map_or((0.0, 0.0), |(point, _)| *point);
    let place = |(x, y): Point| {
        let (x, y) = (x - origin.0, y - origin.1);
        ((y / height).round() as i64, (x * width as f64).round() as i64)
    };
    let mut placed: Vec<((i64, i64), String)> =
        texts.into_iter().map(|(point, text)| (place(point), text)).collect();
    placed.sort();
    let left = placed.iter().map(|((_, column), _)| *column).min().unwrap_or(0);
    lines(&placed, left - longest as i64 + 1)
}

/// The numbers of a clue, the last one next to the board.
fn beside(puzzle: &Puzzle, line: LineId) -> Vec<(Point, String)> {
    let geometry = puzzle.geometry();
    let direction = geometry.families()[geometry.place(line).0].direction;
    let (x, y) = geometry.center(geometry.line(line)[0]);
    let words = match puzzle.clue(line) {
        Clue::Unknown => vec!["*".to_owned()],
        Clue::Runs(runs) if runs.is_empty() => vec!["0".to_owned()],
        Clue::Runs(runs) => runs.iter().map(|run| word(puzzle, run)).collect(),
    };
    // One step is left free between the board and its clues.
    let place =
        |back: usize| (x - direction.0 * (back + 2) as f64, y - direction.1 * (back + 2) as f64);
    words.into_iter().rev().enumerate().map(|(back, word)| (place(back), word)).collect()
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
fn lines(placed: &[((i64, i64), String)], left: i64) -> String {
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
