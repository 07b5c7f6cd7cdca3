//! A scene as a drawing: every color, width and size decided.
//!
//! In: a scene and a look. Out: a [`Drawing`]. Invariants: few things: one a color, one for all
//! thin and two for all heavy edges; edges of a rectangle lie on whole pixels and a half, so
//! that a line of one pixel is sharp.

use super::primitives::{Anchor, CELL, Drawing, Item, Polygons, Words};
use super::theme::Theme;
use crate::drawing::layout::{Caption, Edge, Entry, Label, Mark, Scene, Spots, Thumbnail, Tint};
use crate::puzzle::{Point, Rgb};

/// Frames that are seen on paper, on ink and by the color-blind.
const REASON: Rgb = Rgb(0x1f, 0x78, 0xd1);
const NEWS: Rgb = Rgb(0xe6, 0x61, 0x00);
/// A cell that is seen as neither ink nor paper.
const AMBIGUOUS: Rgb = Rgb(0xff, 0xd2, 0x8a);
/// Widths of lines in pixels: thin, heavy, and the border of a heavy one.
const THIN: f64 = 1.0;
const HEAVY: f64 = 2.25;
const HALO: f64 = 4.0;
/// From the middle of a text to its baseline, for its size: half of the height of a digit.
const BASELINE: f64 = 0.36;
/// Widths of a digit and of a letter for their size, in the font that is used first.
const DIGIT: f64 = 0.636;
const LETTER: f64 = 0.64;
/// The size of the letter beside a number, for that of the number.
const SUFFIX: f64 = 0.78;
/// What a tile needs around its text.
const PADDING: f64 = 3.0;
/// The size of a letter in a cell, in pixels.
const SIGN: f64 = 13.0;

/// Draws a scene.
pub fn draw(scene: &Scene, look: &Theme) -> Drawing {
    let (low, high) = scene.bounds;
    let low = (pixels(low.0).floor() - 0.5, pixels(low.1).floor() - 0.5);
    let size = ((pixels(high.0) - low.0).ceil(), (pixels(high.1) - low.1).ceil());
    let mut drawing = Drawing {
        title: scene.title.clone(),
        description: scene.description.clone(),
        low,
        size,
        board: scene.board.map(|(low, high)| (at(low), at(high))),
        paper: look.paper,
        text_size: clue_size(scene, look),
        items: Vec::new(),
    };
    drawing.add_board(scene, look);
    scene.labels.iter().for_each(|label| drawing.add_label(label, scene.label_size, look));
    scene.legend.iter().for_each(|entry| drawing.add_entry(entry, scene.label_size, look));
    scene.captions.iter().for_each(|caption| drawing.add_caption(caption, look));
    if let Some(thumbnail) = &scene.thumbnail {
        drawing.add_thumbnail(thumbnail, look);
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

/// Cells, as large as this part of them.
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

/// The size that every clue keeps to: no more than its label has room for.
fn clue_size(scene: &Scene, look: &Theme) -> f64 {
    let width = |label: &Label| {
        let letter = if label.letter.is_some() { LETTER * SUFFIX } else { 0.0 };
        label.text.chars().count() as f64 * DIGIT + letter
    };
    let widest = scene.labels.iter().map(width).fold(DIGIT, f64::max);
    let fitting = (pixels(scene.label_size.0) - PADDING) / widest;
    (look.clue.min(fitting) * 100.0).round() / 100.0
}

impl Drawing {
    fn add_board(&mut self, scene: &Scene, look: &Theme) {
        for (rgb, spots) in &scene.fills {
            self.fill(polygons(&scene.outlines, spots, 1.0), look.fill(*rgb));
        }
        for &center in &scene.givens {
            let (fill, line) = (look.paper, look.heavy);
            self.items.push(Item::Dot { center: at(center), radius: pixels(0.12), fill, line });
        }
        // The heavy lines stand out on light cells by their color, on dark ones by their border.
        self.lines(&scene.thin, look.thin, THIN);
        self.lines(&scene.heavy, look.paper, HALO);
        self.lines(&scene.heavy, look.heavy, HEAVY);
        for (letter, rgb, centers) in &scene.signs {
            let color = look.text_on(look.fill(*rgb));
            for &center in centers {
                self.text(letter.to_string(), at(center), SIGN, color);
            }
        }
        for (mark, spots) in &scene.marks {
            self.add_mark(*mark, &|part| polygons(&scene.outlines, spots, part), look);
        }
    }

    fn fill(&mut self, cells: Vec<Polygons>, color: Rgb) {
        self.items.push(Item::Cells { cells, fill: Some(color), line: None });
    }

    fn lines(&mut self, of: &[Edge], color: Rgb, width: f64) {
        self.items.push(Item::Lines { edges: edges(of), color, width });
    }

    /// A text whose middle is there.
    fn text(&mut self, text: String, (x, y): Point, size: f64, color: Rgb) {
        let at = (x, y + size * BASELINE);
        self.items.push(Item::Text(Words { text, at, anchor: Anchor::Middle, size, color }));
    }

    /// A dot where a cell is empty; a frame in the cell where it is a reason, or follows.
    fn add_mark(&mut self, mark: Mark, inside: &dyn Fn(f64) -> Vec<Polygons>, look: &Theme) {
        let (cells, fill, line) = match mark {
            Mark::Empty => (inside(0.09), Some(look.muted), None),
            Mark::Reason => (inside(0.72), None, Some((REASON, 2.5))),
            Mark::News => (inside(0.72), None, Some((NEWS, 3.5))),
            Mark::Ambiguous => (inside(0.7), Some(AMBIGUOUS), Some((NEWS, 1.5))),
        };
        self.items.push(Item::Cells { cells, fill, line });
    }

    fn add_label(&mut self, label: &Label, size: Point, look: &Theme) {
        let ink = match label.tint {
            Tint::Plain => look.text,
            Tint::Muted => look.muted,
            Tint::Unknown => {
                self.tile(label.center, size, look.paper, Some(look.muted), true);
                look.text
            }
            Tint::Color(rgb) => {
                let (fill, line) = look.tile(rgb);
                self.tile(label.center, size, fill, line, false);
                look.text_on(fill)
            }
        };
        let (center, size) = (at(label.center), self.text_size);
        let Some(letter) = label.letter else {
            return self.text(label.text.clone(), center, size, ink);
        };
        // Number and letter share a baseline, and their middle is that of the label.
        let number = label.text.chars().count() as f64 * DIGIT * size;
        let suffix = LETTER * SUFFIX * size;
        let baseline = center.1 + size * BASELINE;
        let mut part = |text: String, x: f64, size: f64| {
            let at = (x, baseline);
            let anchor = Anchor::Middle;
            self.items.push(Item::Text(Words { text, at, anchor, size, color: ink }));
        };
        part(label.text.clone(), center.0 - suffix / 2.0, size);
        part(letter.to_string(), center.0 + number / 2.0, size * SUFFIX);
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

    fn add_entry(&mut self, entry: &Entry, size: Point, look: &Theme) {
        let (fill, line) = look.tile(entry.rgb);
        self.tile(entry.center, size, fill, line, false);
        self.text(entry.letter.to_string(), at(entry.center), SIGN, look.text_on(fill));
    }

    fn add_caption(&mut self, caption: &Caption, look: &Theme) {
        let color = if caption.is_muted { look.muted } else { look.text };
        let anchor = if caption.is_centered { Anchor::Middle } else { Anchor::Start };
        let size = pixels(caption.size);
        let (x, y) = at(caption.at);
        let (text, at) = (caption.text.clone(), (x, y + size * BASELINE));
        self.items.push(Item::Text(Words { text, at, anchor, size, color }));
    }

    fn add_thumbnail(&mut self, thumbnail: &Thumbnail, look: &Theme) {
        for (rgb, spots) in &thumbnail.fills {
            self.fill(polygons(&thumbnail.outlines, spots, 1.0), look.fill(*rgb));
        }
        let (low, high) = thumbnail.frame;
        let corners = [low, (high.0, low.1), high, (low.0, high.1)];
        let side = |place: usize| Edge { from: corners[place], to: corners[(place + 1) % 4] };
        self.lines(&[0, 1, 2, 3].map(side), look.muted, THIN);
    }
}
