//! The command line: parses the arguments and runs one command.
//!
//! In: the arguments. Out: results on standard output, everything else on standard error, an
//! [`Exit`].

mod args;
mod commands;
mod digest;
mod jobs;
mod output;
#[cfg(test)]
mod time_limits;

use crate::app::{Exit, failure, language, memory, terminal};
use crate::tui;
use anstream::ColorChoice;
use anyhow::Context;
use args::{Args, Command, General, When};
use nonosat_board::message::Message;
use std::io::Write;

/// What to print besides results and errors.
#[derive(Clone, Copy)]
struct Verbosity {
    /// Print the stages of the work?
    verbose: bool,
    /// Print neither warnings nor notes?
    quiet: bool,
}

impl Verbosity {
    /// Prints a note or a warning on standard error, unless quiet.
    fn note(self, message: impl Into<Message>) {
        self.print(&failure::labeled("label-note", &language::words(&message.into())));
    }

    /// Prints a warning on standard error, unless `--quiet` was given.
    fn warn(self, message: impl Into<Message>) {
        self.print(&failure::labeled("label-warning", &language::words(&message.into())));
    }

    /// Prints a text on standard error, unless `--quiet` was given.
    fn print(self, text: &str) {
        if !self.quiet {
            failure::print_error(text);
        }
    }
}

/// Prints the requested help, or the error in the arguments; returns the exit status.
fn help(error: &clap::Error) -> anyhow::Result<Exit> {
    if error.use_stderr() {
        // Standard error may be closed; then no reader is left.
        let _ = error.print();
        return Ok(Exit::Usage);
    }
    let printed = error.print().and_then(|()| std::io::stdout().flush());
    printed.context(language::words(&"cannot-write-output".into()))?;
    Ok(Exit::Yes)
}

/// Runs the command that the user typed; returns the exit status.
pub fn run() -> Exit {
    let args = match Args::typed() {
        Ok(args) => args,
        Err(error) => return help(&error).unwrap_or_else(|error| failure::report(&error)),
    };
    let General { memory_limit, verbose, quiet, color, lang, .. } = args.general;
    language::choose(lang);
    terminal::choose(match color {
        When::Auto => ColorChoice::Auto,
        When::Always => ColorChoice::Always,
        When::Never => ColorChoice::Never,
    });
    memory::watch(memory_limit);
    let verbosity = Verbosity { verbose, quiet };
    let exit = run_command(args.command, verbosity);
    if matches!(exit, Ok(Exit::Yes | Exit::No)) && output::progress::is_solver_idle() {
        verbosity.note("note-solver-idle");
    }
    exit.unwrap_or_else(|error| failure::report(&error))
}

fn run_command(command: Command, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let exit = match command {
        Command::Solve(command) => commands::solve::run(&command, verbosity),
        Command::Check(command) => commands::check::run(&command, verbosity),
        Command::Batch(command) => commands::batch::run(&command, verbosity),
        Command::Encode(command) => commands::formula::encode(&command, verbosity),
        Command::Decode(command) => commands::formula::decode(&command, verbosity),
        Command::Prove(command) => commands::prove::run(&command, verbosity),
        Command::Verify(command) => commands::verify::run(&command, verbosity),
        Command::Render(command) => commands::render::run(&command, verbosity),
        Command::Convert(command) => commands::convert::run(&command, verbosity),
        #[cfg(feature = "print")]
        Command::Book(command) => commands::book::run(&command, verbosity),
        Command::Explain(command) => commands::explain::run(&command, verbosity),
        Command::Make(command) => commands::make::run(&command, verbosity),
        #[cfg(feature = "image")]
        Command::Scan(command) => commands::scan::run(&command, verbosity),
        Command::Mend(command) => commands::mend::run(&command, verbosity),
        Command::Formats(command) => commands::formats::run(&command),
        Command::Completions(command) => commands::generate::completions(&command),
        Command::Man(command) => commands::generate::man(&command),
        Command::Info(command) => commands::info::run(&command, verbosity),
        Command::Line(command) => commands::line::run(&command),
        #[cfg(feature = "serve")]
        Command::Serve(command) => commands::serve::run(&command, verbosity),
        #[cfg(feature = "mcp")]
        Command::Mcp(_) => commands::mcp::run(verbosity),
        Command::Play(command) => tui::run(&tui::Settings {
            puzzle: command.path,
            day: command.day,
            from: command.from,
            is_plain: command.plain,
            is_exercise: command.exercise,
        }),
    };
    exit.or_else(failure::ended)
}
