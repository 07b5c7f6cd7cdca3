//! The game of lines: a menu, a choice, what comes of it, and again.
//!
//! In: a talk, a puzzle. Out: the end of the game. Holds: the menu, its prompts and its
//! answers are those of a well-known course exercise, byte by byte; whatever is typed is
//! answered, and the end of the input ends the game.

use super::player::Player;
use super::talk::{Talk, shown};
use super::{aid, board, keep, names};
use crate::cli::exit::Exit;
use nonosat::game::{self, judge};
use nonosat::puzzle::{CellId, Color, Puzzle};
use std::io::{BufRead, Write};
use std::path::Path;

const MENU: &str = "
===== Welcome to Nonogram Game =====
Please enter your choice:
Enter 'p' to print the current board.
Enter 'm' to modify a cell.
Enter 'c' to check your solution.
Enter 's' to invoke solver.
Enter 'q' to quit.
";

/// Plays until the player quits.
pub fn play<R: BufRead, W: Write>(talk: &mut Talk<R, W>, puzzle: Puzzle) -> anyhow::Result<Exit> {
    let mut player = Player::new(puzzle);
    talk.say(&format!("\n{}", board::draw(&player)))?;
    loop {
        talk.say(MENU)?;
        let choice = talk.ask("Your choice: ", "a choice")?;
        match choice.as_str() {
            "p" => talk.say(&board::draw(&player))?,
            "m" => modify(talk, &mut player)?,
            "c" => check(talk, &player)?,
            "s" => solve(talk, &mut player)?,
            "u" => talk.say_line(if player.undo() { "Undone." } else { "Nothing to undo." })?,
            "h" => hint(talk, &player)?,
            "w" => write(talk, &mut player)?,
            "q" => {
                talk.say_line("Bye!")?;
                return Ok(Exit::Yes);
            }
            other => talk.refuse(&format!(
                "`{}` is no choice. Choose p, m, c, s or q; or u to undo, h for a hint, \
                 w to write the game to a file.",
                shown(other)
            ))?,
        }
    }
}

/// Changes one cell: to the color, or back if it has that color.
fn modify<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &mut Player) -> anyhow::Result<()> {
    let (cell, color) = loop {
        if let Some(found) = ask_cell(talk, player.puzzle())? {
            break found;
        }
    };
    if player.is_given(cell) {
        let name = names::of_cell(player.puzzle().geometry(), cell);
        return talk.say_line(&format!("{name} is given by the puzzle."));
    }
    let before = player.mark(cell).filter(|color| !color.is_background());
    let after = match (before, color) {
        (Some(_), None) => None,
        (None, None) => Some(Color(1)),
        (before, Some(color)) => (before != Some(color)).then_some(color),
    };
    player.set(&[cell], after);
    Ok(())
}

/// A cell, and a color if that was typed behind it; nothing if they are not on the board.
fn ask_cell<R: BufRead, W: Write>(
    talk: &mut Talk<R, W>,
    puzzle: &Puzzle,
) -> anyhow::Result<Option<(CellId, Option<Color>)>> {
    let column = talk.ask("Enter the cell you want to modify (e.g. A 2): ", "a cell")?;
    // What cannot be a column is answered before a row is waited for.
    let row = match names::is_column(&column) {
        true => talk.word("the row of a cell")?,
        false => String::new(),
    };
    let Some(cell) = names::cell(puzzle.geometry(), &column, &row) else {
        if row.parse::<i64>().is_err() {
            talk.forget_line();
        }
        talk.say_line("Invalid row or column. Try again.")?;
        return Ok(None);
    };
    let has_colors = puzzle.palette().color_count() > 2;
    // With one color there is nothing to choose, and the line may go on with other choices.
    let Some(word) = has_colors.then(|| talk.word_here()).flatten() else {
        return Ok(Some((cell, None)));
    };
    match color(puzzle, &word) {
        Some(color) => Ok(Some((cell, Some(color)))),
        None => {
            let last = Color(puzzle.palette().color_count() as u8 - 1).letter();
            talk.refuse(&format!(
                "`{}` is no color, the letters from a to {last} are. Try again.",
                shown(&word)
            ))?;
            Ok(None)
        }
    }
}

fn color(puzzle: &Puzzle, word: &str) -> Option<Color> {
    let mut letters = word.chars();
    let color = Color::from_letter(letters.next()?)?;
    let is_one = letters.next().is_none() && puzzle.palette().holds(color);
    (is_one && !color.is_background()).then_some(color)
}

fn check<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &Player) -> anyhow::Result<()> {
    let is_solved = judge(player.puzzle(), player.marks()).is_solved;
    talk.say_line(if is_solved {
        "Congratulations! Your solution is correct!"
    } else {
        "Ahh, your solution is incorrect, try again."
    })
}

fn solve<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &mut Player) -> anyhow::Result<()> {
    talk.say_line("Generating solution:")?;
    match aid::work(|options| aid::solve(player.puzzle(), options))? {
        Ok(picture) => {
            player.show(&picture);
            talk.say(&board::draw(player))
        }
        Err(message) => talk.say_line(&message),
    }
}

fn hint<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &Player) -> anyhow::Result<()> {
    let puzzle = player.puzzle();
    let hint = aid::work(|options| game::hint(puzzle, player.marks(), options))?;
    let geometry = puzzle.geometry();
    let cell_name = |cell| names::of_cell(geometry, cell);
    let (text, _) = aid::hint(puzzle, hint, cell_name, |line| names::of_line(geometry, line));
    talk.say_line(&text)
}

fn write<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &mut Player) -> anyhow::Result<()> {
    let name = talk.ask_line("Enter the file to write: ", "the name of a file")?;
    if name.is_empty() {
        return talk.say_line("Not written: no name was given.");
    }
    let path = Path::new(&name);
    let mut may_replace = false;
    if path.exists() {
        let answer = talk.ask_line(&format!("{name} exists. Replace it (y/n)? "), "y or n")?;
        may_replace = answer == "y";
        if !may_replace {
            return talk.say_line("Not written.");
        }
    }
    match keep::write(player, path, may_replace) {
        Ok(()) => talk.say_line(&format!("Wrote {name}.")),
        Err(error) => talk.say_line(&format!("Not written: {}.", keep::in_one_line(&error))),
    }
}
