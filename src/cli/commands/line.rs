//! `nonosat line`: shows what one line says: what is forced, how often its runs fit, and why.
//!
//! In: a clue, the cells of a line. Out: the line with what follows, the number of placements and
//! sentences; or all placements; or the clauses of both encodings.

use crate::app::failure::{self, CliError};
use crate::app::interrupt::budget;
use crate::app::language::{self, words};
use crate::app::output::Sink;
use crate::app::{Exit, interrupt};
use crate::cli::args::Line;
use nonosat_board::message::Message;
use nonosat_board::puzzle::{Color, ColorSet, Language, Puzzle};
use nonosat_engine::encoding::{self as formula, Strategy};
use nonosat_engine::explanation::givens;
use nonosat_engine::propagation::{DiagramPlacements, Placements};
use nonosat_engine::solver::Limit;
use nonosat_sat::budget::Budget;
use nonosat_service::annotated_dimacs;
use nonosat_service::line::{self, Consequences, LineProblem, sign};
use std::io::Write;

/// Reads the line and writes what the user asks of it.
pub fn run(command: &Line) -> anyhow::Result<Exit> {
    interrupt::listen();
    let puzzle = line::puzzle(&command.clue, &command.cells).map_err(refused)?;
    let budget = budget(None);
    let mut sink = Sink::open(None, false)?;
    let exit = match (command.masks, command.cnf) {
        (true, _) => write_placements(&puzzle, &budget, &mut sink)?,
        (_, true) => write_clauses(&puzzle, &budget, &mut sink)?,
        _ => write_consequences(&puzzle, &budget, &mut sink)?,
    };
    sink.finish()?;
    Ok(exit)
}

fn refused(LineProblem { message, help }: LineProblem) -> anyhow::Error {
    match help {
        Some(help) => CliError::with_help(Exit::BadInput, message, help),
        None => CliError::error(Exit::BadInput, message),
    }
}

/// Writes the line with everything that follows, the number of placements, and the reasons.
fn write_consequences(puzzle: &Puzzle, budget: &Budget, out: &mut Sink) -> anyhow::Result<Exit> {
    let (line, placements, steps) = match line::consequences(puzzle, budget) {
        Consequences::Known { line, placements, steps } => (line, placements, steps),
        Consequences::None(reason) => return Ok(failure::report_no_solution(reason)),
        Consequences::Limit(limit) => return Ok(failure::report_limit(&limit, puzzle, None)),
    };
    writeln!(out, "{line}\n{}", words(&placements))?;
    let sentence = |step: &Message| language::catalog().sentence(step);
    match &steps[..] {
        [] => writeln!(out, "{}", words(&"line-nothing".into()))?,
        steps => steps.iter().try_for_each(|step| writeln!(out, "- {}", sentence(step)))?,
    }
    Ok(Exit::Yes)
}

/// Writes each placement as a line of signs.
fn write_placements(puzzle: &Puzzle, budget: &Budget, out: &mut Sink) -> anyhow::Result<Exit> {
    let row = puzzle.geometry().lines().next();
    let known = givens(puzzle);
    match row.and_then(|row| puzzle.language(row)) {
        None => write_each(puzzle, |number| coloring(&known, number), budget, out),
        Some(Language::Diagram(diagram)) => {
            let placements = DiagramPlacements::new(diagram, &known);
            write_each(puzzle, |number| placements.nth(number), budget, out)
        }
        Some(Language::Runs(runs)) => {
            let colors = puzzle.palette().color_count();
            match Placements::new(runs, &known, colors, budget) {
                Ok(placements) => write_each(puzzle, |number| placements.nth(number), budget, out),
                Err(limit) => Ok(failure::report_limit(&limit.into(), puzzle, None)),
            }
        }
    }
}

/// The colors of this number, counted from 0, of a line without a clue; `None` past the last ones.
fn coloring(cells: &[ColorSet], mut number: u128) -> Option<Vec<Color>> {
    let mut colors = Vec::with_capacity(cells.len());
    for cell in cells.iter().rev() {
        let count = cell.len() as u128;
        // A run that begins comes before background, as in the lists of other clues.
        colors.push(cell.iter().nth((count - 1 - number % count) as usize)?);
        number /= count;
    }
    colors.reverse();
    (number == 0).then_some(colors)
}

/// Writes the placements that `nth` lists.
fn write_each(
    puzzle: &Puzzle,
    nth: impl Fn(u128) -> Option<Vec<Color>>,
    budget: &Budget,
    out: &mut Sink,
) -> anyhow::Result<Exit> {
    for number in 0.. {
        let Some(colors) = nth(number) else {
            return Ok(if number == 0 { Exit::No } else { Exit::Yes });
        };
        if budget.is_over() {
            break;
        }
        let line: String = colors.iter().map(|&color| sign(puzzle, color)).collect();
        writeln!(out, "{line}")?;
    }
    Ok(failure::report_limit(&Limit::Time, puzzle, None))
}

/// Writes the formulas of both encodings, one after the other.
fn write_clauses(puzzle: &Puzzle, budget: &Budget, out: &mut Sink) -> anyhow::Result<Exit> {
    for (name, strategy) in [("order", Strategy::Order), ("placements", Strategy::Placements)] {
        let options = formula::EncodeOptions::default().with_strategy(strategy);
        let encoding = match formula::encode_clues(puzzle, &options, budget) {
            Ok(encoding) => encoding,
            Err(reason) => return Ok(failure::report_limit(&reason.into(), puzzle, None)),
        };
        writeln!(out, "c encoding: {name}")?;
        annotated_dimacs::write(out, puzzle, &encoding)?;
    }
    Ok(Exit::Yes)
}
