//! Reading: files and standard input, bounded, with drawn errors.

use super::exit::Exit;
use super::failure::Told;
use super::report;
use anyhow::Context;
use nonosat::document::Document;
use nonosat::format::{self, Format, ReadError};

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
    let puzzles = format::read_all(&bytes, from).map_err(|error| drawn(&error, path))?;
    let count = puzzles.len();
    let call = |place: usize| match count {
        1 => name(path),
        _ => format!("{}#{}", name(path), place + 1),
    };
    Ok(puzzles.into_iter().enumerate().map(|(place, puzzle)| (call(place), puzzle)).collect())
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
    Told { exit: Exit::BadInput, text, data: Some(error.into()) }.into()
}

/// What to call the source in messages.
pub fn name(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}
