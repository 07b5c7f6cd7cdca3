//! The one place that turns answers and failures into numbers.

use super::interrupt;
use std::process::ExitCode;

/// How the program ends. Where several puzzles end differently, the later one
/// in this list wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Solved; every checked puzzle is unique.
    Yes,
    /// Answered no: there is no solution, or a checked puzzle is not unique.
    No,
    /// The time was over before the answer was known.
    Undecided,
    /// Ctrl-C came before the answer.
    Interrupted,
    /// Wrong usage; clap ends with the same number.
    Usage,
    /// A bad puzzle or a bad answer file.
    BadInput,
    /// Reading, writing or running a solver failed.
    Io,
    /// A defect of this program.
    Defect,
}

impl Exit {
    /// Undecided, for one of two reasons.
    pub fn undecided() -> Exit {
        if interrupt::was_raised() { Exit::Interrupted } else { Exit::Undecided }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Yes => 0,
            Exit::No => 1,
            Exit::Usage => 2,
            Exit::BadInput => 65,
            Exit::Defect => 70,
            Exit::Io => 74,
            Exit::Undecided => 75,
            Exit::Interrupted => 130,
        })
    }
}
