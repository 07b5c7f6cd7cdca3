//! Reads the records of a batch: an id and a puzzle each.
//!
//! In: arguments of the command. Out: records, each read on demand. Invariants: an id keeps its
//! JSON text; a record without an id gets its file and line as one: `"FILE#7"`; a file of puzzles is
//! in the [`WorkingFile`] while it is read.

use crate::app::failure::CliError;
use crate::app::files::{PassedOver, all_files, holds_records};
use crate::app::input::{Address, LoadedPuzzle, PuzzleEntry};
use crate::app::paths::{exact, is_standard};
use crate::app::{Exit, failure, memory};
use crate::cli::args::Batch;
use crate::cli::commands::batch::lines::{Line, open, read_error};
use crate::cli::commands::batch::working_file::{Attempt, WorkingFile};
use nonosat_board::message::{Message, message};
use nonosat_files as format;
use nonosat_files::Format;
use serde::Deserialize;
use serde::de::IgnoredAny;
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
    /// All puzzles of a file that was not read yet.
    File(Address),
    /// A puzzle that was read from a file.
    Loaded(Box<LoadedPuzzle>),
    /// The error of a record that has no puzzle.
    Invalid(anyhow::Error),
    /// The error of an argument that names nothing that can be read.
    Unreadable(anyhow::Error),
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
pub fn records<'a>(
    command: &'a Batch,
    passed_over: &'a PassedOver,
) -> impl Iterator<Item = Record> + Send + 'a {
    let from = command.from;
    all_files(&command.inputs, true, passed_over).flat_map(move |(typed, file)| match file {
        Ok(file) if is_standard(&file) || holds_records(&file) => open(&file, MAX_RECORD)
            .map_or_else(
                |error| failed_record(&file, error),
                |lines| records_of_lines(&file, from, lines),
            ),
        Ok(file) => Box::new(std::iter::once(Record::unread(Address::of(&file)))),
        Err(error) => failed_record(typed, error),
    })
}

/// A single record with the error of an argument.
fn failed_record(path: &Path, error: anyhow::Error) -> Records {
    let id = json_string(&exact(path));
    Box::new(std::iter::once(Record { id, content: Content::Unreadable(error) }))
}

fn records_of_lines(
    path: &Path,
    from: Option<Format>,
    lines: impl Iterator<Item = Line> + Send + 'static,
) -> Records {
    let mut lines = lines.peekable();
    if is_standard(path)
        && let Some((_, Ok(Some(first)))) = lines.peek()
        && serde_json::from_slice::<IgnoredAny>(first).is_err()
    {
        // Else each line of a puzzle would be a bad record.
        return failed_record(path, CliError::error(Exit::BadInput, "records-puzzle"));
    }
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
        let content = match failure::exit(&error) {
            Exit::Io => Content::Unreadable(error),
            _ => Content::Invalid(error),
        };
        Record { id: json_string(name), content }
    }

    fn unread(file: Address) -> Record {
        Record { id: json_string(&file.exact()), content: Content::File(file) }
    }

    fn of_file(PuzzleEntry { file, puzzle, .. }: PuzzleEntry) -> Record {
        match puzzle {
            Ok(input) => {
                Record { id: json_string(&file), content: Content::Loaded(Box::new(input)) }
            }
            Err(error) => Record::invalid(&file, error),
        }
    }

    /// The records of a file that was not read yet; any other record itself. Runs ended while they
    /// read a file like while they judge a record: then it is read alone, and after that no more.
    pub fn read(self, from: Option<Format>, working: &WorkingFile) -> Vec<Record> {
        let Record { id, content: Content::File(file) } = self else { return vec![self] };
        let read = |file: Address| file.each(from).into_iter().map(Record::of_file).collect();
        working.track(&id.clone(), |attempt| match attempt {
            Attempt::Shared => read(file),
            Attempt::Alone => memory::alone(|| read(file)),
            Attempt::Skipped => vec![Record { id, content: Content::File(file) }],
        })
    }

    fn of_line(line: &[u8], from: Option<Format>, name: impl Fn() -> String) -> Record {
        let raw = match serde_json::from_slice::<RawRecord>(line) {
            Ok(raw) => raw,
            Err(error) => {
                let message = message!("record-unreadable", why = error.to_string());
                let error = CliError::with_help(Exit::BadInput, message, example());
                return Record::invalid(&name(), error);
            }
        };
        let id = raw.id.map_or_else(|| json_string(&name()), |id| id.get().to_owned());
        let content = raw.content(line, from).unwrap_or_else(Content::Invalid);
        Record { id, content }
    }

    /// An estimate of the memory of its result, in cells.
    pub fn cells(&self) -> usize {
        match &self.content {
            Content::Text(text, _) => text.len(),
            Content::Loaded(input) => input.document.puzzle().geometry().cell_count(),
            Content::File(_) | Content::Invalid(_) | Content::Unreadable(_) => 0,
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
