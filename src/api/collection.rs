//! The collection: puzzles that are part of the program.
//!
//! In: names. Out: what there is to choose from, and puzzles as boards. Invariants: all of them are
//! unique; the list says class and stars as [`crate::explanation::rate`] finds them, by class, then
//! by the work they are, which `tests/all/collection.rs` holds it to.

use super::board::BoardJson;
use super::refusal::json;
use super::{Question, Refusal, shown};
use crate::document::Document;
use crate::explanation::Class;
use crate::format::ShapeJson;
use crate::format::{self, read};
use serde::Serialize;

/// A puzzle of the collection.
struct Collected {
    /// The name of its file.
    file: &'static str,
    text: &'static str,
    class: Class,
    stars: u8,
}

macro_rules! collected {
    ($($file:literal $class:ident $stars:literal),* $(,)?) => {
        &[$(Collected {
            file: $file,
            text: include_str!(concat!("../../puzzles/", $file)),
            class: Class::$class,
            stars: $stars,
        }),*]
    };
}

const COLLECTION: &[Collected] = include!("collected.in");

#[derive(Serialize)]
struct EntryJson {
    /// What `/api/puzzle` takes.
    name: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    shape: ShapeJson,
    /// Cells that are not there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    holes: Vec<u32>,
    /// What the colors look like, the background first.
    colors: Vec<String>,
    class: Class,
    stars: u8,
}

/// `GET /api/collection`: every puzzle of it, the easiest first.
pub(super) fn collection() -> Result<String, Refusal> {
    json(&COLLECTION.iter().map(entry).collect::<Result<Vec<_>, _>>()?)
}

/// `GET /api/puzzle`: one of them, as a board.
pub(super) fn puzzle(question: &Question) -> Result<String, Refusal> {
    let query = question.query(&["name"])?;
    let name = query.required("name")?;
    let found = COLLECTION.iter().find(|one| one.name() == name);
    let found = found.ok_or_else(|| Refusal::bad(format!("the collection has no `{name}`")))?;
    json(&BoardJson::of(&found.document()?)?)
}

fn entry(one: &Collected) -> Result<EntryJson, Refusal> {
    let document = one.document()?;
    let puzzle = document.puzzle();
    let palette = puzzle.palette();
    Ok(EntryJson {
        name: one.name(),
        title: document.notes().title.clone(),
        shape: puzzle.geometry().shape().into(),
        holes: puzzle.geometry().holes().iter().map(|cell| cell.number()).collect(),
        colors: palette.colors().map(|color| palette.ink(color).rgb.to_string()).collect(),
        class: one.class,
        stars: one.stars,
    })
}

impl Collected {
    fn name(&self) -> &'static str {
        self.file.split('.').next().unwrap_or(self.file)
    }

    /// The puzzle, without the picture that its file may have as the goal.
    fn document(&self) -> Result<Document, Refusal> {
        let ending = self.file.rsplit('.').next().unwrap_or_default();
        let document = read(self.text.as_bytes(), format::by_ending(ending, self.text.as_bytes()))?;
        let notes = document.notes().clone();
        let bare = Document::of(document.into_puzzle(), notes, None, None);
        shown(bare.map_err(|error| Refusal::defect(error.to_string()))?)
    }
}
