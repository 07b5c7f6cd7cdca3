//! `nonosat solve`: shows the solutions of a puzzle as the solver finds them, or counts them.
//!
//! In: a puzzle. Out: pictures, notes, the exit status; with `--count` a number, exact or a lower
//! bound.

use crate::app::Exit;
use crate::app::failure::{self, CliError};
use crate::app::input::{Address, LoadedPuzzle};
use crate::app::output::{self, Sink};
use crate::cli::Verbosity;
use crate::cli::args::Solve;
use crate::cli::args::form::Form;
use crate::cli::jobs::options;
use crate::cli::output::destination::refuse_own_file;
use crate::cli::output::progress::{Patience, ProgressReporter};
use crate::cli::output::summary::Stats;
use crate::cli::output::{losses, picture};
use nonosat_board::message::message;
use nonosat_board::puzzle::{Picture, Puzzle};
use nonosat_board::verify::{Verified, verify};
use nonosat_engine::propagation::Deduction;
use nonosat_engine::solver::counting::{BigUint, Count};
use nonosat_engine::solver::{Event, Options, Outcome, Solver, Verdict, count_solutions, switched};
use nonosat_files::Feature;
use nonosat_sat::budget::Budget;
use nonosat_service::report::{CountReport, Report};
use nonosat_studio::drawing::Depth;
use std::cell::RefCell;
use std::io::Write;

/// Shows the solutions, or counts them.
pub fn run(command: &Solve, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = command.output.form()?;
    let result = match command.count {
        true => count(command, form, verbosity),
        false => show(command, form, verbosity),
    };
    let name = Address::of(&command.puzzle.path).name();
    output::also_as_json(form == Form::Json, &name, result)
}

fn show(command: &Solve, form: Form, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let stats = Stats::start();
    if form.holds_one() && command.limit != 1 {
        return Err(CliError::with_help(Exit::Usage, "several-in-one", "help-to-several"));
    }
    let address = Address::of(&command.puzzle.path);
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let options = options::pipeline(&command.deciding)?;
    let input = address.one(command.puzzle.from)?;
    input.note().into_iter().for_each(|note| verbosity.note(note));
    refuse_own_file(command.output.target.file(), &address, &input)?;
    picture::refuse_form(&input.name, &input.document, form)?;
    progress.read(input.document.puzzle());
    let mut show = Show {
        sink: picture::open(&command.output.target, form)?,
        depth: picture::depth(&command.output.target),
        input: &input,
        form,
        limit: command.limit,
        count: 0,
        first: None,
        lost_features: Vec::new(),
    };
    let report = RefCell::new(Report::undecided(input.document.puzzle()));
    let (end, deduction) = decide(&options, &mut progress, &mut show, &report)?;
    drop(progress);
    let deduction = deduction.filter(|_| end.is_none() && command.limit == 1);
    let another = deduction.as_ref().map(|deduction| (deduction, &options.budget));
    let stats = command.stats.then_some(stats);
    show.end(end, report.into_inner(), verbosity, another, stats)
}

/// Finds and shows the solutions. Returns why there are no more, unless enough are shown, and what
/// is known of the cells, unless that is all.
fn decide(
    options: &Options,
    progress: &mut ProgressReporter,
    show: &mut Show,
    report: &RefCell<Report>,
) -> anyhow::Result<(Option<Outcome<Verified>>, Option<Deduction>)> {
    let puzzle = show.input.document.puzzle();
    let events = &mut |event: Event| {
        report.borrow_mut().event(&event);
        progress.event(event);
    };
    let mut solver = Solver::new(puzzle, options).on_event(events);
    let end = loop {
        match solver.next_picture()? {
            Outcome::Found(solution) => show.show(&solution)?,
            end => break Some(end),
        }
        if show.count == show.limit {
            break None;
        }
    };
    Ok((end, Some(solver.known().clone()).filter(|deduction| deduction.open_count() > 0)))
}

/// Where and how to show solutions, and those shown so far.
struct Show<'a> {
    sink: Sink,
    depth: Depth,
    input: &'a LoadedPuzzle,
    form: Form,
    limit: u64,
    count: u64,
    first: Option<Picture>,
    lost_features: Vec<Feature>,
}

impl Show<'_> {
    /// Shows a solution.
    fn show(&mut self, solution: &Verified) -> anyhow::Result<()> {
        self.lost_features = self.write(solution.picture())?;
        self.count += 1;
        self.first.get_or_insert_with(|| solution.picture().clone());
        Ok(())
    }

    fn write(&mut self, solution: &Picture) -> anyhow::Result<Vec<Feature>> {
        if self.count > 0 && self.form != Form::Json {
            // A blank line between pictures of text.
            writeln!(self.sink)?;
        }
        picture::write(&mut self.sink, &self.input.document, solution, self.form, self.depth)
    }

    /// Reports why there are no more solutions, if it was not the limit of solutions. With what is
    /// known of the cells and a budget, checks within that for another solution, and prints a note if there is
    /// one.
    fn end(
        mut self,
        end: Option<Outcome<Verified>>,
        mut report: Report,
        verbosity: Verbosity,
        another: Option<(&Deduction, &Budget)>,
        stats: Option<Stats>,
    ) -> anyhow::Result<Exit> {
        let puzzle = self.input.document.puzzle();
        if let Some(end) = end.as_ref().filter(|_| self.form == Form::Json && self.count == 0) {
            report.solved(puzzle, end);
            writeln!(self.sink, "{}", serde_json::to_string(&report)?)?;
        }
        if let Some(stats) = stats {
            stats.print(&mut self.sink, self.form, &self.count.into(), &report.effort)?;
        }
        if self.form == Form::Json || self.count > 0 {
            self.sink.finish()?;
        }
        losses::warning(&self.lost_features)
            .into_iter()
            .for_each(|warning| verbosity.warn(warning));
        if let (Some((deduction, budget)), Some(first)) = (another, &self.first)
            && has_another(puzzle, deduction, first, budget)
        {
            verbosity.note("note-other-solutions");
        }
        Ok(report_end(puzzle, end, self.count))
    }
}

/// Does an elementary switch turn this solution into another one? Does not search.
fn has_another(puzzle: &Puzzle, deduction: &Deduction, picture: &Picture, budget: &Budget) -> bool {
    let second = switched(puzzle, deduction, picture, budget);
    second.is_some_and(|second| second != *picture && verify(puzzle, second).is_ok())
}

fn report_end(puzzle: &Puzzle, end: Option<Outcome<Verified>>, shown_pictures: u64) -> Exit {
    match end {
        Some(Outcome::None(reason)) if shown_pictures == 0 => {
            failure::report_no_solution(reason.message(puzzle))
        }
        Some(Outcome::Limit(limit)) => {
            let more = || message!("undecided-more-than", count = shown_pictures);
            failure::report_limit(&limit, puzzle, (shown_pictures > 0).then(more))
        }
        _ => Exit::Yes,
    }
}

/// Counts the solutions and prints their number.
fn count(command: &Solve, form: Form, verbosity: Verbosity) -> anyhow::Result<Exit> {
    if !matches!(form, Form::Text | Form::Json) {
        return Err(CliError::with_help(Exit::Usage, "count-no-picture", "help-to-text-json"));
    }
    let address = Address::of(&command.puzzle.path);
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let stats = Stats::start();
    let options = options::pipeline(&command.deciding)?;
    let input = address.one(command.puzzle.from)?;
    let puzzle = input.document.puzzle();
    progress.read(puzzle);
    let mut report = Report::undecided(puzzle);
    let events = &mut |event| {
        report.event(&event);
        progress.event(event);
    };
    let verdict = Solver::new(puzzle, &options).on_event(events).verdict()?;
    let limit = command.count_limit.map(BigUint::from);
    let patience =
        Patience::counting(&address.name(), options::counting_time(&command.deciding), verbosity);
    let options = options::counting(&command.deciding, &options);
    let count = count_solutions(puzzle, &verdict, limit.as_ref(), &options);
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
    Ok(status_of_count(puzzle, &verdict, &count))
}

fn status_of_count(puzzle: &Puzzle, verdict: &Verdict, count: &Count) -> Exit {
    match (verdict, count) {
        (Verdict::None(reason), _) => failure::report_no_solution(reason.message(puzzle)),
        (_, Count::AtLeast(_, Some(limit))) => {
            failure::report_limit(limit, puzzle, Some(message!("undecided-more")))
        }
        _ => Exit::Yes,
    }
}
