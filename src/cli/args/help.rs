//! What stands below the options in each command's help: its exit statuses, its formats.

use crate::app::wrap::wrap;
use crate::cli::form::Form;
use nonosat::format::Format;

type Statuses = &'static [(u8, &'static str)];

const USAGE: (u8, &str) = (2, "wrong usage, or a file that may not be replaced");
const PUZZLE: (u8, &str) = (65, "a bad puzzle");
const DEFECT: (u8, &str) = (70, "a defect of nonosat");
const IO: (u8, &str) = (74, "reading or writing failed");
const SOLVER: (u8, &str) = (74, "reading, writing or running a solver failed");
const UNDECIDED: (u8, &str) =
    (75, "undecided: the time or the memory was over, or a limit of size");
const INTERRUPTED: (u8, &str) = (130, "interrupted by Ctrl-C");

pub const SOLVE: Statuses = &[
    (0, "a picture was found; with --count: they were counted"),
    (1, "there is none"),
    USAGE,
    PUZZLE,
    DEFECT,
    SOLVER,
    UNDECIDED,
    INTERRUPTED,
];
pub const CHECK: Statuses = &[
    (0, "every puzzle is unique, and with --goal every goal is right"),
    (1, "a puzzle has no solution or several, or its goal is wrong or absent"),
    USAGE,
    PUZZLE,
    DEFECT,
    SOLVER,
    UNDECIDED,
    INTERRUPTED,
];
pub const BATCH: Statuses = &[
    (0, "every record was answered, a bad one with its error"),
    USAGE,
    (65, "the file of answers is none, or an id comes twice"),
    IO,
    (130, "interrupted by Ctrl-C; --resume goes on"),
];
pub const GENERATE: Statuses = &[(0, "it was written"), (2, "wrong usage"), IO];
pub const SPLIT: Statuses = &[(0, "the cubes were written"), USAGE, PUZZLE, IO, INTERRUPTED];
pub const JOIN: Statuses = &[
    (0, "unique"),
    (1, "no solution, or several"),
    (2, "wrong usage"),
    (65, "a bad puzzle, or answers that are not to its cubes"),
    IO,
    (75, "undecided: answers are missing, or undecided themselves"),
];
pub const EXPLAIN: Statuses = &[
    (0, "it was explained to the end"),
    (1, "there is no solution, or several, or the marks contradict each other"),
    USAGE,
    PUZZLE,
    DEFECT,
    IO,
    (75, "undecided: the time was over"),
    INTERRUPTED,
];
pub const MAKE: Statuses = &[
    (0, "puzzles were written, each of which is unique"),
    (1, "puzzles were written, and some of them are not unique"),
    (2, "wrong usage, or a folder that may not be replaced"),
    (65, "no image, or one that is too large or shows nothing"),
    DEFECT,
    IO,
    INTERRUPTED,
];
pub const RANDOM: Statuses = &[
    (0, "puzzles were written, each as wished for"),
    (1, "not all are as wished for: the nearest that were found were written"),
    (2, "wrong usage, a wish that cannot be, or a folder that may not be replaced"),
    DEFECT,
    IO,
    INTERRUPTED,
];
pub const MEND: Statuses = &[
    (0, "it is mended, with --goal unique by the fewest cells; or there was nothing to mend"),
    (1, "there is no solution, or it cannot be mended: the protected cells, or --max"),
    USAGE,
    PUZZLE,
    DEFECT,
    IO,
    (75, "the time was over before fewer cells were proved impossible; what was found is written"),
    (130, "interrupted by Ctrl-C; what was found is written"),
];
pub const INFO: Statuses = &[(0, "every file was read"), USAGE, PUZZLE, DEFECT, IO];
pub const CONVERT: Statuses = &[
    (0, "all puzzles were written"),
    (1, "with --solve: a puzzle has no solution"),
    USAGE,
    (65, "a bad puzzle, or one that the format cannot say"),
    DEFECT,
    SOLVER,
    (75, "with --solve: undecided"),
    INTERRUPTED,
];
pub const RENDER: Statuses = &[
    (0, "it was drawn"),
    (1, "with --solve or --doubt: there is no picture"),
    USAGE,
    (65, "a bad puzzle, or a --solution that is none"),
    DEFECT,
    SOLVER,
    (
        75,
        "with --solve or --doubt: undecided; or the drawing would have too many pixels, or more than there is memory for",
    ),
    INTERRUPTED,
];
#[cfg(feature = "print")]
pub const BOOK: Statuses = &[
    (0, "the book was written"),
    (1, "a puzzle has no solution or several: nothing was written"),
    USAGE,
    PUZZLE,
    DEFECT,
    SOLVER,
    UNDECIDED,
    INTERRUPTED,
];
pub const ENCODE: Statuses = &[
    (0, "the formula was written"),
    USAGE,
    PUZZLE,
    DEFECT,
    IO,
    (75, "undecided: the time was over, or the formula would be too large"),
    INTERRUPTED,
];
pub const DECODE: Statuses = &[
    (0, "the answer is a picture"),
    (1, "the answer says that there is none"),
    USAGE,
    (65, "a bad formula or answer, or values that are no solution"),
    DEFECT,
    IO,
    (75, "the answer says that it is not known"),
];
pub const PROVE: Statuses = &[
    (0, "the proof was written, whatever the verdict; with --check: it is right"),
    (1, "with --check: it is refused"),
    USAGE,
    PUZZLE,
    DEFECT,
    SOLVER,
    UNDECIDED,
    INTERRUPTED,
];
#[cfg(feature = "serve")]
pub const SERVE: Statuses = &[
    (0, "it was ended by Ctrl-C"),
    USAGE,
    PUZZLE,
    DEFECT,
    (74, "no address to listen to, too little memory, or no thread"),
];
const PLAY: Statuses = &[
    (0, "the game was quit"),
    (2, "wrong usage"),
    (65, "a bad puzzle, or the input ended before the game"),
    DEFECT,
    IO,
    (130, "ended by Ctrl-C or another signal"),
];
const ALL: Statuses = &[
    (0, "done; every checked puzzle is unique"),
    (1, "answered no: no solution; a checked puzzle is not unique, or its goal is wrong"),
    USAGE,
    (65, "a bad puzzle, a bad answer file, or a puzzle that a format cannot say"),
    DEFECT,
    SOLVER,
    UNDECIDED,
    INTERRUPTED,
];

/// What can be typed in the game of lines, beyond its menu, and on the whole screen.
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

On the whole screen, ? tells the keys. It needs a TERM other than dumb; it has
any color with COLORTERM=truecolor, else 256, and none with NO_COLOR; and ASCII
alone where LC_ALL, LC_CTYPE or LANG names a locale without UTF-8.

A game that a signal, a second Ctrl-C, a closed window or the end of the input
ends is kept in a new file beside the puzzle.";

/// Columns of the terminals that most people have.
const COLUMNS: usize = 80;

/// A row of a table of two columns, whose second one begins there, behind the line before it.
fn push_row(text: &mut String, name: &str, begin: usize, what: &str) {
    text.push_str("\n  ");
    text.push_str(name);
    text.extend(std::iter::repeat_n(' ', begin - 2 - name.len()));
    if begin + what.len() <= COLUMNS {
        return text.push_str(what);
    }
    let between = format!("\n{}", " ".repeat(begin));
    text.push_str(&wrap(what, COLUMNS - begin).join(&between));
}

/// The statuses of a command.
pub fn of(statuses: Statuses) -> String {
    let mut text = "Exit status:".to_owned();
    for (status, what) in statuses {
        push_row(&mut text, &status.to_string(), 7, what);
    }
    text
}

/// The statuses of all commands.
pub fn all() -> String {
    of(ALL)
}

/// The help of `play`.
pub fn play() -> String {
    format!("{PLAY_KEYS}\n\n{}", of(PLAY))
}

/// The statuses, and the formats that are read.
pub fn with_read(statuses: Statuses) -> String {
    format!("{}\n\nFormats for --from:{}", of(statuses), formats())
}

/// The statuses, and the forms that a picture is written in.
pub fn with_forms(statuses: Statuses) -> String {
    let names = super::values::names(|format| !format.is_read_only() && Form::holds_goal(*format));
    let forms = format!("text, board, solution, {}, json", Form::DRAWINGS.join(", "));
    format!("{}\n\nForms for --to:\n  {forms}\n  a puzzle with its goal: {names}", of(statuses))
}

/// The statuses, the forms, and the formats that are read.
pub fn with_forms_and_read(statuses: Statuses) -> String {
    format!("{}\n\nFormats for --from:{}", with_forms(statuses), formats())
}

/// The statuses, and the formats that are read and written.
pub fn with_all(statuses: Statuses) -> String {
    let unwritten = super::values::names(|format| format.is_read_only());
    let title = format!("Formats for --from, and all but {unwritten} for --to:");
    format!("{}\n\n{title}{}", of(statuses), formats())
}

/// The formats by name, with their endings, in columns. Every start of a command makes this, so
/// it is put together without formatting.
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
