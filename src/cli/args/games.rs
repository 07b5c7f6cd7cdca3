//! Arguments of the commands that play: `serve`, `play`.

use crate::cli::args::{help, values};
use clap::Args as Group;
use nonosat::format::Format;
use std::path::PathBuf;

#[cfg(feature = "serve")]
#[derive(Debug, Group)]
#[command(after_help = help::of(help::SERVE),
          after_long_help = help::with_read(help::SERVE))]
pub struct Serve {
    /// The puzzle that the page begins with, or FILE#3 for the third of several; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub puzzle: Option<PathBuf>,
    /// The format of the puzzle, by name or ending, if its content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// The port; 0 takes any free one [default: 8417, or any free one if that is taken]
    #[arg(long, value_name = "PORT", allow_negative_numbers = true)]
    pub port: Option<u16>,
    /// Listen to this address instead of this machine alone
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub bind: std::net::IpAddr,
}

#[derive(Debug, Group)]
#[command(after_help = help::play(),
          after_long_help = help::play())]
pub struct Play {
    /// The puzzle's file, or FILE#3 for the third of several; without one, the board is asked for
    #[arg(value_name = "PUZZLE")]
    pub path: Option<PathBuf>,
    /// The format of the puzzle, by name or ending, if its content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Play line by line instead of on the whole screen
    #[arg(long)]
    pub plain: bool,
}
