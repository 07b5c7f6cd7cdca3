//! Making puzzles.
//!
//! In: what somebody has, such as an image, or a picture that is not unique. Out: a puzzle, with
//! the picture as its goal.

#[cfg(feature = "image")]
mod import;
pub mod mend;

#[cfg(feature = "image")]
pub use import::{Import, ImportError, MAX_IMAGE_SIDE, MAX_SIDE, Tone, import};
