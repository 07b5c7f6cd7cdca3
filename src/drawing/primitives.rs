//! What is drawn, thing by thing, before it is known in which format.
//!
//! In: nothing. Out: [`Drawing`]. Invariants: lengths are in the pixels of an SVG, [`CELL`] of them
//! to a cell; later things lie on earlier ones.

use crate::drawing::layout::Edge;
use crate::puzzle::{Point, Rgb};

/// Pixels from a cell to the next one.
pub const CELL: f64 = 26.0;

/// A drawing.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// What it shows, in one line.
    pub title: String,
    /// The same in more words.
    pub description: String,
    /// Its upper left corner.
    pub low: Point,
    /// Its width and height, whole numbers.
    pub size: Point,
    /// Corners of the board, if that is a rectangle.
    pub board: Option<(Point, Point)>,
    /// What it is drawn on.
    pub paper: Rgb,
    /// The size of most texts.
    pub text_size: f64,
    /// What is drawn.
    pub items: Vec<Item>,
}

/// A thing that is drawn.
#[derive(Clone, Debug)]
pub enum Item {
    /// Cells that are drawn alike.
    Cells {
        /// Polygons, each with its centers.
        cells: Vec<Polygons>,
        /// The inside.
        fill: Option<Rgb>,
        /// The border and its width.
        line: Option<(Rgb, f64)>,
    },
    /// Straight lines with round ends.
    Lines {
        /// From where to where.
        edges: Vec<Edge>,
        /// Their color.
        color: Rgb,
        /// How wide they are.
        width: f64,
    },
    /// A disk with a border of one pixel.
    Dot {
        /// Its middle.
        center: Point,
        /// Its radius.
        radius: f64,
        /// The inside.
        fill: Rgb,
        /// The border.
        line: Rgb,
    },
    /// A rectangle with round corners.
    Tile {
        /// Its upper left corner.
        low: Point,
        /// Its width and height.
        size: Point,
        /// The inside.
        fill: Rgb,
        /// The border, one pixel wide.
        line: Option<Rgb>,
        /// Is the border dashed?
        is_dashed: bool,
    },
    /// A line of text.
    Text(Words),
}

/// The same polygon around several centers.
#[derive(Clone, Debug)]
pub struct Polygons {
    /// The corners, from the center.
    pub outline: Vec<Point>,
    /// The centers.
    pub centers: Vec<Point>,
}

/// A line of text.
#[derive(Clone, Debug)]
pub struct Words {
    /// What it says.
    pub text: String,
    /// Where it stands on its baseline.
    pub at: Point,
    /// Which end of it is there.
    pub anchor: Anchor,
    /// The size of its letters.
    pub size: f64,
    /// Its color.
    pub color: Rgb,
}

/// Which end of a text is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The first letter begins there.
    Start,
    /// The middle.
    Middle,
    /// The last letter ends there.
    End,
}

/// The radius of the corners of a tile.
pub(super) const ROUND: f64 = 3.0;
/// A dashed border: so long a dash, so long a gap.
pub(super) const DASH: (f64, f64) = (3.0, 2.0);

/// A step along the border of a tile.
#[cfg(feature = "print")]
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Begin there.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quarter of a circle, as a curve with two control points.
    Curve(Point, Point, Point),
}

/// The border of a rectangle with round corners, clockwise.
#[cfg(feature = "print")]
pub(super) fn tile((x, y): Point, (width, height): Point, round: f64) -> [Step; 9] {
    // A circle is nearly a curve whose control points are so far from its ends.
    let (right, bottom, near) = (x + width, y + height, round * (1.0 - 0.552_284_75));
    [
        Step::Move((x + round, y)),
        Step::Line((right - round, y)),
        Step::Curve((right - near, y), (right, y + near), (right, y + round)),
        Step::Line((right, bottom - round)),
        Step::Curve((right, bottom - near), (right - near, bottom), (right - round, bottom)),
        Step::Line((x + round, bottom)),
        Step::Curve((x + near, bottom), (x, bottom - near), (x, bottom - round)),
        Step::Line((x, y + round)),
        Step::Curve((x, y + near), (x + near, y), (x + round, y)),
    ]
}
