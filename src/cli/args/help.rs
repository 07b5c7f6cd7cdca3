//! The help text below the options of each command: its exit statuses and its formats.

use crate::app::Exit::{self, BadInput, Defect, Interrupted, Io, No, Undecided, Usage, Yes};
use crate::app::wrap::wrap;
use crate::cli::args::form::Form;
use nonosat::format::Format;

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
    .with(Yes, "every puzzle is unique, and with --goal every goal is right")
    .with(No, "a puzzle has no solution or several, or its goal is wrong or absent");
pub const BATCH: Statuses = FILES
    .with(Yes, "every record was answered, a bad one with its error")
    .with(BadInput, "the file of answers is none, or an id comes twice")
    .with(Interrupted, "interrupted by Ctrl-C; --resume goes on");
pub const GENERATE: Statuses = FILES.with(Yes, "it was written").with(Usage, "wrong usage");
pub const SPLIT: Statuses =
    FILES.with(Yes, "the cubes were written").with(BadInput, "a bad puzzle").and(Interrupted);
pub const JOIN: Statuses = FILES
    .with(Yes, "unique")
    .with(No, "no solution, or several")
    .with(BadInput, "a bad puzzle, or answers that are not to its cubes")
    .with(Undecided, "undecided: answers are missing, or undecided themselves");
pub const EXPLAIN: Statuses = WORKING
    .with(Yes, "it was explained to the end")
    .with(No, "there is no solution, or several, or the marks contradict each other");
pub const MAKE: Statuses = PUZZLES
    .with(Yes, "puzzles were written, each of which is unique")
    .with(No, "puzzles were written, and some of them are not unique")
    .with(Usage, "wrong usage, or a folder that may not be replaced")
    .with(BadInput, "no image, or one that is too large or shows nothing")
    .and(Interrupted);
#[cfg(feature = "image")]
pub const SCAN: Statuses = WORKING
    .with(Yes, "every number is sure, and the puzzle has a picture")
    .with(No, "it was read, but not every number is sure")
    .with(BadInput, "no image, or one that shows no grid with clues");
pub const RANDOM: Statuses = FILES
    .with(Yes, "puzzles were written, each as wished for")
    .with(No, "not all are as wished for: the nearest that were found were written")
    .with(Usage, "wrong usage, a wish that cannot be, or a folder that may not be replaced")
    .and(Defect)
    .and(Interrupted);
pub const MEND: Statuses = WORKING
    .with(Yes, "it is mended, with --goal unique by the fewest cells; or there was nothing to mend")
    .with(No, "there is no solution, or it cannot be mended: the protected cells, or --max")
    .with(
        Undecided,
        "the time was over before fewer cells were proved impossible; what was found is written",
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
const PLAY: Statuses = PUZZLES
    .with(Yes, "the game was quit")
    .with(Usage, "wrong usage")
    .with(BadInput, "a bad puzzle, or the input ended before the game")
    .with(Interrupted, "ended by Ctrl-C or another signal");

/// The keys of the game in line mode that its menu omits, and notes on the full screen.
const PLAY_KEYS: &str = "\
Line by line (--plain, or where there is no terminal), the menu tells of p, m,
c, s and q. Besides:
  u    undo
  h    hint: where to look; again: which cells follow; and again: what they
       are, and why
  d    do what the hint says
  c    as in the menu; again: where the mistake is, if there is one
  b    go back to before the mistake
  w    write the puzzle with the state of play to a file: in the format of its
       ending; else in the one that was read, if that has a state of play; else
       as json
A cell is the letters of its column and the number of its row: A 2; in a
hexagon, the letters are the place in the row. Several colors: A 2 b, where b is
the letter of the color.

On the whole screen, ? lists the keys. It needs a TERM other than dumb; it has
any color with COLORTERM=truecolor, else 256, and none with NO_COLOR; and ASCII
alone where LC_ALL, LC_CTYPE or LANG names a locale without UTF-8.

A game that a signal, a second Ctrl-C, a closed window or the end of the input
ends is kept in a new file beside the puzzle.";

/// Columns of a usual terminal.
const COLUMNS: usize = 80;

/// Appends a row of a table with two columns, of which the second begins at column `begin`.
fn push_row(text: &mut String, name: &str, begin: usize, meaning: &str) {
    text.push_str("\n  ");
    text.push_str(name);
    text.extend(std::iter::repeat_n(' ', begin - 2 - name.len()));
    if begin + meaning.len() <= COLUMNS {
        return text.push_str(meaning);
    }
    let indent = format!("\n{}", " ".repeat(begin));
    text.push_str(&wrap(meaning, COLUMNS - begin).join(&indent));
}

/// The statuses of a command.
pub fn of(statuses: Statuses) -> String {
    let meaning = |exit: Exit| Some((exit.row().0, statuses.0[exit as usize]?));
    listed(Exit::ALL.into_iter().filter_map(meaning))
}

/// The statuses of all commands.
pub fn all() -> String {
    listed(Exit::ALL.map(Exit::row).into_iter())
}

fn listed(rows: impl Iterator<Item = (u8, &'static str)>) -> String {
    let mut text = "Exit status:".to_owned();
    rows.for_each(|(number, meaning)| push_row(&mut text, &number.to_string(), 7, meaning));
    text
}

/// The help of `play`.
pub fn play() -> String {
    format!("{PLAY_KEYS}\n\n{}", of(PLAY))
}

/// The statuses, and the formats that the command reads.
pub fn with_read(statuses: Statuses) -> String {
    format!("{}\n\nFormats for --from:{}", of(statuses), formats())
}

/// The statuses, and the forms in which the command writes a picture.
pub fn with_forms(statuses: Statuses) -> String {
    let names = crate::cli::args::values::names(|format| {
        !format.is_read_only() && Form::holds_goal(*format)
    });
    let forms = format!("text, board, solution, {}, json", Form::DRAWINGS.join(", "));
    format!("{}\n\nForms for --to:\n  {forms}\n  a puzzle with its goal: {names}", of(statuses))
}

/// The statuses, the forms, and the formats that the command reads.
pub fn with_forms_and_read(statuses: Statuses) -> String {
    format!("{}\n\nFormats for --from:{}", with_forms(statuses), formats())
}

/// The statuses, and the formats that the command reads and writes.
pub fn with_all(statuses: Statuses) -> String {
    let unwritten = crate::cli::args::values::names(|format| format.is_read_only());
    let title = format!("Formats for --from, and all but {unwritten} for --to:");
    format!("{}\n\n{title}{}", of(statuses), formats())
}

/// The formats by name, with their endings, in columns. Every start of the program builds this
/// text, so it avoids `format!`.
fn formats() -> String {
    let all = Format::all();
    let names: Vec<String> = all.iter().map(|format| named(*format)).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0);
    let mut text = String::with_capacity(all.len() * (width + 80));
    for (format, name) in all.iter().zip(&names) {
        push_row(&mut text, name, width + 4, format.about());
    }
    text
}

/// The name of a format and its other endings.
fn named(format: Format) -> String {
    let mut text = format.name().to_owned();
    for ending in format.endings().iter().filter(|ending| **ending != format.name()) {
        text.push_str(", ");
        text.push_str(ending);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_below_the_options_fits_usual_terminals() {
        let text = [formats(), all(), play()].join("\n");
        assert!(text.lines().all(|line| line.chars().count() <= COLUMNS), "{text}");
        assert!(text.contains("or its goal is\n       wrong"), "{text}");
    }
}
