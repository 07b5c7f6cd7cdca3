//! A memo table with keys of words.
//!
//! Invariants: two keys are equal only if all their words are; no iteration, so the hash order has
//! no effect; its memory is known.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Values by keys.
pub(super) struct Memo<V> {
    known: HashMap<Box<[u32]>, V, BuildHasherDefault<Words>>,
    bytes: usize,
}

impl<V> Memo<V> {
    /// An empty memo.
    pub fn new() -> Memo<V> {
        Memo { known: HashMap::default(), bytes: 0 }
    }

    /// The value stored under a key.
    pub fn get(&self, key: &[u32]) -> Option<&V> {
        self.known.get(key)
    }

    /// Stores a value that owns `bytes` bytes besides its own size.
    pub fn insert(&mut self, key: Box<[u32]>, value: V, bytes: usize) {
        // The key's own allocation, and the slot in the table.
        self.bytes += 16 + 4 * key.len() + 2 * (size_of::<(Box<[u32]>, V)>() + 1) + bytes;
        self.known.insert(key, value);
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
