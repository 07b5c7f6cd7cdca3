//! Draws a drawing as pixels, with the crate `tiny-skia`; letters are filled outlines.
//!
//! In: a drawing, pixels from cell to cell. Out: an opaque picture. Invariants: the size is
//! checked before memory is allocated. At scale 1 the picture equals the SVG in a browser; at
//! other scales line widths are whole pixels, and lines of a rectangle lie on whole pixels.

use super::font::Font;
use super::primitives::{Anchor, CELL, CORNER_RADIUS, DASH, Drawing, Item, Polygons, Words};
use crate::drawing::layout::Edge;
use crate::language::english_errors;
use crate::message::{Message, message};
use crate::puzzle::{Point, Rgb};
use tiny_skia::{
    Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};

/// Most pixels of a picture: a quarter of a gigabyte.
pub const MAX_PIXELS: u64 = 1 << 26;

/// The picture would be too large.
#[derive(Clone, Debug, PartialEq)]
pub struct TooManyPixels {
    /// The most pixels allowed.
    pub limit: u64,
    /// The width of the picture in pixels.
    pub width: u64,
    /// The height of the picture in pixels.
    pub height: u64,
    /// The most pixels from cell to cell that fit the limit.
    pub fitting: u32,
}

impl TooManyPixels {
    /// The error as a message.
    pub fn message(&self) -> Message {
        let TooManyPixels { width, height, limit, .. } = *self;
        message!("pixels-more", width = width, height = height, limit = limit)
    }
}

english_errors!(TooManyPixels);

/// Draws with `cell` pixels from cell to cell, and at most `limit` pixels.
///
/// # Errors
/// [`TooManyPixels`] if the picture would have more than `limit` pixels.
pub(super) fn raster(
    drawing: &Drawing,
    (cell, limit): (f64, u64),
    font: &Font,
) -> Result<Pixmap, TooManyPixels> {
    let scale = cell / CELL;
    let (width, height) = (drawing.size.0 * scale, drawing.size.1 * scale);
    let (width, height) = (width.round().max(1.0), height.round().max(1.0));
    let too_many = || {
        let fitting = CELL * (limit as f64 / (drawing.size.0 * drawing.size.1)).sqrt();
        let (width, height, fitting) = (width as u64, height as u64, fitting.floor() as u32);
        TooManyPixels { limit, width, height, fitting }
    };
    if width * height > limit as f64 {
        return Err(too_many());
    }
    let mut pixmap = Pixmap::new(width as u32, height as u32).ok_or_else(too_many)?;
    pixmap.fill(color(drawing.paper));
    let mut painter = Painter::new(&mut pixmap, drawing, scale, font);
    drawing.items.iter().for_each(|item| painter.add(item));
    Ok(pixmap)
}

struct Painter<'a> {
    pixmap: &'a mut Pixmap,
    font: &'a Font,
    scale: f64,
    /// The pixel of the origin of the drawing.
    origin: Point,
    /// Are line widths rounded to whole pixels?
    is_snapped: bool,
}

fn color(Rgb(red, green, blue): Rgb) -> Color {
    Color::from_rgba8(red, green, blue, 255)
}

impl<'a> Painter<'a> {
    fn new(pixmap: &'a mut Pixmap, drawing: &Drawing, scale: f64, font: &'a Font) -> Painter<'a> {
        let is_snapped = (scale - 1.0).abs() > 1e-6;
        let (x, y) = (-drawing.low.0 * scale, -drawing.low.1 * scale);
        let half = if scale.round().max(1.0) % 2.0 == 1.0 { 0.5 } else { 0.0 };
        let origin = if is_snapped { (x.floor() + half, y.floor() + half) } else { (x, y) };
        Painter { pixmap, font, scale, origin, is_snapped }
    }

    fn at(&self, (x, y): Point) -> (f32, f32) {
        ((x * self.scale + self.origin.0) as f32, (y * self.scale + self.origin.1) as f32)
    }

    /// The width of a line; if rounded, it is odd or even like that of thin lines.
    fn width(&self, width: f64) -> f64 {
        let width = width * self.scale;
        if !self.is_snapped {
            return width;
        }
        let thin = self.scale.round().max(1.0);
        thin + 2.0 * ((width - thin) / 2.0).round().max(0.0)
    }

    fn add(&mut self, item: &Item) {
        match item {
            Item::Cells { cells, fill, line } => {
                let path = self.cells(cells);
                fill.iter().for_each(|rgb| self.fill(path.as_ref(), *rgb));
                line.iter()
                    .for_each(|(rgb, width)| self.stroke(path.as_ref(), *rgb, *width, false));
            }
            Item::Lines { edges, color, width } => {
                let path = self.lines(edges);
                self.stroke(path.as_ref(), *color, *width, false);
            }
            Item::Dot { center, radius, fill, line } => {
                let (x, y) = self.at(*center);
                let path = PathBuilder::from_circle(x, y, (radius * self.scale) as f32);
                self.fill(path.as_ref(), *fill);
                self.stroke(path.as_ref(), *line, 1.0, false);
            }
            Item::Tile { low, size, fill, line, is_dashed } => {
                let path = self.tile(*low, *size);
                self.fill(path.as_ref(), *fill);
                line.iter().for_each(|rgb| self.stroke(path.as_ref(), *rgb, 1.0, *is_dashed));
            }
            Item::Text(words) => {
                let path = self.text(words);
                self.fill(path.as_ref(), words.color);
            }
        }
    }

    fn fill(&mut self, path: Option<&Path>, rgb: Rgb) {
        let Some(path) = path else { return };
        let mut paint = Paint::default();
        paint.set_color(color(rgb));
        self.pixmap.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    fn stroke(&mut self, path: Option<&Path>, rgb: Rgb, width: f64, is_dashed: bool) {
        let Some(path) = path else { return };
        let mut paint = Paint::default();
        paint.set_color(color(rgb));
        let dash = [DASH.0 * self.scale, DASH.1 * self.scale].map(|length| length as f32);
        let stroke = Stroke {
            width: self.width(width) as f32,
            line_cap: if is_dashed { LineCap::Butt } else { LineCap::Round },
            dash: is_dashed.then(|| StrokeDash::new(dash.to_vec(), 0.0)).flatten(),
            ..Stroke::default()
        };
        self.pixmap.stroke_path(path, &paint, &stroke, Transform::identity(), None);
    }

    fn cells(&self, cells: &[Polygons]) -> Option<Path> {
        let mut path = PathBuilder::new();
        for Polygons { outline, centers } in cells {
            for &(x, y) in centers {
                for (place, corner) in outline.iter().enumerate() {
                    let (x, y) = self.at((x + corner.0, y + corner.1));
                    if place == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
                }
                path.close();
            }
        }
        path.finish()
    }

    fn lines(&self, edges: &[Edge]) -> Option<Path> {
        let mut path = PathBuilder::new();
        for Edge { from, to } in edges {
            let (from, to) = (self.at(*from), self.at(*to));
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        }
        path.finish()
    }

    fn tile(&self, low: Point, size: Point) -> Option<Path> {
        let mut path = PathBuilder::new();
        for step in super::primitives::tile(low, size, CORNER_RADIUS) {
            let at = |point| self.at(point);
            match step {
                super::primitives::Step::Move(to) => path.move_to(at(to).0, at(to).1),
                super::primitives::Step::Line(to) => path.line_to(at(to).0, at(to).1),
                super::primitives::Step::Curve(a, b, to) => {
                    let (a, b, to) = (at(a), at(b), at(to));
                    path.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1);
                }
            }
        }
        path.close();
        path.finish()
    }

    fn text(&self, words: &Words) -> Option<Path> {
        let size = words.size * self.scale;
        let (x, y) = self.at(words.at);
        let back = match words.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => 0.5,
            Anchor::End => 1.0,
        };
        let mut x = f64::from(x) - self.font.width(&words.text) * size * back;
        // As in browsers, baselines lie on whole pixels, and letters start at quarters of pixels.
        // A baseline halfway between two pixels moves down.
        let y = (f64::from(y) + 0.02).round() as f32;
        let mut pen = Pen { path: PathBuilder::new(), x: 0.0, y, scale: 0.0 };
        for glyph in self.font.glyphs(&words.text) {
            pen.scale = (size / self.font.units(glyph)) as f32;
            pen.x = ((x * 4.0).round() / 4.0) as f32;
            self.font.outline(glyph, &mut pen);
            x += self.font.advance(glyph) * size;
        }
        pen.path.finish()
    }
}

/// Draws glyphs into a path.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl ttf_parser::OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
