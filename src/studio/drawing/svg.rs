//! Writes a drawing as SVG, with the crate `svg`, which escapes all text.
//!
//! In: a drawing. Out: a document. Invariants: each item is one element.

use super::primitives::{Anchor, DASH, Drawing, Item, Polygons, ROUND, Words};
use super::{Theme, draw};
use crate::drawing::layout::{Edge, Scene};
use crate::puzzle::{Point, Rgb};
use std::fmt::Write;
use svg::Document;
use svg::node::element::{Circle, Description, Path, Rectangle, Text, Title};

pub(super) const FAMILY: &str = "DejaVu Sans, Verdana, Arial, Helvetica, sans-serif";

/// Draws a scene in the light theme as an SVG document.
pub fn svg(scene: &Scene) -> String {
    svg_of(&draw(scene, &Theme::light()), 1.0)
}

/// Writes a drawing as an SVG document; `scale` multiplies its width and height.
pub fn svg_of(drawing: &Drawing, scale: f64) -> String {
    let document = paper(drawing, scale);
    let add = |document: Document, item: &Item| match item {
        Item::Cells { cells, fill, line } => {
            let path = Path::new().set("d", outlines(cells));
            let path = path.set("fill", fill.map_or("none".to_owned(), hex));
            document.add(match line {
                Some((color, width)) => path.set("stroke", hex(*color)).set("stroke-width", *width),
                None => path,
            })
        }
        Item::Lines { edges, color, width } => document.add(lines(edges, *color, *width)),
        Item::Dot { center: (x, y), radius, fill, line } => {
            let dot = Circle::new().set("cx", short(*x)).set("cy", short(*y));
            let dot = dot.set("r", short(*radius));
            document.add(dot.set("fill", hex(*fill)).set("stroke", hex(*line)))
        }
        Item::Tile { low, size, fill, line, is_dashed } => {
            let tile = rectangle(*low, *size).set("rx", ROUND).set("fill", hex(*fill));
            let tile = tile.set("stroke", line.map_or("none".to_owned(), hex));
            let dash = format!("{} {}", DASH.0, DASH.1);
            document.add(if *is_dashed { tile.set("stroke-dasharray", dash) } else { tile })
        }
        Item::Text(words) => document.add(text(words, drawing.text_size)),
    };
    let mut text = drawing.items.iter().fold(document, add).to_string();
    text.push('\n');
    text
}

/// An empty document with title, description and background.
fn paper(drawing: &Drawing, scale: f64) -> Document {
    let ((x, y), (width, height)) = (drawing.low, drawing.size);
    let description = svg::node::Text::new(&drawing.description);
    Document::new()
        .set("viewBox", format!("{x} {y} {width} {height}"))
        .set("width", short(width * scale))
        .set("height", short(height * scale))
        .set("role", "img")
        .set("aria-labelledby", "title description")
        .set("font-family", FAMILY)
        .set("font-size", drawing.text_size)
        .set("text-anchor", "middle")
        .add(Title::new(&drawing.title).set("id", "title"))
        .add(Description::new().set("id", "description").add(description))
        .add(rectangle(drawing.low, drawing.size).set("fill", hex(drawing.paper)))
}

/// Rounded to hundredths of a pixel.
fn short(pixels: f64) -> f64 {
    (pixels * 100.0).round() / 100.0 + 0.0
}

fn hex(rgb: Rgb) -> String {
    rgb.to_string()
}

fn rectangle((x, y): Point, (width, height): Point) -> Rectangle {
    let corner = Rectangle::new().set("x", short(x)).set("y", short(y));
    corner.set("width", short(width)).set("height", short(height))
}

fn outlines(cells: &[Polygons]) -> String {
    let mut path = String::new();
    for Polygons { outline, centers } in cells {
        for &(x, y) in centers {
            for (place, corner) in outline.iter().enumerate() {
                let command = if place == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{command}{} {}", short(x + corner.0), short(y + corner.1));
            }
            path.push('Z');
        }
    }
    path
}

fn lines(edges: &[Edge], color: Rgb, width: f64) -> Path {
    let mut path = String::new();
    for Edge { from, to } in edges {
        let (from, to) = ((short(from.0), short(from.1)), (short(to.0), short(to.1)));
        let _ = write!(path, "M{} {}L{} {}", from.0, from.1, to.0, to.1);
    }
    Path::new()
        .set("d", path)
        .set("fill", "none")
        .set("stroke", hex(color))
        .set("stroke-width", width)
        .set("stroke-linecap", "round")
}

fn text(words: &Words, usual_size: f64) -> Text {
    let text = Text::new(&words.text).set("x", short(words.at.0)).set("y", short(words.at.1));
    let text = text.set("fill", hex(words.color));
    let text =
        if words.size == usual_size { text } else { text.set("font-size", short(words.size)) };
    match words.anchor {
        Anchor::Middle => text,
        Anchor::Start => text.set("text-anchor", "start"),
        Anchor::End => text.set("text-anchor", "end"),
    }
}
