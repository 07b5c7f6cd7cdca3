//! The backbone (cells with one color in all pictures) and the ambiguous cells (all others).
//!
//! In: a puzzle, its verdict or a picture, options. Out: a cell of the backbone, or the
//! [`AmbiguousCells`]. Invariants: every ambiguous cell differs between two verified pictures;
//! without a limit, no other cell does. One solver decides all cells of a part, and each new
//! picture settles every cell in which it differs.
//! Source: see `oracle.rs`.

use super::deduce::deduce_within;
use super::{EngineError, Options, Oracle, Outcome, Verdict};
use crate::propagation::{Deduction, Limit, Reason, parts};
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::verify::{Verified, verify};

/// The first open cell of `deduction` that has the same color in every picture, with that color.
/// [`Outcome::None`] if every open cell is ambiguous. `known` is one of the pictures.
///
/// # Errors
/// [`EngineError`].
pub fn first_certain(
    puzzle: &Puzzle,
    deduction: &Deduction,
    known: &Verified,
    options: &Options,
) -> Result<Outcome<(CellId, Color)>, EngineError> {
    let mut oracle = match Oracle::new(puzzle, deduction, options)?.found() {
        Ok(oracle) => oracle,
        Err(ended) => return Ok(ended),
    };
    let shown = known.picture();
    let mut candidates = oracle.open_cells().to_vec();
    while let Some(&cell) = candidates.first() {
        // Suggest a picture that differs in many cells: each of them saves a query.
        oracle.suggest_others(&candidates, shown)?;
        match oracle.with_other_color(cell, shown[cell])? {
            Outcome::Found(other) => {
                let other = verify(puzzle, other)?;
                candidates.retain(|&cell| other.picture()[cell] == shown[cell]);
            }
            Outcome::None(_) => return Ok(Outcome::Found((cell, shown[cell]))),
            Outcome::Limit(limit) => return Ok(Outcome::Limit(limit)),
        }
    }
    Ok(Outcome::None(Reason::Search))
}

/// The ambiguous cells of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmbiguousCells {
    /// The ambiguous cells found, in reading order.
    pub cells: Vec<CellId>,
    /// The limit that stopped the search, if any; then some cells may be missing.
    pub limit: Option<Limit>,
}

/// The ambiguous cells of a puzzle with this verdict; none unless the verdict has two pictures.
///
/// # Errors
/// [`EngineError`]. A limit is part of the result.
pub fn ambiguous_cells(
    puzzle: &Puzzle,
    verdict: &Verdict,
    options: &Options,
) -> Result<AmbiguousCells, EngineError> {
    let (first, second) = match verdict {
        Verdict::Several(first, second) => (first.picture(), second.picture()),
        Verdict::Undecided(_, limit) => {
            return Ok(AmbiguousCells { cells: Vec::new(), limit: Some(*limit) });
        }
        Verdict::Unique(_) | Verdict::None(_) => {
            return Ok(AmbiguousCells { cells: Vec::new(), limit: None });
        }
    };
    let differs = vec![false; puzzle.geometry().cell_count()];
    let mut search = Search { puzzle, options, shown: first, differs };
    search.compare(second);
    let limit = search.whole(&deduce_within(puzzle, options))?;
    let cells = puzzle.geometry().cells().filter(|cell| search.differs[cell.index()]);
    Ok(AmbiguousCells { cells: cells.collect(), limit })
}

/// A search for cells that differ from one picture.
struct Search<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    shown: &'a Picture,
    differs: Vec<bool>,
}

impl Search<'_> {
    fn compare(&mut self, other: &Picture) {
        for cell in self.shown.differences(other) {
            self.differs[cell.index()] = true;
        }
    }

    /// Decides all open cells, part by part; returns the limit if one is reached.
    fn whole(&mut self, deduction: &Deduction) -> Result<Option<Limit>, EngineError> {
        let parts = match parts(self.puzzle, deduction, &self.options.budget) {
            Ok(parts) => parts,
            Err(limit) => return Ok(Some(limit)),
        };
        for part in &parts {
            if let Some(limit) = self.part(part)? {
                return Ok(Some(limit));
            }
        }
        Ok(None)
    }

    fn part(&mut self, part: &Deduction) -> Result<Option<Limit>, EngineError> {
        let mut oracle = match Oracle::new(self.puzzle, part, self.options)? {
            Outcome::Found(oracle) => oracle,
            Outcome::Limit(limit) => return Ok(Some(limit)),
            Outcome::None(_) => return Ok(None),
        };
        let open = oracle.open_cells().to_vec();
        let mut unknown = open.clone();
        while let Some(&cell) = unknown.iter().find(|cell| !self.differs[cell.index()]) {
            unknown.retain(|cell| !self.differs[cell.index()]);
            oracle.suggest_others(&unknown, self.shown)?;
            match oracle.with_other_color(cell, self.shown[cell])? {
                Outcome::Found(other) => {
                    let other = self.with_part(&open, &other);
                    self.compare(verify(self.puzzle, other)?.picture());
                }
                Outcome::None(_) => unknown.retain(|&other| other != cell),
                Outcome::Limit(limit) => return Ok(Some(limit)),
            }
        }
        Ok(None)
    }

    /// The picture `shown` with the open cells of a part replaced by those of `part`.
    fn with_part(&self, open: &[CellId], part: &Picture) -> Picture {
        let mut colors = self.shown.colors().to_vec();
        open.iter().for_each(|&cell| colors[cell.index()] = part[cell]);
        Picture::painted(self.puzzle.geometry(), |cell| colors[cell.index()])
    }
}
