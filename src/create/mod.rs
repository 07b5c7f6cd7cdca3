//! Making puzzles.
//!
//! In: what somebody has, such as an image or a picture. Out: a puzzle, with the picture as
//! its goal.

mod edit;
#[cfg(feature = "image")]
pub mod image;

pub use edit::{Edit, EditError, edit};
