//! A course of FreeNono, `.nonopack`: a ZIP archive of `.nonogram` files.
//!
//! In: bytes. Out: the puzzles of all files in the order of the archive, each or its error.
//! Invariants: whatever an archive says of itself, no more than [`MAX_BYTES`] are unpacked from no
//! more than [`MAX_BYTES`], and no more than [`MAX_PUZZLES`] files are opened. Other files in it
//! are ignored.

use super::MAX_BYTES;
use super::freenono;
use super::text::problem::{Problem, ReadError, Source};
use super::text::puzzle_set::Member;
use super::text::{self, MAX_FILE_CELLS, MAX_PUZZLES, shown};
use crate::document::Document;
use crate::message::message;
use flate2::bufread::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive, ZipSliceEntry};
use std::cell::OnceCell;
use std::io::Read;

/// A puzzle of an archive, or its error.
type Each = Result<Document, ReadError>;

/// The ending of the files that are read.
const ENTRY_ENDING: &str = ".nonogram";

/// Are these bytes an archive?
pub(super) fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

pub(super) fn read(bytes: &[u8]) -> Result<Vec<Each>, ReadError> {
    let refused = |problem| ReadError::new("", vec![problem]);
    if bytes.len() > MAX_BYTES {
        return Err(refused(too_large()));
    }
    let mut puzzles = Vec::new();
    let mut cells = 0;
    for file in files(bytes).map_err(refused)? {
        for found in members(&file) {
            cells += found.as_ref().map_or(0, |found| found.puzzle().geometry().cell_count());
            puzzles.push(found);
        }
        let problem = if puzzles.len() > MAX_PUZZLES {
            message!("problem-puzzles", count = MAX_PUZZLES)
        } else if cells > MAX_FILE_CELLS {
            message!("problem-cells-together", count = MAX_FILE_CELLS)
        } else {
            continue;
        };
        return Err(refused(Problem::new(0..0, problem, "want-fewer-puzzles")));
    }
    Ok(puzzles)
}

fn too_large() -> Problem {
    Problem::new(0..0, message!("problem-bytes", count = MAX_BYTES), "want-smaller-file")
}

/// A file of an archive.
struct Packed {
    name: String,
    bytes: Vec<u8>,
}

fn damaged() -> Problem {
    Problem::new(0..0, "problem-archive-damaged", "want-archive")
}

/// The unpacked files with the right ending.
fn files(bytes: &[u8]) -> Result<Vec<Packed>, Problem> {
    let archive = ZipArchive::from_slice(bytes).map_err(|_| damaged())?;
    let (mut files, mut unpacked, mut packed) = (Vec::new(), 0, 0);
    let mut entries = archive.entries();
    while let Some(header) = entries.next_entry().map_err(|_| damaged())? {
        let name = String::from_utf8_lossy(header.file_path().as_ref()).into_owned();
        if !name.ends_with(ENTRY_ENDING) {
            continue;
        }
        if files.len() == MAX_PUZZLES {
            let message = message!("problem-puzzles", count = MAX_PUZZLES);
            return Err(Problem::new(0..0, message, "want-fewer-puzzles"));
        }
        let entry = archive.get_entry(header.wayfinder()).map_err(|_| damaged())?;
        packed += entry.data().len();
        // Before anything is unpacked: the entries of an archive may be the same bytes.
        if packed > MAX_BYTES {
            return Err(too_large());
        }
        let bytes = content(&entry, header.compression_method(), MAX_BYTES - unpacked)?;
        unpacked += bytes.len();
        files.push(Packed { name, bytes });
    }
    if files.is_empty() {
        return Err(Problem::new(0..0, "problem-archive-none", "want-nonogram-file"));
    }
    Ok(files)
}

/// The content of an entry, at most this many bytes.
fn content(
    entry: &ZipSliceEntry,
    method: CompressionMethod,
    most: usize,
) -> Result<Vec<u8>, Problem> {
    let packed: Box<dyn Read> = match method {
        CompressionMethod::STORE => Box::new(entry.data()),
        CompressionMethod::DEFLATE => Box::new(DeflateDecoder::new(entry.data())),
        _ => return Err(damaged()),
    };
    let mut content = Vec::new();
    let mut reader = entry.verifying_reader(packed).take(most as u64 + 1);
    let read = reader.read_to_end(&mut content);
    if content.len() > most {
        return Err(too_large());
    }
    read.map(|_| content).map_err(|_| damaged())
}

/// The puzzles of a file; each problem names the file.
fn members(file: &Packed) -> Vec<Each> {
    let name = shown(&file.name);
    let named = |problem: Problem| {
        let message = message!("problem-member", name = name.as_str(), problem = problem.message);
        Problem { message, ..problem }
    };
    let text = match text::decode(&file.bytes, MAX_BYTES) {
        Ok(text) => text,
        Err(error) => {
            let problems = error.problems().iter().cloned().map(named).collect();
            return vec![Err(ReadError::new(error.text(), problems))];
        }
    };
    let source = OnceCell::new();
    let refused = |problems: Vec<Problem>| {
        let source: &Source = source.get_or_init(|| Source::from(&*text));
        ReadError::new(source.clone(), problems.into_iter().map(named).collect())
    };
    match freenono::read(&text) {
        Ok(found) => found.into_iter().map(|found: Member| found.map_err(refused)).collect(),
        Err(problems) => vec![Err(refused(problems))],
    }
}
