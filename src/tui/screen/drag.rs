//! The state of a drag, while a mouse button is down.

use nonosat_board::puzzle::{CellId, Color};

/// A drag from the cell on which the button went down.
pub struct Drag {
    pub from: CellId,
    /// The mark of that cell before.
    pub had: Option<Color>,
    /// The mark that the drag sets.
    pub paints: Option<Color>,
}
