//! The file of answers, and what is answered there.
//!
//! In: the file of a run that ended early. Out: which records are answered; where the next answer
//! goes. Invariants: a line that was not written to its end is cut off; whole lines are kept.

use super::lines::{Lines, MAX_ANSWER};
use super::id_digest::{IdDigest, id_digest};
use super::record::Record;
use crate::app::failure::CliError;
use crate::app::{Exit, output};
use crate::cli::args::Batch;
use crate::cli::jobs::JobResult;
use anyhow::Context;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Where answers go.
pub enum Output {
    Standard,
    File(File, PathBuf),
}

impl Output {
    /// Opens what was typed; with `--resume` tells what is answered.
    ///
    /// # Errors
    /// If there is a file that may not be replaced, or it is none of answers.
    pub fn open(command: &Batch) -> anyhow::Result<(Output, Option<AnsweredIds>)> {
        let Some(path) = &command.output else { return Ok((Output::Standard, None)) };
        let cannot = || format!("cannot write {}", path.display());
        let mut options = OpenOptions::new();
        if !command.resume {
            options.write(true).truncate(command.force).create_new(!command.force).create(true);
            let file = options.open(path);
            if file.as_ref().is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
                let message = format!("{} exists", path.display());
                let help = "--resume goes on where it ended, --force replaces it";
                return Err(CliError::with_help(Exit::Usage, message, help));
            }
            return Ok((Output::File(file.with_context(cannot)?, path.clone()), None));
        }
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(cannot)?;
        let (answered, whole) = AnsweredIds::read(path, &file)?;
        file.set_len(whole).with_context(cannot)?;
        file.seek(SeekFrom::Start(whole)).with_context(cannot)?;
        Ok((Output::File(file, path.clone()), Some(answered)))
    }

    /// Writes one answer, at once and whole, if it was asked for.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, answer: &JobResult) -> anyhow::Result<()> {
        if !answer.is_selected {
            return Ok(());
        }
        let mut line = answer.line.clone();
        line.push('\n');
        match self {
            Output::Standard => Ok(output::print(&line)?),
            Output::File(file, path) => {
                let cannot = || format!("cannot write {}", path.display());
                file.write_all(line.as_bytes()).with_context(cannot)
            }
        }
    }
}

/// The ids that are answered, and those that were met since.
pub struct AnsweredIds {
    /// Was it met in this run?
    met_in_run: HashMap<IdDigest, bool>,
    /// An id that came twice.
    pub duplicate: Option<String>,
}

#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    id: &'a RawValue,
}

impl AnsweredIds {
    /// The answers of a file, and how many bytes they are.
    fn read(path: &Path, file: &File) -> anyhow::Result<(AnsweredIds, u64)> {
        let mut met = HashMap::new();
        let mut lines = Lines::new(BufReader::new(file), MAX_ANSWER);
        while let Some((number, line)) = lines.next()
            && lines.is_last_whole
        {
            let line = line.with_context(|| format!("cannot read {}", path.display()))?;
            let Some(Ok(line)) = line.as_deref().map(serde_json::from_slice::<Line>) else {
                let message = format!("line {number} of {} is no answer", path.display());
                let help = "name a file that batch wrote, or a new one";
                return Err(CliError::with_help(Exit::BadInput, message, help));
            };
            met.insert(id_digest(line.id.get()), false);
        }
        Ok((AnsweredIds { met_in_run: met, duplicate: None }, lines.whole_bytes))
    }

    /// Is it to be answered? None if its id was met before in this run.
    pub fn is_new(&mut self, record: &Record) -> Option<bool> {
        match self.met_in_run.insert(id_digest(&record.id), true) {
            Some(true) => {
                self.duplicate = Some(record.id.clone());
                None
            }
            was_answered => Some(was_answered.is_none()),
        }
    }
}
