//! Arguments of `explain`.

use crate::cli::args::{PuzzleFile, Target, help, pages, values};
use clap::Args as Group;
use clap::ValueEnum;
use std::time::Duration;

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::EXPLAIN), after_long_help = help::long(&pages::EXPLAIN))]
pub struct Explain {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    /// Explain only this cell: r5c7 is the seventh cell of row 5
    #[arg(long = "why", value_name = "CELL")]
    pub cell: Option<String>,
    /// Continue from the state of play in the file
    ///
    /// If that cannot become a solution, show which marks contradict each other.
    #[arg(long)]
    pub from_marks: bool,
    #[command(flatten)]
    pub target: Target,
    /// Form: text; json; svg, a drawing of the next step; html, a page to step through
    ///
    /// With --why, svg draws the step that settles the cell. The default is that of the ending of
    /// the output file, else text.
    #[arg(short, long, value_name = "FORM", hide_possible_values = true)]
    pub to: Option<Explanation>,
    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    pub json: bool,
    /// Stop looking for steps after this time
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
