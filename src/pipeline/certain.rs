//! The first open cell that has one color in all pictures.
//!
//! In: a puzzle, what is known of it, perhaps a picture of it, options. Out: a cell and its
//! color, or none, or why that is not known. Holds: one solver decides all cells, and every picture rules out the cells
//! that it shows in another color.
//! Source: M. Janota, I. Lynce, J. Marques-Silva, "Algorithms for computing backbones of
//! propositional formulae" (AI Communications 2015), stopped at the first literal.

use super::answer::model_of;
use super::{End, Options, PipelineError, Reason, verified};
use crate::encode::{Encoding, encode};
use crate::line::Deduction;
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::cnf::Lit;
use crate::solve::Session;
use crate::verify::Verified;

/// The first cell left open by `deduction` that has the same color in every picture, with
/// that color; `None` if each of them differs between some. Who has a picture of the puzzle
/// already spares the search for one.
///
/// # Errors
/// See [`PipelineError`]; "no picture" and "ran into a limit" are ends.
pub fn first_certain(
    puzzle: &Puzzle,
    deduction: &Deduction,
    known: Option<&Verified>,
    options: &Options,
) -> Result<Result<Option<(CellId, Color)>, End>, PipelineError> {
    let encoding = match encode(puzzle, deduction, &options.encode, &options.budget) {
        Ok(encoding) => encoding,
        Err(limit) => return Ok(Err(End::Undecided(limit))),
    };
    let mut session = options.backend.start(encoding.cnf(), &options.budget)?;
    let picture_with = |session: &mut dyn Session, assumptions: &[Lit]| {
        let outcome = session.decide_under(assumptions, &mut |_| {})?;
        Ok::<_, PipelineError>(match model_of(outcome, &options.budget) {
            Ok(Some(model)) => Ok(Some(verified(puzzle, encoding.decode(puzzle, &model))?)),
            Ok(None) => Ok(None),
            Err(limit) => Err(End::Undecided(limit)),
        })
    };
    let shown = match known.map(|known| Ok(Some(known.clone()))) {
        Some(known) => known,
        None => picture_with(&mut *session, &[])?,
    };
    let shown = match shown {
        Ok(Some(first)) => first.picture().clone(),
        Ok(None) => return Ok(Err(End::None(Reason::Search))),
        Err(end) => return Ok(Err(end)),
    };
    let mut candidates: Vec<CellId> = deduction.open_cells().collect();
    while let Some(&cell) = candidates.first() {
        // The next picture is to differ in as many cells as it can: each is one question less.
        for &cell in &candidates {
            for other in encoding.not_color(cell, shown[cell]).take(1) {
                session.prefer(other, 0.0)?;
            }
        }
        let otherwise = otherwise(&mut *session, &encoding, cell, &shown)?;
        match picture_with(&mut *session, &[otherwise])? {
            Ok(Some(other)) => {
                candidates.retain(|&cell| other.picture()[cell] == shown[cell]);
            }
            Ok(None) => return Ok(Ok(Some((cell, shown[cell])))),
            Err(end) => return Ok(Err(end)),
        }
    }
    Ok(Ok(None))
}

/// A literal to assume if the cell is to have another color than it is shown with.
pub(super) fn otherwise(
    session: &mut dyn Session,
    encoding: &Encoding,
    cell: CellId,
    shown: &Picture,
) -> Result<Lit, PipelineError> {
    let others: Vec<Lit> = encoding.not_color(cell, shown[cell]).collect();
    if let [only] = others[..] {
        return Ok(only);
    }
    let otherwise = session.fresh()?.positive();
    let clause: Vec<Lit> = [!otherwise].into_iter().chain(others).collect();
    session.add_clause(&clause)?;
    Ok(otherwise)
}
