//! `nonosat info`: prints facts about the puzzles of files.
//!
//! In: files of puzzles. Out: lines of text, or one JSON object per puzzle.

use crate::app::files::{PassedOver, all_files};
use crate::app::input::{Address, LoadedPuzzle, PuzzleEntry};
use crate::app::paths::exact;
use crate::app::text::{beginning, one_line, width};
use crate::app::{Exit, failure, language, output};
use crate::cli::args::Info;
use crate::cli::{Verbosity, digest};
use nonosat_board::document::Document;
use nonosat_board::message::{Argument, Message, message};
use nonosat_board::puzzle::{Clue, LineId, Puzzle, Run};
use nonosat_engine::explanation::rate_lines;
use nonosat_sat::budget::Budget;
use nonosat_service::report::{Facts, GoalState, MAX_RATED_CELLS};

/// Prints the facts of every puzzle, also of those after a bad one.
pub fn run(command: &Info, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let mut worst = Exit::Yes;
    let passed_over = PassedOver::default();
    for (typed, file) in all_files(&command.puzzles, false, &passed_over) {
        let entries = match file {
            Ok(file) => Address::of(&file).each(command.from),
            Err(error) => vec![PuzzleEntry::unreadable(exact(typed), error)],
        };
        for PuzzleEntry { file, puzzle, .. } in entries {
            let facts = puzzle.and_then(|input| facts(&input, command.json, verbosity));
            let text = match &facts {
                Ok(facts) if command.json => serde_json::to_string(facts)? + "\n",
                Ok(facts) => lines(facts),
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
    passed_over.note().into_iter().for_each(|note| verbosity.note(note));
    Ok(worst)
}

/// The facts of a puzzle.
///
/// # Errors
/// If they differ between the formats that the file could be in.
fn facts(input: &LoadedPuzzle, is_json: bool, verbosity: Verbosity) -> anyhow::Result<Facts> {
    let facts = facts_of(&input.document);
    if let Some(unclear) = &input.unclear {
        let of = |document: &Document| anyhow::Ok(facts_of(document));
        if let Some(ambiguity) = unclear.unless_alike(&facts, of)? {
            return Err(input.unclear(ambiguity));
        }
    }
    input.note().into_iter().for_each(|note| verbosity.note(note));
    let (file, format) = (input.file.clone(), input.format.name());
    let fingerprint = is_json.then(|| digest::fingerprint(input.document.puzzle()));
    let possible_formats = input.ambiguous_formats();
    Ok(Facts { file, format, possible_formats, fingerprint, ..facts })
}

/// The facts of a document, without file and formats.
fn facts_of(document: &Document) -> Facts {
    let puzzle = document.puzzle();
    let geometry = puzzle.geometry();
    let (goal, goal_message) = GoalState::of(puzzle, document.goal());
    Facts {
        file: String::new(),
        format: "",
        possible_formats: None,
        fingerprint: None,
        title: document.notes().title.clone(),
        author: document.notes().author.clone(),
        board: geometry.shape().to_string(),
        cells: geometry.cell_count() - geometry.holes().len(),
        lines: geometry.line_count(),
        colors: puzzle.palette().color_count() - 1,
        givens: puzzle.givens().len(),
        filled: filled_cells(puzzle),
        slack: slack(puzzle),
        disagreement: puzzle
            .disagreement()
            .map(|disagreement| language::catalog().words(&disagreement.message(puzzle))),
        goal,
        goal_mismatch: goal_message.as_ref().map(language::words),
        goal_message,
        has_saved_state: document.saved().is_some(),
        rating: (geometry.cell_count() <= MAX_RATED_CELLS)
            .then(|| rate_lines(puzzle, &Budget::endless()))
            .flatten(),
    }
}

/// The labels of the facts, which stand in one column.
const LABELS: [&str; 11] = [
    "info-title",
    "info-author",
    "info-board",
    "info-colors",
    "info-givens",
    "info-fill",
    "info-slack",
    "info-clues",
    "info-rating",
    "info-goal",
    "info-saved",
];

/// The facts as text.
fn lines(facts: &Facts) -> String {
    let words = LABELS.map(|label| language::words(&Message::new(label)));
    let room = words.iter().map(|word| width(word)).max().unwrap_or(0) + 2;
    let mut out = format!("{}: {}\n", one_line(&facts.file), facts.format);
    for (label, word) in LABELS.into_iter().zip(words) {
        if let Some(text) = fact(facts, label) {
            out += &format!("  {word}{}{text}\n", " ".repeat(room - width(&word)));
        }
    }
    out
}

/// The fact with this label; `None` if there is nothing to say.
fn fact(facts: &Facts, label: &str) -> Option<String> {
    let cells = |count: usize| message!("info-cells", count = count);
    let message = match label {
        "info-title" => return facts.title.as_deref().map(beginning),
        "info-author" => return facts.author.as_deref().map(beginning),
        "info-board" => {
            let lines = message!("info-lines", count = facts.lines);
            let cells = cells(facts.cells);
            message!("info-size", shape = facts.board.clone(), cells = cells, lines = lines)
        }
        "info-colors" => message!("info-inks", count = facts.colors),
        "info-givens" if facts.givens > 0 => cells(facts.givens),
        "info-fill" => fill(facts),
        "info-slack" => {
            let (least, mean, largest) = facts.slack;
            message!("info-room", least = least, most = largest, mean = decimal(mean))
        }
        "info-clues" => message!("info-disagree", why = facts.disagreement.clone()?),
        "info-rating" => facts.rating.as_ref()?.message(),
        "info-goal" => goal(facts),
        "info-saved" if facts.has_saved_state => message!("info-play"),
        _ => return None,
    };
    Some(language::words(&message))
}

fn fill(facts: &Facts) -> Message {
    let Some(filled_cells) = facts.filled else { return message!("info-fill-unknown") };
    let percent = 100 * filled_cells / facts.cells as u64;
    message!("info-filled", cells = message!("info-cells", count = filled_cells), percent = percent)
}

fn goal(facts: &Facts) -> Message {
    match (&facts.goal_message, facts.goal) {
        (Some(mismatch), _) => message!("info-goal-wrong", why = mismatch.clone()),
        (None, GoalState::Right) => message!("info-goal-right"),
        (None, _) => message!("info-goal-absent"),
    }
}

/// A number as words: `3`, `1.5`, `1.25`.
fn decimal(number: f64) -> Argument {
    let digits = number.to_string();
    match digits.split_once('.') {
        Some((whole, part)) => {
            message!("decimal", whole = whole.to_owned(), part = part.to_owned()).into()
        }
        None => digits.into(),
    }
}

/// Cells per line that its runs and gaps do not need: the minimum, the mean, the maximum. Skips
/// unknown clues.
fn slack(puzzle: &Puzzle) -> (u64, f64, u64) {
    let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
    let complete_lines = geometry.lines().filter(|&line| puzzle.clue(line).runs().is_some());
    let slack = |line: LineId| {
        let cells = geometry.line(line).len() as u64;
        cells.saturating_sub(puzzle.clue(line).shortest_length(color_count))
    };
    let slacks: Vec<u64> = complete_lines.map(slack).collect();
    let least = slacks.iter().copied().min().unwrap_or(0);
    let largest = slacks.iter().copied().max().unwrap_or(0);
    let mean = slacks.iter().sum::<u64>() as f64 / slacks.len().max(1) as f64;
    (least, (mean * 100.0).round() / 100.0, largest)
}

/// The cells that the runs of the rows fill; `None` unless all lengths are known.
fn filled_cells(puzzle: &Puzzle) -> Option<u64> {
    let rows = puzzle.geometry().families()[0].line_count;
    let length = |run: &Run| run.length.exact().map(u64::from);
    let line = |clue: &Clue| clue.runs()?.iter().map(length).sum::<Option<u64>>();
    puzzle.geometry().lines().take(rows).map(|at| line(puzzle.clue(at))).sum()
}
