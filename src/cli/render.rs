//! `nonosat render`: a drawing of a puzzle, blank or solved.

use super::args::Render;
use super::form::{self, Form};
use super::watch::Watch;
use super::{Voice, options, picture};
use crate::shell::failure::Complaint;
use crate::shell::{Exit, failure, input};
use nonosat::format;
use nonosat::pipeline::End;
use nonosat::pipeline::portfolio::solutions_side_by_side;
use nonosat::puzzle::{Picture, Puzzle};
use nonosat::verify::verify;
use std::io::Write;
use std::ops::ControlFlow;

/// Reads, solves if asked to, draws.
pub fn run(command: &Render, voice: Voice) -> anyhow::Result<Exit> {
    form::refuse_strange(command.target.output.as_deref(), &["svg"], "drawing")?;
    let mut watch = Watch::start(&input::name(&command.puzzle.path), voice.verbose);
    let document = input::document(&command.puzzle.path, command.puzzle.from)?;
    let puzzle = document.puzzle();
    watch.read(puzzle);
    let picture = if command.solve {
        match solved(command, puzzle, &mut watch)? {
            Ok(picture) => Some(picture),
            Err(exit) => return Ok(exit),
        }
    } else {
        command.solution.as_ref().map(|path| told(path, puzzle)).transpose()?
    };
    drop(watch);
    let mut sink = picture::open(&command.target, Form::Svg)?;
    sink.write_all(picture::svg(&document, picture.as_ref()).as_bytes())?;
    sink.finish()?;
    Ok(Exit::Yes)
}

/// The first solution, or how the program ends without one.
fn solved(
    command: &Render,
    puzzle: &Puzzle,
    watch: &mut Watch,
) -> anyhow::Result<Result<Picture, Exit>> {
    let options = options::pipeline(&command.deciding)?;
    let threads = options::ways(&command.deciding);
    let mut first = None;
    let mut found = |picture| {
        first = Some(picture);
        ControlFlow::Break(())
    };
    let events = &mut |event| watch.event(event);
    let end = solutions_side_by_side(puzzle, &options, threads, events, &mut found)?;
    Ok(match (first, end) {
        (Some(found), _) => Ok(found.picture().clone()),
        (None, End::None(reason)) => {
            failure::say(&format!("no solution: {}", reason.describe(puzzle)));
            Err(Exit::No)
        }
        (None, End::Undecided(limit)) => Err(failure::tell_undecided(&limit, puzzle, "")),
        (None, _) => Err(Exit::undecided()),
    })
}

/// The picture of a `.solution` file that satisfies the puzzle.
fn told(path: &std::path::Path, puzzle: &Puzzle) -> anyhow::Result<Picture> {
    let bytes = input::bytes(path, format::MAX_BYTES as u64)?;
    let picture =
        format::read_solution(&bytes, puzzle).map_err(|error| input::drawn(&error, path))?;
    let found = verify(puzzle, picture).map_err(|mismatch| {
        let name = input::name(path);
        Complaint::error(Exit::BadInput, format!("{name} is no solution of the puzzle: {mismatch}"))
    })?;
    Ok(found.picture().clone())
}
