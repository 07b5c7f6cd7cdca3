//! Reads the records of a batch: an id and a puzzle each.
//!
//! In: arguments of the command. Out: records, each read on demand. Invariants: an id keeps its
//! JSON text; a record without an id gets its file and line as one: `"FILE#7"`.

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::files::{all_files, holds_records};
use crate::app::input::{Address, LoadedPuzzle, Named};
use crate::app::paths::{exact, is_standard};
use crate::cli::args::Batch;
use crate::cli::commands::batch::lines::{Line, open, read_error};
use crate::cli::jobs::parallel::WorkItem;
use nonosat::format::{self, Format};
use nonosat::language::{Message, message};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::path::Path;

/// Limit of bytes of one record.
const MAX_RECORD: usize = format::MAX_BYTES;

/// One puzzle to judge.
pub struct Record {
    /// The id as JSON text.
    pub id: String,
    pub content: Content,
}

/// The content of a record.
pub enum Content {
    /// A puzzle as text, with its format if that is known.
    Text(String, Option<Format>),
    /// A puzzle that was read from a file.
    Loaded(Box<LoadedPuzzle>),
    /// The error of a record that has no puzzle.
    Invalid(anyhow::Error),
}

/// The JSON object of a record.
#[derive(Deserialize)]
struct RawRecord<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    puzzle: Option<&'a RawValue>,
    from: Option<String>,
    /// Present if the object is a puzzle in nonosat's own format.
    #[serde(borrow)]
    nonosat: Option<&'a RawValue>,
}

type Records = Box<dyn Iterator<Item = Record> + Send>;

/// The records of all arguments.
pub fn records(command: &Batch) -> impl Iterator<Item = WorkItem<Record>> + Send {
    let from = command.from;
    let records = all_files(&command.inputs, true).flat_map(move |(typed, file)| match file {
        Ok(file) if is_standard(&file) || holds_records(&file) => open(&file, MAX_RECORD)
            .map_or_else(
                |error| failed_record(&file, error),
                |lines| records_of_lines(&file, from, lines),
            ),
        Ok(file) => Box::new(Address::of(&file).each(from).into_iter().map(Record::of_file)),
        Err(error) => failed_record(typed, error),
    });
    records.map(|what| WorkItem { name: String::new(), cells: what.cells(), value: what })
}

/// A single record with the error of a file that cannot be read.
fn failed_record(path: &Path, error: anyhow::Error) -> Records {
    let named = Named::refused(exact(path), error);
    Box::new(std::iter::once(Record::of_file(named)))
}

fn records_of_lines(
    path: &Path,
    from: Option<Format>,
    lines: impl Iterator<Item = Line> + Send + 'static,
) -> Records {
    let path = path.to_owned();
    Box::new(lines.map(move |(number, line)| {
        let name = || format!("{}#{number}", exact(&path));
        match line {
            Ok(Some(line)) => Record::of_line(&line, from, name),
            Ok(None) => {
                let message = message!("record-bytes", count = MAX_RECORD);
                Record::invalid(&name(), CliError::error(Exit::BadInput, message))
            }
            Err(error) => Record::invalid(&name(), read_error(&path, &error)),
        }
    }))
}

impl Record {
    fn invalid(name: &str, error: anyhow::Error) -> Record {
        Record { id: json_string(name), content: Content::Invalid(error) }
    }

    fn of_file(Named { file, puzzle, .. }: Named) -> Record {
        let loaded = puzzle.map(|loaded| Content::Loaded(Box::new(loaded)));
        let content = loaded.unwrap_or_else(Content::Invalid);
        Record { id: json_string(&file), content }
    }

    fn of_line(line: &[u8], from: Option<Format>, name: impl Fn() -> String) -> Record {
        let raw = match serde_json::from_slice::<RawRecord>(line) {
            Ok(raw) => raw,
            Err(error) => {
                let message = message!("record-unreadable", why = error.to_string());
                let refused = CliError::with_help(Exit::BadInput, message, example());
                return Record::invalid(&name(), refused);
            }
        };
        let id = raw.id.map_or_else(|| json_string(&name()), |id| id.get().to_owned());
        let content = raw.content(line, from).unwrap_or_else(Content::Invalid);
        Record { id, content }
    }

    /// An estimate of the memory of its result, in cells.
    fn cells(&self) -> usize {
        match &self.content {
            Content::Text(text, _) => text.len(),
            Content::Loaded(loaded) => loaded.document.puzzle().geometry().cell_count(),
            Content::Invalid(_) => 0,
        }
    }
}

impl RawRecord<'_> {
    /// The puzzle of the record. `default` is the format if the record does not determine it.
    fn content(&self, line: &[u8], default: Option<Format>) -> anyhow::Result<Content> {
        let bad_input =
            |message: &'static str| CliError::with_help(Exit::BadInput, message, example());
        let from = match &self.from {
            None => None,
            Some(word) => Some(Format::from_word(word).ok_or_else(|| {
                let message = message!("record-format", name = word.clone());
                CliError::error(Exit::BadInput, message)
            })?),
        };
        let (text, json) = match (self.puzzle.map(RawValue::get), &self.nonosat) {
            (Some(puzzle), _) if puzzle.starts_with('"') => (serde_json::from_str(puzzle)?, None),
            (Some(puzzle), _) if puzzle.starts_with('{') => (puzzle.to_owned(), Some(Format::Json)),
            (None, Some(_)) => (String::from_utf8_lossy(line).into_owned(), Some(Format::Json)),
            (Some(_), _) => return Err(bad_input("record-no-text")),
            (None, None) => return Err(bad_input("record-no-puzzle")),
        };
        Ok(Content::Text(text, from.or(json).or(default)))
    }
}

/// Help for a record that cannot be read.
fn example() -> Message {
    message!("help-record", example = r#"{"id": 1, "puzzle": "the text of a puzzle"}"#)
}

/// A text as a JSON string.
fn json_string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
