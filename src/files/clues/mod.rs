//! `.clues`: `rect`, `hex` or `tri`, a palette, one clue for each line. Reader and writer.
//!
//! In: a document. Out: its text, with line feeds, which keeps every feature. Invariants: reading
//! the text gives an equal document.

mod patterns;
pub(crate) mod read;
pub(crate) mod trailer;

pub use read::read_clue;

use crate::document::Document;
use crate::puzzle::{CellId, Clue, Color, ColorSet, Puzzle, Run, Shape};
use crate::text::named_notes;
use crate::{mosaic, outlines};

/// Writes a document as a `.clues` file.
pub fn write_clues(document: &Document) -> String {
    let puzzle = document.puzzle();
    let (geometry, palette) = (puzzle.geometry(), puzzle.palette());
    let mut header = match geometry.shape() {
        Shape::Rect { height, width } => {
            let word = if geometry.has_blocks() { "mosaic" } else { "rect" };
            format!("{word} {height} {width}")
        }
        shape => shape.to_string(),
    };
    let (holes, regions) = (outlines::write_holes(geometry), outlines::write_regions(geometry));
    header += if holes.is_some() { " holes" } else { "" };
    header += if regions.is_some() { " regions" } else { "" };
    let inks = palette.colors().map(|color| palette.ink(color).rgb.to_string());
    let mut lines = vec![header];
    lines.extend([holes, regions].into_iter().flatten().flatten());
    lines.push(inks.collect::<Vec<_>>().join(" "));
    lines.extend(mosaic::write_rows(puzzle).into_iter().flatten());
    lines.extend(geometry.rim_lines().map(|line| clue_text(puzzle.clue(line))));
    lines.extend(notes(document));
    givens(puzzle, &mut lines);
    saved(document, &mut lines);
    if let Some(goal) = document.goal() {
        lines.push("goal".to_owned());
        lines.extend(goal.letters(geometry).lines().map(str::to_owned));
    }
    lines.join("\n") + "\n"
}

/// The text of a clue: `3a 1b`, `2-4a`, `3+a`, `?a`, `*`, `{1a 2a}`, `=7a`.
pub(crate) fn clue_text(clue: &Clue) -> String {
    let run = |run: &Run| format!("{}{}", run.length, run.color.map_or('?', Color::letter));
    match clue {
        Clue::Pattern(pattern) => pattern.to_string(),
        Clue::Runs(runs) => runs.iter().map(run).collect::<Vec<_>>().join(" "),
    }
}

fn notes(document: &Document) -> impl Iterator<Item = String> {
    let (palette, notes) = (document.puzzle().palette(), document.notes());
    let names = ["title", "author", "copyright", "license", "catalogue", "remark"];
    let named = named_notes(notes, names).map(|(name, note)| (name.to_owned(), note));
    let colors = palette.colors().filter_map(|color| {
        Some((format!("name {}", color.letter()), palette.ink(color).name.as_ref()?))
    });
    named.chain(colors).map(|(name, note)| format!("{name} {note}"))
}

/// Writes the given cells: those with one color as rows of letters, the others on lines of their
/// own.
fn givens(puzzle: &Puzzle, lines: &mut Vec<String>) {
    let mut letters = vec!['?'; puzzle.geometry().cell_count()];
    for &(cell, colors) in puzzle.givens() {
        match colors.single() {
            Some(color) => letters[cell.index()] = color.letter(),
            None => lines.push(several("cell", puzzle, cell, colors)),
        }
    }
    if letters.iter().any(|&letter| letter != '?') {
        let row = |row: &[CellId]| row.iter().map(|cell| letters[cell.index()]).collect();
        lines.push("given".to_owned());
        lines.extend(puzzle.geometry().rows().map(row));
    }
}

/// Writes the state of play: rows of letters, then lines for cells with some of several colors.
fn saved(document: &Document, lines: &mut Vec<String>) {
    let Some(saved) = document.saved() else { return };
    let puzzle = document.puzzle();
    let letter = |cell: &CellId| saved[cell.index()].single().map_or('?', Color::letter);
    lines.push("saved".to_owned());
    lines.extend(puzzle.geometry().rows().map(|row| row.iter().map(letter).collect()));
    for (cell, &colors) in puzzle.geometry().cells().zip(saved) {
        if colors.single().is_none() && colors != puzzle.palette().all() {
            lines.push(several("saved-cell", puzzle, cell, colors));
        }
    }
}

fn several(key: &str, puzzle: &Puzzle, cell: CellId, colors: ColorSet) -> String {
    let row = puzzle.geometry().through(cell)[0];
    let letters: String = colors.iter().map(Color::letter).collect();
    format!("{key} {} {} {letters}", row.line.index() + 1, row.at + 1)
}
