//! Creation of puzzles.
//!
//! In: an image, a picture to edit, a puzzle that is not unique, or a [`GeneratorConfig`].
//! Out: a puzzle with its picture as the goal.
//!
//! [`GeneratorConfig`]: generator::GeneratorConfig

pub mod clip;
pub mod generator;
#[cfg(feature = "pixels")]
pub mod image;
pub mod repair;
mod transform;
pub mod weaken;

pub use transform::{Edit, EditError, edit};
