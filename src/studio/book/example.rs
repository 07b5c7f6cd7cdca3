//! Lays out the pages of an example: a small puzzle, solved step by step; and those that explain a
//! rule by some steps of a puzzle.
//!
//! In: a plan. Out: pages. Invariants: the sentences are those of `explain`, in the language of
//! the book; each drawing shows its board after a step.

use super::sheet::{Sheet, plain};
use super::{Lesson, MM, Plan, tight};
use crate::document::Document;
use crate::drawing::layout::{Extras, StepCells, layout_known};
use crate::drawing::{Anchor, CELL, Theme, draw};
use crate::explanation::{Justification, Step, StepWriter, short_walk};
use crate::message::Message;
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
/// The most drawings that explain a rule, and the most width of a drawing beside its text.
const MAX_OF_A_RULE: usize = 4;
const MAX_DRAWING_SHARE: f64 = 0.5;

/// The pages, of which the first one has this index; one is enough unless it is small.
pub(super) fn example<'a>(plan: &'a Plan, first: usize) -> Vec<Sheet<'a>> {
    let Some(puzzle) = mug() else { return Vec::new() };
    let states = states(&puzzle, MAX_DRAWINGS);
    pages(plan, first, &puzzle, (Message::new("book-example"), None, &states))
}

/// The pages that explain a rule.
pub(super) fn lesson<'a>(plan: &'a Plan, lesson: &Lesson) -> Vec<Sheet<'a>> {
    let (name, puzzle) = (lesson.rule.name(), &lesson.sample);
    let is_about = |(_, steps): &State| {
        let is = |step: &Step| matches!(&step.justification, Justification::Line(reason) if reason.rule == lesson.rule);
        steps.iter().any(is)
    };
    let mut states = states(puzzle, usize::MAX);
    states.retain(is_about);
    states.truncate(MAX_OF_A_RULE);
    let text = plan.words(&Message::new(format!("book-lesson-{name}")));
    let title = Message::new(format!("heading-{name}"));
    pages(plan, 0, puzzle, (title, Some(text), &states))
}

/// The pages with this title, a text, and these states of a puzzle.
fn pages<'a>(
    plan: &'a Plan,
    first: usize,
    puzzle: &Puzzle,
    (title, text, states): (Message, Option<String>, &[State]),
) -> Vec<Sheet<'a>> {
    let document = Document::from(puzzle.clone());
    let room = Sheet::room(plan);
    let across = if room.0 > 150.0 * MM && text.is_none() { 2 } else { 1 };
    let down = ((room.1 - HEADING_HEIGHT) / (LEAST_ROW * plan.growth())).floor().max(1.0) as usize;
    let per_page = states.len().div_ceil(states.len().div_ceil(across * down).max(1)).max(1);
    let page = |(number, states): (usize, &[State])| {
        let mut sheet = Sheet::new(plan, first + number);
        let (low, room) = sheet.area();
        let style = plain(20.0).anchored(Anchor::Middle);
        sheet.write(&plan.words(&title), (low.0 + room.0 / 2.0, low.1 + 18.0), style, room.0);
        let (size, mut top) = (MAX_FONT * plan.growth(), low.1 + HEADING_HEIGHT);
        for line in sheet.lines(text.as_deref().unwrap_or_default(), room.0 / size, usize::MAX) {
            sheet.write(&line, (low.0, top), plain(size), room.0);
            top += size * LINE_DISTANCE;
        }
        let area = ((low.0, top), (room.0, low.1 + room.1 - top));
        show(&mut sheet, &document, (states, number * per_page, across), area);
        sheet
    };
    // A rule has its page also if no step of the sample shows it.
    let lone = text.is_some() && states.is_empty();
    let parts = states.chunks(per_page).chain(lone.then_some(states));
    parts.enumerate().map(page).collect()
}

/// Draws states of a puzzle into an area, each beside its sentences; `start` of them come earlier.
fn show(
    sheet: &mut Sheet,
    document: &Document,
    (states, start, across): (&[State], usize, usize),
    (low, room): (Point, Point),
) {
    let plan = sheet.plan();
    let mut writer = StepWriter::new(document.puzzle());
    let down = states.len().div_ceil(across);
    let cell = (room.0 / across as f64, room.1 / down as f64);
    let mut texts = Vec::new();
    for (at, (known, steps)) in states.iter().enumerate() {
        let corner = (low.0 + (at / down) as f64 * cell.0, low.1 + (at % down) as f64 * cell.1);
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
        let scale = (CELL_SIZE * plan.growth() / CELL)
            .min((cell.1 - 8.0) / size.1)
            .min(cell.0 * MAX_DRAWING_SHARE / size.0);
        sheet.place(&drawing, corner, scale, Some(window));
        let left = corner.0 + size.0 * scale + 12.0;
        let width = corner.0 + cell.0 - left - 8.0;
        let (number, text) = (format!("{}.", start + at + 1), sentences.join(" "));
        texts.push((number, text, ((left, corner.1), (width, cell.1))));
    }
    // All texts of a page have one size.
    let fits = |sheet: &Sheet, size: f64| {
        texts.iter().all(|(_, text, (_, (width, height)))| {
            let lines = sheet.lines(text, width / size, usize::MAX).len() + 1;
            lines as f64 * size * LINE_DISTANCE <= *height
        })
    };
    let mut size = MAX_FONT * plan.growth();
    while size > MIN_FONT && !fits(sheet, size) {
        size -= 0.5;
    }
    for (number, text, ((x, y), (width, _))) in texts {
        sheet.write(&number, (x, y + size * LINE_DISTANCE), plain(size).muted(), width);
        for (at, line) in sheet.lines(&text, width / size, usize::MAX).iter().enumerate() {
            let y = y + (at + 2) as f64 * size * LINE_DISTANCE;
            sheet.write(line, (x, y), plain(size), width);
        }
    }
}

/// What is known of each cell, and the steps that led there from the state before.
type State = (Vec<ColorSet>, Vec<Step>);

/// The puzzle of the example.
fn mug() -> Option<Puzzle> {
    let geometry = Geometry::rectangle(PICTURE.len() as u32, PICTURE[0].len() as u32).ok()?;
    let signs = PICTURE.concat().into_bytes();
    let color = |cell: CellId| match signs.get(cell.index()) {
        Some(b'#') => Color::FIRST,
        _ => Color::BACKGROUND,
    };
    let picture = Picture::painted(&geometry, color);
    let clues = clues_of(&geometry, &picture);
    Puzzle::new(geometry, Palette::black_on_white(), clues).ok()
}

/// What is known after each step; if there are more than `most`, the last one has several.
fn states(puzzle: &Puzzle, most: usize) -> Vec<State> {
    let mut known = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    let mut states: Vec<State> = Vec::new();
    for step in short_walk(puzzle) {
        let is_full = states.len() >= most;
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
    states
}
