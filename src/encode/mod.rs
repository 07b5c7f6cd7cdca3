//! A puzzle and what is known of it, as a formula; a model of that, as a picture.
//!
//! In: `Puzzle`, `Deduction`. Out: [`Encoding`]; from a model, a `Picture`.
//! Holds: the models, seen on the cells, are exactly the pictures that satisfy
//! the clues and the deduction; the same input gives the same formula.
//! Reads: `puzzle`, `line`, `cnf`, `budget`.

mod cells;
mod formula;
mod ladder;
mod masks;
mod meaning;
mod order;

pub use meaning::Meaning;

use crate::line::{Deduction, Placements, slots};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle, Run};
use crate::sat::budget::Budget;
use crate::sat::cnf::{Cnf, CnfError, Lit, Model, Var};
use cells::Cells;
use formula::{Formula, Term};

/// Most placements that the mask encoding lists unless told otherwise.
pub const DEFAULT_MASK_LIMIT: u128 = 1_000_000;
/// Most literals that a formula may have unless told otherwise; about 1 GiB with its clause ends.
pub const MAX_LITERALS: usize = 1 << 27;

/// How lines become clauses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strategy {
    /// Every line by its placements, one variable each.
    Masks,
    /// Every line by thresholds for the starts and ends of its runs.
    Order,
    /// Each line by whichever gives it fewer clauses.
    #[default]
    Auto,
}

/// How to encode a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct EncodeOptions {
    /// How lines become clauses.
    pub strategy: Strategy,
    /// Most placements that the mask encoding may list, all lines together.
    pub mask_limit: u128,
    /// Most literals that the formula may have: the bound on memory.
    pub literal_limit: usize,
}

impl Default for EncodeOptions {
    fn default() -> EncodeOptions {
        EncodeOptions {
            strategy: Strategy::default(),
            mask_limit: DEFAULT_MASK_LIMIT,
            literal_limit: MAX_LITERALS,
        }
    }
}

/// A puzzle as a formula whose variables have meanings.
#[derive(Clone, Debug)]
pub struct Encoding {
    formula: Formula,
    cells: Cells,
}

/// Encodes what `deduction` leaves open.
///
/// # Errors
/// [`EncodeError`] if the formula would be too large or the budget is over.
pub fn encode(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &EncodeOptions,
    budget: &Budget,
) -> Result<Encoding, EncodeError> {
    let mut formula = Formula::default();
    let cells = Cells::encode(puzzle, deduction, &mut formula);
    if options.strategy == Strategy::Masks {
        count_masks(puzzle, deduction, options.mask_limit)?;
    }
    let masks_left = options.mask_limit;
    let mut lines = Lines { puzzle, deduction, options, cells: &cells, masks_left };
    for line in puzzle.geometry().lines() {
        let members = puzzle.geometry().line(line);
        if members.iter().all(|&cell| deduction.colors(cell).len() == 1) {
            continue;
        }
        if budget.is_over() {
            return Err(EncodeError::OutOfTime);
        }
        lines.encode(line, &mut formula)?;
        if formula.cnf.literal_count() > options.literal_limit {
            let (line, limit) = (puzzle.geometry().describe(line), options.literal_limit);
            return Err(EncodeError::TooLarge { line, limit });
        }
    }
    match formula.refused {
        Some(error) => Err(error.into()),
        None => Ok(Encoding { formula, cells }),
    }
}

/// Counts the placements of all lines that have open cells, before any is listed.
///
/// # Errors
/// [`EncodeError::TooManyMasks`] with the line that passes the limit.
fn count_masks(puzzle: &Puzzle, deduction: &Deduction, limit: u128) -> Result<(), EncodeError> {
    let mut total = 0u128;
    for line in puzzle.geometry().lines() {
        let domains = domains(puzzle, deduction, line);
        let Some(runs) = puzzle.clue(line).runs() else { continue };
        if domains.iter().all(|domain| domain.len() == 1) {
            continue;
        }
        let count = Placements::new(runs, &domains, puzzle.palette().color_count()).count();
        total = total.saturating_add(count);
        if total > limit {
            let line = puzzle.geometry().describe(line);
            return Err(EncodeError::TooManyMasks { line, count, limit });
        }
    }
    Ok(())
}

/// The colors that the cells of a line may have.
fn domains(puzzle: &Puzzle, deduction: &Deduction, line: LineId) -> Vec<ColorSet> {
    puzzle.geometry().line(line).iter().map(|&cell| deduction.colors(cell)).collect()
}

/// What the lines of one puzzle are encoded with.
struct Lines<'a> {
    puzzle: &'a Puzzle,
    deduction: &'a Deduction,
    options: &'a EncodeOptions,
    cells: &'a Cells,
    masks_left: u128,
}

impl Lines<'_> {
    fn encode(&mut self, line: LineId, formula: &mut Formula) -> Result<(), EncodeError> {
        let Some(runs) = self.puzzle.clue(line).runs() else { return Ok(()) };
        if self.options.strategy == Strategy::Order {
            self.by_order(line, runs, formula);
            return Ok(());
        }
        let members = self.puzzle.geometry().line(line);
        let domains = domains(self.puzzle, self.deduction, line);
        let placements = Placements::new(runs, &domains, self.puzzle.palette().color_count());
        let count = placements.count();
        if self.options.strategy == Strategy::Auto {
            let mark = formula.mark();
            self.by_order(line, runs, formula);
            let by_masks = masks::size_bound(self.cells, members, count);
            if by_masks > formula.clauses_since(&mark) as u128 || count > self.masks_left {
                return Ok(());
            }
            formula.back_to(&mark);
        }
        self.masks_left = self.masks_left.saturating_sub(count);
        masks::encode_line(formula, self.cells, line, members, &placements);
        Ok(())
    }

    fn by_order(&self, line: LineId, runs: &[Run], formula: &mut Formula) {
        match slots(self.puzzle, self.deduction, line) {
            Some(slots) => {
                let members = self.puzzle.geometry().line(line);
                order::encode_line(formula, self.cells, line, members, runs, slots);
            }
            None => formula.add([]),
        }
    }
}

impl Encoding {
    /// The formula.
    pub fn cnf(&self) -> &Cnf {
        &self.formula.cnf
    }

    /// What a variable of the formula means.
    pub fn meaning(&self, var: Var) -> Meaning {
        self.formula.meanings[var.index()]
    }

    /// The colors that a cell may have, as far as the encoding knew.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.cells.domain(cell)
    }

    /// The picture that a model of the formula describes.
    pub fn decode(&self, puzzle: &Puzzle, model: &Model) -> Picture {
        let color = |cell| {
            let domain = self.cells.domain(cell);
            let holds = |&color: &Color| match self.cells.painted(cell, color) {
                Term::Known(value) => value,
                Term::Open(lit) => model.holds(lit),
            };
            let painted = domain.without(Color::BACKGROUND).iter().find(holds);
            painted.unwrap_or(Color::BACKGROUND)
        };
        Picture::new(puzzle.geometry().cells().map(color).collect())
    }

    /// The clause that excludes one picture and no other.
    pub fn anything_but(&self, puzzle: &Puzzle, picture: &Picture) -> Vec<Lit> {
        let cells = puzzle.geometry().cells();
        cells.flat_map(|cell| self.not_color(cell, picture[cell])).collect()
    }

    /// The clause that a cell has another color; empty if it cannot.
    pub fn not_color(&self, cell: CellId, color: Color) -> impl Iterator<Item = Lit> {
        let choices = if color.is_background() { self.cells.choices(cell) } else { &[] };
        let painted = (!color.is_background()).then(|| !self.cells.painted(cell, color));
        choices.iter().copied().chain(painted).filter_map(|term| match term {
            Term::Open(lit) => Some(lit),
            Term::Known(_) => None,
        })
    }

    /// The variables whose values are the picture.
    pub fn painted(&self) -> Vec<Var> {
        let vars = (0..self.cnf().var_count()).filter_map(Var::nth);
        vars.filter(|&var| matches!(self.meaning(var), Meaning::Painted { .. })).collect()
    }
}

/// Why a puzzle was not encoded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EncodeError {
    /// More placements than the mask encoding may list.
    #[error("{line} has {} placements, which with the lines before it are more than the limit of {limit} masks", counted(*.count))]
    TooManyMasks {
        /// The line that passed the limit.
        line: String,
        /// How many placements it has; `u128::MAX` stands for that many or more.
        count: u128,
        /// The limit for all lines together.
        limit: u128,
    },
    /// More variables than a formula may have.
    #[error(transparent)]
    Formula(#[from] CnfError),
    /// The budget was over first.
    #[error("the time is over")]
    OutOfTime,
    /// More literals than [`EncodeOptions::literal_limit`].
    #[error("the formula has more than {limit} literals at {line}")]
    TooLarge {
        /// The line that passed the limit.
        line: String,
        /// The limit.
        limit: usize,
    },
}

fn counted(count: u128) -> String {
    if count == u128::MAX { "more than 10^38".to_owned() } else { count.to_string() }
}

#[cfg(test)]
mod tests;
