//! Days: their pictures as puzzles, and which one it is where the program runs.
//!
//! In: dates, the clock and the time zone of the machine. Out: documents, whose titles tell what the
//! pictures show; a date, without a known time zone the one in Greenwich.

use super::language::catalog;
use anyhow::Context;
use nonosat_board::document::{Document, Notes};
use nonosat_studio::calendar::{Date, Day};
use time::OffsetDateTime;

/// The puzzle of a day, without its picture.
///
/// # Errors
/// Only a defect in the drawings can cause one.
pub fn document(date: Date) -> anyhow::Result<Document> {
    let day = Day::of(date).context("there is no drawing for this day")?;
    let notes = Notes::titled(catalog().words(&day.drawing.title()));
    Ok(Document::from(day.puzzle()?).with_notes(notes))
}

/// The date of today; `None` before 2000 and after 2099.
pub fn today() -> Option<Date> {
    let now = OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc());
    Date::new(now.year(), now.month().into(), now.day())
}
