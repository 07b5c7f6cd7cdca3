//! `nonosat check`: one verdict a puzzle.

use super::args::Check;
use super::watch::Watch;
use super::{Voice, options};
use crate::shell::input::{Address, name};
use crate::shell::{Exit, failure, interrupt};
use nonosat::document::Document;
use nonosat::pipeline::Verdict;
use nonosat::pipeline::portfolio::judge_side_by_side;
use nonosat::puzzle::Puzzle;
use nonosat::report::{Failure, Report};
use nonosat::verify::verify;
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

/// Checks every puzzle, also those behind a bad one.
pub fn run(command: &Check, voice: Voice) -> anyhow::Result<Exit> {
    // What has no meaning is told before anything is read.
    options::pipeline(&command.deciding)?;
    let mut worst = Exit::Yes;
    for path in &command.puzzles {
        let puzzles = Address::of(path).all_or_twins(command.from);
        let puzzles: Vec<(String, anyhow::Result<Document>)> = match puzzles {
            Ok((found, twins)) => {
                twins.iter().for_each(|note| voice.note(&format!("note: {note}")));
                found.into_iter().map(|found| (found.name, Ok(found.document))).collect()
            }
            Err(error) => vec![(name(path), Err(error))],
        };
        for (name, puzzle) in puzzles {
            worst = worst.max(report(command, name, puzzle, voice)?);
            if interrupt::was_raised() {
                return Ok(worst.max(Exit::Interrupted));
            }
        }
    }
    Ok(worst)
}

/// Checks one puzzle and prints what is to be told of it.
fn report(
    command: &Check,
    name: String,
    puzzle: anyhow::Result<Document>,
    voice: Voice,
) -> anyhow::Result<Exit> {
    let started = Instant::now();
    let checked = puzzle.and_then(|puzzle| check(command, &name, &puzzle, voice));
    let (mut told, exit) = checked.unwrap_or_else(|error| {
        let failure = failure::as_data(&error);
        (Checked { failure: Some(failure), ..Checked::default() }, failure::tell(&error))
    });
    told.file = name;
    told.seconds = started.elapsed().as_secs_f64();
    let line = if command.json { serde_json::to_string(&told)? } else { told.line() };
    writeln!(std::io::stdout(), "{line}")?;
    Ok(exit)
}

/// What is told of one puzzle: one JSON object, or one line for people.
#[derive(Default, Serialize)]
struct Checked {
    file: String,
    seconds: f64,
    /// What was found; absent if there was an error.
    #[serde(flatten)]
    report: Option<Report>,
    /// Where two pictures differ first: row and place in it, from 1.
    #[serde(skip)]
    first_difference: Option<(u32, u32)>,
    /// With `--goal`: `right`, `wrong` or `absent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<&'static str>,
    /// Why the goal is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_mismatch: Option<String>,
    /// What was wrong; absent if there was an answer.
    #[serde(flatten)]
    failure: Option<Failure>,
}

fn check(
    command: &Check,
    name: &str,
    document: &Document,
    voice: Voice,
) -> anyhow::Result<(Checked, Exit)> {
    let puzzle = document.puzzle();
    let mut watch = Watch::start(name, voice.verbose);
    watch.read(puzzle);
    let mut report = Report::undecided(puzzle);
    let options = options::pipeline(&command.deciding)?;
    let verdict = judge_side_by_side(puzzle, &options, command.deciding.threads, &mut |event| {
        report.event(&event);
        watch.event(event);
    })?;
    report.judged(puzzle, &verdict);
    if let (Verdict::Undecided(_, limit), Some(why)) = (&verdict, &mut report.reason) {
        // The library does not know who was impatient.
        why.words = failure::or_limit(limit, puzzle);
    }
    let mut told = Checked {
        first_difference: first_difference(puzzle, &verdict),
        report: Some(report),
        ..Checked::default()
    };
    let goal = if command.goal { told.take_goal(document) } else { Exit::Yes };
    Ok((told, exit(&verdict).max(goal)))
}

fn exit(verdict: &Verdict) -> Exit {
    match verdict {
        Verdict::Unique(_) => Exit::Yes,
        Verdict::Several(..) | Verdict::None(_) => Exit::No,
        Verdict::Undecided(_, limit) => {
            failure::tell_help(limit);
            Exit::undecided()
        }
    }
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
                let count = report.map_or(0, |report| report.differing_cells.len());
                format!(" (two pictures differ in {count} cells, first in row {row} at {at})")
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
        format!("{}: {word}{detail}{goal}", self.file)
    }
}
