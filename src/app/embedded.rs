//! Puzzles that stand in an address or in an image.
//!
//! In: what was typed or piped. Out: the text of a puzzle, or the puzzle. Invariants: nothing uses
//! the network; an image counts only if all of its clues are sure.

use super::exit::Exit;
use super::failure::CliError;
use nonosat_board::message::message;
use nonosat_files as format;

/// The text of the puzzle that an address holds; an error if the address only leads to a page.
/// `None` if this is no address.
pub fn in_link(typed: &str) -> Option<anyhow::Result<Vec<u8>>> {
    let is_address = ["http://", "https://"].iter().any(|scheme| typed.starts_with(scheme));
    if !is_address || typed.contains(char::is_whitespace) {
        return None;
    }
    #[cfg(feature = "serve")]
    if let Some((_, link)) = typed.split_once("#p=") {
        let packed = link.split('&').next().unwrap_or_default();
        if let Ok(text) = nonosat_service::api::puzzle_of_link(packed) {
            return Some(Ok(text));
        }
    }
    if format::read_all(typed.as_bytes(), None).is_ok() {
        return Some(Ok(typed.into()));
    }
    let message = message!("address-network", address = typed);
    Some(Err(CliError::with_help(Exit::BadInput, message, "help-address-save")))
}

#[cfg(feature = "image")]
pub use image::in_image;

/// Without the feature no image is read.
#[cfg(not(feature = "image"))]
pub fn in_image(_: &[u8], _: &str) -> Option<anyhow::Result<nonosat_board::document::Document>> {
    None
}

#[cfg(feature = "image")]
mod image {
    use super::{CliError, Exit, format};
    use crate::app::failure::about;
    use crate::app::interrupt::budget;
    use nonosat_board::document::Document;
    use nonosat_studio::scan::{ScanError, scan_guessed};
    use std::time::Duration;

    /// The time limit of `nonosat scan`, unless the user sets one.
    const SCAN_TIME: Duration = Duration::from_secs(30);

    /// The puzzle whose clues an image of this name shows, if all of them are sure; an error if
    /// there was no time to read them.
    pub fn in_image(bytes: &[u8], name: &str) -> Option<anyhow::Result<Document>> {
        if !format::is_image(bytes) {
            return None;
        }
        match scan_guessed(bytes, &budget(Some(SCAN_TIME))) {
            Ok(scan) => {
                let puzzle = scan.puzzle.ok().filter(|_| scan.is_sure)?;
                Some(Ok(Document::from(puzzle).with_reading("reading-image".into())))
            }
            Err(error @ ScanError::Stopped) => {
                Some(Err(CliError::error(Exit::undecided(), about(name, error.message()))))
            }
            Err(_) => None,
        }
    }
}
