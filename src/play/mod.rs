//! `nonosat play`: a puzzle solved by hand, line by line or on the whole screen.
//!
//! In: a puzzle, or what is typed of one. Out: a game. Holds: what the player did is lost
//! only if the player said so. `player` is the game of both, `keep` and `rescue` write it;
//! `plain` plays it in lines, `screen` on the whole terminal.

mod aid;
mod board;
mod cells;
mod entry;
mod keep;
mod names;
mod plain;
mod player;
mod rescue;
#[cfg(feature = "screen")]
mod screen;
mod talk;
mod words;

use crate::cli::args::Play;
use crate::cli::exit::Exit;
use crate::cli::failure::Told;
use crate::cli::input;
use nonosat::format::{self, Detected};
use player::{Player, Source};
use std::io::{self, IsTerminal};
use std::path::Path;
use talk::Talk;

/// Plays.
pub fn run(command: &Play) -> anyhow::Result<Exit> {
    if command.path.as_ref().is_some_and(|path| path.as_os_str() == "-") {
        let message = "the puzzle cannot come from standard input, where the game is played\n\
                       help: name a file; or none, to type the board";
        return Err(Told::error(Exit::Usage, message));
    }
    let mut talk = Talk::new(io::stdin().lock(), io::stdout().lock());
    let player = match &command.path {
        Some(path) => read(path, command)?,
        None => Player::new(entry::ask(&mut talk)?.into(), None),
    };
    #[cfg(feature = "screen")]
    if !command.plain && has_screen() {
        // The screen reads and writes the terminal by itself.
        drop(talk);
        return screen::play(player);
    }
    plain::play(&mut talk, player, io::stdin().is_terminal())
}

/// The puzzle of a file, with the format that it is in.
fn read(path: &Path, command: &Play) -> anyhow::Result<Player> {
    let bytes = input::bytes(path, format::MAX_BYTES as u64)?;
    let told = command.from.or_else(|| input::by_ending(path, &bytes));
    let detected = || match format::detect(&bytes) {
        Ok(Detected::One(format)) => Some(format),
        _ => None,
    };
    let format = told.or_else(detected);
    let puzzle = format::read(&bytes, format).map_err(|error| input::drawn(&error, path))?;
    let source = format.map(|format| Source { path: path.to_owned(), format });
    Ok(Player::new(puzzle, source))
}

/// Is there a terminal, and one that can move its cursor?
#[cfg(feature = "screen")]
fn has_screen() -> bool {
    let name = std::env::var_os("TERM").unwrap_or_default();
    let is_dumb = name == "dumb" || (cfg!(unix) && name.is_empty());
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}
