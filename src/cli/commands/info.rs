//! `nonosat info`: prints facts about the puzzles of files.
//!
//! In: files of puzzles. Out: lines of text, or one JSON object per puzzle.

use crate::app::files::all_files;
use crate::app::input::{Address, LoadedPuzzle, Named};
use crate::app::paths::exact;
use crate::app::words::{counted, cut, shown};
use crate::app::{Exit, failure, language, output};
use crate::cli::Verbosity;
use crate::cli::args::Info;
use nonosat::document::Document;
use nonosat::explanation::{Rating, rate_lines};
use nonosat::puzzle::{Clue, LineId, Puzzle, Run};
use nonosat::report::MAX_RATED_CELLS;
use nonosat::sat::budget::Budget;
use nonosat::verify::verify;
use serde::Serialize;

/// Prints the facts of every puzzle, also of those after a bad one.
pub fn run(command: &Info, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let mut worst = Exit::Yes;
    for (typed, file) in all_files(&command.puzzles, false) {
        let each = match file {
            Ok(file) => Address::of(&file).each(command.from),
            Err(error) => vec![Named::refused(exact(typed), error)],
        };
        for Named { file, puzzle, .. } in each {
            let facts = puzzle.and_then(|loaded| facts(&loaded, verbosity));
            let text = match &facts {
                Ok(facts) if command.json => serde_json::to_string(facts)? + "\n",
                Ok(facts) => facts.lines(),
                Err(error) if command.json => failure::json(&file, error)? + "\n",
                Err(error) => {
                    failure::report(error);
                    String::new()
                }
            };
            output::print(&text)?;
            worst = worst.max(facts.map_or_else(|error| failure::exit(&error), |_| Exit::Yes));
        }
    }
    Ok(worst)
}

/// The facts of a puzzle.
///
/// # Errors
/// If they differ between the formats that the file could be in.
fn facts(loaded: &LoadedPuzzle, verbosity: Verbosity) -> anyhow::Result<Facts> {
    let facts = Facts::of(&loaded.document);
    if let Some(unclear) = &loaded.unclear {
        let of = |other: &Document| anyhow::Ok(Facts::of(other));
        if let Some(ambiguity) = unclear.unless_alike(&facts, of)? {
            return Err(loaded.unclear(ambiguity));
        }
    }
    loaded.note().iter().for_each(|note| verbosity.note(note));
    let (file, format) = (loaded.file.clone(), loaded.format.name());
    Ok(Facts { file, format, possible_formats: loaded.ambiguous_formats(), ..facts })
}

/// The facts of one puzzle: the fields of the JSON object.
#[derive(PartialEq, Serialize)]
struct Facts {
    file: String,
    format: &'static str,
    /// The formats that the file could be in, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    possible_formats: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    board: String,
    cells: usize,
    lines: usize,
    /// The number of colors without the background.
    colors: usize,
    givens: usize,
    /// Cells that are not background, by the clues of the rows; absent if these are incomplete.
    #[serde(skip_serializing_if = "Option::is_none")]
    filled: Option<u64>,
    /// Cells per line that its runs and gaps do not need: the minimum, the mean, the maximum.
    slack: (u64, f64, u64),
    /// Why the clues of rows and columns contradict each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    disagreement: Option<String>,
    /// `right`, `wrong` or `absent`.
    goal: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_mismatch: Option<String>,
    has_saved_state: bool,
    /// The rating, if single lines solve the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

impl Facts {
    /// The facts of a document, without file and formats.
    fn of(document: &Document) -> Facts {
        let puzzle = document.puzzle();
        let geometry = puzzle.geometry();
        let (goal, goal_mismatch) = match document.goal().map(|goal| verify(puzzle, goal.clone())) {
            None => ("absent", None),
            Some(Ok(_)) => ("right", None),
            Some(Err(mismatch)) => ("wrong", Some(mismatch.to_string())),
        };
        Facts {
            file: String::new(),
            format: "",
            possible_formats: None,
            title: document.notes().title.clone(),
            author: document.notes().author.clone(),
            board: geometry.shape().to_string(),
            cells: geometry.cell_count() - geometry.holes().len(),
            lines: geometry.line_count(),
            colors: puzzle.palette().color_count() - 1,
            givens: puzzle.givens().len(),
            filled: filled(puzzle),
            slack: slack(puzzle),
            disagreement: puzzle
                .disagreement()
                .map(|found| language::catalog().words(&found.message(puzzle))),
            goal,
            goal_mismatch,
            has_saved_state: document.saved().is_some(),
            rating: (geometry.cell_count() <= MAX_RATED_CELLS)
                .then(|| rate_lines(puzzle, &Budget::endless()))
                .flatten(),
        }
    }

    /// The facts as text.
    fn lines(&self) -> String {
        let mut out = format!("{}: {}\n", shown(&self.file), self.format);
        let mut line = |name: &str, text: String| out += &format!("  {name:<7} {text}\n");
        for (name, note) in [("title", &self.title), ("author", &self.author)] {
            if let Some(note) = note {
                line(name, cut(note));
            }
        }
        let (cells, lines) = (counted(self.cells, "cell"), counted(self.lines, "line"));
        line("board", format!("{}, {cells}, {lines}", self.board));
        line("colors", format!("{} and the background", self.colors));
        if self.givens > 0 {
            line("givens", counted(self.givens, "cell"));
        }
        line("fill", self.fill());
        let (least, mean, most) = self.slack;
        line("slack", format!("{least} to {most} cells a line, {mean} on average"));
        if let Some(disagreement) = &self.disagreement {
            line("clues", format!("cannot agree: {disagreement}"));
        }
        if let Some(rating) = &self.rating {
            line("rating", rating.describe());
        }
        line("goal", self.goal_in_words());
        if self.has_saved_state {
            line("saved", "a state of play".to_owned());
        }
        out
    }

    fn fill(&self) -> String {
        match self.filled {
            Some(filled) => {
                let percent = 100.0 * filled as f64 / self.cells as f64;
                format!("{}, {percent:.0} %", counted(filled, "cell"))
            }
            None => "not told by the clues".to_owned(),
        }
    }

    fn goal_in_words(&self) -> String {
        match (&self.goal_mismatch, self.goal) {
            (Some(mismatch), _) => format!("wrong: {mismatch}"),
            (None, "right") => "satisfies the clues".to_owned(),
            (None, _) => "none".to_owned(),
        }
    }
}

/// Cells per line that its runs and gaps do not need: the minimum, the mean, the maximum. Skips
/// unknown clues.
fn slack(puzzle: &Puzzle) -> (u64, f64, u64) {
    let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
    let known = geometry.lines().filter(|&line| puzzle.clue(line).runs().is_some());
    let slack = |line: LineId| {
        let cells = geometry.line(line).len() as u64;
        cells.saturating_sub(puzzle.clue(line).shortest_length(color_count))
    };
    let slacks: Vec<u64> = known.map(slack).collect();
    let least = slacks.iter().copied().min().unwrap_or(0);
    let most = slacks.iter().copied().max().unwrap_or(0);
    let mean = slacks.iter().sum::<u64>() as f64 / slacks.len().max(1) as f64;
    (least, (mean * 100.0).round() / 100.0, most)
}

/// The cells that the runs of the rows fill; `None` unless all lengths are known.
fn filled(puzzle: &Puzzle) -> Option<u64> {
    let rows = puzzle.geometry().families()[0].line_count;
    let length = |run: &Run| run.length.map(u64::from);
    let line = |clue: &Clue| clue.runs()?.iter().map(length).sum::<Option<u64>>();
    puzzle.geometry().lines().take(rows).map(|at| line(puzzle.clue(at))).sum()
}
