//! Improves a draft towards the request, by small changes at the borders of shapes.
//!
//! In: a draft, a judge. Out: the unique picture nearest to the request. Invariants: the effort
//! bounds the work; no accepted change increases the blemish of a picture: cheap measures, in whole
//! numbers, of how far it is like noise. Source: E. K. Burke, Y. Bykov, "The late acceptance
//! hill-climbing heuristic" (2017).

use super::chance::Chance;
use super::ground::Ground;
use super::judge::{Judge, Judged};
use super::{Effort, RandomError};
use crate::puzzle::Color;

/// Late acceptance: a picture may cost as much as the one this many changes ago.
const HISTORY: usize = 12;
/// The search ends after this many judged changes without a better picture.
const MAX_IDLE_CHANGES: usize = 600;
/// The search ends after this many ratings without a better picture.
const MAX_IDLE_RATINGS: usize = 40;
/// Most proposed changes for each judged one, on average.
const PROPOSALS_PER_CHANGE: usize = 40;
/// Each change affects one more cell for this many cells of the focus.
const FOCUS_FOR_ONE: usize = 60;

/// A picture and its judgment.
#[derive(Clone)]
pub(super) struct Candidate {
    pub cells: Vec<Color>,
    pub judged: Judged,
}

/// Searches from a draft; `None` if no unique picture was found. At most `max_changes` cells
/// change.
pub(super) fn climb(
    judge: &Judge<'_>,
    (draft, max_changes): (Vec<Color>, usize),
    chance: &mut Chance,
    effort: &mut Effort,
) -> Result<Option<Candidate>, RandomError> {
    let colors = judge.palette.color_count();
    let Some(score) = judge.judge(&draft, effort)? else { return Ok(None) };
    let mut ugly = blemish(judge.ground, &draft, colors);
    let missing = missing_colors(&draft, colors);
    let mut now = Candidate { cells: draft.clone(), judged: score };
    let (mut best, mut nearest) = (now.judged.cost, None);
    keep(&mut nearest, &now);
    let mut late = [now.judged.cost; HISTORY];
    let (mut standstill, mut step, mut proposals) = (0, 0, 0);
    let mut rates = effort.rates;
    while best > 0
        && standstill < MAX_IDLE_CHANGES
        && rates < effort.rates + MAX_IDLE_RATINGS
        && proposals < PROPOSALS_PER_CHANGE * MAX_IDLE_CHANGES
    {
        proposals += 1;
        let cells = with_changes(judge, &now, chance);
        let uglier = blemish(judge.ground, &cells, colors);
        let changes = || cells.iter().zip(&draft).filter(|(cell, old)| cell != old).count();
        if cells == now.cells
            || uglier > ugly
            || max_changes < cells.len() && changes() > max_changes
            || missing_colors(&cells, colors) > missing
        {
            continue;
        }
        let Some(score) = judge.judge(&cells, effort)? else { break };
        standstill += 1;
        if score.cost <= late[step % HISTORY] || score.cost <= now.judged.cost {
            ugly = uglier;
            now = Candidate { cells, judged: score };
            keep(&mut nearest, &now);
            if now.judged.cost < best {
                (best, standstill, proposals) = (now.judged.cost, 0, 0);
                rates = effort.rates;
            }
        }
        late[step % HISTORY] = now.judged.cost;
        step += 1;
    }
    Ok(nearest)
}

/// Keeps a picture that is unique and nearer than those before.
fn keep(nearest: &mut Option<Candidate>, candidate: &Candidate) {
    let is_nearer = nearest.as_ref().is_none_or(|best| candidate.judged.cost < best.judged.cost);
    if candidate.judged.is_unique && is_nearer {
        *nearest = Some(candidate.clone());
    }
}

/// The picture with a few cells changed, each to the color of a neighbor.
fn with_changes(judge: &Judge<'_>, from: &Candidate, chance: &mut Chance) -> Vec<Color> {
    let (ground, focus) = (judge.ground, &from.judged.focus);
    let mut cells = from.cells.clone();
    let count = if chance.is_one_of(60) { 1 } else { 1 + chance.below(3) };
    for _ in 0..count + focus.len() / FOCUS_FOR_ONE {
        let anywhere = focus.is_empty() || chance.is_one_of(15);
        let first = if anywhere { None } else { chance.pick(focus) };
        let mut cell = first.unwrap_or_else(|| chance.below(cells.len()));
        // In half of the cases change a neighbor instead.
        if chance.is_one_of(50) {
            cell = chance.pick(&ground.near[cell]).unwrap_or(cell);
        }
        let color = chance.pick(&ground.near[cell]).map(|neighbor| cells[neighbor]);
        if let Some(color) = color.filter(|&color| color != cells[cell]) {
            ground.orbits[ground.orbit_of[cell]].iter().for_each(|&cell| cells[cell] = color);
        }
    }
    cells
}

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
    let mut counts = vec![0; colors];
    cells.iter().for_each(|color| counts[color.index()] += 1);
    let painted_cells = count - counts[0];
    let share = painted_cells * 1000 / count;
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
    let max_borders = MAX_BORDERS * ground.sides() * 100 / (large * 10_000 / LARGE_BOARD).isqrt();
    let rough = (outline * 100 / painted_cells.max(1)).saturating_sub(max_borders);
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
        counts.iter().map(|&cells| (count / CELLS_PER_RAREST).max(1).saturating_sub(cells)).sum();
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
            for &neighbor in &ground.near[cell] {
                if !std::mem::replace(&mut is_seen[neighbor], true) {
                    stack.push(neighbor);
                }
            }
        }
    }
    count
}
