//! Days: their names, and their pictures as puzzles.
//!
//! In: dates. Out: words; documents, whose titles tell what the pictures show.

use super::language::{catalog, words};
use anyhow::Context;
use nonosat_board::document::{Document, Notes};
use nonosat_board::message::message;
use nonosat_studio::calendar::{Date, Day};

/// The name of a date, as in "Friday, January 1".
pub fn name(date: Date) -> String {
    let (weekday, month) = (u32::from(date.weekday()) + 1, u32::from(date.month_number()));
    let day = u32::from(date.day_of_month());
    words(&message!("book-date", weekday = weekday, month = month, day = day))
}

/// The name of the month of a date, as in "January 2027".
pub fn month(date: Date) -> String {
    let (month, year) = (u32::from(date.month_number()), date.year().to_string());
    words(&message!("book-month", month = month, year = year))
}

/// The puzzle of a day, without its picture.
///
/// # Errors
/// Only a defect in the drawings can cause one.
pub fn document(date: Date) -> anyhow::Result<Document> {
    let day = Day::of(date).context("there is no drawing for this day")?;
    let notes = Notes::titled(catalog().words(&day.drawing.title()));
    Ok(Document::from(day.puzzle()?).with_notes(notes))
}
