//! The XML of webpbn.com.

mod image;
mod inks;
pub(in crate::format) mod read;
pub(in crate::format) mod write;

pub use read::{MAX_XML_DEPTH, MAX_XML_NODES};
