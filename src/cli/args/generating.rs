//! Arguments of the commands about nonosat itself: `formats`, `completions`, `man`.

use crate::cli::args::{Args as Whole, help, pages, values};
use clap::{Args as Group, Command};
use clap_complete::Shell;
use nonosat_files::Format;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::FORMATS), after_long_help = help::long(&pages::FORMATS))]
pub struct Formats {
    /// Show what these formats hold, by name or ending [default: list all formats]
    #[arg(value_name = "FORMAT", value_parser = values::format)]
    pub formats: Vec<Format>,
    /// Print one JSON object a format, one a line
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::COMPLETIONS),
          after_long_help = help::long(&pages::COMPLETIONS))]
pub struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
    /// Write a file to this folder instead of standard output
    #[arg(short, long, value_name = "FOLDER")]
    pub output: Option<PathBuf>,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::MAN), after_long_help = help::long(&pages::MAN))]
pub struct Man {
    /// Write the pages of all commands to this folder [default: print the page of nonosat]
    #[arg(short, long, value_name = "FOLDER")]
    pub output: Option<PathBuf>,
}

/// All commands and their arguments.
pub fn everything() -> Command {
    let mut all = Whole::grouped();
    all.build();
    all
}
