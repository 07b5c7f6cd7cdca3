//! `nonosat make`: makes several puzzles to choose from.
//!
//! In: an image, the parameters of random puzzles, or a puzzle. Out: a folder, or weaker clues.
//! Invariants: the folder appears whole or not at all.

mod folder;
#[cfg(feature = "image")]
mod image;
#[cfg(feature = "image")]
mod parts;
mod random;
#[cfg(feature = "image")]
mod repaired;
mod weaken;

use crate::app::Exit;
use crate::cli::Verbosity;
use crate::cli::args::{Make, MakeImage, Making};

/// Makes puzzles from an image, at random, or of another puzzle.
pub fn run(command: &Make, verbosity: Verbosity) -> anyhow::Result<Exit> {
    match (&command.what, &command.image) {
        (Some(Making::Random(command)), _) => random::run(command, verbosity),
        (Some(Making::Weaken(command)), _) => weaken::run(command, verbosity),
        (Some(Making::Image(command)), _) | (None, Some(command)) => from_image(command, verbosity),
        // The arguments require one of them.
        (None, None) => Ok(Exit::Usage),
    }
}

#[cfg(feature = "image")]
fn from_image(command: &MakeImage, verbosity: Verbosity) -> anyhow::Result<Exit> {
    image::run(command, verbosity)
}

#[cfg(not(feature = "image"))]
fn from_image(command: &MakeImage, _: Verbosity) -> anyhow::Result<Exit> {
    Err(crate::cli::commands::imaging::absent(&crate::app::paths::name(&command.path)))
}
