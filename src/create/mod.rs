//! Making puzzles.
//!
//! In: what somebody has, such as an image, a picture to be edited, one that is not unique, or
//! a wish alone. Out: a puzzle, with the picture as its goal.

mod edit;
#[cfg(feature = "pixels")]
pub mod image;
pub mod mend;
pub mod random;

pub use edit::{Edit, EditError, edit};
