//! Writes answers to a file or to standard output, and reads the answers of an earlier run.
//!
//! In: answers; with `--resume`, the file of a run that ended early. Out: lines; which records are
//! answered. Invariants: cuts off an incomplete last line of that file, and keeps all other lines.

use crate::app::Exit;
use crate::app::failure::{CliError, cannot_read};
use crate::app::output::{self, cannot_write};
use crate::cli::args::Batch;
use crate::cli::commands::batch::lines::{Lines, MAX_ANSWER};
use crate::cli::digest::{Digest, digest};
use crate::cli::jobs::JobResult;
use anyhow::Context;
use nonosat::language::message;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The destination of the answers.
pub enum Output {
    Standard,
    File(File, PathBuf),
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
            return Ok((Output::File(file.with_context(cannot)?, path.to_owned()), None));
        }
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(cannot)?;
        let (answered, length) = AnsweredIds::read(path, &file)?;
        file.set_len(length).with_context(cannot)?;
        file.seek(SeekFrom::Start(length)).with_context(cannot)?;
        Ok((Output::File(file, path.to_owned()), Some(answered)))
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
            Output::File(file, path) => {
                file.write_all(text.as_bytes()).with_context(|| cannot_write(path))
            }
        }
    }
}

/// The ids that an earlier run answered, and the ids of the records of this run so far.
pub struct AnsweredIds {
    /// For each id: did this run read a record with it?
    met_in_run: HashMap<Digest, bool>,
    /// An id that two records of this run have.
    pub duplicate: Option<String>,
}

#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    id: &'a RawValue,
}

impl AnsweredIds {
    /// Reads the ids of the answers of a file. Also returns the length of its complete lines in
    /// bytes.
    fn read(path: &Path, file: &File) -> anyhow::Result<(AnsweredIds, u64)> {
        let mut met = HashMap::new();
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
            met.insert(digest(line.id.get()), false);
        }
        Ok((AnsweredIds { met_in_run: met, duplicate: None }, lines.whole_bytes))
    }

    /// Does the record lack an answer? Returns `None`, and records the duplicate, if an earlier
    /// record of this run has the same id.
    pub fn is_new(&mut self, id: &str) -> Option<bool> {
        match self.met_in_run.insert(digest(id), true) {
            Some(true) => {
                self.duplicate = Some(id.to_owned());
                None
            }
            was_answered => Some(was_answered.is_none()),
        }
    }
}
