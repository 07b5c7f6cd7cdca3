//! The files that were typed: themselves, all of a folder, or all that fit a pattern.
//!
//! In: what was typed. Out: paths of files, in the order of their names. Invariants: folders are
//! walked one at a time, links to folders are not followed, what is hidden and what has no
//! ending of puzzles is left out; a name that is there is never a pattern.

use super::exit::Exit;
use super::failure::CliError;
use super::paths::is_standard;
use nonosat::format::Format;
use std::path::{Path, PathBuf};

/// Endings of files with records, one puzzle a line.
pub const RECORDS: [&str; 2] = ["ndjson", "jsonl"];

/// The commands that take several puzzles, and so all that are found here.
pub const TAKERS: &[&str] = &[
    "check",
    "batch",
    "info",
    #[cfg(feature = "print")]
    "book",
    "convert",
];

/// The files that all of these name, each with what was typed for it.
pub fn all_files(
    typed: &[PathBuf],
    records: bool,
) -> impl Iterator<Item = (&Path, anyhow::Result<PathBuf>)> + Send {
    typed.iter().flat_map(move |typed| files(typed, records).map(move |file| (&**typed, file)))
}

/// The files that `typed` names, or why there are none. Of a folder those with records are taken
/// if `records` are read.
fn files(typed: &Path, records: bool) -> Box<dyn Iterator<Item = anyhow::Result<PathBuf>> + Send> {
    if is_standard(typed) || !typed.is_dir() {
        let is_pattern = |text: &&str| text.contains(['*', '?', '[']) && !text.contains("://");
        return match typed.to_str().filter(is_pattern) {
            Some(pattern) if typed.symlink_metadata().is_err() => fitting(pattern),
            _ => Box::new(std::iter::once(Ok(typed.to_owned()))),
        };
    }
    let mut found = Walk { records, folders: vec![typed.to_owned()], files: Vec::new() }.peekable();
    if found.peek().is_some() {
        return Box::new(found);
    }
    let message = format!("{} has no file of puzzles", typed.display());
    let help = "files are found by their endings: .non, .clues, .json, ...; name others";
    Box::new(std::iter::once(Err(CliError::with_help(Exit::BadInput, message, help))))
}

/// Does the ending say that these are records?
pub fn holds_records(path: &Path) -> bool {
    path.extension().is_some_and(|ending| RECORDS.iter().any(|known| ending == *known))
}

/// All files that fit a pattern; what is no pattern is a name.
fn fitting(pattern: &str) -> Box<dyn Iterator<Item = anyhow::Result<PathBuf>> + Send> {
    let Ok(paths) = glob::glob(pattern) else {
        // It is a name after all, of a file that is not there.
        return Box::new(std::iter::once(Ok(pattern.into())));
    };
    let mut paths = paths.filter_map(Result::ok).filter(|path| path.is_file()).peekable();
    if paths.peek().is_some() {
        return Box::new(paths.map(Ok));
    }
    let message = format!("no file fits {pattern}");
    let refused = CliError::with_help(Exit::Io, message, "is it the right folder?");
    Box::new(std::iter::once(Err(refused)))
}

/// A walk through folders, the last ones to come first.
struct Walk {
    records: bool,
    folders: Vec<PathBuf>,
    files: Vec<PathBuf>,
}

impl Iterator for Walk {
    type Item = anyhow::Result<PathBuf>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(file) = self.files.pop() {
                return Some(Ok(file));
            }
            let folder = self.folders.pop()?;
            if let Err(error) = self.enter(&folder) {
                let message = format!("cannot read {}: {error}", folder.display());
                return Some(Err(CliError::error(Exit::Io, message)));
            }
        }
    }
}

impl Walk {
    fn enter(&mut self, folder: &Path) -> std::io::Result<()> {
        let mut names = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_name().as_encoded_bytes().starts_with(b".") {
                names.push((entry.path(), entry.file_type()?));
            }
        }
        // Both are taken from their ends.
        names.sort_by(|one, other| other.0.cmp(&one.0));
        for (path, kind) in names {
            if kind.is_dir() {
                self.folders.push(path);
            } else if is_puzzle(&path) || (self.records && holds_records(&path)) {
                self.files.push(path);
            }
        }
        Ok(())
    }
}

/// Does the ending say that these are puzzles?
fn is_puzzle(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| Format::from_ending(ending).is_some())
}
