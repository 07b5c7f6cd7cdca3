//! Arguments of the commands that report on puzzles: `solve`, `check`, `info`.

use crate::cli::args::deciding::each_puzzle;
use crate::cli::args::{Deciding, Output, PuzzleFile, help, pages, values};
use clap::Args as Group;
use nonosat_engine::explanation::{Class, Rating};
use nonosat_files::Format;
use nonosat_service::report::Report;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::SOLVE), after_long_help = help::long(&pages::SOLVE))]
pub struct Solve {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub output: Output,
    /// Show up to this many solutions as they are found; 0 shows all
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = values::limit,
          allow_negative_numbers = true)]
    pub limit: u64,
    /// Print the number of solutions instead of showing them
    ///
    /// Without --time-limit, counting stops after a minute with "at least N".
    #[arg(long, conflicts_with = "limit")]
    pub count: bool,
    /// Stop counting at this number and print "at least N"
    #[arg(long, value_name = "N", requires = "count", value_parser = values::enough,
          allow_negative_numbers = true)]
    pub count_limit: Option<u64>,
    /// Print conflicts, decisions, nodes, seconds and memory
    ///
    /// They go to standard error; with --to json they are one more object.
    #[arg(long)]
    pub stats: bool,
    #[command(flatten)]
    pub deciding: Deciding,
}

#[derive(Debug, Group)]
#[command(mut_arg("threads", each_puzzle), after_help = help::short(&pages::CHECK),
          after_long_help = help::long(&pages::CHECK))]
pub struct Check {
    /// Puzzle files, folders, or 'patterns*'; FILE#3 is the third of several; - is standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// Format of the puzzles, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Also compare the picture that the file stores with the clues
    #[arg(long)]
    pub stored_solution: bool,
    /// Also name the puzzles that are the same, turned, mirrored or in other colors
    ///
    /// For programs, `nonosat info --json` gives each puzzle a fingerprint.
    #[arg(long, conflicts_with = "json")]
    pub duplicates: bool,
    #[command(flatten)]
    pub filter: Filter,
    #[command(flatten)]
    pub extras: Extras,
    /// Print one JSON object a line
    ///
    /// It has the verdict, seconds, sizes, and the pictures that were found.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub deciding: Deciding,
}

// What to find out besides the verdict.
#[derive(Debug, Default, Group)]
pub struct Extras {
    /// Count the solutions, if there are several
    ///
    /// Without --time-limit, counting stops after a minute with "at least N".
    #[arg(long)]
    pub count: bool,
    /// Stop counting at this number and print "at least N"
    #[arg(long, value_name = "N", requires = "count", value_parser = values::enough,
          allow_negative_numbers = true)]
    pub count_limit: Option<u64>,
    /// Count the ambiguous cells: those that differ between solutions
    #[arg(long)]
    pub ambiguous: bool,
    /// Print unique or none only once a checker has accepted the proof; see nonosat prove
    #[arg(long)]
    pub prove: bool,
}

// Which puzzles to print.
#[derive(Debug, Group)]
pub struct Filter {
    /// Rate the difficulty of each unique puzzle, also beyond single lines
    #[arg(long)]
    rate: bool,
    /// Print only puzzles of these classes: trivial, lines, trials, deep-trials, guessing
    #[arg(long, value_name = "CLASS", value_delimiter = ',', value_parser = values::class)]
    class: Vec<Class>,
    /// Print only puzzles with these verdicts: unique, several, none, undecided
    #[arg(long, value_name = "VERDICT", value_delimiter = ',', hide_possible_values = true,
          value_parser = ["unique", "several", "none", "undecided"])]
    only: Vec<String>,
}

impl Filter {
    /// Must every puzzle be rated?
    pub fn is_rated(&self) -> bool {
        self.rate || !self.class.is_empty()
    }

    /// Does it leave out any puzzle?
    pub fn is_set(&self) -> bool {
        !self.class.is_empty() || !self.only.is_empty()
    }

    /// Do the requested classes and verdicts include those of the report?
    pub fn accepts(&self, report: &Report) -> bool {
        let of_class = |rating: &Rating| self.class.contains(&rating.class);
        let is_of_class = self.class.is_empty() || report.rating.as_ref().is_some_and(of_class);
        let is_verdict = |word: &String| word == report.verdict.name();
        is_of_class && (self.only.is_empty() || self.only.iter().any(is_verdict))
    }
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::INFO), after_long_help = help::long(&pages::INFO))]
pub struct Info {
    /// Puzzle files, folders, or 'patterns*'; FILE#3 is the third of several; - is standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// Format of the puzzles, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}
