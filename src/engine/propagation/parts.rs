//! Splits the open cells into independent parts.
//!
//! In: a puzzle, a deduction. Out: one deduction for each part. Invariants: no line with a clue has
//! open cells of two parts, so pictures of different parts combine freely.

use super::deduction::Deduction;
use crate::budget::{Budget, Exhausted, Meter};
use crate::puzzle::{CellId, ColorSet, Geometry, LineId, Puzzle};

/// Most parts; the smallest ones beyond it form the last part together.
const MAX_PARTS: usize = 64;

/// The parts, largest first. In each part the open cells of all others are fixed to one of their
/// colors, which the caller must ignore.
///
/// # Errors
/// [`Exhausted`] once the budget is over.
pub fn parts(
    puzzle: &Puzzle,
    deduction: &Deduction,
    budget: &Budget,
) -> Result<Vec<Deduction>, Exhausted> {
    let mut meter = Meter::new(budget);
    let is_open = |cell: &CellId| deduction.is_open(*cell);
    let mut groups: Vec<Vec<CellId>> = Vec::new();
    let mut is_grouped = vec![false; puzzle.geometry().cell_count()];
    let mut is_seen = vec![false; puzzle.geometry().line_count()];
    for cell in deduction.open_cells() {
        if !is_grouped[cell.index()] {
            is_grouped[cell.index()] = true;
            groups.push(group(puzzle, cell, &is_open, &mut is_grouped, &mut is_seen));
        }
    }
    if groups.len() < 2 {
        return Ok(vec![deduction.clone()]);
    }
    // Stable: groups of equal size stay in reading order.
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    let rest = groups.split_off(groups.len().min(MAX_PARTS - 1));
    groups.extend((!rest.is_empty()).then(|| rest.concat()));
    let part = |group: &Vec<CellId>| {
        let is_over = meter.is_over(8 * puzzle.geometry().cell_count() as u64);
        match is_over {
            true => Err(budget.exhausted()),
            false => Ok(only(deduction, puzzle.geometry(), group)),
        }
    };
    groups.iter().map(part).collect()
}

/// All open cells that lines with a clue connect to `first`.
fn group(
    puzzle: &Puzzle,
    first: CellId,
    is_open: &impl Fn(&CellId) -> bool,
    is_grouped: &mut [bool],
    is_seen: &mut [bool],
) -> Vec<CellId> {
    let geometry = puzzle.geometry();
    let mut cells = vec![first];
    let mut next = 0;
    while let Some(&cell) = cells.get(next) {
        next += 1;
        let has_clue = |line: &LineId| puzzle.language(*line).is_some();
        for line in geometry.through(cell).iter().map(|crossing| crossing.line).filter(has_clue) {
            if std::mem::replace(&mut is_seen[line.index()], true) {
                continue;
            }
            for &other in geometry.line(line).iter().filter(|other| is_open(other)) {
                if !std::mem::replace(&mut is_grouped[other.index()], true) {
                    cells.push(other);
                }
            }
        }
    }
    cells
}

/// The deduction in which only these cells are open.
fn only(deduction: &Deduction, geometry: &Geometry, cells: &[CellId]) -> Deduction {
    let first = |colors: ColorSet| colors.iter().take(1).fold(ColorSet::EMPTY, ColorSet::with);
    let settled = |cell| first(deduction.colors(cell));
    let mut domains: Vec<_> = geometry.cells().map(settled).collect();
    for &cell in cells {
        domains[cell.index()] = deduction.colors(cell);
    }
    Deduction::new(domains)
}
