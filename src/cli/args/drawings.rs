//! Arguments of the commands that draw or rewrite puzzles: `render`, `convert`.

use crate::cli::args::deciding::DECIDING;
use crate::cli::args::{Deciding, Edits, Imaging, PuzzleFile, Target, help, values};
use clap::{Arg, Args as Group, ValueEnum};
use nonosat::format::Format;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(mut_args(solving), after_help = help::of(help::RENDER),
          after_long_help = help::with_read(help::RENDER))]
pub struct Render {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: Target,
    /// How to draw it: svg, png, pdf; gif or apng, a film of the solving; board, text with the clues
    /// beside it. Otherwise the ending of the output file tells, else it is svg
    #[arg(short, long, value_name = "FORM")]
    pub to: Option<Drawing>,
    /// Film the solving, step by step; as --to gif
    #[cfg(feature = "print")]
    #[arg(long, conflicts_with = "to")]
    pub gif: bool,
    /// Solve it and draw the picture
    #[arg(long, group = "solved", conflicts_with = "solution")]
    pub solve: bool,
    /// Solve it and point to the ambiguous cells: those that differ between solutions
    #[arg(long, group = "solved", conflicts_with = "solution")]
    pub ambiguous: bool,
    /// Show why it is the only picture, or why there is none: a number in each cell, so that no row
    /// and column can collect enough for another one; a PDF is a postcard with the rule and a line
    #[arg(long, group = "solved", conflicts_with_all = ["solution", "thumbnail", "gif"])]
    pub weights: bool,
    /// Draw the picture of this .solution file, if it satisfies the puzzle
    #[arg(long, value_name = "FILE")]
    pub solution: Option<PathBuf>,
    #[command(flatten)]
    pub style: Style,
    #[command(flatten)]
    pub deciding: Deciding,
}

// The style of a drawing.
#[derive(Debug, Group)]
#[command(next_help_heading = "How it looks")]
pub struct Style {
    /// Pixels from cell to cell; in a PDF, an inch has 96 of them
    #[arg(long, value_name = "PIXELS", default_value_t = 26,
          value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub cell: u32,
    /// Pixels of an inch, for PNG: 300 for print
    #[arg(long, value_name = "N", default_value_t = 96,
          value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// The look
    #[arg(long, value_name = "THEME", default_value = "light")]
    pub theme: ThemeName,
    /// Write title, author and number above the puzzle
    #[arg(long)]
    pub heading: bool,
    /// A font for letters that the one inside lacks, such as NotoSansCJK-Regular.ttc; not for SVG
    #[arg(long, value_name = "FILE")]
    pub font: Option<PathBuf>,
    /// Number the lines
    #[arg(long)]
    pub numbers: bool,
    /// Leave the puzzle blank, and draw the picture of --solve or --solution small below it
    #[arg(long)]
    pub thumbnail: bool,
}

/// The theme of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ThemeName {
    /// Black on white
    Light,
    /// White on dark
    Dark,
    /// Pale colors, which save ink
    Ink,
    /// Letters for colors in clues and cells, and what they are called: for the color-blind,
    /// and for printers without colors
    Letters,
}

/// The forms of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Drawing {
    /// For browsers and paper
    Svg,
    /// Pixels
    #[cfg(feature = "print")]
    Png,
    /// A page
    #[cfg(feature = "print")]
    Pdf,
    /// A film of the solving
    #[cfg(feature = "print")]
    Gif,
    /// The same in all colors
    #[cfg(feature = "print")]
    Apng,
    /// Text
    Board,
}

#[derive(Debug, Group)]
#[command(mut_args(solving), after_help = help::of(help::CONVERT),
          after_long_help = help::with_all(help::CONVERT))]
pub struct Convert {
    /// Puzzle files (FILE#3 is the third of several), folders, 'patterns*' or images, then where to
    /// write them: a file, which holds several if its format does; a folder, with a slash at its
    /// end; - for standard output. As a puzzle, - is standard input
    #[arg(required = true, num_args = 1.., value_names = ["IN", "OUT"])]
    pub paths: Vec<PathBuf>,
    /// The format of the puzzles, by name or ending, if their content does not tell
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// The format to write, by name or ending; otherwise the ending of OUT tells
    #[arg(short, long, value_name = "FORMAT", value_parser = values::written_format)]
    pub to: Option<Format>,
    /// Solve each puzzle and store its picture as its goal
    #[arg(long, group = "solved")]
    pub solve: bool,
    /// Leave out what the format cannot say of the game: goal, state of play, colors; notes
    /// are left out anyway. A warning tells what was left out
    #[arg(long)]
    pub lossy: bool,
    /// Leave out what is named, also if that changes the solutions: givens; or goal, saved, looks
    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = values::dropped())]
    pub drop: Vec<String>,
    /// Replace files that exist
    #[arg(long)]
    pub force: bool,
    /// Tell what is wrong in a file as one JSON object a line, on standard error
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub imaging: Imaging,
    #[command(flatten)]
    pub edits: Edits,
    #[command(flatten)]
    pub deciding: Deciding,
}

/// Makes an option of deciding require `--solve`, `--ambiguous` or `--weights`.
fn solving(argument: Arg) -> Arg {
    if argument.get_help_heading() == Some(DECIDING) {
        argument.requires("solved")
    } else {
        argument
    }
}
