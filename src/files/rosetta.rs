//! The letters of Rosetta Code's "Nonogram solver": all rows on one line, all columns on
//! the next, `C BA CB`, with A for 1, B for 2, ...; blank lines between puzzles.
//!
//! In: lines. Out: black-and-white puzzles. Invariants: the format cannot keep empty lines of the
//! board.

use super::text::plain::{PlacedClue, Unsupported, numbers, rectangle};
use super::text::problem::{Noted, Problem};
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::{Line, at_most, found};
use crate::document::Document;
use crate::message::message;
use crate::puzzle::{Clue, Color, MAX_LINE_CELLS, Palette, Puzzle, Run};

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let filled: Vec<Line> = lines.iter().copied().filter(|line| !line.is_blank()).collect();
    let mut problems = Vec::new();
    let mut puzzles = PuzzleSet::default();
    for pair in filled.chunks(2) {
        let [rows, columns] = pair else {
            let end = text.len();
            problems.note(Problem::new(end..end, "problem-columns-line", "want-columns-line"));
            break;
        };
        let whole = rows.start..columns.span().end;
        let (rows, columns) =
            (read_clues(*rows, &mut problems), read_clues(*columns, &mut problems));
        let read = rectangle(whole.clone(), rows, columns, Palette::black_on_white());
        puzzles.take(read.map(Document::from), whole, &mut problems)?;
    }
    puzzles.end(problems)
}

fn read_clues(line: Line, problems: &mut Vec<Problem>) -> Vec<PlacedClue> {
    let count = line.words(&[]).count();
    if count > MAX_LINE_CELLS {
        let message = message!("problem-clues-many", count = count);
        problems.note(Problem::new(line.span(), message, at_most(MAX_LINE_CELLS)));
        return Vec::new();
    }
    let mut clues = Vec::new();
    for word in line.words(&[]) {
        let length = |letter: char| {
            letter
                .is_ascii_uppercase()
                .then(|| Run::new(letter as u32 - 'A' as u32 + 1, Color::FIRST))
        };
        let runs: Option<Vec<Run>> = word.text.chars().map(length).collect();
        if runs.is_none() {
            let problem = Problem::new(word.span(), found(word.text), "want-letters-numbers");
            problems.note(problem);
        }
        if problems.is_full() {
            break;
        }
        clues.push((Clue::Runs(runs.unwrap_or_default()), word.span()));
    }
    clues
}

/// Can the format keep the puzzle? It has no empty lines and no number above 26.
pub(super) fn supports(puzzle: &Puzzle) -> bool {
    let fits = |line: &Vec<u32>| !line.is_empty() && line.iter().all(|&n| n <= 26);
    numbers(puzzle).is_ok_and(|(rows, columns)| rows.iter().chain(&columns).all(fits))
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let word = |line: &Vec<u32>| -> String {
        line.iter().map(|&number| char::from(b'A' + (number.clamp(1, 26) - 1) as u8)).collect()
    };
    let line = |lines: &[Vec<u32>]| lines.iter().map(word).collect::<Vec<_>>().join(" ");
    Ok(format!("{}\n{}\n", line(&rows), line(&columns)))
}
