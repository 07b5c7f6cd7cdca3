//! Improves a draft towards the request, by small changes at the borders of shapes.
//!
//! In: a draft, a judge. Out: the unique picture nearest to the request. Invariants: the effort
//! bounds the work; no accepted change increases the blemish of a picture. Source: E. K. Burke,
//! Y. Bykov, "The late acceptance hill-climbing heuristic" (2017).

use super::beauty::{blemish, missing_colors};
use super::chance::Chance;
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

/// Searches from a draft; `None` if no unique picture was found. At most `most` cells change.
pub(super) fn climb(
    judge: &Judge<'_>,
    (draft, most): (Vec<Color>, usize),
    chance: &mut Chance,
    effort: &mut Effort,
) -> Result<Option<Candidate>, RandomError> {
    let colors = judge.palette.color_count();
    let Some(judged) = judge.judge(&draft, effort)? else { return Ok(None) };
    let mut ugly = blemish(judge.ground, &draft, colors);
    let missing = missing_colors(&draft, colors);
    let mut now = Candidate { cells: draft.clone(), judged };
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
        let changes = || cells.iter().zip(&draft).filter(|(cell, drawn)| cell != drawn).count();
        if cells == now.cells
            || uglier > ugly
            || most < cells.len() && changes() > most
            || missing_colors(&cells, colors) > missing
        {
            continue;
        }
        let Some(judged) = judge.judge(&cells, effort)? else { break };
        standstill += 1;
        if judged.cost <= late[step % HISTORY] || judged.cost <= now.judged.cost {
            ugly = uglier;
            now = Candidate { cells, judged };
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
fn keep(nearest: &mut Option<Candidate>, found: &Candidate) {
    let is_nearer = nearest.as_ref().is_none_or(|known| found.judged.cost < known.judged.cost);
    if found.judged.is_unique && is_nearer {
        *nearest = Some(found.clone());
    }
}

/// The picture with a few cells changed, each to the color of a neighbor.
fn with_changes(judge: &Judge<'_>, from: &Candidate, chance: &mut Chance) -> Vec<Color> {
    let (ground, focus) = (judge.ground, &from.judged.focus);
    let mut cells = from.cells.clone();
    let few = if chance.is_one_of(60) { 1 } else { 1 + chance.below(3) };
    for _ in 0..few + focus.len() / FOCUS_FOR_ONE {
        let anywhere = focus.is_empty() || chance.is_one_of(15);
        let first = if anywhere { None } else { chance.pick(focus) };
        let mut cell = first.unwrap_or_else(|| chance.below(cells.len()));
        // In half of the cases change a neighbor instead.
        if chance.is_one_of(50) {
            cell = chance.pick(&ground.near[cell]).unwrap_or(cell);
        }
        let color = chance.pick(&ground.near[cell]).map(|other| cells[other]);
        if let Some(color) = color.filter(|&color| color != cells[cell]) {
            ground.orbits[ground.orbit_of[cell]].iter().for_each(|&cell| cells[cell] = color);
        }
    }
    cells
}
