//! `nonosat split`: splits a hard puzzle into easier ones, for `batch` on any number of machines.
//!
//! In: a puzzle. Out: records, one cube per line. Invariants: each record identifies its cube and
//! puzzle, so that `join` needs nothing else.

use crate::app::budget::budget;
use crate::app::input::Address;
use crate::app::language::words;
use crate::app::output::Sink;
use crate::app::{Exit, failure, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::Split;
use crate::cli::digest::{digest, digits};
use crate::cli::output::progress::ProgressReporter;
use nonosat::document::Document;
use nonosat::format::{Format, Loss, write};
use nonosat::language::message;
use nonosat::puzzle::Puzzle;
use nonosat::solver::branching::{Cubes, cubes};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::io::Write;

/// The identity of a cube.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CubeId {
    /// The puzzle's [`identity`].
    pub of: String,
    /// The number of the cube, from 1.
    pub cube: usize,
    /// The number of cubes.
    pub cubes: usize,
}

#[derive(Serialize)]
struct Record<'a> {
    id: CubeId,
    puzzle: &'a RawValue,
}

/// Splits the puzzle and writes the cubes.
pub fn run(command: &Split, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let mut sink = Sink::open(command.target.file(), command.target.force)?;
    let budget = budget(command.time_limit);
    let loaded = Address::of(&command.puzzle.path).one(command.puzzle.from)?;
    let puzzle = loaded.document.puzzle();
    let mut progress = ProgressReporter::start(&loaded.name, verbosity.verbose);
    progress.read(puzzle);
    progress.prepare();
    let Cubes { cubes, refuted } = cubes(puzzle, command.cubes, &budget);
    progress.stage("split", &format!("{} cubes, {refuted} refuted", cubes.len()));
    drop(progress);
    if interrupt::was_raised() {
        return Ok(failure::report_unfinished(&budget, message!("undecided-nothing")));
    }
    let of = identity(puzzle)?;
    for (number, cube) in (1..).zip(&cubes) {
        let id = CubeId { of: of.clone(), cube: number, cubes: cubes.len() };
        let puzzle = RawValue::from_string(json(&puzzle.clone().with_givens(&cube.givens)?)?)?;
        writeln!(sink, "{}", serde_json::to_string(&Record { id, puzzle: &puzzle })?)?;
    }
    sink.finish()?;
    let open = cubes.iter().map(|cube| cube.open_cells).max().unwrap_or(0);
    let count = cubes.len();
    let made = message!("split-made", count = count, open = open, refuted = refuted);
    verbosity.print(&format!("{}: {}", loaded.name, words(&made)));
    if count < command.cubes && budget.is_over() {
        let fewer = message!("undecided-split", count = count, wanted = command.cubes);
        return Ok(failure::report_unfinished(&budget, fewer));
    }
    Ok(Exit::Yes)
}

/// A puzzle in one line of JSON, without notes, goal and saved state.
fn json(puzzle: &Puzzle) -> anyhow::Result<String> {
    let written = write(&Document::from(puzzle.clone()), Format::Json, Loss::default())?;
    let value: serde_json::Value = serde_json::from_str(&written.text)?;
    Ok(value.to_string())
}

/// Identifies a puzzle: 16 hexadecimal digits of the SHA-256 of its JSON.
pub fn identity(puzzle: &Puzzle) -> anyhow::Result<String> {
    Ok(digits(&digest(&json(puzzle)?)[..8]))
}
