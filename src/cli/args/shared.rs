//! Arguments of several commands: files to read and to write, and how to decide a puzzle.
//!
//! Invariants: clap passes negative numbers on as values, so that their parser names what it
//! expects.

use crate::app::paths;
use crate::cli::args::form::Form;
use crate::cli::args::values;
use clap::{Arg, Args as Group, ValueEnum};
use nonosat_board::document::Document;
use nonosat_files::Format;
use std::path::{Path, PathBuf};
use std::time::Duration;

// The puzzle to read.
#[derive(Debug, Group)]
pub struct PuzzleFile {
    /// The puzzle's file; FILE#3 is the third of several; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub path: PathBuf,
    /// Format of the puzzle, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
}

// The file for the results.
#[derive(Debug, Group)]
pub struct Target {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the output file, but never a puzzle by a picture
    #[arg(long, requires = "output")]
    pub force: bool,
}

impl Target {
    /// The file to write; `None` is standard output.
    pub fn file(&self) -> Option<&Path> {
        paths::output_file(self.output.as_deref())
    }
}

// The file for pictures, and their form.
#[derive(Debug, Group)]
pub struct Output {
    #[command(flatten)]
    pub target: Target,
    /// Form: text, board (with clues), solution, svg, png, pdf, json, or a format of puzzles
    ///
    /// json is one object a line; a format of puzzles stores the picture beside the clues
    /// (`nonosat formats` lists them). The default is that of the ending of the output file, else
    /// text.
    #[arg(short, long, value_name = "FORM", value_parser = values::form)]
    pub to: Option<Form>,
    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    pub json: bool,
}

impl Output {
    /// The form of the picture: by its name, else by the ending of the output file, else text.
    ///
    /// # Errors
    /// If the ending is that of no form.
    pub fn form(&self) -> anyhow::Result<Form> {
        let form = if self.json { Some(Form::Json) } else { self.to };
        Form::of(form, self.target.file())
    }
}

// Notes for the puzzles that a command makes or converts.
#[derive(Debug, Default, Group)]
pub struct Labels {
    /// Title of the puzzles
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// Author of the puzzles
    #[arg(long, value_name = "TEXT")]
    pub author: Option<String>,
}

impl Labels {
    /// The document with these notes in place of its own.
    pub fn label(&self, document: Document) -> Document {
        if self.title.is_none() && self.author.is_none() {
            return document;
        }
        let mut notes = document.notes().clone();
        notes.title = self.title.clone().or(notes.title);
        notes.author = self.author.clone().or(notes.author);
        document.with_notes(notes)
    }
}

/// The heading of these options in the help.
pub const DECIDING_HEADING: &str = "Solver and limits";

// How to decide a puzzle, and for how long.
#[derive(Debug, Group)]
#[command(next_help_heading = DECIDING_HEADING)]
pub struct Deciding {
    /// Time limit, such as 10s or 2m, after which a puzzle is "undecided"
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// Number of threads [default: 1]
    ///
    /// On a single puzzle N solvers share the clauses that they learn.
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
    let details = "Each takes one of several puzzles. On a single puzzle N solvers share the clauses \
                that they learn.";
    argument.long_help(format!("Number of threads [default: 1]\n\n{details}"))
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
