//! `nonosat make`: several puzzles to choose from.
//!
//! In: what they are made of. Out: a folder. Invariants: the folder is there whole or not at all.

mod folder;
#[cfg(feature = "image")]
mod image;
mod random;

use super::Verbosity;
use super::args::{Make, Making};
use crate::app::Exit;

/// Makes puzzles of what was named.
pub fn run(command: &Make, verbosity: Verbosity) -> anyhow::Result<Exit> {
    match &command.what {
        Making::Random(command) => random::run(command, verbosity),
        #[cfg(feature = "image")]
        Making::Image(command) => image::run(command, verbosity),
        #[cfg(not(feature = "image"))]
        Making::Image(command) => {
            Err(super::imaging::absent(&crate::app::paths::name(&command.path)))
        }
    }
}
