//! What was found out before, by a key of words.
//!
//! Invariants: two keys are one only if all of their words are; never iterated; its memory is known.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Values by keys.
pub(super) struct Memo<V> {
    known: HashMap<Box<[u32]>, V, BuildHasherDefault<Words>>,
    bytes: usize,
}

impl<V> Memo<V> {
    /// Nothing.
    pub fn new() -> Memo<V> {
        Memo { known: HashMap::default(), bytes: 0 }
    }

    /// What is known under a key.
    pub fn get(&self, key: &[u32]) -> Option<&V> {
        self.known.get(key)
    }

    /// Keeps a value that has so many bytes beside itself.
    pub fn insert(&mut self, key: Box<[u32]>, value: V, bytes: usize) {
        // A key of its own piece of memory, and the room in the table.
        self.bytes += 16 + 4 * key.len() + 2 * (size_of::<(Box<[u32]>, V)>() + 1) + bytes;
        self.known.insert(key, value);
    }

    /// Memory in use, about.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

/// A quick hash of words; nobody who writes a puzzle gains by making them collide.
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
