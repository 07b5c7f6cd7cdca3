//! `nonosat mcp`: tools for language models, until the input ends or Ctrl-C.
//!
//! In: the Model Context Protocol on standard input. Out: the same on standard output.

use crate::app::failure::CliError;
use crate::app::language::{language, words};
use crate::app::{Exit, interrupt, memory};
use crate::cli::Verbosity;
use anyhow::Context;
use nonosat_board::message::{Message, message};
use nonosat_service::mcp::serve;
use std::io::{ErrorKind, IsTerminal};

/// Serves the tools.
pub fn run(verbosity: Verbosity) -> anyhow::Result<Exit> {
    memory::require_for_server()?;
    interrupt::listen();
    if std::io::stdin().is_terminal() {
        verbosity.note("mcp-waits");
    }
    match serve(language(), &interrupt::flag()) {
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            Err(CliError::error(Exit::BadInput, Message::plain(error)))
        }
        result => {
            result.with_context(|| words(&message!("mcp-failed")))?;
            Ok(Exit::Yes)
        }
    }
}
