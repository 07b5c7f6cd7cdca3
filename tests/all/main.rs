//! Tests of the program and of the library through their public interfaces. They are one binary,
//! because linking several takes longer.

#![allow(clippy::unwrap_used)]

mod architecture;
mod areas;
mod batch;
mod catalogs;
mod cli;
mod collection;
mod counts;
mod difficulty;
mod documents;
mod drawings;
mod edits;
#[cfg(all(unix, feature = "image", feature = "print", feature = "serve", feature = "varisat"))]
mod examples;
mod explain;
mod folder;
mod folders;
mod formats;
#[cfg(all(unix, feature = "image", feature = "print"))]
mod gallery;
#[cfg(unix)]
mod habits;
#[cfg(feature = "image")]
mod images;
mod interrupted;
mod languages;
mod limits;
mod line;
mod marginals;
#[cfg(all(unix, feature = "mcp"))]
mod mcp;
mod mend;
mod names;
#[cfg(unix)]
#[path = "../noise.rs"]
mod noise;
mod oracle;
#[cfg(all(unix, feature = "image", feature = "print", feature = "serve", feature = "varisat"))]
mod outputs;
mod parts;
mod planted;
mod play;
#[cfg(feature = "print")]
mod print;
#[cfg(target_os = "linux")]
mod process;
mod proofs;
mod public;
mod published;
mod puzzles;
#[cfg(feature = "serve")]
#[allow(dead_code)]
#[path = "../questions.rs"]
mod questions;
mod random;
#[cfg(target_os = "linux")]
mod resumed;
#[cfg(feature = "image")]
mod scan;
#[cfg(target_os = "linux")]
mod scarce;
mod schema;
#[cfg(feature = "serve")]
mod serve;
mod shapes;
mod shown;
#[cfg(target_os = "linux")]
mod streams;
mod unclear;
mod vocabulary;
mod weights;
