//! Why a line excludes what it excludes, as clauses that follow from its part of the formula.
//!
//! In: the formula of the clues alone; facts of cells. Out: steps in the log. Invariants: each line
//! has a solver of its own over the clauses of the line and its cells, so every step names
//! only those. Of one or two colors unit propagation is enough (`docs/PROOFS.md` says why);
//! where it is not, the solver learns from conflicts, and what it learns are steps, too.

use crate::encoding::Encoding;
use crate::puzzle::{CellId, Color, LineId, Puzzle};
use crate::sat::budget::Budget;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, Lit, Var};
use crate::sat::proof::{ProofLogger, SharedLog};
use std::rc::Rc;

/// Why there is no step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interrupted {
    /// The budget is over.
    Time,
    /// The formula does not say what the line solver said: a defect of this program.
    Unsound,
}

/// The lines of a puzzle.
pub(super) struct Lines<'a> {
    pub puzzle: &'a Puzzle,
    pub encoding: &'a Encoding,
    pub log: SharedLog,
    pub budget: &'a Budget,
    solvers: Vec<Option<LineSolver>>,
    /// For each variable of the formula its number within the line that was set up last.
    local: Vec<u32>,
}

struct LineSolver {
    solver: Solver<ProofLogger>,
    /// The variables of the formula, in the order of the solver's own.
    names: Rc<[Var]>,
    /// Where in `names` those of each cell of the line begin.
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// No line is set up yet.
    pub fn new(
        puzzle: &'a Puzzle,
        encoding: &'a Encoding,
        log: SharedLog,
        budget: &'a Budget,
    ) -> Lines<'a> {
        let solvers = puzzle.geometry().lines().map(|_| None).collect();
        let local = vec![0; encoding.cnf().var_count()];
        Lines { puzzle, encoding, log, budget, solvers, local }
    }

    /// The literal that a cell does not have this color.
    pub fn excluded(&self, cell: CellId, color: Color) -> Option<Lit> {
        // In the formula of the clues alone every color of a cell is one literal.
        self.encoding.not_color(cell, color).next()
    }

    /// Tells every line through a cell but one a fact about it that the log knows.
    pub fn share(&mut self, cell: CellId, fact: Lit, but: Option<LineId>) {
        for crossing in self.puzzle.geometry().through(cell) {
            if Some(crossing.line) == but {
                continue;
            }
            if let Some(line) = &mut self.solvers[crossing.line.index()] {
                let local = line.local(crossing.at as usize, fact, self.encoding, cell);
                // The variable is one of the line's.
                let _ = line.solver.add_clause(&[local]);
            }
        }
    }

    /// Some of the literals of the line's cells that cannot all hold, if that is so; the log
    /// then knows the clause that says so. Each literal comes with its cell.
    pub fn refute(
        &mut self,
        line: LineId,
        supposed: &[(CellId, Lit)],
    ) -> Result<Vec<Lit>, Interrupted> {
        if self.solvers[line.index()].is_none() {
            self.solvers[line.index()] = Some(self.set_up(line)?);
        }
        let encoding = self.encoding;
        let through = self.puzzle.geometry();
        let Some(own) = &mut self.solvers[line.index()] else { return Err(Interrupted::Unsound) };
        let mut assumptions = Vec::with_capacity(supposed.len());
        for &(cell, lit) in supposed {
            let crossing = through.through(cell).iter().find(|crossing| crossing.line == line);
            let at = crossing.ok_or(Interrupted::Unsound)?.at as usize;
            assumptions.push(own.local(at, lit, encoding, cell));
        }
        let found = own.solver.decide_under(&assumptions, self.budget, &mut |_| {});
        match found {
            Ok(Some(Err(_))) => Ok(own.solver.core().iter().map(|&lit| own.named(lit)).collect()),
            Ok(None) => Err(Interrupted::Time),
            _ => Err(Interrupted::Unsound),
        }
    }

    /// The solver of a line, which knows all facts about its cells that the log has.
    fn set_up(&mut self, line: LineId) -> Result<LineSolver, Interrupted> {
        let members = self.puzzle.geometry().line(line);
        let own = self.encoding.of_line(line);
        let (mut names, mut starts) = (Vec::new(), Vec::with_capacity(members.len()));
        let mut sections = Vec::with_capacity(members.len() + 1);
        for &cell in members {
            starts.push(names.len());
            let section = self.encoding.of_cell(cell);
            names.extend(section.vars.clone());
            sections.push(section.clauses);
        }
        names.extend(own.vars);
        sections.push(own.clauses);
        let mut cnf = Cnf::new();
        for (place, &name) in names.iter().enumerate() {
            self.local[name] = place as u32;
            cnf.fresh().map_err(|_| Interrupted::Unsound)?;
        }
        let local = |lit: Lit| {
            let var =
                Var::nth(self.local[lit.var().index()] as usize).ok_or(Interrupted::Unsound)?;
            Ok(lit.of(var))
        };
        let add = |cnf: &mut Cnf, clause: &[Lit]| {
            let clause: Result<Vec<Lit>, Interrupted> =
                clause.iter().map(|&lit| local(lit)).collect();
            cnf.add(&clause?).map_err(|_| Interrupted::Unsound)
        };
        for number in sections.into_iter().flatten() {
            add(&mut cnf, self.encoding.cnf().clause(number))?;
        }
        for &cell in members {
            for color in self.puzzle.palette().colors() {
                if let Some(fact) = self.excluded(cell, color)
                    && self.log.borrow().contains(&[fact])
                {
                    add(&mut cnf, &[fact])?;
                }
            }
        }
        let names: Option<Rc<[Var]>> = names.into_iter().map(Var::nth).collect();
        let names = names.ok_or(Interrupted::Unsound)?;
        let logger = ProofLogger::new(&self.log, Rc::clone(&names));
        let solver = Solver::with_proof(&cnf, self.budget, logger).ok_or(Interrupted::Time)?;
        Ok(LineSolver { solver, names, starts })
    }
}

impl LineSolver {
    /// A literal of the cell at a place of the line, in the solver's variables.
    fn local(&self, at: usize, lit: Lit, encoding: &Encoding, cell: CellId) -> Lit {
        let offset = lit.var().index() - encoding.of_cell(cell).vars.start;
        Var::nth(self.starts[at] + offset).map_or(lit, |var| lit.of(var))
    }

    /// The literal in the variables of the formula.
    fn named(&self, lit: Lit) -> Lit {
        lit.of(self.names[lit.var().index()])
    }
}
