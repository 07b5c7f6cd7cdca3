//! `.clues`: `rect`, `hex` or `tri`, a palette, one clue for each line. Reader and writer.

pub(crate) mod read;
mod trailer;
mod typed;
mod write;

pub use typed::read_clue;
pub(crate) use write::clue_text;
pub use write::write_clues;
