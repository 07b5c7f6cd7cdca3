//! The `.non` writer.
//!
//! In: a puzzle on a rectangle. Out: text that reads back as an equal one.
//! Holds: more than one color is written with the letters of the palette.

use crate::document::Document;
use crate::format::clues::clue_text;
use crate::format::text::plain::Unsayable;
use crate::puzzle::{Clue, Color, Palette, Rgb, Shape};

/// The puzzle as a `.non` file.
pub(in crate::format) fn write(document: &Document) -> Result<String, Unsayable> {
    let puzzle = document.puzzle();
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsayable) };
    let mut out = String::new();
    let notes = document.notes();
    let keys = [
        ("catalogue", &notes.catalogue),
        ("title", &notes.title),
        ("by", &notes.author),
        ("copyright", &notes.copyright),
        ("license", &notes.license),
        ("remark", &notes.remark),
    ];
    for (key, note) in keys {
        if let Some(note) = note {
            out += &format!("{key} \"{}\"\n", html_escape::encode_double_quoted_attribute(note));
        }
    }
    out += &format!("width {width}\nheight {height}\n");
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::black_on_white();
    if !is_plain {
        out += &colors(palette);
    }
    let rows = puzzle.geometry().families()[0].line_count;
    for (place, line) in puzzle.geometry().lines().enumerate() {
        if place == 0 {
            out += "\nrows\n";
        } else if place == rows {
            out += "\ncolumns\n";
        }
        out += &clue(puzzle.clue(line), is_plain);
        out.push('\n');
    }
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

/// `3,1` in one color, `3a,1b` in several; `0` for an empty line.
fn clue(clue: &Clue, is_plain: bool) -> String {
    let text = clue_text(clue).replace(' ', ",");
    match text.as_str() {
        "" => "0".to_owned(),
        _ if is_plain => text.replace('a', ""),
        _ => text,
    }
}
