//! Saves a game to a new file when the program ends before the player quits.
//!
//! In: the player's game. Out: a JSON file next to the puzzle's, else in the current folder, else
//! in the folder for temporary files; its name on standard error. Invariants: replaces no file;
//! writes no game that some file holds already.

use super::player::Player;
use super::save;
use crate::app::failure::labeled;
use crate::app::interrupt;
use crate::app::language::words;
use nonosat_board::message::message;
use nonosat_files as format;
use nonosat_files::{Format, Loss};
use std::io::Write;
use std::path::{Path, PathBuf};

/// File names to try in each folder.
const MAX_NAMES: usize = 1_000;

/// From now on [`interrupt::end`] saves the game in its present state.
pub fn arm(player: &Player) {
    let saved = player.has_unkept().then(|| player.saved().ok()).flatten();
    let Some(puzzle) = saved else { return disarm() };
    let source_path = player.source().map(|source| source.path.clone());
    interrupt::at_end(Some(Box::new(move || {
        let Ok(written) = format::write(&puzzle, Format::Json, Loss::NOTES) else { return };
        report(keep(&written.text, source_path.as_deref()));
    })));
}

/// From now on [`interrupt::end`] saves nothing: the player decided how the game ends.
pub fn disarm() {
    interrupt::at_end(None);
}

fn report(kept: Option<PathBuf>) {
    let text = match kept {
        Some(path) => {
            let kept = message!("play-kept", file = crate::app::paths::name(&path));
            labeled("label-note", &words(&kept))
        }
        None => labeled("label-warning", &words(&message!("play-not-kept"))),
    };
    // The terminal may be gone; then no reader is left.
    let _ = writeln!(std::io::stderr(), "\n{text}");
}

/// Writes the text next to the puzzle, else in the current folder, else in the folder for
/// temporary files. Returns the path of the new file; `None` if no folder takes one.
fn keep(text: &str, puzzle: Option<&Path>) -> Option<PathBuf> {
    let own_folder = puzzle.and_then(Path::parent).map(Path::to_owned);
    let stem = puzzle.and_then(Path::file_stem).unwrap_or("nonogram".as_ref());
    let folders = [own_folder, Some(PathBuf::new()), Some(std::env::temp_dir())];
    let names = folders.into_iter().flatten().flat_map(|folder| names(&folder, stem));
    // Fails for a name that another program took meanwhile; then the next name is tried.
    names.into_iter().find(|path| save::write_text(text, path, false).is_ok())
}

/// The first free names in a folder: `heart-kept.json`, `heart-kept-2.json`, ...
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
        // If a folder takes none of three files, it takes no other.
        .take(3)
}
