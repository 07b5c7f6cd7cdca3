//! Lays out a puzzle in the plane: places of cells, edges, clues and texts.
//!
//! In: a document, optionally a picture. Out: [`Scene`]. Lengths are multiples of the distance
//! between two cells, y downwards. Invariants: no label overlaps a cell or another label;
//! everything lies within the bounds.

mod board;
mod edges;
mod extras;
mod labels;

use crate::document::Document;
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Picture, Point, Rgb};
pub use board::{board, board_with_ambiguous};
pub use edges::Edge;
pub use extras::{Caption, Entry, Extras, Thumbnail};
pub use labels::{Label, Stand, Tint, stands};

/// Blank space around everything.
const MARGIN: f64 = 0.6;
/// The distance from the rim of the board to the nearest label.
const LABEL_GAP: f64 = 0.12;

/// Cells of the same appearance: for each outline of [`Scene::outlines`] the centers of cells.
pub type Spots = Vec<Vec<Point>>;

/// The layout of a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Scene {
    /// A title of one line.
    pub title: String,
    /// A longer description.
    pub description: String,
    /// Upper left and lower right corner of everything, the margin included.
    pub bounds: (Point, Point),
    /// The outlines of cells, as offsets from their centers.
    pub outlines: Vec<&'static [Point]>,
    /// Upper left and lower right corner of the board, if it is a rectangle.
    pub board: Option<(Point, Point)>,
    /// Cells by color; open cells are missing.
    pub fills: Vec<(Rgb, Spots)>,
    /// Letters in cells: the letter, its color, the centers of the cells.
    pub signs: Vec<(char, Rgb, Vec<Point>)>,
    /// Centers of the given cells of a blank puzzle.
    pub givens: Vec<Point>,
    /// Numbers in cells, with the centers of the cells; they make the picture pale.
    pub numbers: Vec<(Point, CellNumber)>,
    /// Marked cells.
    pub marks: Vec<(Mark, Spots)>,
    /// Edges between cells.
    pub thin: Vec<Edge>,
    /// The rim and every fifth edge.
    pub heavy: Vec<Edge>,
    /// The clues.
    pub labels: Vec<Label>,
    /// Width and height of every label.
    pub label_size: Point,
    /// Other texts.
    pub captions: Vec<Caption>,
    /// Samples of the colors; their names are captions.
    pub legend: Vec<Entry>,
    /// A small picture below the board.
    pub thumbnail: Option<Thumbnail>,
}

/// Why a cell is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is an open cell of the line of a step.
    Line,
    /// It is known to be empty.
    Empty,
    /// It is a reason of a step.
    Reason,
    /// It follows from a step.
    News,
    /// It is ambiguous: it differs between solutions.
    Ambiguous,
}

/// The cells of a step that a drawing marks.
#[derive(Clone, Copy, Debug, Default)]
pub struct StepCells<'a> {
    /// The cells of its line, whose open cells are tinted.
    pub line: &'a [CellId],
    /// Its reasons.
    pub reasons: &'a [CellId],
    /// The cells that follow.
    pub news: &'a [CellId],
}

/// Lays out a partly solved puzzle with the cells of a step. `colors` contains for each cell its
/// possible colors.
pub fn layout_known(
    document: &Document,
    colors: &[ColorSet],
    step: StepCells,
    extras: &Extras,
) -> Scene {
    let mut scene = layout_with(document, None, extras);
    let (puzzle, geometry) = (document.puzzle(), document.puzzle().geometry());
    let single = |cell: CellId| colors.get(cell.index()).and_then(|colors| colors.single());
    scene.fills = extras::inked(puzzle, extras::fills(puzzle, single));
    scene.givens = Vec::new();
    if geometry.has_blocks() {
        scene.signs = extras::block_numbers(puzzle, single);
    }
    let is_background = |color: Color| color.is_background();
    let empty: Vec<CellId> = extras::visible_cells(geometry)
        .filter(|&cell| single(cell).is_some_and(is_background))
        .collect();
    let line: Vec<CellId> =
        step.line.iter().copied().filter(|&cell| single(cell).is_none_or(is_background)).collect();
    let marks = [
        (Mark::Line, &line[..]),
        (Mark::Empty, &empty[..]),
        (Mark::Reason, step.reasons),
        (Mark::News, step.news),
    ];
    for (mark, cells) in marks {
        scene.marks.push((mark, spots(geometry, cells.iter().copied())));
    }
    scene
}

/// Lays out a picture with its ambiguous cells marked instead of filled.
///
/// # Panics
/// If a cell is not on the board, or if the picture has another shape.
pub fn layout_ambiguous(
    document: &Document,
    picture: &Picture,
    ambiguous: &[CellId],
    extras: &Extras,
) -> Scene {
    let mut scene = layout_with(document, Some(picture), extras);
    scene.signs = Vec::new();
    let (puzzle, geometry) = (document.puzzle(), document.puzzle().geometry());
    let mut is_certain = vec![true; geometry.cell_count()];
    ambiguous.iter().for_each(|cell| is_certain[cell.index()] = false);
    let certain = |cell: CellId| is_certain[cell.index()].then(|| picture[cell]);
    scene.fills = extras::inked(puzzle, extras::fills(puzzle, certain));
    scene.marks = vec![(Mark::Ambiguous, spots(geometry, ambiguous.iter().copied()))];
    scene.title = scene.title.replace(", solved", ", cells in doubt");
    scene.description =
        format!("{} {} cells differ between solutions.", scene.description, ambiguous.len());
    scene
}

/// Lays out a puzzle, blank or with a picture. A picture of another shape is ignored.
pub fn layout(document: &Document, picture: Option<&Picture>) -> Scene {
    lay(document, picture, LABEL_GAP, &Extras::default())
}

/// As [`layout`], with extras.
pub fn layout_with(document: &Document, picture: Option<&Picture>, extras: &Extras) -> Scene {
    lay(document, picture, LABEL_GAP, extras)
}

/// As [`layout`], with space of width `gap` between the board and its clues.
pub fn layout_spaced(document: &Document, picture: Option<&Picture>, gap: f64) -> Scene {
    lay(document, picture, gap, &Extras::default())
}

fn lay(document: &Document, picture: Option<&Picture>, gap: f64, extras: &Extras) -> Scene {
    let puzzle = document.puzzle();
    let geometry = puzzle.geometry();
    // Ignore a picture of another board.
    let fits = |picture: &&Picture| picture.shape() == geometry.shape();
    let picture = picture.filter(fits);
    let (thin, heavy) = edges::edges(geometry);
    let (mut labels, label_size) = labels::labels(puzzle, gap, extras.letters);
    if extras.bare {
        labels.clear();
    }
    let (title, description) = words(document, picture.is_some());
    let (fills, givens) = match picture {
        Some(picture) => (extras::fills(puzzle, |cell| Some(picture[cell])), Vec::new()),
        None => {
            let given = |cell| puzzle.given(cell).and_then(ColorSet::single);
            let fills = extras::fills(puzzle, given);
            let given = extras::visible_cells(geometry).filter(|&cell| given(cell).is_some());
            (fills, given.map(|cell| geometry.center(cell)).collect())
        }
    };
    let mut scene = Scene {
        title,
        description,
        bounds: ((0.0, 0.0), (0.0, 0.0)),
        outlines: geometry.outlines().collect(),
        board: geometry
            .shape()
            .rectangle()
            .map(|(height, width)| ((0.0, 0.0), (width.into(), height.into()))),
        fills: Vec::new(),
        signs: Vec::new(),
        givens,
        numbers: Vec::new(),
        marks: Vec::new(),
        thin,
        heavy,
        labels,
        label_size,
        captions: Vec::new(),
        legend: Vec::new(),
        thumbnail: None,
    };
    if extras.letters && puzzle.palette().color_count() > 2 {
        let foreground = fills.iter().filter(|(color, _)| !color.is_background());
        let sign = |(color, cells): &(Color, Spots)| {
            (color.letter(), puzzle.palette().ink(*color).rgb, cells.concat())
        };
        scene.signs = foreground.map(sign).collect();
    }
    if geometry.has_blocks() {
        let given = |cell| puzzle.given(cell).and_then(ColorSet::single);
        let color = |cell| picture.map_or_else(|| given(cell), |picture| Some(picture[cell]));
        scene.signs = extras::block_numbers(puzzle, color);
    }
    scene.fills = extras::inked(puzzle, fills);
    let bounds = bounds(geometry, &scene.labels, label_size);
    let extras = Extras { thumbnail: extras.thumbnail.filter(fits), ..extras.clone() };
    let (low, high) = extras::add(&mut scene, puzzle, &extras, gap, bounds);
    scene.bounds = ((low.0 - MARGIN, low.1 - MARGIN), (high.0 + MARGIN, high.1 + MARGIN));
    scene
}

/// Upper left and lower right corner of all cells and labels.
fn bounds(geometry: &Geometry, labels: &[Label], size: Point) -> (Point, Point) {
    let half = (size.0 / 2.0, size.1 / 2.0);
    let box_corners = [(-half.0, -half.1), (half.0, half.1)];
    let around = |&(x, y): &Point, offsets: &[Point]| -> Vec<Point> {
        offsets.iter().map(|offset| (x + offset.0, y + offset.1)).collect()
    };
    let of_cells =
        geometry.cells().flat_map(|cell| around(&geometry.center(cell), geometry.corners(cell)));
    let of_labels = labels.iter().flat_map(|label| around(&label.center, &box_corners));
    let start = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    let (low, high) = of_cells.chain(of_labels).fold(start, |(low, high), (x, y)| {
        ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
    });
    (low, high)
}

/// The places of these cells.
///
/// # Panics
/// If a cell is not on the board.
pub fn spots(geometry: &Geometry, cells: impl IntoIterator<Item = CellId>) -> Spots {
    let mut spots = vec![Vec::new(); geometry.outlines().len()];
    for cell in cells {
        spots[usize::from(geometry.is_turned(cell))].push(geometry.center(cell));
    }
    spots
}

fn words(document: &Document, is_solved: bool) -> (String, String) {
    let puzzle = document.puzzle();
    let shape = puzzle.geometry().shape().describe();
    let title = document.notes().title.clone().unwrap_or_else(|| "Nonogram".to_owned());
    let state = if is_solved { "solved" } else { "to be solved" };
    let colors = match puzzle.palette().color_count() - 1 {
        1 => "one color".to_owned(),
        count => format!("{count} colors"),
    };
    (format!("{title}, {state}"), format!("A nonogram of {shape} in {colors}, {state}."))
}

/// A number that a cell shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CellNumber {
    /// Its digits; empty for a cell without a number.
    pub text: String,
    /// How much hangs on it, from 0 to 1.
    pub strength: f64,
}

/// Lays out a board with these numbers, by cell, over a pale picture. The scene has no letters in
/// cells; empty numbers are missing.
pub fn layout_numbers(
    document: &Document,
    picture: Option<&Picture>,
    numbers: &[CellNumber],
    extras: &Extras,
) -> Scene {
    let mut scene = layout_with(document, picture, extras);
    let geometry = document.puzzle().geometry();
    let labels = extras::visible_cells(geometry).filter_map(|cell| {
        let number = numbers.get(cell.index()).filter(|number| !number.text.is_empty())?;
        Some((geometry.center(cell), number.clone()))
    });
    let labels: Vec<(Point, CellNumber)> = labels.collect();
    scene.signs = Vec::new();
    scene.givens = Vec::new();
    scene.title = scene.title.replace(", solved", "").replace(", to be solved", "") + ", proved";
    scene.description = format!("{} {} cells have a number.", scene.description, labels.len());
    scene.numbers = labels;
    scene
}

#[cfg(test)]
mod tests;
