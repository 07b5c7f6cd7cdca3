//! The diagrams of all patterns of a puzzle.
//!
//! In: a board and its clues. Out: [`Diagrams`]. Invariants: equal patterns of lines of one length
//! and with the same ties share a diagram; together they have at most [`MAX_NODES`] nodes, which is
//! checked after each. Ties that need too many nodes are left out, which makes a line weaker, never
//! wrong: the regions are lines of their own.

use super::automaton::TooLarge;
use super::diagram::MAX_TIED_NODES;
use super::{Clue, Diagram, Geometry, LineId, Pattern, PuzzleError};
use std::collections::HashMap;
use std::sync::Arc;

/// The most nodes of all diagrams together.
const MAX_NODES: usize = 1 << 22;
/// The most nodes of all diagrams that know ties, those included that were given up.
const MAX_ALL_TIED_NODES: usize = 1 << 20;

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
        let mut known: HashMap<_, Option<Arc<Diagram>>> = HashMap::new();
        let mut diagrams = vec![None; clues.len()];
        let (mut count, mut tied_count) = (0, 0);
        for ((line, clue), place) in geometry.lines().zip(clues).zip(&mut diagrams) {
            let Some(pattern) = clue.pattern() else { continue };
            let cells = geometry.line(line).len();
            // Without a clue the regions say as much.
            let ties =
                if clue.is_anything() { Vec::new() } else { renumbered(geometry.ties(line)) };
            let key = (pattern, cells, ties);
            if let Some(diagram) = known.get(&key) {
                place.clone_from(diagram);
                continue;
            }
            let too_large = |_| PuzzleError::PatternTooLarge { line };
            let diagram = diagram(pattern, cells, colors, &key.2, &mut tied_count);
            let diagram = diagram.map_err(too_large)?;
            let diagram = diagram.ok_or(PuzzleError::NoWord { line, cells })?;
            count += diagram.node_count();
            if count > MAX_NODES {
                return Err(PuzzleError::PatternTooLarge { line });
            }
            let diagram = (!diagram.is_of_all_words(colors)).then(|| Arc::new(diagram));
            place.clone_from(&diagram);
            known.insert(key, diagram);
        }
        let is_empty = diagrams.iter().all(Option::is_none);
        Ok(Diagrams(if is_empty { Vec::new() } else { diagrams }))
    }

    /// The diagram of a line.
    pub fn of_line(&self, line: LineId) -> Option<&Diagram> {
        self.0.get(line.index())?.as_deref()
    }
}

/// Equal regions as equal numbers, from 0 in the order of the line.
fn renumbered(ties: Vec<u32>) -> Vec<u32> {
    let mut numbers = HashMap::new();
    let number = |tie| {
        let next = numbers.len() as u32;
        *numbers.entry(tie).or_insert(next)
    };
    ties.into_iter().map(number).collect()
}

/// The diagram with the ties, or without them if they need too many nodes.
fn diagram(
    pattern: &Pattern,
    cells: usize,
    colors: usize,
    ties: &[u32],
    tied_count: &mut usize,
) -> Result<Option<Diagram>, TooLarge> {
    if !ties.is_empty() && *tied_count < MAX_ALL_TIED_NODES {
        let tied = Diagram::new(pattern, cells, colors, ties);
        let nodes = tied.as_ref().map(|tied| tied.as_ref().map_or(0, Diagram::node_count));
        *tied_count += nodes.unwrap_or(MAX_TIED_NODES);
        // A clue that the regions alone make impossible is no mistake of the file.
        if matches!(tied, Ok(Some(_))) {
            return tied;
        }
    }
    Diagram::new(pattern, cells, colors, &[])
}
