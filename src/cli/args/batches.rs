//! Arguments of `batch`.

use crate::app::paths;
use crate::cli::args::{Deciding, Filter, help, pages, values};
use clap::Args as Group;
use nonosat_files::Format;
use std::path::{Path, PathBuf};

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
