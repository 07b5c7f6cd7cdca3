//! Making puzzles.
//!
//! In: what somebody has, such as an image, or a picture to be edited, or one that is not
//! unique. Out: a puzzle, with the picture as its goal.

mod edit;
#[cfg(feature = "pixels")]
pub mod image;
pub mod mend;

pub use edit::{Edit, EditError, edit};
