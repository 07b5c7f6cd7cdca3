//! Making puzzles.
//!
//! In: what somebody has, such as an image or a picture. Out: a puzzle, with the picture as
//! its goal.

mod edit;
#[cfg(feature = "image")]
mod import;
pub mod mend;

pub use edit::{Edit, EditError, edit};
#[cfg(feature = "image")]
pub use import::{Import, ImportError, MAX_IMAGE_SIDE, MAX_SIDE, Tone, import};
