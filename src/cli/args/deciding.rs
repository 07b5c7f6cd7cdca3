//! Arguments that choose how to decide a puzzle: engine, solver, encoding, threads, time.
//!
//! Invariants: clap passes negative numbers on as values, so that their parser names what it
//! expects.

use crate::cli::args::values;
use clap::{Args as Group, ValueEnum};
use std::time::Duration;

/// The heading of these options in the help.
pub const DECIDING: &str = "Deciding";

// How to decide a puzzle, and for how long.
#[derive(Debug, Group)]
#[command(next_help_heading = DECIDING)]
pub struct Deciding {
    /// Give up on a puzzle after so many seconds; the answer is then "undecided"
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// Use up to so many threads: each has a puzzle where there are several; on one puzzle alone
    /// so many solvers share what they learn [default: 1; of batch: as many as there are
    /// processors]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N",
          value_parser = values::threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Who decides what neither single lines nor trying single cells (probing) settle
    #[arg(long, value_name = "ENGINE", default_value = "sat")]
    pub engine: EngineName,
    /// Decide with this DIMACS solver instead of the built-in one: 'kissat -q', minisat, ...
    #[arg(long, value_name = "COMMAND", conflicts_with = "engine")]
    pub solver: Option<String>,
    #[command(flatten)]
    pub encoding: Encoding,
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
    #[arg(long, value_name = "ENCODING")]
    pub encoding: Option<EncodingName>,
    /// Most placements that the encoding by placements lists, all lines together
    #[arg(long, value_name = "N", value_parser = values::placements,
          default_value_t = nonosat::encoding::DEFAULT_PLACEMENT_LIMIT, allow_negative_numbers = true)]
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
