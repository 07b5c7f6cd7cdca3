//! SVG, by the crate `svg`, which escapes all text.
//!
//! In: a scene. Out: a document. Holds: few elements: one path a color, one for
//! all thin and one for all heavy edges.

use crate::puzzle::{Point, Rgb};
use crate::scene::{Edge, Label, Mark, Scene, Tint};
use std::fmt::Write;
use svg::Document;
use svg::node::element::{Circle, Description, Group, Path, Rectangle, Text, Title};

/// Pixels from a cell to the next one.
pub const CELL: f64 = 26.0;
/// Size of the clues in pixels.
const FONT: f64 = 14.0;
pub(super) const FAMILY: &str = "DejaVu Sans, Verdana, Arial, Helvetica, sans-serif";
const PAPER: &str = "#ffffff";
const TEXT: &str = "#1a1a1a";
const MUTED: &str = "#767676";
const THIN: &str = "#8a8a8a";
const HEAVY: &str = "#303030";
/// Frames that are seen on paper, on ink and by the color-blind.
const REASON: &str = "#1f78d1";
const NEWS: &str = "#e66100";
/// A cell that is seen as neither ink nor paper.
const DOUBT: &str = "#ffd28a";

/// The scene as an SVG document.
pub fn svg(scene: &Scene) -> String {
    let mut document = paper(scene);
    for (rgb, centers) in &scene.fills {
        let path = Path::new().set("d", cells(centers, scene.outline));
        document = document.add(path.set("fill", rgb.to_string()));
    }
    for &(x, y) in &scene.givens {
        let dot = Circle::new().set("cx", pixels(x)).set("cy", pixels(y)).set("r", pixels(0.12));
        document = document.add(dot.set("fill", PAPER).set("stroke", HEAVY));
    }
    // The heavy lines stand out on light cells by their color, on dark ones by their border.
    document = document
        .add(lines(&scene.thin, THIN, 1.0))
        .add(lines(&scene.heavy, PAPER, 4.0))
        .add(lines(&scene.heavy, HEAVY, 2.25));
    for (mark, centers) in &scene.marks {
        document = document.add(pointed(*mark, centers, scene.outline));
    }
    let mut text = document.add(clues(scene)).to_string();
    text.push('\n');
    text
}

/// A document with a title, a description and a background.
fn paper(scene: &Scene) -> Document {
    let (low, high) = scene.bounds;
    let (x, y) = (pixels(low.0), pixels(low.1));
    let (width, height) = (pixels(high.0 - low.0), pixels(high.1 - low.1));
    let description = svg::node::Text::new(&scene.description);
    let paper = Rectangle::new().set("x", x).set("y", y).set("width", width);
    Document::new()
        .set("viewBox", format!("{x} {y} {width} {height}"))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .set("aria-labelledby", "title description")
        .add(Title::new(&scene.title).set("id", "title"))
        .add(Description::new().set("id", "description").add(description))
        .add(paper.set("height", height).set("fill", PAPER))
}

fn clues(scene: &Scene) -> Group {
    let clues = Group::new()
        .set("font-family", FAMILY)
        .set("font-size", font_size(scene))
        .set("text-anchor", "middle");
    scene.labels.iter().fold(clues, |clues, label| add_label(clues, label, scene.label_size))
}

/// Rounded to hundredths of a pixel.
fn pixels(units: f64) -> f64 {
    (units * CELL * 100.0).round() / 100.0 + 0.0
}

/// A dot where a cell is empty; a frame in the cell where it is a reason, or follows.
fn pointed(mark: Mark, centers: &[Point], outline: &[Point]) -> Path {
    let (color, inside, width) = match mark {
        Mark::Empty => (MUTED, 0.09, 0.0),
        Mark::Reason => (REASON, 0.72, 2.5),
        Mark::News => (NEWS, 0.72, 3.5),
        Mark::Doubt => (NEWS, 0.7, 1.5),
    };
    let smaller: Vec<Point> = outline.iter().map(|(x, y)| (x * inside, y * inside)).collect();
    let path = Path::new().set("d", cells(centers, &smaller));
    match mark {
        Mark::Empty => path.set("fill", color),
        Mark::Doubt => path.set("fill", DOUBT).set("stroke", color).set("stroke-width", width),
        _ => path.set("fill", "none").set("stroke", color).set("stroke-width", width),
    }
}

/// Smaller where labels of three digits have no more room than those of two.
fn font_size(scene: &Scene) -> f64 {
    let longest = scene.labels.iter().map(|label| label.text.len()).max().unwrap_or(1);
    if longest > 2 { FONT * 2.0 / longest as f64 } else { FONT }
}

fn cells(centers: &[Point], outline: &[Point]) -> String {
    let mut path = String::new();
    for &(x, y) in centers {
        for (place, corner) in outline.iter().enumerate() {
            let command = if place == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{} {}", pixels(x + corner.0), pixels(y + corner.1));
        }
        path.push('Z');
    }
    path
}

fn lines(edges: &[Edge], color: &str, width: f64) -> Path {
    let mut path = String::new();
    for Edge { from, to } in edges {
        let (from, to) = ((pixels(from.0), pixels(from.1)), (pixels(to.0), pixels(to.1)));
        let _ = write!(path, "M{} {}L{} {}", from.0, from.1, to.0, to.1);
    }
    Path::new()
        .set("d", path)
        .set("fill", "none")
        .set("stroke", color)
        .set("stroke-width", width)
        .set("stroke-linecap", "round")
}

fn add_label(group: Group, label: &Label, (width, height): Point) -> Group {
    let (x, y) = label.center;
    let tile = |fill: String, line: &str| {
        Rectangle::new()
            .set("x", pixels(x - width / 2.0 + 0.03))
            .set("y", pixels(y - height / 2.0 + 0.03))
            .set("width", pixels(width - 0.06))
            .set("height", pixels(height - 0.06))
            .set("rx", 3)
            .set("fill", fill)
            .set("stroke", line)
    };
    let text = |color: &str| {
        Text::new(&label.text)
            .set("x", pixels(x))
            .set("y", pixels(y) + FONT * 0.36)
            .set("fill", color)
    };
    match label.tint {
        Tint::Plain => group.add(text(TEXT)),
        Tint::Muted => group.add(text(MUTED)),
        Tint::Unknown => {
            group.add(tile(PAPER.to_owned(), MUTED).set("stroke-dasharray", "3 2")).add(text(TEXT))
        }
        Tint::Color(rgb) => {
            let line = if luminance(rgb) > 0.7 { MUTED } else { "none" };
            let ink = if luminance(rgb) > 0.18 { TEXT } else { PAPER };
            group.add(tile(rgb.to_string(), line)).add(text(ink))
        }
    }
}

/// Relative luminance, 0 to 1, as the Web Content Accessibility Guidelines
/// define it; black text on a color has more contrast than white above 0.18.
fn luminance(Rgb(red, green, blue): Rgb) -> f64 {
    let linear = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
