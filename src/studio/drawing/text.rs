//! Prints pictures as text, plain or with terminal colors.
//!
//! In: a puzzle and a picture. Out: lines. Invariants: a cell is two columns wide, so that it is
//! nearly square; the parser of text pictures reads these pairs back. Rows of a hexagon are
//! shifted by one column. Triangles have one column each, because neighbors overlap by half of
//! their width; slashes mark the rim of the board. Holes are blank. A color of 256 is never one of
//! the first 16, because each terminal defines these differently.

use crate::puzzle::{CellId, Color, Geometry, Picture, Puzzle, Rgb};
use anstyle::{Ansi256Color, RgbColor, Style as Ansi};
use std::fmt::Write;

/// The colors that text may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// No colors: `##` and `..`, or the letters of the colors if there are several.
    Plain,
    /// The 256 colors of most terminals.
    Indexed,
    /// Colors of 24 bits.
    Full,
}

/// Prints the picture.
///
/// # Panics
/// If the picture has fewer cells than the board, or colors that the palette lacks.
pub fn text(puzzle: &Puzzle, picture: &Picture, depth: Depth) -> String {
    text_marked(puzzle, picture, &[], depth)
}

/// As [`text`], with marks on some cells: `#*` and `.*`, or `<>` on their color.
pub fn text_marked(
    puzzle: &Puzzle,
    picture: &Picture,
    marked_cells: &[CellId],
    depth: Depth,
) -> String {
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
                    let mark = if marked_cells.contains(&cell) { '*' } else { sign };
                    line.extend([sign, mark].iter().skip(2 - columns.per_cell));
                });
            } else {
                let ink = |cell| puzzle.palette().ink(picture[cell]).rgb;
                let inks = cells.iter().map(|&cell| (ink(cell), marked_cells.contains(&cell)));
                push_colored(&mut line, &inks.collect::<Vec<_>>(), columns.per_cell, depth);
            }
        }
        line.extend(rims.map(|rims| rims.1));
        out.push_str(line.trim_end_matches(' '));
        out.push('\n');
    }
    out
}

/// The columns of cells in text.
pub struct Columns {
    /// Columns of a cell: one for triangles, else two.
    pub per_cell: usize,
    /// Half of the width of a cell, in cell steps.
    half: f64,
    /// The x coordinate of the leftmost center.
    leftmost: f64,
}

impl Columns {
    /// The columns of a board.
    pub fn new(geometry: &Geometry) -> Columns {
        let half =
            geometry.corners(CellId::FIRST).iter().map(|corner| corner.0).fold(0.0, f64::max);
        let per_cell = if geometry.outlines().len() > 1 { 1 } else { 2 };
        let left = |row: &[CellId]| row.first().map_or(0.0, |&cell| geometry.center(cell).0);
        let leftmost = geometry.rows().map(left).fold(f64::MAX, f64::min);
        Columns { per_cell, half, leftmost }
    }

    /// The indentation of a row, in halves of a cell.
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

/// Adds blocks of color; neighbors of one color share their escape codes.
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

/// Black for light colors, white for dark ones.
fn opposite(Rgb(red, green, blue): Rgb) -> Rgb {
    let light = 2 * u32::from(red) + 5 * u32::from(green) + u32::from(blue);
    if light > 8 * 127 { Rgb(0, 0, 0) } else { Rgb(255, 255, 255) }
}

/// The levels of red, green and blue in the colors from 16 to 231.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The number of the nearest color, from 16 to 255.
pub fn nearest_of_256(Rgb(red, green, blue): Rgb) -> u8 {
    let target = [red, green, blue];
    let distance = |candidate: [u8; 3]| -> u32 {
        target
            .iter()
            .zip(candidate)
            .map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2))
            .sum()
    };
    let steps = target.map(nearest_step);
    let cube = (distance(steps.map(|at| STEPS[at])), 16 + 36 * steps[0] + 6 * steps[1] + steps[2]);
    let grays = (0..24_u8).map(|at| (distance([8 + 10 * at; 3]), 232 + usize::from(at)));
    let best = grays.fold(cube, |best, gray| if gray.0 < best.0 { gray } else { best });
    best.1 as u8
}

fn nearest_step(value: u8) -> usize {
    let steps = STEPS.iter().enumerate();
    steps.min_by_key(|(_, step)| step.abs_diff(value)).map_or(0, |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_become_the_nearest_of_256() {
        let cases = [
            (Rgb(0, 0, 0), 16),
            (Rgb(255, 255, 255), 231),
            (Rgb(255, 0, 0), 196),
            (Rgb(0, 0, 250), 21),
            (Rgb(128, 128, 128), 244),
            (Rgb(9, 8, 7), 232),
        ];
        for (rgb, number) in cases {
            assert_eq!(nearest_of_256(rgb), number);
        }
    }
}
