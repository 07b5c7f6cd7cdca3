//! The cells in doubt: those that differ between some two pictures.
//!
//! In: a puzzle, its verdict, options. Out: a [`Doubt`]. Holds: every cell that is told differs
//! between two verified pictures; if the doubt is whole, no other cell does. One solver
//! decides all cells of a part, and every picture tells of more cells than the one that was asked for.
//! Source: as `certain.rs`, here for all literals.

use super::answer::model_of;
use super::certain::otherwise;
use super::tally::settled;
use super::{Options, PipelineError, Verdict, verified};
use crate::encode::encode;
use crate::line::{Deduction, Limit, parts};
use crate::puzzle::{CellId, Picture, Puzzle};

/// The cells that differ between pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The cells, in reading order.
    pub cells: Vec<CellId>,
    /// Why there may be others.
    pub limit: Option<Limit>,
}

/// The cells in doubt of a puzzle with this verdict; none if it has no two pictures.
///
/// # Errors
/// See [`PipelineError`]; running into a limit is an answer.
pub fn doubt(
    puzzle: &Puzzle,
    verdict: &Verdict,
    options: &Options,
) -> Result<Doubt, PipelineError> {
    let (first, second) = match verdict {
        Verdict::Several(first, second) => (first.picture(), second.picture()),
        Verdict::Undecided(_, limit) => {
            return Ok(Doubt { cells: Vec::new(), limit: Some(*limit) });
        }
        Verdict::Unique(_) | Verdict::None(_) => {
            return Ok(Doubt { cells: Vec::new(), limit: None });
        }
    };
    let mut search = Search {
        puzzle,
        options,
        shown: first,
        is_doubtful: vec![false; puzzle.geometry().cell_count()],
    };
    search.compare(second);
    let limit = search.whole(&settled(puzzle, options))?.err();
    let cells = puzzle.geometry().cells().filter(|cell| search.is_doubtful[cell.index()]);
    Ok(Doubt { cells: cells.collect(), limit })
}

/// A search for cells that differ from one picture.
struct Search<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    shown: &'a Picture,
    is_doubtful: Vec<bool>,
}

impl Search<'_> {
    fn compare(&mut self, other: &Picture) {
        for cell in self.shown.differences(other) {
            self.is_doubtful[cell.index()] = true;
        }
    }

    /// Asks for all cells that are open, part by part.
    fn whole(&mut self, deduction: &Deduction) -> Result<Result<(), Limit>, PipelineError> {
        let parts = match parts(self.puzzle, deduction, &self.options.budget) {
            Ok(parts) => parts,
            Err(limit) => return Ok(Err(limit)),
        };
        for part in &parts {
            if let Err(limit) = self.part(part)? {
                return Ok(Err(limit));
            }
        }
        Ok(Ok(()))
    }

    fn part(&mut self, part: &Deduction) -> Result<Result<(), Limit>, PipelineError> {
        let Options { encode: how, budget, backend, .. } = self.options;
        let encoding = match encode(self.puzzle, part, how, budget) {
            Ok(encoding) => encoding,
            Err(limit) => return Ok(Err(limit)),
        };
        let mut session = backend.start(encoding.cnf(), budget)?;
        let open: Vec<CellId> = part.open_cells().collect();
        let mut unknown = open.clone();
        while let Some(&cell) = unknown.iter().find(|cell| !self.is_doubtful[cell.index()]) {
            unknown.retain(|cell| !self.is_doubtful[cell.index()]);
            // The next picture is to differ in as many cells as it can.
            for &cell in &unknown {
                for other in encoding.not_color(cell, self.shown[cell]).take(1) {
                    session.prefer(other, 0.0)?;
                }
            }
            let otherwise = otherwise(&mut *session, &encoding, cell, self.shown)?;
            match model_of(session.decide_under(&[otherwise], &mut |_| {})?, budget) {
                Ok(Some(model)) => {
                    let other = self.with_part(&open, &encoding.decode(self.puzzle, &model));
                    self.compare(verified(self.puzzle, other)?.picture());
                }
                Ok(None) => {
                    unknown.retain(|&other| other != cell);
                    session.add_clause(&[!otherwise])?;
                }
                Err(limit) => return Ok(Err(limit)),
            }
        }
        Ok(Ok(()))
    }

    /// The picture that is shown, with the open cells of a part as in another one.
    fn with_part(&self, open: &[CellId], part: &Picture) -> Picture {
        let mut colors = self.shown.colors().to_vec();
        open.iter().for_each(|&cell| colors[cell.index()] = part[cell]);
        Picture::painted(self.puzzle.geometry(), |cell| colors[cell.index()])
    }
}
