//! Arguments of the commands that draw or rewrite puzzles: `render`, `convert`, also of images.

use crate::cli::args::shared::{DECIDING_HEADING, each_puzzle};
use crate::cli::args::values::Limit;
use crate::cli::args::{Deciding, Labels, PuzzleFile, Target, help, pages, values};
use clap::{Arg, Args as Group, ValueEnum};
use nonosat_board::puzzle::{Color, Ink};
use nonosat_files::Format;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(mut_args(solving), after_help = help::short(&pages::RENDER),
          after_long_help = help::long(&pages::RENDER))]
pub struct Render {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: Target,
    /// Form: svg, png, pdf; gif or apng, a film of the solving; board, text with the clues
    ///
    /// The default is that of the ending of the output file, else svg.
    #[arg(short, long, value_name = "FORM", hide_possible_values = true)]
    pub to: Option<Drawing>,
    /// The same as --to gif
    #[cfg(feature = "print")]
    #[arg(long, conflicts_with = "to", hide_short_help = true)]
    pub gif: bool,
    /// Solve it and draw the picture
    #[arg(long, group = "solved", conflicts_with = "solution")]
    pub solve: bool,
    /// Solve it and mark the cells that differ between solutions
    #[arg(long, group = "solved", conflicts_with = "solution")]
    pub ambiguous: bool,
    /// Show by a number in each cell why it is the only picture, or why there is none
    ///
    /// No row and column can collect enough for another picture. A PDF is a postcard with the rule
    /// and an example.
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
#[command(next_help_heading = "Style")]
pub struct Style {
    /// Pixels from cell to cell; in a PDF, 96 are an inch
    #[arg(long = "cell-size", value_name = "PIXELS", default_value_t = 26,
          value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub cell: u32,
    /// Pixels an inch for PNG; 300 for print
    #[arg(long, value_name = "N", default_value_t = 96,
          value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// Theme: light, dark, ink (pale colors), letters (for the color-blind)
    #[arg(long, value_name = "THEME", default_value = "light", hide_possible_values = true)]
    pub theme: ThemeName,
    /// Write title, author and number above the puzzle
    #[arg(long)]
    pub heading: bool,
    /// A font for letters that the built-in one lacks; not for SVG
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub font: Option<PathBuf>,
    /// Number the lines
    #[arg(long)]
    pub numbers: bool,
    /// Draw the puzzle blank, with the solution in small below it
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
#[command(mut_args(converting), mut_arg("threads", each_puzzle), after_help = help::short(&pages::CONVERT),
          after_long_help = help::long(&pages::CONVERT))]
pub struct Convert {
    /// Puzzle files, folders, 'patterns*' or images, then the file or folder/ to write
    ///
    /// FILE#3 is the third of several. - is standard input, and as OUT standard output. A file gets several puzzles if its format can hold them. A
    /// new folder has a slash at its end.
    #[arg(required = true, num_args = 1.., value_names = ["IN", "OUT"])]
    pub paths: Vec<PathBuf>,
    /// Where to write, if it is not the last name: -o OUT
    #[arg(short, long, value_name = "OUT", hide_short_help = true)]
    pub output: Option<PathBuf>,
    /// Format of the puzzles, if the content fits several
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::format)]
    pub from: Option<Format>,
    /// Format to write [default: that of the ending of OUT]
    ///
    /// By name or ending; `nonosat formats` lists them.
    #[arg(short, long, value_name = "FORMAT", value_parser = values::written_format)]
    pub to: Option<Format>,
    /// Solve each puzzle and store its picture
    #[arg(long, group = "solved")]
    pub solve: bool,
    /// Leave out what the format cannot hold: picture, state of play, colors
    ///
    /// Notes are left out anyway. A warning says what was left out.
    #[arg(long)]
    pub lossy: bool,
    /// Leave out these, even if that changes the solutions: givens; or goal, saved, looks
    #[arg(long, value_name = "WHAT", value_delimiter = ',', hide_possible_values = true,
          hide_short_help = true, value_parser = values::droppable_feature())]
    pub drop: Vec<String>,
    /// Replace files that exist
    #[arg(long)]
    pub force: bool,
    /// Form of errors on standard error: text, or json, one object a line
    #[arg(
        long,
        value_name = "FORM",
        default_value = "text",
        hide_possible_values = true,
        hide_short_help = true
    )]
    pub error_format: ErrorFormat,
    #[command(flatten)]
    pub labels: Labels,
    #[command(flatten)]
    pub imaging: Imaging,
    #[command(flatten)]
    pub edits: Edits,
    #[command(flatten)]
    pub deciding: Deciding,
}

/// The forms of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ErrorFormat {
    /// For people
    Text,
    /// For programs
    Json,
}

impl Convert {
    /// Are errors JSON?
    pub fn has_json_errors(&self) -> bool {
        self.error_format == ErrorFormat::Json
    }
}

/// As [`solving`], but the time limit is for images, too.
fn converting(argument: Arg) -> Arg {
    match argument.get_long() {
        Some("time-limit") => argument.hide_short_help(true),
        _ => solving(argument),
    }
}

/// Makes an option of deciding secondary, and require `--solve`, `--ambiguous` or `--weights`.
fn solving(argument: Arg) -> Arg {
    if argument.get_help_heading() == Some(DECIDING_HEADING) {
        argument.requires("solved").hide_short_help(true)
    } else {
        argument
    }
}

#[derive(Debug, Group)]
#[command(next_help_heading = "Images (besides: --crop, --invert)")]
pub struct Imaging {
    /// Columns of the puzzle; the rows follow
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub width: Option<u32>,
    /// Rows of the puzzle
    #[arg(hide_short_help = true, long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub height: Option<u32>,
    /// Take only this part of the image, in pixels from its top left corner
    #[arg(hide_short_help = true, long, value_name = "X,Y,W,H", value_parser = values::frame)]
    pub frame: Option<[u32; 4]>,
    /// Take only the subject, found by its colors and edges
    #[arg(long)]
    pub focus: bool,
    /// Number of colors with the background [default: black and white]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=53),
          conflicts_with_all = ["threshold", "edges", "dither", "invert"])]
    pub colors: Option<u8>,
    /// Level below which a cell is black: 1 to 255, otsu, or local
    ///
    /// otsu separates light and dark best; local compares with the surroundings. By default dark
    /// areas and the edges of light ones are black.
    #[arg(long, value_name = "LEVEL", value_parser = values::limit_of_tone,
          conflicts_with_all = ["edges", "dither"])]
    pub threshold: Option<Limit>,
    /// Draw edges, with few areas
    #[arg(long, conflicts_with = "dither")]
    pub edges: bool,
    /// Draw grays as patterns, for large boards; such puzzles are rarely unique
    #[arg(hide_short_help = true, long)]
    pub dither: bool,
}

impl Imaging {
    /// The name of one of these options that the user typed, if any.
    pub fn typed(&self) -> Option<&'static str> {
        let all = [
            (self.width.is_some(), "--width"),
            (self.height.is_some(), "--height"),
            (self.frame.is_some(), "--frame"),
            (self.focus, "--focus"),
            (self.colors.is_some(), "--colors"),
            (self.threshold.is_some(), "--threshold"),
            (self.edges, "--edges"),
            (self.dither, "--dither"),
        ];
        all.into_iter().find_map(|(is_typed, name)| is_typed.then_some(name))
    }
}

// In the order in which the edits happen.
#[derive(Debug, Group)]
#[command(next_help_heading = "Edit the stored picture, in this order")]
pub struct Edits {
    /// Leave out empty rows and columns at the rim
    #[arg(long)]
    pub crop: bool,
    /// Exchange left and right, or with =vertical top and bottom
    #[arg(long, value_name = "WAY", num_args = 0..=1, require_equals = true, hide_possible_values = true,
          default_missing_value = "horizontal")]
    pub flip: Option<Flip>,
    /// Turn clockwise, by quarters; hexagons by sixths, 60, 120, ...
    #[arg(long, value_name = "DEGREES", value_parser = values::degrees)]
    pub rotate: Option<u16>,
    /// Exchange background and color
    #[arg(long)]
    pub invert: bool,
    /// Add this many empty cells around
    #[arg(hide_short_help = true, long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub pad: Option<u32>,
    /// Make each cell a square with this many to a side
    #[arg(hide_short_help = true, long, value_name = "TIMES", value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub scale: Option<u32>,
    /// Give colors another ink: a=#c00,b=gold; - is the background
    #[arg(long, value_name = "LETTER=INK", value_delimiter = ',', value_parser = values::ink)]
    pub recolor: Vec<(Color, Ink)>,
}

/// Which sides to exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Flip {
    /// Left and right
    Horizontal,
    /// Top and bottom
    Vertical,
}
