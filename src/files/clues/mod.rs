//! `.clues`: `rect`, `hex` or `tri`, a palette, one clue for each line. Reader and writer.
//!
//! In: a document. Out: its text, with line feeds, which keeps every feature. Invariants: reading
//! the text gives an equal document.

mod letters;
mod patterns;
pub(crate) mod read;
mod trailer;

pub use read::read_clue;

use crate::document::Document;
use crate::puzzle::{CellId, Clue, Color, ColorSet, Puzzle, Run, Shape};
use crate::{mosaic, outlines};
use std::fmt::Write;

/// Writes a document as a `.clues` file.
pub fn write_clues(document: &Document) -> String {
    let puzzle = document.puzzle();
    let mut out = match puzzle.geometry().shape() {
        Shape::Rect { height, width } => {
            let word = if puzzle.geometry().has_blocks() { "mosaic" } else { "rect" };
            format!("{word} {height} {width}")
        }
        shape => shape.to_string(),
    };
    let holes = outlines::write_holes(puzzle.geometry());
    let regions = outlines::write_regions(puzzle.geometry());
    out += if holes.is_some() { " holes" } else { "" };
    out += if regions.is_some() { " regions" } else { "" };
    for row in [holes, regions].into_iter().flatten().flatten() {
        out += "\n";
        out += &row;
    }
    out.push('\n');
    let palette = puzzle.palette();
    let inks: Vec<String> =
        palette.colors().map(|color| palette.ink(color).rgb.to_string()).collect();
    out += &inks.join(" ");
    out.push('\n');
    for row in mosaic::write_rows(puzzle).into_iter().flatten() {
        out += &row;
        out.push('\n');
    }
    for line in puzzle.geometry().rim_lines() {
        out += &clue_text(puzzle.clue(line));
        out.push('\n');
    }
    notes(document, &mut out);
    givens(puzzle, &mut out);
    saved(document, &mut out);
    if let Some(goal) = document.goal() {
        out += "goal\n";
        out += &goal.letters(puzzle.geometry());
    }
    out
}

/// The text of a clue: `3a 1b`, `2-4a`, `3+a`, `?a`, `*`, `{1a 2a}`, `=7a`.
pub(crate) fn clue_text(clue: &Clue) -> String {
    let run = |run: &Run| format!("{}{}", run.length, run.color.map_or('?', Color::letter));
    match clue {
        Clue::Pattern(pattern) => pattern.to_string(),
        Clue::Runs(runs) => runs.iter().map(run).collect::<Vec<_>>().join(" "),
    }
}

fn notes(document: &Document, out: &mut String) {
    let (puzzle, notes) = (document.puzzle(), document.notes());
    let mut note = |keyword: &str, text: &Option<String>| {
        if let Some(text) = text {
            out.push_str(&format!("{keyword} {text}\n"));
        }
    };
    note("title", &notes.title);
    note("author", &notes.author);
    note("copyright", &notes.copyright);
    note("license", &notes.license);
    note("catalogue", &notes.catalogue);
    note("remark", &notes.remark);
    for color in puzzle.palette().colors() {
        note(&format!("name {}", color.letter()), &puzzle.palette().ink(color).name);
    }
}

/// Writes the given cells: those with one color as rows of letters, the others on lines of their
/// own.
fn givens(puzzle: &Puzzle, out: &mut String) {
    let mut letters = vec!['?'; puzzle.geometry().cell_count()];
    for &(cell, colors) in puzzle.givens() {
        match colors.single() {
            Some(color) => letters[cell.index()] = color.letter(),
            None => out.push_str(&several("cell", puzzle, cell, colors)),
        }
    }
    if letters.iter().all(|&letter| letter == '?') {
        return;
    }
    out.push_str("given\n");
    for row in puzzle.geometry().rows() {
        out.extend(row.iter().map(|cell| letters[cell.index()]));
        out.push('\n');
    }
}

/// Writes the state of play: rows of letters, then lines for cells with some of several colors.
fn saved(document: &Document, out: &mut String) {
    let Some(saved) = document.saved() else { return };
    let puzzle = document.puzzle();
    let all = puzzle.palette().all();
    out.push_str("saved\n");
    for row in puzzle.geometry().rows() {
        let letter = |cell: &CellId| saved[cell.index()].single().map_or('?', Color::letter);
        out.extend(row.iter().map(letter));
        out.push('\n');
    }
    for (cell, &colors) in puzzle.geometry().cells().zip(saved) {
        if colors.single().is_none() && colors != all {
            out.push_str(&several("saved-cell", puzzle, cell, colors));
        }
    }
}

fn several(key: &str, puzzle: &Puzzle, cell: CellId, colors: ColorSet) -> String {
    let row = puzzle.geometry().through(cell)[0];
    let mut line = format!("{key} {} {} ", row.line.index() + 1, row.at + 1);
    let _ = writeln!(line, "{}", colors.iter().map(Color::letter).collect::<String>());
    line
}
