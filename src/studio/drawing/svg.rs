//! Writes SVG documents with the crate `svg`, which escapes all text: a drawing, or several
//! pictures on one contact sheet.
//!
//! In: a drawing; scenes, which appear without clues, or an image, and lines of text for each. Out:
//! a document. Invariants: each item of a drawing is one element; the cells of a picture on a sheet
//! have equal size, and nothing overlaps there.

use super::draw::NEW_CELL_FRAME;
use super::layout::{Edge, Mark, Scene, Spots};
use super::primitives::{Anchor, CORNER_RADIUS, DASH, Drawing, Item, Polygons, Words};
use super::{Theme, draw};
use crate::puzzle::{Point, Rgb};
use std::fmt::Write;
use svg::Document;
use svg::node::element::{Circle, Description, Group, Image, Path, Rectangle, Text, Title};

const FONT_FAMILY: &str = "DejaVu Sans, Verdana, Arial, Helvetica, sans-serif";

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
            let tile = rectangle(*low, *size).set("rx", CORNER_RADIUS).set("fill", hex(*fill));
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
        .set("font-family", FONT_FAMILY)
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

/// Pictures in a row.
const PICTURES_PER_ROW: usize = 3;
/// The same on a sheet that also shows the image.
const COLUMNS_WITH_IMAGE: usize = 4;
/// The side of the square of a picture, and the space between two squares, in pixels.
const PICTURE_SIDE: f64 = 280.0;
const PICTURE_GAP: f64 = 24.0;
/// Height of each line of text below a picture, and of the space below the last, in pixels.
const TEXT_LINE_HEIGHT: f64 = 17.0;
const SPACE_BELOW: f64 = 9.0;

/// What a sheet shows.
pub enum Tile {
    /// A picture of a puzzle.
    Scene(Box<Scene>),
    /// An image in any form that SVG can show.
    Image {
        /// Its address, such as a `data:` URI.
        href: String,
        /// Columns and rows of pixels.
        size: (u32, u32),
    },
}

/// Draws a sheet of pictures with their texts.
pub fn contact(title: &str, pictures: &[(Tile, Vec<String>)]) -> String {
    let has_image = pictures.iter().any(|(tile, _)| matches!(tile, Tile::Image { .. }));
    let in_row = if has_image { COLUMNS_WITH_IMAGE } else { PICTURES_PER_ROW };
    let columns = pictures.len().clamp(1, in_row);
    let lines = pictures.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    let text_height = TEXT_LINE_HEIGHT * lines as f64 + SPACE_BELOW;
    // Each row is as high as its highest picture.
    let heights = pictures
        .chunks(in_row)
        .map(|row| row.iter().map(|(tile, _)| height(tile).ceil()).fold(0.0, f64::max));
    let heights: Vec<f64> = heights.collect();
    let top = |row: usize| {
        PICTURE_GAP
            + heights[..row].iter().map(|height| height + text_height + PICTURE_GAP).sum::<f64>()
    };
    let width = PICTURE_GAP + columns as f64 * (PICTURE_SIDE + PICTURE_GAP);
    let height = top(heights.len());
    let paper = Rectangle::new().set("width", width).set("height", height).set("fill", "#ffffff");
    let document = Document::new()
        .set("viewBox", format!("0 0 {width} {height}"))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .set("aria-labelledby", "title")
        .add(Title::new(title).set("id", "title"))
        .add(paper);
    let all = pictures.iter().enumerate().map(|(at, picture)| {
        let (column, row) = (at % in_row, at / in_row);
        tile_group(
            (PICTURE_GAP + column as f64 * (PICTURE_SIDE + PICTURE_GAP), top(row)),
            heights[row],
            picture,
        )
    });
    let mut text = all.fold(document, Document::add).to_string();
    text.push('\n');
    text
}

/// The height of a picture or an image, in pixels.
fn height(tile: &Tile) -> f64 {
    match tile {
        Tile::Scene(scene) => {
            let (low, high) = extent(scene);
            (high.1 - low.1) * cell_side(low, high)
        }
        Tile::Image { size, .. } => shown_size(*size).1,
    }
}

/// The pixels to a unit of length; a whole number avoids seams between cells.
fn cell_side(low: Point, high: Point) -> f64 {
    (PICTURE_SIDE / (high.0 - low.0).max(high.1 - low.1)).floor().max(1.0)
}

fn tile_group((x, y): Point, height: f64, (tile, lines): &(Tile, Vec<String>)) -> Group {
    let group = Group::new().set("transform", format!("translate({x} {y})"));
    let mut y =
        Group::new().set("font-family", FONT_FAMILY).set("font-size", 12).set("fill", "#1a1a1a");
    for (number, line) in (1..).zip(lines) {
        y = y.add(
            Text::new(line).set("x", 0).set("y", height + TEXT_LINE_HEIGHT * f64::from(number)),
        );
    }
    match tile {
        Tile::Scene(scene) => picture(group, scene),
        Tile::Image { href, size } => group.add(image(href, *size)),
    }
    .add(y)
}

/// The width and height of an image on the sheet, in pixels.
fn shown_size((width, height): (u32, u32)) -> (f64, f64) {
    let longest = f64::from(width.max(height).max(1));
    (PICTURE_SIDE * f64::from(width) / longest, PICTURE_SIDE * f64::from(height) / longest)
}

fn image(href: &str, size: (u32, u32)) -> Image {
    let (width, height) = shown_size(size);
    let image = Image::new()
        .set("href", href)
        .set("width", hundredths(width))
        .set("height", hundredths(height));
    match f64::from(size.0.max(size.1)) < PICTURE_SIDE {
        true => image.set("style", "image-rendering: pixelated"),
        false => image,
    }
}

fn picture(mut group: Group, scene: &Scene) -> Group {
    let (low, high) = extent(scene);
    let side = cell_side(low, high);
    let at = |point: Point| ((point.0 - low.0) * side, (point.1 - low.1) * side);
    let path = |spots: &Spots| {
        let path = polygons_at(scene, spots).map(|corners| {
            let corners = corners.into_iter().map(at);
            let corners: Vec<String> =
                corners.map(|(x, y)| format!("{} {}", hundredths(x), hundredths(y))).collect();
            format!("M{}Z", corners.join("L"))
        });
        Path::new().set("d", path.collect::<String>())
    };
    for (rgb, spots) in &scene.fills {
        group = group.add(path(spots).set("fill", rgb.to_string()));
    }
    for (_, spots) in scene.marks.iter().filter(|(mark, _)| *mark == Mark::News) {
        let frames = path(spots).set("fill", "none").set("stroke", NEW_CELL_FRAME.to_string());
        group = group.add(frames.set("stroke-width", 2));
    }
    let (width, height) = at(high);
    let frame = Rectangle::new().set("width", hundredths(width)).set("height", hundredths(height));
    group.add(frame.set("fill", "none").set("stroke", "#8a8a8a"))
}

/// The corners of each of these cells.
fn polygons_at(scene: &Scene, spots: &Spots) -> impl Iterator<Item = Vec<Point>> {
    let of = |(outline, centers): (&&'static [Point], &Vec<Point>)| {
        let (outline, centers) = (*outline, centers.clone());
        centers.into_iter().map(|(x, y)| outline.iter().map(|c| (x + c.0, y + c.1)).collect())
    };
    scene.outlines.iter().zip(spots).flat_map(of)
}

/// The corners of all cells.
fn extent(scene: &Scene) -> (Point, Point) {
    let cells = scene.fills.iter().flat_map(|(_, spots)| polygons_at(scene, spots));
    cells.flatten().fold(((f64::MAX, f64::MAX), (f64::MIN, f64::MIN)), |(low, high), (x, y)| {
        ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
    })
}

fn hundredths(pixels: f64) -> f64 {
    (pixels * 100.0).round() / 100.0 + 0.0
}
