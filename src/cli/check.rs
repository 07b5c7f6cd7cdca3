//! `nonosat check`: one verdict a puzzle.

use super::args::Check;
use super::exit::Exit;
use super::watch::Watch;
use super::{failure, input, interrupt, options, picture};
use nonosat::document::Document;
use nonosat::pipeline::portfolio::judge_side_by_side;
use nonosat::pipeline::{Event, Verdict};
use nonosat::puzzle::{CellId, Puzzle};
use nonosat::verify::verify;
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

/// Checks every puzzle, also those behind a bad one.
pub fn run(command: &Check, verbose: bool) -> anyhow::Result<Exit> {
    let mut worst = Exit::Yes;
    for path in &command.puzzles {
        let puzzles = input::verdicts_of(path, command.from);
        let puzzles: Vec<(String, anyhow::Result<Document>)> = match puzzles {
            Ok(puzzles) => puzzles.into_iter().map(|(name, puzzle)| (name, Ok(puzzle))).collect(),
            Err(error) => vec![(input::name(path), Err(error))],
        };
        for (name, puzzle) in puzzles {
            worst = worst.max(report(command, name, puzzle, verbose)?);
            if interrupt::was_raised() {
                return Ok(worst);
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
    verbose: bool,
) -> anyhow::Result<Exit> {
    let started = Instant::now();
    let checked = puzzle.and_then(|puzzle| check(command, &name, &puzzle, verbose));
    let (mut report, exit) = checked.unwrap_or_else(|error| {
        let problems = failure::problems(&error);
        let text = match error.downcast_ref::<failure::Told>() {
            Some(_) if !problems.is_empty() => problems[0].message.clone(),
            _ => format!("{error:#}"),
        };
        let exit = failure::tell(&error);
        (Report { error: Some(text), problems, ..Report::default() }, exit)
    });
    report.file = name;
    report.seconds = started.elapsed().as_secs_f64();
    let line = if command.json { serde_json::to_string(&report)? } else { report.line() };
    writeln!(std::io::stdout(), "{line}")?;
    Ok(exit)
}

/// What is told of one puzzle; the fields of the JSON object.
#[derive(Default, Serialize)]
struct Report {
    file: String,
    /// `unique`, `several`, `none`, `undecided`; absent if there was an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    seconds: f64,
    cells: usize,
    lines: usize,
    colors: usize,
    /// Cells still open when all lines were solved; absent if that failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    open_cells: Option<usize>,
    variables: usize,
    clauses: usize,
    /// Why there is no solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The pictures found: one if unique, two if several; rows of letters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    solutions: Vec<Vec<String>>,
    /// Where two pictures differ: row and place in it, from 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    differing_cells: Vec<(u32, u32)>,
    /// With `--goal`: `right`, `wrong` or `absent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<&'static str>,
    /// Why the goal is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_mismatch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    /// The places in the file, if the file is bad.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<failure::Place>,
}

fn check(
    command: &Check,
    name: &str,
    document: &Document,
    verbose: bool,
) -> anyhow::Result<(Report, Exit)> {
    let puzzle = document.puzzle();
    let mut watch = Watch::start(name, verbose);
    watch.stage("read", &puzzle.geometry().shape().to_string());
    let mut report = Report {
        cells: puzzle.geometry().cell_count(),
        lines: puzzle.geometry().line_count(),
        colors: puzzle.palette().color_count() - 1,
        ..Report::default()
    };
    let options = options::pipeline(&command.deciding)?;
    let verdict = judge_side_by_side(puzzle, &options, command.deciding.threads, &mut |event| {
        match event {
            Event::Propagated { open_cells } => report.open_cells = Some(open_cells),
            Event::Encoded { vars, clauses, .. } => {
                (report.variables, report.clauses) = (vars, clauses);
            }
            _ => {}
        }
        watch.event(event);
    })?;
    let exit = report.take(puzzle, &verdict);
    let goal = if command.goal { report.take_goal(document) } else { Exit::Yes };
    Ok((report, exit.max(goal)))
}

impl Report {
    fn take(&mut self, puzzle: &Puzzle, verdict: &Verdict) -> Exit {
        self.verdict = Some(verdict.word());
        let rows =
            |found: &nonosat::verify::Verified| picture::rows(puzzle.geometry(), found.picture());
        match verdict {
            Verdict::Unique(only) => {
                self.solutions = vec![rows(only)];
                Exit::Yes
            }
            Verdict::Several(first, second) => {
                self.solutions = vec![rows(first), rows(second)];
                let place = |cell: CellId| {
                    let row = puzzle.geometry().through(cell)[0];
                    (row.line.number() + 1, row.at + 1)
                };
                let differing = first.picture().differences(second.picture());
                self.differing_cells = differing.into_iter().map(place).collect();
                Exit::No
            }
            Verdict::None(reason) => {
                self.reason = Some(reason.describe(puzzle));
                Exit::No
            }
            Verdict::Undecided(first) => {
                self.solutions = first.iter().map(rows).collect();
                Exit::undecided()
            }
        }
    }

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
        let word = self.verdict.unwrap_or("error");
        let detail = match (&self.reason, &self.differing_cells[..]) {
            (Some(reason), _) => format!(" ({reason})"),
            (None, [(row, at), ..]) => {
                let count = self.differing_cells.len();
                format!(" (two pictures differ in {count} cells, first in row {row} at {at})")
            }
            _ => String::new(),
        };
        let goal = match (self.goal, &self.goal_mismatch, self.verdict) {
            (Some("right"), _, Some("unique")) => "; the goal is the solution".to_owned(),
            (Some("right"), ..) => "; the goal is a solution".to_owned(),
            (_, Some(mismatch), _) => format!("; the goal is wrong: {mismatch}"),
            (Some(_), ..) => "; the file has no goal".to_owned(),
            (None, ..) => String::new(),
        };
        format!("{}: {word}{detail}{goal}", self.file)
    }
}
