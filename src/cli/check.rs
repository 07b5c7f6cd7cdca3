//! `nonosat check`: one verdict a puzzle.
//!
//! In: files. Out: a line for each puzzle, in their order. Holds: a bad puzzle does not keep those
//! behind it from being checked.

use super::args::Check;
use super::jobs::{Answer, Extras, Job, JobReport, Proving};
use super::many::{Item, Stop, in_order};
use super::summary::Summary;
use super::watch::Watch;
use super::{Voice, options};
use crate::shell::files::all_files;
use crate::shell::input::{Address, Found, Named, exact};
use crate::shell::words::shown;
use crate::shell::{Exit, failure, interrupt, memory, output, wrap};
use serde::Serialize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Checks every puzzle.
pub fn run(command: &Check, voice: Voice) -> anyhow::Result<Exit> {
    // What has no meaning is refused before anything is read.
    options::pipeline(&command.deciding)?;
    let files = all_files(&command.puzzles, false);
    let mut items = files.flat_map(|(typed, file)| items(command, typed, file));
    let first = items.next();
    // Where one follows the other, none is read before it is its turn.
    let second = if command.deciding.threads() > 1 { items.next() } else { None };
    let are_side_by_side = second.is_some();
    let mut all = first.into_iter().chain(second).chain(items);
    let mut summary = Summary::default();
    let (mut worst, mut failure) = (Exit::Yes, Ok(()));
    let mut take = |checked: anyhow::Result<Checked>| {
        let mut is_interrupted = false;
        failure = checked.and_then(|checked| {
            let Answer { verdict, name, took, .. } = &checked.answer;
            worst = worst.max(checked.exit);
            summary.take(verdict, name, *took);
            is_interrupted = checked.is_interrupted;
            checked.print(voice)
        });
        match failure.is_ok() && !is_interrupted {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    };
    if are_side_by_side {
        let work = |puzzle, stop: &Stop| check(command, puzzle, voice, Some(stop));
        in_order(command.deciding.threads(), all, work, &mut take);
    } else {
        while let Some(Item { what, .. }) = all.next()
            && take(check(command, what, voice, None)).is_continue()
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
struct Checked {
    note: Option<String>,
    /// For standard error.
    aside: String,
    answer: Answer,
    exit: Exit,
    is_interrupted: bool,
}

impl Checked {
    fn print(&self, voice: Voice) -> anyhow::Result<()> {
        self.note.iter().for_each(|note| voice.note(note));
        if !self.aside.is_empty() {
            failure::say(self.aside.trim_end());
        }
        if self.answer.is_meant {
            output::print(&format!("{}\n", self.answer.line))?;
        }
        Ok(())
    }
}

/// A puzzle as a JSON object.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    seconds: f64,
    #[serde(flatten)]
    report: &'a JobReport,
}

/// Checks one puzzle; beside others if there is a flag that ends it.
fn check(
    command: &Check,
    puzzle: Named,
    voice: Voice,
    stop: Option<&Stop>,
) -> anyhow::Result<Checked> {
    let started = Instant::now();
    let Named { name, file, found } = puzzle;
    let mut watch = match stop {
        Some(_) => Watch::aside(&name, voice.verbose),
        None => Watch::start(&name, voice.verbose),
    };
    let note = found.as_ref().ok().and_then(Found::note);
    let judged = found.and_then(|found| {
        let job = job(command, &found, stop);
        let is_out_of_memory = |judged: &anyhow::Result<JobReport>| {
            judged.as_ref().is_ok_and(JobReport::is_out_of_memory)
        };
        memory::shared(|| job.run(&mut watch), is_out_of_memory)
    });
    let note = note.filter(|_| judged.is_ok());
    let mut aside = watch.end();
    let (report, exit, message) = match judged {
        Ok(report) => {
            let (exit, help) =
                (exit(&report), report.limit.as_ref().and_then(failure::help_against));
            (report, exit, help)
        }
        Err(error) => {
            let text = Some(failure::text(&error));
            (failure::as_data(&error).into(), failure::exit(&error), text)
        }
    };
    aside.extend(message);
    let took = started.elapsed();
    let line = match command.json {
        true => {
            let seconds = took.as_secs_f64();
            serde_json::to_string(&Line { file: &file, seconds, report: &report })?
        }
        false => format!("{}: {}", shown(&file), report.text()),
    };
    let answer = report.answer(line, name, took, &command.wanted);
    Ok(Checked { note, aside, answer, exit, is_interrupted: interrupt::was_raised() })
}

fn job<'a>(command: &'a Check, found: &'a Found, stop: Option<&'a Stop>) -> Job<'a> {
    Job {
        document: &found.document,
        unclear: found.unclear.as_ref(),
        path: &found.path,
        deciding: &command.deciding,
        literal_limit: None,
        stop,
        extras: Extras {
            rating: command.wanted.is_rated(),
            proving: if command.prove { Proving::Checked } else { Proving::No },
            goal: command.goal,
            doubt: command.doubt,
            count: command.count,
            count_limit: command.count_limit,
        },
    }
}

/// How the program ends because of this puzzle.
fn exit(report: &JobReport) -> Exit {
    match (report.verdict(), report.goal) {
        ("undecided", _) => Exit::undecided(),
        ("unique", None | Some("right")) => Exit::Yes,
        _ => Exit::No,
    }
}
