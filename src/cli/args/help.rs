//! The help: the commands grouped by purpose; below the options of each, examples and exit
//! statuses.
//!
//! In: the definition of the program; a [`Page`]. Out: text, and a template for clap. Invariants:
//! each command that is not hidden is listed once, those without a group last; `-h` shows the
//! statuses yes and no, `--help` all that the command returns; a line has at most 80 columns, but
//! for examples.

use crate::app::Exit::{self, BadInput, Defect, Interrupted, Io, Undecided, Usage};
use crate::app::text::wrap;
use clap::Command;
use std::fmt::Write;

/// What stands below the options of a command.
pub struct Page {
    /// Commands that the user can type, each with what it does.
    pub examples: &'static [(&'static str, &'static str)],
    pub statuses: Statuses,
}

/// The keys of the game in line mode that its menu omits, and notes on the full screen.
const PLAY_KEYS: &str = "\
Keys line by line (--plain, or without a terminal), besides those of the menu:
  u    undo
  h    hint: where to look; again: which cells follow; and again: what they
       are, and why
  d    do what the hint says
  c    as in the menu; again: where the mistake is, if there is one
  b    go back to before the mistake
  w    write the puzzle with the state of play to a file: in the format of its
       ending; else in the one that was read, if that has a state of play; else
       as json
A cell is the letters of its column and the number of its row: A 3; in a
hexagon, the letters are the place in the row. Several colors: A 3 b, where b is
the letter of the color. With --exercise, rows count from 0.

On the whole screen, ? lists the keys. It needs a TERM other than dumb; it has
any color with COLORTERM=truecolor, else 256, and none with NO_COLOR; and ASCII
alone where LC_ALL, LC_CTYPE or LANG names a locale without UTF-8.

A game that a signal, a second Ctrl-C, a closed window or the end of the input
ends is kept in a new file beside the puzzle.";

/// Columns of a usual terminal.
pub const COLUMNS: usize = 80;

/// Appends a row of a table with two columns, of which the second begins at column `begin`.
pub fn push_row(text: &mut String, name: &str, begin: usize, meaning: &str) {
    text.push_str("\n  ");
    text.push_str(name);
    text.extend(std::iter::repeat_n(' ', begin - 2 - name.len()));
    if begin + meaning.len() <= COLUMNS {
        return text.push_str(meaning);
    }
    let indent = format!("\n{}", " ".repeat(begin));
    text.push_str(&wrap(meaning, COLUMNS - begin).join(&indent));
}

/// Below the options with `-h`.
pub fn short(page: &Page) -> String {
    let answers = page.statuses.rows().filter(|(number, _)| *number <= 1);
    examples(page) + &status_list(answers) + "\n  --help lists the others"
}

/// Below the options with `--help`.
pub fn long(page: &Page) -> String {
    examples(page) + &status_list(page.statuses.rows())
}

/// Below the options of `play --help`.
pub fn play(page: &Page) -> String {
    format!("{PLAY_KEYS}\n\n{}", long(page))
}

/// Below the list of commands with `-h`.
pub fn summary() -> String {
    "nonosat COMMAND -h shows the options of a command, with examples.".to_owned()
}

/// Below the list of commands with `--help`: the statuses of all commands.
pub fn all() -> String {
    format!("{}\n\n{}", summary(), status_list(Exit::ALL.map(Exit::row).into_iter()))
}

/// The examples, their comments in one column.
fn examples(page: &Page) -> String {
    let width = page.examples.iter().map(|(command, _)| command.len()).max().unwrap_or(0);
    let mut text = "Examples:\n".to_owned();
    for (command, comment) in page.examples {
        text.push_str("  ");
        text.push_str(command);
        text.extend(std::iter::repeat_n(' ', width + 2 - command.len()));
        text.push_str("# ");
        text.push_str(comment);
        text.push('\n');
    }
    text.push('\n');
    text
}

fn status_list(rows: impl Iterator<Item = (u8, &'static str)>) -> String {
    let mut text = "Exit status:".to_owned();
    rows.for_each(|(number, meaning)| push_row(&mut text, &number.to_string(), 7, meaning));
    text
}

/// The meanings of the exit statuses of a command, in the order of [`Exit`]; `None` for those that
/// it never returns.
#[derive(Clone, Copy)]
pub struct Statuses([Option<&'static str>; Exit::ALL.len()]);

impl Statuses {
    pub const fn with(mut self, exit: Exit, meaning: &'static str) -> Statuses {
        self.0[exit as usize] = Some(meaning);
        self
    }

    /// Adds a status with its usual meaning.
    pub const fn and(self, exit: Exit) -> Statuses {
        self.with(exit, exit.row().1)
    }

    /// The statuses with their meanings, in the order of their numbers.
    pub fn rows(self) -> impl Iterator<Item = (u8, &'static str)> {
        let meaning = move |exit: Exit| Some((exit.row().0, self.0[exit as usize]?));
        Exit::ALL.into_iter().filter_map(meaning)
    }
}

/// No status.
pub const NONE: Statuses = Statuses([None; Exit::ALL.len()]);
/// The statuses of every command that reads or writes files.
pub const FILES: Statuses = NONE.and(Usage).with(Io, "reading or writing failed");
pub const PUZZLES: Statuses = FILES.with(BadInput, "a bad puzzle").and(Defect);
pub const WORKING: Statuses = PUZZLES.and(Undecided).and(Interrupted);
/// The statuses of every command that may run a solver.
pub const DECIDING: Statuses = WORKING.and(Io);

const GROUPS: [(&str, &[&str]); 5] = [
    ("Play", &["serve", "play"]),
    ("Solve and check", &["solve", "check", "explain", "info", "line"]),
    ("Make", &["make", "mend", "convert", "scan"]),
    ("Draw and print", &["render", "book"]),
    ("Research", &["encode", "decode", "prove", "verify", "batch"]),
];

/// The heading of all other commands.
const OTHER_HEADING: &str = "Other";

/// The template of the program's help.
pub fn template(program: &Command) -> String {
    let mut text = "{about-with-newline}\n{usage-heading} {usage}\n\n".to_owned();
    for (heading, names) in GROUPS {
        let is_of_group = |command: &&Command| names.contains(&command.get_name());
        push_commands(&mut text, heading, program.get_subcommands().filter(is_of_group));
    }
    let grouped = |name: &str| GROUPS.iter().any(|(_, names)| names.contains(&name));
    let is_ungrouped = |command: &&Command| !command.is_hide_set() && !grouped(command.get_name());
    push_commands(&mut text, OTHER_HEADING, program.get_subcommands().filter(is_ungrouped));
    text + "\nOptions:\n{options}{after-help}"
}

fn push_commands<'a>(
    text: &mut String,
    heading: &str,
    commands: impl Iterator<Item = &'a Command>,
) {
    text.push_str(heading);
    text.push_str(":\n");
    for command in commands {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {:<12} {about}", command.get_name());
    }
}
