//! `nonosat check`: one verdict a puzzle.

use super::args::Check;
use super::many::{Item, Stop, in_order};
use super::progress::ProgressReporter;
use super::summary::Summary;
use super::{Verbosity, options};
use crate::app::files::all_files;
use crate::app::input::{Address, LoadedPuzzle, Named};
use crate::app::paths::exact;
use crate::app::words::{counted, shown};
use crate::app::{Exit, failure, interrupt, memory, output, wrap};
use nonosat::certificate::{ProofForm, prove};
use nonosat::document::Document;
use nonosat::puzzle::Puzzle;
use nonosat::report::{AmbiguousReport, CountReport, Failure, Report, unless_all_agree};
use nonosat::solver::counting::BigUint;
use nonosat::solver::portfolio::judge_side_by_side;
use nonosat::solver::{Event, Options, Outcome, Verdict, ambiguous_cells, count_solutions};
use nonosat::verify::verify;
use serde::Serialize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Checks every puzzle, also those behind a bad one.
pub fn run(command: &Check, voice: Verbosity) -> anyhow::Result<Exit> {
    // What has no meaning is told before anything is read.
    options::pipeline(&command.deciding)?;
    let files = all_files(&command.puzzles, false);
    let mut items = files.flat_map(|(typed, file)| items(command, typed, file)).peekable();
    let mut summary = Summary::default();
    let (mut worst, mut failure) = (Exit::Yes, Ok(()));
    let mut take = |told: Printed| {
        worst = worst.max(told.exit);
        summary.take(told.verdict, &told.name, told.took);
        failure = told.print(voice);
        if failure.is_ok() && !told.is_interrupted {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    };
    let first = items.next();
    if command.deciding.threads() > 1 && items.peek().is_some() {
        // Each on one thread, which is told by there being a flag.
        let all = first.into_iter().chain(items);
        let work = |puzzle, stop: &Stop| told(command, puzzle, voice, Some(stop));
        in_order(command.deciding.threads(), all, work, &mut take);
    } else {
        let mut all = first.into_iter().chain(items);
        while let Some(Item { what, .. }) = all.next()
            && take(told(command, what, voice, None)).is_continue()
        {}
    }
    failure?;
    if summary.count() > 1 {
        voice.note(&wrap::for_errors(&summary.to_string()));
    }
    Ok(if interrupt::was_raised() { worst.max(Exit::Interrupted) } else { worst })
}

/// The puzzles of one file.
fn items(command: &Check, typed: &Path, file: anyhow::Result<PathBuf>) -> Vec<Item<Named>> {
    let each = match file {
        Ok(file) => Address::of(&file).each(command.from),
        Err(error) => vec![Named::refused(exact(typed), error)],
    };
    let item = |named: Named| {
        let found = named.found.as_ref();
        let cells = found.map_or(0, |found| found.document.puzzle().geometry().cell_count());
        Item { name: named.name.clone(), cells, what: named }
    };
    each.into_iter().map(item).collect()
}

/// What is to be printed of one puzzle.
struct Printed {
    note: Option<String>,
    /// For standard error.
    aside: String,
    line: serde_json::Result<String>,
    name: String,
    /// `unique`, ..., or `error`.
    verdict: &'static str,
    took: Duration,
    exit: Exit,
    /// Was it asked for?
    is_meant: bool,
    is_interrupted: bool,
}

impl Printed {
    fn print(&self, voice: Verbosity) -> anyhow::Result<()> {
        self.note.iter().for_each(|note| voice.note(note));
        if !self.aside.is_empty() {
            failure::print_error(self.aside.trim_end());
        }
        let line = self.line.as_ref().map_err(|error| anyhow::anyhow!("{error}"))?;
        if self.is_meant {
            output::print(&format!("{line}\n"))?;
        }
        Ok(())
    }
}

/// Checks one puzzle; beside others if there is a flag that ends it.
fn told(command: &Check, puzzle: Named, voice: Verbosity, beside: Option<&Stop>) -> Printed {
    let started = Instant::now();
    let Named { name, file, found } = puzzle;
    let mut watch = match beside {
        Some(_) => ProgressReporter::buffered(&name, voice.verbose),
        None => ProgressReporter::start(&name, voice.verbose),
    };
    let mut note = found.as_ref().ok().and_then(LoadedPuzzle::note);
    let checked = found.and_then(|found| {
        let check = || check(command, &found, &mut watch, beside);
        memory::shared(check, |checked| {
            let report = checked.as_ref().ok().and_then(|(told, ..)| told.report.as_ref());
            report.is_some_and(Report::is_out_of_memory)
        })
    });
    note = note.filter(|_| checked.is_ok());
    let mut aside = watch.end();
    let (mut told, exit) = match checked {
        Ok((told, exit, help)) => {
            aside.extend(help);
            (told, exit)
        }
        Err(error) => {
            aside += &failure::text(&error);
            let failure = Some(failure::as_data(&error));
            (Checked { failure, ..Checked::default() }, failure::exit(&error))
        }
    };
    let took = started.elapsed();
    (told.file, told.seconds) = (file, took.as_secs_f64());
    let verdict = told.report.as_ref().map_or("error", |report| report.verdict);
    let line = if command.json { serde_json::to_string(&told) } else { Ok(told.line()) };
    // What failed always is.
    let is_meant = told.report.as_ref().is_none_or(|report| command.filter.takes(report));
    let is_interrupted = interrupt::was_raised();
    Printed { note, aside, line, name, verdict, took, exit, is_meant, is_interrupted }
}

/// A proof that the checker accepted.
#[derive(Serialize)]
struct Accepted {
    steps: usize,
    bytes: usize,
}

/// What is told of one puzzle: one JSON object, or one line for people.
#[derive(Default, Serialize)]
struct Checked {
    file: String,
    seconds: f64,
    /// What was found; absent if there was an error.
    #[serde(flatten)]
    report: Option<Report>,
    /// The formats that the file could be in, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    twins: Option<Vec<&'static str>>,
    /// Where two pictures differ first: row and place in it, from 1.
    #[serde(skip)]
    first_difference: Option<(u32, u32)>,
    /// With `--goal`: `right`, `wrong` or `absent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<&'static str>,
    /// Why the goal is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_mismatch: Option<String>,
    /// With `--prove`: the proof of `unique` or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Accepted>,
    /// What was wrong; absent if there was an answer.
    #[serde(flatten)]
    failure: Option<Failure>,
}

/// What is told, how it ends, and what would help.
fn check(
    command: &Check,
    found: &LoadedPuzzle,
    watch: &mut ProgressReporter,
    beside: Option<&Stop>,
) -> anyhow::Result<(Checked, Exit, Option<String>)> {
    refuse_unclear(command, found)?;
    let puzzle = found.document.puzzle();
    watch.read(puzzle);
    let mut report = Report::undecided(puzzle);
    let (options, threads) = options::beside(&command.deciding, beside)?;
    let mut events = |event| {
        report.event(&event);
        watch.event(event);
    };
    let (verdict, proof) = match command.prove {
        true => proved(puzzle, &options, &mut events)?,
        false => (judge_side_by_side(puzzle, &options, threads, &mut events)?, None),
    };
    if let Some(unclear) = &found.unclear
        && let Some(ambiguity) = unless_all_agree(unclear, &verdict, &options)?
    {
        return Err(found.unclear(ambiguity));
    }
    if let Some(proof) = &proof {
        watch.stage("prove", &format!("{} steps", proof.steps));
    }
    report.judged(puzzle, &verdict);
    survey(command, puzzle, &verdict, &options, &mut report, watch)?;
    if let (Verdict::Undecided(_, limit), Some(why)) = (&verdict, &mut report.reason) {
        // The library does not know who was impatient.
        why.words = failure::or_limit(limit, puzzle);
    }
    report.rate(puzzle, &verdict, command.filter.is_rated(), &options.budget);
    let mut told = Checked {
        first_difference: first_difference(puzzle, &verdict),
        report: Some(report),
        twins: found.ambiguous_formats(),
        proof,
        ..Checked::default()
    };
    let goal = if command.goal { told.take_goal(&found.document) } else { Exit::Yes };
    let (exit, help) = match &verdict {
        Verdict::Unique(_) => (Exit::Yes, None),
        Verdict::Several(..) | Verdict::None(_) => (Exit::No, None),
        Verdict::Undecided(_, limit) => (Exit::undecided(), failure::help_against(limit)),
    };
    Ok((told, exit.max(goal), help))
}

/// Refuses what could be several puzzles where more than the verdict is wanted.
fn refuse_unclear(command: &Check, found: &LoadedPuzzle) -> anyhow::Result<()> {
    let is_of_one = command.prove || command.count || command.ambiguous || command.goal;
    match &found.unclear {
        Some(unclear) if is_of_one || command.filter.is_rated() => {
            Err(found.unclear(unclear.ambiguity()))
        }
        _ => Ok(()),
    }
}

/// Counts the pictures and the cells that differ between them, as far as that was asked for.
fn survey(
    command: &Check,
    puzzle: &Puzzle,
    verdict: &Verdict,
    options: &Options,
    report: &mut Report,
    watch: &mut ProgressReporter,
) -> anyhow::Result<()> {
    // Before the pictures are counted, which may take all the time there is.
    if command.ambiguous {
        let ambiguous = ambiguous_cells(puzzle, verdict, options)?;
        watch.stage("ambiguous", &format!("{} cells", ambiguous.cells.len()));
        report.doubt = Some(AmbiguousReport::from(&ambiguous));
    }
    if command.count {
        let enough = command.count_limit.map(BigUint::from);
        let count = count_solutions(puzzle, verdict, enough.as_ref(), options);
        watch.stage("count", &count.to_string());
        report.count = Some(CountReport::from(&count));
    }
    Ok(())
}

/// The verdict, once its proof was accepted.
fn proved(
    puzzle: &Puzzle,
    options: &Options,
    events: &mut dyn FnMut(Event),
) -> anyhow::Result<(Verdict, Option<Accepted>)> {
    let proven = match prove(puzzle, options, events)? {
        Outcome::Found(proven) => proven,
        Outcome::None(reason) => return Ok((Verdict::None(reason), None)),
        Outcome::Limit(limit) => return Ok((Verdict::Undecided(None, limit), None)),
    };
    let verdict = proven.verdict().clone();
    if !matches!(verdict, Verdict::Unique(_) | Verdict::None(_)) {
        return Ok((verdict, None));
    }
    let text = proven.steps(ProofForm::Lrat)?;
    Ok((verdict, Some(Accepted { steps: proven.check(&text)?, bytes: text.len() })))
}

/// Row and place in it, from 1.
fn first_difference(puzzle: &Puzzle, verdict: &Verdict) -> Option<(u32, u32)> {
    let Verdict::Several(first, second) = verdict else { return None };
    let cell = *first.picture().differences(second.picture()).first()?;
    let row = puzzle.geometry().through(cell)[0];
    Some((row.line.number() + 1, row.at + 1))
}

impl Checked {
    /// Does the goal satisfy the clues?
    fn take_goal(&mut self, document: &Document) -> Exit {
        let Some(goal) = document.goal() else {
            self.goal = Some("absent");
            return Exit::No;
        };
        match verify(document.puzzle(), goal.clone()) {
            Ok(_) => {
                self.goal = Some("right");
                Exit::Yes
            }
            Err(mismatch) => {
                self.goal = Some("wrong");
                self.goal_mismatch = Some(mismatch.to_string());
                Exit::No
            }
        }
    }

    /// The verdict for people, with what explains it.
    fn line(&self) -> String {
        let report = self.report.as_ref();
        let word = report.map_or("error", |report| report.verdict);
        let reason = report.and_then(|report| report.reason.as_ref());
        let detail = match (reason, self.first_difference) {
            (Some(reason), _) => format!(" ({})", reason.words),
            (None, Some((row, at))) => {
                let count: usize =
                    report.map_or(0, |report| report.differing_cells.iter().map(Vec::len).sum());
                let cells = counted(count, "cell");
                format!(" (two pictures differ in {cells}, first in row {row} at {at})")
            }
            _ => String::new(),
        };
        let goal = match (self.goal, &self.goal_mismatch, word) {
            (Some("right"), _, "unique") => "; the goal is the solution".to_owned(),
            (Some("right"), ..) => "; the goal is a solution".to_owned(),
            (_, Some(mismatch), _) => format!("; the goal is wrong: {mismatch}"),
            (Some(_), ..) => "; the file has no goal".to_owned(),
            (None, ..) => String::new(),
        };
        let rating = match report {
            Some(Report { rating: Some(rating), .. }) => format!(", {}", rating.describe()),
            Some(Report { verdict: "unique", sizes, .. })
                if sizes.open_after_lines.is_some_and(|open| open > 0) =>
            {
                ", not by lines".to_owned()
            }
            _ => String::new(),
        };
        let proof = self.proof.as_ref();
        let proof = proof
            .map_or(String::new(), |proof| format!("; proved in {}", counted(proof.steps, "step")));
        let number = report.map_or(String::new(), numbers);
        let file = shown(&self.file);
        format!("{file}: {word}{number}{rating}{detail}{proof}{goal}")
    }
}

/// How many pictures there are and how many cells are in doubt, where there are several pictures.
fn numbers(report: &Report) -> String {
    if report.verdict != "several" {
        return String::new();
    }
    let least = |exact| if exact { "" } else { "at least " };
    let pictures = report
        .count
        .as_ref()
        .map(|count| format!(", {}{}", least(count.exact), counted(&count.number, "picture")));
    let cells = report
        .doubt
        .as_ref()
        .map(|found| (least(found.exact), counted(found.cells.len(), "cell")))
        .map(|(least, cells)| format!(", {least}{cells} in doubt"));
    [pictures, cells].into_iter().flatten().collect()
}
