//! Short names of ids, for tables and files.
//!
//! In: an id. Out: its mark. Holds: of ten million ids no two have the same.

use sha2::{Digest, Sha256};

pub type IdDigest = [u8; 16];

/// The mark of an id.
pub fn id_digest(id: &str) -> IdDigest {
    let digest = Sha256::digest(id.as_bytes());
    std::array::from_fn(|place| digest[place])
}
