//! nonosat: a compiler from nonograms to SAT.
//!
//! The path of a puzzle, one room a step:
//! text is read by [`format`](mod@format) into a [`puzzle`]; [`line`](mod@line) settles what the lines force on
//! their own; [`encode`] turns the rest into the clauses of [`sat`]; [`solve`]
//! decides them; [`encode`] decodes the model; [`verify`] checks the picture
//! against the clues alone; [`scene`] lays it out and [`render`] draws it.
//! [`pipeline`] holds the order of these steps and nothing else does.

#[cfg(feature = "serve")]
pub mod create;
pub mod document;
pub mod encode;
pub mod exchange;
pub mod format;
pub mod game;
pub mod line;
pub mod pipeline;
pub mod puzzle;
pub mod render;
pub mod report;
pub mod respond;
pub mod sat;
pub mod scene;
pub mod search;
pub mod solve;
pub mod verify;
#[cfg(feature = "serve")]
pub mod web;
