//! `nonosat encode`: writes a puzzle as a DIMACS formula.
//!
//! In: a puzzle. Out: a formula whose comments `decode` needs.

use crate::app::budget::budget;
use crate::app::output::Sink;
use crate::app::paths;
use crate::app::{Exit, failure, input, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::{Encode, form};
use crate::cli::jobs::options;
use crate::cli::output::progress::ProgressReporter;
use nonosat_engine::solver::{Limit, Options, Solver};
use nonosat_sat::budget::Budget;
use nonosat_service::annotated_dimacs;
use std::io::{self, Write};

/// Reads the puzzle, propagates unless `--raw`, encodes it and writes the formula.
pub fn run(command: &Encode, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let path = command.target.file();
    form::refuse_other_endings(path, &["cnf", "dimacs"], "formula")?;
    interrupt::listen();
    let budget = budget(command.time_limit);
    let mut progress =
        ProgressReporter::start(&paths::name(&command.puzzle.path), verbosity.verbose);
    let puzzle = input::document(&command.puzzle.path, command.puzzle.from)?.into_puzzle();
    progress.read(&puzzle);
    let encode = options::encoding(&command.encoding);
    let options = Options::default().with_encode(encode).within(budget.clone());
    let mut events = |event| progress.event(event);
    let solver = Solver::new(&puzzle, &options).on_event(&mut events);
    let formula = if command.raw { solver.formula_of_clues() } else { solver.formula() };
    let encoding = match formula {
        Ok(encoding) => encoding,
        Err(limit) => return Ok(failure::report_limit(&limit, &puzzle, None)),
    };
    let mut sink = Sink::open(path, command.target.force)?;
    match annotated_dimacs::write(
        &mut BudgetedWriter { budget: &budget, out: &mut sink },
        &puzzle,
        &encoding,
    ) {
        // Dropping the sink deletes the unfinished file.
        Err(_) if budget.is_over() => {
            return Ok(failure::report_limit(&Limit::Time, &puzzle, None));
        }
        result => result?,
    }
    sink.finish()?;
    progress.stage("write", "DIMACS");
    Ok(Exit::Yes)
}

/// A writer that fails once the budget is over: a formula may have hundreds of megabytes.
struct BudgetedWriter<'a> {
    budget: &'a Budget,
    out: &'a mut Sink,
}

impl Write for BudgetedWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.budget.is_over() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
