//! Drawings for files and for the terminal.
//!
//! In: a scene, or a puzzle and a picture. Out: text. Holds: the same input
//! gives the same bytes; whether there is a terminal is for others to know.
//! Reads: `puzzle`, `scene`.

mod contact;
mod depth;
mod svg;
mod text;

pub use contact::contact;
pub use depth::nearest_of_256;
pub use svg::{CELL, svg};
pub use text::{Depth, text, text_marked};

#[cfg(test)]
mod tests;
