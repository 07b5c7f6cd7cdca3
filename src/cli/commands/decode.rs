//! `nonosat decode`: turns a solver's answer to a formula of `encode` into a picture.
//!
//! In: the formula, the answer. Out: a picture. Invariants: the picture satisfies the clues.

use crate::app::failure::{CliError, about};
use crate::app::output;
use crate::app::paths;
use crate::app::{Exit, failure, input};
use crate::cli::Verbosity;
use crate::cli::args::Decode;
use crate::cli::args::form::Form;
use crate::cli::output::{losses, picture};
use nonosat_board::message::{Message, message};
use nonosat_board::verify::verify;
use nonosat_sat::cnf::dimacs::{self, Answer};
use nonosat_service::annotated_dimacs::{self, AnnotatedFormula};

/// The most bytes of a formula or an answer.
const MAX_BYTES: u64 = 4 << 30;

/// Reads both files, verifies the picture and writes it.
pub fn run(command: &Decode, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = command.output.form()?;
    let is_json = form == Form::Json;
    let name = paths::name(&command.formula);
    let exchange = output::also_as_json(is_json, &name, formula(command))?;
    let result = decoded(command, form, &exchange, verbosity);
    output::also_as_json(is_json, &paths::name(&command.answer), result)
}

fn formula(command: &Decode) -> anyhow::Result<AnnotatedFormula> {
    let formula = input::bytes(&command.formula, MAX_BYTES)?;
    annotated_dimacs::read(&formula).map_err(|error| bad(&command.formula, Message::plain(error)))
}

fn decoded(
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

fn bad(path: &std::path::Path, message: impl Into<Message>) -> anyhow::Error {
    CliError::error(Exit::BadInput, about(paths::name(path), message))
}
