//! The XML of webpbn.com: reader and writer.

mod image;
mod inks;
pub(in crate::format) mod read;
pub(in crate::format) mod write;
