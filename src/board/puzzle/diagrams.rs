//! The diagrams of all patterns of a puzzle.
//!
//! In: a board and its clues. Out: [`Diagrams`]. Invariants: equal patterns of lines of one length
//! share a diagram; together they have at most [`MAX_NODES`] nodes, which is checked after each.

use super::{Clue, Diagram, Geometry, LineId, Pattern, PuzzleError};
use std::collections::HashMap;
use std::sync::Arc;

/// The most nodes of all diagrams together.
const MAX_NODES: usize = 1 << 22;

/// By line: the diagram of its pattern; `None` for lists of runs and for patterns that allow
/// every line. Nothing for a puzzle of such lines alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Diagrams(Vec<Option<Arc<Diagram>>>);

impl Diagrams {
    /// The diagrams of a puzzle; `colors` is the size of its palette.
    ///
    /// # Errors
    /// [`PuzzleError::NoWord`], [`PuzzleError::PatternTooLarge`].
    pub fn new(
        geometry: &Geometry,
        clues: &[Clue],
        colors: usize,
    ) -> Result<Diagrams, PuzzleError> {
        let mut known: HashMap<(&Pattern, usize), Option<Arc<Diagram>>> = HashMap::new();
        let mut diagrams = vec![None; clues.len()];
        let mut count = 0;
        for ((line, clue), place) in geometry.lines().zip(clues).zip(&mut diagrams) {
            let Some(pattern) = clue.pattern() else { continue };
            let cells = geometry.line(line).len();
            if let Some(diagram) = known.get(&(pattern, cells)) {
                place.clone_from(diagram);
                continue;
            }
            let too_large = |_| PuzzleError::PatternTooLarge { line };
            let diagram = Diagram::new(pattern, cells, colors).map_err(too_large)?;
            let diagram = diagram.ok_or(PuzzleError::NoWord { line, cells })?;
            count += diagram.node_count();
            if count > MAX_NODES {
                return Err(PuzzleError::PatternTooLarge { line });
            }
            let diagram = (!diagram.is_of_all_words(colors)).then(|| Arc::new(diagram));
            place.clone_from(&diagram);
            known.insert((pattern, cells), diagram);
        }
        let is_empty = diagrams.iter().all(Option::is_none);
        Ok(Diagrams(if is_empty { Vec::new() } else { diagrams }))
    }

    /// The diagram of a line.
    pub fn of_line(&self, line: LineId) -> Option<&Diagram> {
        self.0.get(line.index())?.as_deref()
    }
}
