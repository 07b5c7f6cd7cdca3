//! Makes a film of the solving: one frame per step, or per group of steps.
//!
//! In: a document, options. Out: the bytes of a GIF or APNG. Invariants: the steps are those of
//! `explain`; with several solutions, the film ends where no further step follows.

use crate::app::failure::{AlreadyReported, CliError};
use crate::app::{Exit, failure};
use crate::cli::args::Render;
use crate::cli::jobs::options;
use crate::cli::output::drawing_file::{Size, require_memory, too_many};
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_board::puzzle::{CellId, ColorSet};
use nonosat_engine::explanation::{End, Step, givens, walk};
use nonosat_service::report::MAX_RATED_CELLS;
use nonosat_studio::drawing::layout::{Extras, StepCells, layout_known};
use nonosat_studio::drawing::{self, FilmError, Font, MAX_FILM_PIXELS, MAX_FRAMES, Reel, Theme};

/// The film.
pub fn bytes(
    command: &Render,
    document: &Document,
    (size, reel, font): (Size, Reel, &Font),
    (theme, extras): (&Theme, &Extras),
    progress: &mut ProgressReporter,
) -> anyhow::Result<Vec<u8>> {
    let puzzle = document.puzzle();
    if puzzle.geometry().cell_count() > MAX_RATED_CELLS {
        let message = message!("film-large", most = MAX_RATED_CELLS);
        return Err(CliError::error(Exit::Undecided, message));
    }
    let options = options::pipeline(&command.deciding)?;
    let verdict = progress.judge(puzzle, &options)?;
    let (first, second) = failure::pictures(verdict, puzzle)?;
    let start = givens(puzzle);
    let solution = second.is_none().then(|| first.picture());
    let walk = walk(puzzle, &start, solution, &options.budget);
    if matches!(walk.end, End::OutOfTime | End::OutOfMemory) {
        let nothing = message!("undecided-nothing");
        return Err(AlreadyReported(failure::report_unfinished(&options.budget, nothing)).into());
    }
    let states = states(start, &walk.steps);
    let frame = |number: usize| {
        let (known, news) = &states[number];
        drawing::draw(
            &layout_known(document, known, StepCells { news, ..StepCells::default() }, extras),
            theme,
        )
    };
    require_memory(&frame(0), size.cell, MAX_FILM_PIXELS)?;
    match drawing::film_with(states.len(), &frame, size.cell, reel, font) {
        Ok(bytes) => Ok(bytes),
        Err(FilmError::TooManyPixels(error)) => Err(too_many(&error, drawing::DPI)),
        Err(error) => Err(error.into()),
    }
}

/// For each frame, the colors that each cell may still have, and the cells that are new in it.
/// The last frame repeats the state before, without new cells.
fn states(start: Vec<ColorSet>, steps: &[Step]) -> Vec<(Vec<ColorSet>, Vec<CellId>)> {
    let steps_per_frame = steps.len().div_ceil(MAX_FRAMES - 2).max(1);
    let mut states = vec![(start.clone(), Vec::new())];
    let mut known = start;
    for group in steps.chunks(steps_per_frame) {
        let mut news = Vec::new();
        for &(cell, colors) in group.iter().flat_map(|step| &step.gives) {
            known[cell.index()] = known[cell.index()].intersect(colors);
            news.push(cell);
        }
        states.push((known.clone(), news));
    }
    states.push((known, Vec::new()));
    states
}
