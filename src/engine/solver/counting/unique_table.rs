//! A unique table of multi-valued decision diagrams: a node tests the color of one cell, and its
//! edges lead to other nodes.
//!
//! In: levels and edges. Out: node numbers. Invariants: nodes with equal level and edges are one
//! node; each edge leads to a node with a smaller number, so a pass over the numbers visits the
//! diagrams bottom-up.

use crate::puzzle::Color;

/// The node without a placement.
pub(super) const NONE: u32 = 0;
/// The node in which nothing is left to test.
pub(super) const DONE: u32 = 1;

/// The target node of one color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    pub color: Color,
    pub to: u32,
}

/// The table of all nodes.
pub(super) struct UniqueTable {
    /// By node: its level, that is which cell of which line it tests, as one number.
    levels: Vec<u32>,
    /// By node: its first edge; one more entry marks the end.
    firsts: Vec<u32>,
    edges: Vec<Edge>,
    /// Hash table of nodes; 0 is a free slot. Its length is a power of 2.
    slots: Vec<u32>,
}

impl UniqueTable {
    /// A table of the two terminal nodes.
    pub fn new() -> UniqueTable {
        let (levels, firsts) = (vec![u32::MAX; 2], vec![0; 3]);
        UniqueTable { levels, firsts, edges: Vec::new(), slots: vec![0; 1 << 12] }
    }

    /// The number of nodes, with the two terminal nodes.
    pub fn len(&self) -> usize {
        self.levels.len()
    }

    /// Memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        8 * (self.levels.len() + self.edges.len()) + 4 * self.slots.len()
    }

    /// The level of a node.
    pub fn level(&self, node: u32) -> u32 {
        self.levels[node as usize]
    }

    /// The edges of a node, sorted by color.
    pub fn edges(&self, node: u32) -> &[Edge] {
        let (from, to) = (self.firsts[node as usize], self.firsts[node as usize + 1]);
        &self.edges[from as usize..to as usize]
    }

    /// The node of this level with these edges; creates it if it is new.
    pub fn node(&mut self, level: u32, edges: &[Edge]) -> u32 {
        if 2 * self.len() > self.slots.len() {
            self.widen();
        }
        let mut at = self.slot(level, edges);
        while self.slots[at] != 0 {
            let node = self.slots[at];
            if self.level(node) == level && self.edges(node) == edges {
                return node;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
        let node = self.len() as u32;
        self.levels.push(level);
        self.edges.extend_from_slice(edges);
        self.firsts.push(self.edges.len() as u32);
        self.slots[at] = node;
        node
    }

    /// Doubles the number of slots.
    fn widen(&mut self) {
        let count = 2 * self.slots.len();
        self.slots = vec![0; count];
        for node in 2..self.len() as u32 {
            let mut at = self.slot(self.level(node), self.edges(node));
            while self.slots[at] != 0 {
                at = (at + 1) & (count - 1);
            }
            self.slots[at] = node;
        }
    }

    /// The first slot to probe for a node.
    fn slot(&self, level: u32, edges: &[Edge]) -> usize {
        let mix = |hash: u64, word: u64| {
            (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        };
        let word = |edge: &Edge| (edge.color.index() as u64) << 32 | u64::from(edge.to);
        let hash = edges.iter().fold(mix(1, level.into()), |hash, edge| mix(hash, word(edge)));
        (hash ^ hash >> 32) as usize & (self.slots.len() - 1)
    }

    /// Keeps only the nodes reachable from `roots`, and renumbers `roots`.
    pub fn keep(&mut self, roots: &mut [u32]) {
        let mut kept = UniqueTable::new();
        let mut is_used = vec![false; self.len()];
        roots.iter().for_each(|&root| is_used[root as usize] = true);
        for node in (2..self.len()).rev() {
            if is_used[node] {
                self.edges(node as u32).iter().for_each(|edge| is_used[edge.to as usize] = true);
            }
        }
        let mut renumbered = vec![NONE; self.len()];
        renumbered[DONE as usize] = DONE;
        for node in 2..self.len() as u32 {
            if is_used[node as usize] {
                let edge = |edge: &Edge| Edge { to: renumbered[edge.to as usize], ..*edge };
                let edges: Vec<Edge> = self.edges(node).iter().map(edge).collect();
                renumbered[node as usize] = kept.node(self.level(node), &edges);
            }
        }
        roots.iter_mut().for_each(|root| *root = renumbered[*root as usize]);
        *self = kept;
    }
}
