//! The tables of the counter: a unique table of multi-valued decision diagrams, and a memo table
//! with keys of words. A node of a diagram tests the color of one cell; its edges lead to other
//! nodes.
//!
//! In: levels and edges; keys. Out: node numbers; values. Invariants: nodes with equal level and
//! edges are one node; each edge leads to a node with a smaller number, so a pass over the numbers
//! visits the diagrams bottom-up; two keys are equal only if all their words are; no iteration, so
//! the hash order has no effect; the memory of both is known.

pub(super) use crate::puzzle::DiagramEdge as Edge;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The node without a placement.
pub(super) const NONE: u32 = 0;
/// The node in which nothing is left to test.
pub(super) const DONE: u32 = 1;

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
        let mut smaller = UniqueTable::new();
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
                renumbered[node as usize] = smaller.node(self.level(node), &edges);
            }
        }
        roots.iter_mut().for_each(|root| *root = renumbered[*root as usize]);
        *self = smaller;
    }
}

/// Values by keys.
pub(super) struct Memo<V> {
    entries: HashMap<Box<[u32]>, V, BuildHasherDefault<Words>>,
    bytes: usize,
}

impl<V> Memo<V> {
    /// An empty memo.
    pub fn new() -> Memo<V> {
        Memo { entries: HashMap::default(), bytes: 0 }
    }

    /// The value stored under a key.
    pub fn get(&self, key: &[u32]) -> Option<&V> {
        self.entries.get(key)
    }

    /// Stores a value that owns `bytes` bytes besides its own size.
    pub fn insert(&mut self, key: Box<[u32]>, value: V, bytes: usize) {
        // The key's own allocation, and the slot in the table.
        self.bytes += 16 + 4 * key.len() + 2 * (size_of::<(Box<[u32]>, V)>() + 1) + bytes;
        self.entries.insert(key, value);
    }

    /// Memory in use, approximately.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

/// A fast hash of words. Colliding puzzles only slow counting down, so no defence is needed.
#[derive(Default)]
struct Words(u64);

impl Hasher for Words {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
