//! `.non`: Steve Simpson's text format, with its color extensions. Reader and writer.

mod clues;
mod declared;
mod puzzle;
pub(in crate::format) mod read;
mod typos;
pub(in crate::format) mod write;
