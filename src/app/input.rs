//! Reading: files and standard input, bounded, with drawn errors.
//!
//! Invariants: a puzzle is called `file#3` where its file has several, and is found by that name
//! again; a file that is really called so comes first.

use super::drawn;
use super::exit::Exit;
use super::failure::CliError;
use super::paths::{STANDARD, exact, exists, is_standard, name};
use super::terminal;
use super::words::{counted, shown};
use anyhow::Context;
use nonosat::document::Document;
use nonosat::format::{self, Detected, Format, ReadError, Unclear};
use nonosat::report::Failure;
use std::io::Read;
use std::path::{Path, PathBuf};

/// What was typed for a puzzle: where it is, and which one of that file.
pub struct Address {
    /// The file; `-` is standard input.
    pub path: PathBuf,
    /// From 1, and 0 is refused where the file is read; all of the file if it was not told.
    pub number: Option<usize>,
}

/// A puzzle that was read.
pub struct LoadedPuzzle {
    /// What to call it in messages.
    pub name: String,
    /// The same for programs, whatever signs are in it.
    pub file: String,
    /// The file, `-` for standard input.
    pub path: PathBuf,
    /// From 1, if its file has several.
    pub number: Option<usize>,
    /// How many its file has.
    pub count: usize,
    pub document: Document,
    pub format: Format,
    /// Was it made of something else, such as an image?
    pub is_made: bool,
    /// What else the file could be, if its content does not tell.
    pub unclear: Option<Unclear>,
}

/// A puzzle, or why there is none.
pub struct Named {
    /// What to call it in messages.
    pub name: String,
    /// The same for programs.
    pub file: String,
    pub puzzle: anyhow::Result<LoadedPuzzle>,
}

impl Named {
    /// What is called so for programs, and cannot be read.
    pub fn refused(file: String, error: anyhow::Error) -> Named {
        Named { name: shown(&file), file, puzzle: Err(error) }
    }
}

impl LoadedPuzzle {
    /// A puzzle that was made of what is in this file. Nothing of it is lost as JSON.
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

    /// What there is to say of a puzzle that could be in several formats.
    pub fn note(&self) -> Option<String> {
        let (names, first) = (self.ambiguous_formats()?.join(" or "), self.format.name());
        let name = &self.name;
        Some(format!(
            "note: {name} could be {names}, all with the same verdict; the rest is of {first}"
        ))
    }

    /// The error that lists the formats.
    pub fn unclear(&self, ambiguity: &ReadError) -> anyhow::Error {
        drawn(ambiguity, &self.path)
    }
}

impl Address {
    /// What these letters name.
    pub fn of(typed: &Path) -> Address {
        let whole = Address { path: typed.to_owned(), number: None };
        if is_standard(typed) || typed.symlink_metadata().is_ok() {
            return whole;
        }
        let split = typed.to_str().and_then(|text| text.rsplit_once('#'));
        let number = split.and_then(|(_, number)| number.parse().ok());
        let path = split.map(|(path, _)| if path == STANDARD { "-" } else { path });
        match (path, number) {
            (Some(path), Some(_)) if is_standard(path.as_ref()) || exists(path) => {
                Address { path: path.into(), number }
            }
            _ => whole,
        }
    }

    /// What to call it in messages.
    pub fn name(&self) -> String {
        shown(&self.exact())
    }

    /// The same for programs.
    fn exact(&self) -> String {
        let file = exact(&self.path);
        self.number.map_or_else(|| file.clone(), |number| format!("{file}#{number}"))
    }

    /// The puzzles that are meant, at least one.
    ///
    /// # Errors
    /// If the file cannot be read, is no puzzle, or has not so many.
    pub fn all(&self, from: Option<Format>) -> anyhow::Result<Vec<LoadedPuzzle>> {
        self.all_of(&self.bytes(format::MAX_BYTES)?, from)
    }

    /// The same of what [`Address::bytes`] told.
    ///
    /// # Errors
    /// If it is no puzzle, or has not so many.
    pub fn all_of(&self, bytes: &[u8], from: Option<Format>) -> anyhow::Result<Vec<LoadedPuzzle>> {
        let format = match self.format(from, bytes)? {
            Detected::One(format) => format,
            Detected::Several(formats) => {
                // The reader lists the formats.
                let read = format::read_all(bytes, None);
                read.map_err(|error| drawn(&error, &self.path))?;
                formats[0]
            }
        };
        self.read(bytes, format)
    }

    /// The same, each puzzle with what else the file could be; a bad one does not
    /// keep the others from being read.
    pub fn each(&self, from: Option<Format>) -> Vec<Named> {
        let bytes = self.bytes(format::MAX_BYTES);
        let found = bytes.and_then(|bytes| match self.format(from, &bytes)? {
            Detected::One(format) => self.read_each(&bytes, format, None),
            Detected::Several(formats) => {
                self.read_each(&bytes, formats[0], format::unclear(&bytes, &formats))
            }
        });
        found.unwrap_or_else(|error| vec![Named::refused(self.exact(), error)])
    }

    /// What the file holds, up to one byte more than `limit`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn bytes(&self, limit: usize) -> anyhow::Result<Vec<u8>> {
        if self.number == Some(0) {
            let message = format!("{}: numbers begin at 1", self.name());
            let help = format!("{} is the first", numbered(&self.path, 1));
            return Err(CliError::with_help(Exit::Usage, message, help));
        }
        if !self.path.exists()
            && let Some(refused) = self.path.to_str().and_then(network)
        {
            return Err(refused);
        }
        let found = bytes(&self.path, limit as u64)?;
        if is_standard(&self.path) && found.is_empty() {
            let message = "standard input is empty, or closed";
            let help = "name a file, or give one: nonosat COMMAND - < FILE";
            return Err(CliError::with_help(Exit::BadInput, message, help));
        }
        Ok(found)
    }

    /// What was told of the format, by words, content or ending.
    fn format(&self, from: Option<Format>, bytes: &[u8]) -> anyhow::Result<Detected> {
        match from.or_else(|| by_ending(&self.path, bytes)) {
            Some(format) => Ok(Detected::One(format)),
            None => format::detect(bytes).map_err(|error| drawn(&error, &self.path)),
        }
    }

    fn read(&self, bytes: &[u8], format: Format) -> anyhow::Result<Vec<LoadedPuzzle>> {
        let each = self.read_each(bytes, format, None)?;
        if each.iter().any(|named| named.puzzle.is_err()) {
            // All problems of the file are told together.
            format::read_all(bytes, Some(format)).map_err(|error| drawn(&error, &self.path))?;
        }
        each.into_iter().map(|named| named.puzzle).collect()
    }

    fn read_each(
        &self,
        bytes: &[u8],
        format: Format,
        unclear: Option<Unclear>,
    ) -> anyhow::Result<Vec<Named>> {
        let path = &self.path;
        let members =
            format::read_each(bytes, Some(format)).map_err(|error| drawn(&error, path))?;
        let count = members.len();
        let named = (1..).zip(members).map(|(number, member)| {
            let number = (count > 1).then_some(number);
            let file = Address { path: path.clone(), number }.exact();
            let name = shown(&file);
            let found = member.map_err(|error| drawn(&error, path)).map(|document| LoadedPuzzle {
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
            Named { name, file, puzzle: found }
        });
        let found: Vec<Named> = match self.number {
            None => named.collect(),
            Some(number) => named.skip(number - 1).take(1).collect(),
        };
        if found.is_empty() { Err(self.missing(count)) } else { Ok(found) }
    }

    /// The one puzzle that is meant.
    ///
    /// # Errors
    /// Those of [`Address::all`]; if the file has several.
    pub fn one(&self, from: Option<Format>) -> anyhow::Result<LoadedPuzzle> {
        let mut found = self.all(from)?;
        let count = found.len();
        match found.pop() {
            Some(only) if count == 1 => Ok(only),
            _ => {
                let message = format!("{} has {count} puzzles", name(&self.path));
                let help = format!("say which: {} for the first", numbered(&self.path, 1));
                Err(CliError::with_help(Exit::BadInput, message, help))
            }
        }
    }

    fn missing(&self, count: usize) -> anyhow::Error {
        let (puzzles, number) = (counted(count, "puzzle"), self.number.unwrap_or(1));
        let message = format!("{} has {puzzles}, no number {number}", name(&self.path));
        CliError::error(Exit::BadInput, message)
    }
}

/// The one document that was typed.
pub fn document(typed: &Path, from: Option<Format>) -> anyhow::Result<Document> {
    Ok(Address::of(typed).one(from)?.document)
}

/// Why an address in the network is not read, if this is one.
fn network(typed: &str) -> Option<anyhow::Error> {
    if !["http://", "https://"].iter().any(|scheme| typed.starts_with(scheme)) {
        return None;
    }
    let message = format!("{typed} is an address, and nonosat does not use the network");
    let help = match format::detect(typed.as_bytes()) {
        // Quotes inside it could end those around it.
        Ok(Detected::One(Format::Pzpr)) if !typed.contains('\'') => {
            format!("it holds the whole puzzle: echo '{typed}' | nonosat COMMAND -")
        }
        _ => "save the file or the page, and name what you saved".to_owned(),
    };
    Some(CliError::with_help(Exit::Usage, message, help))
}

/// What `path` (`-`: standard input) holds, up to one byte more than `limit`,
/// so that the reader can tell that it is too long.
pub fn bytes(path: &Path, limit: u64) -> anyhow::Result<Vec<u8>> {
    let mut found = Vec::new();
    let read = if is_standard(path) {
        std::io::stdin().take(limit + 1).read_to_end(&mut found)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut found))
    };
    if !is_standard(path) && path.is_dir() {
        return Err(folder(path));
    }
    read.with_context(|| format!("cannot read {}", name(path)))?;
    Ok(found)
}

/// Why a folder is not read as a file.
fn folder(path: &Path) -> anyhow::Error {
    let message = format!("{} is a folder", path.display());
    let takers = super::files::TAKERS.join(", ");
    let help = format!("name one of its files; {takers} take all puzzles of a folder");
    CliError::with_help(Exit::Io, message, help)
}

/// The format that the ending of the file tells, if its content does not tell one.
fn by_ending(path: &Path, bytes: &[u8]) -> Option<Format> {
    format::by_ending(&path.extension()?.to_string_lossy(), bytes)
}

/// The error as a message that shows the place.
pub fn drawn(error: &ReadError, path: &Path) -> anyhow::Error {
    let text = drawn::draw(error, &name(path), terminal::has_colored_errors());
    let data = Failure::from(error);
    let message = data.error.clone();
    let drawn = Some((text.trim_end().to_owned(), data));
    CliError { exit: Exit::BadInput, message, help: None, drawn }.into()
}

/// What to call one of several puzzles: as it can be typed.
fn numbered(path: &Path, number: usize) -> String {
    format!("{}#{number}", name(path))
}
