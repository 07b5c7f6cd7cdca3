//! Digests of the ids of records and of puzzles, and which puzzles are the same.
//!
//! In: text; puzzles' fingerprints and names. Out: 128 bits of its SHA-256, also as digits; a message
//! for each group of equal puzzles, in the order of their first ones. Even ten million texts collide
//! with a probability below 1e-24.

use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{Puzzle, canonical_text};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

pub type Digest = [u8; 16];

/// The first 16 bytes of the SHA-256 of a text.
pub fn digest(text: &str) -> Digest {
    let digest = Sha256::digest(text.as_bytes());
    std::array::from_fn(|place| digest[place])
}

/// Hexadecimal digits, two a byte.
pub fn hex_digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The same for puzzles that are turned, mirrored or recolored, and different for others.
pub fn fingerprint(puzzle: &Puzzle) -> String {
    hex_digits(&digest(&canonical_text(puzzle)))
}

/// The names of puzzles, by fingerprint.
#[derive(Default)]
pub struct Duplicates {
    groups: Vec<Vec<String>>,
    /// The place of each fingerprint in `groups`.
    places: BTreeMap<String, usize>,
}

impl Duplicates {
    pub fn add(&mut self, fingerprint: String, name: &str) {
        let next = self.groups.len();
        let place = *self.places.entry(fingerprint).or_insert(next);
        if place == next {
            self.groups.push(Vec::new());
        }
        self.groups[place].push(name.to_owned());
    }

    /// What there is to say about each group of several.
    pub fn messages(&self) -> impl Iterator<Item = Message> {
        let several = self.groups.iter().filter(|names| names.len() > 1);
        several.map(|names| message!("same-puzzle", names = names.join(", ")))
    }
}
