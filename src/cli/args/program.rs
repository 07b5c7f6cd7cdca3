//! Arguments of the commands that play, `serve` and `play`, of `mcp`, and of those about nonosat
//! itself: `formats`, `completions`, `man`.

use crate::cli::args::{Args as Whole, help, pages, values};
use clap::{Args as Group, Command};
use clap_complete::Shell;
use nonosat_files::Format;
use nonosat_studio::calendar::Date;
use std::path::PathBuf;

#[cfg(feature = "serve")]
#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::SERVE), after_long_help = help::long(&pages::SERVE))]
pub struct Serve {
    /// The puzzle to open; FILE#3 is the third of several; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub puzzle: Option<PathBuf>,
    /// Format of the puzzle, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// Port; 0 takes a free one [default: 8417, or a free one if that is taken]
    #[arg(long, value_name = "PORT", allow_negative_numbers = true)]
    pub port: Option<u16>,
    /// Address to listen to; the default accepts this machine alone
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub bind: std::net::IpAddr,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::PLAY), after_long_help = help::play(&pages::PLAY))]
pub struct Play {
    /// The puzzle's file; FILE#3 is the third of several; without one, you type the board
    #[arg(value_name = "PUZZLE")]
    pub path: Option<PathBuf>,
    /// The picture of a day, such as 2027-01-31, the same everywhere [default: today]
    #[arg(long, value_name = "DATE", num_args = 0..=1, default_missing_value = "today",
          value_parser = values::day, conflicts_with_all = ["path", "from"])]
    pub day: Option<Date>,
    /// Format of the puzzle, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Play line by line instead of on the whole screen
    #[arg(long)]
    pub plain: bool,
    /// Like --plain, with the exact texts of a course exercise: rows count from 0
    #[arg(long, conflicts_with = "plain")]
    pub exercise: bool,
}

#[cfg(feature = "mcp")]
#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::MCP), after_long_help = help::long(&pages::MCP))]
pub struct Mcp {}

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
