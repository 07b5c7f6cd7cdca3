//! `.non`: Steve Simpson's text format, with its color extensions. Reader and writer.

mod clues;
mod declared;
mod puzzle;
pub(crate) mod read;
mod typos;
pub(crate) mod write;
