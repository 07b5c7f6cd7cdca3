//! Finds the files that an argument names: a file, all of a folder, or all that match a pattern.
//!
//! In: arguments. Out: paths of files, in the order of their names. Invariants: the walk reads one
//! folder at a time and does not follow links to folders; it skips hidden files and files
//! without a puzzle's ending. The name of an existing file is never a pattern.

use super::exit::Exit;
use super::failure::{CliError, cannot_read};
use super::paths::is_standard;
use nonosat::format::Format;
use nonosat::language::message;
use std::path::{Path, PathBuf};

/// Endings of files of records, one puzzle per line.
pub const RECORDS: [&str; 2] = ["ndjson", "jsonl"];

/// The commands that take folders and patterns.
pub const TAKERS: &[&str] = &[
    "check",
    "batch",
    "info",
    #[cfg(feature = "print")]
    "book",
    "convert",
];

/// The files that the arguments name, each with its argument.
pub fn all_files(
    typed: &[PathBuf],
    records: bool,
) -> impl Iterator<Item = (&Path, anyhow::Result<PathBuf>)> + Send {
    typed.iter().flat_map(move |typed| files(typed, records).map(move |file| (&**typed, file)))
}

/// The files that `typed` names, or an error if there are none. From a folder it takes files of
/// records only with `records`.
fn files(typed: &Path, records: bool) -> Box<dyn Iterator<Item = anyhow::Result<PathBuf>> + Send> {
    if is_standard(typed) || !typed.is_dir() {
        let is_pattern = |text: &&str| text.contains(['*', '?', '[']) && !text.contains("://");
        return match typed.to_str().filter(is_pattern) {
            Some(pattern) if typed.symlink_metadata().is_err() => fitting(pattern),
            _ => Box::new(std::iter::once(Ok(typed.to_owned()))),
        };
    }
    let mut walk = Walk { records, folders: vec![typed.to_owned()], files: Vec::new() }.peekable();
    if walk.peek().is_some() {
        return Box::new(walk);
    }
    let message = message!("folder-no-puzzles", folder = typed.display().to_string());
    Box::new(std::iter::once(Err(CliError::with_help(Exit::BadInput, message, "help-endings"))))
}

/// Does the name end like that of a file of records?
pub fn holds_records(path: &Path) -> bool {
    path.extension().is_some_and(|ending| RECORDS.iter().any(|known| ending == *known))
}

/// All files that match a pattern. An invalid pattern is taken as a name.
fn fitting(pattern: &str) -> Box<dyn Iterator<Item = anyhow::Result<PathBuf>> + Send> {
    let Ok(paths) = glob::glob(pattern) else {
        // No such file exists; reading it reports that.
        return Box::new(std::iter::once(Ok(pattern.into())));
    };
    let mut paths = paths.filter_map(Result::ok).filter(|path| path.is_file()).peekable();
    if paths.peek().is_some() {
        return Box::new(paths.map(Ok));
    }
    let message = message!("file-none-fits", pattern = pattern);
    let refused = CliError::with_help(Exit::Io, message, "help-right-folder");
    Box::new(std::iter::once(Err(refused)))
}

/// A walk through folders. Both lists are stacks: the next one is the last.
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
                return Some(Err(cannot_read(&folder, error)));
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
        // Descending, since both lists are stacks.
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

/// Does the name end like that of a file of puzzles?
fn is_puzzle(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(Format::has_ending)
}
