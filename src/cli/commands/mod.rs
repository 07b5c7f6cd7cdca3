//! One file or folder for each command, each with a function `run`; `formula` has two.
//!
//! In: the arguments of the command. Out: its results, and an exit status.

pub mod batch;
#[cfg(feature = "print")]
pub mod book;
pub mod check;
pub mod convert;
pub mod explain;
pub mod formats;
pub mod formula;
pub mod generate;
mod imaging;
pub mod info;
pub mod line;
pub mod make;
#[cfg(feature = "mcp")]
pub mod mcp;
pub mod mend;
pub mod prove;
pub mod render;
#[cfg(feature = "image")]
pub mod scan;
#[cfg(feature = "serve")]
pub mod serve;
pub mod solve;
pub mod verify;
