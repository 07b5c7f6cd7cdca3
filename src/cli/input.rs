//! Reading: files and standard input, bounded, with drawn errors.

use super::exit::Exit;
use super::failure::Told;
use super::report;
use anyhow::Context;
use nonosat::format::{self, Format, ReadError};
use nonosat::puzzle::Puzzle;
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

/// The puzzle that `path` holds.
pub fn puzzle(path: &Path, from: Option<Format>) -> anyhow::Result<Puzzle> {
    let bytes = bytes(path, format::MAX_BYTES as u64)?;
    format::read(&bytes, from).map_err(|error| drawn(&error, path))
}

/// The error as a message that shows the place.
pub fn drawn(error: &ReadError, path: &Path) -> anyhow::Error {
    let color = anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never;
    let text = report::draw(error, &name(path), color);
    Told { exit: Exit::BadInput, text: text.trim_end().to_owned() }.into()
}

/// What to call the source in messages.
pub fn name(path: &Path) -> String {
    if is_standard(path) { "standard input".to_owned() } else { path.display().to_string() }
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}
