//! The board of the game of lines, drawn in letters.
//!
//! In: a player's board. Out: lines of text, without blanks at their ends. Invariants: row clues
//! stand at the left, right-aligned; column clues below, top-aligned; a cell is as wide as
//! the widest number or name of a column. Families without a side of their own are listed.

use super::names;
use super::player::Player;
use nonosat::drawing::Columns;
use nonosat::puzzle::{CellId, Geometry, LineId, Puzzle};
use std::fmt::Write;

/// The board with its clues.
pub fn draw(player: &Player) -> String {
    let puzzle = player.puzzle();
    let geometry = puzzle.geometry();
    let is_rect = geometry.shape().rectangle().is_some();
    let cell_width = if is_rect { column_width(puzzle) } else { 1 };
    let columns_of = Columns::new(geometry);
    // Triangles stand side by side between the slashes of the rim, others with a blank between.
    let (gap, is_dense) = if columns_of.per_cell == 1 { ("", true) } else { (" ", false) };
    let rows = geometry.lines().take(row_count(geometry));
    let clues: Vec<String> = rows.map(|row| names::runs(puzzle, row).join(" ")).collect();
    let clue_width = clues.iter().map(String::len).max().unwrap_or(0);
    let index_width = (clues.len() - 1).to_string().len().max(2);
    let indent = " ".repeat(clue_width + 2 + index_width);
    let mut out = String::new();
    if is_rect {
        push(&mut out, &(indent.clone() + &columns(geometry, cell_width)));
    }
    for (row, (cells, clue)) in geometry.rows().zip(&clues).enumerate() {
        let mut line = format!("{clue:>clue_width$} |{row:>index_width$}");
        // Half a cell to each side, and the blank between two cells: two letters a cell.
        line.extend(std::iter::repeat_n(' ', columns_of.shift(geometry, cells)));
        let rim = |cell: Option<&CellId>, signs: [&'static str; 2]| {
            let turned = cell.filter(|_| is_dense).map(|&cell| geometry.is_turned(cell));
            turned.map_or("", |is_turned| signs[usize::from(is_turned)])
        };
        line.push_str(rim(cells.first(), [" /", " \\"]));
        for &cell in cells {
            let sign = if geometry.is_hole(cell) { ' ' } else { letter(player, cell) };
            // Writing to a string cannot fail.
            let _ = write!(line, "{gap}{sign:>cell_width$}");
        }
        line.push_str(rim(cells.last(), ["\\", "/"]));
        push(&mut out, &line);
    }
    if is_rect {
        push_column_clues(&mut out, puzzle, &indent, cell_width);
    } else {
        push_list(&mut out, puzzle);
    }
    out
}

fn push(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

fn row_count(geometry: &Geometry) -> usize {
    geometry.families()[0].line_count
}

/// The lines of the second family and further ones.
fn other_lines(geometry: &Geometry) -> impl Iterator<Item = LineId> + use<> {
    geometry.lines().skip(row_count(geometry))
}

/// The widest that stands above or below a column.
fn column_width(puzzle: &Puzzle) -> usize {
    let clues = other_lines(puzzle.geometry()).flat_map(|line| names::runs(puzzle, line));
    let widest = clues.map(|run| run.len()).max().unwrap_or(1);
    let last = puzzle.geometry().families()[1].line_count - 1;
    widest.max(names::letters(last).len())
}

fn columns(geometry: &Geometry, width: usize) -> String {
    let count = geometry.families()[1].line_count;
    (0..count).map(|column| format!(" {:>width$}", names::letters(column))).collect()
}

fn letter(player: &Player, cell: CellId) -> char {
    match player.mark(cell) {
        Some(color) if !color.is_background() => {
            if player.puzzle().palette().color_count() == 2 {
                'X'
            } else {
                color.letter()
            }
        }
        _ => '.',
    }
}

fn push_column_clues(out: &mut String, puzzle: &Puzzle, indent: &str, width: usize) {
    let clues: Vec<Vec<String>> =
        other_lines(puzzle.geometry()).map(|line| names::runs(puzzle, line)).collect();
    let height = clues.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..height {
        let runs = clues.iter().map(|clue| clue.get(place).map_or("", String::as_str));
        let line: String = runs.map(|run| format!(" {run:>width$}")).collect();
        push(out, &(indent.to_owned() + &line));
    }
}

/// A line that is neither a row nor a column is told by its first cell, too.
fn push_list(out: &mut String, puzzle: &Puzzle) {
    let geometry = puzzle.geometry();
    for line in other_lines(geometry) {
        let name = names::of_line(geometry, line);
        let first = geometry.line(line).first().map(|&cell| names::of_cell(geometry, cell));
        let from = first.map_or(String::new(), |cell| format!(" from {cell}"));
        push(out, &format!("{name}{from}: {}", names::runs(puzzle, line).join(" ")));
    }
}
