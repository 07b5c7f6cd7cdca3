//! Finds the files that an argument names: a file, all of a folder, or all that match a pattern.
//!
//! In: arguments. Out: paths of files, in the order of their names. Invariants: the walk reads one
//! folder at a time and does not follow links to folders; it skips hidden files, and counts files
//! that have neither a puzzle's ending nor a puzzle in them. The name of an existing file is never
//! a pattern.

use super::exit::Exit;
use super::failure::{CliError, cannot_read};
use super::paths::{is_standard, name};
use nonosat_board::message::{Message, message};
use nonosat_files as format;
use nonosat_files::{Detected, Format};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Endings of files of records, one puzzle per line.
const RECORD_ENDINGS: [&str; 2] = ["ndjson", "jsonl"];

/// The most bytes of a file with another ending: a quarter of the usual limit. Folders may hold many
/// films, so larger ones are passed over unread.
const MAX_OTHER: u64 = format::MAX_BYTES as u64 / 4;

/// The commands that take folders and patterns.
pub const COMMANDS_WITH_FOLDERS: &[&str] = &[
    "check",
    "batch",
    "info",
    #[cfg(feature = "print")]
    "book",
    "convert",
];

/// The files of folders in which there is no puzzle.
#[derive(Default)]
pub struct PassedOver {
    count: AtomicUsize,
    first: OnceLock<PathBuf>,
}

impl PassedOver {
    fn add(&self, file: PathBuf) {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.first.get_or_init(|| file);
    }

    /// A note that counts them; `None` if there are none.
    pub fn note(&self) -> Option<Message> {
        let (count, first) = (self.count.load(Ordering::Relaxed), name(self.first.get()?));
        Some(message!("note-passed-over", count = count, first = first))
    }
}

/// The files that the arguments name, each with its argument.
pub fn all_files<'a>(
    typed: &'a [PathBuf],
    records: bool,
    passed_over: &'a PassedOver,
) -> impl Iterator<Item = (&'a Path, anyhow::Result<PathBuf>)> + Send {
    let files = move |typed: &'a PathBuf| {
        files(typed, records, passed_over).map(move |file| (&**typed, file))
    };
    typed.iter().flat_map(files)
}

/// The files that `typed` names, or an error if there are none. From a folder it takes files of
/// records only with `records`.
fn files<'a>(
    typed: &Path,
    records: bool,
    passed_over: &'a PassedOver,
) -> Box<dyn Iterator<Item = anyhow::Result<PathBuf>> + Send + 'a> {
    if is_standard(typed) || !typed.is_dir() {
        let is_pattern = |text: &&str| text.contains(['*', '?', '[']) && !text.contains("://");
        return match typed.to_str().filter(is_pattern) {
            Some(pattern) if typed.symlink_metadata().is_err() => fitting(pattern),
            _ => Box::new(std::iter::once(Ok(typed.to_owned()))),
        };
    }
    let walk = Walk { records, passed_over, folders: vec![typed.to_owned()], files: Vec::new() };
    let mut walk = walk.peekable();
    if walk.peek().is_some() {
        return Box::new(walk);
    }
    let message = message!("folder-no-puzzles", folder = typed.display().to_string());
    Box::new(std::iter::once(Err(CliError::with_help(Exit::BadInput, message, "help-readable"))))
}

/// Does the name end like that of a file of records?
pub fn holds_records(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| RECORD_ENDINGS.iter().any(|record_ending| ending == *record_ending))
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
    let error = CliError::with_help(Exit::Io, message, "help-right-folder");
    Box::new(std::iter::once(Err(error)))
}

/// A walk through folders. Both lists are stacks: the next one is the last.
struct Walk<'a> {
    records: bool,
    passed_over: &'a PassedOver,
    folders: Vec<PathBuf>,
    files: Vec<PathBuf>,
}

impl Iterator for Walk<'_> {
    type Item = anyhow::Result<PathBuf>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            while let Some(file) = self.files.pop() {
                let has_records = self.records && holds_records(&file);
                if has_records || ends_like_a_puzzle(&file) || holds_a_puzzle(&file) {
                    return Some(Ok(file));
                }
                self.passed_over.add(file);
            }
            let folder = self.folders.pop()?;
            if let Err(error) = self.enter(&folder) {
                return Some(Err(cannot_read(&folder, error)));
            }
        }
    }
}

impl Walk<'_> {
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
            if kind.is_dir() { self.folders.push(path) } else { self.files.push(path) }
        }
        Ok(())
    }
}

/// Does the name end like that of a file of puzzles?
fn ends_like_a_puzzle(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(Format::has_ending)
}

/// Can a puzzle be read in the file, whatever its name?
fn holds_a_puzzle(path: &Path) -> bool {
    let is_small = |data: std::fs::Metadata| data.is_file() && data.len() <= MAX_OTHER;
    let mut bytes = Vec::new();
    let is_read = path.metadata().is_ok_and(is_small)
        && std::fs::File::open(path)
            .and_then(|file| file.take(MAX_OTHER).read_to_end(&mut bytes))
            .is_ok();
    is_read
        && match format::detect(&bytes) {
            Ok(Detected::One(format)) => format::read_each(&bytes, Some(format))
                .is_ok_and(|puzzles| puzzles.iter().any(Result::is_ok)),
            // Only formats that read it are listed.
            Ok(Detected::Several(_)) => true,
            Err(_) => false,
        }
}
