//! The lines of a puzzle, encoded one after the other.
//!
//! In: a puzzle, what is known of its cells, options, a budget. Out: clauses in a [`Formula`].
//! Invariants: a line without open cells or without a clue gets no clauses; placements are
//! counted before they are listed.

use super::NoFormula;
use super::cells::Cells;
use super::formula::{Formula, Size};
use super::input::Lines;
use super::{Strategy, at_most_one, by_diagram, by_placement, order};
use crate::propagation::{DiagramPlacements, Placements};
use crate::puzzle::{Diagram, Language, LineId, Run};

impl Lines<'_> {
    pub fn encode(&self, formula: &mut Formula) -> Result<(Cells, Vec<Size>), NoFormula> {
        let cells = Cells::encode(self, formula)?;
        let mut placements_left = self.options.placement_limit;
        let mut before_lines = Vec::with_capacity(self.puzzle.geometry().line_count() + 1);
        for (line, language) in self.open_lines() {
            formula.within_limits()?;
            before_lines.resize(line.index() + 1, formula.size());
            match language {
                Language::Runs(runs) => {
                    self.encode_runs(line, runs, &cells, &mut placements_left, formula)?;
                }
                Language::Diagram(diagram) => {
                    self.encode_diagram(line, diagram, &cells, formula)?;
                }
            }
        }
        before_lines.resize(self.puzzle.geometry().line_count() + 1, formula.size());
        Ok((cells, before_lines))
    }

    /// Upper bound on the literals of the formula if every line uses the order encoding, or a
    /// shorter one.
    pub fn size_bound(&self) -> usize {
        let colors = self.puzzle.palette().color_count() - 1;
        let bound = |(line, language): (LineId, Language)| {
            let count = self.puzzle.geometry().line(line).len();
            match language {
                Language::Runs(runs) => {
                    let shortest = self.puzzle.clue(line).shortest_length(colors + 1) as usize;
                    order::size_bound(count, runs.len(), shortest, colors)
                }
                Language::Diagram(diagram) => by_diagram::size_bound(diagram, colors),
            }
        };
        let cells = self.puzzle.geometry().cell_count() * at_most_one::size_bound(colors);
        self.open_lines().map(bound).fold(cells, usize::saturating_add)
    }

    /// Counts the placements of all lines with open cells before any is listed. Returns an upper
    /// bound on their literals.
    ///
    /// # Errors
    /// [`NoFormula::Placements`] with the line that exceeds the limit; [`NoFormula::Budget`].
    pub fn count_line_placements(&self) -> Result<usize, NoFormula> {
        let (limit, mut total, mut literals) = (self.options.placement_limit, 0u128, 0u128);
        let colors = self.puzzle.palette().color_count() - 1;
        for (line, _) in self.open_lines() {
            let count = self.count(line)?;
            total = total.saturating_add(count);
            if total > limit {
                return Err(NoFormula::Placements { line, count, limit });
            }
            let most = 2 * self.puzzle.geometry().line(line).len() * colors + 1;
            literals = literals.saturating_add(count.saturating_mul(most as u128));
        }
        let cells = self.puzzle.geometry().cell_count() * at_most_one::size_bound(colors);
        Ok(usize::try_from(literals.saturating_add(cells as u128)).unwrap_or(usize::MAX))
    }

    /// Encodes a line by its placements if the user chose them, else by the ways through its diagram.
    fn encode_diagram(
        &self,
        line: LineId,
        diagram: &Diagram,
        cells: &Cells,
        formula: &mut Formula,
    ) -> Result<(), NoFormula> {
        let (members, domains) = (self.puzzle.geometry().line(line), self.domains(line));
        let placements = DiagramPlacements::new(diagram, &domains);
        match self.options.strategy {
            Strategy::Placements => {
                let nth = |number| placements.nth(number);
                by_placement::encode_line(formula, cells, line, members, nth)
            }
            _ => by_diagram::encode_line(formula, cells, line, members, (diagram, &placements)),
        }
    }

    fn encode_runs(
        &self,
        line: LineId,
        runs: &[Run],
        cells: &Cells,
        placements_left: &mut u128,
        formula: &mut Formula,
    ) -> Result<(), NoFormula> {
        if self.options.strategy == Strategy::Order {
            return self.by_order(line, runs, cells, formula);
        }
        let members = self.puzzle.geometry().line(line);
        let count = self.count(line)?;
        if self.options.strategy == Strategy::Auto {
            let before = formula.size();
            self.by_order(line, runs, cells, formula)?;
            let clauses = formula.size().clauses - before.clauses;
            let by_placements = by_placement::size_bound(cells, members, count);
            if by_placements > clauses as u128 || count > *placements_left {
                return Ok(());
            }
            formula.back_to(before);
        }
        *placements_left = placements_left.saturating_sub(count);
        let domains = self.domains(line);
        let color_count = self.puzzle.palette().color_count();
        let placements = Placements::new(runs, &domains, color_count, self.budget)?;
        by_placement::encode_line(formula, cells, line, members, |number| placements.nth(number))
    }

    fn by_order(
        &self,
        line: LineId,
        runs: &[Run],
        cells: &Cells,
        formula: &mut Formula,
    ) -> Result<(), NoFormula> {
        match self.slots(line, runs) {
            Some(slots) => {
                let members = self.puzzle.geometry().line(line);
                order::encode_line(formula, cells, line, members, runs, slots)
            }
            None => {
                formula.add([]);
                Ok(())
            }
        }
    }
}
