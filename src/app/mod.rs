//! What the shells `cli` and `tui` share: exit statuses, failures, reading and writing files,
//! Ctrl-C, memory, threads, the language, what the terminal can show.
//!
//! In: paths, errors, signals. Out: documents, whole files, messages, an [`Exit`].
//! Invariants: uses neither commands nor the game.

pub mod days;
pub mod drawn;
pub mod embedded;
pub mod exit;
pub mod failure;
pub mod files;
pub mod input;
pub mod interrupt;
pub mod language;
pub mod memory;
pub mod output;
pub mod paths;
pub mod terminal;
pub mod text;

pub use exit::Exit;
