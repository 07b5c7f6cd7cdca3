//! Arguments of `mend`.

use crate::cli::args::{Output, PuzzleFile, help, values};
use clap::{Args as Group, ValueEnum};
use std::time::Duration;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::MEND),
          after_long_help = help::with_forms_and_read(help::MEND))]
pub struct Mend {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub output: Output,
    /// What the picture is to be: unique, the only solution; or lines, found by single lines,
    /// which is not proved to take the fewest cells
    #[arg(long, value_name = "GOAL", default_value = "unique")]
    pub goal: Goal,
    /// Reveal cells as given instead of changing them; picture and clues stay
    #[arg(long)]
    pub givens: bool,
    /// Leave these cells as they are: r3c5 is the fifth cell of row 3
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    pub protect: Vec<String>,
    /// Only add cells to the picture: no painted cell changes
    #[arg(long, conflicts_with = "givens")]
    pub add_only: bool,
    /// Leave this as it is: outline, so that no area and no hole opens, closes, splits or joins;
    /// symmetry, so that mirrored pictures stay mirrored
    #[arg(long, value_name = "TRAIT", value_delimiter = ',', conflicts_with = "givens")]
    pub keep: Vec<Keep>,
    /// Give up once it is clear that it takes more cells than this
    #[arg(long, value_name = "N", value_parser = values::cells, allow_negative_numbers = true)]
    pub max: Option<usize>,
    /// All ways to do it with the fewest cells, up to a thousand, the least visible first
    #[arg(long)]
    pub all: bool,
    /// Take the best one that was found after so many seconds
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
