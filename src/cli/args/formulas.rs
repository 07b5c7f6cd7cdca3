//! Arguments of `encode`, `decode`, `prove` and `verify`.

use crate::cli::args::{
    Deciding, Encoding, EngineName, Output, PuzzleFile, Target, help, pages, values,
};
use clap::{Args as Group, ValueEnum};
use nonosat_engine::certificate::ProofForm;
use nonosat_engine::encoding::DEFAULT_PLACEMENT_LIMIT;
use nonosat_files::Format;
use std::path::PathBuf;
use std::time::Duration;

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
