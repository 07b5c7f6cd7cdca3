//! The shapes of boards.
//!
//! In: numbers of rows and columns, or of cells or lines at each side. Out: [`Shape`], [`Sides`].
//! Invariants: the six sides agree, so that four of them determine the other two.

use crate::message::{Message, message};

/// The shape of a board, without its holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Rows by columns of squares, in cells.
    Rect {
        /// The number of rows.
        height: u32,
        /// The number of columns.
        width: u32,
    },
    /// Hexagons in rows, within six sides, each counted in cells. If some sides have one cell, the
    /// board is a rhombus, a trapezoid or a triangle.
    Hex {
        /// The cells of each side.
        sides: Sides,
    },
    /// Triangles in rows, pointing up and down in turn, within six sides, each counted in lines. If
    /// some sides have no line, the board is a rhombus, a trapezoid or a triangle.
    Triangles {
        /// The lines that begin at each side.
        sides: Sides,
    },
}

impl Shape {
    /// The regular hexagon with `side` cells to a side.
    pub const fn hex(side: u32) -> Shape {
        Shape::Hex { sides: Sides::regular(side) }
    }

    /// The numbers of rows and columns of a rectangle; `None` for other shapes.
    pub fn rectangle(self) -> Option<(u32, u32)> {
        match self {
            Shape::Rect { height, width } => Some((height, width)),
            Shape::Hex { .. } | Shape::Triangles { .. } => None,
        }
    }

    /// The sides of a board of hexagons or triangles; `None` for rectangles.
    pub fn sides(self) -> Option<Sides> {
        match self {
            Shape::Rect { .. } => None,
            Shape::Hex { sides } | Shape::Triangles { sides } => Some(sides),
        }
    }

    /// Does the board consist of triangles?
    pub fn is_of_triangles(self) -> bool {
        matches!(self, Shape::Triangles { .. })
    }

    /// A description in words: `a hexagon of side 4`.
    pub fn describe(self) -> String {
        match self {
            Shape::Rect { height, width } => format!("{width} columns by {height} rows"),
            Shape::Hex { sides } => format!("a hexagon of {}", sides.describe()),
            Shape::Triangles { sides } => format!("triangles within {}", sides.describe()),
        }
    }
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Shape::Rect { height, width } => write!(f, "{width}x{height}"),
            Shape::Hex { sides } => match sides.side() {
                Some(side) => write!(f, "hex {side}"),
                None => write!(f, "hex {sides}"),
            },
            Shape::Triangles { sides } => write!(f, "tri {sides}"),
        }
    }
}

/// The six sides of a board of hexagons or triangles, A to F counter-clockwise from the upper
/// left. A + B = D + E and B + C = E + F.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides([u32; 4]);

impl Sides {
    /// Six equal sides.
    pub const fn regular(side: u32) -> Sides {
        Sides([side; 4])
    }

    /// The sides with these A to D; E and F follow from them.
    ///
    /// # Errors
    /// [`SidesError`] if E or F would be negative.
    pub fn new(four: [u32; 4]) -> Result<Sides, SidesError> {
        let (e, f) = following(four);
        match (u32::try_from(e), u32::try_from(f)) {
            (Ok(_), Ok(_)) => Ok(Sides(four)),
            (Err(_), _) => Err(SidesError { side: 'E', found: None, expected: e }),
            _ => Err(SidesError { side: 'F', found: None, expected: f }),
        }
    }

    /// The sides A to F.
    ///
    /// # Errors
    /// [`SidesError`] if E or F is not the value that follows from A to D.
    pub fn of_six([a, b, c, d, e, f]: [u32; 6]) -> Result<Sides, SidesError> {
        let expected = following([a, b, c, d]);
        for (side, found, expected) in [('E', e, expected.0), ('F', f, expected.1)] {
            if i64::from(found) != expected {
                return Err(SidesError { side, found: Some(found), expected });
            }
        }
        Sides::new([a, b, c, d])
    }

    /// All six sides, A to F.
    pub fn all(self) -> [u32; 6] {
        let [a, b, c, d] = self.0;
        // Every constructor makes sure that E and F are not negative.
        let (e, f) = following(self.0);
        [a, b, c, d, e as u32, f as u32]
    }

    /// The length of each side if all are equal.
    pub fn side(self) -> Option<u32> {
        let all = self.all();
        all.iter().all(|&side| side == all[0]).then_some(all[0])
    }

    /// The sides after a mirroring, left for right.
    pub(super) fn mirrored(self) -> Sides {
        let [_, b, c, d, e, _] = self.all();
        Sides([e, d, c, b])
    }

    /// The sides after a clockwise turn by `sixths` sixths.
    pub(super) fn turned(self, sixths: u8) -> Sides {
        let mut all = self.all();
        all.rotate_left(usize::from(sixths % 6));
        Sides([all[0], all[1], all[2], all[3]])
    }

    fn describe(self) -> String {
        self.side().map_or_else(|| format!("sides {self}"), |side| format!("side {side}"))
    }
}

/// The sides E and F that follow from A to D.
fn following(four: [u32; 4]) -> (i64, i64) {
    let [a, b, c, d] = four.map(i64::from);
    (a + b - d, c + d - a)
}

impl std::fmt::Display for Sides {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [a, b, c, d, e, last] = self.all();
        write!(f, "{a} {b} {c} {d} {e} {last}")
    }
}

/// Six numbers that are not the sides of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("side {side} {} = {}", lines_of(*.found, *.expected), sum_of(*.side))]
pub struct SidesError {
    /// The side that does not follow from the others, E or F.
    pub side: char,
    /// Its declared value; `None` if only A to D were given.
    pub found: Option<u32>,
    /// The value that follows from A to D.
    pub expected: i64,
}

/// The sum that a side has to be.
fn sum_of(side: char) -> &'static str {
    if side == 'E' { "A + B - D" } else { "C + D - A" }
}

/// What is wrong with the lines of a side.
fn lines_of(count: Option<u32>, expected: i64) -> String {
    match count {
        None => format!("would have {expected} lines"),
        Some(1) => format!("has 1 line instead of {expected}"),
        Some(count) => format!("has {count} lines instead of {expected}"),
    }
}

impl SidesError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        let (side, sum) = (self.side, sum_of(self.side));
        let message = match self.found {
            Some(count) => message!("puzzle-side", count = count),
            None => message!("puzzle-side-follows"),
        };
        message.with("side", side).with("expected", self.expected.to_string()).with("sum", sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_that_disagree_are_told_with_the_sum() {
        let text = |six| Sides::of_six(six).unwrap_err().to_string();
        assert_eq!(text([9, 8, 10, 8, 8, 9]), "side E has 8 lines instead of 9 = A + B - D");
        assert_eq!(text([9, 8, 10, 8, 9, 1]), "side F has 1 line instead of 9 = C + D - A");
        assert_eq!(text([1, 0, 0, 2, 0, 1]), "side E has 0 lines instead of -1 = A + B - D");
        let text = |four| Sides::new(four).unwrap_err().to_string();
        assert_eq!(text([1, 0, 0, 2]), "side E would have -1 lines = A + B - D");
        assert_eq!(text([3, 2, 1, 1]), "side F would have -1 lines = C + D - A");
        assert_eq!(Sides::new([9, 8, 10, 8]).unwrap().all(), [9, 8, 10, 8, 9, 9]);
        assert!(Sides::new([u32::MAX; 4]).is_ok());
    }

    #[test]
    fn a_turn_moves_every_side_to_the_next() {
        let sides = Sides::of_six([9, 8, 10, 7, 10, 8]).unwrap();
        assert_eq!(sides.turned(1).all(), [8, 10, 7, 10, 8, 9]);
        assert_eq!(sides.turned(6), sides);
        assert_eq!(sides.mirrored().all(), [10, 7, 10, 8, 9, 8]);
    }
}
