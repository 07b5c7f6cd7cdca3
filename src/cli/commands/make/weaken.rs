//! `nonosat make weaken`: makes clues that say no more than their picture needs.
//!
//! In: a puzzle with one solution. Out: the puzzle with weaker clues, or its board. Invariants: its
//! picture stays the only one; if the time is over, it writes the weakest clues so far.

use crate::app::Exit;
use crate::app::failure::{self, CliError};
use crate::app::input::Address;
use crate::app::interrupt::budget;
use crate::app::language::words;
use crate::cli::Verbosity;
use crate::cli::args::MakeWeaken;
use crate::cli::args::form::Form;
use crate::cli::output::destination::refuse_own_file;
use crate::cli::output::picture;
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_board::puzzle::{Case, Clue, Length, PatternItem, Picture, Puzzle, Run};
use nonosat_engine::solver::{Options, Outcome, Verdict};
use nonosat_studio::authoring::weaken::{Weakened, numbers, weaken};

/// A run of any length and color.
const ANY_RUN: Run = Run { color: None, length: Length::ANY };

/// Weakens the clues of a puzzle.
pub fn run(command: &MakeWeaken, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = match Form::of(None, command.target.file())? {
        Form::Text => Form::Board,
        form => form,
    };
    let budget = budget(command.time_limit);
    let address = Address::of(&command.puzzle.path);
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let file = address.one(command.puzzle.from)?;
    refuse_own_file(command.target.file(), &address, &file)?;
    let (name, document) = (file.name, file.document);
    picture::refuse_form(&name, &with_pattern(document.puzzle())?, form)?;
    progress.read(document.puzzle());
    progress.prepare();
    let options = Options::default().within(budget.clone());
    let verdict = progress.judge(document.puzzle(), &options)?;
    let only = only_picture(document.puzzle(), verdict)?;
    let weak = weaken(document.puzzle(), &only, &budget, &mut |tries, most| {
        progress.update("weaken", &format!("{tries} of at most {most} tries"));
    })?;
    drop(progress);
    let (all, count) = (numbers(document.puzzle()), numbers(&weak.puzzle));
    let Weakened { puzzle, is_least } = weak;
    let document = Document::of(puzzle, document.notes().clone(), None, None)?;
    let mut sink = picture::open(&command.target, form)?;
    picture::write(&mut sink, &document, &only, form, picture::depth(&command.target))?;
    sink.finish()?;
    let outcome = match is_least {
        true => message!("weaken-least", count = count, all = all),
        false => message!("weaken-less", count = count, all = all),
    };
    if all > 0 {
        verbosity.print(&format!("{name}: {}", words(&outcome)));
    }
    Ok(if budget.is_over() { Exit::undecided() } else { Exit::Yes })
}

/// The only picture of a puzzle.
///
/// # Errors
/// If there is none, or several, or a limit was reached first.
fn only_picture(puzzle: &Puzzle, verdict: Verdict) -> anyhow::Result<Picture> {
    let only = match verdict {
        Verdict::Unique(only) => Outcome::Found(only),
        Verdict::None(reason) => Outcome::None(reason),
        Verdict::Undecided(_, limit) => Outcome::Limit(limit),
        Verdict::Several(..) => {
            return Err(CliError::with_help(Exit::No, "weaken-several", "help-weaken"));
        }
    };
    Ok(failure::result(only, puzzle)?.picture().clone())
}

/// The puzzle with a clue that only formats with patterns can hold, and that every line satisfies.
fn with_pattern(puzzle: &Puzzle) -> anyhow::Result<Document> {
    let lines = puzzle.geometry().lines();
    let mut clues: Vec<Clue> = lines.map(|line| puzzle.clue(line).clone()).collect();
    let empty = Case::in_order(Vec::new());
    let some = Case::in_order(vec![PatternItem::Run(ANY_RUN), PatternItem::Any]);
    if let Some(first) = clues.first_mut() {
        *first = Clue::of_cases(vec![empty, some]);
    }
    let (geometry, palette) = (puzzle.geometry().clone(), puzzle.palette().clone());
    Ok(Puzzle::new(geometry, palette, clues)?.into())
}
