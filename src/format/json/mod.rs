//! The JSON formats: nonosat's own, and those of everyone else, which have lists of numbers.

pub(in crate::format) mod clues;
mod fields;
pub(in crate::format) mod kind;
pub(in crate::format) mod numbers;
pub(in crate::format) mod own;
pub(in crate::format) mod parse;
mod pictures;
pub(in crate::format) mod shape;
