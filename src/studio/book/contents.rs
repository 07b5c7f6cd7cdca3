//! Lays out the printed table of contents, puzzles by difficulty, each with a box to tick, and the
//! pages that open the parts of a book sorted by difficulty.
//!
//! In: puzzles, the pages on which they start. Out: pages; ranges of one difficulty. Invariants:
//! the number of pages depends on the number of puzzles and their difficulties alone, so it is
//! known before the pages are; a book with few puzzles has no opening pages.

use super::heading::stars;
use super::month::month;
use super::ornament::of_part;
use super::sheet::{Sheet, plain};
use super::{BookPuzzle, FEWEST, MM, Plan, heading};
use crate::drawing::Anchor;
use crate::message::{Message, message};
use crate::puzzle::Point;
use std::ops::Range;
use std::sync::Arc;

/// The height of the heading of a page.
const HEADING_HEIGHT: f64 = 34.0;
/// The height of a row, and the font size in it.
const ROW_HEIGHT: f64 = 14.0;
const FONT_SIZE: f64 = 9.0;
/// The font sizes of size and stars, as shares of that of the title.
const FACT_FONT_SHARES: [f64; 3] = [0.8, 0.7, 0.6];
/// The least width of a column, and the space between columns.
const MIN_COLUMN_WIDTH: f64 = 78.0 * MM;
const COLUMN_GAP: f64 = 8.0 * MM;
/// The side of a box.
const BOX_SIDE: f64 = 7.5;

/// A row of the table.
enum Row {
    /// The name of a difficulty.
    Section(Option<&'static str>),
    /// A puzzle.
    Puzzle(usize),
}

/// The rows: sections from easy to hard, unrated puzzles last.
fn rows(puzzles: &[BookPuzzle]) -> Vec<Row> {
    let word = |place: usize| puzzles[place].rating.as_ref().map(|rating| rating.difficulty);
    let stars = |place: usize| puzzles[place].rating.as_ref().map(|rating| rating.stars);
    let mut order: Vec<usize> = (0..puzzles.len()).collect();
    order.sort_by_key(|&place| (stars(place).is_none(), stars(place), place));
    let mut rows = Vec::new();
    for (at, &place) in order.iter().enumerate() {
        if at == 0 || word(order[at - 1]) != word(place) {
            rows.push(Row::Section(word(place)));
        }
        rows.push(Row::Puzzle(place));
    }
    rows
}

/// Columns of a page, and rows of a column.
fn grid(plan: &Plan) -> (usize, usize) {
    let room = Sheet::room(plan);
    let columns =
        ((room.0 + COLUMN_GAP) / (MIN_COLUMN_WIDTH * plan.growth() + COLUMN_GAP)).floor().max(1.0);
    let rows = ((room.1 - HEADING_HEIGHT) / (ROW_HEIGHT * plan.growth())).floor().max(4.0);
    (columns as usize, rows as usize)
}

/// The rows of each column: a section never stands last.
fn columns(puzzles: &[BookPuzzle], plan: &Plan) -> Vec<Vec<Row>> {
    let (_, rows_per_column) = grid(plan);
    let mut columns: Vec<Vec<Row>> = vec![Vec::new()];
    for row in rows(puzzles) {
        let last_rows = columns.last().map_or(0, Vec::len);
        let is_last = matches!(row, Row::Section(_)) && last_rows + 1 >= rows_per_column;
        if last_rows >= rows_per_column || is_last {
            columns.push(Vec::new());
        }
        if let Some(column) = columns.last_mut() {
            column.push(row);
        }
    }
    columns
}

/// The number of pages of the table.
pub(super) fn page_count(puzzles: &[BookPuzzle], plan: &Plan) -> usize {
    match puzzles.len() < FEWEST || plan.is_calendar || plan.lesson.is_some() {
        true => 0,
        false => columns(puzzles, plan).len().div_ceil(grid(plan).0),
    }
}

/// The pages, of which the first one has this index. `starts` has the first page of each puzzle.
pub(super) fn contents<'a>(
    puzzles: &[BookPuzzle],
    plan: &'a Plan,
    first: usize,
    starts: &[usize],
) -> Vec<Sheet<'a>> {
    if page_count(puzzles, plan) == 0 {
        return Vec::new();
    }
    let (across, _) = grid(plan);
    let columns = columns(puzzles, plan);
    let page = |(number, on_page): (usize, &[Vec<Row>])| {
        let mut sheet = Sheet::new(plan, first + number);
        let (low, room) = sheet.area();
        let style = plain(20.0).anchored(Anchor::Middle);
        let heading = plan.words(&message!("book-contents"));
        sheet.write(&heading, (low.0 + room.0 / 2.0, low.1 + 18.0), style, room.0);
        let width = (room.0 - COLUMN_GAP * (across - 1) as f64) / across as f64;
        for (place, rows) in on_page.iter().enumerate() {
            let x = low.0 + place as f64 * (width + COLUMN_GAP);
            column(&mut sheet, puzzles, rows, ((x, low.1 + HEADING_HEIGHT), width), starts);
        }
        sheet
    };
    columns.chunks(across).enumerate().map(page).collect()
}

fn column(
    sheet: &mut Sheet,
    puzzles: &[BookPuzzle],
    rows: &[Row],
    ((x, top), width): (Point, f64),
    starts: &[usize],
) {
    let plan = sheet.plan();
    let growth = plan.growth();
    let (row, size) = (ROW_HEIGHT * growth, FONT_SIZE * growth);
    for (at, entry) in rows.iter().enumerate() {
        let y = top + (at + 1) as f64 * row - 4.0;
        match entry {
            Row::Section(word) => {
                let word = word.map(|word| Message::new(format!("difficulty-{word}")));
                let word = word.map_or(String::new(), |word| plan.words(&word));
                sheet.write(&word, (x, y), plain(size * 1.15), width);
                let edge = ((x, y + 3.0), (x + width, y + 3.0));
                sheet.rule(&[edge.0, edge.1]);
            }
            Row::Puzzle(place) => {
                let side = BOX_SIDE * growth;
                let (low, high) = ((x, y - side + 1.0), (x + side, y + 1.0));
                let corners = [low, (high.0, low.1), high, (low.0, high.1), low];
                sheet.rule(&corners);
                let page = starts[*place];
                let right = plain(size).anchored(Anchor::End);
                let number = (page + 1).to_string();
                let width_used = sheet.write(&number, (x + width, y), right, width);
                let stars = puzzles[*place].rating.as_ref().map(|rating| rating.stars);
                let stars = stars.map_or(String::new(), heading::stars);
                let title = puzzles[*place].name(*place);
                let fact = format!("{} {stars}", heading::board(&puzzles[*place], plan));
                // A fact that is too long becomes smaller; only for a long title it is left out.
                let small = |share: f64| plain(size * share).muted().anchored(Anchor::End);
                let room = width - side - width_used.max(16.0) - 18.0;
                let least = sheet.width(&title, plain(size)).min(room * 0.5);
                let fits = |share: &f64| least + sheet.width(&fact, small(*share)) <= room;
                let share = FACT_FONT_SHARES.into_iter().find(fits);
                let style = small(share.unwrap_or(FACT_FONT_SHARES[0]));
                let fact = if share.is_some() { fact } else { stars };
                let facts =
                    sheet.write(&fact, (x + width - width_used.max(16.0) - 6.0, y), style, width);
                let start = x + side + 5.0;
                sheet.write(&title, (start, y), plain(size), room - facts);
                sheet.link((x, y - size), (x + width, y + 3.0), page);
            }
        }
    }
}

/// The least number of puzzles of a part, on average.
const MIN_PART_PUZZLES: usize = 4;

fn word(puzzle: &BookPuzzle) -> Option<&'static str> {
    puzzle.rating.as_ref().map(|rating| rating.difficulty)
}

/// The parts of the book: the months of a calendar, or difficulties; none if it has no parts.
/// Unrated puzzles stay in the last one.
pub(super) fn sections(puzzles: &[BookPuzzle], plan: &Plan) -> Vec<Range<usize>> {
    let mut sections: Vec<Range<usize>> = Vec::new();
    let month = |puzzle: &BookPuzzle| puzzle.date().map(|date| (date.year(), date.month_number()));
    for (place, puzzle) in puzzles.iter().enumerate() {
        let is_new = place == 0
            || match plan.is_calendar {
                true => month(puzzle) != month(&puzzles[place - 1]),
                false => word(puzzle).is_some_and(|_| word(puzzle) != word(&puzzles[place - 1])),
            };
        match sections.last_mut() {
            Some(section) if !is_new => section.end = place + 1,
            _ => sections.push(place..place + 1),
        }
    }
    let is_large = puzzles.len() >= FEWEST && puzzles.len() >= MIN_PART_PUZZLES * sections.len();
    let has_parts = plan.has_sections && is_large && sections.len() > 1;
    if has_parts || plan.is_calendar { sections } else { Vec::new() }
}

/// The largest share of the page that the picture of a part has, in width and height.
const PICTURE_SHARE: Point = (0.5, 0.25);

/// The page before the puzzles of a part: their month, or their difficulty, stars and number.
pub(super) fn opener<'a>(
    mut sheet: Sheet<'a>,
    puzzles: &[BookPuzzle],
    part: Range<usize>,
) -> Sheet<'a> {
    let part = &puzzles[part];
    if let Some(date) = part.first().and_then(BookPuzzle::date) {
        return month(sheet, part, date);
    }
    let plan = sheet.plan();
    let (low, room) = sheet.area();
    let (middle, y) = (low.0 + room.0 / 2.0, low.1 + room.1 * 0.4);
    let growth = plan.growth();
    let centered = |size: f64| plain(size * growth).anchored(Anchor::Middle);
    let difficulty = part.first().and_then(word).unwrap_or_default();
    if let Some(drawing) = of_part(difficulty, puzzles) {
        let (width, height) = drawing.size;
        let scale = (room.0 * PICTURE_SHARE.0 / width).min(room.1 * PICTURE_SHARE.1 / height);
        let at = (middle - width * scale / 2.0, y - 40.0 * growth - height * scale);
        sheet.place(&Arc::new(drawing), at, scale, None);
    }
    let title = plan.words(&Message::new(format!("difficulty-{difficulty}")));
    sheet.write(&title, (middle, y), centered(32.0), room.0);
    let wide = (30.0 * MM).min(room.0) / 2.0;
    sheet.rule(&[(middle - wide, y + 14.0 * growth), (middle + wide, y + 14.0 * growth)]);
    let ratings = || part.iter().filter_map(|puzzle| puzzle.rating.as_ref());
    let range = (ratings().map(|it| it.stars).min(), ratings().map(|it| it.stars).max());
    let range = match range {
        (Some(least), Some(most)) if least != most => {
            format!("{} – {}", stars(least), stars(most))
        }
        (least, _) => least.map_or(String::new(), stars),
    };
    sheet.write(&range, (middle, y + 36.0 * growth), centered(14.0), room.0);
    let count = plan.words(&message!("book-count", count = part.len()));
    sheet.write(&count, (middle, y + 56.0 * growth), centered(11.0).muted(), room.0);
    sheet
}
