//! Making puzzles.
//!
//! In: what somebody has, such as an image. Out: a puzzle, with the picture as its goal.

#[cfg(feature = "image")]
mod import;

#[cfg(feature = "image")]
pub use import::{Import, ImportError, MAX_IMAGE_SIDE, MAX_SIDE, Tone, import};
