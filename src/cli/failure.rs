//! What went wrong, in words and as an exit status.

use super::exit::Exit;
use nonosat::encode::EncodeError;
use nonosat::format::{Format, Hint, Problem, ReadError};
use nonosat::pipeline::PipelineError;
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
            let hint = hint.as_ref().map(words);
            Place { line, column, length, message, expected, hint }
        };
        error.problems().iter().map(place).collect()
    }
}

/// How to mend what is wrong with a file, in the words of the command line.
pub fn words(hint: &Hint) -> String {
    const MAKE: &str = "the page makes puzzles from images: run nonosat serve, then choose \
                        Create from image in the Tools menu";
    match hint {
        Hint::Text(text) => text.clone(),
        Hint::SayFormat(formats) if formats.is_empty() => {
            "--from FORMAT tells the format".to_owned()
        }
        Hint::SayFormat(formats) => {
            let names: Vec<&str> = formats.iter().copied().map(Format::name).collect();
            format!("say which: --from {}", names.join(" or --from "))
        }
        Hint::OneOfSeveral => "split it: nonosat convert FILE FOLDER --to FORMAT".to_owned(),
        Hint::MakeFromImage => MAKE.to_owned(),
        Hint::ConvertImage => format!("save it as PNG; {MAKE}"),
        _ => String::new(),
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
        Some(PipelineError::Encode(_)) => Exit::BadInput,
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
    let hint = match error.downcast_ref::<PipelineError>() {
        Some(PipelineError::Encode(EncodeError::TooManyMasks { .. })) => {
            "use --encoding order or auto, or raise --mask-limit"
        }
        Some(PipelineError::Solve(error)) => return solve_hint(error),
        _ => return String::new(),
    };
    format!("\nhelp: {hint}")
}

fn solve_hint(error: &SolveError) -> String {
    error.hint().map(|hint| format!("\nhelp: {hint}")).unwrap_or_default()
}
