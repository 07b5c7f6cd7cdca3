//! What went wrong, in words and as an exit status.

use super::exit::Exit;
use nonosat::encode::EncodeError;
use nonosat::pipeline::PipelineError;
use nonosat::report::{Failure, Kind};
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
    /// The same for programs, where they are told more.
    pub data: Option<Failure>,
}

impl Told {
    /// A message of one or more lines, the first without `error: `.
    pub fn error(exit: Exit, message: impl std::fmt::Display) -> anyhow::Error {
        Told { exit, text: format!("error: {message}"), data: None }.into()
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

/// An error for programs.
pub fn as_data(error: &anyhow::Error) -> Failure {
    if let Some(data) = error.downcast_ref::<Told>().and_then(|told| told.data.clone()) {
        return data;
    }
    let kind = match exit(error) {
        Exit::BadInput => Kind::File,
        Exit::Usage => Kind::Question,
        Exit::Defect => Kind::Defect,
        _ => Kind::System,
    };
    Failure::new(kind, format!("{error:#}"))
}

/// What `--json` says of a file that could not be used.
pub fn json(file: &str, error: &anyhow::Error) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct OfFile<'a> {
        file: &'a str,
        #[serde(flatten)]
        failure: Failure,
    }
    serde_json::to_string(&OfFile { file, failure: as_data(error) })
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
