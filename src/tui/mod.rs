//! `nonosat play`: a puzzle solved by hand, line by line or on the whole screen.
//!
//! In: a puzzle, or what is typed of one. Out: a game. Invariants: what the player did is lost
//! only if the player said so. `player` is the game of both, `keep` and `rescue` write it;
//! `plain` plays it in lines, `screen` on the whole terminal.

mod assist;
mod autosave;
mod cells;
mod drawing;
mod entry;
mod hint_session;
mod names;
mod plain;
mod player;
mod prompt;
mod save;
#[cfg(feature = "screen")]
mod screen;
mod words;

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::input::Address;
use crate::app::paths::is_standard;
#[cfg(feature = "screen")]
use crate::app::terminal;
use nonosat::format::Format;
use player::{Player, Source};
use prompt::Prompt;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

/// What is played, and how.
pub struct Settings {
    /// The puzzle's file; without one, the board is asked for.
    pub puzzle: Option<PathBuf>,
    /// Its format, if that was told.
    pub from: Option<Format>,
    /// In lines instead of on the whole screen?
    pub is_plain: bool,
}

/// Plays.
pub fn run(settings: &Settings) -> anyhow::Result<Exit> {
    let address = settings.puzzle.as_deref().map(Address::of);
    if address.as_ref().is_some_and(|address| is_standard(&address.path)) {
        let message = "the puzzle cannot come from standard input, where the game is played";
        let help = "name a file; or none, to type the board";
        return Err(CliError::with_help(Exit::Usage, message, help));
    }
    let mut prompt = Prompt::new(io::stdin().lock(), io::stdout().lock());
    let player = match &address {
        Some(address) => read(address, settings.from)?,
        None => Player::new(entry::read_puzzle(&mut prompt)?.into(), None),
    };
    #[cfg(feature = "screen")]
    if !settings.is_plain && has_screen() {
        // The screen reads and writes the terminal by itself.
        drop(prompt);
        return screen::play(player, terminal::output_depth());
    }
    plain::play(&mut prompt, player, io::stdin().is_terminal())
}

/// The puzzle of a file, with the format that it is in.
fn read(address: &Address, from: Option<Format>) -> anyhow::Result<Player> {
    let loaded = address.one(from)?;
    let source = Source { path: address.path.clone(), number: loaded.number, format: loaded.format };
    Ok(Player::new(loaded.document, Some(source)))
}

/// Is there a terminal, and one that can move its cursor?
#[cfg(feature = "screen")]
fn has_screen() -> bool {
    let name = std::env::var_os("TERM").unwrap_or_default();
    let is_dumb = name == "dumb" || (cfg!(unix) && name.is_empty());
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}
