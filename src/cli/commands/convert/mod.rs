//! `nonosat convert`: writes puzzles in another format.
//!
//! In: files of puzzles or images. Out: one file, a folder of files, or text on standard output.
//! Invariants: drops only notes unless the user permits more; replaces files only with `--force`;
//! writes no file twice; into a folder, converts the other files if one is bad; a single file is
//! written with all puzzles or not at all.

mod editing;

use crate::app::failure::{CliError, about};
use crate::app::files::{PassedOver, all_files};
use crate::app::input::{Address, LoadedPuzzle};
use crate::app::output::Sink;
use crate::app::paths;
use crate::app::{Exit, failure, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::Convert;
use crate::cli::args::form::Form;
use crate::cli::commands::convert::editing::edited;
use crate::cli::commands::imaging;
use crate::cli::jobs::options;
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::output::destination::{Destination, fill_folder, in_folder};
use crate::cli::output::{losses, picture};
use anyhow::Context;
use nonosat_board::document::Document;
use nonosat_board::message::{Argument, Message, message};
use nonosat_engine::solver::{Outcome, solution};
use nonosat_files as format;
use nonosat_files::{Feature, Format, Loss, WriteError};
use std::collections::VecDeque;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Converts every puzzle of every file.
pub fn run(command: &Convert, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let (out, inputs) = match (&command.output, &*command.paths) {
        (Some(out), inputs) => (out, inputs),
        (None, [inputs @ .., out]) if !inputs.is_empty() => (out, inputs),
        _ => {
            return Err(CliError::error(Exit::Usage, "convert-arguments"));
        }
    };
    let drop: Vec<Feature> = command.drop.iter().flat_map(|name| Feature::named(name)).collect();
    let loss = Loss { lossy: command.lossy, drop: &drop };
    let format = target_format(command, inputs, out)?;
    if command.solve {
        // Refuse contradictory options before reading anything.
        options::pipeline(&command.deciding)?;
        interrupt::listen();
    }
    let mut run = Conversion {
        command,
        verbosity,
        format,
        loss,
        lost_features: Vec::new(),
        worst: Exit::Yes,
    };
    let inputs = run.files(inputs)?;
    match Destination::of(out) {
        Destination::Folder(folder) => run.fill_folder(&inputs, &folder)?,
        Destination::File(file) => run.write_all(&inputs, Some(&file))?,
        Destination::Standard => run.write_all(&inputs, None)?,
    }
    run.warn();
    Ok(run.worst)
}

/// The format by `--to`, else by the ending of the file.
fn target_format(command: &Convert, inputs: &[PathBuf], out: &Path) -> anyhow::Result<Format> {
    let ending = crate::cli::args::form::ending(out);
    let format = command.to.or_else(|| ending.as_deref().and_then(Format::from_ending));
    if format.is_none() && ending.as_deref().is_some_and(Form::is_drawn) {
        let (puzzle, file) = (paths::name(&inputs[0]), paths::name(out));
        let help = message!("help-render", puzzle = puzzle, file = file.clone());
        return Err(CliError::with_help(
            Exit::Usage,
            message!("convert-drawing", file = file),
            help,
        ));
    }
    let Some(format) = format else {
        let message = message!("convert-ending", file = out.display().to_string());
        return Err(CliError::with_help(Exit::Usage, message, "help-to"));
    };
    losses::refuse_read_only(format).map(|()| format)
}

/// The state of one run of `convert`.
struct Conversion<'a> {
    command: &'a Convert,
    verbosity: Verbosity,
    format: Format,
    loss: Loss<'a>,
    /// The features that were dropped from any puzzle.
    lost_features: Vec<Feature>,
    worst: Exit,
}

impl Conversion<'_> {
    /// The files that the arguments name. Prints the errors of folders and patterns.
    fn files(&mut self, typed: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
        let (mut files, passed_over) = (Vec::new(), PassedOver::default());
        for (typed, file) in all_files(typed, false, &passed_over) {
            match file {
                Ok(file) => files.push(file),
                Err(error) => self.report(typed, &error)?,
            }
        }
        passed_over.note().into_iter().for_each(|note| self.verbosity.note(note));
        Ok(files)
    }

    /// Writes each puzzle to a file of its own in the folder.
    fn fill_folder(&mut self, inputs: &[PathBuf], folder: &Path) -> anyhow::Result<()> {
        let mut files = Vec::new();
        for (typed, result) in puzzles(self.command, inputs, self.verbosity) {
            match result.and_then(|puzzles| self.texts(typed, puzzles, folder)) {
                Ok(texts) => files.extend(texts),
                Err(error) => self.report(typed, &error)?,
            }
            if interrupt::was_raised() {
                self.worst = self.worst.max(Exit::Interrupted);
                return Ok(());
            }
        }
        fill_folder(folder, &files, |path, text| {
            self.write(Some(path), text).or_else(|error| self.report(path, &error))
        })
    }

    /// The files to write for the puzzles of one file: paths and texts.
    fn texts(
        &mut self,
        typed: &Path,
        puzzles: Vec<LoadedPuzzle>,
        folder: &Path,
    ) -> anyhow::Result<Vec<(PathBuf, String)>> {
        let address = Address::of(typed);
        let mut files = Vec::new();
        for input in puzzles {
            let document = [input.document];
            let text = self.text(&document, &[input.name])?;
            let number = input.number.map(|number| (number, input.count));
            files.push((in_folder(folder, &address.path, number, self.format), text));
        }
        Ok(files)
    }

    /// Writes all puzzles to one file, or to standard output.
    fn write_all(&mut self, inputs: &[PathBuf], file: Option<&Path>) -> anyhow::Result<()> {
        if inputs.len() > 1 && !self.format.holds_several() {
            return Err(losses::holds_one(self.format, inputs.len()));
        }
        let (mut documents, mut names) = (Vec::new(), Vec::new());
        let is_output = |typed: &&PathBuf| {
            let address = Address::of(typed);
            address.number.is_some() && file == Some(&*address.path)
        };
        if let Some(typed) = inputs.iter().find(is_output) {
            let name = Address::of(typed).path.display().to_string();
            let message = message!("file-other-puzzles", name = name);
            return Err(CliError::with_help(Exit::Usage, message, "help-other-file"));
        }
        for (typed, result) in puzzles(self.command, inputs, self.verbosity) {
            match result {
                Err(error) => self.report(typed, &error)?,
                Ok(all) => {
                    for input in all {
                        documents.push(input.document);
                        names.push(input.name);
                    }
                }
            }
            if interrupt::was_raised() {
                self.worst = self.worst.max(Exit::Interrupted);
                return Ok(());
            }
        }
        if self.worst == Exit::Yes {
            let text = self.text(&documents, &names)?;
            self.write(file, &text)?;
        } else if inputs.len() > 1 {
            self.verbosity.note("note-nothing-written");
        }
        Ok(())
    }

    /// The puzzles as text; `names` are their names for messages.
    fn text(&mut self, documents: &[Document], names: &[String]) -> anyhow::Result<String> {
        let output = match format::write_all(documents, self.format, self.loss) {
            Ok(output) => output,
            Err(WriteError::Among { .. }) => return Err(self.each_unsupported(documents, names)?),
            Err(error) => return Err(self.unsupported(&error, names)),
        };
        self.lost_features.extend(output.lost);
        Ok(output.text)
    }

    fn write(&self, path: Option<&Path>, text: &str) -> anyhow::Result<()> {
        if let Some(path) = path.filter(|_| self.format.is_picture()) {
            picture::refuse_puzzle(path)?;
        }
        let mut sink = Sink::open(path, self.command.force)?;
        sink.write_all(text.as_bytes())?;
        sink.finish()
    }

    /// Prints the errors for all puzzles that the format cannot hold but the last, and returns that.
    fn each_unsupported(
        &mut self,
        documents: &[Document],
        names: &[String],
    ) -> anyhow::Result<anyhow::Error> {
        let mut errors = Vec::new();
        for (document, name) in documents.iter().zip(names) {
            let output = format::write(document, self.format, self.loss);
            errors.extend(output.err().map(|error| (name, losses::refused(name.clone(), &error))));
        }
        let last = errors.pop();
        for (name, error) in errors {
            self.report(Path::new(name), &error)?;
        }
        last.map(|(_, error)| error).context("a puzzle that was refused is written alone")
    }

    /// The error for puzzles that the format cannot hold, with help.
    fn unsupported(&self, error: &WriteError, names: &[String]) -> anyhow::Error {
        if let WriteError::HoldsOne { count, .. } = error {
            return losses::holds_one(self.format, *count);
        }
        let the_puzzle = || Argument::from(message!("the-puzzle"));
        losses::refused(names.first().map_or_else(the_puzzle, |name| name.clone().into()), error)
    }

    /// Prints the failure as text or JSON, and updates the exit status.
    fn report(&mut self, path: &Path, error: &anyhow::Error) -> anyhow::Result<()> {
        let exit = if self.command.has_json_errors() {
            writeln!(std::io::stderr(), "{}", failure::json(&paths::exact(path), error)?)?;
            failure::exit(error)
        } else {
            failure::report(error)
        };
        self.worst = self.worst.max(exit);
        Ok(())
    }

    /// Prints one warning about all dropped features.
    fn warn(&self) {
        if let Some(warning) = losses::warning(&self.lost_features) {
            self.verbosity.warn(warning);
        }
    }
}

/// The puzzles of a file, or an error.
type Read = anyhow::Result<Vec<LoadedPuzzle>>;

/// The files with their puzzles, solved and edited as requested.
fn puzzles<'a>(
    command: &'a Convert,
    inputs: &'a [PathBuf],
    verbosity: Verbosity,
) -> impl Iterator<Item = (&'a PathBuf, Read)> + 'a {
    prepared(command, inputs, verbosity).map(|(typed, read)| {
        let edited = read.and_then(|all| {
            let edit = |mut input: LoadedPuzzle| {
                input.document =
                    edited(input.document, &command.edits, &input.name, input.is_made)?;
                input.document = command.labels.label(input.document);
                Ok(input)
            };
            all.into_iter().map(edit).collect()
        });
        (typed, edited)
    })
}

/// The files with their puzzles, solved if requested.
fn prepared<'a>(
    command: &'a Convert,
    inputs: &'a [PathBuf],
    verbosity: Verbosity,
) -> Box<dyn Iterator<Item = (&'a PathBuf, Read)> + 'a> {
    let read = move |typed: &PathBuf| imaging::read(command, typed, verbosity);
    if !command.solve {
        return Box::new(inputs.iter().map(move |typed| (typed, read(typed))));
    }
    if command.deciding.threads() > 1 {
        let mut files: Vec<Read> = inputs.iter().map(read).collect();
        if files.iter().flatten().map(Vec::len).sum::<usize>() > 1 {
            solve_in_parallel(command, &mut files);
            return Box::new(inputs.iter().zip(files));
        }
    }
    Box::new(inputs.iter().map(move |typed| {
        let solved_puzzles = read(typed).and_then(|mut all| {
            for input in &mut all {
                input.document = with_solution(command, input, None)?;
            }
            Ok(all)
        });
        (typed, solved_puzzles)
    }))
}

/// Solves all puzzles of all files in parallel, one per thread.
fn solve_in_parallel(command: &Convert, files: &mut [Read]) {
    let mut documents = VecDeque::new();
    let items = files.iter().flatten().flatten().map(|input| WorkItem {
        name: input.name.clone(),
        cells: input.document.puzzle().geometry().cell_count(),
        value: input,
    });
    let work = |input: &LoadedPuzzle, stop: &Stop| with_solution(command, input, Some(stop));
    // Stores failures for their files and goes on, so this never fails.
    let _ = ordered_map(command.deciding.threads(), items, work, |document| {
        documents.push_back(document);
        Ok(true)
    });
    for file in files {
        // A file gets the first failure of its puzzles.
        let mut failure = None;
        for input in file.iter_mut().flatten() {
            match documents.pop_front() {
                Some(Ok(document)) => input.document = document,
                Some(Err(error)) => failure = failure.or(Some(error)),
                None => {}
            }
        }
        if let Some(error) = failure {
            *file = Err(error);
        }
    }
}

/// The puzzle with its first solution as the goal. With `stop`, it is one of several puzzles, and
/// gets one thread.
fn with_solution(
    command: &Convert,
    input: &LoadedPuzzle,
    stop: Option<&Stop>,
) -> anyhow::Result<Document> {
    let options = options::with_stop(&command.deciding, stop)?;
    let puzzle = input.document.puzzle();
    let (exit, message) = match solution(puzzle, &options)? {
        Outcome::Found(first) => {
            return Ok(input.document.clone().with_goal(first.picture().clone())?);
        }
        Outcome::None(reason) => (Exit::No, failure::no_solution(reason.message(puzzle))),
        Outcome::Limit(limit) => {
            (Exit::undecided(), failure::undecided(failure::limit_message(&limit, puzzle)))
        }
    };
    Err(CliError::error(exit, about(input.name.clone(), Message::plain(message))))
}
