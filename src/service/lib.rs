//! Answers of the engine and the studio for people and programs elsewhere.
//!
//! In: puzzles, verdicts, requests. Out: the one JSON, certificates and formulas as files, the page
//! and the server around it, tools for language models.

pub mod annotated_dimacs;
pub mod api;
#[cfg(feature = "certificate")]
pub mod bundle;
pub mod line;
#[cfg(feature = "mcp")]
pub mod mcp;
pub mod report;
#[cfg(feature = "serve")]
pub mod server;

use nonosat_board::{document, message, puzzle, verify};
#[cfg(feature = "certificate")]
use nonosat_engine::{certificate, weights};
use nonosat_engine::{encoding, explanation, game, solver};
use nonosat_files as format;
use nonosat_sat as sat;
use nonosat_sat::budget;
#[cfg(feature = "pixels")]
use nonosat_studio::scan;
use nonosat_studio::{authoring, drawing};
use nonosat_words as language;
