//! All exchanges of the simplest kind: two rows and two columns whose four crossing cells change
//! places.
//!
//! In: a puzzle on a rectangle, its picture, what is known of it. Out: exchanges, the first ones
//! in reading order. Holds: each keeps the runs of all lines; the work is bounded; a hexagon has
//! none.

use super::span::{Exchange, read_alike};
use crate::line::Deduction;
use crate::puzzle::{CellId, Color, Geometry, LineId, Picture};
use crate::sat::budget::{Budget, Meter};
use std::collections::BTreeMap;

/// Most exchanges that are listed.
const MAX_SWITCHES: usize = 200;
/// Most cells that are looked at.
const MAX_WORK: usize = 20_000_000;

/// Lists them, those among open cells alone.
pub(super) fn switches(
    geometry: &Geometry,
    picture: &Picture,
    known: &Deduction,
    budget: &Budget,
) -> Vec<Exchange> {
    let [rows, _columns] = geometry.families() else { return Vec::new() };
    let mut meter = Meter::new(budget);
    let mut work = 0;
    // For each pair of columns the rows whose cells there may change places.
    let mut willing: BTreeMap<(usize, usize), Vec<[CellId; 2]>> = BTreeMap::new();
    let mut found = Vec::new();
    for row in geometry.lines().take(rows.line_count) {
        let cells = geometry.line(row);
        let open = |at: &usize| known.is_open(cells[*at]);
        let open: Vec<usize> = (0..cells.len()).filter(open).collect();
        for (place, &left) in open.iter().enumerate() {
            for &right in &open[place + 1..] {
                let pair = [cells[left], cells[right]];
                work += 1 + right - left;
                if work > MAX_WORK || meter.is_over(1 + (right - left) as u64) {
                    return found;
                }
                if picture[pair[0]] == picture[pair[1]] || !keeps(geometry, row, picture, pair) {
                    continue;
                }
                let others = willing.entry((left, right)).or_default();
                for &other in others.iter() {
                    work += 1;
                    if fit(geometry, picture, pair, other) {
                        found.push(exchange(picture, [pair, other]));
                        if found.len() == MAX_SWITCHES {
                            return found;
                        }
                    }
                }
                others.push(pair);
            }
        }
    }
    found
}

/// Have the four cells crosswise the same colors, and do the columns keep their runs?
fn fit(geometry: &Geometry, picture: &Picture, one: [CellId; 2], other: [CellId; 2]) -> bool {
    let is_crosswise = picture[one[0]] == picture[other[1]] && picture[one[1]] == picture[other[0]];
    is_crosswise
        && [0, 1].into_iter().all(|side| {
            let column = geometry.through(one[side])[1].line;
            keeps(geometry, column, picture, [other[side], one[side]])
        })
}

fn exchange(picture: &Picture, pairs: [[CellId; 2]; 2]) -> Exchange {
    let swap = |[one, other]: [CellId; 2]| [(one, picture[other]), (other, picture[one])];
    pairs.into_iter().flat_map(swap).collect()
}

/// Does the line keep its runs when these two cells of it, the first one before the second,
/// change places?
fn keeps(geometry: &Geometry, line: LineId, picture: &Picture, [one, other]: [CellId; 2]) -> bool {
    let cells = geometry.line(line);
    let family = geometry.place(line).0;
    let at = |cell: CellId| geometry.through(cell)[family].at as usize;
    let stretch = &cells[at(one).saturating_sub(1)..(at(other) + 2).min(cells.len())];
    let swapped = |&cell: &CellId| -> Color {
        match cell {
            cell if cell == one => picture[other],
            cell if cell == other => picture[one],
            cell => picture[cell],
        }
    };
    read_alike(stretch.iter().map(|&cell| picture[cell]), stretch.iter().map(swapped))
}
