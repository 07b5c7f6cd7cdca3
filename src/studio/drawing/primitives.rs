//! Types of a drawing that are independent of the file format.
//!
//! Invariants: lengths are pixels of an SVG, y downwards, with [`CELL`] pixels from cell to cell;
//! later items cover earlier ones.

use crate::drawing::layout::Edge;
use crate::puzzle::{Point, Rgb};

/// Pixels from one cell to the next.
pub const CELL: f64 = 26.0;

/// A drawing.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// A title of one line.
    pub title: String,
    /// A longer description.
    pub description: String,
    /// The upper left corner.
    pub low: Point,
    /// Width and height, whole numbers.
    pub size: Point,
    /// Upper left and lower right corner of the board, if it is a rectangle.
    pub board: Option<(Point, Point)>,
    /// The background color.
    pub paper: Rgb,
    /// The font size of clues.
    pub text_size: f64,
    /// The items, from bottom to top.
    pub items: Vec<Item>,
}

/// An item of a drawing.
#[derive(Clone, Debug)]
pub enum Item {
    /// Cells of the same appearance.
    Cells {
        /// Polygons, each with its centers.
        cells: Vec<Polygons>,
        /// The color of the inside.
        fill: Option<Rgb>,
        /// Color and width of the border.
        line: Option<(Rgb, f64)>,
    },
    /// Straight lines with round ends.
    Lines {
        /// The lines.
        edges: Vec<Edge>,
        /// Their color.
        color: Rgb,
        /// Their width.
        width: f64,
    },
    /// A disk with a border of one pixel.
    Dot {
        /// The center.
        center: Point,
        /// The radius.
        radius: f64,
        /// The color of the inside.
        fill: Rgb,
        /// The color of the border.
        line: Rgb,
    },
    /// A rectangle with round corners.
    Tile {
        /// The upper left corner.
        low: Point,
        /// Width and height.
        size: Point,
        /// The color of the inside.
        fill: Rgb,
        /// The color of the border, which is one pixel wide.
        line: Option<Rgb>,
        /// Is the border dashed?
        is_dashed: bool,
    },
    /// A line of text.
    Text(Words),
}

/// Copies of a polygon around several centers.
#[derive(Clone, Debug)]
pub struct Polygons {
    /// The corners, as offsets from the center.
    pub outline: Vec<Point>,
    /// The centers.
    pub centers: Vec<Point>,
}

/// A line of text.
#[derive(Clone, Debug)]
pub struct Words {
    /// The text.
    pub text: String,
    /// A point on the baseline.
    pub at: Point,
    /// Does the text begin, end or have its middle at that point?
    pub anchor: Anchor,
    /// The font size.
    pub size: f64,
    /// The color.
    pub color: Rgb,
}

/// The horizontal alignment of a text at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The text starts at the point.
    Start,
    /// The point is the middle of the text.
    Middle,
    /// The text ends at the point.
    End,
}

/// The radius of the corners of a tile.
pub(super) const CORNER_RADIUS: f64 = 3.0;
/// Lengths of a dash and of a gap in a dashed border.
pub(super) const DASH: (f64, f64) = (3.0, 2.0);

/// A step along the border of a tile.
#[cfg(feature = "print")]
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Start at this point.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A cubic curve with two control points and its end.
    Curve(Point, Point, Point),
}

/// The border of a rectangle with round corners, clockwise.
#[cfg(feature = "print")]
pub(super) fn tile((x, y): Point, (width, height): Point, round: f64) -> [Step; 9] {
    // Control points at this distance approximate a quarter of a circle.
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
