//! Reads what the player types in the plain game: a board (sizes, then the clue of each line), and
//! the cell to change.
//!
//! In: what the player types. Out: a black-and-white puzzle, or a mark. Invariants: repeats the
//! prompt until the clue fits its line, and the board has the cell; `q` alone returns to the menu on
//! boards without a column Q.

use super::names::{self, First};
use super::player::Player;
use super::prompt::{Prompt, short_word};
use nonosat_board::puzzle::{
    CellId, Clue, Color, Geometry, MAX_CELLS, MAX_LINE_CELLS, Palette, Puzzle, Run,
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

fn read_size<R: BufRead, W: Write>(prompt: &mut Prompt<R, W>, label: &str) -> anyhow::Result<u32> {
    loop {
        let expected = format!("the number of {label}");
        let word = prompt.request_word(&format!("Enter {expected}: "), &expected)?;
        match word.parse() {
            Ok(size) if (1..=MAX_LINE_CELLS as u32).contains(&size) => return Ok(size),
            _ => prompt.refuse(&format!(
                "`{}` is no number of {label}, a number from 1 to {MAX_LINE_CELLS} is. Try again.",
                short_word(&word)
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
                short_word(&word)
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

/// What the player typed for a cell.
enum TypedCell {
    /// A cell, and the color that followed it, if any.
    Cell(CellId, Option<Color>),
    /// No cell of this board.
    Wrong,
    /// `q`: back to the menu.
    Quit,
}

/// Reads a cell and marks it with the typed color, or opens it if it has that color already.
pub fn modify_cell<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<()> {
    let (cell, color) = loop {
        match read_cell(prompt, player)? {
            TypedCell::Cell(cell, color) => break (cell, color),
            TypedCell::Wrong => {}
            TypedCell::Quit => return prompt.print_line("No cell was changed."),
        }
    };
    if player.is_given(cell) {
        let name = names::of_cell(player.puzzle().geometry(), cell, player.first());
        return prompt.print_line(&format!("{name} is given by the puzzle."));
    }
    let old_color = player.mark(cell).filter(|color| !color.is_background());
    let after = match (old_color, color) {
        (Some(_), None) => None,
        (None, None) => Some(Color::FIRST),
        (old_color, Some(color)) => (old_color != Some(color)).then_some(color),
    };
    player.set(&[cell], after);
    Ok(())
}

fn read_cell<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &Player,
) -> anyhow::Result<TypedCell> {
    let (puzzle, first) = (player.puzzle(), player.first());
    let column = prompt.request_word("Enter the cell you want to modify (e.g. A 2): ", "a cell")?;
    // Refuse what cannot be a column before waiting for a row.
    let row = match names::is_column(&column) {
        false => String::new(),
        true => match prompt.word_here() {
            Some(row) => row,
            None if column == "q" && !has_column_q(puzzle.geometry()) => {
                return Ok(TypedCell::Quit);
            }
            None => prompt.word("the row of a cell")?,
        },
    };
    let Some(cell) = names::cell(puzzle.geometry(), &column, &row, first) else {
        if row.parse::<i64>().is_err() {
            prompt.forget_line();
        }
        prompt.print_line("Invalid row or column. Try again.")?;
        return Ok(TypedCell::Wrong);
    };
    let has_colors = puzzle.palette().color_count() > 2;
    // With one color there is no choice; further words on the line are the next menu choices.
    match has_colors.then(|| prompt.word_here()).flatten() {
        None => Ok(TypedCell::Cell(cell, None)),
        Some(word) => parse_colored(prompt, puzzle, cell, &word),
    }
}

fn parse_colored<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    puzzle: &Puzzle,
    cell: CellId,
    word: &str,
) -> anyhow::Result<TypedCell> {
    if let Some(color) = color(puzzle, word) {
        return Ok(TypedCell::Cell(cell, Some(color)));
    }
    let last = puzzle.palette().colors().last().unwrap_or(Color::FIRST).letter();
    prompt.refuse(&format!(
        "`{}` is no color, the letters from a to {last} are. Try again.",
        short_word(word)
    ))?;
    Ok(TypedCell::Wrong)
}

/// Does the board have a column Q? Then `q` names it and does not quit.
fn has_column_q(geometry: &Geometry) -> bool {
    let has_q = |row: usize| names::cell(geometry, "q", &row.to_string(), First::Zero).is_some();
    (0..geometry.rows().count()).any(has_q)
}

fn color(puzzle: &Puzzle, word: &str) -> Option<Color> {
    let mut letters = word.chars();
    let color = Color::from_letter(letters.next()?)?;
    let is_one = letters.next().is_none() && puzzle.palette().holds(color);
    (is_one && !color.is_background()).then_some(color)
}
