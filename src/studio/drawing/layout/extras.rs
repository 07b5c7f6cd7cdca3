//! Adds extras around a board: heading, line numbers, legend of colors, thumbnail.
//!
//! In: a scene and its bounds. Out: the scene with more items, and wider bounds. Invariants: the
//! new items do not overlap the old ones.

use super::{Scene, Spots, labels, spots};
use crate::language::Language;
use crate::puzzle::{CellId, Color, Geometry, Picture, Point, Puzzle, Rgb};

/// Options for parts of a drawing besides the board and its clues.
#[derive(Clone, Debug, Default)]
pub struct Extras<'a> {
    /// Letters of the colors in clues and cells, and a legend; no effect with one color.
    pub letters: bool,
    /// The largest width of the legend, in cells.
    pub legend_width: Option<f64>,
    /// Only the board: neither clues nor a legend.
    pub bare: bool,
    /// The number of each line, outside of its clue.
    pub numbers: bool,
    /// Lines of text at the top, the first one large.
    pub heading: Vec<String>,
    /// A text below everything, which breaks into lines.
    pub footer: String,
    /// A small picture at the bottom.
    pub thumbnail: Option<&'a Picture>,
    /// The language of the names of colors.
    pub language: Language,
}

/// A line of text around the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// The text.
    pub text: String,
    /// A point at half of its height: the middle if it is centered, else the left end.
    pub at: Point,
    /// The font size, in cells.
    pub size: f64,
    /// Is the point the middle of the text?
    pub is_centered: bool,
    /// Does it have the muted color?
    pub is_muted: bool,
}

/// The sample of a color in the legend.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The color.
    pub rgb: Rgb,
    /// Its letter in the clues.
    pub letter: char,
    /// The middle of its sample.
    pub center: Point,
}

/// A small picture without lines.
#[derive(Clone, Debug)]
pub struct Thumbnail {
    /// Cells by color.
    pub fills: Vec<(Rgb, Spots)>,
    /// The outlines of cells, as offsets from their centers.
    pub outlines: Vec<Vec<Point>>,
    /// Upper left and lower right corner.
    pub frame: (Point, Point),
}

/// Font sizes of the first line of a heading and of the others, in cells.
const HEADING_FONTS: (f64, f64) = (0.85, 0.55);
/// Least width of a footer, in cells.
const FOOTER_WIDTH: f64 = 16.0;
/// Font sizes of line numbers and of names of colors, in cells.
const LINE_NUMBER_FONT: f64 = 0.42;
const COLOR_NAME_FONT: f64 = 0.54;
/// Estimates of the width of a letter, in ems, since the font is unknown here: of most scripts,
/// and of Chinese, Japanese and Korean, which begin at `WIDE`.
const LETTER_WIDTH: (f64, f64) = (0.64, 1.0);
const WIDE: char = '\u{2e80}';
/// Height of a line of the legend, in cells.
const LEGEND_ROW_HEIGHT: f64 = 1.0;
/// Largest width of a legend, in cells, if none is given.
const MAX_LEGEND_WIDTH: f64 = 36.0;
/// The longer side of the thumbnail: a share of that of the board, and a minimum in cells.
const THUMBNAIL: (f64, f64) = (0.25, 3.0);

/// Adds the extras. `bounds` are those of all items so far, without a margin; `gap` is the space
/// between board and clues. Returns the new bounds.
pub(super) fn add(
    scene: &mut Scene,
    puzzle: &Puzzle,
    extras: &Extras,
    gap: f64,
    bounds: (Point, Point),
) -> (Point, Point) {
    let mut bounds = bounds;
    if extras.numbers {
        let (width, height) = scene.label_size;
        for (number, (x, y)) in labels::numbers(puzzle, gap, scene.label_size) {
            let text = number.to_string();
            let caption = Caption {
                text,
                at: (x, y),
                size: LINE_NUMBER_FONT,
                is_centered: true,
                is_muted: true,
            };
            scene.captions.push(caption);
            widen(&mut bounds, (x - width / 2.0, y - height / 2.0));
            widen(&mut bounds, (x + width / 2.0, y + height / 2.0));
        }
    }
    if extras.letters && !extras.bare && puzzle.palette().color_count() > 2 {
        add_legend(scene, puzzle, extras, &mut bounds);
    }
    if let Some(picture) = extras.thumbnail {
        add_thumbnail(scene, puzzle, picture, &mut bounds);
    }
    add_heading(scene, &extras.heading, &mut bounds);
    add_footer(scene, &extras.footer, &mut bounds);
    bounds
}

fn widen((low, high): &mut (Point, Point), (x, y): Point) {
    *low = (low.0.min(x), low.1.min(y));
    *high = (high.0.max(x), high.1.max(y));
}

/// An estimate of the width of a text, in ems.
fn width(text: &str) -> f64 {
    text.chars().map(|sign| if sign < WIDE { LETTER_WIDTH.0 } else { LETTER_WIDTH.1 }).sum()
}

/// Adds the heading at the top, and widens a narrow drawing.
fn add_heading(scene: &mut Scene, heading: &[String], bounds: &mut (Point, Point)) {
    let middle = (bounds.0.0 + bounds.1.0) / 2.0;
    let mut y = bounds.0.1 - 0.4;
    for (place, text) in heading.iter().enumerate().rev() {
        let size = if place == 0 { HEADING_FONTS.0 } else { HEADING_FONTS.1 };
        let half = width(text) * size / 2.0;
        let at = (middle, y - size / 2.0);
        let (text, is_muted) = (text.clone(), place > 0);
        scene.captions.push(Caption { text, at, size, is_centered: true, is_muted });
        widen(bounds, (middle - half, y - size));
        widen(bounds, (middle + half, y));
        y -= size * 1.45;
    }
}

/// Adds the footer at the bottom, and widens a narrow drawing.
fn add_footer(scene: &mut Scene, footer: &str, bounds: &mut (Point, Point)) {
    let size = HEADING_FONTS.1;
    let max_letters = (bounds.1.0 - bounds.0.0).max(FOOTER_WIDTH) / size;
    // Chinese and Japanese have no blanks: their lines break after any letter.
    let words = footer.split_inclusive(|sign: char| sign.is_whitespace() || sign >= WIDE);
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if width(line) + width(word.trim_end()) <= max_letters => {
                line.push_str(word)
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let (left, mut y) = (bounds.0.0, bounds.1.1 + 0.5);
    for text in lines {
        let at = (left, y + size / 2.0);
        widen(bounds, (left + width(&text) * size, y + size));
        scene.captions.push(Caption { text, at, size, is_centered: false, is_muted: false });
        y += size * 1.45;
    }
}

/// May runs of the puzzle have the color? Without all clues, any may.
fn may_occur(puzzle: &Puzzle, color: Color) -> bool {
    puzzle.geometry().lines().any(|line| match puzzle.clue(line).runs() {
        Some(runs) => runs.iter().any(|run| run.color.is_none_or(|own| own == color)),
        None => true,
    })
}

/// Adds the colors that occur and their names at the bottom, in as many columns as fit.
fn add_legend(scene: &mut Scene, puzzle: &Puzzle, extras: &Extras, bounds: &mut (Point, Point)) {
    let palette = puzzle.palette();
    // Where two colors have one name, the letters alone distinguish them.
    let name_of = |color| match palette.shares_name(color) {
        true => (color, String::new()),
        false => (color, extras.language.catalog().part(&palette.color_word(color))),
    };
    let colors = palette.colors().skip(1).filter(|&color| may_occur(puzzle, color));
    let names: Vec<_> = colors.map(name_of).collect();
    let longest = names.iter().map(|(_, name)| width(name)).fold(LETTER_WIDTH.0, f64::max);
    let width = 1.5 + longest * COLOR_NAME_FONT;
    let left = bounds.0.0;
    let room = (bounds.1.0 - left).min(extras.legend_width.unwrap_or(MAX_LEGEND_WIDTH));
    let columns = (room / width).floor().max(1.0) as usize;
    let top = bounds.1.1 + 0.3 + LEGEND_ROW_HEIGHT / 2.0;
    for (place, (color, text)) in names.into_iter().enumerate() {
        let (x, y) = (
            left + (place % columns) as f64 * width,
            top + (place / columns) as f64 * LEGEND_ROW_HEIGHT,
        );
        let center = (x + scene.label_size.0 / 2.0, y);
        scene.legend.push(Entry { rgb: palette.ink(color).rgb, letter: color.letter(), center });
        let at = (x + scene.label_size.0 + 0.2, y);
        scene.captions.push(Caption {
            text,
            at,
            size: COLOR_NAME_FONT,
            is_centered: false,
            is_muted: false,
        });
        widen(bounds, (x + width, y + LEGEND_ROW_HEIGHT / 2.0));
    }
}

/// Adds the thumbnail at the bottom left.
fn add_thumbnail(
    scene: &mut Scene,
    puzzle: &Puzzle,
    picture: &Picture,
    bounds: &mut (Point, Point),
) {
    let geometry = puzzle.geometry();
    let corners = |cell: CellId| {
        let (x, y) = geometry.center(cell);
        geometry.corners(cell).iter().map(move |at| (x + at.0, y + at.1))
    };
    let all = geometry.cells().flat_map(corners);
    let mut board = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    all.for_each(|point| widen(&mut board, point));
    let (width, height) = (board.1.0 - board.0.0, board.1.1 - board.0.1);
    let longer = width.max(height);
    let scale = (longer * THUMBNAIL.0).max(THUMBNAIL.1).min(longer) / longer;
    let low = (board.0.0, bounds.1.1 + 0.5);
    let place = |(x, y): Point| (low.0 + (x - board.0.0) * scale, low.1 + (y - board.0.1) * scale);
    let fills = inked(puzzle, fills(puzzle, |cell| Some(picture[cell])));
    let all = |spots: Spots| -> Spots {
        spots.into_iter().map(|centers| centers.into_iter().map(place).collect()).collect()
    };
    let fills = fills.into_iter().map(|(rgb, spots)| (rgb, all(spots)));
    let smaller =
        |outline: &&[Point]| outline.iter().map(|(x, y)| (x * scale, y * scale)).collect();
    let outlines = scene.outlines.iter().map(smaller).collect();
    let frame = (low, place(board.1));
    widen(bounds, frame.1);
    scene.thumbnail = Some(Thumbnail { fills: fills.collect(), outlines, frame });
}

/// All cells that are no holes.
pub(super) fn visible_cells(geometry: &Geometry) -> impl Iterator<Item = CellId> {
    geometry.cells().filter(|&cell| !geometry.is_hole(cell))
}

/// The cells of each color; cells without a `color` are missing.
pub(super) fn fills(
    puzzle: &Puzzle,
    color: impl Fn(CellId) -> Option<Color>,
) -> Vec<(Color, Spots)> {
    let geometry = puzzle.geometry();
    let mut cells: Vec<(Color, Vec<CellId>)> =
        puzzle.palette().colors().map(|color| (color, vec![])).collect();
    for cell in visible_cells(geometry) {
        if let Some(color) = color(cell) {
            cells[color.index()].1.push(cell);
        }
    }
    cells.retain(|(_, cells)| !cells.is_empty());
    cells.into_iter().map(|(color, cells)| (color, spots(geometry, cells))).collect()
}

/// The numbers of blocks with the color below each; nothing on other boards.
pub(super) fn block_numbers(
    puzzle: &Puzzle,
    color: impl Fn(CellId) -> Option<Color>,
) -> Vec<(char, Rgb, Vec<Point>)> {
    let geometry = puzzle.geometry();
    let mut numbers: Vec<(char, Rgb, Vec<Point>)> = Vec::new();
    for cell in geometry.cells() {
        let number = puzzle.number_in(cell).and_then(|number| char::from_digit(number, 10));
        let Some(number) = number else { continue };
        // Open cells show the paper.
        let below = color(cell).map_or(Rgb(255, 255, 255), |color| puzzle.palette().ink(color).rgb);
        let center = geometry.center(cell);
        let same = |other: &&mut (char, Rgb, Vec<Point>)| (other.0, other.1) == (number, below);
        match numbers.iter_mut().find(same) {
            Some((_, _, centers)) => centers.push(center),
            None => numbers.push((number, below, vec![center])),
        }
    }
    numbers
}

/// Replaces colors by their inks.
pub(super) fn inked(puzzle: &Puzzle, fills: Vec<(Color, Spots)>) -> Vec<(Rgb, Spots)> {
    let ink = |color| puzzle.palette().ink(color).rgb;
    fills.into_iter().map(|(color, cells)| (ink(color), cells)).collect()
}
