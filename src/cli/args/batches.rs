//! Arguments of `batch`, `split`, `join`.

use crate::app::paths;
use crate::cli::args::{Deciding, Filter, PuzzleFile, StepsName, Target, help, pages, values};
use clap::Args as Group;
use nonosat::format::Format;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
    /// The file of answers; `None` is standard output.
    pub fn file(&self) -> Option<&Path> {
        paths::output_file(self.output.as_deref())
    }
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::SPLIT), after_long_help = help::long(&pages::SPLIT))]
pub struct Split {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    /// Number of parts; fewer where nothing is left to split
    #[arg(long, value_name = "N", default_value = "64", value_parser = values::cubes,
          allow_negative_numbers = true)]
    pub cubes: usize,
    #[command(flatten)]
    pub target: Target,
    /// Stop splitting after this time; the parts are still complete
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::JOIN), after_long_help = help::long(&pages::JOIN))]
pub struct Join {
    /// The puzzle that was split
    #[arg(value_name = "PUZZLE")]
    pub puzzle: PathBuf,
    /// The answers of batch to its parts; - is standard input
    #[arg(value_name = "ANSWERS", default_value = "-")]
    pub answers: Vec<PathBuf>,
    /// Format of the puzzle, if the content fits several
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Print one JSON object: the verdict, up to two pictures, the number of parts by verdict
    #[arg(long)]
    pub json: bool,
    /// Make one proof of those in the folder of batch --proof-dir
    #[arg(long = "proof-dir", value_name = "FOLDER", conflicts_with = "json")]
    pub proofs: Option<PathBuf>,
    /// Write the proof to this folder [default: the puzzle's name with .proof, here]
    ///
    /// A name that ends in .tar becomes an archive; - writes the archive to standard output.
    #[arg(short, long, value_name = "BUNDLE", requires = "proofs")]
    pub output: Option<PathBuf>,
    /// Replace a proof that exists
    #[arg(long, requires = "proofs")]
    pub force: bool,
    /// Form of the steps
    #[arg(long = "proof-format", value_name = "FORM", default_value = "lrat", requires = "proofs")]
    pub proof: StepsName,
}
