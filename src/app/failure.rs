//! Failures and limits: their text and their exit status.
//!
//! In: errors, limits. Out: text for people, objects for programs, an [`Exit`]. Invariants:
//! message, help and place in a file are separate, so that each shell prints what it can use.

use super::exit::Exit;
use super::interrupt;
use super::language::{self, words};
use super::paths::name;
use super::text::one_line;
use nonosat_board::message::{Argument, Message, message};
use nonosat_board::puzzle::{Puzzle, PuzzleError};
use nonosat_board::verify::Verified;
use nonosat_engine::certificate::CertificateError;
use nonosat_engine::solver::{EngineError, Limit, Outcome, Verdict};
use nonosat_files::{Advice, Format, WriteError};
use nonosat_sat::backends::SolveError;
use nonosat_sat::budget::Budget;
use nonosat_service::report::{AnswerLine, Failure, Kind};
use nonosat_studio::authoring::repair::RepairError;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A failure with its text for the user.
#[derive(Debug, thiserror::Error)]
#[error("{}", words(.message))]
pub struct CliError {
    /// The exit status that it leads to.
    pub exit: Exit,
    /// What is wrong, without a full stop.
    pub message: Message,
    /// What the user can do about it.
    pub help: Option<Message>,
    /// For an error at a place in a file: the whole text, and the same for programs.
    pub text_at_place: Option<(String, Failure)>,
}

/// A file that may not be replaced.
#[derive(Debug, thiserror::Error)]
#[error("{}", words(&self.message()))]
pub struct Exists(pub PathBuf);

impl Exists {
    fn message(&self) -> Message {
        message!("file-exists", file = self.0.display().to_string())
    }
}

/// Advice about a file, in the words of the command line.
pub fn advice_message(advice: &Advice) -> Message {
    match advice {
        Advice::Text(message) => message.clone(),
        Advice::NameFormat(formats) if formats.is_empty() => message!("help-from"),
        Advice::NameFormat(formats) => {
            let option = |format: &Format| format!("--from {}", format.name()).into();
            let options = formats.iter().map(option).collect();
            message!("help-from-which", options = Argument::Or(options))
        }
        Advice::OneOfSeveral => message!("help-which-puzzle"),
        Advice::MakeFromImage => message!("help-make"),
        Advice::ConvertImage => message!("help-save-png"),
    }
}

/// A command ended without a result, and standard error says why.
#[derive(Debug, thiserror::Error)]
#[error("the command ended")]
pub struct AlreadyReported(pub Exit);

/// The exit status of a command that [`AlreadyReported`]; another failure as it is.
pub fn ended(error: anyhow::Error) -> anyhow::Result<Exit> {
    Ok(error.downcast::<AlreadyReported>()?.0)
}

impl CliError {
    /// A failure without help.
    pub fn error(exit: Exit, message: impl Into<Message>) -> anyhow::Error {
        CliError { exit, message: message.into(), help: None, text_at_place: None }.into()
    }

    /// A failure and what the user can do about it.
    pub fn with_help(
        exit: Exit,
        message: impl Into<Message>,
        help: impl Into<Message>,
    ) -> anyhow::Error {
        CliError { exit, message: message.into(), help: Some(help.into()), text_at_place: None }
            .into()
    }
}

/// The message of a failure with its cause, which the system or a library words.
pub fn because(failure: Message, cause: impl std::fmt::Display) -> Message {
    message!("because", what = failure, why = cause.to_string())
}

/// The failure to read a file.
pub fn cannot_read(path: &Path, cause: impl std::fmt::Display) -> anyhow::Error {
    CliError::error(Exit::Io, because(message!("cannot-read", file = name(path)), cause))
}

/// The message of a failure that concerns a file or a puzzle.
pub fn about(name: impl Into<Argument>, message: impl Into<Message>) -> Message {
    message!("about-file", name = name, what = message.into())
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
    let text_at_place =
        error.downcast_ref::<CliError>().and_then(|error| error.text_at_place.as_ref());
    text_at_place.map(|(text, _)| text.clone()).unwrap_or_else(|| {
        let help = help(error).map(|help| one_line(&labeled("label-help", &words(&help))));
        let help = help.map_or(String::new(), |help| format!("\n{help}"));
        format!("{}{help}", one_line(&labeled("label-error", &in_words(error))))
    })
}

/// A label such as `error` before a text.
pub fn labeled(label: &'static str, text: &str) -> String {
    words(&message!("labeled", label = Message::new(label), text = text))
}

/// The failure in words, with its causes.
pub fn in_words(error: &anyhow::Error) -> String {
    message(error).map_or_else(|| format!("{error:#}"), |message| words(&message))
}

/// The failure as a message; `None` if it is always in English.
fn message(error: &anyhow::Error) -> Option<Message> {
    error
        .downcast_ref::<CliError>()
        .map(|error| error.message.clone())
        .or_else(|| Some(error.downcast_ref::<Exists>()?.message()))
        .or_else(|| Some(error.downcast_ref::<RepairError>()?.message()))
        .or_else(|| Some(error.downcast_ref::<PuzzleError>()?.message()))
        .or_else(|| Some(error.downcast_ref::<WriteError>()?.message()))
}

/// Prints a line on standard error. If that is closed, no reader is left.
pub fn print_error(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// The error for programs.
pub fn as_data(error: &anyhow::Error) -> Failure {
    if let Some(data) =
        error.downcast_ref::<CliError>().and_then(|error| error.text_at_place.as_ref())
    {
        return in_language(data.1.clone());
    }
    let kind = match exit(error) {
        Exit::BadInput => Kind::File,
        Exit::Usage => Kind::Question,
        Exit::Defect => Kind::Defect,
        _ => Kind::System,
    };
    match message(error) {
        Some(message) => in_language(Failure::of(kind, message)),
        None => Failure::new(kind, format!("{error:#}")),
    }
}

/// A failure in the language of the user.
pub fn in_language(mut failure: Failure) -> Failure {
    failure.translate(language::catalog());
    failure
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
fn help(error: &anyhow::Error) -> Option<Message> {
    if let Some(error) = error.downcast_ref::<CliError>() {
        return error.help.clone();
    }
    if error.is::<Exists>() {
        return Some(message!("help-force"));
    }
    match engine_error(error)? {
        EngineError::Backend(error) => help_with_solver(error).map(Message::plain),
        _ => None,
    }
}

/// What the user can do about a solver that failed. The errors of solvers are in English.
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
pub fn limit_message(limit: &Limit, puzzle: &Puzzle) -> Message {
    match interrupt::was_raised() {
        true => Message::new("limit-interrupted"),
        false => limit.message(puzzle),
    }
}

/// A help line about a limit, if the user can do anything about it.
pub fn help_against(limit: &Limit) -> Option<String> {
    let help = match limit {
        Limit::Placements { .. } => message!("help-placements"),
        Limit::Literals { .. } | Limit::Capacity => message!("help-search"),
        Limit::Memory => message!("help-memory-limit"),
        Limit::Solver => message!("help-own-solver"),
        Limit::Weights => message!("help-weights"),
        _ => return None,
    };
    Some(labeled("label-help", &words(&help)))
}

/// The engine's error, also inside a certificate's error.
fn engine_error(error: &anyhow::Error) -> Option<&EngineError> {
    match error.downcast_ref::<CertificateError>() {
        Some(CertificateError::Engine(error)) => Some(error),
        _ => error.downcast_ref::<EngineError>(),
    }
}

/// The line that says that there is no solution, and why.
pub fn no_solution(reason: impl Into<Message>) -> String {
    labeled("label-no-solution", &words(&reason.into()))
}

/// The line that says that there is no answer, and why.
pub fn undecided(reason: impl Into<Message>) -> String {
    labeled("label-undecided", &words(&reason.into()))
}

/// Prints on standard error that there is no solution, and why; returns the exit status.
pub fn report_no_solution(reason: impl Into<Message>) -> Exit {
    print_error(&no_solution(reason));
    Exit::No
}

/// Prints on standard error that there is no answer, and why; returns the exit status.
pub fn report_undecided(reason: impl Into<Message>) -> Exit {
    print_error(&undecided(reason));
    Exit::undecided()
}

/// Prints on standard error which limit was reached, and what helps against it; returns the exit
/// status. `note` is a message around the limit.
pub fn report_limit(limit: &Limit, puzzle: &Puzzle, note: Option<Message>) -> Exit {
    let reason = limit_message(limit, puzzle);
    let exit = report_undecided(match note {
        Some(note) => note.with("limit", reason),
        None => reason,
    });
    help_against(limit).iter().for_each(|help| print_error(help));
    exit
}

/// The result. Without one, prints why.
///
/// # Errors
/// [`AlreadyReported`] without a result.
pub fn result<T>(outcome: Outcome<T>, puzzle: &Puzzle) -> anyhow::Result<T> {
    let exit = match outcome {
        Outcome::Found(result) => return Ok(result),
        Outcome::None(reason) => report_no_solution(reason.message(puzzle)),
        Outcome::Limit(limit) => report_limit(&limit, puzzle, None),
    };
    Err(AlreadyReported(exit).into())
}

/// The pictures of a verdict, one or two.
///
/// # Errors
/// As [`result`].
pub fn pictures(verdict: Verdict, puzzle: &Puzzle) -> anyhow::Result<(Verified, Option<Verified>)> {
    let outcome = match verdict {
        Verdict::Unique(solution) => Outcome::Found((solution, None)),
        Verdict::Several(first, second) => Outcome::Found((first, Some(second))),
        Verdict::None(reason) => Outcome::None(reason),
        Verdict::Undecided(_, limit) => Outcome::Limit(limit),
    };
    result(outcome, puzzle)
}

/// What a budget that is over left undone: `work` is a message around the limit.
pub fn unfinished(budget: &Budget, work: Message) -> Message {
    work.with(
        "limit",
        match interrupt::was_raised() {
            true => message!("limit-interrupted"),
            false if budget.is_out_of_memory() => message!("limit-memory"),
            false => message!("limit-time"),
        },
    )
}

/// Prints what a budget that is over left undone; returns the exit status.
pub fn report_unfinished(budget: &Budget, work: Message) -> Exit {
    report_undecided(unfinished(budget, work))
}
