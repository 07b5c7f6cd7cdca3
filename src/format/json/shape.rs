//! The shape of a board in JSON: `{"rect": {"height": 5, "width": 8}}`, `{"hex": {"side": 4}}`
//! or `{"hex": {"sides": [..]}}`, `{"triangles": {"sides": [..]}}`.
//!
//! In: a shape. Out: its JSON, and back. Invariants: only six sides that agree become a shape.

use crate::puzzle::{Shape, Sides};
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum ShapeJson {
    Rect {
        height: u32,
        width: u32,
    },
    Hex {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sides: Option<[u32; 6]>,
    },
    Triangles {
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
    /// The shape, or the messages `found` and `expected` of a problem.
    pub(super) fn shape(&self) -> Result<Shape, (String, &'static str)> {
        let six = |sides: [u32; 6]| {
            Sides::of_six(sides).map_err(|error| (error.to_string(), "sides that agree"))
        };
        Ok(match *self {
            ShapeJson::Rect { height, width } => Shape::Rect { height, width },
            ShapeJson::Hex { side: Some(side), sides: None } => Shape::hex(side),
            ShapeJson::Hex { side: None, sides: Some(sides) } => Shape::Hex { sides: six(sides)? },
            ShapeJson::Hex { .. } => {
                let found = "a hexagon with both or neither of `side` and `sides`";
                return Err((found.to_owned(), "`side`, or six `sides`"));
            }
            ShapeJson::Triangles { sides } => Shape::Triangles { sides: six(sides)? },
        })
    }
}
