//! The variables for the colors of the cells, shared by all encodings.
//!
//! In: the colors that each cell may have. Out: one variable for each open cell and each foreground
//! color it may have. Invariants: a cell without a true color variable is background.
//! Size for a cell of `k` foreground colors: `k` variables, the clauses of `at_most_one.rs`, and
//! one more clause if it cannot be background.

use super::NoFormula;
use super::at_most_one::at_most_one;
use super::formula::{Formula, Size};
use super::meaning::Meaning;
use super::{Known, Lines};
use crate::puzzle::{CellId, Color, ColorSet};
use crate::sat::cnf::{Term, Var};

/// The terms for the colors of the cells.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    domains: Vec<ColorSet>,
    /// The formula's size before each cell, and after the last one. A cell's variables start there,
    /// in the order of its foreground colors.
    before: Vec<Size>,
    /// Does a cell that may be background or one of several colors get a variable "not background"?
    /// Then every fact about a cell is a single literal.
    has_filled: bool,
}

impl Cells {
    /// Creates the variables in reading order and adds their clauses.
    ///
    /// # Errors
    /// [`NoFormula`] as soon as the formula exceeds a limit.
    pub fn encode(lines: &Lines<'_>, formula: &mut Formula) -> Result<Cells, NoFormula> {
        let geometry = lines.puzzle.geometry();
        let count = geometry.cell_count();
        let (domains, before) = (Vec::with_capacity(count), Vec::with_capacity(count + 1));
        let has_filled = !matches!(lines.known, Known::Lines(_));
        let mut cells = Cells { domains, before, has_filled };
        for cell in geometry.cells() {
            cells.add(cell, lines.colors(cell), formula);
            formula.within_limits()?;
        }
        cells.before.push(formula.size());
        Ok(cells)
    }

    fn add(&mut self, cell: CellId, domain: ColorSet, formula: &mut Formula) {
        self.before.push(formula.size());
        self.domains.push(domain);
        if domain.len() < 2 {
            return;
        }
        let painted = |color| (color, formula.var(Meaning::Painted { cell, color }));
        let terms: Vec<(Color, Term)> =
            domain.without(Color::BACKGROUND).iter().map(painted).collect();
        let any = terms.iter().map(|&(_, term)| term);
        if !domain.contains(Color::BACKGROUND) {
            formula.add(any);
        } else if self.has_filled && terms.len() > 1 {
            let filled = formula.var(Meaning::Filled { cell });
            for term in any.clone() {
                formula.implies(term, filled);
            }
            formula.add(any.chain([!filled]));
        }
        at_most_one(formula, &terms, |first, last| Meaning::PaintedAmong { cell, first, last });
    }

    /// The colors that a cell may have.
    pub fn domain(&self, cell: CellId) -> ColorSet {
        self.domains[cell.index()]
    }

    /// The formula's size before and after the cell.
    pub fn sizes(&self, cell: CellId) -> (Size, Size) {
        (self.before[cell.index()], self.before[cell.index() + 1])
    }

    /// The term "the cell has this foreground color".
    pub fn painted(&self, cell: CellId, color: Color) -> Term {
        let domain = self.domain(cell);
        if !domain.contains(color) {
            return Term::Known(false);
        }
        if domain.len() == 1 {
            return Term::Known(true);
        }
        let before = domain.without(Color::BACKGROUND).iter().take_while(|&c| c < color).count();
        self.variable(cell, before)
    }

    /// Terms that are all false exactly if the cell is background; none for a settled cell.
    pub fn choices(&self, cell: CellId) -> impl ExactSizeIterator<Item = Term> + '_ {
        let domain = self.domain(cell);
        let colors = domain.without(Color::BACKGROUND).len();
        let has_filled_var = self.has_filled && domain.contains(Color::BACKGROUND) && colors > 1;
        let places = match domain.len() {
            0 | 1 => 0..0,
            _ if has_filled_var => colors..colors + 1,
            _ => 0..colors,
        };
        places.map(move |place| self.variable(cell, place))
    }

    fn variable(&self, cell: CellId, place: usize) -> Term {
        let var = Var::nth(self.before[cell.index()].vars + place);
        // The formula created this variable, so the number is valid.
        var.map_or(Term::Known(false), |var| Term::Open(var.positive()))
    }
}
