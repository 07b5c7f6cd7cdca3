//! Reads puzzles from files and standard input.
//!
//! In: arguments, `-` or `file#3`. Out: puzzles with names, or drawn errors. Invariants: reads a
//! bounded number of bytes; a puzzle of several in its file is named `file#3`, which reads it
//! again; a file whose name is `file#3` takes precedence.

use super::embedded::{in_image, in_link};
use super::exit::Exit;
use super::failure::{CliError, because, cannot_read};
use super::paths::{STANDARD_INPUT, exact, exists, is_standard, name};
use super::text::one_line;
use super::{drawn, terminal};
use nonosat_board::document::Document;
use nonosat_board::message::{Argument, Message, message};
use nonosat_files as format;
use nonosat_files::{Detected, Format, ReadError, Unclear};
use nonosat_service::report::Failure;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The argument for a puzzle: its file, and its number in that file.
pub struct Address {
    /// The file; `-` is standard input.
    pub path: PathBuf,
    /// From 1; reading refuses 0. `None` stands for all puzzles of the file.
    pub number: Option<usize>,
}

/// A puzzle that was read.
pub struct LoadedPuzzle {
    /// The name in messages, with control characters escaped.
    pub name: String,
    /// The name for programs, with all characters as they are.
    pub file: String,
    /// The file, `-` for standard input.
    pub path: PathBuf,
    /// Its number in the file, from 1; `None` if the file has one puzzle.
    pub number: Option<usize>,
    /// The number of puzzles in the file.
    pub count: usize,
    pub document: Document,
    pub format: Format,
    /// Was it made from something else, such as an image?
    pub is_made: bool,
    /// The puzzles in other formats, if the content fits several.
    pub unclear: Option<Unclear>,
}

/// A puzzle with its names, or an error.
pub struct PuzzleEntry {
    /// The name in messages, with control characters escaped.
    pub name: String,
    /// The name for programs, with all characters as they are.
    pub file: String,
    pub puzzle: anyhow::Result<LoadedPuzzle>,
}

impl PuzzleEntry {
    /// A file, named for programs, that cannot be read.
    pub fn unreadable(file: String, error: anyhow::Error) -> PuzzleEntry {
        PuzzleEntry { name: one_line(&file), file, puzzle: Err(error) }
    }
}

impl LoadedPuzzle {
    /// A puzzle that was made from this file's content. Its format is JSON, which loses nothing.
    pub fn of(path: &Path, document: Document) -> LoadedPuzzle {
        LoadedPuzzle {
            name: name(path),
            file: exact(path),
            path: path.to_owned(),
            number: None,
            count: 1,
            document,
            format: Format::Json,
            is_made: true,
            unclear: None,
        }
    }

    /// The names of the formats that the file could be in, if there are several.
    pub fn ambiguous_formats(&self) -> Option<Vec<&'static str>> {
        self.unclear.as_ref().map(Unclear::names)
    }

    /// A note for the user if the file could be in several formats, or was read in spite of a doubt.
    pub fn note(&self) -> Option<Message> {
        let Some(formats) = self.ambiguous_formats() else {
            let reading = self.document.reading()?.clone();
            return Some(message!("note-reading", name = self.name.clone(), reading = reading));
        };
        let formats = formats.into_iter().map(Argument::from).collect();
        let (name, first) = (self.name.clone(), self.format.name());
        Some(message!("note-formats", name = name, formats = Argument::Or(formats), first = first))
    }

    /// The error that lists the formats.
    pub fn unclear(&self, ambiguity: &ReadError) -> anyhow::Error {
        error_at_place(ambiguity, &self.path)
    }
}

impl Address {
    /// Parses an argument. `file#3` is puzzle 3 of `file`, unless a file has that whole name.
    pub fn of(typed: &Path) -> Address {
        let unnumbered = || Address { path: typed.to_owned(), number: None };
        let split = typed.to_str().and_then(|text| text.rsplit_once('#'));
        let Some((path, number)) = split.filter(|_| typed.symlink_metadata().is_err()) else {
            return unnumbered();
        };
        let path = if path == STANDARD_INPUT { "-" } else { path };
        match number.parse() {
            Ok(number) if is_standard(path.as_ref()) || exists(path) => {
                Address { path: path.into(), number: Some(number) }
            }
            _ => unnumbered(),
        }
    }

    /// The name in messages, with control characters escaped.
    pub fn name(&self) -> String {
        one_line(&self.exact())
    }

    /// The name for programs.
    pub fn exact(&self) -> String {
        let file = exact(&self.path);
        self.number.map_or_else(|| file.clone(), |number| format!("{file}#{number}"))
    }

    /// Reads the addressed puzzles, at least one.
    ///
    /// # Errors
    /// If the file cannot be read, is no puzzle, or has fewer puzzles than the number.
    pub fn all(&self, from: Option<Format>) -> anyhow::Result<Vec<LoadedPuzzle>> {
        self.all_of(&self.bytes(format::MAX_BYTES)?, from)
    }

    /// Like [`Address::all`], from the bytes that [`Address::bytes`] returned.
    ///
    /// # Errors
    /// If they are no puzzle, or have fewer puzzles than the number.
    pub fn all_of(&self, bytes: &[u8], from: Option<Format>) -> anyhow::Result<Vec<LoadedPuzzle>> {
        if let Some(made) = self.made(bytes, from) {
            return Ok(vec![made?]);
        }
        let format = match self.format(from, bytes)? {
            Detected::One(format) => format,
            Detected::Several(formats) => {
                // This error lists the formats.
                let read = format::read_all(bytes, None);
                read.map_err(|error| error_at_place(&error, &self.path))?;
                formats[0]
            }
        };
        self.read(bytes, format)
    }

    /// Reads the addressed puzzles, each or its error, with what else the file could be.
    pub fn each(&self, from: Option<Format>) -> Vec<PuzzleEntry> {
        let bytes = self.bytes(format::MAX_BYTES);
        let puzzles = bytes.and_then(|bytes| {
            if let Some(puzzle) = self.made(&bytes, from) {
                return Ok(vec![PuzzleEntry { name: self.name(), file: self.exact(), puzzle }]);
            }
            match self.format(from, &bytes)? {
                Detected::One(format) => self.read_each(&bytes, format, None),
                Detected::Several(formats) => {
                    self.read_each(&bytes, formats[0], format::unclear(&bytes, &formats))
                }
            }
        });
        puzzles.unwrap_or_else(|error| vec![PuzzleEntry::unreadable(self.exact(), error)])
    }

    /// The puzzle of an image, unless the user names a format.
    fn made(&self, bytes: &[u8], from: Option<Format>) -> Option<anyhow::Result<LoadedPuzzle>> {
        let document = if from.is_none() { in_image(bytes, &self.name()) } else { None };
        Some(document?.map(|document| LoadedPuzzle::of(&self.path, document)))
    }

    /// Reads the file, at most one byte more than `limit`; for an address the puzzle in it.
    ///
    /// # Errors
    /// If it cannot be read, the number is 0, or standard input is empty.
    pub fn bytes(&self, limit: usize) -> anyhow::Result<Vec<u8>> {
        if self.number == Some(0) {
            let message = message!("numbers-from-1", name = self.name());
            let help = message!("help-first", first = numbered(&self.path, 1));
            return Err(CliError::with_help(Exit::Usage, message, help));
        }
        let bytes = bytes(&self.path, limit as u64)?;
        if is_standard(&self.path) && bytes.is_empty() {
            return Err(CliError::with_help(Exit::BadInput, "input-empty", "help-input"));
        }
        let address = std::str::from_utf8(&bytes).ok().and_then(|text| in_link(text.trim()));
        address.unwrap_or(Ok(bytes))
    }

    /// The format: `from`, else by ending and content, else by content alone.
    fn format(&self, from: Option<Format>, bytes: &[u8]) -> anyhow::Result<Detected> {
        if let Some(format) = from {
            return Ok(Detected::One(format));
        }
        let detected = format::detect(bytes);
        let ending = || Format::from_ending(&self.path.extension()?.to_string_lossy());
        match &detected {
            Ok(Detected::One(_)) => detected,
            _ => ending().map_or(detected, |format| Ok(Detected::One(format))),
        }
        .map_err(|error| error_at_place(&error, &self.path))
    }

    fn read(&self, bytes: &[u8], format: Format) -> anyhow::Result<Vec<LoadedPuzzle>> {
        let entries = self.read_each(bytes, format, None)?;
        if entries.iter().any(|entry| entry.puzzle.is_err()) {
            // This error has all problems of the file.
            format::read_all(bytes, Some(format))
                .map_err(|error| error_at_place(&error, &self.path))?;
        }
        entries.into_iter().map(|entry| entry.puzzle).collect()
    }

    fn read_each(
        &self,
        bytes: &[u8],
        format: Format,
        unclear: Option<Unclear>,
    ) -> anyhow::Result<Vec<PuzzleEntry>> {
        let path = &self.path;
        let members =
            format::read_each(bytes, Some(format)).map_err(|error| error_at_place(&error, path))?;
        let count = members.len();
        let entries = (1..).zip(members).map(|(number, member)| {
            let number = (count > 1).then_some(number);
            let file = Address { path: path.clone(), number }.exact();
            let name = one_line(&file);
            let puzzle =
                member.map_err(|error| error_at_place(&error, path)).map(|document| LoadedPuzzle {
                    name: name.clone(),
                    file: file.clone(),
                    path: path.clone(),
                    number,
                    count,
                    document,
                    format,
                    is_made: false,
                    unclear: unclear.clone(),
                });
            PuzzleEntry { name, file, puzzle }
        });
        let requested: Vec<PuzzleEntry> = match self.number {
            None => entries.collect(),
            Some(number) => entries.skip(number - 1).take(1).collect(),
        };
        if requested.is_empty() { Err(self.missing(count)) } else { Ok(requested) }
    }

    /// Reads the one addressed puzzle.
    ///
    /// # Errors
    /// Those of [`Address::all`]; if the file has several puzzles and the address no number.
    pub fn one(&self, from: Option<Format>) -> anyhow::Result<LoadedPuzzle> {
        let mut puzzles = self.all(from)?;
        let count = puzzles.len();
        match puzzles.pop() {
            Some(puzzle) if count == 1 => Ok(puzzle),
            _ => {
                let message = message!("file-several", name = name(&self.path), count = count);
                let help = message!("help-say-first", first = numbered(&self.path, 1));
                Err(CliError::with_help(Exit::BadInput, message, help))
            }
        }
    }

    fn missing(&self, count: usize) -> anyhow::Error {
        let (name, number) = (name(&self.path), self.number.unwrap_or(1));
        let message = message!("file-no-number", name = name, count = count, number = number);
        CliError::error(Exit::BadInput, message)
    }
}

/// Reads the one document that an argument names.
///
/// # Errors
/// Those of [`Address::one`].
pub fn document(typed: &Path, from: Option<Format>) -> anyhow::Result<Document> {
    Ok(Address::of(typed).one(from)?.document)
}

/// Most files of puzzles have fewer bytes, and are read at once.
const USUAL_BYTES: usize = 4096;

/// Reads `path`, or standard input for `-`, at most one byte more than `limit`: the reader of the
/// bytes sees from the extra byte that the file is too long.
pub fn bytes(path: &Path, limit: u64) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    let read = if is_standard(path) {
        std::io::stdin().take(limit + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(_) if !is_standard(path) && path.is_dir() => Err(folder(path)),
        Err(error) => path.to_str().and_then(in_link).unwrap_or_else(|| {
            Err(similar(path, &error).unwrap_or_else(|| cannot_read(path, error)))
        }),
    }
}

/// The error for a file that is missing, if one with the ending of a puzzle is there.
fn similar(path: &Path, error: &std::io::Error) -> Option<anyhow::Error> {
    if error.kind() != ErrorKind::NotFound {
        return None;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let is_similar = |file: &PathBuf| {
        file.file_stem() == path.file_name()
            && file.extension().is_some_and(|ending| Format::has_ending(&ending.to_string_lossy()))
    };
    let files = folder.unwrap_or(Path::new(".")).read_dir().ok()?;
    let similar = files.filter_map(|file| Some(file.ok()?.path())).filter(is_similar).min()?;
    let similar = similar.file_name().map(|file_name| path.with_file_name(file_name))?;
    let message = because(message!("cannot-read", file = name(path)), error);
    let help = message!("help-similar", file = name(&similar));
    Some(CliError::with_help(Exit::Io, message, help))
}

/// The error for a folder in the place of a file.
fn folder(path: &Path) -> anyhow::Error {
    let message = message!("file-is-folder", file = path.display().to_string());
    let takers = super::files::COMMANDS_WITH_FOLDERS.join(", ");
    let help = message!("help-not-folder", commands = takers);
    CliError::with_help(Exit::Io, message, help)
}

/// The error with its drawn text, which shows the place in the file.
pub fn error_at_place(error: &ReadError, path: &Path) -> anyhow::Error {
    if error.text().contains("\u{1b}[") {
        let message = message!("input-colored", name = name(path));
        return CliError::with_help(Exit::BadInput, message, "help-color-never");
    }
    let text = drawn::draw(error, &name(path), terminal::has_colored_errors());
    let data = Failure::from(error);
    let message = error.message();
    let text_at_place = Some((text.trim_end().to_owned(), data));
    CliError { exit: Exit::BadInput, message, help: None, text_at_place }.into()
}

/// The name of one of several puzzles, as the user can type it.
fn numbered(path: &Path, number: usize) -> String {
    format!("{}#{number}", name(path))
}
