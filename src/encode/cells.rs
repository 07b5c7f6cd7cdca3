//! The variables that say what is painted where, shared by all encodings.
//!
//! In: a deduction. Out: one variable for each open cell and each foreground
//! color it may have. Holds: background is "none of them".
//! Size for a cell of `k` foreground colors: `k` variables, `k (k - 1) / 2`
//! clauses, and one more where it cannot be background.

use super::formula::{Formula, Term};
use super::meaning::Meaning;
use crate::line::Deduction;
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};

/// The terms for what cells show.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    domains: Vec<ColorSet>,
    /// Where the terms of each cell begin in `painted`.
    starts: Vec<u32>,
    painted: Vec<Term>,
}

impl Cells {
    /// Hands out the variables in reading order and adds their clauses.
    pub fn encode(puzzle: &Puzzle, deduction: &Deduction, formula: &mut Formula) -> Cells {
        let mut cells = Cells { domains: Vec::new(), starts: Vec::new(), painted: Vec::new() };
        for cell in puzzle.geometry().cells() {
            cells.add(cell, deduction.colors(cell), formula);
        }
        cells
    }

    fn add(&mut self, cell: CellId, domain: ColorSet, formula: &mut Formula) {
        let start = self.painted.len();
        self.starts.push(start as u32);
        self.domains.push(domain);
        if domain.len() < 2 {
            return;
        }
        for color in domain.without(Color::BACKGROUND).iter() {
            self.painted.push(formula.var(Meaning::Painted { cell, color }));
        }
        let terms = &self.painted[start..];
        if domain.contains(Color::BACKGROUND) {
            formula.at_most_one(terms);
        } else {
            formula.exactly_one(terms);
        }
    }

    /// The colors that a cell may have.
    pub fn domain(&self, cell: CellId) -> ColorSet {
        self.domains[cell.index()]
    }

    /// Does the cell have this foreground color?
    pub fn painted(&self, cell: CellId, color: Color) -> Term {
        let domain = self.domain(cell);
        if !domain.contains(color) {
            return Term::Known(false);
        }
        if domain.len() == 1 {
            return Term::Known(true);
        }
        let before = domain.without(Color::BACKGROUND).iter().take_while(|&c| c < color).count();
        self.painted[self.starts[cell.index()] as usize + before]
    }

    /// The terms of the foreground colors that an open cell may have; none for a settled cell.
    pub fn choices(&self, cell: CellId) -> &[Term] {
        let start = self.starts[cell.index()] as usize;
        let end = self.starts.get(cell.index() + 1).map_or(self.painted.len(), |&end| end as usize);
        &self.painted[start..end]
    }
}
