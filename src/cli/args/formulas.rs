//! Arguments of `encode` and `decode`.

use super::{Encoding, Output, PuzzleFile, Target, help};
use clap::Args as Group;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = help::of(help::ENCODE),
          after_long_help = help::with_read(help::ENCODE))]
pub struct Encode {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: Target,
    /// The clues and given cells alone, without what lines and probing would settle first
    #[arg(long)]
    pub raw: bool,
    #[command(flatten)]
    pub encoding: Encoding,
}

#[derive(Debug, Group)]
#[command(after_help = help::of(help::DECODE),
          after_long_help = help::with_forms(help::DECODE))]
pub struct Decode {
    /// The formula that `nonosat encode` wrote
    #[arg(value_name = "FILE.cnf")]
    pub formula: PathBuf,
    /// What the solver printed, or its result file; - is standard input
    pub answer: PathBuf,
    #[command(flatten)]
    pub output: Output,
}
