//! `nonosat check`: one verdict a puzzle.

use super::args::Check;
use super::exit::Exit;
use super::watch::Watch;
use super::{failure, input, interrupt, options, picture};
use nonosat::pipeline::{Event, Verdict};
use nonosat::portfolio::judge_side_by_side;
use nonosat::puzzle::{CellId, Puzzle};
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// Checks every puzzle, also those behind a bad one.
pub fn run(command: &Check, verbose: bool) -> anyhow::Result<Exit> {
    let mut worst = Exit::Yes;
    for path in &command.puzzles {
        let started = Instant::now();
        let (mut report, exit) = match check(command, path, verbose) {
            Ok(checked) => checked,
            Err(error) => {
                let exit = failure::tell(&error);
                (Report { error: Some(format!("{error:#}")), ..Report::default() }, exit)
            }
        };
        report.file = input::name(path);
        report.seconds = started.elapsed().as_secs_f64();
        worst = worst.max(exit);
        let line = if command.json { serde_json::to_string(&report)? } else { report.line() };
        writeln!(std::io::stdout(), "{line}")?;
        if interrupt::was_raised() {
            break;
        }
    }
    Ok(worst)
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
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

fn check(command: &Check, path: &Path, verbose: bool) -> anyhow::Result<(Report, Exit)> {
    let mut watch = Watch::start(&input::name(path), verbose);
    let puzzle = input::puzzle(path, command.from)?;
    watch.stage("read", &puzzle.geometry().shape().to_string());
    let mut report = Report {
        cells: puzzle.geometry().cell_count(),
        lines: puzzle.geometry().line_count(),
        colors: puzzle.palette().color_count() - 1,
        ..Report::default()
    };
    let options = options::pipeline(&command.deciding)?;
    let verdict = judge_side_by_side(&puzzle, &options, command.deciding.threads, &mut |event| {
        match event {
            Event::Propagated { open_cells } => report.open_cells = Some(open_cells),
            Event::Encoded { vars, clauses, .. } => {
                (report.variables, report.clauses) = (vars, clauses);
            }
            _ => {}
        }
        watch.event(event);
    })?;
    let exit = report.take(&puzzle, &verdict);
    Ok((report, exit))
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
                    (row.line.0 + 1, row.at + 1)
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
        format!("{}: {word}{detail}", self.file)
    }
}
