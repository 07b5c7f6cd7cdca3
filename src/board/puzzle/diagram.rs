//! The words of a line that satisfy a pattern, as a diagram: a node for what the cells so far leave
//! of the pattern, an edge for each color of the next cell.
//!
//! In: a pattern, the cells of its line; which of them have one color, as a number for each cell.
//! Out: a [`Diagram`]. Invariants: each word has one way from
//! the first node to the last; each edge lies on such a way; two nodes before one cell differ in
//! the words behind them; nodes are numbered by cell, then as the way through the colors reaches
//! them. No diagram has more than [`MAX_NODES`].
//! Source: G. Pesant, "A regular language membership constraint for finite sequences of variables"
//! (CP 2004).

use super::automaton::{Automaton, TooLarge};
use super::color::Color;
use super::pattern::Pattern;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The most nodes in the diagram of a line.
pub const MAX_NODES: usize = 65_536;

/// The most nodes in the diagram of a line with tied cells: those of Tile Paint have up to 103.
pub(super) const MAX_TIED_NODES: usize = 8_192;

/// The words of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// For each cell, and for the end of the line, its first node; then the number of nodes.
    layers: Vec<u32>,
    /// By node: its first edge; then the number of edges.
    firsts: Vec<u32>,
    edges: Vec<DiagramEdge>,
}

/// From a node with the color of a cell to a node before the next cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiagramEdge {
    /// The color of the cell.
    pub color: Color,
    /// The node after it.
    pub to: u32,
}

impl Diagram {
    /// The diagram of a line of `cells` cells; `None` if no word satisfies the pattern. `colors`
    /// are the size of the palette. Cells with equal `ties` have one color; none may tie no cells.
    pub(super) fn new(
        pattern: &Pattern,
        cells: usize,
        colors: usize,
        ties: &[u32],
    ) -> Result<Option<Diagram>, TooLarge> {
        let layers = unrolled(pattern, cells, colors, &Ties::new(ties))?;
        Ok(reduced(&layers))
    }

    /// The number of cells.
    pub fn cell_count(&self) -> usize {
        self.layers.len() - 2
    }

    /// The number of nodes.
    pub fn node_count(&self) -> usize {
        self.firsts.len() - 1
    }

    /// The number of edges.
    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// The nodes before a cell, from 0. The only node behind the last cell is the last one.
    pub fn nodes(&self, cell: usize) -> Range<usize> {
        self.layers[cell] as usize..self.layers[cell + 1] as usize
    }

    /// The edges from a node, by color.
    pub fn edges(&self, node: usize) -> &[DiagramEdge] {
        &self.edges[self.firsts[node] as usize..self.firsts[node + 1] as usize]
    }

    /// Is this one of the words? `word` has as many colors as the line has cells.
    pub fn has_word(&self, mut word: impl Iterator<Item = Color>) -> bool {
        let step = |node: usize, color| {
            let edge = self.edges(node).iter().find(|edge| edge.color == color);
            edge.map(|edge| edge.to as usize)
        };
        word.try_fold(0, step).is_some()
    }

    /// The fewest and the most cells of a color, or of all foreground colors, in a word.
    pub fn painted(&self, color: Option<Color>) -> (u64, u64) {
        let mut ranges = vec![(0, 0); self.node_count()];
        for node in (0..self.node_count() - 1).rev() {
            let counts = |edge: &DiagramEdge| {
                !edge.color.is_background() && color.is_none_or(|color| color == edge.color)
            };
            let behind = |edge: &DiagramEdge| {
                let (least, most): (u64, u64) = ranges[edge.to as usize];
                let own = u64::from(counts(edge));
                (least + own, most + own)
            };
            let range = self.edges(node).iter().map(behind);
            let range = range.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
            ranges[node] = range.unwrap_or_default();
        }
        ranges[0]
    }

    /// Does every word satisfy the pattern?
    pub(super) fn is_of_all_words(&self, colors: usize) -> bool {
        self.node_count() == self.layers.len() - 1 && self.edges.len() == self.cell_count() * colors
    }
}

/// The states that are reached before each cell.
struct Unrolled {
    /// By cell, then by state: the edges to the states before the next cell.
    layers: Vec<Vec<Vec<DiagramEdge>>>,
    /// By state behind the last cell.
    is_accepting: Vec<bool>,
}

/// Which cells have one color.
struct Ties<'a> {
    of_cells: &'a [u32],
    /// By cell: is there a later one with the same color?
    comes_again: Vec<bool>,
}

/// The colors of ties that come again, sorted.
type Known = Vec<(u32, Color)>;

impl<'a> Ties<'a> {
    fn new(of_cells: &'a [u32]) -> Ties<'a> {
        let mut later = HashSet::new();
        let mut comes_again: Vec<bool> =
            of_cells.iter().rev().map(|tie| !later.insert(tie)).collect();
        comes_again.reverse();
        Ties { of_cells, comes_again }
    }

    /// What is known after a cell of this color; `None` if the cell has another color.
    fn after(&self, cell: usize, color: Color, known: &Known) -> Option<Known> {
        let Some(&tie) = self.of_cells.get(cell) else { return Some(Known::new()) };
        let mut known = known.clone();
        match known.binary_search_by_key(&tie, |known| known.0) {
            Ok(place) if known[place].1 != color => return None,
            Ok(place) if !self.comes_again[cell] => drop(known.remove(place)),
            Err(place) if self.comes_again[cell] => known.insert(place, (tie, color)),
            _ => {}
        }
        Some(known)
    }

    fn most_nodes(&self) -> usize {
        if self.of_cells.is_empty() { MAX_NODES } else { MAX_TIED_NODES }
    }
}

/// Reads all words, cell by cell.
fn unrolled(
    pattern: &Pattern,
    cells: usize,
    colors: usize,
    ties: &Ties,
) -> Result<Unrolled, TooLarge> {
    let mut automaton = Automaton::new(pattern)?;
    // By state of the automaton: the states after it, by color.
    let mut known: Vec<Option<Vec<(Color, u32)>>> = Vec::new();
    let (mut states, mut layers) = (vec![(0u32, Known::new())], Vec::with_capacity(cells));
    let mut count = 1;
    for cell in 0..cells {
        let (mut next, mut places) = (Vec::new(), HashMap::new());
        let mut layer = Vec::with_capacity(states.len());
        for (state, tied) in &states {
            known.resize(known.len().max(*state as usize + 1), None);
            let after = match &mut known[*state as usize] {
                Some(after) => after,
                unknown => unknown.insert(after(&mut automaton, *state, colors)?),
            };
            let edge = |&(color, state): &(Color, u32)| {
                let state = (state, ties.after(cell, color, tied)?);
                let to = *places.entry(state).or_insert_with_key(|state| {
                    next.push(state.clone());
                    next.len() as u32 - 1
                });
                Some(DiagramEdge { color, to })
            };
            layer.push(after.iter().filter_map(edge).collect());
        }
        count += next.len();
        if count > ties.most_nodes() {
            return Err(TooLarge);
        }
        layers.push(layer);
        states = next;
    }
    let is_accepting = states.iter().map(|&(state, _)| automaton.accepts(state)).collect();
    Ok(Unrolled { layers, is_accepting })
}

/// The states after a state, by color.
fn after(
    automaton: &mut Automaton,
    state: u32,
    colors: usize,
) -> Result<Vec<(Color, u32)>, TooLarge> {
    let mut after = Vec::with_capacity(colors);
    for color in (0..colors as u8).map(Color::numbered) {
        after.extend(automaton.after(state, color)?.map(|state| (color, state)));
    }
    Ok(after)
}

/// Merges states with the same words behind them, and drops those without any.
fn reduced(unrolled: &Unrolled) -> Option<Diagram> {
    // By cell, then by node: its edges. Nodes of one layer are numbered from the last layer on.
    let mut nodes: Vec<Vec<Vec<DiagramEdge>>> = Vec::with_capacity(unrolled.layers.len());
    let end = |&accepts: &bool| accepts.then_some(0);
    let mut images: Vec<Option<u32>> = unrolled.is_accepting.iter().map(end).collect();
    for layer in unrolled.layers.iter().rev() {
        let (mut of_layer, mut numbers): (Vec<Vec<DiagramEdge>>, _) = (Vec::new(), HashMap::new());
        let image = |edges: &Vec<DiagramEdge>| {
            let left =
                |edge: &DiagramEdge| Some(DiagramEdge { to: images[edge.to as usize]?, ..*edge });
            let edges: Vec<DiagramEdge> = edges.iter().filter_map(left).collect();
            if edges.is_empty() {
                return None;
            }
            Some(*numbers.entry(edges).or_insert_with_key(|edges| {
                of_layer.push(edges.clone());
                of_layer.len() as u32 - 1
            }))
        };
        images = layer.iter().map(image).collect();
        nodes.push(of_layer);
    }
    nodes.reverse();
    images.first().copied().flatten().map(|_| numbered(&nodes))
}

/// Numbers the nodes by cell, then as the edges reach them.
fn numbered(nodes: &[Vec<Vec<DiagramEdge>>]) -> Diagram {
    let mut diagram = Diagram { layers: vec![0], firsts: vec![0], edges: Vec::new() };
    let mut reached = vec![0usize];
    for layer in nodes {
        let first = diagram.layers[diagram.layers.len() - 1] + reached.len() as u32;
        let (mut next, mut places) = (Vec::new(), HashMap::new());
        for &node in &reached {
            for edge in &layer[node] {
                let place = *places.entry(edge.to).or_insert_with(|| {
                    next.push(edge.to as usize);
                    next.len() as u32 - 1
                });
                diagram.edges.push(DiagramEdge { color: edge.color, to: first + place });
            }
            diagram.firsts.push(diagram.edges.len() as u32);
        }
        diagram.layers.push(first);
        reached = next;
    }
    let last = diagram.layers[diagram.layers.len() - 1];
    diagram.firsts.push(diagram.edges.len() as u32);
    diagram.layers.push(last + 1);
    diagram
}
