//! Names of cells, lines and runs in the plain game.
//!
//! In: a puzzle. Out: names. Invariants: rows count from 1, in the course exercise from 0; columns,
//! and the places in the rows of a hexagon, are letters: A to Z, AA, AB, ...

use nonosat_board::puzzle::{CellId, ClueWord, Color, Geometry, LineId, Puzzle};

/// The number of the first row, and of the first line of the other families without letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// As in the course exercise.
    Zero,
    /// As everywhere else.
    One,
}

impl First {
    /// The number of the line at this place.
    pub fn number(self, place: usize) -> usize {
        place + self as usize
    }

    /// The names of lines in sentences.
    pub fn names(self) -> fn(&Geometry, LineId) -> String {
        match self {
            First::Zero => |geometry, line| number(geometry, line, First::Zero),
            First::One => |geometry, line| number(geometry, line, First::One),
        }
    }
}

/// The letters of a column; columns count from 0.
pub fn letters(column: usize) -> String {
    let mut number = column;
    let mut letters = Vec::new();
    loop {
        letters.push(char::from(b'A' + (number % 26) as u8));
        if number < 26 {
            return letters.iter().rev().collect();
        }
        number = number / 26 - 1;
    }
}

/// The column that these letters name, in either case; `None` for other text.
fn column(letters: &str) -> Option<usize> {
    let mut count = 0_usize;
    for letter in letters.chars() {
        let digit = letter.to_ascii_uppercase();
        let digit = digit.is_ascii_uppercase().then(|| digit as usize - 'A' as usize + 1)?;
        count = count.checked_mul(26)?.checked_add(digit)?;
    }
    count.checked_sub(1)
}

/// Could this name a column of some board?
pub fn is_column(letters: &str) -> bool {
    column(letters).is_some()
}

/// The cell in this column and row, as the player types them; `None` if the board has none.
pub fn cell(geometry: &Geometry, letters: &str, row: &str, first: First) -> Option<CellId> {
    let row = row.parse::<usize>().ok()?.checked_sub(first as usize)?;
    geometry.in_row(row, column(letters)?)
}

/// The name of a cell, as the player types it: `A 2`.
pub fn of_cell(geometry: &Geometry, cell: CellId, first: First) -> String {
    let crossing = geometry.through(cell)[0];
    let row = first.number(crossing.line.number() as usize);
    format!("{} {row}", letters(crossing.at as usize))
}

/// The name of a line: `row 2`, `column A`.
pub fn of_line(geometry: &Geometry, line: LineId, first: First) -> String {
    let family = geometry.place(line).0;
    let name = geometry.families().get(family).map_or("line", |family| family.name);
    format!("{name} {}", number(geometry, line, first))
}

/// The number of a line, or its letters: `2`, `A`; of a block its middle.
fn number(geometry: &Geometry, line: LineId, first: First) -> String {
    let (family, place) = geometry.place(line);
    if geometry.clue_cell(line).is_some() {
        return geometry.label(line);
    }
    let is_column = family == 1 && geometry.shape().rectangle().is_some();
    if is_column { letters(place) } else { first.number(place).to_string() }
}

/// The text of each word of a clue; nothing on a board with numbers in its cells.
pub fn words(puzzle: &Puzzle, line: LineId) -> Vec<String> {
    if puzzle.geometry().has_blocks() {
        return Vec::new();
    }
    puzzle.clue(line).words().iter().map(|word| of_word(puzzle, word)).collect()
}

/// The text of a word of a clue: `3`, `2–4`, or with its color in puzzles of several: `3a`. `?` stands
/// for what is unknown.
pub fn of_word(puzzle: &Puzzle, word: &ClueWord) -> String {
    word.label(|color| match color {
        _ if puzzle.palette().color_count() == 2 => String::new(),
        color => color.map_or('?', Color::letter).to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_columns_match_both_ways() {
        assert_eq!(
            [0, 25, 26, 51, 52, 701, 702].map(letters),
            ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]
        );
        for place in 0..1_000 {
            assert_eq!(column(&letters(place)), Some(place));
        }
        assert_eq!(column("ab"), Some(27));
        for bad in ["", "2", "é", "A1", &"Z".repeat(99)] {
            assert_eq!(column(bad), None, "{bad}");
        }
    }
}
