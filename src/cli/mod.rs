//! The shell around the library: what was typed, what is printed, how it ends.
//!
//! In: the command line. Out: results on standard output, everything else on
//! standard error, an [`Exit`]. Reads: the library; it alone uses clap and anyhow.

pub(crate) mod args;
mod check;
mod convert;
mod decode;
mod encode;
pub(crate) mod exit;
pub(crate) mod failure;
mod info;
pub(crate) mod input;
pub(crate) mod interrupt;
mod options;
pub(crate) mod output;
mod picture;
mod render;
mod report;
#[cfg(feature = "serve")]
mod serve;
mod solve;
mod watch;

pub use exit::Exit;

use crate::play;
use args::{Args, Command};
use clap::Parser;

/// Runs the command that was typed.
pub fn run() -> Exit {
    let args = Args::parse();
    let result = match args.command {
        Command::Solve(command) => solve::run(&command, args.verbose),
        Command::Check(command) => check::run(&command, args.verbose),
        Command::Encode(command) => encode::run(&command, args.verbose),
        Command::Decode(command) => decode::run(&command),
        Command::Render(command) => render::run(&command, args.verbose),
        Command::Convert(command) => convert::run(&command),
        Command::Info(command) => info::run(&command),
        #[cfg(feature = "serve")]
        Command::Serve(command) => serve::run(&command),
        Command::Play(command) => play::run(&command),
    };
    result.unwrap_or_else(|error| failure::tell(&error))
}
