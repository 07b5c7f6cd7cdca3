//! The floor that all shells stand on: exit statuses, failures as they are told, files that
//! are read and written, Ctrl-C, memory and threads, what a terminal shows.
//!
//! In: paths, errors, signals. Out: documents, whole files, messages, an [`Exit`].
//! Invariants: knows no command and no game. Reads: the library.

pub mod drawn;
pub mod exit;
pub mod failure;
pub mod files;
pub mod input;
pub mod interrupt;
pub mod memory;
pub mod output;
pub mod paths;
pub mod terminal;
pub mod threads;
pub mod words;
pub mod wrap;

pub use exit::Exit;
