//! Limits on the size of images and of their puzzles.
//!
//! Invariants: each limit is checked before the memory that it bounds is allocated.

/// Most pixels to a side of an image.
pub const MAX_IMAGE_SIDE: u32 = 10_000;
/// Most bytes of an image file.
pub const MAX_IMAGE_BYTES: usize = 64 << 20;
/// Most bytes of the decoded pixels: 48 million in color, as many as cameras take.
pub const MAX_DECODED: u64 = 144 << 20;
/// Most cells to a side of the puzzle.
pub const MAX_SIDE: u32 = 200;
