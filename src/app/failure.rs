//! Failures and limits: their text and their exit status.
//!
//! In: errors, limits. Out: text for people, objects for programs, an [`Exit`]. Invariants:
//! message, help and place in a file are separate, so that each shell prints what it can use.

use super::exit::Exit;
use super::interrupt;
use super::language;
use super::words::shown;
use nonosat::authoring::repair::RepairError;
use nonosat::certificate::CertificateError;
use nonosat::format::{Advice, Format};
use nonosat::language::Message;
use nonosat::propagation::Limit;
use nonosat::puzzle::Puzzle;
use nonosat::report::{AnswerLine, Failure, Kind};
use nonosat::sat::backends::SolveError;
use nonosat::solver::{EngineError, Reason};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

/// A failure with its text for the user.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct CliError {
    /// The exit status that it leads to.
    pub exit: Exit,
    /// What is wrong, in lower case, without a full stop.
    pub message: String,
    /// What the user can do about it.
    pub help: Option<String>,
    /// For an error at a place in a file: the whole text, and the same for programs.
    pub drawn: Option<(String, Failure)>,
}

/// A file that may not be replaced.
#[derive(Debug, thiserror::Error)]
#[error("{} exists", .0.display())]
pub struct Exists(pub PathBuf);

/// Advice about a file, in the words of the command line.
pub fn words(advice: &Advice) -> String {
    const MAKE: &str = "make a puzzle of it: nonosat convert IMAGE PUZZLE.non --width 40";
    match advice {
        Advice::Text(text) => text.clone(),
        Advice::NameFormat(formats) if formats.is_empty() => {
            "--from FORMAT tells the format".to_owned()
        }
        Advice::NameFormat(formats) => {
            let names: Vec<&str> = formats.iter().copied().map(Format::name).collect();
            format!("say which: --from {}", names.join(" or --from "))
        }
        Advice::OneOfSeveral => "say which: FILE#1 is the first".to_owned(),
        Advice::MakeFromImage => MAKE.to_owned(),
        Advice::ConvertImage => format!("save it as PNG; {MAKE}"),
        _ => String::new(),
    }
}

impl CliError {
    /// A failure without help.
    pub fn error(exit: Exit, message: impl std::fmt::Display) -> anyhow::Error {
        let message = message.to_string();
        CliError { exit, message, help: None, drawn: None }.into()
    }

    /// A failure and what the user can do about it.
    pub fn with_help(
        exit: Exit,
        message: impl std::fmt::Display,
        help: impl std::fmt::Display,
    ) -> anyhow::Error {
        let (message, help) = (message.to_string(), Some(help.to_string()));
        CliError { exit, message, help, drawn: None }.into()
    }
}

/// Prints the failure on standard error and returns the exit status. A pipe that its reader
/// closed is no failure.
pub fn report(error: &anyhow::Error) -> Exit {
    if is_closed_pipe(error) {
        return Exit::Yes;
    }
    print_error(&text(error));
    exit(error)
}

/// The text of a failure: as drawn, or `error:` with the message and `help:` with the help.
pub fn text(error: &anyhow::Error) -> String {
    let drawn = error.downcast_ref::<CliError>().and_then(|error| error.drawn.as_ref());
    drawn.map(|(text, _)| text.clone()).unwrap_or_else(|| {
        let help = help(error).map_or(String::new(), |help| format!("\nhelp: {}", shown(&help)));
        format!("error: {}{help}", shown(&format!("{error:#}")))
    })
}

/// Prints a line on standard error. If that is closed, no reader is left.
pub fn print_error(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// The error for programs.
pub fn as_data(error: &anyhow::Error) -> Failure {
    if let Some(data) = error.downcast_ref::<CliError>().and_then(|error| error.drawn.as_ref()) {
        return data.1.clone();
    }
    let kind = match exit(error) {
        Exit::BadInput => Kind::File,
        Exit::Usage => Kind::Question,
        Exit::Defect => Kind::Defect,
        _ => Kind::System,
    };
    Failure::new(kind, format!("{error:#}"))
}

/// The JSON object that `--json` prints for a file that failed.
pub fn json(file: &str, error: &anyhow::Error) -> serde_json::Result<String> {
    let answer = as_data(error);
    serde_json::to_string(&AnswerLine { file: Some(file), id: None, seconds: None, answer })
}

/// The exit status of `error`.
pub fn exit(error: &anyhow::Error) -> Exit {
    if let Some(error) = error.downcast_ref::<CliError>() {
        return error.exit;
    }
    if error.is::<Exists>() {
        return Exit::Usage;
    }
    let proof = error.downcast_ref::<CertificateError>();
    if proof.is_some_and(CertificateError::is_defect) {
        return Exit::Defect;
    }
    if error.downcast_ref::<RepairError>().is_some_and(RepairError::is_defect) {
        return Exit::Defect;
    }
    match engine_error(error) {
        Some(EngineError::Unsound(_)) => Exit::Defect,
        _ => Exit::Io,
    }
}

/// Did the reader close its end of a pipe?
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let causes = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    causes.into_iter().any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// What the user can do about the error, in the words of the command line.
fn help(error: &anyhow::Error) -> Option<String> {
    if let Some(error) = error.downcast_ref::<CliError>() {
        return error.help.clone();
    }
    if error.is::<Exists>() {
        return Some("use --force to replace it".to_owned());
    }
    match engine_error(error)? {
        EngineError::Backend(error) => help_with_solver(error).map(str::to_owned),
        _ => None,
    }
}

/// What the user can do about a solver that failed.
fn help_with_solver(error: &SolveError) -> Option<&'static str> {
    match error {
        SolveError::Start { .. } => Some("is it installed and in the PATH?"),
        SolveError::NoModel { .. } => Some("leave out the options that keep it quiet"),
        SolveError::NoProof => {
            Some("leave out --solver, or take one that writes DRAT: cadical, kissat")
        }
        SolveError::Command { .. } => Some("write it as in a shell: --solver 'kissat -q'"),
        SolveError::Crashed { .. } => {
            Some("does it read a DIMACS file, given as the last argument?")
        }
        _ => None,
    }
}

/// Why there is no answer: `interrupted`, or the limit that was reached.
pub fn describe_limit(limit: &Limit, puzzle: &Puzzle) -> String {
    language::catalog().words(&limit_message(limit, puzzle))
}

/// The message of [`describe_limit`].
pub fn limit_message(limit: &Limit, puzzle: &Puzzle) -> Message {
    match interrupt::was_raised() {
        true => Message::new("limit-interrupted"),
        false => limit.message(puzzle),
    }
}

/// A help line about a limit, if the user can do anything about it.
pub fn help_against(limit: &Limit) -> Option<String> {
    let help = match limit {
        Limit::Placements { .. } => "use --encoding order or auto, or raise --placement-limit",
        Limit::Literals { .. } | Limit::Capacity => "use --engine search, which needs no formula",
        Limit::Memory => "raise --memory-limit, if there is more",
        Limit::Solver => "leave out --solver: the one inside goes on as long as it may",
        _ => return None,
    };
    Some(format!("help: {help}"))
}

/// The engine's error, also inside a certificate's error.
fn engine_error(error: &anyhow::Error) -> Option<&EngineError> {
    match error.downcast_ref::<CertificateError>() {
        Some(CertificateError::Engine(error)) => Some(error),
        _ => error.downcast_ref::<EngineError>(),
    }
}

/// Prints on standard error that there is no answer, why, and `more`; returns the exit status.
pub fn report_undecided(limit: &Limit, puzzle: &Puzzle, more: &str) -> Exit {
    print_error(&format!("undecided: {}{more}", describe_limit(limit, puzzle)));
    help_against(limit).iter().for_each(|help| print_error(help));
    Exit::undecided()
}

/// Prints on standard error that there is no solution, and why; returns the exit status.
pub fn report_no_solution(reason: &Reason, puzzle: &Puzzle) -> Exit {
    print_error(&format!("no solution: {}", language::catalog().words(&reason.message(puzzle))));
    Exit::No
}
