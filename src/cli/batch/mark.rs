//! Short names of ids, for tables and files.
//!
//! In: an id. Out: its mark. Holds: of ten million ids no two have the same.

use sha2::{Digest, Sha256};

pub type Mark = [u8; 16];

/// The mark of an id.
pub fn mark(id: &str) -> Mark {
    let digest = Sha256::digest(id.as_bytes());
    std::array::from_fn(|place| digest[place])
}
