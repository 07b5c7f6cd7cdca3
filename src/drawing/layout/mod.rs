//! A puzzle laid out in the plane: cells, edges and clues, each placed once, so
//! that whatever draws it has nothing left to decide.
//!
//! In: a puzzle, perhaps a picture. Out: [`Scene`], in units of one cell step,
//! y downwards. Invariants: no label overlaps a cell or another label; everything
//! lies within the bounds. Reads: `puzzle`, `document`.

mod board;
mod edges;
mod extras;
mod labels;
mod stand;

pub use board::{board, board_with_ambiguous};
pub use edges::Edge;
pub use extras::{Caption, Entry, Extras, Thumbnail};
pub use labels::{Label, Tint};
pub use stand::{Stand, stands};

use crate::document::Document;
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Picture, Point, Rgb};

/// Blank space around everything.
const MARGIN: f64 = 0.6;
/// From the rim of the board to the nearest side of the nearest label.
const GAP: f64 = 0.12;

/// Cells that are drawn alike: the centers of those of each outline.
pub type Spots = Vec<Vec<Point>>;

/// What there is to draw.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What the drawing shows, in one line.
    pub title: String,
    /// The same in more words.
    pub description: String,
    /// The upper left and the lower right corner of everything, the margin included.
    pub bounds: (Point, Point),
    /// The outlines that cells have, around their centers.
    pub outlines: Vec<&'static [Point]>,
    /// Corners of the board, if it is a rectangle.
    pub board: Option<(Point, Point)>,
    /// Cells by fill; those that are open have none.
    pub fills: Vec<(Rgb, Spots)>,
    /// Letters of colors, with those and the centers of the cells that have them.
    pub signs: Vec<(char, Rgb, Vec<Point>)>,
    /// Centers of cells that are given in a blank puzzle.
    pub givens: Vec<Point>,
    /// Cells that somebody points to.
    pub marks: Vec<(Mark, Spots)>,
    /// Edges between cells.
    pub thin: Vec<Edge>,
    /// The rim and every fifth edge.
    pub heavy: Vec<Edge>,
    /// Clues.
    pub labels: Vec<Label>,
    /// Width and height that every label keeps to.
    pub label_size: Point,
    /// Other texts.
    pub captions: Vec<Caption>,
    /// What the colors are called; the names are captions.
    pub legend: Vec<Entry>,
    /// A smaller picture.
    pub thumbnail: Option<Thumbnail>,
}

/// Why somebody points to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is known to be empty.
    Empty,
    /// It is a reason.
    Reason,
    /// It follows.
    News,
    /// It differs between solutions.
    Ambiguous,
}

/// Lays out what is known of a puzzle: for each cell the colors that it may have. Some cells
/// are pointed to as reasons, some as what follows.
pub fn layout_known(
    document: &Document,
    known: &[ColorSet],
    reasons: &[CellId],
    news: &[CellId],
) -> Scene {
    layout_known_with(document, known, reasons, news, &Extras::default())
}

/// The same with more around it.
pub fn layout_known_with(
    document: &Document,
    known: &[ColorSet],
    reasons: &[CellId],
    news: &[CellId],
    extras: &Extras,
) -> Scene {
    let mut scene = layout_with(document, None, extras);
    let (puzzle, geometry) = (document.puzzle(), document.puzzle().geometry());
    let single = |cell: CellId| known.get(cell.index()).and_then(|colors| colors.single());
    scene.fills = extras::inked(puzzle, extras::fills(puzzle, single));
    scene.givens = Vec::new();
    let empty: Vec<CellId> = extras::visible_cells(geometry)
        .filter(|&cell| single(cell) == Some(Color::BACKGROUND))
        .collect();
    for (mark, cells) in [(Mark::Empty, &empty[..]), (Mark::Reason, reasons), (Mark::News, news)] {
        scene.marks.push((mark, spots(geometry, cells.iter().copied())));
    }
    scene
}

/// Lays out a picture of a puzzle without the cells that are in doubt, which are pointed to.
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

/// Lays out a puzzle, blank or with a picture of its board.
pub fn layout(document: &Document, picture: Option<&Picture>) -> Scene {
    lay(document, picture, GAP, &Extras::default())
}

/// The same with more around it.
pub fn layout_with(document: &Document, picture: Option<&Picture>, extras: &Extras) -> Scene {
    lay(document, picture, GAP, extras)
}

/// The same as [`layout`] with room for something, `gap` wide, between the board and its clues.
pub fn layout_spaced(document: &Document, picture: Option<&Picture>, gap: f64) -> Scene {
    lay(document, picture, gap, &Extras::default())
}

fn lay(document: &Document, picture: Option<&Picture>, gap: f64, extras: &Extras) -> Scene {
    let puzzle = document.puzzle();
    let geometry = puzzle.geometry();
    // A picture of another board has nothing to show on this one.
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
    scene.fills = extras::inked(puzzle, fills);
    let bounds = bounds(geometry, &scene.labels, label_size);
    let extras = Extras { thumbnail: extras.thumbnail.filter(fits), ..extras.clone() };
    let (low, high) = extras::add(&mut scene, puzzle, &extras, gap, bounds);
    scene.bounds = ((low.0 - MARGIN, low.1 - MARGIN), (high.0 + MARGIN, high.1 + MARGIN));
    scene
}

/// The corners of cells and labels.
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

/// Where these cells lie.
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

#[cfg(test)]
mod tests;
