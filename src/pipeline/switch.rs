//! A second picture close to the first: two rows and two columns whose four
//! crossing cells change places.
//!
//! In: a puzzle on a rectangle, what is known of it, a picture of it. Out: another picture,
//! or nothing if no such switch exists (or the board is a hexagon) or none was found in time.
//! Holds: the work is bounded, by numbers and by the budget; whether the picture satisfies
//! the puzzle is for `verify` to say.
//! Reads: `puzzle`, `line`, `sat::budget`.

use crate::line::Deduction;
use crate::puzzle::{CellId, Clue, Color, Geometry, LineId, Picture, Puzzle};
use crate::sat::budget::{Budget, Meter};
use std::collections::BTreeMap;

/// Most rows that are read anew in one search, and most columns.
const MAX_READINGS: usize = 200_000;

/// Looks for a switch.
pub fn switched(
    puzzle: &Puzzle,
    deduction: &Deduction,
    picture: &Picture,
    budget: &Budget,
) -> Option<Picture> {
    let geometry = puzzle.geometry();
    let [rows, _columns] = geometry.families() else { return None };
    let open_in = |cells: &[CellId]| -> Vec<usize> {
        (0..cells.len()).filter(|&at| deduction.is_open(cells[at])).collect()
    };
    let meter = Meter::new(budget);
    let mut reader = Reader { puzzle, picture, rows: 0, columns: 0, meter };
    // For each pair of places the rows in which their colors may change places.
    let mut willing: BTreeMap<(usize, usize), Vec<&[CellId]>> = BTreeMap::new();
    for row in geometry.lines().take(rows.line_count) {
        let cells = geometry.line(row);
        let open = open_in(cells);
        for (place, &left) in open.iter().enumerate() {
            for &right in &open[place + 1..] {
                let pair = [cells[left], cells[right]];
                let may_take = |one: usize, color| deduction.colors(pair[one]).contains(color);
                let (left_color, right_color) = (picture[pair[0]], picture[pair[1]]);
                reader.spend(1)?;
                if left_color == right_color
                    || !may_take(0, right_color)
                    || !may_take(1, left_color)
                    || !reader.row_takes(row, pair)?
                {
                    continue;
                }
                let others = willing.entry((left, right)).or_default();
                for other in others.iter() {
                    let other = [other[left], other[right]];
                    if reader.columns_take(pair, other)? {
                        return Some(apply(geometry, picture, [pair, other]));
                    }
                }
                others.push(cells);
            }
        }
    }
    None
}

/// Reads lines anew, as far as the limits go: `None` is behind them.
struct Reader<'a> {
    puzzle: &'a Puzzle,
    picture: &'a Picture,
    /// How many rows were read so far.
    rows: usize,
    /// How many columns were read so far.
    columns: usize,
    meter: Meter<'a>,
}

impl Reader<'_> {
    fn spend(&mut self, work: usize) -> Option<()> {
        (!self.meter.is_over(work as u64)).then_some(())
    }

    /// Does the row take the switch?
    fn row_takes(&mut self, row: LineId, pair: [CellId; 2]) -> Option<bool> {
        self.rows += 1;
        self.reads_well(self.rows, row, pair)
    }

    /// Do the two columns take the switch as well?
    fn columns_take(&mut self, one: [CellId; 2], other: [CellId; 2]) -> Option<bool> {
        self.spend(1)?;
        let picture = self.picture;
        if picture[one[0]] != picture[other[1]] || picture[one[1]] != picture[other[0]] {
            return Some(false);
        }
        for side in [0, 1] {
            let column = self.puzzle.geometry().through(one[side])[1].line;
            self.columns += 1;
            if !self.reads_well(self.columns, column, [one[side], other[side]])? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Does the line satisfy its clue when these two cells of it change places? This is
    /// reading number `number` of its kind.
    fn reads_well(&mut self, number: usize, line: LineId, swap: [CellId; 2]) -> Option<bool> {
        self.spend(self.puzzle.geometry().line(line).len())?;
        (number <= MAX_READINGS).then(|| reads_well(self.puzzle, line, self.picture, swap))
    }
}

fn apply(geometry: &Geometry, picture: &Picture, swaps: [[CellId; 2]; 2]) -> Picture {
    let mut colors = picture.colors().to_vec();
    for [one, other] in swaps {
        colors.swap(one.index(), other.index());
    }
    Picture::painted(geometry, |cell| colors[cell.index()])
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
