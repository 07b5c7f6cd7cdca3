//! nonosat: a compiler from nonograms to SAT. Is there a picture, and is it the only one?
//!
//! ```
//! let text = "rect 2 3\n#ffffff #000000\n1a 1a\n2a\n2a\n1a\n1a\n";
//! let document = nonosat::read(text.as_bytes())?;
//! let verdict = nonosat::judge(document.puzzle(), &nonosat::Options::default())?;
//! match &verdict {
//!     nonosat::Verdict::Unique(only) => println!("{:?}", only.picture()),
//!     other => println!("{}", other.word()),
//! }
//! # assert_eq!(verdict.word(), "unique");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What else people do
//!
//! All pictures, one after the other, until they have enough:
//!
//! ```
//! use std::ops::ControlFlow;
//! let document = nonosat::read(b"rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n")?;
//! let mut count = 0;
//! nonosat::solutions(document.puzzle(), &nonosat::Options::default(), &mut |_picture| {
//!     count += 1;
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(count, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A puzzle that gives up when a second is over:
//!
//! ```
//! use nonosat::sat::budget::Budget;
//! let document = nonosat::read(b"rect 1 1\n#ffffff #000000\n1a\n1a\n")?;
//! let budget = Budget::of(std::time::Duration::from_secs(1));
//! let options = nonosat::Options::default().within(budget);
//! assert_eq!(nonosat::judge(document.puzzle(), &options)?.word(), "unique");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The formula, for any other solver:
//!
//! ```
//! use nonosat::{encoding::annotated_dimacs, sat::budget::Budget, solver};
//! let document = nonosat::read(b"rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n")?;
//! let puzzle = document.puzzle();
//! let found = solver::compile(puzzle, &Default::default(), &Budget::endless(), &mut |_| {});
//! let encoding = found.map_err(|limit| limit.describe(puzzle))?;
//! let mut file = Vec::new();
//! annotated_dimacs::write(&mut file, puzzle, &encoding)?;
//! assert!(String::from_utf8(file)?.contains("\np cnf "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A drawing, here of the blank puzzle:
//!
//! ```
//! use nonosat::{drawing, drawing::layout};
//! let document = nonosat::read(b"rect 1 1\n#ffffff #000000\n1a\n1a\n")?;
//! let drawing = drawing::svg(&layout::layout(&document, None));
//! assert!(drawing.starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The rooms
//!
//! [`format`](mod@format) reads text into a [`document`], which has a [`puzzle`];
//! [`propagation`] settles what the lines force on their own; [`encoding`] turns the rest into
//! clauses; [`sat`] decides them, inside or with another solver; [`encoding`] decodes the model;
//! [`verify`] checks the picture against the clues alone; [`drawing`] lays it out and draws it.
//! [`solver`] holds the order of these steps: [`solver::deduce`] for what is settled before an
//! engine decides, and one oracle for every further picture.
//!
//! Without cargo features the library has none of the program's libraries.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod api;
pub mod authoring;
#[cfg(feature = "print")]
pub mod book;
pub mod certificate;
pub mod document;
pub mod drawing;
pub mod encoding;
pub mod explanation;
pub mod format;
pub mod game;
pub mod propagation;
pub mod puzzle;
pub mod report;
pub mod sat;
#[cfg(feature = "serve")]
pub mod server;
pub mod solver;
pub mod verify;

pub use document::Document;
pub use format::{Format, ReadError};
pub use puzzle::{Picture, Puzzle};
pub use solver::{End, EngineError, Options, Verdict};
pub use verify::Verified;

use std::ops::ControlFlow;

/// Reads the one puzzle of a file, in whatever format it is.
///
/// # Errors
/// [`ReadError`] with everything found wrong, and where.
pub fn read(bytes: &[u8]) -> Result<Document, ReadError> {
    format::read(bytes, None)
}

/// Says whether a puzzle has a picture and whether that is the only one.
///
/// # Errors
/// [`EngineError`]; "no picture" and "out of time" are verdicts.
pub fn judge(puzzle: &Puzzle, options: &Options) -> Result<Verdict, EngineError> {
    solver::judge(puzzle, options, &mut |_| {})
}

/// Hands out the solutions one after the other, until `found` breaks or there are no more.
///
/// # Errors
/// [`EngineError`].
pub fn solutions(
    puzzle: &Puzzle,
    options: &Options,
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, EngineError> {
    solver::solutions(puzzle, options, &mut |_| {}, found)
}
