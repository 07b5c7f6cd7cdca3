//! `nonosat solve --count`: counts the solutions and shows none.
//!
//! In: a puzzle. Out: a number, exact or a lower bound.

use crate::app::failure::CliError;
use crate::app::input::Address;
use crate::app::{Exit, failure};
use crate::cli::Verbosity;
use crate::cli::args::Solve;
use crate::cli::args::form::Form;
use crate::cli::jobs::options;
use crate::cli::output::patience::Patience;
use crate::cli::output::picture;
use crate::cli::output::progress::ProgressReporter;
use crate::cli::output::stats::Stats;
use nonosat_board::message::message;
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{Solver, Verdict, count_solutions};
use nonosat_service::report::{CountReport, Report};
use std::io::Write;

/// Counts the solutions and prints their number.
pub fn run(command: &Solve, form: Form, verbosity: Verbosity) -> anyhow::Result<Exit> {
    if !matches!(form, Form::Text | Form::Json) {
        return Err(CliError::with_help(Exit::Usage, "count-no-picture", "help-to-text-json"));
    }
    let address = Address::of(&command.puzzle.path);
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let stats = Stats::start();
    let options = options::pipeline(&command.deciding)?;
    let loaded = address.one(command.puzzle.from)?;
    let puzzle = loaded.document.puzzle();
    progress.read(puzzle);
    let mut report = Report::undecided(puzzle);
    let events = &mut |event| {
        report.event(&event);
        progress.event(event);
    };
    let verdict = Solver::new(puzzle, &options).on_event(events).verdict()?;
    let enough = command.count_limit.map(BigUint::from);
    let patience =
        Patience::counting(&address.name(), options::counting_time(&command.deciding), verbosity);
    let options = options::counting(&command.deciding, &options);
    let count = count_solutions(puzzle, &verdict, enough.as_ref(), &options);
    drop(patience);
    progress.stage("count", &count.to_string());
    drop(progress);
    report.judged(puzzle, &verdict);
    report.count = Some(CountReport::from(&count));
    let mut sink = picture::open(&command.output.target, form)?;
    match form {
        Form::Json => writeln!(sink, "{}", serde_json::to_string(&report)?)?,
        _ if count == Count::Exactly(BigUint::ZERO) => writeln!(sink, "none")?,
        _ => writeln!(sink, "{count}")?,
    }
    if command.stats {
        stats.print(&mut sink, form, count.number(), &report.effort)?;
    }
    sink.finish()?;
    Ok(end(puzzle, &verdict, &count))
}

fn end(puzzle: &Puzzle, verdict: &Verdict, count: &Count) -> Exit {
    match (verdict, count) {
        (Verdict::None(reason), _) => failure::report_no_solution(reason, puzzle),
        (_, Count::AtLeast(_, Some(limit))) => {
            failure::report_undecided(limit, puzzle, Some(message!("undecided-more")))
        }
        _ => Exit::Yes,
    }
}
