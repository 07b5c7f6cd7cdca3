//! Arguments of several commands: files to read and to write.

use crate::cli::args::form::Form;
use crate::cli::args::values;
use clap::Args as Group;
use nonosat::format::Format;
use std::path::PathBuf;

// The puzzle to read.
#[derive(Debug, Group)]
pub struct PuzzleFile {
    /// The puzzle's file, or FILE#3 for the third of several; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub path: PathBuf,
    /// The format of the puzzle, by name or ending, if its content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
}

// The file for the results.
#[derive(Debug, Group)]
pub struct Target {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace the output file if it exists; a puzzle is never replaced by a picture
    #[arg(long, requires = "output")]
    pub force: bool,
}

// The file for pictures, and their form.
#[derive(Debug, Group)]
pub struct Output {
    #[command(flatten)]
    pub target: Target,
    /// How to write the picture: text, board (text with the clues beside it), solution, svg, png,
    /// pdf, json (one object a line), or a format of puzzles, which keeps the picture as the goal
    /// of the puzzle. Otherwise the ending of the
    /// output file tells, else it is text
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
        let named = if self.json { Some(Form::Json) } else { self.to };
        Form::of(named, self.target.output.as_deref())
    }
}
