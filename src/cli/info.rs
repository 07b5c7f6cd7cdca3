//! `nonosat info`: what is in a puzzle file.

use super::Voice;
use super::args::Info;
use crate::shell::input::{self, Address};
use crate::shell::{Exit, failure};
use nonosat::document::Document;
use nonosat::format::Format;
use nonosat::puzzle::{Clue, Puzzle, Run};
use nonosat::verify::verify;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// Tells of every puzzle, also of those behind a bad file.
pub fn run(command: &Info, voice: Voice) -> anyhow::Result<Exit> {
    let mut worst = Exit::Yes;
    for path in &command.puzzles {
        if let Err(error) = tell(command, path, voice) {
            if command.json {
                let object = failure::json(&input::name(path), &error)?;
                writeln!(std::io::stdout(), "{object}")?;
                worst = worst.max(failure::exit(&error));
            } else {
                worst = worst.max(failure::tell(&error));
            }
        }
    }
    Ok(worst)
}

fn tell(command: &Info, path: &Path, voice: Voice) -> anyhow::Result<()> {
    let (found, twins) = Address::of(path).all_or_twins(command.from)?;
    twins.iter().for_each(|note| voice.note(&format!("note: {note}")));
    for found in found {
        let facts = Facts::of(found.name, found.format, &found.document);
        let text = if command.json { serde_json::to_string(&facts)? + "\n" } else { facts.lines() };
        write!(std::io::stdout(), "{text}")?;
    }
    Ok(())
}

/// What is told of one puzzle; the fields of the JSON object.
#[derive(Serialize)]
struct Facts {
    file: String,
    format: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    board: String,
    cells: usize,
    lines: usize,
    /// Without the background.
    colors: usize,
    givens: usize,
    /// Cells that are not background, by the clues of the first family of lines; absent if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    filled: Option<u64>,
    /// Cells that the runs of a line leave free: the least, the mean and the most.
    slack: (u64, f64, u64),
    /// Why the numbers of rows and columns cannot agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    disagreement: Option<String>,
    /// `right`, `wrong` or `absent`.
    goal: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_mismatch: Option<String>,
    has_saved_state: bool,
}

impl Facts {
    fn of(file: String, format: Format, document: &Document) -> Facts {
        let puzzle = document.puzzle();
        let geometry = puzzle.geometry();
        let color_count = puzzle.palette().color_count();
        let slacks: Vec<u64> = geometry
            .lines()
            .filter(|&line| puzzle.clue(line).runs().is_some())
            .map(|line| {
                let cells = geometry.line(line).len() as u64;
                cells.saturating_sub(puzzle.clue(line).shortest_length(color_count))
            })
            .collect();
        let sum: u64 = slacks.iter().sum();
        let mean = if slacks.is_empty() { 0.0 } else { sum as f64 / slacks.len() as f64 };
        let (goal, goal_mismatch) = match document.goal().map(|goal| verify(puzzle, goal.clone())) {
            None => ("absent", None),
            Some(Ok(_)) => ("right", None),
            Some(Err(mismatch)) => ("wrong", Some(mismatch.to_string())),
        };
        Facts {
            file,
            format: format.name(),
            title: document.notes().title.clone(),
            author: document.notes().author.clone(),
            board: geometry.shape().to_string(),
            cells: geometry.cell_count(),
            lines: geometry.line_count(),
            colors: color_count - 1,
            givens: puzzle.givens().len(),
            filled: filled(puzzle),
            slack: (
                slacks.iter().copied().min().unwrap_or(0),
                (mean * 100.0).round() / 100.0,
                slacks.iter().copied().max().unwrap_or(0),
            ),
            disagreement: puzzle.disagreement().map(|found| found.describe(puzzle)),
            goal,
            goal_mismatch,
            has_saved_state: document.saved().is_some(),
        }
    }

    /// For people.
    fn lines(&self) -> String {
        let mut out = format!("{}: {}\n", self.file, self.format);
        let mut line = |name: &str, text: String| out += &format!("  {name:<7} {text}\n");
        for (name, note) in [("title", &self.title), ("author", &self.author)] {
            if let Some(note) = note {
                line(name, note.clone());
            }
        }
        line("board", format!("{}, {} cells, {} lines", self.board, self.cells, self.lines));
        line("colors", format!("{} and the background", self.colors));
        if self.givens > 0 {
            line("givens", format!("{} cells", self.givens));
        }
        line(
            "fill",
            match self.filled {
                Some(filled) => {
                    let percent = 100.0 * filled as f64 / self.cells as f64;
                    format!("{filled} cells, {percent:.0} %")
                }
                None => "not told by the clues".to_owned(),
            },
        );
        let (least, mean, most) = self.slack;
        line("slack", format!("{least} to {most} cells a line, {mean} on average"));
        if let Some(disagreement) = &self.disagreement {
            line("clues", format!("cannot agree: {disagreement}"));
        }
        line(
            "goal",
            match (&self.goal_mismatch, self.goal) {
                (Some(mismatch), _) => format!("wrong: {mismatch}"),
                (None, "right") => "satisfies the clues".to_owned(),
                (None, _) => "none".to_owned(),
            },
        );
        if self.has_saved_state {
            line("saved", "a state of play".to_owned());
        }
        out
    }
}

/// The cells that the runs of the rows fill, if all lengths are told.
fn filled(puzzle: &Puzzle) -> Option<u64> {
    let rows = puzzle.geometry().families()[0].line_count;
    let length = |run: &Run| run.length.map(u64::from);
    let line = |clue: &Clue| clue.runs()?.iter().map(length).sum::<Option<u64>>();
    puzzle.geometry().lines().take(rows).map(|at| line(puzzle.clue(at))).sum()
}
