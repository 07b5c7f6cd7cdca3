//! Draws several pictures on one contact sheet.
//!
//! In: scenes, which appear without clues, or an image, and lines of text for each. Out: an SVG
//! document. Invariants: the cells of a picture have equal size; nothing overlaps.

use crate::drawing::layout::{Scene, Spots};
use crate::puzzle::Point;
use svg::Document;
use svg::node::element::{Group, Image, Path, Rectangle, Text, Title};

/// Pictures in a row, and in a row of a sheet that shows an image, too.
const COLUMNS: usize = 3;
const COLUMNS_WITH_IMAGE: usize = 4;
/// The side of the square of a picture, and the space between two squares, in pixels.
const SIDE: f64 = 280.0;
const GAP: f64 = 24.0;
/// Height of each line of text below a picture, and of the space below the last, in pixels.
const LINE: f64 = 17.0;
const BELOW: f64 = 9.0;

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
    let in_row = if has_image { COLUMNS_WITH_IMAGE } else { COLUMNS };
    let columns = pictures.len().clamp(1, in_row);
    let lines = pictures.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    let below = LINE * lines as f64 + BELOW;
    // Each row is as high as its highest picture.
    let heights = pictures
        .chunks(in_row)
        .map(|row| row.iter().map(|(tile, _)| height(tile).ceil()).fold(0.0, f64::max));
    let heights: Vec<f64> = heights.collect();
    let top =
        |row: usize| GAP + heights[..row].iter().map(|height| height + below + GAP).sum::<f64>();
    let width = GAP + columns as f64 * (SIDE + GAP);
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
        one((GAP + column as f64 * (SIDE + GAP), top(row)), heights[row], picture)
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
        Tile::Image { size, .. } => shown(*size).1,
    }
}

/// The pixels to a unit of length; a whole number avoids seams between cells.
fn cell_side(low: Point, high: Point) -> f64 {
    (SIDE / (high.0 - low.0).max(high.1 - low.1)).floor().max(1.0)
}

fn one((x, y): Point, height: f64, (tile, lines): &(Tile, Vec<String>)) -> Group {
    let group = Group::new().set("transform", format!("translate({x} {y})"));
    let mut below = Group::new()
        .set("font-family", super::svg::FAMILY)
        .set("font-size", 12)
        .set("fill", "#1a1a1a");
    for (number, line) in (1..).zip(lines) {
        below = below.add(Text::new(line).set("x", 0).set("y", height + LINE * f64::from(number)));
    }
    match tile {
        Tile::Scene(scene) => picture(group, scene),
        Tile::Image { href, size } => group.add(image(href, *size)),
    }
    .add(below)
}

/// The width and height of an image on the sheet, in pixels.
fn shown((width, height): (u32, u32)) -> (f64, f64) {
    let longest = f64::from(width.max(height).max(1));
    (SIDE * f64::from(width) / longest, SIDE * f64::from(height) / longest)
}

fn image(href: &str, size: (u32, u32)) -> Image {
    let (width, height) = shown(size);
    let image = Image::new()
        .set("href", href)
        .set("width", hundredths(width))
        .set("height", hundredths(height));
    match f64::from(size.0.max(size.1)) < SIDE {
        true => image.set("style", "image-rendering: pixelated"),
        false => image,
    }
}

fn picture(mut group: Group, scene: &Scene) -> Group {
    let (low, high) = extent(scene);
    let side = cell_side(low, high);
    let at = |point: Point| ((point.0 - low.0) * side, (point.1 - low.1) * side);
    for (rgb, spots) in &scene.fills {
        let path = polygons(scene, spots).map(|corners| {
            let corners = corners.into_iter().map(at);
            let corners: Vec<String> =
                corners.map(|(x, y)| format!("{} {}", hundredths(x), hundredths(y))).collect();
            format!("M{}Z", corners.join("L"))
        });
        let path = Path::new().set("d", path.collect::<String>());
        group = group.add(path.set("fill", rgb.to_string()));
    }
    let (width, height) = at(high);
    let frame = Rectangle::new().set("width", hundredths(width)).set("height", hundredths(height));
    group.add(frame.set("fill", "none").set("stroke", "#8a8a8a"))
}

/// The corners of each of these cells.
fn polygons(scene: &Scene, spots: &Spots) -> impl Iterator<Item = Vec<Point>> {
    let of = |(outline, centers): (&&'static [Point], &Vec<Point>)| {
        let (outline, centers) = (*outline, centers.clone());
        centers.into_iter().map(|(x, y)| outline.iter().map(|c| (x + c.0, y + c.1)).collect())
    };
    scene.outlines.iter().zip(spots).flat_map(of)
}

/// The corners of all cells.
fn extent(scene: &Scene) -> (Point, Point) {
    let cells = scene.fills.iter().flat_map(|(_, spots)| polygons(scene, spots));
    cells.flatten().fold(((f64::MAX, f64::MAX), (f64::MIN, f64::MIN)), |(low, high), (x, y)| {
        ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
    })
}

fn hundredths(pixels: f64) -> f64 {
    (pixels * 100.0).round() / 100.0 + 0.0
}
