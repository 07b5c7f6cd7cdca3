//! The exit statuses: the only place that turns results and failures into numbers.
//!
//! In: how a command ended. Out: a number, and its meaning. Invariants: each meaning is true for
//! all commands; the help of a command may be more precise.

use super::interrupt;
use std::process::ExitCode;

/// How the program ends. If several puzzles end differently, the later one in this list wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    Yes,
    No,
    Undecided,
    Interrupted,
    Usage,
    BadInput,
    Io,
    Defect,
}

impl Exit {
    /// All statuses, in the order of their numbers.
    pub const ALL: [Exit; 8] = [
        Exit::Yes,
        Exit::No,
        Exit::Usage,
        Exit::BadInput,
        Exit::Defect,
        Exit::Io,
        Exit::Undecided,
        Exit::Interrupted,
    ];

    /// The number, and what it means.
    pub const fn row(self) -> (u8, &'static str) {
        match self {
            Exit::Yes => (0, "done; every checked puzzle is unique"),
            Exit::No => (
                1,
                "answered no: no solution; a checked puzzle is not unique, or its goal is wrong",
            ),
            // Clap ends with the same number.
            Exit::Usage => (2, "wrong usage, or a file that may not be replaced"),
            Exit::BadInput => {
                (65, "a bad puzzle, a bad answer file, or a puzzle that a format cannot say")
            }
            Exit::Defect => (70, "a defect of nonosat"),
            Exit::Io => (74, "reading, writing or running a solver failed"),
            Exit::Undecided => {
                (75, "undecided: the time or the memory was over, or a limit of size")
            }
            Exit::Interrupted => (130, "interrupted by Ctrl-C"),
        }
    }

    /// The status without a verdict: interrupted after Ctrl-C, else undecided.
    pub fn undecided() -> Exit {
        if interrupt::was_raised() { Exit::Interrupted } else { Exit::Undecided }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.row().0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documents_have_the_statuses_and_their_order() {
        let document = include_str!("../../docs/COMMANDS.md");
        for (number, meaning) in Exit::ALL.map(Exit::row) {
            let row = format!("\n| {number} | {meaning} |\n");
            assert!(document.contains(&row), "{row}");
        }
        let mut all = Exit::ALL;
        all.sort();
        let gravest = all.map(|exit| exit.row().0.to_string());
        let gravest: Vec<String> = gravest.into_iter().rev().collect();
        assert!(document.contains(&gravest.join(", ").replacen(',', ", then", 1)), "{gravest:?}");
    }
}
