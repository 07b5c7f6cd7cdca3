//! What can be typed: the arguments, and nothing else.
//!
//! In: the command line. Out: [`Args`]. Reads: clap; no other folder of the program uses it.

mod answers;
mod deciding;
mod drawings;
mod files;
mod formulas;
mod games;
mod help;
mod values;

pub use answers::{Check, Info, Solve};
pub use deciding::{Deciding, Encoding, EncodingName, EngineName};
pub use drawings::{Convert, Render};
pub use files::{Output, PuzzleFile, Target};
pub use formulas::{Decode, Encode};
pub use games::Play;
#[cfg(feature = "serve")]
pub use games::Serve;

use clap::{Parser, Subcommand, ValueEnum};

/// Solves nonograms and says whether they have one solution; turns them into formulas, drawings and other formats
#[derive(Debug, Parser)]
#[command(name = "nonosat", version, after_help = help::all(), max_term_width = 100)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Tell the stages with sizes and times on standard error
    #[arg(short, long, global = true, display_order = 900)]
    pub verbose: bool,
    /// Tell no warnings and notes on standard error, only errors
    #[arg(short, long, global = true, display_order = 901)]
    pub quiet: bool,
    /// When to use colors
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", display_order = 902)]
    pub color: When,
}

/// When to use colors.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum When {
    /// Where a terminal shows them; NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR are heeded
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Solve a puzzle and show its picture
    #[command(after_help = help::of(help::SOLVE), after_long_help = help::with_forms_and_read(help::SOLVE))]
    Solve(Solve),
    /// Say of each puzzle whether its solution is unique, several, none or undecided
    #[command(after_help = help::of(help::CHECK), after_long_help = help::with_read(help::CHECK))]
    Check(Check),
    /// Say what is in a puzzle file
    #[command(after_help = help::of(help::INFO), after_long_help = help::with_read(help::INFO))]
    Info(Info),
    /// Write puzzles in another format
    #[command(after_help = help::of(help::CONVERT), after_long_help = help::with_all(help::CONVERT))]
    Convert(Convert),
    /// Draw a puzzle, blank or solved
    #[command(after_help = help::of(help::RENDER), after_long_help = help::with_read(help::RENDER))]
    Render(Render),
    /// Write a puzzle as a DIMACS formula whose comments tell what it means
    #[command(after_help = help::of(help::ENCODE), after_long_help = help::with_read(help::ENCODE))]
    Encode(Encode),
    /// Turn a solver's answer to such a formula back into a picture
    #[command(after_help = help::of(help::DECODE), after_long_help = help::with_forms(help::DECODE))]
    Decode(Decode),
    /// Play, make and check puzzles on a page in the browser
    #[cfg(feature = "serve")]
    #[command(after_help = help::of(help::SERVE), after_long_help = help::with_read(help::SERVE))]
    Serve(Serve),
    /// Solve a puzzle by hand
    #[command(after_help = help::play(), after_long_help = help::play())]
    Play(Play),
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
