//! Lays out the pages of an example: a small puzzle, solved step by step.
//!
//! In: a plan. Out: pages. Invariants: the sentences are those of `explain`, in the language of
//! the book; each drawing shows its board after a step.

use super::sheet::{Sheet, plain};
use super::{MM, Plan, tight};
use crate::document::Document;
use crate::drawing::layout::{Extras, StepCells, layout_known};
use crate::drawing::{Anchor, CELL, Theme, draw};
use crate::explanation::{Step, StepWriter, short_walk};
use crate::message::message;
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Palette, Picture, Point, Puzzle, clues_of};
use std::sync::Arc;

/// A mug; it is no puzzle of the book.
const PICTURE: [&str; 5] = ["####.", "#####", "###.#", "#####", ".##.."];
/// Cells of the drawings.
const CELL_SIZE: f64 = 5.2 * MM;
/// The least height of a drawing with its space.
const LEAST_ROW: f64 = 25.0 * MM;
/// The largest and the smallest font size.
const MAX_FONT: f64 = 10.0;
const MIN_FONT: f64 = 6.5;
/// The distance of lines in ems.
const LINE_DISTANCE: f64 = 1.35;
/// The height of the heading.
const HEADING_HEIGHT: f64 = 40.0;
/// The most drawings.
const MAX_DRAWINGS: usize = 10;

/// The pages, of which the first one has this index; one is enough unless it is small.
pub(super) fn example<'a>(plan: &'a Plan, first: usize) -> Vec<Sheet<'a>> {
    let Some((puzzle, states)) = states() else { return Vec::new() };
    let document = Document::from(puzzle);
    let room = Sheet::room(plan);
    let across = if room.0 > 150.0 * MM { 2 } else { 1 };
    let down = ((room.1 - HEADING_HEIGHT) / (LEAST_ROW * plan.growth())).floor().max(1.0) as usize;
    let per_page = states.len().div_ceil(states.len().div_ceil(across * down));
    let page = |(number, states): (usize, &[State])| {
        let start = number * per_page;
        page(plan, first + number, &document, (states, start, across))
    };
    states.chunks(per_page).enumerate().map(page).collect()
}

/// A page with some of the states; `start` of them come earlier.
fn page<'a>(
    plan: &'a Plan,
    number: usize,
    document: &Document,
    (states, start, across): (&[State], usize, usize),
) -> Sheet<'a> {
    let mut sheet = Sheet::new(plan, number);
    let (low, room) = sheet.area();
    let style = plain(20.0).anchored(Anchor::Middle);
    let heading = plan.words(&message!("book-example"));
    sheet.write(&heading, (low.0 + room.0 / 2.0, low.1 + 18.0), style, room.0);
    let mut writer = StepWriter::new(document.puzzle());
    let down = states.len().div_ceil(across);
    let cell = (room.0 / across as f64, (room.1 - HEADING_HEIGHT) / down as f64);
    for (at, (known, steps)) in states.iter().enumerate() {
        let corner = (
            low.0 + (at / down) as f64 * cell.0,
            low.1 + HEADING_HEIGHT + (at % down) as f64 * cell.1,
        );
        let sentences: Vec<String> = steps
            .iter()
            .map(|step| plan.language.catalog().paragraph(writer.step_text(step).sentences()))
            .collect();
        let news: Vec<CellId> =
            steps.iter().flat_map(|step| step.gives.iter().map(|fact| fact.0)).collect();
        let step = StepCells { news: &news, ..StepCells::default() };
        let scene = layout_known(document, known, step, &Extras::default());
        let drawing = Arc::new(draw(&scene, &Theme::paper()));
        let window = tight(&drawing);
        let size = (window.1.0 - window.0.0, window.1.1 - window.0.1);
        let scale = (CELL_SIZE * plan.growth() / CELL).min((cell.1 - 8.0) / size.1);
        sheet.place(&drawing, corner, scale, Some(window));
        let left = corner.0 + size.0 * scale + 12.0;
        let width = corner.0 + cell.0 - left - 8.0;
        write(
            &mut sheet,
            &format!("{}.", start + at + 1),
            &sentences.join(" "),
            ((left, corner.1), (width, cell.1)),
        );
    }
    sheet
}

/// Writes a number and a text into an area, as large as fits.
fn write(sheet: &mut Sheet, number: &str, text: &str, ((x, y), (width, height)): (Point, Point)) {
    let mut size = MAX_FONT * sheet.plan().growth();
    let lines = |sheet: &Sheet, size: f64| sheet.lines(text, width / size, usize::MAX);
    while size > MIN_FONT && (lines(sheet, size).len() + 1) as f64 * size * LINE_DISTANCE > height {
        size -= 0.5;
    }
    sheet.write(number, (x, y + size * LINE_DISTANCE), plain(size).muted(), width);
    for (at, line) in lines(sheet, size).iter().enumerate() {
        sheet.write(line, (x, y + (at + 2) as f64 * size * LINE_DISTANCE), plain(size), width);
    }
}

/// What is known of each cell, and the steps that led there from the state before.
type State = (Vec<ColorSet>, Vec<Step>);

/// The puzzle, and what is known after each step; last the whole picture.
fn states() -> Option<(Puzzle, Vec<State>)> {
    let geometry = Geometry::rectangle(PICTURE.len() as u32, PICTURE[0].len() as u32).ok()?;
    let signs = PICTURE.concat().into_bytes();
    let color = |cell: CellId| match signs.get(cell.index()) {
        Some(b'#') => Color::FIRST,
        _ => Color::BACKGROUND,
    };
    let picture = Picture::painted(&geometry, color);
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).ok()?;
    let mut known = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    let mut states: Vec<State> = Vec::new();
    for step in short_walk(&puzzle) {
        let is_full = states.len() >= MAX_DRAWINGS;
        for &(cell, colors) in &step.gives {
            known[cell.index()] = known[cell.index()].intersect(colors);
        }
        match states.last_mut() {
            Some((state, steps)) if is_full => {
                state.clone_from(&known);
                steps.push(step);
            }
            _ => states.push((known.clone(), vec![step])),
        }
    }
    Some((puzzle, states))
}
