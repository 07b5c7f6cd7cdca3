//! Arguments that choose how to decide a puzzle: engine, solver, encoding, threads, time.
//!
//! Invariants: clap passes negative numbers on as values, so that their parser names what it
//! expects.

use crate::cli::args::values;
use clap::{Arg, Args as Group, ValueEnum};
use std::time::Duration;

/// The heading of these options in the help.
pub const DECIDING: &str = "Solver and limits";

// How to decide a puzzle, and for how long.
#[derive(Debug, Group)]
#[command(next_help_heading = DECIDING)]
pub struct Deciding {
    /// Time limit, such as 10s or 2m, after which a puzzle is "undecided"
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// Number of threads [default: 1]
    ///
    /// On a single puzzle N solvers share the clauses that they learn, and N decimation runs look for
    /// a picture of a large board.
    #[arg(short = 'j', long = "jobs", value_name = "N",
          value_parser = values::threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// What decides the cells that line solving and probing leave open
    #[arg(long, value_name = "ENGINE", default_value = "sat", hide_short_help = true)]
    pub engine: EngineName,
    /// Another SAT solver that reads DIMACS, such as 'kissat -q'
    #[arg(long, value_name = "COMMAND", conflicts_with = "engine")]
    pub solver: Option<String>,
    #[command(flatten)]
    pub encoding: Encoding,
}

/// The help of `--jobs` for a command that may take several puzzles.
pub fn each_puzzle(argument: Arg) -> Arg {
    let more = "Each takes one of several puzzles. On a single puzzle N solvers share the clauses \
                that they learn, and N decimation runs look for a picture of a large board.";
    argument.long_help(format!("Number of threads [default: 1]\n\n{more}"))
}

impl Deciding {
    /// The number of puzzles to decide in parallel.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or(1)
    }
}

// How lines become clauses.
#[derive(Debug, Group)]
pub struct Encoding {
    /// How lines become clauses [default: auto]
    #[arg(long, value_name = "ENCODING", hide_short_help = true)]
    pub encoding: Option<EncodingName>,
    /// Limit of the encoding by placements: placements of all lines together
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = values::placements,
          default_value_t = nonosat_engine::encoding::DEFAULT_PLACEMENT_LIMIT, allow_negative_numbers = true)]
    pub placement_limit: u128,
}

/// Names of engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EngineName {
    /// A formula and our own SAT solver
    Sat,
    /// Branching, with every node propagated and probed
    Search,
    /// A formula and varisat instead of our own solver
    #[cfg(feature = "varisat")]
    Varisat,
    /// A formula and CaDiCaL
    #[cfg(feature = "cadical")]
    Cadical,
}

/// Names of encodings.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum EncodingName {
    /// One variable for each placement of a line
    Placements,
    /// Thresholds for the starts and ends of the runs
    Order,
    /// Whichever gives a line fewer clauses
    Auto,
}
