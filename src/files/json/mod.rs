//! The JSON formats: nonosat's own, and those of everyone else, which have lists of numbers.

pub(crate) mod clues;
mod fields;
pub(crate) mod kind;
pub(crate) mod numbers;
pub(crate) mod own;
pub(crate) mod parse;
mod pictures;
pub(crate) mod shape;
