//! Finds the grid of a puzzle in an image.
//!
//! In: gray levels. Out: [`Lattice`]: the crossings of the rules, row by row, on flat screens and
//! curved pages alike. Invariants: only adding, multiplying, dividing and square roots of fractions,
//! so every machine finds the same places.
//!
//! The stages, one file each: `threshold` (which pixels are darker than around them), `crossings`
//! (where long dark runs across and down meet), `spacing` (of the rules), `grow` (neighbor after
//! neighbor), `clean` (what lies askew is computed from its neighbors), `frame` (the outermost
//! rules), `rim` (whether the board ends there), `choose` (which of several lattices). For clues in
//! colors `thin` leaves lines alone, and `flat` straightens what is flat.

mod choose;
mod clean;
mod crossings;
mod flat;
mod frame;
mod gray;
mod grow;
mod lattice;
mod parts;
mod point;
mod rim;
mod spacing;
mod thin;
mod threshold;
mod warp;

pub use choose::{Found, lattices, lattices_of_thin};
pub use flat::flat;
pub use gray::Gray;
pub use lattice::Lattice;
pub use parts::{Part, parts};
pub use point::{Point, median};
pub use rim::{contrast, open_sides};
pub use thin::thin;
pub use threshold::{Mask, below_mean};
pub use warp::{Quad, inside, warp};
