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
use nonosat::budget::Budget;
use nonosat::encoding::annotated_dimacs;
use nonosat::propagation::Limit;
use nonosat::solver::{compile, compile_clues};
use std::io::{self, Write};

/// Reads the puzzle, propagates unless `--raw`, encodes it and writes the formula.
pub fn run(command: &Encode, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let path = command.target.file();
    form::refuse_strange(path, &["cnf", "dimacs"], "formula")?;
    interrupt::listen();
    let budget = budget(command.time_limit);
    let mut progress =
        ProgressReporter::start(&paths::name(&command.puzzle.path), verbosity.verbose);
    let puzzle = input::document(&command.puzzle.path, command.puzzle.from)?.into_puzzle();
    progress.read(&puzzle);
    let options = options::encoding(&command.encoding);
    let compile = if command.raw { compile_clues } else { compile };
    let encoding = match compile(&puzzle, &options, &budget, &mut |event| progress.event(event)) {
        Ok(encoding) => encoding,
        Err(limit) => return Ok(failure::report_undecided(&limit, &puzzle, None)),
    };
    let mut sink = Sink::open(path, command.target.force)?;
    match annotated_dimacs::write(
        &mut BudgetedWriter { budget: &budget, out: &mut sink },
        &puzzle,
        &encoding,
    ) {
        // Dropping the sink deletes the unfinished file.
        Err(_) if budget.is_over() => {
            return Ok(failure::report_undecided(&Limit::Time, &puzzle, None));
        }
        written => written?,
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
