//! Arguments of several commands: files to read and to write.

use crate::app::paths;
use crate::cli::args::form::Form;
use crate::cli::args::values;
use clap::Args as Group;
use nonosat_board::document::Document;
use nonosat_files::Format;
use std::path::{Path, PathBuf};

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
        let named = if self.json { Some(Form::Json) } else { self.to };
        Form::of(named, self.target.file())
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
