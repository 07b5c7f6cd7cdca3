//! `nonosat play`: a puzzle solved by hand, line by line or on the whole screen.
//!
//! In: a puzzle, or what is typed of one. Out: a game. Holds: what the player did is lost
//! only if the player said so. `player` is the game of both; `plain` plays it in lines, `screen`
//! on the whole terminal.

mod aid;
mod board;
mod entry;
mod keep;
mod names;
mod plain;
mod player;
#[cfg(feature = "screen")]
mod screen;
mod talk;
mod words;

use super::args::Play;
use super::exit::Exit;
use super::failure::Told;
use super::input;
use std::io;
use talk::Talk;

/// Plays.
pub fn run(command: &Play) -> anyhow::Result<Exit> {
    if command.path.as_ref().is_some_and(|path| path.as_os_str() == "-") {
        let message = "the puzzle cannot come from standard input, where the game is played\n\
                       help: name a file; or none, to type the board";
        return Err(Told::error(Exit::Usage, message));
    }
    let mut talk = Talk::new(io::stdin().lock(), io::stdout().lock());
    let puzzle = match &command.path {
        Some(path) => input::puzzle(path, command.from)?,
        None => entry::ask(&mut talk)?,
    };
    #[cfg(feature = "screen")]
    if !command.plain && is_terminal() {
        // The screen reads and writes the terminal by itself.
        drop(talk);
        return screen::play(puzzle, command.path.clone());
    }
    plain::play(&mut talk, puzzle)
}

#[cfg(feature = "screen")]
fn is_terminal() -> bool {
    use std::io::IsTerminal;
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
