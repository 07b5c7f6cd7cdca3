//! `weights.txt`: numbers as text that people can read.
//!
//! In: [`Weights`], or text from anywhere. Out: the other one. Invariants: what is written reads
//! back as the same; what is read fits the board. `docs/method/weights.md` describes the format.

use super::check::PLACE;
use super::refusal::{Refusal, refuse};
use super::{Entry, Numbers, Weights};
use crate::puzzle::{CellId, Color, Geometry, Picture, Puzzle};
use num_bigint::BigInt;
use std::fmt::Write;

const HEAD: &str = "nonosat weights 1";

/// The rule, for people.
const RULE: &str = "\
# A number stands in a cell for each color that it does not have. Suppose that the cell has this
# color: its row then collects the number, and its last line what is left of the scale. (Three
# families of lines have numbers for two of them.) The own color of a cell collects nothing.
# If all lines together cannot collect as much as the scale, whatever they hold, no other picture
# agrees with the clues. `none`: nothing is left of 0, and if all lines together collect less than
# 0, no picture agrees with the clues and with what the trials around it suppose.
";

/// Most digits of a number.
const MAX_DIGITS: usize = 10_000;

impl Weights {
    /// The text of a file.
    pub fn text(&self, puzzle: &Puzzle) -> String {
        let geometry = puzzle.geometry();
        let mut text = format!("{HEAD}\n{RULE}");
        if let Some(picture) = &self.picture {
            text += "picture\n";
            text += &picture.letters(geometry);
        }
        for (place, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Trial(cell, color) => {
                    let row = geometry.through(*cell)[0];
                    let (row, at) = (geometry.place(row.line).1 + 1, row.at + 1);
                    // Writing to a string cannot fail.
                    let _ = writeln!(text, "trial {row} {at} {}", color.letter());
                }
                Entry::Numbers(numbers) => {
                    let is_last = place + 1 == self.entries.len();
                    text += &numbers.text(puzzle, is_last && self.picture.is_some());
                }
            }
        }
        text
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`Refusal`]: the line, what was found and what was expected.
    pub fn read(text: &[u8], puzzle: &Puzzle) -> Result<Weights, Refusal> {
        let Ok(text) = std::str::from_utf8(text) else { return refuse(PLACE, "it is no text") };
        let Some(text) = text.strip_suffix('\n') else {
            return refuse(PLACE, "its last line does not end");
        };
        let mut reader = Reader::new(text, puzzle);
        reader.expect(HEAD)?;
        let picture = reader.picture()?;
        let (mut entries, mut open) = (Vec::new(), 0_usize);
        while let Some((number, line)) = reader.next() {
            let words: Vec<&str> = line.split(' ').collect();
            let is_unique = open == 0 && picture.is_some();
            entries.push(match &words[..] {
                ["trial", row, at, color] => reader.trial(number, [row, at, color])?,
                ["none"] if !is_unique => Entry::Numbers(reader.numbers(BigInt::from(1))?),
                ["unique", scale] if is_unique => {
                    let scale = whole(scale, number)?;
                    Entry::Numbers(reader.numbers(scale)?)
                }
                _ => {
                    let end = if is_unique { "`unique SCALE`" } else { "`none`" };
                    return found(number, line, &format!("`trial ROW CELL COLOR` or {end}"));
                }
            });
            let is_trial = matches!(entries.last(), Some(Entry::Trial(..)));
            open = if is_trial { open + 1 } else { open.saturating_sub(1) };
        }
        Ok(Weights { picture, entries })
    }
}

impl Numbers {
    fn text(&self, puzzle: &Puzzle, is_unique: bool) -> String {
        let others = puzzle.palette().color_count() - 1;
        let mut text = if is_unique { format!("unique {}\n", self.scale) } else { "none\n".into() };
        for (grid, rows) in self.grids.iter().enumerate() {
            if rows.iter().all(Vec::is_empty) {
                continue;
            }
            // Writing to a string cannot fail.
            let _ = writeln!(text, "numbers {} {}", grid / others + 1, grid % others + 1);
            let rows: Vec<Vec<String>> =
                rows.iter().map(|row| row.iter().map(BigInt::to_string).collect()).collect();
            let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
            let width = |at: usize| rows.iter().filter_map(|row| Some(row.get(at)?.len())).max();
            let widths: Vec<usize> = (0..longest).filter_map(width).collect();
            for row in &rows {
                let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}"));
                let line = cells.collect::<Vec<String>>().join(" ");
                text += if row.is_empty() { "0" } else { &line };
                text.push('\n');
            }
        }
        text
    }
}

struct Reader<'a> {
    puzzle: &'a Puzzle,
    /// Lines with their numbers, without comments.
    lines: Vec<(usize, &'a str)>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, puzzle: &'a Puzzle) -> Reader<'a> {
        let lines =
            (1..).zip(text.split('\n')).filter(|(_, line)| !line.starts_with('#')).collect();
        Reader { puzzle, lines, at: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let line = self.lines.get(self.at).copied();
        self.at += 1;
        line
    }

    /// The next line, which must not be missing; `description` says in the error what it is.
    fn required_line(&mut self, description: &str) -> Result<(usize, &'a str), Refusal> {
        match self.next() {
            Some(line) => Ok(line),
            None => refuse(PLACE, format!("it ends, expected {description}")),
        }
    }

    fn expect(&mut self, expected: &str) -> Result<(), Refusal> {
        let (number, line) = self.required_line(expected)?;
        if line == expected { Ok(()) } else { found(number, line, &format!("`{expected}`")) }
    }

    fn picture(&mut self) -> Result<Option<Picture>, Refusal> {
        if self.lines.get(self.at).is_none_or(|(_, line)| *line != "picture") {
            return Ok(None);
        }
        self.at += 1;
        let (geometry, palette) = (self.puzzle.geometry(), self.puzzle.palette());
        let mut colors = Vec::with_capacity(geometry.cell_count());
        for cells in geometry.rows() {
            let (number, line) = self.required_line("a row of the picture")?;
            let letters = line.chars().map(Color::from_letter);
            let row: Vec<Color> = letters.map_while(|color| color).collect();
            if line.len() != cells.len() || row.len() != cells.len() {
                return found(number, line, "a letter for each cell");
            }
            if !row.iter().all(|&color| palette.holds(color)) {
                return found(number, line, "colors of the puzzle");
            }
            let is_hole = |(&cell, color): (&CellId, &Color)| {
                geometry.is_hole(cell) && !color.is_background()
            };
            if cells.iter().zip(&row).any(is_hole) {
                return found(number, line, "`-` in each hole");
            }
            colors.extend(row);
        }
        Ok(Picture::new(geometry, colors))
    }

    fn trial(&self, number: usize, [row, at, color]: [&str; 3]) -> Result<Entry, Refusal> {
        let cell = index(row).zip(index(at)).and_then(|(row, at)| self.cell(row, at));
        let mut letters = color.chars();
        let color = letters.next().and_then(Color::from_letter);
        let color = color.filter(|&color| self.puzzle.palette().holds(color));
        match (cell, color, letters.next()) {
            (Some(cell), Some(color), None) => Ok(Entry::Trial(cell, color)),
            _ => found(number, &format!("trial {row} {at}"), "a cell of the board and a color"),
        }
    }

    fn cell(&self, row: usize, at: usize) -> Option<CellId> {
        self.puzzle.geometry().in_row(row, at)
    }

    fn numbers(&mut self, scale: BigInt) -> Result<Numbers, Refusal> {
        let geometry: &Geometry = self.puzzle.geometry();
        let others = self.puzzle.palette().color_count() - 1;
        let families = geometry.families().len() - 1;
        let mut grids = vec![None; families * others];
        while let Some((number, line)) = self.lines.get(self.at).copied()
            && let Some(place) = line.strip_prefix("numbers ")
        {
            self.at += 1;
            let place = place.split_once(' ').and_then(|(family, other)| {
                let (family, other) = (index(family)?, index(other)?);
                (family < families && other < others).then_some(family * others + other)
            });
            let Some(place) = place else {
                let expected = format!("`numbers`, then 1 to {families}, then 1 to {others}");
                return found(number, line, &expected);
            };
            if grids[place].is_some() {
                return found(number, line, "each grid once");
            }
            let rows = geometry.rows().map(|cells| self.row(cells.len()));
            grids[place] = Some(rows.collect::<Result<_, _>>()?);
        }
        let zeros = vec![Vec::new(); geometry.families()[0].line_count];
        let grids = grids.into_iter().map(|grid| grid.unwrap_or_else(|| zeros.clone())).collect();
        Ok(Numbers { scale, grids })
    }

    /// A row of numbers, or `0` if all are 0.
    fn row(&mut self, cells: usize) -> Result<Vec<BigInt>, Refusal> {
        let expected = format!("{cells} numbers, or `0` for all of them");
        let (number, line) = self.required_line(&expected)?;
        let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
        if words == ["0"] {
            return Ok(Vec::new());
        }
        if words.len() != cells {
            return found(number, line, &expected);
        }
        words.into_iter().map(|word| whole(word, number)).collect()
    }
}

/// The index of what a number from 1 counts.
fn index(word: &str) -> Option<usize> {
    is_positive(word).then(|| word.parse::<usize>().ok()?.checked_sub(1))?
}

/// Is it a whole number from 1, of digits without a zero before them?
fn is_positive(word: &str) -> bool {
    !word.starts_with('0') && !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn whole(word: &str, number: usize) -> Result<BigInt, Refusal> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let is_whole = word == "0" || is_positive(digits);
    match word.parse() {
        Ok(whole) if is_whole && digits.len() <= MAX_DIGITS => Ok(whole),
        _ => found(number, word, &format!("a whole number of at most {MAX_DIGITS} digits")),
    }
}

fn found<T>(number: usize, line: &str, expected: &str) -> Result<T, Refusal> {
    let line: String = line.chars().take(60).filter(|sign| !sign.is_control()).collect();
    refuse(&format!("{PLACE}, line {number}"), format!("found `{line}`, expected {expected}"))
}
