//! `.non`: Steve Simpson's text format, with its color extensions. Reader and writer.
//!
//! In: a document with a rectangle. Out: its text. Invariants: reading the text gives an equal
//! document; puzzles with several colors name them by the letters of the palette.

mod clues;
pub(crate) mod read;

use crate::clues::clue_text;
use crate::document::{Document, Notes};
use crate::puzzle::{Clue, Color, LineId, Palette, Rgb, Shape};
use crate::text::named_notes;
use crate::text::plain::Unsupported;

/// Writes a document as a `.non` file.
pub(crate) fn write(document: &Document) -> Result<String, Unsupported> {
    let puzzle = document.puzzle();
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsupported) };
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::black_on_white();
    let mut out = notes(document.notes());
    out += &format!("width {width}\nheight {height}\n");
    if !is_plain {
        out += &colors(palette);
    }
    let clues = |lines: &mut dyn Iterator<Item = LineId>| -> String {
        lines.map(|line| clue(puzzle.clue(line), is_plain) + "\n").collect()
    };
    let mut lines = puzzle.geometry().lines();
    out += &format!("\nrows\n{}", clues(&mut lines.by_ref().take(height as usize)));
    out += &format!("\ncolumns\n{}", clues(&mut lines));
    let sign = |color: Color| match color {
        Color::BACKGROUND => '0',
        _ if is_plain => '1',
        color => color.letter(),
    };
    if let Some(goal) = document.goal() {
        let signs: String = goal.colors().iter().map(|&color| sign(color)).collect();
        out += &format!("\ngoal \"{signs}\"\n");
    }
    if let Some(saved) = document.saved() {
        let signs = saved.iter().map(|colors| colors.single().map_or('?', sign));
        out += &format!("\nsaved \"{}\"\n", signs.collect::<String>());
    }
    Ok(out)
}

fn notes(notes: &Notes) -> String {
    let keys = ["title", "by", "copyright", "license", "catalogue", "remark"];
    let mut notes: Vec<_> = named_notes(notes, keys).collect();
    notes.sort_by_key(|(key, _)| *key != "catalogue");
    let quoted = html_escape::encode_double_quoted_attribute::<String>;
    notes.iter().map(|(key, note)| format!("{key} \"{}\"\n", quoted(note))).collect()
}

fn colors(palette: &Palette) -> String {
    let mut out = String::new();
    for color in palette.colors() {
        let rgb = palette.ink(color).rgb;
        if !color.is_background() {
            out += &format!("color {} {rgb}\n", color.letter());
        } else if rgb != Rgb(255, 255, 255) {
            out += &format!("color background {rgb}\n");
        }
    }
    out
}

/// The text of a clue: `3,1` in one color, `3a,1b` in several; `0` for an empty line.
fn clue(clue: &Clue, is_plain: bool) -> String {
    let text = clue_text(clue).replace(' ', ",");
    match text.as_str() {
        "" => "0".to_owned(),
        _ if is_plain => text.replace('a', ""),
        _ => text,
    }
}
