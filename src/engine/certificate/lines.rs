//! Proves what a line excludes, by clauses that follow from its section of the formula.
//!
//! In: the formula of the clues alone; facts about cells. Out: steps in the log. Invariants: each
//! line has its own solver over the clauses of the line and its cells, so each step names only
//! those. For one or two colors unit propagation is enough (`docs/method/proofs.md` explains why);
//! otherwise the solver learns from conflicts, and the learned clauses become steps, too.

use crate::budget::Budget;
use crate::encoding::Encoding;
use crate::puzzle::{CellId, Color, LineId, Puzzle};
use crate::sat::Outcome;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, Lit, Var};
use crate::sat::proof::{ProofLogger, SharedLog};
use std::rc::Rc;

/// Why a step could not be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interrupted {
    /// The budget is over.
    Time,
    /// The clauses of the line do not imply the line solver's result: a defect of this program.
    Unsound,
}

/// The solvers of a puzzle's lines, created on first use.
pub(super) struct Lines<'a> {
    pub puzzle: &'a Puzzle,
    pub encoding: &'a Encoding,
    pub log: SharedLog,
    pub budget: &'a Budget,
    solvers: Vec<Option<LineSolver>>,
    /// By variable of the formula: its index in the line that was set up last.
    local: Vec<u32>,
}

struct LineSolver {
    solver: Solver<ProofLogger>,
    /// By variable of the solver: the variable of the formula.
    names: Rc<[Var]>,
    /// By cell of the line: the index in `names` of its first variable.
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// No line has a solver yet.
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

    /// The literal "the cell does not have this color".
    pub fn excluded(&self, cell: CellId, color: Color) -> Option<Lit> {
        // In the formula of the clues alone every color of a cell is one literal.
        self.encoding.not_color(cell, color).next()
    }

    /// Adds a fact about a cell, which the log contains, to the solvers of the lines through it,
    /// except `but`.
    pub fn share(&mut self, cell: CellId, fact: Lit, but: Option<LineId>) {
        for crossing in self.puzzle.geometry().through(cell) {
            if Some(crossing.line) == but {
                continue;
            }
            if let Some(line) = &mut self.solvers[crossing.line.index()] {
                let local = line.local(crossing.at as usize, fact, self.encoding, cell);
                // The line's solver has this variable, so this cannot fail.
                let _ = line.solver.add_clause(&[local]);
            }
        }
    }

    /// Refutes literals of the line's cells, each given with its cell. Returns a core: some of them
    /// that cannot all hold. The log then contains the clause that excludes the core.
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
        let Some(prover) = &mut self.solvers[line.index()] else {
            return Err(Interrupted::Unsound);
        };
        let mut assumptions = Vec::with_capacity(supposed.len());
        for &(cell, lit) in supposed {
            let crossing = through.through(cell).iter().find(|crossing| crossing.line == line);
            let at = crossing.ok_or(Interrupted::Unsound)?.at as usize;
            assumptions.push(prover.local(at, lit, encoding, cell));
        }
        let outcome = prover.solver.decide_under(&assumptions, self.budget);
        match outcome {
            Ok(Outcome::Unsat) => {
                Ok(prover.solver.core().iter().map(|&lit| prover.in_formula(lit)).collect())
            }
            Ok(Outcome::Limit(_)) => Err(Interrupted::Time),
            _ => Err(Interrupted::Unsound),
        }
    }

    /// The solver of a line, with all facts about its cells that the log contains.
    fn set_up(&mut self, line: LineId) -> Result<LineSolver, Interrupted> {
        let members = self.puzzle.geometry().line(line);
        let line_formula = self.encoding.of_line(line);
        let (mut names, mut starts) = (Vec::new(), Vec::with_capacity(members.len()));
        let mut sections = Vec::with_capacity(members.len() + 1);
        for &cell in members {
            starts.push(names.len());
            let section = self.encoding.of_cell(cell);
            names.extend(section.vars.clone());
            sections.push(section.clauses);
        }
        names.extend(line_formula.vars);
        sections.push(line_formula.clauses);
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
    /// Translates a literal of the cell at position `at` to the solver's variables.
    fn local(&self, at: usize, lit: Lit, encoding: &Encoding, cell: CellId) -> Lit {
        let offset = lit.var().index() - encoding.of_cell(cell).vars.start;
        Var::nth(self.starts[at] + offset).map_or(lit, |var| lit.of(var))
    }

    /// Translates a literal to the variables of the formula.
    fn in_formula(&self, lit: Lit) -> Lit {
        lit.of(self.names[lit.var().index()])
    }
}
