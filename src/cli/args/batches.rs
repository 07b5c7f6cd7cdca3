//! Arguments of `batch`.

use super::{Deciding, Wanted, help};
use clap::Args as Group;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::BATCH),
          after_long_help = help::with_read(help::BATCH))]
pub struct Batch {
    /// Records, one JSON object a line: {"id": ..., "puzzle": "the text of a file", "from": "its
    /// format, if that does not tell"}, or a puzzle as nonosat's JSON; or files of puzzles,
    /// folders, 'patterns*'
    #[arg(value_name = "IN", default_value = "-")]
    pub inputs: Vec<PathBuf>,
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
    /// Tell how many seconds each puzzle took
    #[arg(long)]
    pub timings: bool,
    #[command(flatten)]
    pub wanted: Wanted,
    #[command(flatten)]
    pub deciding: Deciding,
}
