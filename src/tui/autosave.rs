//! A game that ends without its player's word is kept in a new file.
//!
//! In: a player's board. Out: a file of a free name beside the puzzle, or where one can be
//! written, named on standard error. Invariants: nothing that exists is replaced; what a file has
//! already is not written again.

use super::player::Player;
use super::save;
use crate::app::interrupt;
use nonosat::format::{self, Format, Loss};
use std::io::Write;
use std::path::{Path, PathBuf};

/// So many names are tried in a folder.
const MAX_NAMES: usize = 1_000;

/// From now on, the game as it is now is kept if the program is ended.
pub fn arm(player: &Player) {
    let saved = player.has_unkept().then(|| player.saved().ok()).flatten();
    let Some(puzzle) = saved else { return disarm() };
    let beside = player.source().map(|source| source.path.clone());
    interrupt::at_end(Some(Box::new(move || {
        let Ok(written) = format::write(&puzzle, Format::Json, Loss::NOTES) else { return };
        report(keep(&written.text, beside.as_deref()));
    })));
}

/// The player said how the game ends.
pub fn disarm() {
    interrupt::at_end(None);
}

fn report(kept: Option<PathBuf>) {
    let text = match kept {
        Some(path) => format!("note: the game was kept in {}", crate::app::paths::name(&path)),
        None => "warning: the game could not be kept in any file".to_owned(),
    };
    // Nobody is left to be told if the terminal is gone.
    let _ = writeln!(std::io::stderr(), "\n{text}");
}

/// Writes the text beside the puzzle, else in the present folder, else among passing files.
fn keep(text: &str, puzzle: Option<&Path>) -> Option<PathBuf> {
    let beside = puzzle.and_then(Path::parent).map(Path::to_owned);
    let stem = puzzle.and_then(Path::file_stem).unwrap_or("nonogram".as_ref());
    let folders = [beside, Some(PathBuf::new()), Some(std::env::temp_dir())];
    let names = folders.into_iter().flatten().flat_map(|folder| names(&folder, stem));
    // A name that was taken meanwhile is refused, too.
    names.into_iter().find(|path| save::write_text(text, path, false).is_ok())
}

/// The free names in a folder: `heart-kept.json`, `heart-kept-2.json`, ...
fn names(folder: &Path, stem: &std::ffi::OsStr) -> impl Iterator<Item = PathBuf> + use<> {
    let begin = folder.join(stem).into_os_string();
    (1..=MAX_NAMES)
        .map(move |count| {
            let mut name = begin.clone();
            name.push(if count == 1 { "-kept".to_owned() } else { format!("-kept-{count}") });
            name.push(".json");
            PathBuf::from(name)
        })
        .filter(|path| path.symlink_metadata().is_err())
        // The first ones; a folder that takes none of them takes no other.
        .take(3)
}
