//! What people type by habit: read as it is meant, or refused with the right command.
//!
//! In: the typed words, and what clap says against them. Out: other words to parse, or a tip in the
//! error. Invariants: in English, as the frame of clap.

use crate::app::files::COMMANDS_WITH_FOLDERS;
use crate::app::paths::exists;
use crate::cli::args::form::ending;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use nonosat_files::Format;
use nonosat_studio::authoring::generator::read_size;
use std::ffi::OsString;
use std::io::{IsTerminal, stdin};
use std::path::Path;

/// The value names of arguments that may be standard input.
const INPUTS: [&str; 4] = ["PUZZLE", "IMAGE", "BUNDLE", "ANSWER"];

/// The words that are certainly meant: `-` where only the input is missing and one waits; the help
/// of the program for `help --help`.
pub fn correction(typed: &[OsString], error: &Error) -> Option<Vec<OsString>> {
    let command = typed.get(1)?;
    let wrong = word(error, ContextKind::InvalidSubcommand);
    if command == "help" && matches!(wrong, Some("--help" | "-h")) {
        return Some(vec![typed[0].clone(), "--help".into()]);
    }
    let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let is_input = |name: &String| INPUTS.contains(&name.trim_matches(['<', '>', '.']));
    let is_meant = error.kind() == ErrorKind::MissingRequiredArgument
        && matches!(&missing[..], [only] if is_input(only))
        && input_waits();
    is_meant.then(|| [typed, &["-".into()]].concat())
}

/// Is standard input a file or a pipe? What a service gets, such as `/dev/null`, is not meant.
fn input_waits() -> bool {
    if stdin().is_terminal() {
        return false;
    }
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        use std::os::unix::fs::FileTypeExt;
        let file = stdin().as_fd().try_clone_to_owned().map(std::fs::File::from);
        let kind = file.and_then(|file| file.metadata()).map(|metadata| metadata.file_type());
        kind.is_ok_and(|kind| kind.is_file() || kind.is_fifo() || kind.is_socket())
    }
    #[cfg(not(unix))]
    true
}

/// Adds a tip to the error, if one is known.
pub fn advise(typed: &[OsString], error: &mut Error, all: &Command) {
    let tip = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            word(error, ContextKind::InvalidSubcommand).and_then(command_for)
        }
        ErrorKind::UnknownArgument => word(error, ContextKind::InvalidArg)
            .filter(|word| !word.starts_with('-'))
            .and_then(|word| option_for(word, command(typed, all))),
        _ => None,
    };
    if let Some(tip) = tip {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
}

fn word(error: &Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word),
        _ => None,
    }
}

/// The command that the words name.
fn command<'a>(typed: &[OsString], all: &'a Command) -> &'a Command {
    typed.iter().fold(all, |command, word| command.find_subcommand(word).unwrap_or(command))
}

/// The command for a file or a folder in the place of a command.
fn command_for(word: &str) -> Option<String> {
    let command = match Path::new(word) {
        path if path.is_dir() => "check",
        path if path.exists() => "solve",
        _ => return None,
    };
    Some(format!("nonosat {command} {word}"))
}

/// The option for a word that a command does not take.
fn option_for(word: &str, command: &Command) -> Option<String> {
    let has =
        |option: &str| command.get_arguments().any(|argument| argument.get_long() == Some(option));
    let ending = ending(Path::new(word));
    if has("size") && read_size(word).is_ok() {
        return Some(format!("--size {word}"));
    }
    if exists(word) && ending.as_deref().is_some_and(Format::has_ending) {
        return Some(format!("{} take several puzzles", COMMANDS_WITH_FOLDERS.join(", ")));
    }
    (has("output") && ending.is_some()).then(|| format!("-o {word} writes to this file"))
}
