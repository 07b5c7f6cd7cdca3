//! The names of the files of a bundle, and their digests.

use sha2::{Digest, Sha256};

/// The file that lists the verdict and the other files.
pub(super) const MANIFEST: &str = "MANIFEST";
/// The file that tells people what the bundle claims and how to check that.
pub(super) const README: &str = "README.txt";
/// The name of the checker in Python, which shares no code with this program.
pub(super) const CHECKER: &str = "check.py";
pub(super) const PUZZLE: &str = "puzzle.json";
pub(super) const PICTURE: &str = "picture.solution";
pub(super) const OTHER: &str = "other.solution";
pub(super) const FORMULA: &str = "formula.cnf";
/// The steps in LRAT, each with its antecedents.
pub(super) const STEPS: &str = "proof.lrat";
pub(super) const DRAT: &str = "proof.drat";
/// The numbers of a proof by numbers, with the picture.
pub(super) const WEIGHTS: &str = "weights.txt";

/// The SHA-256 digest of a file, in hexadecimal.
pub(super) fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
