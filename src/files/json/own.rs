//! nonosat's own JSON, version 1, which keeps every feature. Schema: `docs/puzzle.schema.json`.
//!
//! In: a text, or a document. Out: a document, or a text. Invariants: clues are texts as in
//! `.clues`; `null` is a line with an unknown clue; rows of letters are those of `.solution`.

use super::ShapeJson;
use super::parse::{object, span};
use crate::clues::trailer::colors_of;
use crate::clues::{clue_text, read as clues};
use crate::document::{Document, Notes};
use crate::message::{Message, message};
use crate::picture::read_rows;
use crate::puzzle::{
    CellId, Clue, Color, ColorSet, Geometry, Ink, LineId, MAX_COLORS, Palette, Picture, Puzzle,
    PuzzleError,
};
use crate::text::plain::{PlacedClue, Unsupported};
use crate::text::{Noted, Problem, Word, at_most, impossible, read_rgb};
use crate::{clue_error, document_error, mosaic, outlines};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::Range;

/// The version that the writer writes, and the only one that the reader accepts.
pub(crate) const VERSION: u32 = 1;

/// Letters of colors.
#[cfg(feature = "schema")]
const LETTERS: &str = "^[-a-zA-Z]+$";

/// The form of clues as in `.clues`: runs, or cases with totals. Alone, `0` is no clue.
#[cfg(feature = "schema")]
fn clue_form() -> String {
    let run = r"([1-9][0-9]*(-[1-9][0-9]*|\+)?|\?)[a-zA-Z?]";
    let total = r"=(0|[1-9][0-9]*)(-[1-9][0-9]*|\+)?[a-zA-Z?]";
    let item = format!(r"({run}|\*)");
    let begin = format!(r"{item}( {item})*|\{{{run}( {run})*\}}|{total}");
    // A first case without runs is followed by a total or by another case.
    let first = format!(r"(0 \| )?({begin}|0 {total})( {total})*");
    format!(r"^({first}( \| (0|{begin})( {total})*)* ?)?$")
}

/// A nonogram in nonosat's own JSON, version 1.
#[derive(Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Puzzle"))]
#[serde(deny_unknown_fields)]
pub struct File<'a> {
    /// The version of the format.
    #[cfg_attr(feature = "schema", schemars(extend("const" = VERSION)))]
    nonosat: u32,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    /// Who owns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    copyright: Option<String>,
    /// How others may use it.
    #[serde(skip_serializing_if = "Option::is_none")]
    license: Option<String>,
    /// Its number in a collection.
    #[serde(skip_serializing_if = "Option::is_none")]
    catalogue: Option<String>,
    /// Anything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    /// The shape of the board.
    shape: ShapeJson,
    /// A row of signs for each row: `#` for a cell, `.` for a hole.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = "^[#.]+$"))))]
    holes: Option<Vec<Text<'a>>>,
    /// Rows of letters or digits: neighbors with one sign are a region, which has one color.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = "^[a-zA-Z0-9]+$"))))]
    regions: Option<Vec<Text<'a>>>,
    /// Rows of digits and `.`: how many cells of the block around each cell are painted.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = "^[0-9.]+$"))))]
    numbers: Option<Vec<Text<'a>>>,
    /// The background first; the next ones are called `a`, `b` and so on.
    #[serde(borrow)]
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = MAX_COLORS)))]
    colors: Vec<ColorJson<'a>>,
    /// One for each line but those of regions, as in `.clues`; null if it is unknown.
    #[serde(borrow)]
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = clue_form()))))]
    clues: Vec<Option<Text<'a>>>,
    /// Cells whose colors the puzzle gives or limits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    givens: Vec<CellJson>,
    /// The picture that its maker had in mind: rows of letters, `-` for the background.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(regex(pattern = LETTERS))))]
    goal: Option<Vec<Text<'a>>>,
    /// A saved game: for each row and cell the letters of the colors that it may have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(inner(regex(pattern = LETTERS)))))]
    saved: Option<Vec<Vec<String>>>,
}

// A JSON string. Without escapes it is a slice of the file, so that its place is known.
#[derive(Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

/// A color.
#[derive(Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PuzzleColor"))]
#[serde(deny_unknown_fields, expecting = "a color: {\"rgb\": \"#000\"}")]
struct ColorJson<'a> {
    /// As `#rrggbb` or `#rgb`.
    #[serde(borrow)]
    #[cfg_attr(
        feature = "schema",
        schemars(regex(pattern = "^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"))
    )]
    rgb: Text<'a>,
    /// Its name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

/// A given cell: its row and its place there, both from 1, and the letters of its possible colors.
#[derive(Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Given"))]
#[serde(deny_unknown_fields, expecting = "a cell: {\"row\": 1, \"place\": 1, \"colors\": \"a\"}")]
struct CellJson {
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    row: usize,
    /// The place in its row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    place: usize,
    /// The letters of its possible colors.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = LETTERS)))]
    colors: String,
}

pub(crate) fn read(text: &str) -> Result<Document, Vec<Problem>> {
    let file: File = object(text, "want-json-puzzle".into())?;
    if file.nonosat != VERSION {
        let message = message!("problem-version", found = file.nonosat);
        return Err(whole(message, message!("want-version", version = VERSION)).into());
    }
    let geometry = Geometry::new(file.shape.shape()?);
    let mut geometry = geometry.map_err(impossible(0..1, "want-board"))?;
    let at = |rows: &[Word]| rows.first().map_or(0..1, Word::span);
    if let Some(rows) = words(text, file.holes.as_ref()) {
        geometry = outlines::read_holes(&rows, geometry, at(&rows))?;
    }
    if let Some(rows) = words(text, file.regions.as_ref()) {
        geometry = outlines::read_regions(&rows, geometry, at(&rows))?;
    }
    let palette = read_palette(text, &file.colors)?;
    let mut numbers = None;
    if let Some(rows) = words(text, file.numbers.as_ref()) {
        let read = mosaic::read_rows(&rows, geometry, palette.color_count(), at(&rows))?;
        (geometry, numbers) = (read.0, Some(read.1));
    }
    let (found, expected) = (file.clues.len(), geometry.rim_lines().count());
    if found > expected {
        let error = PuzzleError::ClueCount { found, expected };
        return Err(clue_error(&error, &geometry, 0..1, |_| 0..0).into());
    }
    let board = Board { text, geometry: &geometry, palette: &palette };
    let (clues, places): (Vec<Clue>, Vec<Range<usize>>) =
        board.clues(&file.clues)?.into_iter().unzip();
    let place = |line: LineId| places.get(line.index()).cloned().unwrap_or(0..0);
    let invalid = |error| clue_error(&error, &geometry, 0..1, place);
    let puzzle = Puzzle::new(geometry.clone(), palette.clone(), numbers.unwrap_or(clues));
    let puzzle =
        puzzle.map_err(invalid)?.with_givens(&board.givens(&file.givens)?).map_err(invalid)?;
    let goal = words(text, file.goal.as_ref()).map(|rows| board.goal(&rows)).transpose()?;
    let saved = file.saved.as_ref().map(|rows| board.saved(rows)).transpose()?;
    let notes = Notes {
        title: file.title,
        author: file.author,
        copyright: file.copyright,
        license: file.license,
        catalogue: file.catalogue,
        remark: file.remark,
    };
    Ok(Document::of(puzzle, notes, goal.flatten(), saved).map_err(document_error(0..1))?)
}

/// A problem of the file as a whole, placed at the beginning of the file.
fn whole(message: impl Into<Message>, expected: impl Into<Message>) -> Problem {
    Problem::new(0..1, message, expected)
}

fn read_palette(text: &str, colors: &[ColorJson]) -> Result<Palette, Problem> {
    if let Some(surplus) = colors.get(MAX_COLORS) {
        let message = message!("problem-colors", count = colors.len());
        return Err(Problem::new(word(text, &surplus.rgb).span(), message, at_most(MAX_COLORS)));
    }
    let ink = |color: &ColorJson| {
        Ok(Ink { rgb: read_rgb(word(text, &color.rgb))?, name: color.name.clone() })
    };
    let inks = colors.iter().map(ink).collect::<Result<_, Problem>>()?;
    Palette::new(inks).map_err(impossible(0..1, "want-two-colors"))
}

/// A board and its colors, for what a file says of its lines and cells.
struct Board<'t> {
    text: &'t str,
    geometry: &'t Geometry,
    palette: &'t Palette,
}

impl Board<'_> {
    /// The clues and their places.
    fn clues(&self, texts: &[Option<Text>]) -> Result<Vec<PlacedClue>, Vec<Problem>> {
        let mut problems = Vec::new();
        let clue = |clue: &Option<Text>| match clue {
            None => (Clue::anything(), 0..0),
            Some(clue) => {
                let line = word(self.text, clue);
                (clues::clue(line, self.palette, &mut problems), line.span())
            }
        };
        let placed = texts.iter().map(clue).collect();
        problems.none().map(|()| placed)
    }

    fn givens(&self, givens: &[CellJson]) -> Result<Vec<(CellId, ColorSet)>, Problem> {
        let given = |given: &CellJson| {
            let (row, place) = (given.row.wrapping_sub(1), given.place.wrapping_sub(1));
            let cell = self.geometry.in_row(row, place);
            cell.zip(colors_of(&given.colors, self.palette)).ok_or_else(|| {
                let message = message!("problem-no-given", row = given.row, place = given.place);
                whole(message, "want-given")
            })
        };
        givens.iter().map(given).collect()
    }

    fn goal(&self, rows: &[Word]) -> Result<Option<Picture>, Problem> {
        let start = Word { text: "", start: 0 };
        let cells = read_rows(start, rows, self.geometry, self.palette, false)?;
        Ok(Picture::new(self.geometry, cells.into_iter().flatten().collect()))
    }

    fn saved(&self, rows: &[Vec<String>]) -> Result<Vec<ColorSet>, Problem> {
        let cells = rows
            .iter()
            .flatten()
            .map(|letters| colors_of(letters, self.palette))
            .collect::<Option<_>>();
        cells.ok_or_else(|| whole("problem-saved-letters", "want-letters-each"))
    }
}

/// Rows of signs with their places.
fn words<'a>(text: &str, rows: Option<&'a Vec<Text>>) -> Option<Vec<Word<'a>>> {
    Some(rows?.iter().map(|row| word(text, row)).collect())
}

/// A JSON string as a word with its place; with escapes the place is 0.
pub(crate) fn word<'a>(text: &str, part: &'a Text) -> Word<'a> {
    match &part.0 {
        Cow::Borrowed(part) => Word { text: part, start: span(text, part).start },
        Cow::Owned(part) => Word { text: part, start: 0 },
    }
}

fn letters(colors: ColorSet) -> String {
    colors.iter().map(Color::letter).collect()
}

pub(crate) fn write(document: &Document) -> Result<String, Unsupported> {
    let (puzzle, notes) = (document.puzzle(), document.notes().clone());
    let (geometry, palette) = (puzzle.geometry(), puzzle.palette());
    let color = |color: Color| {
        let ink = palette.ink(color);
        ColorJson { rgb: Text(ink.rgb.to_string().into()), name: ink.name.clone() }
    };
    let clue = |line: LineId| match puzzle.clue(line) {
        clue if clue.is_anything() => None,
        clue => Some(Text(clue_text(clue).into())),
    };
    let given = |&(cell, colors): &(CellId, ColorSet)| {
        let row = geometry.through(cell)[0];
        CellJson { row: row.line.index() + 1, place: row.at as usize + 1, colors: letters(colors) }
    };
    let saved = |saved: &[ColorSet]| {
        let row = |row: &[CellId]| row.iter().map(|cell| letters(saved[cell.index()])).collect();
        geometry.rows().map(row).collect()
    };
    let goal = document.goal().map(|goal| goal.letters(geometry));
    let texts = |rows: Vec<String>| rows.into_iter().map(|row| Text(row.into())).collect();
    let file = File {
        nonosat: VERSION,
        title: notes.title,
        author: notes.author,
        copyright: notes.copyright,
        license: notes.license,
        catalogue: notes.catalogue,
        remark: notes.remark,
        shape: geometry.shape().into(),
        holes: outlines::write_holes(geometry).map(texts),
        regions: outlines::write_regions(geometry).map(texts),
        numbers: mosaic::write_rows(puzzle).map(texts),
        colors: palette.colors().map(color).collect(),
        clues: geometry.rim_lines().map(clue).collect(),
        givens: puzzle.givens().iter().map(given).collect(),
        goal: goal.as_ref().map(|rows| rows.lines().map(|row| Text(row.into())).collect()),
        saved: document.saved().map(saved),
    };
    serde_json::to_string_pretty(&file).map(|text| text + "\n").map_err(|_| Unsupported)
}
