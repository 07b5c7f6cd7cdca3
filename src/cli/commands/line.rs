//! `nonosat line`: shows what one line says: what is forced, how often its runs fit, and why.
//!
//! In: a clue, the cells of a line. Out: the line with what follows, the number of placements and
//! sentences; or all placements; or the clauses of both encodings. Invariants: the line is a board
//! of one row whose columns have no clue, so every answer comes from the engine that solves puzzles.

use super::explain::push_step;
use crate::app::failure::{self, CliError};
use crate::app::interrupt::budget;
use crate::app::language::words;
use crate::app::output::Sink;
use crate::app::{Exit, interrupt};
use crate::cli::args::Line;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{CellId, Clue, Color, ColorSet, Geometry, Language, Palette, Puzzle};
use nonosat_engine::encoding::{self as formula, Strategy};
use nonosat_engine::explanation::{End, StepWriter, dead_end, givens, relevant_steps, walk};
use nonosat_engine::propagation::{DiagramPlacements, Placements, propagate};
use nonosat_engine::solver::Limit;
use nonosat_engine::solver::counting::{Count, count};
use nonosat_files::{Format, read_clue};
use nonosat_sat::budget::Budget;
use nonosat_service::annotated_dimacs;
use std::io::Write;

/// Reads the line and writes what the user asks of it.
pub fn run(command: &Line) -> anyhow::Result<Exit> {
    interrupt::listen();
    let puzzle = puzzle(command)?;
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

/// A board of one row with this clue and these cells; its columns have no clue.
fn puzzle(command: &Line) -> anyhow::Result<Puzzle> {
    let palette = palette(&command.clue, &command.cells)?;
    let cells = cells(&command.cells, &palette)?;
    let clue = read_clue(&command.clue, &palette)
        .map_err(|problem| CliError::error(Exit::BadInput, problem.words()))?;
    let wrong = |error: nonosat_board::puzzle::PuzzleError| {
        CliError::error(Exit::BadInput, error.message())
    };
    let geometry = Geometry::rectangle(1, cells.len() as u32).map_err(wrong)?;
    let known: Vec<(CellId, ColorSet)> = geometry.cells().zip(cells).collect();
    let columns = std::iter::repeat_n(Clue::anything(), known.len());
    let clues = [clue].into_iter().chain(columns).collect();
    Puzzle::new(geometry, palette, clues)
        .and_then(|puzzle| puzzle.with_givens(&known))
        .map_err(wrong)
}

/// As many default colors as the letters of runs and cells need.
fn palette(clue: &str, cells: &str) -> anyhow::Result<Palette> {
    let is_run = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '?');
    let is_between = |sign: char| sign.is_whitespace() || "{}|=".contains(sign);
    let runs = clue.split(is_between).filter(is_run).flat_map(str::chars);
    let last = runs.chain(cells.chars()).filter_map(Color::from_letter).max();
    let last = last.unwrap_or(Color::FIRST);
    let letters: String = (0..=last.max(Color::FIRST).index())
        .map(|number| Color::numbered(number as u8).letter())
        .collect();
    let document = nonosat_files::read(letters.as_bytes(), Some(Format::Solution))?;
    Ok(document.puzzle().palette().clone())
}

/// The possible colors of each cell, from signs or from the number of open cells.
fn cells(text: &str, palette: &Palette) -> anyhow::Result<Vec<ColorSet>> {
    if let Ok(count) = text.parse::<u16>() {
        return Ok(vec![palette.all(); count.into()]);
    }
    let cell = |(at, sign): (usize, char)| match (sign, Color::from_letter(sign)) {
        ('.' | '?', _) => Ok(palette.all()),
        ('#', _) => Ok(ColorSet::only(Color::FIRST)),
        (_, Some(color)) => Ok(ColorSet::only(color)),
        _ => {
            let message = message!("line-sign", found = sign.to_string(), cell = at + 1);
            Err(CliError::with_help(Exit::BadInput, message, "help-line-sign"))
        }
    };
    text.chars().enumerate().map(cell).collect()
}

/// Writes the line with everything that follows, the number of placements, and the reasons.
fn write_consequences(puzzle: &Puzzle, budget: &Budget, out: &mut Sink) -> anyhow::Result<Exit> {
    let walk = walk(puzzle, &givens(puzzle), None, budget);
    match &walk.end {
        End::DeadEnd(end) => return Ok(failure::report_no_solution(dead_end(puzzle, end))),
        End::OutOfTime => return Ok(failure::report_limit(&Limit::Time, puzzle, None)),
        End::OutOfMemory => return Ok(failure::report_limit(&Limit::Memory, puzzle, None)),
        _ => {}
    }
    let number = match propagate(puzzle, budget) {
        Ok(deduction) => count(puzzle, &deduction, None, budget),
        Err(_) => Count::AtLeast(0u8.into(), None),
    };
    let sign = |colors: &ColorSet| colors.single().map_or('.', |color| sign(puzzle, color));
    let line: String = walk.known.iter().map(sign).collect();
    writeln!(out, "{line}\n{}", words(&placement_count(&number)))?;
    let mut text = String::new();
    let mut writer = StepWriter::new(puzzle).in_full();
    for step in relevant_steps(&walk.steps) {
        push_step(&mut text, &mut writer, &walk.steps[step], 0, "");
    }
    if walk.steps.is_empty() {
        text = words(&"line-nothing".into()) + "\n";
    }
    out.write_all(text.as_bytes())?;
    Ok(Exit::Yes)
}

/// The number of placements, which is exact unless the time was over.
fn placement_count(number: &Count) -> Message {
    let digits = number.number().to_string();
    let plural = digits.parse::<u64>().unwrap_or(u64::MAX);
    match number.is_exact() {
        true => message!("line-placements", count = plural, number = digits),
        false => message!("line-placements-least", number = digits),
    }
}

/// How a color stands in a line: `-` is the background, `#` the only other color.
fn sign(puzzle: &Puzzle, color: Color) -> char {
    match puzzle.palette().color_count() {
        2 if !color.is_background() => '#',
        _ => color.letter(),
    }
}

/// Writes each placement as a line of signs.
fn write_placements(puzzle: &Puzzle, budget: &Budget, out: &mut Sink) -> anyhow::Result<Exit> {
    let row = puzzle.geometry().lines().next();
    let known = givens(puzzle);
    match row.and_then(|row| puzzle.language(row)) {
        None => Err(CliError::error(Exit::BadInput, "line-no-clue")),
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
