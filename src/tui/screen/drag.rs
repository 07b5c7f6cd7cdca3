//! A line that is being painted.

use nonosat::puzzle::{CellId, Color};

/// A button went down on a cell.
pub struct Drag {
    pub from: CellId,
    /// What the cell was marked before.
    pub had: Option<Color>,
    /// What it is marked now, and what the line is painted with.
    pub paints: Option<Color>,
}
