//! Encodes a puzzle and a deduction as a formula, and decodes a model to a picture.
//!
//! In: `Puzzle`, `Deduction`, limits; a model. Out: an [`Encoding`], or why there is [`NoFormula`]; a
//! `Picture`. Invariants: restricted to the cells, the models are exactly the pictures
//! that satisfy the clues and the deduction; the same input gives the same formula; no formula
//! beyond its limits is ever in memory.

mod at_most_one;
mod bounds;
mod by_diagram;
mod by_placement;
mod cells;
mod formula;
mod input;
mod ladder;
mod lines;
mod meaning;
mod no_formula;
mod notation;
mod order;

pub use meaning::Meaning;
pub use no_formula::NoFormula;

use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use crate::sat::cnf::{Cnf, Lit, Model, Term, Var};
use cells::Cells;
use formula::{Formula, Size};
use input::{Known, Lines};
use std::ops::Range;
use std::sync::Arc;

/// Default limit on the placements that the placement encoding lists.
pub const DEFAULT_PLACEMENT_LIMIT: u128 = 1_000_000;
/// Default limit on the literals of a formula; about 1 GiB with its clause ends.
pub const MAX_LITERALS: usize = 1 << 27;

/// How lines become clauses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Strategy {
    /// Every line by its placements, with one variable each.
    Placements,
    /// Every line by thresholds for the starts and ends of its runs.
    Order,
    /// Each line by the strategy that gives it fewer clauses.
    #[default]
    Auto,
}

/// How to encode a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct EncodeOptions {
    /// How lines become clauses.
    pub strategy: Strategy,
    /// Most placements to list, all lines together.
    pub placement_limit: u128,
    /// Most literals of the formula; this bounds the memory.
    pub literal_limit: usize,
}

impl Default for EncodeOptions {
    fn default() -> EncodeOptions {
        EncodeOptions {
            strategy: Strategy::default(),
            placement_limit: DEFAULT_PLACEMENT_LIMIT,
            literal_limit: MAX_LITERALS,
        }
    }
}

impl EncodeOptions {
    /// The same options with another strategy.
    pub fn with_strategy(self, strategy: Strategy) -> EncodeOptions {
        EncodeOptions { strategy, ..self }
    }

    /// The same options with another limit on placements.
    pub fn with_placement_limit(self, placement_limit: u128) -> EncodeOptions {
        EncodeOptions { placement_limit, ..self }
    }

    /// The same options with another limit on literals.
    pub fn with_literal_limit(self, literal_limit: usize) -> EncodeOptions {
        EncodeOptions { literal_limit, ..self }
    }
}

/// A puzzle as a formula whose variables have meanings.
#[derive(Clone, Debug)]
pub struct Encoding {
    cnf: Arc<Cnf>,
    meanings: Vec<Meaning>,
    cells: Cells,
    /// The formula's size before each line, and after the last one.
    before_lines: Vec<Size>,
    has_lines: bool,
}

/// Encodes the open cells of `deduction`. It must be a fixpoint of line solving, because lines
/// without open cells are left out.
///
/// # Errors
/// [`NoFormula`] if the formula would be too large or the budget is over.
pub fn encode(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &EncodeOptions,
    budget: &Budget,
) -> Result<Encoding, NoFormula> {
    let known = Known::Lines(deduction);
    encode_known(Lines { puzzle, known, options, budget })
}

/// Encodes the open cells of `deduction` without the clues. Then one literal excludes a color from a
/// cell.
///
/// # Errors
/// Same as [`encode`].
pub(crate) fn encode_cells(
    puzzle: &Puzzle,
    deduction: &Deduction,
    options: &EncodeOptions,
    budget: &Budget,
) -> Result<Encoding, NoFormula> {
    let known = Known::Cells(deduction);
    encode_known(Lines { puzzle, known, options, budget })
}

/// Encodes the clues and the givens alone. Every cell is open, no line is solved, and givens and
/// holes become clauses of one literal.
///
/// # Errors
/// Same as [`encode`].
pub fn encode_clues(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    budget: &Budget,
) -> Result<Encoding, NoFormula> {
    let mut encoding = encode_known(Lines { puzzle, known: Known::Nothing, options, budget })?;
    for (cell, colors) in puzzle.limits() {
        for color in puzzle.palette().colors().filter(|&color| !colors.contains(color)) {
            let denied: Vec<Lit> = encoding.not_color(cell, color).collect();
            // The formula has these variables, so this cannot fail.
            let _ = Arc::make_mut(&mut encoding.cnf).add(&denied);
        }
    }
    Ok(encoding)
}

fn encode_known(lines: Lines<'_>) -> Result<Encoding, NoFormula> {
    let Lines { options, budget, known, .. } = lines;
    let has_lines = !matches!(known, Known::Cells(_));
    let most = match options.strategy {
        Strategy::Placements => lines.count_line_placements()?,
        Strategy::Order | Strategy::Auto => lines.size_bound(),
    };
    if most > options.literal_limit {
        // Count first; keep clauses only if they fit.
        lines.encode(&mut Formula::counting(options.literal_limit, budget))?;
    }
    let mut formula = Formula::new(options.literal_limit, budget);
    let (cells, before_lines) = lines.encode(&mut formula)?;
    formula.within_limits()?;
    let (cnf, meanings) = formula.finish();
    Ok(Encoding { cnf: Arc::new(cnf), meanings, cells, before_lines, has_lines })
}

/// A section of a formula: ranges of its variables and clauses, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The variables that belong to it.
    pub vars: Range<usize>,
    /// The clauses that belong to it.
    pub clauses: Range<usize>,
}

impl Encoding {
    /// The formula; solver sessions share it.
    pub fn cnf(&self) -> &Arc<Cnf> {
        &self.cnf
    }

    /// Does it have the clues, or only the cells?
    pub(crate) fn has_lines(&self) -> bool {
        self.has_lines
    }

    /// The meaning of a variable.
    ///
    /// # Panics
    /// If the formula does not have the variable.
    pub fn meaning(&self, var: Var) -> Meaning {
        self.meanings[var.index()]
    }

    /// How many placements were listed.
    pub(crate) fn placement_count(&self) -> u32 {
        let is_placement = |meaning: &&Meaning| matches!(meaning, Meaning::Placement { .. });
        self.meanings.iter().filter(is_placement).count() as u32
    }

    /// The colors that a cell may have according to the encoding.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.cells.domain(cell)
    }

    /// The variables and clauses of one line, without those of its cells.
    ///
    /// # Panics
    /// If the line belongs to a larger board.
    pub fn of_line(&self, line: LineId) -> Section {
        let (from, to) = (self.before_lines[line.index()], self.before_lines[line.index() + 1]);
        Section { vars: from.vars..to.vars, clauses: from.clauses..to.clauses }
    }

    /// The variables and clauses of one cell.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
    pub fn of_cell(&self, cell: CellId) -> Section {
        let (from, to) = self.cells.sizes(cell);
        Section { vars: from.vars..to.vars, clauses: from.clauses..to.clauses }
    }

    /// The picture that a model of the formula describes.
    ///
    /// # Panics
    /// If the puzzle has a larger board.
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
        Picture::painted(puzzle.geometry(), color)
    }

    /// The clause that excludes exactly this picture.
    ///
    /// # Panics
    /// If the puzzle or the picture has another board.
    pub fn anything_but(&self, puzzle: &Puzzle, picture: &Picture) -> Vec<Lit> {
        let cells = puzzle.geometry().cells();
        cells.flat_map(|cell| self.not_color(cell, picture[cell])).collect()
    }

    /// Adds the clause of [`Self::anything_but`] to the formula.
    ///
    /// # Panics
    /// If the puzzle or the picture has another board.
    pub fn exclude(&mut self, puzzle: &Puzzle, picture: &Picture) {
        let clause = self.anything_but(puzzle, picture);
        // The formula has these variables, so this cannot fail.
        let _ = Arc::make_mut(&mut self.cnf).add(&clause);
    }

    /// The literals of the clause "the cell does not have this color". None if the cell is settled
    /// or cannot have the color.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
    pub(crate) fn not_color(&self, cell: CellId, color: Color) -> impl Iterator<Item = Lit> {
        let is_blank = color.is_background();
        let choices = is_blank.then(|| self.cells.choices(cell)).into_iter().flatten();
        let painted = (!is_blank).then(|| !self.cells.painted(cell, color));
        choices.chain(painted).filter_map(|term| match term {
            Term::Open(lit) => Some(lit),
            Term::Known(_) => None,
        })
    }

    /// The variables whose values determine the picture.
    pub(crate) fn painted(&self) -> Vec<Var> {
        let vars = (0..self.cnf().var_count()).filter_map(Var::nth);
        vars.filter(|&var| matches!(self.meaning(var), Meaning::Painted { .. })).collect()
    }
}

#[cfg(test)]
pub(crate) mod tests;
