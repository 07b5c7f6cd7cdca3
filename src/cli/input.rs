//! Reading: files and standard input, bounded, with drawn errors.

use super::exit::Exit;
use super::failure::{Place, Told};
use super::report;
use anyhow::Context;
use nonosat::document::Document;
use nonosat::format::{self, Detected, Format, ReadError};

use std::io::Read;
use std::path::Path;

/// What `path` (`-`: standard input) holds, up to one byte more than `limit`,
/// so that the reader can tell that it is too long.
pub fn bytes(path: &Path, limit: u64) -> anyhow::Result<Vec<u8>> {
    let mut found = Vec::new();
    let read = if is_standard(path) {
        std::io::stdin().take(limit + 1).read_to_end(&mut found)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut found))
    };
    read.with_context(|| format!("cannot read {}", name(path)))?;
    Ok(found)
}

/// The one document that `path` holds.
pub fn document(path: &Path, from: Option<Format>) -> anyhow::Result<Document> {
    let bytes = bytes(path, format::MAX_BYTES as u64)?;
    format::read(&bytes, from.or_else(|| by_ending(path, &bytes)))
        .map_err(|error| drawn(&error, path))
}

/// All documents that `path` holds, at least one, each with what to call it in messages.
pub fn documents(path: &Path, from: Option<Format>) -> anyhow::Result<Vec<(String, Document)>> {
    let bytes = bytes(path, format::MAX_BYTES as u64)?;
    let from = from.or_else(|| by_ending(path, &bytes));
    named(path, &bytes, from)
}

/// The same where only verdicts count: of twins the first one is taken, and that is told.
pub fn verdicts_of(path: &Path, from: Option<Format>) -> anyhow::Result<Vec<(String, Document)>> {
    let bytes = bytes(path, format::MAX_BYTES as u64)?;
    let (from, note) = either(path, &bytes, from)?;
    let found = named(path, &bytes, Some(from))?;
    if let Some(note) = note {
        eprintln!("note: {note}");
    }
    Ok(found)
}

fn named(
    path: &Path,
    bytes: &[u8],
    from: Option<Format>,
) -> anyhow::Result<Vec<(String, Document)>> {
    let puzzles = format::read_all(bytes, from).map_err(|error| drawn(&error, path))?;
    let count = puzzles.len();
    let call = |place: usize| match count {
        1 => name(path),
        _ => format!("{}#{}", name(path), place + 1),
    };
    Ok(puzzles.into_iter().enumerate().map(|(place, puzzle)| (call(place), puzzle)).collect())
}

/// The format to read a file in where only its verdict counts: of twins the first one, since the
/// other one reads the mirror image. Then it is also told that there are two.
pub fn either(
    path: &Path,
    bytes: &[u8],
    from: Option<Format>,
) -> anyhow::Result<(Format, Option<String>)> {
    if let Some(format) = from.or_else(|| by_ending(path, bytes)) {
        return Ok((format, None));
    }
    match format::detect(bytes).map_err(|error| drawn(&error, path))? {
        Detected::Twins(twins) => {
            let names = twins.map(Format::name).join(" or ");
            let note = format!("{} is {names}, mirror images with the same verdict", name(path));
            Ok((twins[0], Some(note)))
        }
        Detected::One(format) => Ok((format, None)),
    }
}

/// The format that the ending of the file tells, if its content does not tell one.
pub fn by_ending(path: &Path, bytes: &[u8]) -> Option<Format> {
    format::by_ending(&path.extension()?.to_string_lossy(), bytes)
}

/// The error as a message that shows the place.
pub fn drawn(error: &ReadError, path: &Path) -> anyhow::Error {
    let color = anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never;
    let text = report::draw(error, &name(path), color);
    let text = text.trim_end().to_owned();
    Told { exit: Exit::BadInput, text, problems: Place::all(error) }.into()
}

/// What to call the source in messages.
pub fn name(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}
