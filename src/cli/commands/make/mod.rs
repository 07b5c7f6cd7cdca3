//! `nonosat make`: makes several puzzles to choose from.
//!
//! In: an image, or the parameters of random puzzles. Out: a folder. Invariants: the folder
//! appears whole or not at all.

mod folder;
#[cfg(feature = "image")]
mod image;
mod random;

use crate::app::Exit;
use crate::cli::Verbosity;
use crate::cli::args::{Make, Making};

/// Makes puzzles from an image or at random.
pub fn run(command: &Make, verbosity: Verbosity) -> anyhow::Result<Exit> {
    match &command.what {
        Making::Random(command) => random::run(command, verbosity),
        #[cfg(feature = "image")]
        Making::Image(command) => image::run(command, verbosity),
        #[cfg(not(feature = "image"))]
        Making::Image(command) => {
            Err(crate::cli::commands::imaging::absent(&crate::app::paths::name(&command.path)))
        }
    }
}
