//! Parses the command line with clap.
//!
//! In: the command line. Out: [`Args`]. Invariants: builds only the typed command, since building
//! all takes longer than a small puzzle; groups of arguments have no doc comments, which clap
//! would show as the command's.

mod answers;
mod batches;
#[cfg(feature = "print")]
mod books;
mod deciding;
mod drawings;
mod edits;
mod explaining;
mod files;
pub mod form;
mod formulas;
mod games;
mod generating;
mod help;
mod images;
mod make;
mod mending;
#[cfg(feature = "image")]
mod scanning;
mod values;

pub use answers::{Check, Extras, Filter, Info, Solve};
pub use batches::{Batch, Join, Split};
#[cfg(feature = "print")]
pub use books::{Answers, Book, Order, PaperName};
pub use deciding::{Deciding, Encoding, EncodingName, EngineName};
pub use drawings::{Convert, Drawing, Render, Style, ThemeName};
pub use edits::{Edits, Flip};
pub use explaining::{Explain, Explanation};
pub use files::{Output, PuzzleFile, Target};
pub use formulas::{Decode, Encode, ProofName, Prove, StepsName, Verify};
pub use games::Play;
#[cfg(feature = "serve")]
pub use games::Serve;
pub use generating::{Generate, What, everything};
pub use images::Imaging;
#[cfg(feature = "image")]
pub use make::MakeImage;
pub use make::{Make, MakeRandom, Making};
pub use mending::{Goal, Mend};
#[cfg(feature = "image")]
pub use scanning::Scan;
#[cfg(feature = "image")]
pub use values::Limit;

use clap::{Parser, Subcommand, ValueEnum};
use nonosat::language::Language;

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
    /// Use at most so much memory, such as 500M or 2G; a puzzle that needs more has no answer
    /// [default: three quarters of what the machine or its cgroup has]
    #[arg(long, global = true, value_name = "SIZE", value_parser = values::bytes,
          allow_negative_numbers = true, display_order = 899)]
    pub memory_limit: Option<u64>,
    /// When to use colors
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", display_order = 902)]
    pub color: When,
    /// Language of explanations, hints, reasons and books: en, de, fr, es, pl, ru, ja, zh [default: that of the locale, or en]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = values::language, display_order = 903)]
    pub lang: Option<Language>,
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
#[command(defer = true)]
pub enum Command {
    /// Solve a puzzle and show its picture
    Solve(Solve),
    /// Say of each puzzle whether its solution is unique, several, none or undecided
    Check(Check),
    /// Answer any number of puzzles, one JSON object a line, as they come
    Batch(Batch),
    /// Cut a hard puzzle into easier ones for batch
    Split(Split),
    /// Say the verdict of a puzzle from the answers to what it was cut into
    Join(Join),
    /// Tell how a person can solve a puzzle, step by step
    Explain(Explain),
    /// Say what is in a puzzle file
    Info(Info),
    /// Write puzzles in another format; make a puzzle of an image
    Convert(Convert),
    /// Change the fewest cells of a picture, or reveal them, so that it is the only solution
    Mend(Mend),
    /// Read the clues of a puzzle from a screenshot or a photograph
    #[cfg(feature = "image")]
    Scan(Scan),
    /// Make several puzzles to choose from
    Make(Make),
    /// Draw a puzzle, blank or solved, or film how it is solved
    Render(Render),
    /// Write puzzles as a book for printing, with the answers at the back
    #[cfg(feature = "print")]
    Book(Book),
    /// Write a puzzle as a DIMACS formula whose comments tell what it means
    Encode(Encode),
    /// Turn a solver's answer to such a formula back into a picture
    Decode(Decode),
    /// Write a verdict with a proof that others can check
    Prove(Prove),
    /// Check a proof that `prove` has written
    Verify(Verify),
    /// Play, make and check puzzles on a page in the browser
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Solve a puzzle by hand
    Play(Play),
    /// Write pages for man, or completions for a shell
    Generate(Generate),
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Args::command().debug_assert();
    }

    /// The comment of a group that is part of a command would be shown as the command's.
    #[test]
    fn a_command_says_of_itself_what_the_list_of_commands_says() {
        let all = everything();
        for listed in Args::command().get_subcommands() {
            let name = listed.get_name();
            let built = all.find_subcommand(name).unwrap();
            let about = |command: &clap::Command| command.get_about().map(ToString::to_string);
            assert!(about(listed).is_some(), "{name}");
            assert_eq!(about(built), about(listed), "{name}");
            assert_eq!(built.get_long_about().map(ToString::to_string), None, "{name}");
        }
    }
}
