//! Arguments of `generate`.

use crate::cli::args::{Args as Whole, help};
use clap::{Args as Group, Command, CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::GENERATE))]
pub struct Generate {
    /// What to write
    #[arg(value_name = "WHAT")]
    pub what: What,
    /// Write one file a command to this folder; without it, man writes the page of nonosat
    #[arg(short, long, value_name = "FOLDER")]
    pub output: Option<PathBuf>,
}

/// What to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum What {
    /// Pages for man
    Man,
    /// Completions for bash
    Bash,
    /// Completions for zsh
    Zsh,
    /// Completions for fish
    Fish,
    /// Completions for PowerShell
    Powershell,
    /// Completions for Elvish
    Elvish,
}

impl What {
    /// The shell of the completions; `None` for man pages.
    pub fn shell(self) -> Option<Shell> {
        match self {
            What::Man => None,
            What::Bash => Some(Shell::Bash),
            What::Zsh => Some(Shell::Zsh),
            What::Fish => Some(Shell::Fish),
            What::Powershell => Some(Shell::PowerShell),
            What::Elvish => Some(Shell::Elvish),
        }
    }
}

/// All commands and their arguments.
pub fn everything() -> Command {
    let mut all = Whole::command();
    all.build();
    all
}
