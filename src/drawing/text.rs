//! Pictures for the terminal, and for whoever reads text.
//!
//! In: a puzzle and a picture. Out: lines. Invariants: a cell is two columns wide, so that it is
//! nearly square, also as text, where all signs come in pairs and are read so again; a row of a
//! hexagon is shifted by one column against its neighbors. Triangles, of which neighbors share
//! half of their width, have one column each, between slashes that are the rim of the board.
//! Where there is no cell there are blanks.

use super::depth::nearest_of_256;
use crate::puzzle::{CellId, Color, Geometry, Picture, Puzzle, Rgb};
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
    let columns = Columns::new(geometry);
    let mut out = String::new();
    for row in geometry.rows() {
        let mut line = " ".repeat(columns.shift(geometry, row));
        let rims = row.first().zip(row.last()).filter(|_| columns.per_cell == 1);
        let rims = rims.map(|(first, last)| {
            let turned = |cell: &CellId| geometry.is_turned(*cell);
            (if turned(first) { '\\' } else { '/' }, if turned(last) { '/' } else { '\\' })
        });
        line.extend(rims.map(|rims| rims.0));
        for cells in row.chunk_by(|one, other| geometry.is_hole(*one) == geometry.is_hole(*other)) {
            if geometry.is_hole(cells[0]) {
                line.push_str(&" ".repeat(cells.len() * columns.per_cell));
            } else if depth == Depth::Plain {
                cells.iter().for_each(|&cell| {
                    let sign = sign(puzzle, picture[cell]);
                    let mark = if marked.contains(&cell) { '*' } else { sign };
                    line.extend([sign, mark].iter().skip(2 - columns.per_cell));
                });
            } else {
                let ink = |cell| puzzle.palette().ink(picture[cell]).rgb;
                let inks = cells.iter().map(|&cell| (ink(cell), marked.contains(&cell)));
                push_colored(&mut line, &inks.collect::<Vec<_>>(), columns.per_cell, depth);
            }
        }
        line.extend(rims.map(|rims| rims.1));
        out.push_str(line.trim_end_matches(' '));
        out.push('\n');
    }
    out
}

/// The columns that cells take.
pub struct Columns {
    /// How many each has: one, if it begins where half of the one before it ends.
    pub per_cell: usize,
    /// Half of the width of a cell, and where the leftmost one of the first cells of rows is.
    half: f64,
    leftmost: f64,
}

impl Columns {
    /// Those of a board.
    pub fn new(geometry: &Geometry) -> Columns {
        let half =
            geometry.corners(CellId::FIRST).iter().map(|corner| corner.0).fold(0.0, f64::max);
        let per_cell = if geometry.outlines().len() > 1 { 1 } else { 2 };
        let left = |row: &[CellId]| row.first().map_or(0.0, |&cell| geometry.center(cell).0);
        let leftmost = geometry.rows().map(left).fold(f64::MAX, f64::min);
        Columns { per_cell, half, leftmost }
    }

    /// How many halves of a cell a row begins to the right of the leftmost one.
    pub fn shift(&self, geometry: &Geometry, row: &[CellId]) -> usize {
        let left = row.first().map_or(self.leftmost, |&cell| geometry.center(cell).0);
        ((left - self.leftmost) / self.half).round() as usize
    }
}

fn sign(puzzle: &Puzzle, color: Color) -> char {
    match color {
        Color::BACKGROUND => '.',
        _ if puzzle.palette().color_count() == 2 => '#',
        color => color.letter(),
    }
}

/// Blocks of color; neighbors of one color share their escape codes.
fn push_colored(out: &mut String, row: &[(Rgb, bool)], per_cell: usize, depth: Depth) {
    for cells in row.chunk_by(|one, other| one == other) {
        let (ink, is_marked) = cells[0];
        let ansi = Ansi::new().bg_color(Some(color(ink, depth)));
        let (ansi, signs) = match is_marked {
            true => (ansi.fg_color(Some(color(opposite(ink), depth))), "<>"),
            false => (ansi, "  "),
        };
        let signs = signs[..per_cell].repeat(cells.len());
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
