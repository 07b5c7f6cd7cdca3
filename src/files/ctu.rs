//! The text format of the course B4B36ZUI at the CTU in Prague: `ROWS,COLUMNS`, then for each
//! row and each column `SIGN,LENGTH,SIGN,LENGTH,...`.
//!
//! In: lines. Out: a puzzle in which each sign is a color. Invariants: the format has signs and no
//! RGB values; the reader assigns default inks in the order of signs. A blank line is an empty
//! clue.

use super::text::ink::SHADES;
use super::text::plain::{Kind, PlacedClue, Reader, Unsupported, known_runs, rectangle};
use super::text::problem::{Noted, Problem};
use super::text::{Line, Word, found, positive};
use crate::message::message;
use crate::puzzle::{Clue, Color, Ink, MAX_COLORS, Palette, Puzzle, Rgb, Run};

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height, width] = reader.sizes(["number-rows", "number-columns"], &[','])?;
    let mut signs: Vec<char> = Vec::new();
    let mut clues: Vec<PlacedClue> = Vec::new();
    let line_count = u64::from(height) + u64::from(width);
    for number in 0..line_count {
        let is_row = number < u64::from(height);
        // A file may end right before its last, empty clue.
        let may_end = number + 1 == line_count && text.ends_with('\n');
        if reader.is_exhausted() && !may_end {
            let end = text.len();
            let message =
                if is_row { "problem-ends-before-row" } else { "problem-ends-before-column" };
            let expected = message!("want-rows-and-columns", rows = height, columns = width);
            reader.problems.note(Problem::new(end..end, message, expected));
            return Err(reader.problems);
        }
        if reader.problems.is_full() {
            return Err(reader.problems);
        }
        let line = reader.next();
        clues.push((clue(line, &mut signs, &mut reader.problems), line.trim().span()));
    }
    reader.end(Kind::Columns);
    if !reader.problems.is_empty() {
        return Err(reader.problems);
    }
    let columns = clues.split_off(height as usize);
    rectangle(0..text.len(), clues, columns, palette(&signs))
}

fn clue(line: Line, signs: &mut Vec<char>, problems: &mut Vec<Problem>) -> Clue {
    let words: Vec<Word> = line.words(&[',']).collect();
    let mut runs = Vec::new();
    for pair in words.chunks(2) {
        if problems.is_full() {
            break;
        }
        let sign = pair[0].text.chars().next().filter(|_| pair[0].text.chars().count() == 1);
        let (Some(sign), Some(length)) = (sign, pair.get(1)) else {
            problems.note(Problem::new(pair[0].span(), found(pair[0].text), "want-pairs"));
            return Clue::Runs(runs);
        };
        let place = signs.iter().position(|&other| other == sign).unwrap_or(signs.len());
        let Some(color) = Color::nth(place + 1) else {
            let message = message!("problem-signs-more", count = MAX_COLORS - 1);
            problems.note(Problem::new(pair[0].span(), message, "want-fewer-colors"));
            return Clue::Runs(runs);
        };
        if place == signs.len() {
            signs.push(sign);
        }
        match positive(*length, "number-run") {
            Ok(length) => runs.push(Run::new(length, color)),
            Err(problem) => problems.note(problem),
        }
    }
    Clue::Runs(runs)
}

/// White, and one color for each sign, whose name is the sign unless that is `#`.
fn palette(signs: &[char]) -> Palette {
    let white = Ink { rgb: Rgb(255, 255, 255), name: None };
    let ink = |(place, &sign): (usize, &char)| {
        let name = (sign != '#').then(|| sign.to_string());
        Ink { rgb: SHADES[place % SHADES.len()], name }
    };
    let inks = std::iter::once(white).chain(signs.iter().enumerate().map(ink)).collect();
    Palette::new(inks).unwrap_or_else(|_| Palette::black_on_white())
}

/// The sign of a foreground color: its name if that is one character, else `#` for the first color
/// and the letter for others.
fn sign(puzzle: &Puzzle, color: Color) -> String {
    match &puzzle.palette().ink(color).name {
        Some(name) if name.chars().count() == 1 && name != "," => name.clone(),
        _ if color == Color::FIRST => "#".to_owned(),
        _ => color.letter().to_string(),
    }
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let lines = |family: usize| puzzle.geometry().families()[family].line_count;
    let mut out = format!("{},{}\n", lines(0), lines(1));
    for line in puzzle.geometry().lines() {
        let runs = known_runs(puzzle, line)?.into_iter();
        let words: Vec<String> =
            runs.map(|(length, color)| format!("{},{length}", sign(puzzle, color))).collect();
        out += &words.join(",");
        out.push('\n');
    }
    Ok(out)
}
