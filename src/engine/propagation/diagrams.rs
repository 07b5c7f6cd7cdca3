//! Lines whose clue is a diagram: the colors that their cells may have, and their placements,
//! counted and listed by number.
//!
//! In: a diagram, the colors that each cell of its line may have. Out: the colors that are left;
//! how many placements there are; the placement of a given number. Invariants: complete for the
//! line; two placements differ in some cell; they have the order of [`super::Placements`].

use super::bits::Bits;
use crate::puzzle::{Color, ColorSet, Diagram, DiagramEdge};

/// The working memory for solving lines by diagrams.
#[derive(Default)]
pub(super) struct DiagramSolver {
    /// By node: is there a way to it; later, also one from it to the end?
    is_open: Vec<bool>,
}

impl DiagramSolver {
    /// Does the line have a placement? Marks the nodes that a way from the first one leads to.
    pub fn fits<const W: usize>(&mut self, diagram: &Diagram, domains: &[Bits<W>]) -> bool {
        self.is_open.clear();
        self.is_open.resize(diagram.node_count(), false);
        self.is_open[0] = true;
        for at in 0..diagram.cell_count() {
            for node in diagram.nodes(at) {
                let edges = if self.is_open[node] { diagram.edges(node) } else { &[] };
                for edge in edges {
                    self.is_open[edge.to as usize] |= domains[edge.color.index()].contains(at);
                }
            }
        }
        self.is_open.last() == Some(&true)
    }

    /// Adds to `allowed[c]` the cells that may have color `c`; `domains[c]` are those that might.
    /// False if the line has no placement.
    pub fn solve<const W: usize>(
        &mut self,
        diagram: &Diagram,
        domains: &[Bits<W>],
        allowed: &mut [Bits<W>],
    ) -> bool {
        if !self.fits(diagram, domains) {
            return false;
        }
        for at in (0..diagram.cell_count()).rev() {
            for node in diagram.nodes(at) {
                let edges = if self.is_open[node] { diagram.edges(node) } else { &[] };
                let mut has_end = false;
                for edge in edges {
                    let color = edge.color.index();
                    if self.is_open[edge.to as usize] && domains[color].contains(at) {
                        allowed[color].insert(at);
                        has_end = true;
                    }
                }
                self.is_open[node] = has_end;
            }
        }
        self.is_open[0]
    }
}

/// All placements of a diagram on the cells of its line.
pub struct DiagramPlacements<'a> {
    diagram: &'a Diagram,
    cells: &'a [ColorSet],
    /// By node: how many placements there are from there on. Saturates.
    counts: Vec<u128>,
}

impl<'a> DiagramPlacements<'a> {
    /// Counts the placements.
    pub fn new(diagram: &'a Diagram, cells: &'a [ColorSet]) -> DiagramPlacements<'a> {
        let mut counts = vec![0u128; diagram.node_count()];
        if let Some(end) = counts.last_mut() {
            *end = 1;
        }
        for at in (0..diagram.cell_count()).rev() {
            for node in diagram.nodes(at) {
                let edges = diagram.edges(node).iter();
                let edges = edges.filter(|edge| cells[at].contains(edge.color));
                let behind = edges.map(|edge| counts[edge.to as usize]);
                counts[node] = behind.fold(0, u128::saturating_add);
            }
        }
        DiagramPlacements { diagram, cells, counts }
    }

    /// How many placements there are; `u128::MAX` means that many or more.
    pub fn count(&self) -> u128 {
        self.counts[0]
    }

    /// How many placements there are from a node on.
    pub fn count_from(&self, node: usize) -> u128 {
        self.counts[node]
    }

    /// The colors of the cells in placement `number`, counted from 0; `None` past the last one.
    /// Numbers are valid while [`Self::count`] is not saturated.
    pub fn nth(&self, mut number: u128) -> Option<Vec<Color>> {
        let (mut node, mut before) = (0, Color::BACKGROUND);
        let mut line = Vec::with_capacity(self.cells.len());
        for cell in self.cells {
            // A run that begins comes before background, and that before a longer run.
            let rank = |edge: &&DiagramEdge| match edge.color {
                color if color.is_background() => usize::MAX - 1,
                color if color == before => usize::MAX,
                color => color.index(),
            };
            let edges = self.diagram.edges(node).iter();
            let mut edges: Vec<&DiagramEdge> =
                edges.filter(|edge| cell.contains(edge.color)).collect();
            edges.sort_unstable_by_key(rank);
            let edge = edges.into_iter().find(|edge| {
                let count = self.counts[edge.to as usize];
                let is_it = number < count;
                number -= if is_it { 0 } else { count };
                is_it
            })?;
            (node, before) = (edge.to as usize, edge.color);
            line.push(edge.color);
        }
        Some(line)
    }
}
