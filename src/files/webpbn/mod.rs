//! The XML of webpbn.com: reader and writer.

mod image;
mod inks;
pub(crate) mod read;
pub(crate) mod write;
