//! Cheap measures that distinguish a picture from noise.
//!
//! In: a ground, colors of cells. Out: how far the picture exceeds fixed limits.
//! Invariants: whole numbers only.

use super::ground::Ground;
use crate::puzzle::Color;

/// Fewest and most painted cells in a thousand.
const PAINTED_IN_1000: [usize; 2] = [280, 780];
/// Two areas are free, and one more for this many cells.
const CELLS_AN_AREA: usize = 40;
/// One lonely cell is free, and one more for this many cells.
const CELLS_A_LONELY: usize = 80;
/// Most sides at borders of colors for a hundred painted cells, divided by the sides of a cell.
const MAX_BORDERS: usize = 38;
/// Boards of more cells have larger shapes instead of more.
const LARGE_BOARD: usize = 900;
/// Most lines in a hundred without a painted cell.
const BLANK_LINES: usize = 15;
/// Each color has at least one cell in this many.
const CELLS_PER_RAREST: usize = 60;

/// A weighted sum of how far the picture exceeds each limit; 0 if it exceeds none.
pub(super) fn blemish(ground: &Ground, cells: &[Color], colors: usize) -> usize {
    let count = cells.len();
    let mut used = vec![0; colors];
    cells.iter().for_each(|color| used[color.index()] += 1);
    let painted = count - used[0];
    let share = painted * 1000 / count;
    let outside =
        PAINTED_IN_1000[0].saturating_sub(share) + share.saturating_sub(PAINTED_IN_1000[1]);
    let unlike =
        |cell: usize| ground.near[cell].iter().filter(move |&&at| cells[at] != cells[cell]);
    let outline: usize = (0..count)
        .filter(|&cell| !cells[cell].is_background())
        .map(|cell| unlike(cell).count())
        .sum();
    // Shapes that grow with the board have an outline that shrinks with its side.
    let large = count.max(LARGE_BOARD);
    let most = MAX_BORDERS * ground.sides() * 100 / (large * 10_000 / LARGE_BOARD).isqrt();
    let rough = (outline * 100 / painted.max(1)).saturating_sub(most);
    let is_lonely = |&cell: &usize| unlike(cell).count() == ground.near[cell].len();
    let lonely = (0..count)
        .filter(is_lonely)
        .count()
        .saturating_sub(1 + count.min(LARGE_BOARD) / CELLS_A_LONELY);
    let areas = areas(ground, cells).saturating_sub(2 + count.min(LARGE_BOARD) / CELLS_AN_AREA);
    let lines = ground.geometry.lines();
    let is_blank = |cell: &crate::puzzle::CellId| cells[cell.index()].is_background();
    let blank = lines.filter(|&line| ground.geometry.line(line).iter().all(is_blank)).count();
    let blank = blank.saturating_sub(ground.geometry.line_count() * BLANK_LINES / 100);
    let rare: usize =
        used.iter().map(|&used| (count / CELLS_PER_RAREST).max(1).saturating_sub(used)).sum();
    outside + 10 * rough + 30 * (lonely + areas + blank + rare)
}

/// The number of colors that no cell has, apart from the background.
pub(super) fn missing_colors(cells: &[Color], colors: usize) -> usize {
    let mut is_used = vec![false; colors];
    is_used[0] = true;
    cells.iter().for_each(|color| is_used[color.index()] = true);
    is_used.iter().filter(|&&is_used| !is_used).count()
}

/// The number of connected painted areas, of any colors.
fn areas(ground: &Ground, cells: &[Color]) -> usize {
    let mut is_seen: Vec<bool> = cells.iter().map(|color| color.is_background()).collect();
    let (mut count, mut stack) = (0, Vec::new());
    for first in 0..cells.len() {
        if std::mem::replace(&mut is_seen[first], true) {
            continue;
        }
        count += 1;
        stack.push(first);
        while let Some(cell) = stack.pop() {
            for &other in &ground.near[cell] {
                if !std::mem::replace(&mut is_seen[other], true) {
                    stack.push(other);
                }
            }
        }
    }
    count
}
