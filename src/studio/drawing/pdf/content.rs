//! Writes the content of a page as PDF operators.
//!
//! In: a page. Out: a content stream. Invariants: items far outside of the visible part of a
//! drawing are omitted, not only clipped.

use super::font::{Glyphs, name};
use super::press::{Ink, Inks};
use super::{Page, Part, Turn};
use crate::drawing::layout::Edge;
use crate::drawing::primitives::{
    Anchor, CELL, CORNER_RADIUS, DASH, Drawing, Item, Polygons, Step, Words, tile,
};
use crate::puzzle::{Point, Rgb};
use pdf_writer::types::LineCapStyle;
use pdf_writer::{Buf, Content, Name, Str};

/// The distance of control points that approximates a quarter of a circle, for a radius of 1.
const CIRCLE_CONTROL: f64 = 0.552_284_75;

pub(super) struct Painter<'a> {
    content: Content,
    page: &'a Page,
    glyphs: &'a mut Glyphs,
    inks: Inks,
}

/// Rounds to hundredths of a pixel, which are shorter in the file.
fn short(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}

impl<'a> Painter<'a> {
    pub fn new(page: &'a Page, glyphs: &'a mut Glyphs, inks: Inks) -> Painter<'a> {
        Painter { content: Content::new(), page, glyphs, inks }
    }

    pub fn paint(mut self) -> Buf {
        self.page.parts.iter().for_each(|part| self.add_part(part));
        self.content.finish()
    }

    fn add_part(&mut self, part: &Part) {
        let (low, high) = part.visible_part();
        let (scale, height) = (part.scale, self.page.size.1);
        let (x, y) = part.at;
        let matrix = match part.turn {
            Turn::Upright => {
                [scale, 0.0, 0.0, -scale, x - low.0 * scale, height - y + low.1 * scale]
            }
            Turn::Left => {
                let up = height - y - high.0 * scale;
                [0.0, scale, scale, 0.0, x - low.1 * scale, up]
            }
            Turn::Right => {
                let up = height - y + low.0 * scale;
                [0.0, -scale, -scale, 0.0, x + high.1 * scale, up]
            }
        };
        self.content.save_state().transform(matrix.map(|value| value as f32));
        if part.window.is_some() {
            let size = (high.0 - low.0, high.1 - low.1);
            self.content.rect(short(low.0), short(low.1), short(size.0), short(size.1));
            self.content.clip_nonzero().end_path();
        }
        self.content.set_line_cap(LineCapStyle::RoundCap);
        self.add_drawing(&part.drawing, low, high);
        self.content.restore_state();
    }

    fn add_drawing(&mut self, drawing: &Drawing, low: Point, high: Point) {
        let is_shown = |(x, y): Point| x >= low.0 && y >= low.1 && x <= high.0 && y <= high.1;
        // Items may reach into the window although their center or their ends are outside.
        let is_near = |(x, y): Point| {
            let window = (low.0 - CELL, low.1 - CELL, high.0 + CELL, high.1 + CELL);
            x >= window.0 && y >= window.1 && x <= window.2 && y <= window.3
        };
        let is_crossing = |edge: &&Edge| {
            let (from, to) = (edge.from, edge.to);
            from.0.max(to.0) >= low.0 - CELL
                && from.0.min(to.0) <= high.0 + CELL
                && from.1.max(to.1) >= low.1 - CELL
                && from.1.min(to.1) <= high.1 + CELL
        };
        for item in &drawing.items {
            match item {
                Item::Cells { cells, fill, line } => {
                    let in_window = |of: &Polygons| Polygons {
                        outline: of.outline.clone(),
                        centers: of.centers.iter().copied().filter(|&at| is_near(at)).collect(),
                    };
                    let visible: Vec<Polygons> = cells.iter().map(in_window).collect();
                    self.add_cells(&visible, *fill, *line);
                }
                Item::Lines { edges, color, width } => {
                    let crossing = edges.iter().filter(is_crossing).copied();
                    self.add_lines(&crossing.collect::<Vec<_>>(), *color, *width);
                }
                Item::Dot { center, radius, fill, line } => {
                    self.set_fill(*fill);
                    self.set_stroke(*line, 1.0);
                    self.circle(*center, *radius);
                    self.content.fill_nonzero_and_stroke();
                }
                Item::Tile { low, size, fill, line, is_dashed } => {
                    if is_shown((low.0 + size.0 / 2.0, low.1 + size.1 / 2.0)) {
                        self.add_tile(*low, *size, *fill, *line, *is_dashed);
                    }
                }
                Item::Text(words) if is_shown(words.at) => self.add_text(words),
                Item::Text(_) => {}
            }
        }
    }

    fn set_fill(&mut self, rgb: Rgb) {
        match self.inks.ink(rgb) {
            Ink::Black(light) => self.content.set_fill_gray(light),
            Ink::Light([red, green, blue]) => self.content.set_fill_rgb(red, green, blue),
            Ink::Process([c, m, y, k]) => self.content.set_fill_cmyk(c, m, y, k),
        };
    }

    fn set_stroke(&mut self, rgb: Rgb, width: f64) {
        match self.inks.ink(rgb) {
            Ink::Black(light) => self.content.set_stroke_gray(light),
            Ink::Light([red, green, blue]) => self.content.set_stroke_rgb(red, green, blue),
            Ink::Process([c, m, y, k]) => self.content.set_stroke_cmyk(c, m, y, k),
        };
        self.content.set_line_width(short(width));
    }

    fn go(&mut self, (x, y): Point, is_first: bool) {
        let (x, y) = (short(x), short(y));
        if is_first {
            self.content.move_to(x, y)
        } else {
            self.content.line_to(x, y)
        };
    }

    fn add_cells(&mut self, cells: &[Polygons], fill: Option<Rgb>, line: Option<(Rgb, f64)>) {
        if cells.iter().all(|cells| cells.centers.is_empty()) {
            return;
        }
        fill.iter().for_each(|rgb| self.set_fill(*rgb));
        line.iter().for_each(|(rgb, width)| self.set_stroke(*rgb, *width));
        for Polygons { outline, centers } in cells {
            for &(x, y) in centers {
                for (place, corner) in outline.iter().enumerate() {
                    self.go((x + corner.0, y + corner.1), place == 0);
                }
                self.content.close_path();
            }
        }
        match (fill, line) {
            (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (_, Some(_)) => self.content.stroke(),
            _ => self.content.fill_nonzero(),
        };
    }

    fn add_lines(&mut self, edges: &[Edge], color: Rgb, width: f64) {
        if edges.is_empty() {
            return;
        }
        self.set_stroke(color, width);
        for edge in edges {
            self.go(edge.from, true);
            self.go(edge.to, false);
        }
        self.content.stroke();
    }

    fn circle(&mut self, (x, y): Point, radius: f64) {
        let near = radius * CIRCLE_CONTROL;
        self.go((x + radius, y), true);
        let quarters = [
            [(radius, near), (near, radius), (0.0, radius)],
            [(-near, radius), (-radius, near), (-radius, 0.0)],
            [(-radius, -near), (-near, -radius), (0.0, -radius)],
            [(near, -radius), (radius, -near), (radius, 0.0)],
        ];
        for points in quarters {
            self.curve(points.map(|(dx, dy)| (x + dx, y + dy)));
        }
    }

    fn curve(&mut self, [a, b, to]: [Point; 3]) {
        let [a, b, to] = [a, b, to].map(|(x, y)| (short(x), short(y)));
        self.content.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1);
    }

    fn add_tile(&mut self, low: Point, size: Point, fill: Rgb, line: Option<Rgb>, is_dashed: bool) {
        self.set_fill(fill);
        line.iter().for_each(|rgb| self.set_stroke(*rgb, 1.0));
        if is_dashed {
            self.content.set_dash_pattern([DASH.0 as f32, DASH.1 as f32], 0.0);
            self.content.set_line_cap(LineCapStyle::ButtCap);
        }
        for step in tile(low, size, CORNER_RADIUS) {
            match step {
                Step::Move(to) => self.go(to, true),
                Step::Line(to) => self.go(to, false),
                Step::Curve(a, b, to) => self.curve([a, b, to]),
            }
        }
        self.content.close_path();
        match line {
            Some(_) => self.content.fill_nonzero_and_stroke(),
            None => self.content.fill_nonzero(),
        };
        if is_dashed {
            self.content.set_dash_pattern([], 0.0).set_line_cap(LineCapStyle::RoundCap);
        }
    }

    fn add_text(&mut self, words: &Words) {
        let back = match words.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => 0.5,
            Anchor::End => 1.0,
        };
        let width = self.glyphs.font().width(&words.text) * words.size;
        let parts = self.glyphs.encoded(&words.text);
        self.set_fill(words.color);
        let (x, y) = (short(words.at.0 - width * back), short(words.at.1));
        self.content.begin_text().set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]);
        for (file, text) in parts {
            self.content.set_font(Name(name(file).as_bytes()), short(words.size));
            self.content.show(Str(&text));
        }
        self.content.end_text();
    }
}
