//! Lays out the answers at the back: small pictures with number and title.
//!
//! In: the pages so far, the puzzles. Out: more pages. Invariants: the answer of a puzzle is on
//! the page that its heading names.

use super::sheet::{Sheet, plain};
use super::{BookPuzzle, MM, Plan};
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Anchor, CELL, Drawing, Item, Theme, draw};
use crate::message::message;
use crate::puzzle::Point;
use std::sync::Arc;

/// Most columns and rows of answers on a page.
const MAX_COLUMNS: usize = 3;
const MAX_ROWS: usize = 4;
/// The least width and height for an answer.
const MIN_SIZE: Point = (52.0 * MM, 56.0 * MM);
/// The largest cell of an answer, and the smallest cell with a letter.
const MAX_CELL: f64 = 4.5 * MM;
const MIN_LETTERED_CELL: f64 = 2.4 * MM;
/// Height of the title of a page and of the caption of an answer; space between columns.
const TITLE_HEIGHT: f64 = 30.0;
const CAPTION_HEIGHT: f64 = 24.0;
const COLUMN_GAP: f64 = 16.0;
/// The smallest cell with thin lines around it; heavy lines appear down to half of this size.
const MIN_LINED_CELL: f64 = 1.6 * MM;
/// The width of the lines around an answer, in points.
const BORDER_WIDTH: f64 = 0.4;

/// Columns and rows of answers on a page.
fn grid(plan: &Plan) -> (usize, usize) {
    let (room, growth) = (Sheet::room(plan), plan.growth());
    let fit = |room: f64, least: f64| (room / (least * growth)).floor().max(1.0) as usize;
    (
        fit(room.0 + COLUMN_GAP, MIN_SIZE.0 + COLUMN_GAP).min(MAX_COLUMNS),
        fit(room.1, MIN_SIZE.1).min(MAX_ROWS),
    )
}

/// The number of answers on a page.
pub(super) fn per_page(plan: &Plan) -> usize {
    let (columns, rows) = grid(plan);
    columns * rows
}

/// Adds the pages. `starts` contains the first page of each puzzle.
pub(super) fn add<'a>(
    pages: &mut Vec<Sheet<'a>>,
    puzzles: &[BookPuzzle],
    plan: &'a Plan,
    starts: &[usize],
) {
    let (columns, rows) = grid(plan);
    for (number, on_page) in puzzles.chunks(columns * rows).enumerate() {
        let mut sheet = Sheet::new(plan, pages.len());
        let (low, room) = sheet.area();
        let middle = low.0 + room.0 / 2.0;
        let style = plain(14.0).anchored(Anchor::Middle);
        let heading = plan.words(&message!("book-solutions"));
        sheet.write(&heading, (middle, low.1 + 13.0), style, room.0);
        let width = (room.0 - COLUMN_GAP * (columns - 1) as f64) / columns as f64;
        let height = (room.1 - TITLE_HEIGHT) / rows as f64;
        for (at, puzzle) in on_page.iter().enumerate() {
            let place = number * columns * rows + at;
            let x = low.0 + (at % columns) as f64 * (width + COLUMN_GAP);
            let y = low.1 + TITLE_HEIGHT + (at / columns) as f64 * height;
            let area = ((x, y), (width, height - CAPTION_HEIGHT));
            add_answer(&mut sheet, (puzzle, place), plan, area, starts[place]);
        }
        pages.push(sheet);
    }
}

fn add_answer(
    sheet: &mut Sheet,
    (puzzle, place): (&BookPuzzle, usize),
    plan: &Plan,
    ((x, y), room): (Point, Point),
    page: usize,
) {
    let blank = answer_drawing(puzzle, 1.0, plan);
    let size = blank.size;
    let scale = (room.0 / size.0).min(room.1 / size.1).min(MAX_CELL * plan.growth() / CELL);
    let drawing = Arc::new(answer_drawing(puzzle, scale, plan));
    let (width, height) = (size.0 * scale, size.1 * scale);
    // Pictures of a row are aligned at the bottom; their titles are below.
    let at = (x + (room.0 - width) / 2.0, y + room.1 - height);
    sheet.place(&drawing, at, scale, None);
    let middle = x + room.0 / 2.0;
    let style = plain(8.5).anchored(Anchor::Middle);
    let title = puzzle.day.as_ref().map_or_else(|| puzzle.name(place), |day| day.1.clone());
    sheet.write(&title, (middle, y + room.1 + 10.0), style, room.0);
    let style = plain(7.0).muted().anchored(Anchor::Middle);
    let back = plan.words(&message!("book-puzzle-on", page = page + 1));
    let back = puzzle.date().map_or(String::new(), |_| format!("{} · ", puzzle.title)) + &back;
    let wide = sheet.write(&back, (middle, y + room.1 + 19.0), style, room.0);
    let (low, high) = (middle - wide / 2.0, middle + wide / 2.0);
    sheet.link((low, y + room.1 + 12.0), (high, y + room.1 + 21.0), page);
}

/// Draws the picture without clues; if it is not to be solid, with thin lines that do not cover a small
/// picture.
fn answer_drawing(puzzle: &BookPuzzle, scale: f64, plan: &Plan) -> Drawing {
    let has_letters = scale * CELL >= MIN_LETTERED_CELL && !plan.has_solid_answers;
    let extras = Extras { letters: has_letters, bare: true, ..Extras::default() };
    let picture = puzzle.answer.picture();
    let theme = Theme::paper();
    let mut drawing = draw(&layout_with(&puzzle.document, Some(picture), &extras), &theme);
    let cell = scale * CELL;
    let mut lines = 0;
    drawing.items.retain_mut(|item| match item {
        Item::Lines { .. } if plan.has_solid_answers => false,
        Item::Lines { color, width, .. } => {
            lines += 1;
            *color = theme.thin_line();
            *width = BORDER_WIDTH / scale * if lines == 1 { 0.5 } else { 1.0 };
            // The items are thin lines, the border of heavy lines, heavy lines; omit the border.
            match lines {
                1 => cell >= MIN_LINED_CELL,
                2 => false,
                _ => cell >= MIN_LINED_CELL / 2.0,
            }
        }
        _ => true,
    });
    drawing
}
