//! Pictures for the terminal, and for whoever reads text.
//!
//! In: a puzzle and a picture. Out: lines. Holds: a cell is two columns wide, so that it is
//! nearly square, also as text, where all signs come in pairs and are read so again; a row of a
//! hexagon is shifted by one column against its neighbors.

use super::depth::nearest_of_256;
use crate::puzzle::{CellId, Color, Picture, Puzzle, Rgb};
use anstyle::{Ansi256Color, RgbColor, Style as Ansi};
use std::fmt::Write;

/// How many colors text may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None: `##` and `..`, or the letters of the colors if there are several.
    Plain,
    /// The 256 of most terminals.
    Indexed,
    /// Any, as terminals of 24 bits show them.
    Full,
}

/// The picture in lines of text.
pub fn text(puzzle: &Puzzle, picture: &Picture, depth: Depth) -> String {
    text_marked(puzzle, picture, &[], depth)
}

/// The same with marks on some cells: `#*` and `.*`, or `<>` on their color.
pub fn text_marked(puzzle: &Puzzle, picture: &Picture, marked: &[CellId], depth: Depth) -> String {
    let geometry = puzzle.geometry();
    let left = |row: &[CellId]| row.first().map_or(0.0, |&cell| geometry.center(cell).0);
    let leftmost = geometry.rows().map(left).fold(f64::MAX, f64::min);
    let mut out = String::new();
    for row in geometry.rows() {
        let shift = (2.0 * (left(row) - leftmost)).round() as usize;
        out.extend(std::iter::repeat_n(' ', shift));
        if depth == Depth::Plain {
            for &cell in row {
                let sign = sign(puzzle, picture[cell]);
                out.extend([sign, if marked.contains(&cell) { '*' } else { sign }]);
            }
        } else {
            let ink = |cell| puzzle.palette().ink(picture[cell]).rgb;
            let inks = row.iter().map(|&cell| (ink(cell), marked.contains(&cell)));
            push_colored(&mut out, &inks.collect::<Vec<_>>(), depth);
        }
        out.push('\n');
    }
    out
}

fn sign(puzzle: &Puzzle, color: Color) -> char {
    match color {
        Color::BACKGROUND => '.',
        _ if puzzle.palette().color_count() == 2 => '#',
        color => color.letter(),
    }
}

/// Blocks of color; neighbors of one color share their escape codes.
fn push_colored(out: &mut String, row: &[(Rgb, bool)], depth: Depth) {
    for cells in row.chunk_by(|one, other| one == other) {
        let (ink, is_marked) = cells[0];
        let ansi = Ansi::new().bg_color(Some(color(ink, depth)));
        let (ansi, signs) = match is_marked {
            true => (ansi.fg_color(Some(color(opposite(ink), depth))), "<>"),
            false => (ansi, "  "),
        };
        let signs = signs.repeat(cells.len());
        // Writing to a string cannot fail.
        let _ = write!(out, "{ansi}{signs}{ansi:#}");
    }
}

fn color(ink: Rgb, depth: Depth) -> anstyle::Color {
    let Rgb(red, green, blue) = ink;
    match depth {
        Depth::Full => RgbColor(red, green, blue).into(),
        _ => Ansi256Color(nearest_of_256(ink)).into(),
    }
}

/// Black on what is light, white on what is dark.
fn opposite(Rgb(red, green, blue): Rgb) -> Rgb {
    let light = 2 * u32::from(red) + 5 * u32::from(green) + u32::from(blue);
    if light > 8 * 127 { Rgb(0, 0, 0) } else { Rgb(255, 255, 255) }
}
