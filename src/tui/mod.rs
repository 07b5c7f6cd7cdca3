//! `nonosat play`: the player solves a puzzle by hand.
//!
//! `plain` plays in lines of text, `screen` on the whole terminal. Both share `player`, the game;
//! `save` writes it to files.
//!
//! In: a puzzle's file, or a board that the player types. Out: a game. Invariants: the game is
//! lost only if the player confirms it.

mod assist;
mod drawing;
mod entry;
mod names;
mod plain;
mod player;
mod prompt;
mod save;
#[cfg(feature = "screen")]
mod screen;

use crate::app::Exit;
use crate::app::days;
use crate::app::failure::CliError;
use crate::app::input::Address;
use crate::app::paths::is_standard;
#[cfg(feature = "screen")]
use crate::app::terminal;
use names::First;
use nonosat_files::Format;
use nonosat_studio::calendar::Date;
use player::{Player, Source};
use prompt::Prompt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::path::PathBuf;

/// Which puzzle to play, and how.
pub struct Settings {
    /// The puzzle's file; without one, the player types the board.
    pub puzzle: Option<PathBuf>,
    /// The day whose picture to play instead of a file.
    pub day: Option<Date>,
    /// The format of the file, if the user named it.
    pub from: Option<Format>,
    /// Play in lines of text instead of on the whole terminal?
    pub is_plain: bool,
    /// Play in lines of text with the exact texts of the course exercise?
    pub is_exercise: bool,
}

/// Plays until the player quits or the input ends.
///
/// # Errors
/// If the puzzle cannot be read, or the terminal fails.
pub fn run(settings: &Settings) -> anyhow::Result<Exit> {
    let address = settings.puzzle.as_deref().map(Address::of);
    let is_piped = address.as_ref().is_some_and(|address| is_standard(&address.path));
    // It may come from standard input, which the prompt locks.
    let player = match (&address, settings.day) {
        (_, Some(date)) => Some(Player::new(days::document(date)?, None)),
        (Some(address), None) => Some(read(address, settings.from)?),
        (None, None) => None,
    };
    let mut prompt = Prompt::new(keyboard(is_piped)?, io::stdout().lock());
    let first = if settings.is_exercise { First::Zero } else { First::One };
    let player = match player {
        Some(player) => player,
        None => Player::new(entry::read_puzzle(&mut prompt, first)?.into(), None),
    }
    .counting_from(first);
    let is_terminal = is_piped || io::stdin().is_terminal();
    #[cfg(feature = "screen")]
    if !settings.is_plain && !settings.is_exercise && is_terminal && has_screen() {
        // The screen locks standard input and output by itself.
        drop(prompt);
        return screen::play(player, terminal::output_depth());
    }
    plain::play(&mut prompt, player, is_terminal)
}

/// The terminal of this process, whatever standard input is.
const TERMINAL: &str = if cfg!(windows) { "CONIN$" } else { "/dev/tty" };

/// What the player types: standard input, or the terminal if the puzzle was piped.
fn keyboard(is_piped: bool) -> anyhow::Result<Box<dyn BufRead>> {
    if !is_piped {
        return Ok(Box::new(io::stdin().lock()));
    }
    let terminal = File::open(TERMINAL)
        .map_err(|_| CliError::with_help(Exit::Usage, "play-input", "help-play-input"))?;
    Ok(Box::new(BufReader::new(terminal)))
}

/// Reads the puzzle of a file.
fn read(address: &Address, from: Option<Format>) -> anyhow::Result<Player> {
    let input = address.one(from)?;
    let (path, number, format) = (address.path.clone(), input.number, input.format);
    // What was piped, or stood in an address, is in no file.
    let source = path.is_file().then_some(Source { path, number, format });
    Ok(Player::new(input.document, source))
}

/// Is standard output a terminal that can move its cursor?
#[cfg(feature = "screen")]
fn has_screen() -> bool {
    let name = std::env::var_os("TERM").unwrap_or_default();
    let is_dumb = name == "dumb" || (cfg!(unix) && name.is_empty());
    io::stdout().is_terminal() && !is_dumb
}
