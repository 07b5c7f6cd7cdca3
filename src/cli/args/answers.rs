//! Arguments of the commands that report on puzzles: `solve`, `check`, `info`, `explain`, `batch`;
//! and of those about formulas and proofs: `encode`, `decode`, `prove`, `verify`.

use crate::app::paths;
use crate::cli::args::shared::each_puzzle;
use crate::cli::args::{
    Deciding, Encoding, EngineName, Output, PuzzleFile, Target, help, pages, values,
};
use clap::{Args as Group, ValueEnum};
use nonosat_engine::certificate::ProofForm;
use nonosat_engine::encoding::DEFAULT_PLACEMENT_LIMIT;
use nonosat_engine::explanation::{Class, Rating};
use nonosat_files::Format;
use nonosat_service::report::Report;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
    #[arg(long, value_name = "N", requires = "count", value_parser = values::count_limit,
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
    #[arg(long, value_name = "N", requires = "count", value_parser = values::count_limit,
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

/// Which unique puzzles are rated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rated {
    /// None.
    Never,
    /// Those that lines solve.
    ByLines,
    /// All, which may take long.
    All,
}

impl Filter {
    /// Which puzzles must be rated?
    pub fn rated_puzzles(&self) -> Rated {
        if self.rate || !self.class.is_empty() { Rated::All } else { Rated::ByLines }
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
#[command(after_help = help::short(&pages::LINE), after_long_help = help::long(&pages::LINE))]
pub struct Line {
    /// The lengths of the runs, '3 1 2', with letters for colors: '3a 1b'; '?' is any length
    #[arg(allow_hyphen_values = true)]
    pub clue: String,
    /// The cells, or how many: . or ? is open, # or a letter filled, - empty
    #[arg(allow_hyphen_values = true)]
    pub cells: String,
    /// List the placements instead, one a line
    #[arg(long)]
    pub masks: bool,
    /// Write the clauses instead, as DIMACS: first by order, then by placements
    #[arg(long, conflicts_with = "masks")]
    pub cnf: bool,
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

#[derive(Debug, Group)]
#[command(mut_arg("threads", |argument| argument.help("Number of threads, each for another puzzle [default: that of the processors]").long_help(None)),
          after_help = help::short(&pages::BATCH), after_long_help = help::long(&pages::BATCH))]
pub struct Batch {
    /// Records, one JSON object a line; or puzzle files, folders, 'patterns*'
    ///
    /// A record is {"id": ..., "puzzle": "the text of a file", "from": "its format, if the
    /// content fits several"}, or a puzzle as nonosat's JSON.
    #[arg(value_name = "IN", default_value = "-")]
    pub inputs: Vec<PathBuf>,
    /// Format of the puzzles, where neither record nor content determines it
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Write the answers to this file instead of standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Replace the file of answers if it exists
    #[arg(long, requires = "output", conflicts_with = "resume")]
    pub force: bool,
    /// Continue a run with the same files; skip what is answered
    #[arg(long, requires = "output")]
    pub resume: bool,
    /// Answer in the order of the records, not as they are done
    #[arg(long)]
    pub ordered: bool,
    /// Leave out the pictures
    #[arg(long)]
    pub no_pictures: bool,
    /// Leave out the ratings
    #[arg(long, conflicts_with_all = ["rate", "class"])]
    pub no_rating: bool,
    /// Prove each verdict; write the proofs to this folder
    ///
    /// They are .tar files, which the answers name.
    #[arg(long = "proof-dir", value_name = "FOLDER", conflicts_with = "engine")]
    pub proofs: Option<PathBuf>,
    /// Add the seconds that each puzzle took
    #[arg(long)]
    pub timings: bool,
    #[command(flatten)]
    pub filter: Filter,
    #[command(flatten)]
    pub deciding: Deciding,
}

impl Batch {
    /// Which puzzles must be rated?
    pub fn rated_puzzles(&self) -> Rated {
        if self.no_rating { Rated::Never } else { self.filter.rated_puzzles() }
    }

    /// The file of answers; `None` is standard output.
    pub fn file(&self) -> Option<&Path> {
        paths::output_file(self.output.as_deref())
    }
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::ENCODE), after_long_help = help::long(&pages::ENCODE))]
pub struct Encode {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: Target,
    /// Encode the clues and given cells alone, without line solving and probing first
    #[arg(long)]
    pub raw: bool,
    /// Stop after this time, and write no file
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    #[command(flatten)]
    pub encoding: Encoding,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::DECODE), after_long_help = help::long(&pages::DECODE))]
pub struct Decode {
    /// The formula that `nonosat encode` wrote
    #[arg(value_name = "FILE.cnf")]
    pub formula: PathBuf,
    /// What the solver printed, or its result file; - is standard input
    pub answer: PathBuf,
    #[command(flatten)]
    pub output: Output,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::PROVE), after_long_help = help::long(&pages::PROVE))]
pub struct Prove {
    /// The puzzle's file; FILE#3 is the third of several; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub path: PathBuf,
    /// Format of the puzzle, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Write the proof to this folder [default: the puzzle's name with .proof, here]
    ///
    /// A name that ends in .tar becomes an archive; - writes the archive to standard output.
    #[arg(short, long, value_name = "BUNDLE")]
    pub output: Option<PathBuf>,
    /// Replace a proof that exists
    #[arg(long)]
    pub force: bool,
    /// The form of the proof [default: weights if they are found within a second, else lrat]
    #[arg(long = "proof-format", value_name = "FORM")]
    pub proof: Option<ProofName>,
    /// Stop after this time, and write no proof
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// Another SAT solver, which must write DRAT: 'cadical -q'
    #[arg(long, value_name = "COMMAND")]
    pub solver: Option<String>,
    /// Print the result as a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::VERIFY), after_long_help = help::long(&pages::VERIFY))]
pub struct Verify {
    /// The proof, a folder or a .tar; - is standard input
    #[arg(value_name = "BUNDLE")]
    pub bundle: PathBuf,
    /// Print the result as a JSON object
    #[arg(long)]
    pub json: bool,
}

/// Names of forms of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofName {
    /// A number in each cell; no formula. Not every puzzle has such numbers
    Weights,
    /// Each clause with those it follows from: checked without a search
    Lrat,
    /// The clauses alone, as solvers write them
    Drat,
}

impl ProofName {
    /// The form that this name stands for.
    pub fn form(self) -> ProofForm {
        match self {
            ProofName::Weights => ProofForm::Weights,
            ProofName::Lrat => ProofForm::Lrat,
            ProofName::Drat => ProofForm::Drat,
        }
    }
}

impl Prove {
    /// The options for deciding the puzzle; those that `prove` lacks have their defaults.
    pub fn deciding(&self) -> Deciding {
        Deciding {
            time_limit: self.time_limit,
            threads: None,
            engine: EngineName::Sat,
            solver: self.solver.clone(),
            encoding: Encoding { encoding: None, placement_limit: DEFAULT_PLACEMENT_LIMIT },
        }
    }
}
