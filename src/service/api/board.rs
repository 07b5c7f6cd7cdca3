//! A puzzle as the page draws it: contents and coordinates.
//!
//! In: a puzzle. Out: [`BoardJson`], lengths in cell widths, y downwards. Invariants: cells are
//! numbered in reading order, lines family by family.

use super::Refusal;
use crate::document::Document;
use crate::drawing::layout::{Edge, Label, Stand, Tint, layout_spaced, stands};
use crate::format::{Format, Loss, write};
use crate::language::Catalog;
use crate::puzzle::{CellId, Color, Geometry, LineId, Palette, Point, Puzzle};
use serde::Serialize;
use serde_json::value::RawValue;

/// Room for the markers between the board and its clues, in cell widths.
const MARKER_ROOM: f64 = 0.5;

/// A puzzle with the coordinates of its drawing.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Board"))]
pub(super) struct BoardJson {
    /// The puzzle in nonosat's JSON; later requests contain it.
    #[cfg_attr(feature = "schema", schemars(with = "crate::format::PuzzleJson"))]
    puzzle: Box<RawValue>,
    /// The board in English, for people who do not see it.
    description: String,
    /// Left, top, right, bottom; all lengths are in cell widths, y downwards.
    bounds: [f64; 4],
    /// The outlines of cells: corners relative to the center.
    outlines: Vec<Vec<[f64; 2]>>,
    /// Width and height of a number.
    label_size: [f64; 2],
    /// The background first.
    colors: Vec<ColorJson>,
    /// The centers of the cells, in reading order.
    cells: Vec<[f64; 2]>,
    /// Cells that have the second outline: triangles that point down.
    turned: Vec<u32>,
    /// Positions without a cell.
    holes: Vec<u32>,
    /// Cells whose color the puzzle gives.
    givens: Vec<GivenJson>,
    /// The first `row_count` lines are rows.
    row_count: usize,
    /// The lines, direction by direction.
    lines: Vec<LineJson>,
    /// Regions or blocks; their numbers follow those of the lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    areas: Vec<AreaJson>,
    /// Thin edges: x, y of the start, then x, y of the end.
    thin: Vec<[f64; 4]>,
    /// Heavy edges, as `thin`.
    heavy: Vec<[f64; 4]>,
    /// How a file was read in spite of a doubt, and families whose clues need different numbers of
    /// cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

/// A color.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardColor"))]
struct ColorJson {
    /// How marks and pictures write it.
    letter: char,
    /// As `#rrggbb`.
    rgb: String,
    /// Its name for people.
    name: String,
}

/// A cell whose color the puzzle gives.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardGiven"))]
struct GivenJson {
    /// The cell.
    cell: u32,
    /// The letter of its color.
    letter: char,
}

/// A line with its clue.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Line"))]
struct LineJson {
    /// Its name for people.
    name: String,
    /// The name for all lines of its direction.
    family: &'static str,
    /// Its cells, in reading order.
    cells: Vec<u32>,
    /// The point at which the line leaves the board towards its clue.
    rim: [f64; 2],
    /// The point at its other end.
    far: [f64; 2],
    /// Is the line's end at its clue? Then the first number is next to the board, else the last.
    is_end: bool,
    /// The numbers of its clue.
    labels: Vec<LabelJson>,
}

/// A region, whose cells have one color, or a block, which has its number inside its middle cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Area"))]
struct AreaJson {
    /// Its name for people.
    name: String,
    /// `region` or `block`.
    family: &'static str,
    /// Its cells, in reading order.
    cells: Vec<u32>,
    /// The number of a block, if it has one.
    labels: Vec<LabelJson>,
    /// The cell in which that number stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    middle: Option<u32>,
}

/// One number of a clue.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Label"))]
struct LabelJson {
    /// The number.
    text: String,
    /// Its center.
    at: [f64; 2],
    /// `plain`, `muted`, `unknown`, or a color.
    tint: String,
}

impl BoardJson {
    pub fn of(document: &Document) -> Result<BoardJson, Refusal> {
        let puzzle = document.puzzle();
        let geometry = puzzle.geometry();
        let scene = layout_spaced(document, None, MARKER_ROOM);
        let palette = puzzle.palette();
        let ink = |color: Color| {
            let rgb = palette.ink(color).rgb.to_string();
            ColorJson { letter: color.letter(), rgb, name: color_name(palette, color) }
        };
        let given = |&(cell, colors): &(crate::puzzle::CellId, crate::puzzle::ColorSet)| {
            colors.single().map(|color| GivenJson { cell: cell.number(), letter: color.letter() })
        };
        Ok(BoardJson {
            puzzle: json(document)?,
            description: scene.description,
            bounds: [scene.bounds.0.0, scene.bounds.0.1, scene.bounds.1.0, scene.bounds.1.1],
            outlines: geometry.outlines().map(corners).collect(),
            label_size: point(scene.label_size),
            colors: palette.colors().map(ink).collect(),
            cells: geometry.cells().map(|cell| point(geometry.center(cell))).collect(),
            turned: numbers(geometry.cells().filter(|&cell| geometry.is_turned(cell))),
            holes: numbers(geometry.holes().iter().copied()),
            givens: puzzle.givens().iter().filter_map(given).collect(),
            row_count: geometry.families()[0].line_count,
            lines: lines(geometry, &scene.labels),
            areas: areas(puzzle, stands(geometry).len()),
            thin: scene.thin.iter().map(edge).collect(),
            heavy: scene.heavy.iter().map(edge).collect(),
            notes: Vec::new(),
        })
    }

    /// The board of a document that was read from a file of any format.
    pub fn of_file(document: &Document, catalog: &Catalog) -> Result<BoardJson, Refusal> {
        let disagreement = document.puzzle().disagreement();
        let disagreement = disagreement.map(|found| found.message(document.puzzle()));
        let notes = document.reading().into_iter().chain(&disagreement);
        let notes = notes.map(|note| catalog.words(note)).collect();
        Ok(BoardJson { notes, ..BoardJson::of(document)? })
    }
}

/// The name of a color; a color word if it has none.
fn color_name(palette: &Palette, color: Color) -> String {
    let name = palette.describe(color);
    if name != color.letter().to_string() {
        return name;
    }
    if palette.color_count() == 2 && !color.is_background() {
        return "shaded".to_owned();
    }
    let words = palette.name(color);
    if palette.shares_name(color) { format!("{words} {name}") } else { words }
}

/// The puzzle in nonosat's own format.
fn json(document: &Document) -> Result<Box<RawValue>, Refusal> {
    let output = write(document, Format::Json, Loss::default()).map_err(Refusal::defect)?;
    RawValue::from_string(output.text.trim_end().to_owned()).map_err(Refusal::defect)
}

fn lines(geometry: &Geometry, labels: &[Label]) -> Vec<LineJson> {
    let line = |(line, stand): (LineId, Stand)| {
        let line_labels = labels.iter().skip_while(|label| label.line < line);
        let line_labels = line_labels.take_while(|label| label.line == line);
        let run = |label: &Label| LabelJson {
            text: label.text.clone(),
            at: point(label.center),
            tint: match label.tint {
                Tint::Plain => "plain".to_owned(),
                Tint::Muted => "muted".to_owned(),
                Tint::Unknown => "unknown".to_owned(),
                Tint::Color(rgb) => rgb.to_string(),
            },
        };
        LineJson {
            name: geometry.describe(line),
            family: family(geometry, line),
            cells: numbers(geometry.line(line).iter().copied()),
            rim: point(stand.rim),
            far: point(stand.far),
            is_end: stand.is_end,
            labels: line_labels.map(run).collect(),
        }
    };
    geometry.lines().zip(stands(geometry)).map(line).collect()
}

/// The regions or blocks, which follow this many lines.
fn areas(puzzle: &Puzzle, first: usize) -> Vec<AreaJson> {
    let geometry = puzzle.geometry();
    let area = |line: LineId| {
        let number = puzzle.clue(line).sum().zip(geometry.clue_cell(line));
        let label = |((number, _), middle): (_, CellId)| LabelJson {
            text: u32::to_string(&number),
            at: point(geometry.center(middle)),
            tint: "plain".to_owned(),
        };
        AreaJson {
            name: geometry.describe(line),
            family: family(geometry, line),
            cells: numbers(geometry.line(line).iter().copied()),
            labels: number.map(label).into_iter().collect(),
            middle: number.map(|(_, middle)| middle.number()),
        }
    };
    geometry.lines().skip(first).map(area).collect()
}

fn family(geometry: &Geometry, line: LineId) -> &'static str {
    geometry.families()[geometry.place(line).0].name
}

fn corners(outline: &[Point]) -> Vec<[f64; 2]> {
    outline.iter().copied().map(point).collect()
}

fn numbers(cells: impl Iterator<Item = CellId>) -> Vec<u32> {
    cells.map(CellId::number).collect()
}

/// Rounds to thousandths of a cell width.
fn rounded(length: f64) -> f64 {
    (length * 1000.0).round() / 1000.0
}

fn point((x, y): Point) -> [f64; 2] {
    [rounded(x), rounded(y)]
}

fn edge(edge: &Edge) -> [f64; 4] {
    let (from, to) = (point(edge.from), point(edge.to));
    [from[0], from[1], to[0], to[1]]
}
