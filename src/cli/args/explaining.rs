//! Arguments of `explain`.

use crate::cli::args::{PuzzleFile, Target, help, values};
use clap::Args as Group;
use clap::ValueEnum;
use std::time::Duration;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::EXPLAIN),
          after_long_help = help::with_read(help::EXPLAIN))]
pub struct Explain {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    /// Tell only why this cell is as it is: r5c7 is the seventh cell of row 5
    #[arg(long, value_name = "CELL")]
    pub cell: Option<String>,
    /// Go on from the state of play that the file has; if that cannot become a solution, tell
    /// which marks contradict each other
    #[arg(long)]
    pub from_marks: bool,
    #[command(flatten)]
    pub target: Target,
    /// How to write it: text; json; svg, a drawing of the next step, or of the one that settles
    /// the cell; html, a page that steps forward and back. Otherwise the ending of the output
    /// file tells, else it is text
    #[arg(short, long, value_name = "FORM")]
    pub to: Option<Explanation>,
    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    pub json: bool,
    /// Stop looking for steps after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}

/// The forms of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Explanation {
    /// Sentences
    Text,
    /// One object
    Json,
    /// One step, drawn
    Svg,
    /// A page of all steps
    Html,
}
