//! Arguments of `batch`, `split`, `join`.

use crate::cli::args::{Deciding, Filter, PuzzleFile, StepsName, Target, help, values};
use clap::Args as Group;
use nonosat::format::Format;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::BATCH),
          after_long_help = help::with_read(help::BATCH))]
pub struct Batch {
    /// Records, one JSON object a line: {"id": ..., "puzzle": "the text of a file", "from": "its
    /// format, if that does not tell"}, or a puzzle as nonosat's JSON; or files of puzzles,
    /// folders, 'patterns*'
    #[arg(value_name = "IN", default_value = "-")]
    pub inputs: Vec<PathBuf>,
    /// The format of the puzzles, by name or ending, where neither record nor content tells one
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Write the answers to this file instead of standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// Replace the file of answers if it exists
    #[arg(long, requires = "output", conflicts_with = "resume")]
    pub force: bool,
    /// Go on where a run with the same files ended: what is answered there is not asked again
    #[arg(long, requires = "output")]
    pub resume: bool,
    /// Answer in the order of the records, not as they are done
    #[arg(long)]
    pub ordered: bool,
    /// Tell no pictures
    #[arg(long)]
    pub no_pictures: bool,
    /// Prove each verdict, and write the proofs to this folder: .tar files, which the answers name
    #[arg(long, value_name = "FOLDER", conflicts_with = "engine")]
    pub proofs: Option<PathBuf>,
    /// Tell how many seconds each puzzle took
    #[arg(long)]
    pub timings: bool,
    #[command(flatten)]
    pub filter: Filter,
    #[command(flatten)]
    pub deciding: Deciding,
}

#[derive(Debug, Group)]
#[command(after_help = help::of(help::SPLIT),
          after_long_help = help::with_read(help::SPLIT))]
pub struct Split {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    /// How many there shall be; there are fewer where nothing is left to cut
    #[arg(long, value_name = "N", default_value = "64", value_parser = values::cubes,
          allow_negative_numbers = true)]
    pub cubes: usize,
    #[command(flatten)]
    pub target: Target,
    /// Stop cutting after so many seconds; the cubes are whole all the same
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}

#[derive(Debug, Group)]
#[command(after_help = help::of(help::JOIN),
          after_long_help = help::with_read(help::JOIN))]
pub struct Join {
    /// The puzzle that was split
    #[arg(value_name = "PUZZLE")]
    pub puzzle: PathBuf,
    /// What batch answered to its cubes; - is standard input
    #[arg(value_name = "ANSWERS", default_value = "-")]
    pub answers: Vec<PathBuf>,
    /// The format of the puzzle, by name or ending, if its content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// One JSON object: the verdict, up to two pictures, how many cubes said what
    #[arg(long)]
    pub json: bool,
    /// Make one proof of those that batch --proofs wrote to this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "json")]
    pub proofs: Option<PathBuf>,
    /// With --proofs: write the proof to this folder, or archive if it ends with .tar; - writes
    /// the archive to standard output [default: the puzzle's name with .proof, here]
    #[arg(short, long, value_name = "BUNDLE", requires = "proofs")]
    pub output: Option<PathBuf>,
    /// Replace a proof that exists
    #[arg(long, requires = "proofs")]
    pub force: bool,
    /// How the steps are written
    #[arg(long, value_name = "FORM", default_value = "lrat", requires = "proofs")]
    pub proof: StepsName,
}
