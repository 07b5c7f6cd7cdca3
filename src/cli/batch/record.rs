//! Records: what they are called, and the puzzle of each.
//!
//! In: what was typed. Out: one record after the other, read as it is wanted. Invariants: an id is
//! given back as it was written; a record without one is called after its place: `FILE#7`.

use super::super::args::Batch;
use super::super::parallel::WorkItem;
use super::lines::{Line, open, read_error};
use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::files::{all_files, holds_records};
use crate::app::input::{Address, LoadedPuzzle, Named};
use crate::app::paths::{exact, is_standard};
use nonosat::format::{self, Format};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::path::Path;

/// Most bytes of one record.
const MAX_RECORD: usize = format::MAX_BYTES;

/// One puzzle that is asked about.
pub struct Record {
    /// What it is called, as JSON.
    pub id: String,
    /// What is asked about.
    pub content: Content,
}

/// What stands in a record.
pub enum Content {
    /// A puzzle as text, with its format if that was told.
    Text(String, Option<Format>),
    /// A puzzle of a file.
    Loaded(Box<LoadedPuzzle>),
    /// Something else.
    Invalid(anyhow::Error),
}

/// A record as it is written.
#[derive(Deserialize)]
struct RawRecord<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    puzzle: Option<&'a RawValue>,
    from: Option<String>,
    /// Is it nonosat's own JSON?
    #[serde(borrow)]
    nonosat: Option<&'a RawValue>,
}

/// Records, one after the other.
type Records = Box<dyn Iterator<Item = Record> + Send>;

/// All records of all that was typed.
pub fn records(command: &Batch) -> impl Iterator<Item = WorkItem<Record>> + Send {
    let from = command.from;
    let records = all_files(&command.inputs, true).flat_map(move |(typed, file)| match file {
        Ok(file) if is_standard(&file) || holds_records(&file) => open(&file, MAX_RECORD)
            .map_or_else(|error| failed_record(&file, error), |lines| records_of_lines(&file, from, lines)),
        Ok(file) => Box::new(Address::of(&file).each(from).into_iter().map(Record::of_file)),
        Err(error) => failed_record(typed, error),
    });
    records.map(|what| WorkItem { name: String::new(), cells: what.cells(), value: what })
}

/// The one record of what has none.
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
                let message = format!("more than {MAX_RECORD} bytes in one record");
                Record::wrong(&name(), CliError::error(Exit::BadInput, message))
            }
            Err(error) => Record::wrong(&name(), read_error(&path, &error)),
        }
    }))
}

impl Record {
    fn wrong(name: &str, error: anyhow::Error) -> Record {
        Record { id: json_string(name), content: Content::Invalid(error) }
    }

    fn of_file(Named { file, puzzle: found, .. }: Named) -> Record {
        let content = found.map_or_else(Content::Invalid, |found| Content::Loaded(Box::new(found)));
        Record { id: json_string(&file), content }
    }

    fn of_line(line: &[u8], from: Option<Format>, name: impl Fn() -> String) -> Record {
        let written = match serde_json::from_slice::<RawRecord>(line) {
            Ok(written) => written,
            Err(error) => {
                let message = format!("the record cannot be read: {error}");
                return Record::wrong(&name(), CliError::with_help(Exit::BadInput, message, EXAMPLE));
            }
        };
        let id = written.id.map_or_else(|| json_string(&name()), |id| id.get().to_owned());
        let content = written.content(line, from).unwrap_or_else(Content::Invalid);
        Record { id, content }
    }

    /// About how much there is to keep.
    fn cells(&self) -> usize {
        match &self.content {
            Content::Text(text, _) => text.len(),
            Content::Loaded(found) => found.document.puzzle().geometry().cell_count(),
            Content::Invalid(_) => 0,
        }
    }
}

/// What a record looks like.
const EXAMPLE: &str =
    r#"like {"id": 1, "puzzle": "the text of a puzzle"}, or a puzzle as nonosat's JSON"#;

impl RawRecord<'_> {
    /// What is asked about; `otherwise` is the format of a text that tells none.
    fn content(&self, line: &[u8], otherwise: Option<Format>) -> anyhow::Result<Content> {
        let refused = |message: String| CliError::with_help(Exit::BadInput, message, EXAMPLE);
        let from = match &self.from {
            None => None,
            Some(word) => Some(Format::from_word(word).ok_or_else(|| {
                CliError::error(Exit::BadInput, format!("`from`: no format is called {word}"))
            })?),
        };
        let (text, json) = match (self.puzzle.map(RawValue::get), &self.nonosat) {
            (Some(puzzle), _) if puzzle.starts_with('"') => (serde_json::from_str(puzzle)?, None),
            (Some(puzzle), _) if puzzle.starts_with('{') => (puzzle.to_owned(), Some(Format::Json)),
            (None, Some(_)) => (String::from_utf8_lossy(line).into_owned(), Some(Format::Json)),
            (Some(_), _) => return Err(refused("`puzzle` is no text".to_owned())),
            (None, None) => return Err(refused("the record has no `puzzle`".to_owned())),
        };
        Ok(Content::Text(text, from.or(json).or(otherwise)))
    }
}

/// A text as JSON.
fn json_string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
