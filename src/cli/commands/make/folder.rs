//! Writes a folder of puzzles with a contact sheet.
//!
//! In: puzzles with captions. Out: a folder of files. Invariants: the folder appears whole or not
//! at all; replaces only a folder that has a contact sheet.

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::language::words;
use crate::app::output::{refuse_folder, write_folder};
use crate::app::paths::{name, output_file};
use crate::app::text::width;
use crate::cli::Verbosity;
use crate::cli::args::form::ending;
use crate::cli::output::destination::Destination;
use nonosat_board::document::Document;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Shape;
use nonosat_files as format;
use nonosat_files::{Format, Loss};
use nonosat_studio::drawing::layout::layout;
use nonosat_studio::drawing::{Tile, contact};
use std::path::Path;

/// The file of the contact sheet.
const SHEET_FILE: &str = "contact.svg";

/// A puzzle in the folder.
pub struct Entry<'a> {
    /// The name of its file, with the ending that its format has.
    pub file: String,
    /// The puzzle, with its picture as the goal.
    pub document: &'a Document,
    /// The lines below its picture.
    pub captions: Vec<String>,
}

/// Refuses a folder that exists, unless `force` is true and it has a contact sheet; also one whose
/// own folder is missing.
pub fn refuse(path: &Path, force: bool) -> anyhow::Result<()> {
    if let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty())
        && !parent.is_dir()
    {
        let message = message!("folder-missing", folder = parent.display().to_string());
        return Err(CliError::error(Exit::Io, message));
    }
    refuse_folder(path, force, |folder| folder.join(SHEET_FILE).is_file())
}

/// The format of a file for one puzzle; `None` if this names a folder. Standard output gets `usual`.
pub fn format_of_one(output: &Path, usual: Format) -> Option<Format> {
    match Destination::of(output) {
        Destination::Standard => Some(usual),
        Destination::File(file) => Format::from_ending(&ending(&file)?),
        Destination::Folder(_) => None,
    }
}

/// A name for a folder in place of this name of a file; `usual` for standard output.
pub fn called(output: &Path, usual: &str) -> String {
    output_file(Some(output))
        .map_or_else(|| usual.to_owned(), |file| name(&file.with_extension("")))
}

/// The default format of a puzzle of this shape.
pub fn usual(shape: Shape) -> Format {
    if shape.rectangle().is_some() { Format::Non } else { Format::Clues }
}

/// Writes the puzzles and the contact sheet, on which `first` stands before them.
pub fn write(
    path: &Path,
    force: bool,
    title: &str,
    first: Vec<(Tile, Vec<String>)>,
    entries: &[Entry],
) -> anyhow::Result<()> {
    let mut files = Vec::new();
    for entry in entries {
        let named = Format::from_ending(entry.file.rsplit('.').next().unwrap_or_default());
        let format = named.unwrap_or_else(|| usual(entry.document.puzzle().geometry().shape()));
        let text = format::write(entry.document, format, Loss::default())?.text;
        files.push((entry.file.clone(), text));
    }
    let picture = |entry: &Entry| {
        let scene = layout(entry.document, entry.document.goal());
        (Tile::Scene(Box::new(scene)), entry.captions.clone())
    };
    let pictures: Vec<_> = first.into_iter().chain(entries.iter().map(picture)).collect();
    files.push((SHEET_FILE.to_owned(), contact(title, &pictures)));
    let files = files.iter().map(|(name, text)| (&**name, text.as_bytes()));
    write_folder(path, force, files)
}

/// Prints where the puzzles are, and which file shows them.
pub fn note_sheet(path: &Path, verbosity: Verbosity) {
    let sheet = path.join(SHEET_FILE).display().to_string();
    verbosity.note(message!("note-sheet", folder = path.display().to_string(), sheet = sheet));
}

/// A table with the words of its heads: names at the left, numbers at the right, the last column
/// as it is. Columns are two blanks apart.
pub fn table(heads: &[&'static str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut all = vec![heads.iter().map(|&head| words(&Message::new(head))).collect::<Vec<_>>()];
    all.extend(rows);
    let widest = |column: usize| all.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let room: Vec<usize> = (0..heads.len()).map(widest).collect();
    let cell = |(column, text): (usize, &String)| {
        let blanks = " ".repeat(room[column].saturating_sub(width(text)));
        match column {
            0 => format!("{text}{blanks}"),
            _ if column + 1 == heads.len() => format!("  {text}"),
            _ => format!("  {blanks}{text}"),
        }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<String>() + "\n";
    all.iter().map(line).collect()
}
