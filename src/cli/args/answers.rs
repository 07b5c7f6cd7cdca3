//! Arguments of the commands that report on puzzles: `solve`, `check`, `info`.

use crate::cli::args::{Deciding, Output, PuzzleFile, help, values};
use clap::Args as Group;
use nonosat::explanation::{Class, Rating};
use nonosat::format::Format;
use nonosat::report::Report;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::SOLVE),
          after_long_help = help::with_forms_and_read(help::SOLVE))]
pub struct Solve {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub output: Output,
    /// Show up to this many solutions as they are found; 0 shows all
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = values::limit,
          allow_negative_numbers = true)]
    pub limit: u64,
    /// Tell how many solutions there are instead of showing them
    #[arg(long, conflicts_with = "limit")]
    pub count: bool,
    /// Stop counting once so many are known; told is then how many there are at least
    #[arg(long, value_name = "N", requires = "count", value_parser = values::enough,
          allow_negative_numbers = true)]
    pub count_limit: Option<u64>,
    /// Tell afterwards how much work it was: conflicts, decisions, nodes, seconds, memory; on
    /// standard error, with --to json as one more object
    #[arg(long)]
    pub stats: bool,
    #[command(flatten)]
    pub deciding: Deciding,
}

#[derive(Debug, Group)]
#[command(after_help = help::of(help::CHECK),
          after_long_help = help::with_read(help::CHECK))]
pub struct Check {
    /// Puzzle files, folders, or 'patterns*'; FILE#3 is the third of several; - is standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// The format of the puzzles, by name or ending, if their content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Also say whether the goal that is stored with a puzzle satisfies its clues
    #[arg(long)]
    pub goal: bool,
    #[command(flatten)]
    pub filter: Filter,
    #[command(flatten)]
    pub extras: Extras,
    /// One JSON object a line: verdict, seconds, sizes, and the pictures that were found
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub deciding: Deciding,
}

// What to find out besides the verdict.
#[derive(Debug, Default, Group)]
pub struct Extras {
    /// Say how many solutions there are, if there are several
    #[arg(long)]
    pub count: bool,
    /// Stop counting once so many are known; told is then how many there are at least
    #[arg(long, value_name = "N", requires = "count", value_parser = values::enough,
          allow_negative_numbers = true)]
    pub count_limit: Option<u64>,
    /// Count the ambiguous cells: those that differ between solutions
    #[arg(long)]
    pub ambiguous: bool,
    /// Say unique or none only once a checker has accepted the proof of it; see nonosat prove
    #[arg(long)]
    pub prove: bool,
}

// Which puzzles to print.
#[derive(Debug, Group)]
pub struct Filter {
    /// Say how hard each unique puzzle is for a person, also if it takes more than lines
    #[arg(long)]
    rate: bool,
    /// Tell only puzzles of these classes: trivial, lines, trials, deep-trials, guessing
    #[arg(long, value_name = "CLASS", value_delimiter = ',', value_parser = values::class)]
    class: Vec<Class>,
    /// Tell only puzzles with these verdicts: unique, several, none, undecided
    #[arg(long, value_name = "VERDICT", value_delimiter = ',',
          value_parser = ["unique", "several", "none", "undecided"])]
    only: Vec<String>,
}

impl Filter {
    /// Must every puzzle be rated?
    pub fn is_rated(&self) -> bool {
        self.rate || !self.class.is_empty()
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
#[command(after_help = help::of(help::INFO),
          after_long_help = help::with_read(help::INFO))]
pub struct Info {
    /// Puzzle files, folders, or 'patterns*'; FILE#3 is the third of several; - is standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// The format of the puzzles, by name or ending, if their content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}
