//! Writes answers to a file or to standard output, and reads the answers of an earlier run.
//!
//! In: answers; with `--resume`, the file of a run that ended early. Out: lines; which records are
//! answered. Invariants: cuts off an incomplete last line of that file, and keeps all other lines.

use crate::app::Exit;
use crate::app::failure::{CliError, cannot_read};
use crate::app::output::{self, cannot_write};
use crate::cli::args::Batch;
use crate::cli::commands::batch::lines::{Lines, MAX_ANSWER};
use crate::cli::commands::batch::record::{Content, Record};
use crate::cli::digest::{Digest, digest};
use crate::cli::jobs::JobResult;
use anyhow::Context;
use nonosat_board::message::message;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The destination of the answers.
pub enum Output {
    Standard,
    File {
        file: File,
        path: PathBuf,
        /// The bytes that an earlier run wrote.
        earlier: u64,
    },
}

impl Output {
    /// Opens the destination. With `--resume`, also returns the ids that the file answers.
    ///
    /// # Errors
    /// If the file exists and must not be replaced, cannot be written, or holds something other
    /// than answers.
    pub fn open(command: &Batch) -> anyhow::Result<(Output, Option<AnsweredIds>)> {
        let Some(path) = command.file() else {
            return match command.resume {
                true => Err(CliError::with_help(Exit::Usage, "resume-file", "help-resume-file")),
                false => Ok((Output::Standard, None)),
            };
        };
        let cannot = || cannot_write(path);
        let mut options = OpenOptions::new();
        if !command.resume {
            options.write(true).truncate(command.force).create_new(!command.force).create(true);
            let file = options.open(path);
            if file.as_ref().is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
                let message = message!("file-exists", file = path.display().to_string());
                return Err(CliError::with_help(Exit::Usage, message, "help-resume"));
            }
            let (file, path) = (file.with_context(cannot)?, path.to_owned());
            return Ok((Output::File { file, path, earlier: 0 }, None));
        }
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(cannot)?;
        let (mut answered, earlier) = AnsweredIds::read(path, &file)?;
        answered.needs_order = command.ordered;
        answered.has_gaps = command.filter.is_set();
        file.set_len(earlier).with_context(cannot)?;
        file.seek(SeekFrom::Start(earlier)).with_context(cannot)?;
        Ok((Output::File { file, path: path.to_owned(), earlier }, Some(answered)))
    }

    /// Takes the answers of this run back, and says why.
    ///
    /// # Errors
    /// Always.
    pub fn refuse_disorder(self) -> anyhow::Result<Exit> {
        let Output::File { file, path, earlier } = self else { return Ok(Exit::Defect) };
        file.set_len(earlier).with_context(|| cannot_write(&path))?;
        let message = message!("record-disorder", file = path.display().to_string());
        Err(CliError::with_help(Exit::Usage, message, "help-record-disorder"))
    }

    /// Writes the answers that the filter selects, in one piece that ends with a whole line.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write(&mut self, results: &[JobResult]) -> anyhow::Result<()> {
        let selected = results.iter().filter(|result| result.is_selected);
        let text: String = selected.flat_map(|result| [result.line.as_str(), "\n"]).collect();
        match self {
            _ if text.is_empty() => Ok(()),
            Output::Standard => Ok(output::print(&text)?),
            Output::File { file, path, .. } => {
                file.write_all(text.as_bytes()).with_context(|| cannot_write(path))
            }
        }
    }
}

/// The ids that an earlier run answered, and the ids of the records of this run so far.
pub struct AnsweredIds {
    /// The answers of the earlier run, and the records of this one.
    entries: HashMap<Digest, IdEntry>,
    /// Must the earlier answers be in the order of the records?
    needs_order: bool,
    /// May the earlier run have left out the answers to some records?
    has_gaps: bool,
    /// Are the earlier answers in another order?
    pub is_disordered: bool,
    /// The number of the last earlier answer that this run met; `None` once none may follow.
    last: Option<u64>,
    /// Does an earlier answer say that a file could not be read?
    pub is_unread: bool,
    /// An id that two records of this run have.
    pub duplicate: Option<String>,
}

/// What is known of an id.
struct IdEntry {
    /// Did this run read a record with it?
    is_met: bool,
    /// The number of its answer, if an earlier run wrote one.
    answer: Option<u64>,
    /// Is that answer a failure of the system?
    is_system: bool,
}

#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    id: &'a RawValue,
    #[serde(borrow)]
    kind: Option<&'a str>,
}

impl AnsweredIds {
    /// Reads the ids of the answers of a file. Also returns the length of its complete lines in
    /// bytes.
    fn read(path: &Path, file: &File) -> anyhow::Result<(AnsweredIds, u64)> {
        let mut entries = HashMap::new();
        let mut lines = Lines::new(BufReader::new(file), MAX_ANSWER);
        while let Some((number, line)) = lines.next()
            && lines.is_last_whole
        {
            let line = line.map_err(|error| cannot_read(path, error))?;
            let Some(Ok(line)) = line.as_deref().map(serde_json::from_slice::<Line>) else {
                let file = path.display().to_string();
                let message = message!("record-no-answer", line = number, file = file);
                return Err(CliError::with_help(Exit::BadInput, message, "help-answer-file"));
            };
            let is_system = line.kind == Some("system");
            let answer = IdEntry { is_met: false, answer: Some(number), is_system };
            entries.insert(digest(line.id.get()), answer);
        }
        let ids = AnsweredIds {
            entries,
            needs_order: false,
            has_gaps: false,
            is_disordered: false,
            last: Some(0),
            is_unread: false,
            duplicate: None,
        };
        Ok((ids, lines.whole_bytes))
    }

    /// Does the record lack an answer? Returns `None`, and records why, if an earlier record of
    /// this run has the same id, or the earlier answers are not in order.
    pub fn is_new(&mut self, record: &Record) -> Option<bool> {
        let new = IdEntry { is_met: false, answer: None, is_system: false };
        let entry = self.entries.entry(digest(&record.id)).or_insert(new);
        if std::mem::replace(&mut entry.is_met, true) {
            self.duplicate = Some(record.id.clone());
            return None;
        }
        let Some(answer) = entry.answer else { return Some(true) };
        let is_file = matches!(record.content, Content::File(_) | Content::Unreadable(_));
        self.is_unread |= is_file && entry.is_system;
        self.is_disordered |= self.needs_order && self.last.is_none_or(|last| last > answer);
        self.last = self.last.map(|_| answer);
        (!self.is_disordered).then_some(false)
    }

    /// A record comes that lacks an answer.
    pub fn begin_new(&mut self) {
        if !self.has_gaps {
            self.last = None;
        }
    }
}
