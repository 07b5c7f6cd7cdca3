//! Problems of a text and their places.
//!
//! In: problems that readers find. Out: [`ReadError`].
//! Invariants: the spans of a `ReadError` lie within its text, on character borders.

use crate::Format;
use crate::language::english_errors;
use crate::message::{Message, message};
use crate::puzzle::PuzzleError;
use crate::text::{Word, found};
use std::ops::Range;
use std::sync::Arc;

/// The kind of a frequent problem, for callers with messages of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Fault {
    /// The file is empty.
    Empty,
    /// The file exceeds a limit.
    TooLarge,
    /// The file is not text in a known encoding.
    Encoding,
    /// No format matches the beginning of the file.
    UnknownFormat,
    /// The file has more or fewer clues than the board has lines.
    ClueCount,
    /// A clue needs more cells than its line has.
    ClueTooLong,
}

/// How to fix a problem. Each user interface adds the names of its own commands and options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// A message about the file itself.
    Text(Message),
    /// Choose the format: one of these, or any if the list is empty.
    NameFormat(Vec<Format>),
    /// The file has several puzzles, and the caller needs one: choose it or split the file.
    OneOfSeveral,
    /// The file is an image: make a puzzle from it.
    MakeFromImage,
    /// The file is an image of an unsupported kind: convert it first.
    ConvertImage,
}

impl From<&'static str> for Advice {
    /// A message without arguments, by its id.
    fn from(id: &'static str) -> Advice {
        Advice::Text(id.into())
    }
}

impl From<Message> for Advice {
    fn from(message: Message) -> Advice {
        Advice::Text(message)
    }
}

/// One problem of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What the reader found, in a few words, without a full stop.
    pub message: Message,
    /// The place in the text, in bytes.
    pub span: Range<usize>,
    /// What the reader expected there.
    pub expected: Message,
    /// How to fix it, if the reader knows.
    pub advice: Option<Advice>,
    /// The kind of problem, if it is a frequent one.
    pub fault: Option<Fault>,
}

impl Problem {
    pub(crate) fn new(
        span: Range<usize>,
        message: impl Into<Message>,
        expected: impl Into<Message>,
    ) -> Problem {
        Problem {
            message: message.into(),
            span,
            expected: expected.into(),
            advice: None,
            fault: None,
        }
    }

    /// The problem of a word that stands where something else is wanted.
    pub(crate) fn found(word: Word, expected: impl Into<Message>) -> Problem {
        Problem::new(word.span(), found(word.text), expected)
    }

    pub(crate) fn advice(self, advice: impl Into<Advice>) -> Problem {
        Problem { advice: Some(advice.into()), ..self }
    }

    pub(crate) fn of(self, fault: Fault) -> Problem {
        Problem { fault: Some(fault), ..self }
    }

    /// The problem as a message without its place.
    pub fn words(&self) -> Message {
        let expected = message!("problem-expected", wanted = self.expected.clone());
        message!("problem-alone", problem = self.message.clone(), expected = expected)
    }
}

/// The problems of a text that is no part of the file: all stand where the file has it.
pub(crate) fn moved(problems: impl Into<Vec<Problem>>, place: &Range<usize>) -> Vec<Problem> {
    let moved = |problem| Problem { span: place.clone(), ..problem };
    problems.into().into_iter().map(moved).collect()
}

/// A reader that ends with its first problem has one.
impl From<Problem> for Vec<Problem> {
    fn from(problem: Problem) -> Vec<Problem> {
        vec![problem]
    }
}

/// The problem of a board or a puzzle that is not possible, at this place.
pub(crate) fn impossible(
    place: Range<usize>,
    wanted: &'static str,
) -> impl Fn(PuzzleError) -> Problem {
    move |error| Problem::new(place.clone(), error.message(), wanted)
}

/// A problem as a message with its line and column.
pub fn problem_at(
    (line, column): (usize, usize),
    problem: &Message,
    expected: &Message,
) -> Message {
    let expected = message!("problem-expected", wanted = expected.clone());
    message!(
        "problem-at",
        line = line,
        column = column,
        problem = problem.clone(),
        expected = expected,
    )
}

/// Most problems that a reader collects: a large file can have one in every word.
const MAX_NOTED: usize = 100;

/// A list of at most [`MAX_NOTED`] problems.
pub(crate) trait Noted {
    /// Adds a problem, unless the list is full.
    fn note(&mut self, problem: Problem);

    /// Is the list full, so that the reader may stop?
    fn is_full(&self) -> bool;

    /// What was read; otherwise adds the problem.
    fn kept<T>(&mut self, read: Result<T, Problem>) -> Option<T> {
        read.map_err(|problem| self.note(problem)).ok()
    }

    /// What `read` makes of each, but of those with problems, until the list is full.
    fn each<I, T>(
        &mut self,
        all: impl IntoIterator<Item = I>,
        mut read: impl FnMut(I) -> Result<T, Problem>,
    ) -> Vec<T> {
        let mut found = Vec::new();
        for one in all {
            if self.is_full() {
                break;
            }
            found.extend(self.kept(read(one)));
        }
        found
    }

    /// # Errors
    /// All problems, if there are any.
    fn none(self) -> Result<(), Vec<Problem>>;
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

    fn none(self) -> Result<(), Vec<Problem>> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }
}

/// A text and the offsets of its lines, shared by the errors of all puzzles of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source(Arc<(String, Vec<usize>)>);

impl From<&str> for Source {
    fn from(text: &str) -> Source {
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        Source(Arc::new((text.to_owned(), std::iter::once(0).chain(starts).collect())))
    }
}

/// Why a text cannot be read: at least one problem, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    source: Source,
    problems: Vec<Problem>,
}

/// Most problems of a [`ReadError`]: a file in the wrong format has one on every line.
const MAX_PROBLEMS: usize = 10;

impl ReadError {
    pub(crate) fn new(source: impl Into<Source>, problems: impl Into<Vec<Problem>>) -> ReadError {
        let (source, mut problems) = (source.into(), problems.into());
        let text = &source.0.0;
        problems.sort_by_key(|problem| problem.span.start);
        problems.truncate(MAX_PROBLEMS);
        for problem in &mut problems {
            problem.span.start = floor(text, problem.span.start);
            problem.span.end = floor(text, problem.span.end).max(problem.span.start);
        }
        ReadError { source, problems }
    }

    /// This error with the problems of other errors of the same file.
    pub(crate) fn and(mut self, others: impl Iterator<Item = ReadError>) -> ReadError {
        self.problems.extend(others.flat_map(|other| other.problems).take(MAX_PROBLEMS));
        ReadError::new(self.source, self.problems)
    }

    /// This error with `change` made to each problem.
    #[cfg(feature = "zip")]
    pub(crate) fn map_problems(self, change: impl Fn(Problem) -> Problem) -> ReadError {
        let problems = self.problems.into_iter().map(change).collect();
        ReadError { problems, ..self }
    }

    /// The text, in which U+FFFD replaces unreadable bytes.
    pub fn text(&self) -> &str {
        &self.source.0.0
    }

    /// The problems, in the order of the text.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The line and column at which a problem begins, both from 1, columns in characters.
    ///
    /// # Panics
    /// If `problem` is not one of this error.
    pub fn place(&self, problem: &Problem) -> (usize, usize) {
        let starts = &self.source.0.1;
        let line = starts.partition_point(|&start| start <= problem.span.start);
        let start = starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        (line, self.text()[start..problem.span.start].chars().count() + 1)
    }

    /// All problems with their places as a message.
    pub fn message(&self) -> Message {
        let placed = self
            .problems
            .iter()
            .map(|problem| problem_at(self.place(problem), &problem.message, &problem.expected));
        let join = |first, second| message!("problem-list", first = first, second = second);
        placed.reduce(join).unwrap_or_else(|| Message::plain(""))
    }
}

/// The nearest character border at or before `at`.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

english_errors!(ReadError);
