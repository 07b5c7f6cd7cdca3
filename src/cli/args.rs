//! What can be typed: the arguments, and nothing else.
//!
//! In: the command line. Out: [`Args`]. Reads: clap; no other file of the
//! program uses it.

use clap::builder::TypedValueParser;
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use nonosat::format::Format;
use std::path::PathBuf;

const EXIT_CODES: &str = "\
Exit status:
  0    solved; every checked puzzle is unique
  1    answered no: there is no solution, or a checked puzzle is not unique
  2    wrong usage
  65   a bad puzzle or a bad answer file
  70   a defect of nonosat
  74   reading, writing or running a solver failed
  75   undecided: the time was over
  130  interrupted by Ctrl-C";

const PLAY_EXIT_CODES: &str = "\
Exit status:
  0    the game was quit
  2    wrong usage
  65   a bad puzzle, or the input ended before the game
  70   a defect of nonosat
  74   reading or writing failed
  130  ended by Ctrl-C or another signal";

/// What can be typed in the game of lines, beyond its menu, and on the whole screen.
const PLAY_KEYS: &str = "\
Line by line (--plain, or where there is no terminal), the menu tells of p, m, c, s and q. Besides:
  u    undo
  h    hint: a cell to color, how one can know, and the blank cells that tell it
  w    write the puzzle with the state of play to a file: in the format of its ending; else in
       the one that was read, if that has a state of play; else as json
A cell is the letters of its column and the number of its row: A 2; in a hexagon, the letters
are the place in the row. Several colors: A 2 b, where b is the letter of the color.

On the whole screen, ? tells the keys. It needs a TERM other than dumb; it has any color with
COLORTERM=truecolor, else 256, and none with NO_COLOR.

A game that a signal or a closed window ends is kept in a new file beside the puzzle.";

/// Compiles nonograms to SAT: solves them, checks that they are fair, draws them.
#[derive(Debug, Parser)]
#[command(name = "nonosat", version, after_help = EXIT_CODES, max_term_width = 100)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Tell the stages with sizes and times on standard error
    #[arg(short, long, global = true)]
    pub verbose: bool,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Solve a puzzle and show its picture
    #[command(after_help = EXIT_CODES)]
    Solve(Solve),
    /// Say of each puzzle whether its solution is unique, several, none or undecided
    #[command(after_help = EXIT_CODES)]
    Check(Check),
    /// Write a puzzle as a DIMACS formula whose comments tell what it means
    #[command(after_help = EXIT_CODES)]
    Encode(Encode),
    /// Turn a solver's answer to such a formula back into a picture
    #[command(after_help = EXIT_CODES)]
    Decode(Decode),
    /// Draw a puzzle, blank or solved
    #[command(after_help = EXIT_CODES)]
    Render(Render),
    /// Write puzzles in another format
    #[command(after_help = EXIT_CODES)]
    Convert(Convert),
    /// Say what is in a puzzle file
    #[command(after_help = EXIT_CODES)]
    Info(Info),
    /// Play, make and check puzzles on a page in the browser
    #[cfg(feature = "serve")]
    #[command(after_help = EXIT_CODES)]
    Serve(Serve),
    /// Solve a puzzle by hand
    #[command(after_help = format!("{PLAY_KEYS}\n\n{PLAY_EXIT_CODES}"))]
    Play(Play),
}

/// Arguments of `solve`.
#[derive(Debug, Group)]
pub struct Solve {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub output: Output,
    /// Show up to this many solutions as they are found; 0 shows all
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub limit: u64,
    #[command(flatten)]
    pub deciding: Deciding,
}

/// Arguments of `check`.
#[derive(Debug, Group)]
pub struct Check {
    /// Puzzle files; - is standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// The format of the puzzles, if their content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub from: Option<Format>,
    /// Also say whether the goal that is stored with a puzzle satisfies its clues
    #[arg(long)]
    pub goal: bool,
    /// One JSON object a line: verdict, seconds, sizes, and the pictures if there are several
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub deciding: Deciding,
}

/// Arguments of `encode`.
#[derive(Debug, Group)]
pub struct Encode {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: Target,
    #[command(flatten)]
    pub encoding: Encoding,
}

/// Arguments of `decode`.
#[derive(Debug, Group)]
pub struct Decode {
    /// The formula that `nonosat encode` wrote
    #[arg(value_name = "FILE.cnf")]
    pub formula: PathBuf,
    /// What the solver printed, or its result file; - is standard input
    pub answer: PathBuf,
    #[command(flatten)]
    pub output: Output,
}

/// Arguments of `render`.
#[derive(Debug, Group)]
pub struct Render {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: Target,
    /// Solve it and draw the picture
    #[arg(long, conflicts_with = "solution")]
    pub solve: bool,
    /// Draw the picture of this .solution file, if it satisfies the puzzle
    #[arg(long, value_name = "FILE")]
    pub solution: Option<PathBuf>,
    #[command(flatten)]
    pub deciding: Deciding,
}

/// Arguments of `convert`.
#[derive(Debug, Group)]
pub struct Convert {
    /// Puzzle files, then the file to write; or a folder for several puzzles. - is standard input or output
    #[arg(required = true, num_args = 2.., value_names = ["IN", "OUT"])]
    pub paths: Vec<PathBuf>,
    /// The format of the puzzles, if their content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub from: Option<Format>,
    /// The format to write; otherwise the ending of OUT tells
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub to: Option<Format>,
    /// Leave out what the format cannot say, with a warning
    #[arg(long)]
    pub lossy: bool,
    /// Replace files that exist
    #[arg(long)]
    pub force: bool,
    /// Tell what is wrong in a file as one JSON object a line, on standard error
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `info`.
#[derive(Debug, Group)]
pub struct Info {
    /// Puzzle files; - is standard input
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<PathBuf>,
    /// The format of the puzzles, if their content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub from: Option<Format>,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `serve`.
#[cfg(feature = "serve")]
#[derive(Debug, Group)]
pub struct Serve {
    /// The puzzle that the page begins with; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub puzzle: Option<PathBuf>,
    /// The format of the puzzle, if its content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub from: Option<Format>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// The port; 0 takes any free one [default: 8417, or any free one if that is taken]
    #[arg(long, value_name = "PORT")]
    pub port: Option<u16>,
    /// Listen to this address instead of this machine alone
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub bind: std::net::IpAddr,
}

/// Arguments of `play`.
#[derive(Debug, Group)]
pub struct Play {
    /// The puzzle's file; without one, the board is asked for
    #[arg(value_name = "PUZZLE")]
    pub path: Option<PathBuf>,
    /// The format of the puzzle, if its content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub from: Option<Format>,
    /// Play line by line instead of on the whole screen
    #[arg(long)]
    pub plain: bool,
}

/// Where a puzzle is read from.
#[derive(Debug, Group)]
pub struct PuzzleFile {
    /// The puzzle's file; - is standard input
    #[arg(value_name = "PUZZLE")]
    pub path: PathBuf,
    /// The format of the puzzle, if its content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = format_name())]
    pub from: Option<Format>,
}

/// Where results are written.
#[derive(Debug, Group)]
pub struct Target {
    /// Write to this file instead of standard output
    #[arg(short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace the output file if it exists
    #[arg(long, requires = "output")]
    pub force: bool,
}

/// Where pictures are written, and how.
#[derive(Debug, Group)]
pub struct Output {
    #[command(flatten)]
    pub target: Target,
    /// How to write the picture; otherwise the ending of the output file tells, else text
    #[arg(long, value_name = "FORM")]
    pub to: Option<Form>,
}

/// Who decides, with what, for how long.
#[derive(Debug, Group)]
pub struct Deciding {
    #[command(flatten)]
    pub encoding: Encoding,
    /// Who decides what single lines and probing leave open
    #[arg(long, value_name = "ENGINE", default_value = "sat")]
    pub engine: EngineName,
    /// Decide with this DIMACS solver instead of the built-in one: 'kissat -q', minisat, ...
    #[arg(long, value_name = "COMMAND", conflicts_with = "engine")]
    pub solver: Option<String>,
    /// Decide in up to so many ways side by side; the first answer wins
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub threads: usize,
    /// Give up after so many seconds; the answer is then "undecided"
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time_limit: Option<std::time::Duration>,
}

/// How lines become clauses.
#[derive(Debug, Group)]
pub struct Encoding {
    /// How lines become clauses
    #[arg(long, value_name = "ENCODING", default_value = "auto")]
    pub encoding: EncodingName,
    /// Most placements that the masks encoding lists, all lines together
    #[arg(long, value_name = "N", default_value_t = nonosat::encode::DEFAULT_MASK_LIMIT)]
    pub mask_limit: u128,
}

/// Names of engines.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum EngineName {
    /// A formula and our own SAT solver
    Sat,
    /// Branching, with every node propagated and probed
    Search,
    /// A formula and varisat instead of our own solver
    #[cfg(feature = "varisat")]
    Varisat,
    /// A formula and CaDiCaL
    #[cfg(feature = "cadical")]
    Cadical,
}

/// Names of encodings.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum EncodingName {
    /// One variable for each placement of a line
    Masks,
    /// Thresholds for the starts and ends of the runs
    Order,
    /// Whichever gives a line fewer clauses
    Auto,
}

/// Forms that a picture is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// For the terminal, in color if it is one
    Text,
    /// One letter a cell, `-` for the background
    Solution,
    /// A drawing with the clues
    Svg,
    /// One object a line
    Json,
}

/// The names of the puzzle formats, with what they are.
fn format_name() -> impl clap::builder::TypedValueParser<Value = Format> {
    let names = Format::all()
        .iter()
        .map(|format| clap::builder::PossibleValue::new(format.name()).help(format.about()));
    clap::builder::PossibleValuesParser::new(names)
        .try_map(|name| Format::from_name(&name).ok_or("no format"))
}

/// A positive number of seconds, fractions allowed.
fn seconds(text: &str) -> Result<std::time::Duration, String> {
    let number: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    let duration = std::time::Duration::try_from_secs_f64(number).map_err(|e| e.to_string())?;
    Ok(duration)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Args::command().debug_assert();
    }
}
