//! Parses the command line with clap.
//!
//! In: the command line. Out: [`Args`]. Invariants: builds only the typed command, since building
//! all takes longer than a small puzzle; groups of arguments have no doc comments, which clap
//! would show as the command's.

mod answers;
#[cfg(feature = "print")]
mod books;
mod drawings;
pub mod form;
mod habits;
mod help;
mod make;
mod pages;
mod program;
mod shared;
mod values;

pub use answers::{
    Batch, Check, Decode, Encode, Explain, Explanation, Extras, Filter, Info, Line, ProofName,
    Prove, Rated, Solve, Verify,
};
#[cfg(feature = "print")]
pub use books::{Answers, Book};
pub use drawings::{Convert, Drawing, Edits, Flip, Imaging, Render, Style, ThemeName};
pub use help::push_row;
#[cfg(feature = "image")]
pub use make::Scan;
pub use make::{Goal, Keep, Make, MakeImage, MakeRandom, MakeWeaken, Making, Mend};
#[cfg(feature = "mcp")]
pub use program::Mcp;
#[cfg(feature = "serve")]
pub use program::Serve;
pub use program::{Completions, Formats, Man, Play, everything};
pub use shared::{
    Deciding, Encoding, EncodingName, EngineName, Labels, Output, PuzzleFile, Target,
};
#[cfg(feature = "print")]
pub use values::Days;
#[cfg(feature = "image")]
pub use values::Limit;

use clap::{ArgAction, Args as _, CommandFactory, FromArgMatches, Parser, Subcommand};
use nonosat_words::Language;
use std::ffi::OsString;

/// The heading of the options that all commands have.
const GENERAL_HEADING: &str = "General";

/// Solves, checks, explains, makes and prints nonograms
#[derive(Debug, Parser)]
#[command(
    name = "nonosat",
    version,
    max_term_width = 100,
    disable_help_flag = true,
    disable_version_flag = true
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    #[command(flatten)]
    pub general: General,
}

// What all commands take.
#[derive(Debug, clap::Args)]
pub struct General {
    /// Memory limit, such as 500M or 2G; a puzzle that needs more is "undecided"
    ///
    /// The default is three quarters of the memory of the machine or its cgroup.
    #[arg(long, global = true, value_name = "SIZE", value_parser = values::bytes, hide_short_help = true,
          allow_negative_numbers = true, display_order = 899, help_heading = GENERAL_HEADING)]
    pub memory_limit: Option<u64>,
    /// Print each stage with sizes and times, on standard error
    #[arg(short, long, global = true, display_order = 900, help_heading = GENERAL_HEADING, hide_short_help = true)]
    pub verbose: bool,
    /// Print results and errors only: no warnings, notes and summaries
    #[arg(short, long, global = true, display_order = 901, help_heading = GENERAL_HEADING, hide_short_help = true)]
    pub quiet: bool,
    /// When to use colors in the terminal: auto, always or never
    ///
    /// auto follows the terminal and NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", value_parser = values::when,
          display_order = 902,
          help_heading = GENERAL_HEADING, hide_short_help = true)]
    pub color: When,
    /// Language of messages: en, de, fr, es, pl, ru, ja, zh [default: that of the system]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = values::language,
          display_order = 903, help_heading = GENERAL_HEADING, hide_short_help = true)]
    pub lang: Option<Language>,
    /// Print help; --help has more options than -h
    #[arg(short, long, global = true, action = ArgAction::Help, display_order = 904)]
    help: Option<bool>,
    /// Print the version
    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 905)]
    version: Option<bool>,
}

impl Args {
    /// Parses the command line of the process.
    ///
    /// # Errors
    /// If it asks for help, or is wrong.
    pub fn typed() -> Result<Args, clap::Error> {
        let typed: Vec<OsString> = std::env::args_os().collect();
        if let Some(args) = Args::of_first_command(&typed) {
            return Ok(args);
        }
        let mut command = Args::grouped();
        let mut matches = command.try_get_matches_from_mut(&typed);
        if let Err(error) = &mut matches {
            habits::advise(&typed, error, &command);
            if let Some(corrected) = habits::correction(&typed, error) {
                command = Args::grouped();
                matches = command.try_get_matches_from_mut(corrected);
            }
        }
        Args::from_arg_matches(&matches?).map_err(|error| error.format(&mut command))
    }

    /// Parses a command line that begins with the name of a command, by the definition of this
    /// command alone. `None` if the whole definition is to parse the line: it has all help and says
    /// what is wrong.
    fn of_first_command(typed: &[OsString]) -> Option<Args> {
        let command = clap::Command::new("nonosat")
            .version(env!("CARGO_PKG_VERSION"))
            .disable_help_flag(true)
            .disable_version_flag(true)
            .subcommand(command_alone(typed.get(1)?.to_str()?)?);
        let mut command = General::augment_args(command);
        let mut matches = command.try_get_matches_from_mut(typed).ok()?;
        let args = Args::from_arg_matches_mut(&mut matches).ok();
        // The process frees them when it ends; one by one takes as long as parsing.
        std::mem::forget((command, matches));
        args
    }

    /// The definition of all arguments, with a help that lists the commands by purpose.
    pub fn grouped() -> clap::Command {
        let command = Args::command();
        let template = help::template(&command);
        let command = command.after_help(help::summary()).after_long_help(help::all());
        command.help_template(template)
    }
}

/// The definition of a command. For those that run on one small puzzle after the other, not even the
/// names of the others are put together.
fn command_alone(name: &str) -> Option<clap::Command> {
    Some(match name {
        "batch" => Batch::augment_args(clap::Command::new("batch")),
        "check" => Check::augment_args(clap::Command::new("check")),
        "solve" => Solve::augment_args(clap::Command::new("solve")),
        name => std::mem::take(Args::command().find_subcommand_mut(name)?),
    })
}

/// When to use colors.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// Where a terminal shows them.
    Auto,
    Always,
    Never,
}

/// The commands.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub enum Command {
    /// Play, make and check puzzles on a page in the browser
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Solve a puzzle by hand in the terminal
    Play(Play),
    /// Show the solution of a puzzle, or all of them
    Solve(Solve),
    /// Check whether puzzles have exactly one solution, and how hard they are
    Check(Check),
    /// Explain step by step how a person can solve a puzzle
    Explain(Explain),
    /// Show what puzzle files contain, without solving them
    Info(Info),
    /// Show what one line says: what is forced, in how many ways its runs fit, and why
    Line(Line),
    /// Read the clues of a puzzle from a screenshot or a photograph
    #[cfg(feature = "image")]
    Scan(Scan),
    /// Make puzzles from an image, or random ones
    Make(Make),
    /// Repair a puzzle with the fewest changes, so that it has one solution
    Mend(Mend),
    /// Convert puzzles to another format, edit their pictures, or convert one image
    Convert(Convert),
    /// Draw a puzzle, blank or solved, or film how it is solved
    Render(Render),
    /// Print puzzles as a book (PDF), with the solutions at the back
    #[cfg(feature = "print")]
    Book(Book),
    /// Write a puzzle as a DIMACS formula for a SAT solver
    Encode(Encode),
    /// Turn the answer of a SAT solver back into a picture
    Decode(Decode),
    /// Write a verdict with a proof that others can check
    Prove(Prove),
    /// Check a proof that `prove` has written
    Verify(Verify),
    /// Answer many puzzles, one JSON object a line
    Batch(Batch),
    /// Give a language model tools for puzzles (Model Context Protocol)
    #[cfg(feature = "mcp")]
    Mcp(Mcp),
    /// List the formats of puzzle files
    Formats(Formats),
    /// Write completions for a shell
    Completions(Completions),
    /// Write man pages
    Man(Man),
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Args::command().debug_assert();
    }

    /// The comment of a group that is part of a command would be shown as the command's.
    #[test]
    fn a_command_says_of_itself_what_the_list_of_commands_says() {
        let all = everything();
        for listed in Args::command().get_subcommands() {
            let name = listed.get_name();
            let built = all.find_subcommand(name).unwrap();
            let about = |command: &clap::Command| command.get_about().map(ToString::to_string);
            assert!(about(listed).is_some(), "{name}");
            assert_eq!(about(built), about(listed), "{name}");
            assert_eq!(built.get_long_about().map(ToString::to_string), None, "{name}");
        }
    }
}
