//! Making puzzles.
//!
//! In: what somebody has, such as an image, a picture to be edited, one that is not unique, or
//! a wish alone. Out: a puzzle, with the picture as its goal.

pub mod generator;
#[cfg(feature = "pixels")]
pub mod image;
pub mod repair;
mod transform;

pub use transform::{Edit, EditError, edit};
