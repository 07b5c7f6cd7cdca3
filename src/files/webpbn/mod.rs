//! The XML of webpbn.com: reader and writer.
//!
//! In: puzzles on rectangles and boards of triangles. Out: a `<puzzleset>`. Invariants: reading it
//! gives equal puzzles.

mod picture;
pub(crate) mod read;

use crate::document::Document;
use crate::outlines;
use crate::puzzle::{Color, ColorSet, LineId, Palette, Puzzle, Shape};
use crate::text::named_notes;
use crate::text::plain::Unsupported;
use crate::text::xml::Xml;

pub(crate) fn write(documents: &[Document]) -> Result<String, Unsupported> {
    let mut xml = Xml::new();
    xml.open("puzzleset", &[]);
    for document in documents {
        let palette = document.puzzle().palette();
        let (background, default) = (name(palette, Color::BACKGROUND), name(palette, Color::FIRST));
        let kind = if is_triddler(document.puzzle()) { "triddler" } else { "grid" };
        let colors = [("backgroundcolor", &*background), ("defaultcolor", &*default)];
        xml.open("puzzle", &[("type", kind), colors[0], colors[1]]);
        content(&mut xml, document)?;
        xml.close("puzzle");
    }
    xml.close("puzzleset");
    Ok(xml.text)
}

fn is_triddler(puzzle: &Puzzle) -> bool {
    matches!(puzzle.geometry().shape(), Shape::Triangles { .. })
}

fn content(xml: &mut Xml, document: &Document) -> Result<(), Unsupported> {
    let puzzle = document.puzzle();
    let elements = ["title", "author", "copyright", "license", "source", "description"];
    let mut notes: Vec<_> = named_notes(document.notes(), elements).collect();
    notes.sort_by_key(|(element, _)| *element != "source");
    for (element, note) in notes {
        xml.leaf(element, &[], note);
    }
    let palette = puzzle.palette();
    for color in palette.colors() {
        let rgb = palette.ink(color).rgb.to_string();
        let attributes = [("name", &*name(palette, color)), ("char", &*sign(color))];
        xml.leaf("color", &attributes, rgb.trim_start_matches('#'));
    }
    let mut groups = outlines::named_groups(puzzle);
    if !is_triddler(puzzle) {
        groups.reverse();
    }
    for (kind, lines) in groups {
        clues(xml, puzzle, kind, &lines)?;
    }
    if let Some(goal) = document.goal() {
        let cells = goal.colors().iter().map(|&color| ColorSet::only(color)).collect::<Vec<_>>();
        image(xml, puzzle, "goal", &cells);
    }
    if let Some(saved) = document.saved() {
        image(xml, puzzle, "saved", saved);
    }
    Ok(())
}

/// The name of a color in the file: its own name, unless an earlier color has it or the name has
/// another meaning; else a default or its letter.
fn name(palette: &Palette, color: Color) -> String {
    let name_of = |color: Color| palette.ink(color).name.as_deref();
    let is_black = palette.ink(color).rgb == crate::puzzle::Rgb(0, 0, 0);
    let is_free = |name: &str| {
        let is_taken =
            palette.colors().take(color.index()).any(|other| name_of(other) == Some(name));
        !is_taken && !["white", "black"].contains(&name) && name.chars().count() > 1
    };
    match (name_of(color), color) {
        (Some(name), _) if is_free(name) => name.to_owned(),
        (_, Color::BACKGROUND) => "white".to_owned(),
        (_, Color::FIRST) if is_black || palette.color_count() == 2 => "black".to_owned(),
        (_, color) => color.letter().to_string(),
    }
}

fn sign(color: Color) -> String {
    if color.is_background() { ".".to_owned() } else { color.letter().to_string() }
}

fn clues(xml: &mut Xml, puzzle: &Puzzle, kind: &str, lines: &[LineId]) -> Result<(), Unsupported> {
    xml.open("clues", &[("type", kind)]);
    for &line in lines {
        let runs = puzzle.clue(line).runs().ok_or(Unsupported)?;
        if runs.is_empty() {
            xml.leaf("line", &[], "");
            continue;
        }
        xml.open("line", &[]);
        for run in runs {
            let color = run.color.ok_or(Unsupported)?;
            let name = name(puzzle.palette(), color);
            let color = (color != Color::FIRST).then_some(("color", &*name));
            xml.leaf("count", color.as_slice(), &run.length.exact().unwrap_or(0).to_string());
        }
        xml.close("line");
    }
    xml.close("clues");
    Ok(())
}

fn image(xml: &mut Xml, puzzle: &Puzzle, kind: &str, cells: &[ColorSet]) {
    let all = puzzle.palette().all();
    let cell = |colors: ColorSet| match colors.single() {
        Some(color) => sign(color),
        None if colors == all => "?".to_owned(),
        None => format!("[{}]", colors.iter().map(sign).collect::<String>()),
    };
    let is_triddler = is_triddler(puzzle);
    let mut rows = String::new();
    for (row, marks) in puzzle.geometry().rows().zip(outlines::rows_of_triangles(puzzle.geometry()))
    {
        let (first, _, last) = if is_triddler { marks } else { ('|', 0, '|') };
        rows.push('\n');
        rows.push(first);
        rows.extend(row.iter().map(|at| cell(cells[at.index()])));
        rows.push(last);
    }
    rows.push('\n');
    xml.open("solution", &[("type", kind)]);
    xml.leaf("image", &[], &rows);
    xml.close("solution");
}
