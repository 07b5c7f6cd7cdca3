//! The XML of webpbn.com: reader and writer.

mod image;
mod inks;
mod node;
pub(in crate::format) mod read;
pub(in crate::format) mod write;

pub use node::{MAX_XML_ATTRIBUTES, MAX_XML_DEPTH, MAX_XML_NODES};
