//! The JSON formats: nonosat's own, and two of bare numbers.

pub(in crate::format) mod numbers;
pub(in crate::format) mod own;
pub(in crate::format) mod parse;
pub(in crate::format) mod shape;
