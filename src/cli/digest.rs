//! Digests: of the ids of records, of puzzles.
//!
//! In: text. Out: 128 bits of its SHA-256, also as digits. Even ten million texts collide with a
//! probability below 1e-24.

use nonosat_board::puzzle::{Puzzle, canonical_text};
use sha2::{Digest as _, Sha256};

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
