//! Pictures for the terminal: two columns a cell, so that cells are nearly square.
//!
//! In: a puzzle and a picture. Out: lines. Holds: a row of a hexagon is shifted
//! by one column against its neighbors.

use crate::puzzle::{CellId, Color, Picture, Puzzle};
use anstyle::{RgbColor, Style as Ansi};
use std::fmt::Write;

/// How to show colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `##` and `..`, or the letters of the colors if there are several.
    Plain,
    /// Blocks of color, as terminals of 24 bits show them.
    Color,
}

/// The picture in lines of text.
pub fn text(puzzle: &Puzzle, picture: &Picture, style: Style) -> String {
    let geometry = puzzle.geometry();
    let left = |row: &[CellId]| row.first().map_or(0.0, |&cell| geometry.center(cell).0);
    let leftmost = geometry.rows().map(left).fold(f64::MAX, f64::min);
    let mut out = String::new();
    for row in geometry.rows() {
        let shift = (2.0 * (left(row) - leftmost)).round() as usize;
        out.extend(std::iter::repeat_n(' ', shift));
        for &cell in row {
            write_cell(&mut out, puzzle, picture[cell], style);
        }
        out.push('\n');
    }
    out
}

fn write_cell(out: &mut String, puzzle: &Puzzle, color: Color, style: Style) {
    if style == Style::Color {
        let rgb = puzzle.palette().ink(color).rgb;
        let ansi = Ansi::new().bg_color(Some(RgbColor(rgb.0, rgb.1, rgb.2).into()));
        // Writing to a string cannot fail.
        let _ = write!(out, "{ansi}  {ansi:#}");
        return;
    }
    let letter = match color {
        Color::BACKGROUND => '.',
        _ if puzzle.palette().color_count() == 2 => '#',
        color => color.letter(),
    };
    out.extend([letter, letter]);
}
