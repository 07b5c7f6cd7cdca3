//! The exit statuses of each command, with what they mean there.
//!
//! Out: rows for the help. Invariants: a command lists only the statuses that it returns.

use crate::app::Exit::{self, BadInput, Defect, Interrupted, Io, No, Undecided, Usage, Yes};

/// The meanings of the exit statuses of a command, in the order of [`Exit`]; `None` for those that
/// it never returns.
#[derive(Clone, Copy)]
pub struct Statuses([Option<&'static str>; Exit::ALL.len()]);

impl Statuses {
    const fn with(mut self, exit: Exit, meaning: &'static str) -> Statuses {
        self.0[exit as usize] = Some(meaning);
        self
    }

    /// Adds a status with its usual meaning.
    const fn and(self, exit: Exit) -> Statuses {
        self.with(exit, exit.row().1)
    }

    /// The statuses with their meanings, in the order of their numbers.
    pub fn rows(self) -> impl Iterator<Item = (u8, &'static str)> {
        let meaning = move |exit: Exit| Some((exit.row().0, self.0[exit as usize]?));
        Exit::ALL.into_iter().filter_map(meaning)
    }
}

/// The statuses of every command that reads or writes files.
const FILES: Statuses =
    Statuses([None; Exit::ALL.len()]).and(Usage).with(Io, "reading or writing failed");
const PUZZLES: Statuses = FILES.with(BadInput, "a bad puzzle").and(Defect);
const WORKING: Statuses = PUZZLES.and(Undecided).and(Interrupted);
/// The statuses of every command that may run a solver.
const DECIDING: Statuses = WORKING.and(Io);

pub const SOLVE: Statuses = DECIDING
    .with(Yes, "a picture was found; with --count: they were counted")
    .with(No, "there is none");
pub const CHECK: Statuses = DECIDING
    .with(Yes, "every puzzle is unique, and with --stored-solution that one is right")
    .with(No, "a puzzle has no solution or several, or its stored one is wrong or absent");
pub const BATCH: Statuses = FILES
    .with(Yes, "every record was answered, a bad one with its error")
    .with(BadInput, "the file of answers is none, or an id comes twice")
    .with(Interrupted, "interrupted by Ctrl-C; --resume goes on");
pub const WRITTEN: Statuses = FILES.with(Yes, "it was written").with(Usage, "wrong usage");
pub const FORMATS: Statuses =
    Statuses([None; Exit::ALL.len()]).with(Yes, "they were printed").with(Usage, "wrong usage");
pub const EXPLAIN: Statuses = WORKING
    .with(Yes, "it was explained to the end")
    .with(No, "there is no solution, or several, or the marks contradict each other");
pub const MAKE: Statuses = PUZZLES
    .with(Yes, "puzzles were written, each of which is unique")
    .with(No, "puzzles were written, and some of them are not unique")
    .with(Usage, "wrong usage, or a folder that may not be replaced")
    .with(BadInput, "no image, or one that is too large or shows nothing")
    .with(Undecided, "puzzles were written, and the time was over before some were mended")
    .with(Interrupted, "interrupted by Ctrl-C; nothing was written");
#[cfg(feature = "image")]
pub const SCAN: Statuses = WORKING
    .with(Yes, "every number is sure, and the puzzle has a picture")
    .with(No, "it was read, but not every number is sure")
    .with(BadInput, "no image, or one that shows no board with clues");
pub const RANDOM: Statuses = FILES
    .with(Yes, "puzzles were written, each as requested")
    .with(No, "some are not as requested: the nearest ones were written")
    .with(Usage, "wrong usage, an impossible request, or a folder that may not be replaced")
    .and(Defect)
    .with(Undecided, "the time was over before all were as requested: the nearest were written")
    .with(Interrupted, "interrupted by Ctrl-C; nothing was written");
pub const MEND: Statuses = WORKING
    .with(Yes, "mended (with --until unique: by the fewest cells), or already fine")
    .with(No, "there is no solution, or it cannot be mended: protected cells, or --max")
    .with(
        Undecided,
        "the time was over before fewer cells were proved impossible, or the least visible ones \
         found; what was found is written",
    )
    .with(Interrupted, "interrupted by Ctrl-C; what was found is written");
pub const INFO: Statuses = PUZZLES.with(Yes, "every file was read");
pub const CONVERT: Statuses = DECIDING
    .with(Yes, "all puzzles were written")
    .with(No, "with --solve: a puzzle has no solution")
    .with(BadInput, "a bad puzzle, or one that the format cannot say")
    .with(Undecided, "with --solve: undecided");
pub const RENDER: Statuses = DECIDING
    .with(Yes, "it was drawn")
    .with(No, "with --solve or --ambiguous: there is no picture; with --weights: there are several")
    .with(BadInput, "a bad puzzle, or a --solution that is none")
    .with(
        Undecided,
        "with --solve, --ambiguous or --weights: undecided; or too many pixels, or too little memory",
    );
#[cfg(feature = "print")]
pub const BOOK: Statuses = DECIDING
    .with(Yes, "the book was written")
    .with(No, "a puzzle has no solution or several: nothing was written");
pub const ENCODE: Statuses = WORKING.with(Yes, "the formula was written");
pub const DECODE: Statuses = PUZZLES
    .with(Yes, "the answer is a picture")
    .with(No, "the answer says that there is none")
    .with(BadInput, "a bad formula or answer, or values that are no solution")
    .with(Undecided, "the answer says that it is not known");
pub const PROVE: Statuses = DECIDING.with(Yes, "the proof was written, whatever the verdict");
pub const VERIFY: Statuses =
    PUZZLES.and(Interrupted).with(Yes, "the proof is right").with(No, "the proof is refused");
#[cfg(feature = "serve")]
pub const SERVE: Statuses = PUZZLES
    .with(Yes, "it was ended by Ctrl-C")
    .with(Io, "no address to listen to, too little memory, or no thread");
pub const PLAY: Statuses = PUZZLES
    .with(Yes, "the game was quit")
    .with(Usage, "wrong usage")
    .with(BadInput, "a bad puzzle, or the input ended before the game")
    .with(Interrupted, "ended by Ctrl-C or another signal");
