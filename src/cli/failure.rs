//! What went wrong or was not found out, in words and as an exit status.

use super::exit::Exit;
use super::interrupt;
use nonosat::format::{Problem, ReadError};
use nonosat::line::Limit;
use nonosat::pipeline::PipelineError;
use nonosat::puzzle::Puzzle;
use nonosat::solve::SolveError;
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// A failure whose text is complete: drawn with its place, or worded for the user.
#[derive(Debug, thiserror::Error)]
#[error("{text}")]
pub struct Told {
    /// How the program ends because of it.
    pub exit: Exit,
    /// The whole message, `error: ` included where it should be.
    pub text: String,
    /// The places in a file, for programs.
    pub problems: Vec<Place>,
}

/// Something wrong in a file, for programs.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// How many characters are meant.
    pub length: usize,
    pub message: String,
    pub expected: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl Place {
    /// Every problem of the error.
    pub fn all(error: &ReadError) -> Vec<Place> {
        let place = |problem: &Problem| {
            let (line, column) = error.place(problem);
            let length = error.text()[problem.span.clone()].chars().count();
            let Problem { message, expected, hint, .. } = problem.clone();
            Place { line, column, length, message, expected, hint }
        };
        error.problems().iter().map(place).collect()
    }
}

impl Told {
    /// A message of one or more lines, the first without `error: `.
    pub fn error(exit: Exit, message: impl std::fmt::Display) -> anyhow::Error {
        Told { exit, text: format!("error: {message}"), problems: Vec::new() }.into()
    }
}

/// Prints the failure on standard error and says how the program ends. A
/// reader that closed its pipe has what it wanted.
pub fn tell(error: &anyhow::Error) -> Exit {
    if is_closed_pipe(error) {
        return Exit::Yes;
    }
    let text = match error.downcast_ref::<Told>() {
        Some(told) => told.text.clone(),
        None => format!("error: {error:#}{}", hint(error)),
    };
    // Nobody is left to be told if standard error is closed.
    let _ = writeln!(std::io::stderr(), "{text}");
    exit(error)
}

/// The places that an error tells of.
pub fn problems(error: &anyhow::Error) -> Vec<Place> {
    error.downcast_ref::<Told>().map(|told| told.problems.clone()).unwrap_or_default()
}

/// How the program ends because of `error`.
pub fn exit(error: &anyhow::Error) -> Exit {
    if let Some(told) = error.downcast_ref::<Told>() {
        return told.exit;
    }
    match error.downcast_ref::<PipelineError>() {
        Some(PipelineError::Unsound(_)) => Exit::Defect,
        _ => Exit::Io,
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let causes = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    causes.into_iter().any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// The way out, where the library's error does not carry one.
fn hint(error: &anyhow::Error) -> String {
    match error.downcast_ref::<PipelineError>() {
        Some(PipelineError::Solve(error)) => solve_hint(error),
        _ => String::new(),
    }
}

fn solve_hint(error: &SolveError) -> String {
    error.hint().map(|hint| format!("\nhelp: {hint}")).unwrap_or_default()
}

/// Why there is no answer: for messages.
pub fn or_limit(limit: &Limit, puzzle: &Puzzle) -> String {
    if interrupt::was_raised() { "interrupted".to_owned() } else { limit.describe(puzzle) }
}

/// The way out of a limit.
fn help(limit: &Limit) -> Option<&'static str> {
    match limit {
        Limit::Masks { .. } => Some("use --encoding order or auto, or raise --mask-limit"),
        Limit::Literals { .. } => Some("use --engine search, which needs no formula"),
        _ => None,
    }
}

/// Tells on standard error what helps against a limit, if anything does.
pub fn tell_help(limit: &Limit) {
    if let Some(help) = help(limit) {
        eprintln!("help: {help}");
    }
}

/// Tells on standard error that there is no answer, and why.
pub fn tell_undecided(limit: &Limit, puzzle: &Puzzle, more: &str) -> Exit {
    eprintln!("undecided: {}{more}", or_limit(limit, puzzle));
    tell_help(limit);
    Exit::undecided()
}
