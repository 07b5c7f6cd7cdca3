//! How large images and their puzzles may be.
//!
//! Invariants: each limit is checked before the memory that it bounds is taken.

/// Most pixels to a side of an image.
pub const MAX_IMAGE_SIDE: u32 = 10_000;
/// Most bytes of an image's file.
pub const MAX_IMAGE_BYTES: usize = 64 << 20;
/// Most bytes of its pixels.
pub const MAX_DECODED: u64 = 256 << 20;
/// Most cells to a side of the puzzle.
pub const MAX_SIDE: u32 = 200;
