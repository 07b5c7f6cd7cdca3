//! Draws the board of the plain game in letters.
//!
//! In: the player's game. Out: lines of text without trailing blanks. Invariants: row clues stand
//! at the left, right-aligned; column clues below, top-aligned; a cell is as wide as the widest
//! column name or run. Boards other than rectangles list the clues of all lines that are no rows.
//! Walls stand between regions; numbers of blocks stand behind the signs of their cells.

use super::names::{self, First};
use super::player::Player;
use nonosat_board::puzzle::{CellId, Geometry, LineId, Puzzle};
use nonosat_studio::drawing::Columns;
use std::fmt::Write;

/// The board with its clues.
pub fn draw(player: &Player) -> String {
    let puzzle = player.puzzle();
    let geometry = puzzle.geometry();
    let is_rect = geometry.shape().rectangle().is_some();
    let cell_width = if is_rect { column_width(puzzle) } else { 1 };
    let columns_of = Columns::new(geometry);
    // Triangles adjoin, between slashes at both ends of the row; other cells have a blank between.
    let (gap, is_dense) = if columns_of.per_cell == 1 { ("", true) } else { (" ", false) };
    let rows = geometry.lines().take(row_count(geometry));
    let clues: Vec<String> = rows.map(|row| names::words(puzzle, row).join(" ")).collect();
    let clue_width = clues.iter().map(String::len).max().unwrap_or(0);
    let number = |row: usize| player.first().number(row);
    let index_width = number(clues.len() - 1).to_string().len().max(2);
    let indent = " ".repeat(clue_width + 2 + index_width);
    let mut out = String::new();
    if is_rect {
        push(&mut out, &(indent.clone() + &columns(geometry, cell_width)));
    }
    for (row, (cells, clue)) in geometry.rows().zip(&clues).enumerate() {
        let mut line = format!("{clue:>clue_width$} |{:>index_width$}", number(row));
        // A cell takes two characters, its sign and a blank; half a cell is one.
        line.extend(std::iter::repeat_n(' ', columns_of.shift(geometry, cells)));
        let rim = |cell: Option<&CellId>, signs: [&'static str; 2]| {
            let cell_turned = cell.filter(|_| is_dense).map(|&cell| geometry.is_turned(cell));
            cell_turned.map_or("", |is_turned| signs[usize::from(is_turned)])
        };
        line.push_str(rim(cells.first(), [" /", " \\"]));
        for (at, &cell) in cells.iter().enumerate() {
            let has_wall = at > 0 && is_between_regions(geometry, cells[at - 1], cell);
            let (gap, sign) = (if has_wall { "|" } else { gap }, sign(player, cell));
            // Writing to a string cannot fail.
            let _ = write!(line, "{gap}{sign:>cell_width$}");
        }
        line.push_str(rim(cells.last(), ["\\", "/"]));
        push(&mut out, &line);
        let below = geometry.rows().nth(row + 1).filter(|_| geometry.regions().is_some());
        if let Some(below) = below {
            push(&mut out, &(indent.clone() + &walls(geometry, cells, below, cell_width)));
        }
    }
    if is_rect {
        push_column_clues(&mut out, puzzle, &indent, cell_width);
    } else {
        push_list(&mut out, puzzle, player.first());
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

/// The lines of all families but the first, the rows; no regions and no blocks.
fn other_lines(geometry: &Geometry) -> impl Iterator<Item = LineId> + use<> {
    let families = &geometry.families()[..geometry.straight_family_count()];
    let count = families.iter().map(|family| family.line_count).sum();
    geometry.lines().take(count).skip(row_count(geometry))
}

/// Characters of the widest column name or run of a column clue.
fn column_width(puzzle: &Puzzle) -> usize {
    let clues = other_lines(puzzle.geometry()).flat_map(|line| names::words(puzzle, line));
    let widest = clues.map(|run| run.len()).max().unwrap_or(1);
    let last = puzzle.geometry().families()[1].line_count - 1;
    let own = if puzzle.geometry().has_blocks() { 2 } else { 1 };
    widest.max(names::letters(last).len()).max(own)
}

fn columns(geometry: &Geometry, width: usize) -> String {
    let count = geometry.families()[1].line_count;
    (0..count).map(|column| format!(" {:>width$}", names::letters(column))).collect()
}

fn is_between_regions(geometry: &Geometry, one: CellId, other: CellId) -> bool {
    geometry.regions().is_some() && !geometry.share_region(one, other)
}

/// The walls between two rows.
fn walls(geometry: &Geometry, above: &[CellId], below: &[CellId], width: usize) -> String {
    let is_cut = |one: CellId, other: CellId| is_between_regions(geometry, one, other);
    let mut out = String::new();
    for at in 0..above.len() {
        let before = at.saturating_sub(1);
        let across = [is_cut(above[before], below[before]), is_cut(above[at], below[at])];
        let down = [is_cut(above[before], above[at]), is_cut(below[before], below[at])];
        out.push(match (across, down) {
            ([false, false], [false, false]) => ' ',
            ([false, false], [true, true]) => '|',
            (_, [false, false]) if at == 0 || across[0] == across[1] => '-',
            _ => '+',
        });
        out.push_str(&if across[1] { "-" } else { " " }.repeat(width));
    }
    out
}

/// The sign of a cell, with the number in it.
fn sign(player: &Player, cell: CellId) -> String {
    let (puzzle, letter) = (player.puzzle(), letter(player, cell));
    match puzzle.number_in(cell) {
        _ if puzzle.geometry().is_hole(cell) => String::new(),
        Some(number) if letter == '.' => number.to_string(),
        Some(number) => format!("{letter}{number}"),
        None if puzzle.geometry().has_blocks() => format!("{letter} "),
        None => letter.to_string(),
    }
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
        other_lines(puzzle.geometry()).map(|line| names::words(puzzle, line)).collect();
    let height = clues.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..height {
        let runs = clues.iter().map(|clue| clue.get(place).map_or("", String::as_str));
        let line: String = runs.map(|run| format!(" {run:>width$}")).collect();
        push(out, &(indent.to_owned() + &line));
    }
}

/// Appends the clues of all lines that are no rows, each with the line's name and first cell.
fn push_list(out: &mut String, puzzle: &Puzzle, number: First) {
    let geometry = puzzle.geometry();
    for line in other_lines(geometry) {
        let name = names::of_line(geometry, line, number);
        let first = geometry.line(line).first().map(|&cell| names::of_cell(geometry, cell, number));
        let from = first.map_or(String::new(), |cell| format!(" from {cell}"));
        push(out, &format!("{name}{from}: {}", names::words(puzzle, line).join(" ")));
    }
}
