//! Combines the pictures of independent parts: one picture of each part, in every combination.
//!
//! In: the parts, the largest first. Out: the next combination, its picture, not yet verified.
//! Invariants: no part searches for a picture before it is needed; the first part changes last and
//! stores no old pictures.

use super::part::Part;
use super::{EngineError, Events, Outcome, Reason};
use crate::propagation::Deduction;
use crate::puzzle::{Color, Geometry, Picture};

/// Finds the first picture of each part.
pub(super) fn begin(
    parts: &mut [Part<'_>],
    events: &mut Events<'_>,
) -> Result<Outcome<()>, EngineError> {
    for part in parts {
        let outcome = part.more(true, events)?;
        if outcome != Outcome::Found(()) {
            return Ok(outcome);
        }
    }
    Ok(Outcome::Found(()))
}

/// Moves on to the next combination. Without one, and at a limit, each part still shows a picture.
pub(super) fn turn(
    parts: &mut [Part<'_>],
    events: &mut Events<'_>,
) -> Result<Outcome<()>, EngineError> {
    for (at, part) in parts.iter_mut().enumerate().rev() {
        if at > 0 && part.place + 1 < part.pictures.len() {
            part.place += 1;
            return Ok(Outcome::Found(()));
        }
        match part.more(at > 0, events)? {
            Outcome::None(_) => part.place = 0,
            outcome => return Ok(outcome),
        }
    }
    Ok(Outcome::None(Reason::Search))
}

/// The picture of the present combination; `settled` has the cells that are open in no part.
pub(super) fn combined(geometry: &Geometry, settled: &Deduction, parts: &[Part<'_>]) -> Picture {
    let color = |cell| settled.colors(cell).iter().next().unwrap_or(Color::BACKGROUND);
    let mut colors: Vec<Color> = geometry.cells().map(color).collect();
    for part in parts {
        for (&cell, &color) in part.cells().iter().zip(&part.pictures[part.place]) {
            colors[cell.index()] = color;
        }
    }
    Picture::painted(geometry, |cell| colors[cell.index()])
}
