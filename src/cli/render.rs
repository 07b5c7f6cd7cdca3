//! `nonosat render`: a drawing of a puzzle, blank or solved.

use super::args::{Drawing, Render};
use super::form::{self, Form};
use super::watch::Watch;
use super::{Voice, options, picture};
use crate::shell::failure::Complaint;
use crate::shell::{Exit, failure, input};
use nonosat::document::Document;
use nonosat::pipeline::portfolio::{judge_side_by_side, solutions_side_by_side};
use nonosat::pipeline::{End, Verdict, doubt};
use nonosat::puzzle::{Picture, Puzzle};
use nonosat::verify::verify;
use nonosat::{format, render, scene};
use std::io::Write;
use std::ops::ControlFlow;

/// Reads, solves if asked to, draws.
pub fn run(command: &Render, voice: Voice) -> anyhow::Result<Exit> {
    let drawing = drawing(command)?;
    let mut watch = Watch::start(&input::name(&command.puzzle.path), voice.verbose);
    let document = input::document(&command.puzzle.path, command.puzzle.from)?;
    let puzzle = document.puzzle();
    watch.read(puzzle);
    if command.doubt {
        return doubtful(command, &document, drawing, watch);
    }
    let picture = if command.solve {
        match solved(command, puzzle, &mut watch)? {
            Ok(picture) => Some(picture),
            Err(exit) => return Ok(exit),
        }
    } else {
        command.solution.as_ref().map(|path| told(path, puzzle)).transpose()?
    };
    drop(watch);
    let text = match drawing {
        Drawing::Svg => picture::svg(&document, picture.as_ref()),
        Drawing::Board => scene::board(puzzle, picture.as_ref()),
    };
    write(command, drawing, &text)?;
    Ok(Exit::Yes)
}

/// The form that was asked for: by name, else by the ending of the output file, else SVG.
fn drawing(command: &Render) -> anyhow::Result<Drawing> {
    let path = command.target.output.as_deref();
    let ending = path.and_then(form::ending);
    match (command.to, ending.as_deref()) {
        (Some(drawing), _) => Ok(drawing),
        (None, Some("txt")) => Ok(Drawing::Board),
        (None, _) => {
            form::refuse_strange(path, &["svg"], "drawing")?;
            Ok(Drawing::Svg)
        }
    }
}

fn write(command: &Render, drawing: Drawing, text: &str) -> anyhow::Result<()> {
    let form = match drawing {
        Drawing::Svg => Form::Svg,
        Drawing::Board => Form::Board,
    };
    let mut sink = picture::open(&command.target, form)?;
    sink.write_all(text.as_bytes())?;
    sink.finish()
}

/// Draws what all solutions share, and points to the cells that differ.
fn doubtful(
    command: &Render,
    document: &Document,
    drawing: Drawing,
    mut watch: Watch,
) -> anyhow::Result<Exit> {
    let puzzle = document.puzzle();
    let options = options::pipeline(&command.deciding)?;
    let threads = options::ways(&command.deciding);
    let verdict = judge_side_by_side(puzzle, &options, threads, &mut |event| watch.event(event))?;
    let doubt = doubt(puzzle, &verdict, &options)?;
    drop(watch);
    let shown = match &verdict {
        Verdict::Unique(shown) | Verdict::Several(shown, _) => shown.picture(),
        Verdict::None(reason) => {
            failure::say(&format!("no solution: {}", reason.describe(puzzle)));
            return Ok(Exit::No);
        }
        Verdict::Undecided(_, limit) => return Ok(failure::tell_undecided(limit, puzzle, "")),
    };
    let text = match drawing {
        Drawing::Svg => render::svg(&scene::layout_doubt(document, shown, &doubt.cells)),
        Drawing::Board => scene::board_doubt(puzzle, shown, &doubt.cells),
    };
    write(command, drawing, &text)?;
    Ok(match doubt.limit {
        Some(limit) => failure::tell_undecided(&limit, puzzle, "; more cells may be in doubt"),
        None => Exit::Yes,
    })
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
