//! Keeping a game: the puzzle with its state of play, in a file.
//!
//! Holds: the ending of the name tells the format, nonosat's own JSON if it tells none; a
//! file appears whole; one that exists is replaced only if that was said.

use super::player::Player;
use crate::cli::args::Target;
use crate::cli::exit::Exit;
use crate::cli::failure::Told;
use crate::cli::output::Sink;
use nonosat::format::{self, Format};
use std::io::Write;
use std::path::Path;

/// Writes the game to a file.
pub fn write(player: &mut Player, path: &Path, may_replace: bool) -> anyhow::Result<()> {
    let written = format::write(&player.saved()?, format_of(path), false).map_err(|error| {
        let help = "help: a name that ends in .json keeps everything";
        Told::error(Exit::BadInput, format!("{error}\n{help}"))
    })?;
    let target = Target { output: Some(path.to_owned()), force: may_replace };
    let mut sink = Sink::open(&target)?;
    sink.write_all(written.text.as_bytes())?;
    sink.finish()?;
    player.was_kept();
    Ok(())
}

fn format_of(path: &Path) -> Format {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.as_deref().and_then(Format::from_ending).unwrap_or(Format::Json)
}

/// What went wrong, in one line.
pub fn in_one_line(error: &anyhow::Error) -> String {
    let text = format!("{error:#}");
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    text.replace("\nhelp: ", "; ").replace('\n', " ")
}
