//! Writes JSON with lists of clues: `{"row_clues": [[3], [2, 1]], "col_clues": [...]}`.
//!
//! In: a black-and-white puzzle. Out: a text, which `data` reads.

use crate::document::Document;
use crate::puzzle::{CellId, Color, Puzzle};
use crate::text::named_notes;
use crate::text::plain::{Unsupported, joined, known_runs};

/// Writes `row_clues` and `col_clues`, the names that most programs use, with the notes, the goal
/// as `solution` and the state of play as `grid`.
pub(crate) fn write_clues(document: &Document) -> Result<String, Unsupported> {
    let puzzle = document.puzzle();
    let names = ["title", "author", "copyright", "license", "source", "description"];
    let note = |(name, note): (&str, &String)| {
        let text = serde_json::to_string(note).map_err(|_| Unsupported)?;
        Ok(format!("\"{name}\": {text}"))
    };
    let notes = named_notes(document.notes(), names).map(note);
    let mut fields = notes.collect::<Result<Vec<String>, Unsupported>>()?;
    let (rows, columns) = clues(puzzle)?;
    fields.push(field("row_clues", &rows));
    fields.push(field("col_clues", &columns));
    let cells = |value: &dyn Fn(CellId) -> &'static str| -> Vec<String> {
        let row = |row: &[CellId]| {
            let values: Vec<&str> = row.iter().map(|&cell| value(cell)).collect();
            format!("[{}]", values.join(","))
        };
        puzzle.geometry().rows().map(row).collect()
    };
    if let Some(goal) = document.goal() {
        let value = |cell| if goal[cell].is_background() { "0" } else { "1" };
        fields.push(field("solution", &cells(&value)));
    }
    if let Some(saved) = document.saved() {
        // Without an open cell a 0 could be one, and a picture could be the goal.
        let is_whole = saved.iter().all(|colors| colors.single().is_some());
        let blank = if is_whole { "2" } else { "0" };
        if document.goal().is_none() {
            fields.push("\"solution\": null".to_owned());
        }
        let value = |cell: CellId| match saved[cell.index()].single() {
            None => "-1",
            Some(Color::BACKGROUND) => blank,
            Some(_) => "1",
        };
        fields.push(field("grid", &cells(&value)));
    }
    Ok(format!("{{\n {}\n}}\n", fields.join(",\n ")))
}

/// A field with a list, one item a line.
fn field(name: &str, items: &[String]) -> String {
    format!("\"{name}\": [\n  {}\n ]", items.join(",\n  "))
}

/// The clues of the rows and of the columns, as lists of numbers or null.
fn clues(puzzle: &Puzzle) -> Result<(Vec<String>, Vec<String>), Unsupported> {
    let line = |line| match puzzle.clue(line).is_anything() {
        // Some formats lack this feature; `write.rs` refuses it for them.
        true => Ok("null".to_owned()),
        false => {
            let lengths: Vec<u32> =
                known_runs(puzzle, line)?.into_iter().map(|run| run.0).collect();
            Ok(format!("[{}]", joined(&lengths, ",")))
        }
    };
    let mut rows = puzzle.geometry().lines().map(line).collect::<Result<Vec<_>, _>>()?;
    let columns = rows.split_off(puzzle.geometry().families()[0].line_count);
    Ok((rows, columns))
}
