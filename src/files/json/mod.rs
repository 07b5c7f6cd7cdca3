//! Nonosat's own JSON; the writer and the parser for JSON with lists of numbers.
//!
//! Here: the shape of a board, `{"rect": {"height": 5, "width": 8}}`, `{"hex": {"side": 4}}` or
//! `{"hex": {"sides": [..]}}`, `{"triangles": {"sides": [..]}}`. Invariants: only six sides that
//! agree become a shape.

pub(crate) mod numbers;
pub(crate) mod own;
pub(crate) mod parse;

use crate::Problem;
use crate::puzzle::{Shape, Sides, SidesError};
use serde::{Deserialize, Serialize};

/// The shape of a board.
#[derive(Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Shape"))]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum ShapeJson {
    /// Rows and columns of squares.
    Rect {
        /// The number of rows.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        height: u32,
        /// The number of columns.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        width: u32,
    },
    /// A hexagon of hexagons: its `side`, or its six `sides`.
    Hex {
        /// Cells of a side, if all have as many.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        side: Option<u32>,
        /// Cells of the sides A to F, counter-clockwise from the upper left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
        sides: Option<[u32; 6]>,
    },
    /// A hexagon of triangles.
    Triangles {
        /// Triangles along the sides A to F; 0 for a corner.
        sides: [u32; 6],
    },
}

impl From<Shape> for ShapeJson {
    fn from(shape: Shape) -> ShapeJson {
        match shape {
            Shape::Rect { height, width } => ShapeJson::Rect { height, width },
            Shape::Hex { sides } => {
                let side = sides.side();
                ShapeJson::Hex { side, sides: side.is_none().then(|| sides.all()) }
            }
            Shape::Triangles { sides } => ShapeJson::Triangles { sides: sides.all() },
        }
    }
}

impl ShapeJson {
    /// The shape, or a problem at the beginning of the file.
    pub(super) fn shape(&self) -> Result<Shape, Problem> {
        let refused = |error: SidesError| Problem::new(0..1, error.message(), "want-sides");
        let six = |sides| Sides::of_six(sides).map_err(refused);
        Ok(match *self {
            ShapeJson::Rect { height, width } => Shape::Rect { height, width },
            ShapeJson::Hex { side: Some(side), sides: None } => Shape::hex(side),
            ShapeJson::Hex { side: None, sides: Some(sides) } => Shape::Hex { sides: six(sides)? },
            ShapeJson::Hex { .. } => {
                return Err(Problem::new(0..1, "problem-hex-sides", "want-hex-sides"));
            }
            ShapeJson::Triangles { sides } => Shape::Triangles { sides: six(sides)? },
        })
    }
}
