//! Converts a scene to a drawing: chooses colors, widths and font sizes.
//!
//! In: a scene and a theme. Out: a [`Drawing`]. Invariants: the cells of a color are one item, the
//! thin edges are one, the heavy edges are two. Edges of a rectangle lie on pixel centers, so that
//! a line of one pixel is sharp.

use super::primitives::{Anchor, CELL, Drawing, Item, Polygons, Words};
use super::theme::Theme;
use crate::drawing::layout::{Caption, Edge, Entry, Label, Mark, Scene, Spots, Thumbnail, Tint};
use crate::puzzle::{Point, Rgb};

/// Colors of frames, visible on all fills and for color-blind people.
const REASON_FRAME: Rgb = Rgb(0x1f, 0x78, 0xd1);
pub(super) const NEW_CELL_FRAME: Rgb = Rgb(0xe6, 0x61, 0x00);
/// The tint of the line of a step.
const LINE_TINT: Rgb = Rgb(0xff, 0xf3, 0xb0);
/// The color of ambiguous cells, unlike ink and paper.
const AMBIGUOUS_TINT: Rgb = Rgb(0xff, 0xd2, 0x8a);
/// Widths of lines in pixels: thin, heavy, and heavy with its border.
const THIN_WIDTH: f64 = 1.0;
const HEAVY_WIDTH: f64 = 2.25;
const HALO_WIDTH: f64 = 4.0;
/// From the middle of a text down to its baseline: half of the height of a digit, in ems.
const BASELINE: f64 = 0.36;
/// Widths of a digit and of a letter in DejaVu Sans, in ems.
const DIGIT_WIDTH: f64 = 0.636;
const LETTER_WIDTH: f64 = 0.64;
/// The font size of the letter after a number, as a share of the size of the number.
const SUFFIX_SHARE: f64 = 0.78;
/// Horizontal space of a tile around its text, in pixels.
const TILE_PADDING: f64 = 3.0;
/// The font size of a letter in a cell, in pixels.
const LETTER_FONT: f64 = 13.0;

/// The largest font size of a number in a cell, in pixels, and its width as a share of a cell: of
/// triangles, and of other cells.
const MAX_NUMBER_FONT: f64 = 13.0;
const MAX_NUMBER_WIDTH_IN_TRIANGLE: f64 = 0.62;
const MAX_NUMBER_WIDTH: f64 = 0.88;
/// The font size of a number on which nothing hangs, as a share.
const WEAK_NUMBER_SHARE: f64 = 0.78;
/// The sign before a negative number in a cell.
pub(crate) const MINUS: char = '\u{2212}';

/// Draws a scene.
pub fn draw(scene: &Scene, theme: &Theme) -> Drawing {
    let (low, high) = scene.bounds;
    let low = (pixels(low.0).floor() - 0.5, pixels(low.1).floor() - 0.5);
    let size = ((pixels(high.0) - low.0).ceil(), (pixels(high.1) - low.1).ceil());
    let mut drawing = Drawing {
        title: scene.title.clone(),
        description: scene.description.clone(),
        low,
        size,
        board: scene.board.map(|(low, high)| (at(low), at(high))),
        paper: theme.paper,
        text_size: clue_size(scene, theme),
        items: Vec::new(),
    };
    drawing.add_board(scene, theme);
    scene.labels.iter().for_each(|label| drawing.add_label(label, scene.label_size, theme));
    scene.legend.iter().for_each(|entry| drawing.add_entry(entry, scene.label_size, theme));
    scene.captions.iter().for_each(|caption| drawing.add_caption(caption, theme));
    if let Some(thumbnail) = &scene.thumbnail {
        drawing.add_thumbnail(thumbnail, theme);
    }
    drawing
}

fn pixels(units: f64) -> f64 {
    units * CELL
}

fn at((x, y): Point) -> Point {
    (pixels(x), pixels(y))
}

fn all(points: &[Point]) -> Vec<Point> {
    points.iter().copied().map(at).collect()
}

/// The cells, scaled by `part`.
fn polygons(outlines: &[impl AsRef<[Point]>], spots: &Spots, part: f64) -> Vec<Polygons> {
    let inside = |&(x, y): &Point| at((x * part, y * part));
    let cells = outlines.iter().zip(spots).filter(|(_, centers)| !centers.is_empty());
    let polygons = cells.map(|(outline, centers)| Polygons {
        outline: outline.as_ref().iter().map(inside).collect(),
        centers: all(centers),
    });
    polygons.collect()
}

fn edges(edges: &[Edge]) -> Vec<Edge> {
    edges.iter().map(|edge| Edge { from: at(edge.from), to: at(edge.to) }).collect()
}

/// The font size of all clues: the widest one fits into its label. Tiles stand apart without space.
fn clue_size(scene: &Scene, theme: &Theme) -> f64 {
    let width = |label: &Label| {
        let letter = if label.letter.is_some() { LETTER_WIDTH * SUFFIX_SHARE } else { 0.0 };
        label.text.chars().count() as f64 * DIGIT_WIDTH + letter
    };
    let widest = scene.labels.iter().map(width).fold(DIGIT_WIDTH, f64::max);
    let has_tiles = scene.labels.iter().any(|label| matches!(label.tint, Tint::Color(_)));
    let padding = if has_tiles { TILE_PADDING } else { theme.between };
    let fitting = (pixels(scene.label_size.0) - padding) / widest;
    (theme.clue.min(fitting) * 100.0).round() / 100.0
}

impl Drawing {
    fn add_board(&mut self, scene: &Scene, theme: &Theme) {
        for (rgb, spots) in &scene.fills {
            let fill = if scene.numbers.is_empty() { theme.fill(*rgb) } else { theme.faint(*rgb) };
            self.fill(polygons(&scene.outlines, spots, 1.0), fill);
        }
        // The tint of a line lies below the grid, all other marks above it.
        let (tints, marks): (Vec<_>, Vec<_>) =
            scene.marks.iter().partition(|(mark, _)| *mark == Mark::Line);
        for (mark, spots) in tints {
            self.add_mark(*mark, &|part| polygons(&scene.outlines, spots, part), theme);
        }
        for &center in &scene.givens {
            let (fill, line) = (theme.paper, theme.heavy);
            self.items.push(Item::Dot { center: at(center), radius: pixels(0.12), fill, line });
        }
        // Heavy lines contrast with light cells by their color, with dark ones by their border.
        self.lines(&scene.thin, theme.thin, THIN_WIDTH);
        self.lines(&scene.heavy, theme.paper, HALO_WIDTH);
        self.lines(&scene.heavy, theme.heavy, HEAVY_WIDTH);
        for (letter, rgb, centers) in &scene.signs {
            let color = theme.text_on(theme.fill(*rgb));
            for &center in centers {
                self.text(letter.to_string(), at(center), LETTER_FONT, color);
            }
        }
        for (mark, spots) in marks {
            self.add_mark(*mark, &|part| polygons(&scene.outlines, spots, part), theme);
        }
        self.add_numbers(scene, theme);
    }

    /// Adds the numbers in cells: the widest one fits, and those on which little hangs are smaller.
    fn add_numbers(&mut self, scene: &Scene, theme: &Theme) {
        let widest = scene.numbers.iter().map(|(_, number)| number.text.chars().count());
        let room =
            if scene.outlines.len() > 1 { MAX_NUMBER_WIDTH_IN_TRIANGLE } else { MAX_NUMBER_WIDTH };
        let fitting = pixels(room) / (widest.max().unwrap_or(1) as f64 * DIGIT_WIDTH);
        for (center, number) in &scene.numbers {
            let size = MAX_NUMBER_FONT.min(fitting)
                * (WEAK_NUMBER_SHARE + (1.0 - WEAK_NUMBER_SHARE) * number.strength);
            let color = theme.number(number.text.starts_with(MINUS), number.strength);
            self.text(number.text.clone(), at(*center), (size * 100.0).round() / 100.0, color);
        }
    }

    fn fill(&mut self, cells: Vec<Polygons>, color: Rgb) {
        self.items.push(Item::Cells { cells, fill: Some(color), line: None });
    }

    fn lines(&mut self, of: &[Edge], color: Rgb, width: f64) {
        self.items.push(Item::Lines { edges: edges(of), color, width });
    }

    /// Adds a text with this middle.
    fn text(&mut self, text: String, (x, y): Point, size: f64, color: Rgb) {
        let at = (x, y + size * BASELINE);
        self.items.push(Item::Text(Words { text, at, anchor: Anchor::Middle, size, color }));
    }

    /// Adds dots to empty cells, frames to reasons and conclusions, fills to ambiguous cells.
    fn add_mark(&mut self, mark: Mark, inside: &dyn Fn(f64) -> Vec<Polygons>, theme: &Theme) {
        let (cells, fill, line) = match mark {
            Mark::Line => (inside(1.0), Some(LINE_TINT), None),
            Mark::Empty => (inside(0.09), Some(theme.muted), None),
            Mark::Reason => (inside(0.72), None, Some((REASON_FRAME, 2.5))),
            Mark::News => (inside(0.72), None, Some((NEW_CELL_FRAME, 3.5))),
            Mark::Ambiguous => (inside(0.7), Some(AMBIGUOUS_TINT), Some((NEW_CELL_FRAME, 1.5))),
        };
        self.items.push(Item::Cells { cells, fill, line });
    }

    fn add_label(&mut self, label: &Label, size: Point, theme: &Theme) {
        let ink = match label.tint {
            Tint::Plain => theme.text,
            Tint::Muted => theme.muted,
            Tint::Unknown => {
                self.tile(label.center, size, theme.paper, Some(theme.muted), true);
                theme.text
            }
            Tint::Color(rgb) => {
                let (fill, line) = theme.tile(rgb);
                self.tile(label.center, size, fill, line, false);
                theme.text_on(fill)
            }
        };
        let (center, size) = (at(label.center), self.text_size);
        let Some(letter) = label.letter else {
            return self.text(label.text.clone(), center, size, ink);
        };
        // Number and letter share a baseline; together they are centered in the label.
        let number = label.text.chars().count() as f64 * DIGIT_WIDTH * size;
        let suffix = LETTER_WIDTH * SUFFIX_SHARE * size;
        let baseline = center.1 + size * BASELINE;
        let mut part = |text: String, x: f64, size: f64| {
            let at = (x, baseline);
            let anchor = Anchor::Middle;
            self.items.push(Item::Text(Words { text, at, anchor, size, color: ink }));
        };
        part(label.text.clone(), center.0 - suffix / 2.0, size);
        part(letter.to_string(), center.0 + number / 2.0, size * SUFFIX_SHARE);
    }

    fn tile(
        &mut self,
        (x, y): Point,
        (width, height): Point,
        fill: Rgb,
        line: Option<Rgb>,
        is_dashed: bool,
    ) {
        let low = at((x - width / 2.0 + 0.03, y - height / 2.0 + 0.03));
        let size = at((width - 0.06, height - 0.06));
        self.items.push(Item::Tile { low, size, fill, line, is_dashed });
    }

    fn add_entry(&mut self, entry: &Entry, size: Point, theme: &Theme) {
        let (fill, line) = theme.tile(entry.rgb);
        self.tile(entry.center, size, fill, line, false);
        self.text(entry.letter.to_string(), at(entry.center), LETTER_FONT, theme.text_on(fill));
    }

    fn add_caption(&mut self, caption: &Caption, theme: &Theme) {
        let color = if caption.is_muted { theme.muted } else { theme.text };
        let anchor = if caption.is_centered { Anchor::Middle } else { Anchor::Start };
        let size = pixels(caption.size);
        let (x, y) = at(caption.at);
        let (text, at) = (caption.text.clone(), (x, y + size * BASELINE));
        self.items.push(Item::Text(Words { text, at, anchor, size, color }));
    }

    fn add_thumbnail(&mut self, thumbnail: &Thumbnail, theme: &Theme) {
        for (rgb, spots) in &thumbnail.fills {
            self.fill(polygons(&thumbnail.outlines, spots, 1.0), theme.fill(*rgb));
        }
        let (low, high) = thumbnail.frame;
        let corners = [low, (high.0, low.1), high, (low.0, high.1)];
        let side = |place: usize| Edge { from: corners[place], to: corners[(place + 1) % 4] };
        self.lines(&[0, 1, 2, 3].map(side), theme.muted, THIN_WIDTH);
    }
}
