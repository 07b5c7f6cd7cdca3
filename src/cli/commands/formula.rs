//! `nonosat encode` writes a puzzle as a DIMACS formula; `nonosat decode` turns a solver's answer
//! to it into a picture.
//!
//! In: a puzzle; or the formula and the answer. Out: a formula whose comments `decode` needs; or a
//! picture. Invariants: the picture satisfies the clues.

use crate::app::failure::{CliError, about};
use crate::app::interrupt::budget;
use crate::app::output::{self, Sink};
use crate::app::{Exit, failure, input, interrupt, paths};
use crate::cli::Verbosity;
use crate::cli::args::form::{self, Form};
use crate::cli::args::{Decode, Encode};
use crate::cli::jobs::options;
use crate::cli::output::progress::ProgressReporter;
use crate::cli::output::{losses, picture};
use nonosat_board::message::{Message, message};
use nonosat_board::verify::verify;
use nonosat_engine::solver::{Limit, Options, Solver};
use nonosat_sat::budget::Budget;
use nonosat_sat::cnf::dimacs::{self, Answer};
use nonosat_service::annotated_dimacs::{self, AnnotatedFormula};
use std::io::{self, Write};
use std::path::Path;

/// Reads the puzzle, propagates unless `--raw`, encodes it and writes the formula.
pub fn encode(command: &Encode, verbosity: Verbosity) -> anyhow::Result<Exit> {
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

/// The most bytes of a formula or an answer.
const MAX_BYTES: u64 = 4 << 30;

/// Reads both files, verifies the picture and writes it.
pub fn decode(command: &Decode, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = command.output.form()?;
    let is_json = form == Form::Json;
    let name = paths::name(&command.formula);
    let exchange = output::also_as_json(is_json, &name, read_formula(command))?;
    let result = decode_answer(command, form, &exchange, verbosity);
    output::also_as_json(is_json, &paths::name(&command.answer), result)
}

fn read_formula(command: &Decode) -> anyhow::Result<AnnotatedFormula> {
    let formula = input::bytes(&command.formula, MAX_BYTES)?;
    annotated_dimacs::read(&formula).map_err(|error| bad(&command.formula, Message::plain(error)))
}

fn decode_answer(
    command: &Decode,
    form: Form,
    exchange: &AnnotatedFormula,
    verbosity: Verbosity,
) -> anyhow::Result<Exit> {
    let answer = input::bytes(&command.answer, MAX_BYTES)?;
    let answer = dimacs::read_answer(&answer, exchange.var_count())
        .map_err(|error| bad(&command.answer, Message::plain(error)))?;
    let model = match answer {
        Answer::Sat(Some(model)) => model,
        Answer::Sat(None) => {
            return Err(bad(&command.answer, "answer-no-values"));
        }
        Answer::Unsat => return Ok(failure::report_no_solution("answer-unsatisfiable")),
        Answer::Unknown => return Ok(failure::report_undecided("answer-unknown")),
    };
    let puzzle = exchange.puzzle();
    let solution = verify(puzzle, exchange.picture(&model)).map_err(|mismatch| {
        bad(&command.answer, message!("answer-wrong", why = mismatch.message()))
    })?;
    let target = &command.output.target;
    let mut sink = picture::open(target, form)?;
    let depth = picture::depth(target);
    let lost_features =
        picture::write(&mut sink, &puzzle.clone().into(), solution.picture(), form, depth)?;
    sink.finish()?;
    losses::warning(&lost_features).into_iter().for_each(|warning| verbosity.warn(warning));
    Ok(Exit::Yes)
}

fn bad(path: &Path, message: impl Into<Message>) -> anyhow::Error {
    CliError::error(Exit::BadInput, about(paths::name(path), message))
}
