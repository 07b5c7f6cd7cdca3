//! Saves a game: writes the puzzle with its state of play to a file, on request or when the program
//! ends before the player quits.
//!
//! In: the player's game, a path. Out: that file; by itself a new JSON file next to the puzzle's,
//! else in the current folder, else in the folder for temporary files. Invariants: the ending of the
//! name chooses the format; without one, the format that the puzzle was read in, or nonosat's own
//! JSON; the file appears whole; a file is replaced only if the player confirms.

use super::player::Player;
use crate::app::failure::{CliError, in_words, labeled};
use crate::app::language::words;
use crate::app::output::Sink;
use crate::app::{Exit, interrupt};
use nonosat_board::document::Document;
use nonosat_board::message::{Message, message};
use nonosat_files as format;
use nonosat_files::{Format, Loss, WriteError};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The text of a file, ready to write.
pub struct Draft {
    text: String,
    /// The name of the format; `None` if the ending of the file shows it.
    pub format: Option<&'static str>,
}

/// Prepares the text for a file of this name.
///
/// # Errors
/// If the path is no regular file, holds other puzzles, too, or no format fits the name.
pub fn draft(player: &Player, path: &Path) -> anyhow::Result<Draft> {
    refuse_no_file(path)?;
    let source = player.source().filter(|source| source.number.is_some());
    if source.is_some_and(|source| source.path == path) {
        let message = message!("file-other-puzzles", name = path.display().to_string());
        return Err(CliError::with_help(Exit::Usage, message, "help-other-file"));
    }
    let document = player.saved()?;
    let by_name = by_ending(path);
    if by_name.is_none()
        && let Some(ending) = strange_ending(player, path)
    {
        let file = path.display().to_string();
        return Err(save_error(message!("save-ending", file = file, ending = ending)));
    }
    let format = by_name.unwrap_or_else(|| default_format(player, &document));
    let text = lossless_text(&document, format).map_err(|error| save_error(error.message()))?;
    let format = by_name.is_none().then(|| format.name());
    Ok(Draft { text, format })
}

/// Writes the draft to a file and records that the game is saved.
///
/// # Errors
/// If the file exists and `may_replace` is false; if it cannot be written.
pub fn write(
    player: &mut Player,
    draft: &Draft,
    path: &Path,
    may_replace: bool,
) -> anyhow::Result<()> {
    write_text(&draft.text, path, may_replace)?;
    player.was_kept();
    Ok(())
}

/// Writes a file, whole or not at all.
///
/// # Errors
/// If the file exists and `may_replace` is false; if it cannot be written.
fn write_text(text: &str, path: &Path, may_replace: bool) -> anyhow::Result<()> {
    let mut sink = Sink::open(Some(path), may_replace)?;
    sink.write_all(text.as_bytes())?;
    sink.finish()
}

fn save_error(message: Message) -> anyhow::Error {
    CliError::with_help(Exit::BadInput, message, "help-save-json")
}

/// Refuses folders, and devices and pipes, which store nothing.
fn refuse_no_file(path: &Path) -> anyhow::Result<()> {
    let file = path.display().to_string();
    let message = match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => message!("file-is-folder", file = file),
        Ok(metadata) if !metadata.is_file() => message!("save-no-file", file = file),
        _ => return Ok(()),
    };
    Err(CliError::with_help(Exit::Usage, message, "help-save-name"))
}

fn ending(path: &Path) -> Option<String> {
    path.extension().map(|ending| ending.to_string_lossy().to_lowercase())
}

fn by_ending(path: &Path) -> Option<Format> {
    Format::from_ending(&ending(path)?)
}

/// The ending if it is that of a format that nonosat cannot write. A name without an ending, one with
/// `.txt`, and that of the puzzle's own file are always accepted.
fn strange_ending(player: &Player, path: &Path) -> Option<String> {
    let is_source = player.source().is_some_and(|source| source.path == path);
    ending(path).filter(|ending| !is_source && ending != "txt")
}

/// The format if no ending chooses one: that of the puzzle's file if it can hold the game, else
/// JSON.
fn default_format(player: &Player, document: &Document) -> Format {
    let read = player.source().map(|source| source.format);
    let holds = |format: &Format| lossless_text(document, *format).is_ok();
    read.filter(holds).unwrap_or(Format::Json)
}

/// The document in this format.
///
/// # Errors
/// If the format loses any of it, even a note.
fn lossless_text(document: &Document, format: Format) -> Result<String, WriteError> {
    let output = format::write(document, format, Loss::NOTES)?;
    if output.lost.is_empty() {
        return Ok(output.text);
    }
    Err(WriteError::CannotKeep { format: format.name(), features: output.lost })
}

/// The error and its help, in one line.
pub fn in_one_line(error: &anyhow::Error) -> String {
    let help = error.downcast_ref::<CliError>().and_then(|error| error.help.as_ref());
    let help = help.map_or(String::new(), |help| format!("; {}", words(help)));
    format!("{}{help}", in_words(error)).replace('\n', " ")
}

/// File names to try in each folder.
const MAX_NAMES: usize = 1_000;

/// From now on [`interrupt::end`] saves the game in its present state.
pub fn arm_autosave(player: &Player) {
    let document = player.has_unkept().then(|| player.saved().ok()).flatten();
    let Some(puzzle) = document else { return disarm_autosave() };
    let source_path = player.source().map(|source| source.path.clone());
    interrupt::at_end(Some(Box::new(move || {
        let Ok(output) = format::write(&puzzle, Format::Json, Loss::NOTES) else { return };
        report(keep(&output.text, source_path.as_deref()));
    })));
}

/// From now on [`interrupt::end`] saves nothing: the player decided how the game ends.
pub fn disarm_autosave() {
    interrupt::at_end(None);
}

fn report(saved_file: Option<PathBuf>) {
    let text = match saved_file {
        Some(path) => {
            let message = message!("play-kept", file = crate::app::paths::name(&path));
            labeled("label-note", &words(&message))
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
    names.into_iter().find(|path| write_text(text, path, false).is_ok())
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
