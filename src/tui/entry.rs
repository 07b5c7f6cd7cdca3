//! Reads a board that the player types: sizes, then the clue of each line.
//!
//! In: what the player types. Out: a black-and-white puzzle. Invariants: repeats a prompt until
//! the clue fits its line.

use super::names::First;
use super::prompt::{Prompt, shown};
use nonosat_board::puzzle::{
    Clue, Color, Geometry, MAX_CELLS, MAX_LINE_CELLS, Palette, Puzzle, Run,
};
use std::io::{BufRead, Write};

/// Reads the sizes and all clues. `first` is the number of the first line.
///
/// # Errors
/// If the input ends early, or cannot be read.
pub fn read_puzzle<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    first: First,
) -> anyhow::Result<Puzzle> {
    let geometry = read_geometry(prompt)?;
    let mut clues = Vec::new();
    for line in geometry.lines() {
        let (family, place) = geometry.place(line);
        let room = geometry.line(line).len() as u64;
        clues.push(read_clue(prompt, geometry.families()[family].name, first.number(place), room)?);
    }
    Ok(Puzzle::new(geometry, Palette::black_on_white(), clues)?)
}

fn read_geometry<R: BufRead, W: Write>(prompt: &mut Prompt<R, W>) -> anyhow::Result<Geometry> {
    loop {
        let height = read_size(prompt, "rows")?;
        let width = read_size(prompt, "columns")?;
        if let Ok(geometry) = Geometry::rectangle(height, width) {
            return Ok(geometry);
        }
        let cells = u64::from(height) * u64::from(width);
        prompt.refuse(&format!(
            "A board of {cells} cells is too large, at most {MAX_CELLS} are possible. Try again."
        ))?;
    }
}

fn read_size<R: BufRead, W: Write>(prompt: &mut Prompt<R, W>, what: &str) -> anyhow::Result<u32> {
    loop {
        let expected = format!("the number of {what}");
        let word = prompt.request_word(&format!("Enter {expected}: "), &expected)?;
        match word.parse() {
            Ok(size) if (1..=MAX_LINE_CELLS as u32).contains(&size) => return Ok(size),
            _ => prompt.refuse(&format!(
                "`{}` is no number of {what}, a number from 1 to {MAX_LINE_CELLS} is. Try again.",
                shown(&word)
            ))?,
        }
    }
}

/// What the player typed for the clue of a line.
enum TypedClue {
    Runs(Vec<u32>),
    /// Valid runs that are too long for the line.
    TooLong,
    /// This word is no run.
    Bad(String),
}

fn read_clue<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    kind: &str,
    place: usize,
    room: u64,
) -> anyhow::Result<Clue> {
    loop {
        prompt.print(&format!(
            "Enter the number of constraints for {kind} {place} (end with -1): "
        ))?;
        match read_runs(prompt, &format!("the constraint of {kind} {place}"), room)? {
            TypedClue::Runs(runs) => {
                let runs = runs.into_iter().map(|length| Run::new(length, Color::FIRST));
                return Ok(Clue::Runs(runs.collect()));
            }
            TypedClue::TooLong => {
                prompt.print_line(&format!("Invalid {kind} constraint, please try again."))?;
            }
            TypedClue::Bad(word) => prompt.refuse(&format!(
                "Invalid {kind} constraint, please try again: `{}` is no run; \
                 runs are whole numbers from 1, with -1 behind the last.",
                shown(&word)
            ))?,
        }
    }
}

/// Reads runs up to -1. Stores at most as many as fit into `room` cells.
fn read_runs<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    expected: &str,
    room: u64,
) -> anyhow::Result<TypedClue> {
    let (mut runs, mut needs) = (Vec::new(), 0_u64);
    loop {
        let word = prompt.word(expected)?;
        match (word.as_str(), word.parse::<u32>()) {
            ("-1", _) if needs > room => return Ok(TypedClue::TooLong),
            ("-1", _) => return Ok(TypedClue::Runs(runs)),
            (_, Ok(length)) if length > 0 => {
                let gap = u64::from(needs > 0);
                needs = needs.saturating_add(gap + u64::from(length));
                if needs <= room {
                    runs.push(length);
                }
            }
            (number, Err(_)) if is_digits(number) => needs = u64::MAX,
            _ => return Ok(TypedClue::Bad(word)),
        }
    }
}

/// Is this a positive number? It may be too large for a `u32`, and so for any line.
fn is_digits(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit()) && word.bytes().any(|byte| byte != b'0')
}
