//! `.clues`: `rect`, `hex` or `tri`, a palette, one clue for each line. Reader and writer.

pub(in crate::format) mod read;
mod trailer;
mod typed;
mod write;

pub use typed::read_clue;
pub(in crate::format) use write::clue_text;
pub use write::write_clues;
