//! The menu choice that changes one cell: reads the cell and its color.
//!
//! In: what the player types. Out: a mark. Invariants: repeats the prompt until the board has the
//! typed cell; `q` alone returns to the menu on boards without a column Q.

use super::names::{self, First};
use super::player::Player;
use super::prompt::{Prompt, shown};
use nonosat_board::puzzle::{CellId, Color, Geometry, Puzzle};
use std::io::{BufRead, Write};

/// What the player typed for a cell.
enum TypedCell {
    /// A cell, and the color that followed it, if any.
    Cell(CellId, Option<Color>),
    /// No cell of this board.
    Wrong,
    /// `q`: back to the menu.
    Left,
}

/// Reads a cell and marks it with the typed color, or opens it if it has that color already.
pub fn modify<R: BufRead, W: Write>(
    prompt: &mut Prompt<R, W>,
    player: &mut Player,
) -> anyhow::Result<()> {
    let (cell, color) = loop {
        match read_cell(prompt, player)? {
            TypedCell::Cell(cell, color) => break (cell, color),
            TypedCell::Wrong => {}
            TypedCell::Left => return prompt.print_line("No cell was changed."),
        }
    };
    if player.is_given(cell) {
        let name = names::of_cell(player.puzzle().geometry(), cell, player.first());
        return prompt.print_line(&format!("{name} is given by the puzzle."));
    }
    let before = player.mark(cell).filter(|color| !color.is_background());
    let after = match (before, color) {
        (Some(_), None) => None,
        (None, None) => Some(Color::FIRST),
        (before, Some(color)) => (before != Some(color)).then_some(color),
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
                return Ok(TypedCell::Left);
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
        shown(word)
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
