//! What is wrong with a text, and where.
//!
//! In: places found by the readers. Out: [`ReadError`].
//! Invariants: a span lies within the text, on character borders.

use crate::format::Format;
use std::ops::Range;
use std::sync::Arc;

/// What kind of thing is wrong, where that is a usual one: for those who have words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Fault {
    /// There is nothing in the file.
    Empty,
    /// There is more in the file than is read.
    TooLarge,
    /// It is no text, or in no known encoding.
    Encoding,
    /// It begins like no format.
    UnknownFormat,
    /// There are more or fewer clues than the board has lines.
    ClueCount,
    /// A clue needs more cells than its line has.
    ClueTooLong,
}

/// How to mend what is wrong. What a shell calls its commands and options is its own to say.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Advice {
    /// About the file itself, in words.
    Text(String),
    /// Say which format it is: one of these, or any if there are none.
    NameFormat(Vec<Format>),
    /// The file has several puzzles, and one is wanted: say which, or split it.
    OneOfSeveral,
    /// It is an image of which a puzzle can be made.
    MakeFromImage,
    /// It is an image of a kind that has to become another one first.
    ConvertImage,
}

impl From<&str> for Advice {
    fn from(words: &str) -> Advice {
        Advice::Text(words.to_owned())
    }
}

impl From<String> for Advice {
    fn from(words: String) -> Advice {
        Advice::Text(words)
    }
}

/// One thing wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What was found, in a few words, without a full stop.
    pub message: String,
    /// Where, in bytes of the text.
    pub span: Range<usize>,
    /// What was expected there.
    pub expected: String,
    /// How to mend it, where that can be said.
    pub advice: Option<Advice>,
    /// What kind of thing is wrong, if it is a usual one.
    pub fault: Option<Fault>,
}

impl Problem {
    pub(in crate::format) fn new(
        span: Range<usize>,
        message: impl Into<String>,
        expected: impl Into<String>,
    ) -> Problem {
        Problem {
            message: message.into(),
            span,
            expected: expected.into(),
            advice: None,
            fault: None,
        }
    }

    pub(in crate::format) fn advice(self, advice: impl Into<Advice>) -> Problem {
        Problem { advice: Some(advice.into()), ..self }
    }

    pub(in crate::format) fn of(self, fault: Fault) -> Problem {
        Problem { fault: Some(fault), ..self }
    }
}

/// Most problems that are collected: a large file can have one in every word.
const MAX_NOTED: usize = 100;

/// Collecting problems, as many as are of use.
pub(in crate::format) trait Noted {
    fn note(&mut self, problem: Problem);

    /// Are there as many as are of use, so that reading may end?
    fn is_full(&self) -> bool;

    fn note_all(&mut self, problems: Vec<Problem>) {
        problems.into_iter().for_each(|problem| self.note(problem));
    }

    fn note_error(&mut self, result: Result<(), Problem>) {
        self.note_all(result.err().into_iter().collect());
    }
}

impl Noted for Vec<Problem> {
    fn note(&mut self, problem: Problem) {
        if self.len() < MAX_NOTED {
            self.push(problem);
        }
    }

    fn is_full(&self) -> bool {
        self.len() >= MAX_NOTED
    }
}

/// A text and where its lines begin: one for the errors of all puzzles of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::format) struct Source(Arc<(String, Vec<usize>)>);

impl From<&str> for Source {
    fn from(text: &str) -> Source {
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        Source(Arc::new((text.to_owned(), std::iter::once(0).chain(starts).collect())))
    }
}

/// Why a text is not what it should be: at least one problem, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    source: Source,
    problems: Vec<Problem>,
}

/// Most problems that are kept; a file in the wrong format has one on every line.
const MAX_PROBLEMS: usize = 10;

impl ReadError {
    pub(in crate::format) fn new(
        source: impl Into<Source>,
        mut problems: Vec<Problem>,
    ) -> ReadError {
        let source = source.into();
        let text = &source.0.0;
        problems.sort_by_key(|problem| problem.span.start);
        problems.truncate(MAX_PROBLEMS);
        for problem in &mut problems {
            problem.span.start = floor(text, problem.span.start);
            problem.span.end = floor(text, problem.span.end).max(problem.span.start);
        }
        ReadError { source, problems }
    }

    /// The same with what is wrong with other puzzles of the file, too.
    pub(in crate::format) fn and(mut self, others: impl Iterator<Item = ReadError>) -> ReadError {
        self.problems.extend(others.flat_map(|other| other.problems).take(MAX_PROBLEMS));
        ReadError::new(self.source, self.problems)
    }

    /// The text that was read, with unreadable bytes replaced.
    pub fn text(&self) -> &str {
        &self.source.0.0
    }

    /// What is wrong with it.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Line and column where a problem begins, both from 1, columns in characters.
    pub fn place(&self, problem: &Problem) -> (usize, usize) {
        let starts = &self.source.0.1;
        let line = starts.partition_point(|&start| start <= problem.span.start);
        let start = starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        (line, self.text()[start..problem.span.start].chars().count() + 1)
    }
}

/// The nearest character border at or before `at`.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, problem) in self.problems.iter().enumerate() {
            let (line, column) = self.place(problem);
            let separator = if number > 0 { "; " } else { "" };
            write!(f, "{separator}line {line}, column {column}: {}", problem.message)?;
            write!(f, ", expected {}", problem.expected)?;
        }
        Ok(())
    }
}

impl std::error::Error for ReadError {}
