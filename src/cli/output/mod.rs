//! What commands write: pictures, drawings, bundles of proofs, progress, summaries.
//!
//! In: results. Out: files, standard output, standard error.

pub mod bundles;
pub mod destination;
pub mod drawing_file;
pub mod losses;
pub mod picture;
pub mod progress;
pub mod summary;
