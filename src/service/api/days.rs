//! The pictures of the days: what a month has, and the puzzle of a date.
//!
//! In: months and dates. Out: lists of days, and boards. Invariants: a board contains no picture; its
//! title is in the language of the question.

use super::board::BoardJson;
use super::refusal::json;
use super::{Question, Refusal, size_checked};
use crate::document::{Document, Notes};
use crate::explanation::{Class, Stars};
use crate::format::ShapeJson;
use crate::language::Catalog;
use nonosat_studio::calendar::{Date, Day};
use serde::Serialize;

/// The picture of a day.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Day"))]
pub(super) struct DayJson {
    /// The date, which `/api/day` takes.
    date: String,
    /// The drawing, as `/api/drawing` takes it.
    drawing: &'static str,
    /// What the picture shows.
    title: String,
    /// Is the date a feast, to which the picture belongs?
    feast: bool,
    /// The shape of its board.
    shape: ShapeJson,
    /// The colors as `#rrggbb`, the background first.
    colors: Vec<String>,
    /// The kind of steps that it needs.
    class: Class,
    difficulty: &'static str,
    stars: Stars,
    /// A guess of how long a person needs.
    minutes: u32,
}

/// `GET /api/days`: the days of a month.
pub(super) fn month(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["month"])?;
    let month = query.required("month")?;
    let wrong = || Refusal::bad(format!("`month` is `{month}`, expected 2000-01 to 2099-12"));
    let dates = Date::month(month).ok_or_else(wrong)?;
    let catalog = question.catalog()?;
    json(&dates.into_iter().map(|date| described(date, catalog)).collect::<Result<Vec<_>, _>>()?)
}

/// `GET /api/day`: the puzzle of a date, as a board.
pub(super) fn puzzle(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["date"])?;
    let text = query.required("date")?;
    let wrong = |()| Refusal::bad(format!("`date` is `{text}`, expected 2000-01-01 to 2099-12-31"));
    let day = day(text.parse().map_err(wrong)?)?;
    let puzzle = day.puzzle().map_err(Refusal::defect)?;
    let notes = Notes::titled(question.catalog()?.words(&day.drawing.title()));
    json(&BoardJson::of(&size_checked(Document::from(puzzle).with_notes(notes))?)?)
}

fn day(date: Date) -> Result<Day, Refusal> {
    Day::of(date).ok_or_else(|| Refusal::defect("there is no drawing for this day"))
}

fn described(date: Date, catalog: &Catalog) -> Result<DayJson, Refusal> {
    let day = day(date)?;
    let drawing = day.drawing;
    Ok(DayJson {
        date: date.to_string(),
        drawing: drawing.name,
        title: catalog.words(&drawing.title()),
        feast: day.is_feast,
        shape: drawing.shape.into(),
        colors: day.inks().iter().map(ToString::to_string).collect(),
        class: drawing.class,
        difficulty: drawing.stars.difficulty(),
        stars: drawing.stars,
        minutes: drawing.minutes,
    })
}
