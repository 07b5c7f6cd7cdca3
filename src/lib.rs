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
//! # More examples
//!
//! All pictures, one at a time:
//!
//! ```
//! let document = nonosat::read(b"rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n")?;
//! let options = nonosat::Options::default();
//! let pictures = nonosat::solutions(document.puzzle(), &options);
//! let pictures: Vec<nonosat::Verified> = pictures.collect::<Result<_, _>>()?;
//! assert_eq!(pictures.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A verdict within a time budget of one second:
//!
//! ```
//! use nonosat::budget::Budget;
//! let document = nonosat::read(b"rect 1 1\n#ffffff #000000\n1a\n1a\n")?;
//! let budget = Budget::of(std::time::Duration::from_secs(1));
//! let options = nonosat::Options::default().within(budget);
//! assert_eq!(nonosat::judge(document.puzzle(), &options)?.word(), "unique");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The formula, as DIMACS for any other solver:
//!
//! ```
//! use nonosat::{Options, annotated_dimacs, solver::Solver};
//! let document = nonosat::read(b"rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n")?;
//! let puzzle = document.puzzle();
//! let formula = Solver::new(puzzle, &Options::default()).formula();
//! let encoding = formula.map_err(|limit| limit.describe(puzzle))?;
//! let mut file = Vec::new();
//! annotated_dimacs::write(&mut file, puzzle, &encoding)?;
//! assert!(String::from_utf8(file)?.contains("\np cnf "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A drawing of the blank puzzle:
//!
//! ```
//! use nonosat::drawing;
//! let document = nonosat::read(b"rect 1 1\n#ffffff #000000\n1a\n1a\n")?;
//! let drawing = drawing::svg(&drawing::layout(&document, None));
//! assert!(drawing.starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How a person can solve it, step by step in sentences, and how hard that is:
//!
//! ```
//! use nonosat::{Language, budget::Budget, explanation};
//! let document = nonosat::read(b"rect 1 3\n#ffffff #000000\n2a\n1a\n1a\n\n")?;
//! let (puzzle, budget) = (document.puzzle(), Budget::endless());
//! let walk = explanation::walk(puzzle, &explanation::givens(puzzle), None, &budget);
//! let english = Language::English.catalog();
//! let text = |step| english.paragraph(explanation::step_text(puzzle, step).sentences());
//! let said = walk.steps.iter().map(text);
//! assert_eq!(said.collect::<Vec<_>>()[0], "Column 3 has no runs: it is empty.");
//! let rating = explanation::rate(puzzle, None, &budget).ok_or("out of time")?;
//! assert_eq!(rating.class.name(), "trivial");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! [`format`](mod@format) reads text into a [`document`], which has a [`puzzle`]. [`solver`]
//! narrows the colors of cells by single lines and by probing, and decides the open cells.
//! [`encoding`] turns these into clauses and a model into a picture. [`sat`] decides the clauses,
//! with the embedded solver or another one, within a [`budget`]. [`verify`] checks the picture
//! against the clues alone.
//! [`certificate`] proves a verdict, [`explanation`] shows its steps, [`authoring`] makes puzzles,
//! and [`drawing`] draws them.
//!
//! Hidden items are for the program and the packages of this repository, without any promise of
//! stability.
//!
//! Without cargo features the library needs none of the dependencies of the program.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod annotated_dimacs;
#[doc(hidden)]
pub mod api;
pub mod authoring;
#[cfg(feature = "print")]
#[doc(hidden)]
pub mod book;
pub mod budget;
#[cfg(feature = "certificate")]
pub mod bundle;
#[cfg(feature = "certificate")]
pub mod certificate;
pub mod document;
pub mod drawing;
pub mod encoding;
pub mod explanation;
pub mod format;
#[doc(hidden)]
pub mod game;
#[doc(hidden)]
pub mod language;
#[doc(hidden)]
pub mod message;
#[doc(hidden)]
pub mod propagation;
pub mod puzzle;
#[doc(hidden)]
pub mod report;
pub mod sat;
#[cfg(feature = "pixels")]
#[doc(hidden)]
pub mod scan;
#[cfg(feature = "serve")]
#[doc(hidden)]
pub mod server;
pub mod solver;
pub mod verify;
#[doc(hidden)]
pub mod weights;

pub use document::Document;
pub use format::{Format, ReadError};
pub use language::Language;
pub use puzzle::{Picture, Puzzle};
pub use solver::face::{judge, solutions};
pub use solver::{EngineError, Options, Verdict};
pub use verify::Verified;

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Reads the only puzzle of a file and detects its format.
///
/// # Errors
/// [`ReadError`] lists every fault found, with its place.
pub fn read(bytes: &[u8]) -> Result<Document, ReadError> {
    format::read(bytes, None)
}
