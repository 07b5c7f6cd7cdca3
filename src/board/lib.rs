//! A puzzle and its pictures, before anything is solved.
//!
//! In: a board, a palette, clues. Out: a valid [`puzzle::Puzzle`], a [`document::Document`] with all
//! that its file says, a [`verify::Verified`] picture. Invariants: nothing here solves, reads files
//! or knows a language; texts for people are [`message::Message`]s, ids with arguments.

pub mod document;
pub mod message;
pub mod puzzle;
pub mod verify;
