//! Lays out the page of a month in a calendar: its days under their weekdays.
//!
//! In: the puzzles of a month. Out: a page; where a week ends. Invariants: weeks begin on Mondays
//! (ISO 8601).

use super::sheet::{Sheet, plain};
use super::{BookPuzzle, Plan};
use crate::calendar::Date;
use crate::drawing::Anchor;
use crate::message::message;

/// The font sizes of the name of the month, of the weekdays, and of the days.
const MONTH_FONT: f64 = 30.0;
const WEEKDAY_FONT: f64 = 10.0;
const DAY_FONT: f64 = 13.0;
/// The most height of a day, as a share of its width.
const MOST_HEIGHT: f64 = 0.9;
/// Days of a week, and the most weeks that a month touches.
const DAYS: usize = 7;
const WEEKS: usize = 6;

/// The end of the puzzles whose dates are in the week of the first one, if a page has a week.
pub(super) fn end_of_week(puzzles: &[BookPuzzle], first: usize, plan: &Plan) -> usize {
    let day = |puzzle: &BookPuzzle| puzzle.date().map(|date| date.weekday());
    let is_new = |pair: &[BookPuzzle]| day(&pair[1]) <= day(&pair[0]);
    match plan.is_calendar && plan.per_page >= DAYS {
        true => {
            puzzles[first..].windows(2).position(is_new).map_or(puzzles.len(), |at| first + at + 1)
        }
        false => puzzles.len(),
    }
}

/// The page of the month of these puzzles, of which the first one has this date.
pub(super) fn month<'a>(mut sheet: Sheet<'a>, part: &[BookPuzzle], first: Date) -> Sheet<'a> {
    let plan = sheet.plan();
    let ((left, top), room) = sheet.area();
    let growth = plan.growth();
    let middle = left + room.0 / 2.0;
    let title = plain(MONTH_FONT * growth).anchored(Anchor::Middle);
    let base = top + room.1 * 0.14;
    sheet.write(&plan.words(&first.month_name()), (middle, base), title, room.0);
    let (width, grid) = (room.0 / DAYS as f64, base + 2.0 * MONTH_FONT * growth);
    let height = (width * MOST_HEIGHT).min((top + room.1 - grid) / WEEKS as f64);
    for weekday in 0..DAYS {
        let name = plan.words(&message!("book-weekday", weekday = weekday + 1));
        let style = plain(WEEKDAY_FONT * growth).muted().anchored(Anchor::Middle);
        let x = left + (weekday as f64 + 0.5) * width;
        sheet.write(&name, (x, grid - 6.0 * growth), style, width);
    }
    for date in part.iter().filter_map(BookPuzzle::date) {
        let days = usize::from(date.day_of_month()) - 1 + usize::from(first.weekday());
        let (x, y) = (left + (days % DAYS) as f64 * width, grid + (days / DAYS) as f64 * height);
        let (right, low) = (x + width, y + height);
        sheet.rule(&[(x, y), (right, y), (right, low), (x, low), (x, y)]);
        let size = DAY_FONT * growth;
        let at = (x + 0.4 * size, y + 1.2 * size);
        sheet.write(&date.day_of_month().to_string(), at, plain(size), width);
    }
    sheet
}
