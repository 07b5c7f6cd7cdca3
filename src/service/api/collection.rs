//! The collection: puzzles that are part of the program; the drawings, and which one a date has.
//!
//! In: names, months, dates. Out: lists of all three, and single ones as boards. Invariants: a
//! board contains no picture; every puzzle is unique and has one subject; class, stars and minutes
//! equal those of [`crate::explanation::rate`]; the list is sorted by stars, then by work.
//! `tests/all/collection.rs` checks the last three.

use super::board::BoardJson;
use super::refusal::json;
use super::{Question, Refusal, size_checked};
use crate::document::{Document, Notes};
use crate::explanation::{Class, Stars};
use crate::format::{self, ShapeJson, read};
use crate::language::Catalog;
use crate::message::Message;
use nonosat_studio::calendar::{self, Date, Day, Drawing};
use serde::Serialize;

/// A puzzle of the collection.
struct Collected {
    /// The name of its file.
    file: &'static str,
    /// Its title as a message, without `drawing-`: pictures have their names in every language.
    title: &'static str,
    /// Its subject, such as `animals`.
    shelf: &'static str,
    /// What the file says but for the title and the goal: a package holds no file outside its
    /// folder.
    text: &'static str,
    class: Class,
    stars: Stars,
    minutes: u32,
}

macro_rules! collected {
    ($($file:literal $title:literal $shelf:literal $class:ident $stars:literal $minutes:literal $text:literal),* $(,)?) => {
        &[$(Collected {
            file: $file,
            title: $title,
            shelf: $shelf,
            text: $text,
            class: Class::$class,
            stars: Stars::of_halves((2.0 * $stars) as u8),
            minutes: $minutes,
        }),*]
    };
}

const COLLECTION: &[Collected] = include!("collected.in");

/// A puzzle of the collection, or a drawing.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Entry"))]
pub(super) struct EntryJson {
    /// The `name` that `/api/puzzle` takes, or `/api/drawing`.
    name: &'static str,
    /// Its subject, such as `animals`; `start` if it is for beginners.
    shelf: &'static str,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// The shape of its board.
    shape: ShapeJson,
    /// Positions without a cell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    holes: Vec<u32>,
    /// The colors as `#rrggbb`, the background first.
    colors: Vec<String>,
    /// The kind of steps that it needs.
    class: Class,
    difficulty: &'static str,
    stars: Stars,
    /// A guess of how long a person needs.
    minutes: u32,
}

/// `GET /api/collection`: the list of all puzzles, the easiest first.
pub(super) fn collection(question: &Question) -> Result<String, Refusal> {
    let catalog = question.catalog()?;
    json(&COLLECTION.iter().map(|one| entry(one, catalog)).collect::<Result<Vec<_>, _>>()?)
}

/// `GET /api/drawings`: the list of all drawings of the days.
pub(super) fn drawings(question: &Question) -> Result<String, Refusal> {
    let catalog = question.catalog()?;
    let entry = |drawing: &Drawing| EntryJson {
        name: drawing.name,
        shelf: drawing.shelf,
        title: Some(catalog.words(&drawing.title())),
        shape: drawing.shape.into(),
        holes: Vec::new(),
        colors: drawing.inks.iter().map(ToString::to_string).collect(),
        class: drawing.class,
        difficulty: drawing.stars.difficulty(),
        stars: drawing.stars,
        minutes: drawing.minutes,
    };
    json(&calendar::drawings().iter().map(entry).collect::<Vec<_>>())
}

/// `GET /api/drawing`: one drawing, as a board.
pub(super) fn drawing(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["name"])?;
    let name = query.required("name")?;
    let drawing = calendar::drawings().iter().find(|drawing| drawing.name == name);
    let drawing = drawing.ok_or_else(|| Refusal::bad(format!("there is no drawing `{name}`")))?;
    let puzzle = drawing.puzzle(&drawing.inks).map_err(Refusal::defect)?;
    let notes = Notes::titled(question.catalog()?.words(&drawing.title()));
    json(&BoardJson::of(&size_checked(Document::from(puzzle).with_notes(notes))?)?)
}

/// `GET /api/puzzle`: one puzzle, as a board.
pub(super) fn puzzle(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["name"])?;
    let name = query.required("name")?;
    let puzzle = COLLECTION.iter().find(|puzzle| puzzle.name() == name);
    let puzzle = puzzle.ok_or_else(|| Refusal::bad(format!("the collection has no `{name}`")))?;
    json(&BoardJson::of(&puzzle.document(question.catalog()?)?)?)
}

fn entry(collected: &Collected, catalog: &Catalog) -> Result<EntryJson, Refusal> {
    let document = collected.document(catalog)?;
    let puzzle = document.puzzle();
    let palette = puzzle.palette();
    Ok(EntryJson {
        name: collected.name(),
        shelf: collected.shelf,
        title: document.notes().title.clone(),
        shape: puzzle.geometry().shape().into(),
        holes: puzzle.geometry().holes().iter().map(|cell| cell.number()).collect(),
        colors: palette.colors().map(|color| palette.ink(color).rgb.to_string()).collect(),
        class: collected.class,
        difficulty: collected.stars.difficulty(),
        stars: collected.stars,
        minutes: collected.minutes,
    })
}

impl Collected {
    fn name(&self) -> &'static str {
        self.file.split('.').next().unwrap_or(self.file)
    }

    /// The puzzle with its title.
    fn document(&self, catalog: &Catalog) -> Result<Document, Refusal> {
        let ending = self.file.rsplit('.').next().unwrap_or_default();
        let document = read(self.text.as_bytes(), format::by_ending(ending, self.text.as_bytes()))?;
        let title = catalog.words(&Message::new(format!("drawing-{}", self.title)));
        let notes = Notes { title: Some(title), ..document.notes().clone() };
        size_checked(document.with_notes(notes))
    }
}

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
    json(&dates.into_iter().map(|date| day_json(date, catalog)).collect::<Result<Vec<_>, _>>()?)
}

/// `GET /api/day`: the puzzle of a date, as a board.
pub(super) fn puzzle_of_date(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["date"])?;
    let text = query.required("date")?;
    let wrong = |()| Refusal::bad(format!("`date` is `{text}`, expected 2000-01-01 to 2099-12-31"));
    let day = day(text.parse().map_err(wrong)?)?;
    let puzzle = day.puzzle().map_err(Refusal::defect)?;
    let notes = Notes::titled(question.catalog()?.words(&day.drawing.title()));
    json(&BoardJson::of(&size_checked(Document::from(puzzle).with_notes(notes))?)?)
}

/// The drawing of a date. The first module of the page lacks the other sizes; it then asks the whole one.
fn day(date: Date) -> Result<Day, Refusal> {
    Day::of(date).ok_or_else(Refusal::nothing_here)
}

fn day_json(date: Date, catalog: &Catalog) -> Result<DayJson, Refusal> {
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
