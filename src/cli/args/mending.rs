//! Arguments of `mend`.

use crate::cli::args::{Output, PuzzleFile, help, pages, values};
use clap::{Args as Group, ValueEnum};
use std::time::Duration;

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::MEND), after_long_help = help::long(&pages::MEND))]
pub struct Mend {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub output: Output,
    /// When to stop: unique, the picture is the only solution; lines, single lines find it
    ///
    /// With lines, the number of changed cells is not proved to be the smallest.
    #[arg(
        long = "until",
        value_name = "GOAL",
        default_value = "unique",
        hide_possible_values = true
    )]
    pub goal: Goal,
    /// Reveal cells instead of changing them; picture and clues stay
    #[arg(long = "reveal")]
    pub givens: bool,
    /// Never change these cells; r3c5 is the fifth cell of row 3
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    pub protect: Vec<String>,
    /// Only add cells to the picture: no painted cell changes
    #[arg(long, conflicts_with = "givens")]
    pub add_only: bool,
    /// Leave this as it is: outline, so that no area and no hole opens, closes, splits or joins;
    /// symmetry, so that mirrored pictures stay mirrored
    #[arg(long, value_name = "TRAIT", value_delimiter = ',', conflicts_with = "givens")]
    pub keep: Vec<Keep>,
    /// Stop if it takes more cells than this
    #[arg(long, value_name = "N", value_parser = values::cells, allow_negative_numbers = true)]
    pub max: Option<usize>,
    /// List all smallest repairs, up to a thousand, the least visible first
    #[arg(long)]
    pub all: bool,
    /// Take the best repair found in this time
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}

/// What a change must leave as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Keep {
    /// Areas and holes
    Outline,
    /// Mirrors and turns that keep the picture
    Symmetry,
}

/// What the picture is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Goal {
    /// The only solution
    Unique,
    /// Found by single lines, one after the other
    Lines,
}
