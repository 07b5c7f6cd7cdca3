//! Digests of record ids, as keys of tables and in names of files.
//!
//! In: an id. Out: 128 bits of its SHA-256. Even ten million ids collide with a probability below
//! 1e-24.

use sha2::{Digest, Sha256};

pub type IdDigest = [u8; 16];

/// The first 16 bytes of the SHA-256 of an id.
pub fn id_digest(id: &str) -> IdDigest {
    let digest = Sha256::digest(id.as_bytes());
    std::array::from_fn(|place| digest[place])
}
