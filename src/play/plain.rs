//! The game of lines: a menu, a choice, what comes of it, and again.
//!
//! In: a talk, a player's board. Out: the end of the game. Holds: the menu, its prompts and
//! its answers are those of a well-known course exercise, byte by byte; whatever is typed is
//! answered, and the end of the input ends the game.

use super::player::Player;
use super::talk::{Talk, shown};
use super::{aid, cells, drawing, keep, names, rescue};
use crate::shell::Exit;
use crate::shell::interrupt;
use nonosat::game::{Hint, assess};
use nonosat::puzzle::{CellId, Geometry};
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

/// So many cells are named in a hint.
const MAX_NAMED: usize = 8;

/// Plays until the player quits. `has_person` tells whether it is typed by hand.
pub fn play<R: BufRead, W: Write>(
    talk: &mut Talk<R, W>,
    mut player: Player,
    has_person: bool,
) -> anyhow::Result<Exit> {
    talk.ends_by("q ends a game, w writes it to a file");
    // Ctrl-C must not end a game before it is kept.
    interrupt::listen();
    let result = turns(talk, &mut player);
    match &result {
        // Nobody said so, neither who types nor a pipe that is over.
        Err(_) => interrupt::end(),
        Ok(_) if has_person && player.has_unkept() => {
            let note = "note: this game was not written to a file; w does that before q";
            // Nobody is left to be told if standard error is closed.
            let _ = writeln!(std::io::stderr(), "{note}");
        }
        _ => {}
    }
    rescue::disarm();
    result
}

fn turns<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &mut Player) -> anyhow::Result<Exit> {
    talk.say(&format!("\n{}", drawing::draw(player)))?;
    loop {
        rescue::arm(player);
        talk.say(MENU)?;
        let choice = talk.ask("Your choice: ", "a choice")?;
        match choice.as_str() {
            "p" => talk.say(&drawing::draw(player))?,
            "m" => cells::modify(talk, player)?,
            "c" => check(talk, player)?,
            "s" => solve(talk, player)?,
            "u" => talk.say_line(if player.undo() { "Undone." } else { "Nothing to undo." })?,
            "h" => hint(talk, player)?,
            "w" => write(talk, player)?,
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

fn check<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &Player) -> anyhow::Result<()> {
    let is_solved = assess(player.puzzle(), player.marks()).is_solved;
    talk.say_line(if is_solved {
        "Congratulations! Your solution is correct!"
    } else {
        "Ahh, your solution is incorrect, try again."
    })
}

fn solve<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &mut Player) -> anyhow::Result<()> {
    // Who reads this can end the work.
    let solved = aid::work(|options, stop| {
        talk.say_line("Generating solution:")?;
        anyhow::Ok(aid::solve(player.puzzle(), options, stop)?)
    })?;
    match solved {
        Ok(picture) => {
            player.show(&picture);
            talk.say(&drawing::draw(player))
        }
        Err(message) => talk.say_line(&message),
    }
}

/// A cell to color; blank ones cannot be marked here, and are told beside it.
fn hint<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &Player) -> anyhow::Result<()> {
    let puzzle = player.puzzle();
    let geometry = puzzle.geometry();
    let cell_name = |cell| names::of_cell(geometry, cell);
    let line_name = |line| names::of_line(geometry, line);
    let (hint, blanks, text) = aid::work(|options, stop| {
        let (hint, blanks) = aid::colored_hint(puzzle, player.marks(), options)?;
        let (text, _) = aid::hint(puzzle, hint, stop, cell_name, line_name);
        anyhow::Ok((hint, blanks, text))
    })?;
    let is_cell = matches!(hint, Hint::Cell { .. });
    match is_cell && !blanks.is_empty() {
        true => talk.say_line(&format!("{text} These are blank: {}.", listed(geometry, &blanks))),
        false => talk.say_line(&text),
    }
}

/// The names of some cells.
fn listed(geometry: &Geometry, cells: &[CellId]) -> String {
    let named: Vec<String> =
        cells.iter().take(MAX_NAMED).map(|&cell| names::of_cell(geometry, cell)).collect();
    let rest = cells.len() - named.len();
    named.join(", ") + &if rest > 0 { format!(" and {rest} more") } else { String::new() }
}

fn write<R: BufRead, W: Write>(talk: &mut Talk<R, W>, player: &mut Player) -> anyhow::Result<()> {
    let name = talk.ask_line("Enter the file to write: ", "the name of a file")?;
    if name.is_empty() {
        return talk.say_line("Not written: no name was given.");
    }
    let path = Path::new(&name);
    let draft = match keep::draft(player, path) {
        Ok(draft) => draft,
        Err(error) => return say_not_written(talk, &error),
    };
    let form = &draft.format;
    let mut may_replace = false;
    if path.exists() {
        let question = format!("{name} exists. Replace it{form} (y/n)? ");
        may_replace = talk.ask_line(&question, "y or n")? == "y";
        if !may_replace {
            return talk.say_line("Not written.");
        }
    }
    match keep::write(player, &draft, path, may_replace) {
        Ok(()) => talk.say_line(&format!("Wrote {name}{form}.")),
        Err(error) => say_not_written(talk, &error),
    }
}

fn say_not_written<R: BufRead, W: Write>(
    talk: &mut Talk<R, W>,
    error: &anyhow::Error,
) -> anyhow::Result<()> {
    talk.say_line(&format!("Not written: {}.", keep::in_one_line(error)))
}
