//! A second picture close to the first: two rows and two columns whose four
//! crossing cells change places.
//!
//! In: a puzzle on a rectangle, what is known of it, a picture of it. Out: another picture,
//! or nothing if no such switch exists (or the board is a hexagon). Holds: the work is
//! bounded; whether the picture satisfies the puzzle is for `verify` to say.
//! Reads: `puzzle`, `line`.

use crate::line::Deduction;
use crate::puzzle::{CellId, Clue, Color, LineId, Picture, Puzzle};
use std::collections::BTreeMap;

/// Most lines that are read anew in one search.
const MAX_READINGS: usize = 200_000;

/// Looks for a switch.
pub fn switched(puzzle: &Puzzle, deduction: &Deduction, picture: &Picture) -> Option<Picture> {
    let geometry = puzzle.geometry();
    let [rows, _columns] = geometry.families() else { return None };
    let open_in = |cells: &[CellId]| -> Vec<usize> {
        (0..cells.len()).filter(|&at| deduction.colors(cells[at]).len() > 1).collect()
    };
    // For each pair of places the rows in which their colors may change places.
    let mut willing: BTreeMap<(usize, usize), Vec<&[CellId]>> = BTreeMap::new();
    let mut readings = 0;
    for row in geometry.lines().take(rows.line_count) {
        let cells = geometry.line(row);
        let open = open_in(cells);
        for (place, &left) in open.iter().enumerate() {
            for &right in &open[place + 1..] {
                let pair = [cells[left], cells[right]];
                let may_take = |one: usize, color| deduction.colors(pair[one]).contains(color);
                let (left_color, right_color) = (picture[pair[0]], picture[pair[1]]);
                if left_color == right_color
                    || !may_take(0, right_color)
                    || !may_take(1, left_color)
                {
                    continue;
                }
                readings += 1;
                if readings > MAX_READINGS {
                    return None;
                }
                if !reads_well(puzzle, row, picture, pair) {
                    continue;
                }
                let others = willing.entry((left, right)).or_default();
                let partner = others
                    .iter()
                    .find(|other| closes(puzzle, picture, pair, [other[left], other[right]]));
                if let Some(other) = partner {
                    let swaps = [pair, [other[left], other[right]]];
                    return Some(apply(picture, swaps));
                }
                others.push(cells);
            }
        }
    }
    None
}

/// Do the two columns take the switch as well?
fn closes(puzzle: &Puzzle, picture: &Picture, one: [CellId; 2], other: [CellId; 2]) -> bool {
    let is_switch = picture[one[0]] == picture[other[1]] && picture[one[1]] == picture[other[0]];
    is_switch
        && [0, 1].into_iter().all(|side| {
            let column = puzzle.geometry().through(one[side])[1].line;
            reads_well(puzzle, column, picture, [one[side], other[side]])
        })
}

fn apply(picture: &Picture, swaps: [[CellId; 2]; 2]) -> Picture {
    let mut colors = picture.colors().to_vec();
    for [one, other] in swaps {
        colors.swap(one.index(), other.index());
    }
    Picture::new(colors)
}

/// Does the line satisfy its clue when these two cells of it change places?
fn reads_well(puzzle: &Puzzle, line: LineId, picture: &Picture, swap: [CellId; 2]) -> bool {
    let Clue::Runs(runs) = puzzle.clue(line) else { return true };
    let color_of = |cell: CellId| match swap.iter().position(|&other| other == cell) {
        Some(place) => picture[swap[1 - place]],
        None => picture[cell],
    };
    let fits = |place: usize, color: Color, length: u32| {
        runs.get(place).is_some_and(|run| {
            run.color.unwrap_or(color) == color && run.length.unwrap_or(length) == length
        })
    };
    let (mut count, mut color, mut length) = (0, Color::BACKGROUND, 0);
    for &cell in puzzle.geometry().line(line) {
        let next = color_of(cell);
        if next == color {
            length += 1;
            continue;
        }
        if !color.is_background() {
            if !fits(count, color, length) {
                return false;
            }
            count += 1;
        }
        (color, length) = (next, 1);
    }
    if !color.is_background() {
        if !fits(count, color, length) {
            return false;
        }
        count += 1;
    }
    count == runs.len()
}
