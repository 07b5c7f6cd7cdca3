//! A ZIP archive of puzzles: a collection, or a course of FreeNono, `.nonopack`.
//!
//! In: bytes. Out: the puzzles of all files in the order of the archive, each or its error.
//! Invariants: whatever an archive says of itself, no more than [`MAX_BYTES`] are unpacked from no
//! more than [`MAX_BYTES`], and no more than [`MAX_PUZZLES`] files are opened. Files whose endings
//! are not those of puzzles are ignored; an archive in an archive is refused.

use crate::document::Document;
use crate::message::message;
use crate::text::{MAX_FILE_CELLS, MAX_PUZZLES, Problem, ReadError, shown};
use crate::{Format, MAX_BYTES};
use flate2::bufread::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive, ZipSliceEntry};
use std::io::Read;

/// A puzzle of an archive, or its error.
type Each = Result<Document, ReadError>;

/// Are these bytes an archive?
pub(super) fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

pub(super) fn read(bytes: &[u8]) -> Result<Vec<Each>, ReadError> {
    let refused = |problem| ReadError::new("", problem);
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

/// A file of an archive: its name, and its unpacked bytes.
type Packed = (String, Vec<u8>);

fn damaged() -> Problem {
    Problem::new(0..0, "problem-archive-damaged", "want-archive")
}

/// The unpacked files with the endings of puzzles.
fn files(bytes: &[u8]) -> Result<Vec<Packed>, Problem> {
    let archive = ZipArchive::from_slice(bytes).map_err(|_| damaged())?;
    let (mut files, mut unpacked, mut packed) = (Vec::new(), 0, 0);
    let mut entries = archive.entries();
    while let Some(header) = entries.next_entry().map_err(|_| damaged())? {
        let name = String::from_utf8_lossy(header.file_path().as_ref()).into_owned();
        if !Format::has_ending(ending(&name)) {
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
        files.push((name, bytes));
    }
    if files.is_empty() {
        return Err(Problem::new(0..0, "problem-archive-none", "want-puzzle-files"));
    }
    Ok(files)
}

/// The content of an entry; one of more than `most` bytes is refused.
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
fn members((name, bytes): &Packed) -> Vec<Each> {
    let ending = ending(name);
    let name = shown(name);
    let named = |problem: Problem| {
        let message = message!("problem-member", name = name.as_str(), problem = problem.message);
        Problem { message, ..problem }
    };
    let refused = |error: ReadError| error.map_problems(named);
    // An archive in an archive would be unpacked without end.
    if is_archive(bytes) {
        return vec![Err(refused(ReadError::new("", damaged())))];
    }
    match super::read_each(bytes, super::by_ending(ending, bytes)) {
        Ok(members) => members.into_iter().map(|member| member.map_err(refused)).collect(),
        Err(error) => vec![Err(refused(error))],
    }
}

/// The ending of a file's name, without the dot.
fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}
