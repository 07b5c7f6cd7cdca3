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
//! # Crates
//!
//! This is a face: what most programs need. Behind it lie crates that can be used alone.
//! `nonosat-board` has puzzles, documents and the verifier, `nonosat-sat` the solver of formulas,
//! `nonosat-engine` decides, proves and explains, `nonosat-files` reads and writes files,
//! `nonosat-studio` makes and draws puzzles, `nonosat-words` has the words of messages, and
//! `nonosat-service` answers as JSON.
//!
//! Without cargo features the library needs none of the dependencies of the program.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod annotated_dimacs {
    //! A formula as a file that can become a picture again.
    pub use nonosat_service::annotated_dimacs::{AnnotatedFormula, AnnotationError, read, write};
}
pub mod authoring {
    //! Puzzles made: of images, at random, repaired, turned.
    pub use nonosat_studio::authoring::{Edit, EditError, edit};
    pub mod generator {
        //! Random puzzles with one solution.
        pub use nonosat_studio::authoring::generator::{
            Effort, GeneratorConfig, Made, RandomError, Symmetry, Thing, random,
        };
    }
    #[cfg(feature = "pixels")]
    pub mod image {
        //! Puzzles of images.
        pub use nonosat_studio::authoring::image::{
            Candidate, Candidates, Import, ImportError, Imported, Tone, candidates, import,
        };
    }
    pub mod repair {
        //! The fewest changes that make a picture the only one.
        pub use nonosat_studio::authoring::repair::{
            Progress, Repair, RepairEnd, RepairError, RepairMode, RepairRequest, RepairResult,
            Target, Weights, repair,
        };
    }
}
pub mod budget {
    //! When to stop: time, stop flags, memory.
    pub use nonosat_sat::budget::Budget;
}
#[cfg(feature = "certificate")]
pub mod bundle {
    //! A certificate as files that others can check.
    pub use nonosat_service::bundle::{Accepted, Bundle, NoBundle, check_certificate};
}
#[cfg(feature = "certificate")]
pub mod certificate {
    //! A verdict with its proof.
    pub use nonosat_engine::certificate::{
        Certificate, CertificateError, ProofForm, Refusal, prove,
    };
}
pub mod document {
    //! A puzzle with everything that its file says.
    pub use nonosat_board::document::{Document, DocumentError, Notes};
}
pub mod drawing {
    //! Drawings of puzzles and pictures.
    pub use nonosat_studio::drawing::{
        Depth, Drawing, Scene, Theme, draw, layout, svg, svg_of, text,
    };
    #[cfg(feature = "print")]
    pub use nonosat_studio::drawing::{
        FilmError, FontError, PngError, Reel, Scale, Sheets, TooManyPixels, film, pdf, png, sheet,
    };
}
pub mod encoding {
    //! A puzzle as a formula.
    pub use nonosat_engine::encoding::{EncodeOptions, Encoding, Meaning, Strategy};
}
pub mod explanation {
    //! Steps that a person can follow, and how hard they are.
    pub use nonosat_engine::explanation::{
        Class, DeadEnd, End, Fact, Justification, Mistake, Profile, Rating, Reason, Round, Rule,
        Stars, Step, Walk, dead_end, describe_mistake, givens, mistake, next, one_based, rate,
        step_text, walk,
    };
}
pub mod format {
    //! Reads and writes puzzle files.
    pub use nonosat_files::{
        Advice, Fault, Feature, Format, Loss, Problem, ReadError, WriteError, Written, read,
        read_all, read_solution, write, write_all,
    };
}
pub mod puzzle {
    //! A valid puzzle: board, palette, clues, givens.
    pub use nonosat_board::puzzle::{
        CellId, Clue, Color, ColorSet, Crossing, Disagreement, Family, Geometry, Ink, Length,
        LineId, Palette, Picture, Puzzle, PuzzleError, Rgb, Run, Shape, Sides, SidesError, Turn,
        clues_of,
    };
}
pub mod solver {
    //! Decides puzzles.
    pub use nonosat_engine::solver::{
        AmbiguousCells, BigUint, Count, Engine, EngineError, Event, Limit, Options, Outcome,
        Reason, Solver, Unfinished, Verdict, ambiguous_cells, count_solutions,
    };
    pub use nonosat_sat::backends::{Backend, Threads};
}
pub mod verify {
    //! A picture against the clues alone.
    pub use nonosat_board::verify::{Mismatch, Verified, verify};
}

pub use document::Document;
pub use format::{Format, ReadError};
pub use nonosat_engine::solver::face::{judge, solutions};
pub use nonosat_words::Language;
pub use puzzle::{Picture, Puzzle};
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
