//! Arguments of the commands that make puzzles: `make`, `mend`, `scan`.

use crate::cli::args::{self, Labels, Output, PuzzleFile, help, pages, values};
use clap::{Args as Group, Subcommand, ValueEnum};
use nonosat_board::puzzle::{Rgb, Shape};
use nonosat_engine::explanation::{Class, Stars};
use nonosat_studio::authoring::generator::{ClueKind, Symmetry, Thing};
use nonosat_studio::authoring::repair::Target;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Group)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true,
          after_help = help::short(&pages::MAKE), after_long_help = help::long(&pages::MAKE))]
pub struct Make {
    /// What to make puzzles of.
    #[command(subcommand)]
    pub what: Option<Making>,
    /// Those of `make image`, whose name may be left out.
    #[command(flatten)]
    pub image: Option<MakeImage>,
}

// What puzzles are made of.
#[derive(Debug, Subcommand)]
pub enum Making {
    /// Make up to six puzzles from an image (`image` may be left out)
    #[command(after_help = help::short(&pages::MAKE_IMAGE),
              after_long_help = help::long(&pages::MAKE_IMAGE))]
    Image(MakeImage),
    /// Make random puzzles of a chosen size and difficulty
    Random(MakeRandom),
    /// Make clues that say no more than the picture needs
    Weaken(MakeWeaken),
}

#[cfg_attr(not(feature = "image"), allow(dead_code))]
// Clap leaves the group of a struct with parts empty; with its one needed argument the struct is
// there when the user names an image.
#[derive(Debug, Group)]
#[group(arg = "path")]
pub struct MakeImage {
    /// A PNG, JPEG, SVG, GIF, BMP, WebP, PGM or PPM, or a folder of them; - is standard input
    ///
    /// Of a folder, each image becomes one puzzle.
    #[arg(value_name = "IMAGE")]
    pub path: PathBuf,
    /// Folder to write [default: the name of the image, here]
    ///
    /// It gets the puzzles, and contact.svg, which shows them.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: Option<PathBuf>,
    /// Replace a folder that make wrote
    #[arg(long)]
    pub force: bool,
    /// Columns of the largest ones [default: 40 cells on the longer side]
    ///
    /// The others have down to half as many.
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub width: Option<u32>,
    /// Rows of the largest ones
    #[arg(long, value_name = "CELLS", hide_short_help = true,
          value_parser = clap::value_parser!(u32).range(1..=200))]
    pub height: Option<u32>,
    /// Colors of the colored ones, with the background [default: 4 and 6]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=53))]
    pub colors: Option<u8>,
    /// Cut one picture into columns x rows of puzzles, such as 3x3
    ///
    /// The columns are then 15 to a part, and book prints the whole picture behind the solutions.
    #[arg(long, value_name = "PARTS", value_parser = values::parts, conflicts_with = "shape",
          hide_short_help = true)]
    pub parts: Option<(u32, u32)>,
    /// Print with these inks on white, such as #000,#d33,#fd0
    #[arg(long, value_name = "COLORS", value_delimiter = ',', value_parser = values::rgb,
          conflicts_with = "colors")]
    pub palette: Vec<Rgb>,
    /// Make hexagons or triangles with this side, such as hex:12 or tri:9
    #[arg(long, value_name = "SIZE", value_parser = values::size,
          conflicts_with_all = ["width", "height"])]
    pub shape: Option<Shape>,
    /// Take only this part of the image, in pixels from its top left corner
    #[arg(long, value_name = "X,Y,W,H", value_parser = values::frame, hide_short_help = true)]
    pub frame: Option<[u32; 4]>,
    /// Leave out the rim, as far as it has one color
    #[arg(long)]
    pub crop: bool,
    /// Take only the subject, found by its colors and edges
    #[arg(long)]
    pub focus: bool,
    /// When to stop changing cells: unique or lines [default: lines]
    ///
    /// lines changes at most one cell in a hundred more than one solution needs.
    #[arg(
        long = "until",
        value_name = "GOAL",
        default_value = "lines",
        hide_default_value = true,
        hide_possible_values = true
    )]
    pub goal: Goal,
    /// Keep only puzzles of this difficulty, such as 2, 2.5 or 1-3
    #[arg(long, value_name = "STARS", value_parser = values::stars)]
    pub stars: Option<RangeInclusive<Stars>>,
    /// Most time to draw the pictures, and to mend each
    ///
    /// Without it, the work is bounded, and a busy machine makes the same puzzles as an idle one.
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    #[command(flatten)]
    pub labels: Labels,
    #[command(flatten)]
    pub parallelism: Parallelism,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::RANDOM), after_long_help = help::long(&pages::RANDOM))]
pub struct MakeRandom {
    /// Columns x rows, such as 20x15, or 20 for a square; hexagons hex:7; triangles tri:5
    ///
    /// The number is that of cells on a side; all six sides can be given: tri:2,1,2,2,1,2.
    #[arg(long, value_name = "SIZE", value_parser = values::size)]
    pub size: Shape,
    /// Number of colors, with the background
    #[arg(long, value_name = "N", default_value = "2",
          value_parser = clap::value_parser!(u8).range(2..=8))]
    pub colors: u8,
    /// What clues say: runs, any-order, sums, mosaic
    ///
    /// any-order gives the runs of a line without their order, sums its cells of each color, mosaic
    /// the painted cells around a cell, with itself.
    #[arg(long, value_name = "KIND", default_value = "runs", value_parser = values::clues)]
    pub clues: ClueKind,
    /// Kind of steps: trivial, lines, trials, deep-trials, guessing [default: lines]
    ///
    /// The default is trivial for up to 1 star, and trials from 3.5 stars.
    #[arg(long, value_name = "CLASS", value_parser = values::class)]
    pub class: Option<Class>,
    /// Difficulty, such as 2, 2.5 or 2-3.5, for its size and across all classes
    ///
    /// Gentle up to 1 star, easy up to 2, tricky up to 3, hard up to 4, fiendish up to 5.
    #[arg(long, value_name = "STARS", default_value = "0.5-5", value_parser = values::stars)]
    pub stars: RangeInclusive<Stars>,
    /// Symmetry: none, mirror, mirrors, half-turn, quarter-turn, third-turn, sixth-turn
    ///
    /// mirror exchanges left and right, mirrors also top and bottom. quarter-turn is for squares,
    /// third-turn and sixth-turn for hexagons. By default it differs from picture to picture.
    #[arg(long, value_name = "SYMMETRY", value_parser = values::symmetry)]
    pub symmetry: Option<Symmetry>,
    /// What all pictures show, such as fish [default: many things in turn]
    #[arg(long, value_name = "THING", value_parser = values::thing)]
    pub thing: Option<Thing>,
    /// Make no puzzle that is in this file or folder, not even turned
    #[arg(long, value_name = "FOLDER")]
    pub not_in: Vec<PathBuf>,
    /// Random seed; the same seed gives the same puzzles
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,
    /// Number of puzzles
    #[arg(short = 'n', long = "number", value_name = "N", default_value = "1",
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub count: u32,
    /// Folder to write: the puzzles, and contact.svg, which shows them
    ///
    /// With -n 1 also a file, such as one.non, or - for standard output.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// Replace a folder that make wrote, or the file
    #[arg(long)]
    pub force: bool,
    /// Take the closest one found in this time, for each puzzle
    ///
    /// On a slower machine that may be another puzzle.
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    #[command(flatten)]
    pub labels: Labels,
    #[command(flatten)]
    pub parallelism: Parallelism,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::WEAKEN), after_long_help = help::long(&pages::WEAKEN))]
pub struct MakeWeaken {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub target: args::Target,
    /// Take the weakest clues found in this time
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}

// How many puzzles to make in parallel.
#[derive(Debug, Group)]
pub struct Parallelism {
    /// Number of threads, each for another puzzle
    #[arg(short = 'j', long = "jobs", value_name = "N", default_value = "1",
          value_parser = values::threads, allow_negative_numbers = true)]
    pub threads: usize,
}

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::MEND), after_long_help = help::long(&pages::MEND))]
pub struct Mend {
    #[command(flatten)]
    pub puzzle: PuzzleFile,
    #[command(flatten)]
    pub output: Output,
    /// When to stop: unique, the picture is the only solution; lines, single lines find it
    ///
    /// With lines, the number of changed cells is not proved to be the smallest.
    #[arg(
        long = "until",
        value_name = "GOAL",
        default_value = "unique",
        hide_possible_values = true
    )]
    pub goal: Goal,
    /// Reveal cells instead of changing them; picture and clues stay
    #[arg(long = "reveal")]
    pub givens: bool,
    /// Never change these cells; r3c5 is the fifth cell of row 3
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    pub protect: Vec<String>,
    /// Only add cells to the picture: no painted cell changes
    #[arg(long, conflicts_with = "givens")]
    pub add_only: bool,
    /// Leave this as it is: outline, so that no area and no hole opens, closes, splits or joins;
    /// symmetry, so that mirrored pictures stay mirrored
    #[arg(long, value_name = "TRAIT", value_delimiter = ',', conflicts_with = "givens")]
    pub keep: Vec<Keep>,
    /// Stop if it takes more cells than this
    #[arg(long, value_name = "N", value_parser = values::cells, allow_negative_numbers = true)]
    pub max: Option<usize>,
    /// List all smallest repairs, up to a thousand, the least visible first
    #[arg(long)]
    pub all: bool,
    /// Take the best repair found in this time
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}

/// What a change must leave as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Keep {
    /// Areas and holes
    Outline,
    /// Mirrors and turns that keep the picture
    Symmetry,
}

/// What the picture is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Goal {
    /// The only solution
    Unique,
    /// Found by single lines, one after the other
    Lines,
}

impl Goal {
    /// The goal of a repair.
    pub fn target(self) -> Target {
        match self {
            Goal::Unique => Target::Unique,
            Goal::Lines => Target::Lines,
        }
    }
}

#[cfg(feature = "image")]
#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::SCAN), after_long_help = help::long(&pages::SCAN))]
pub struct Scan {
    /// Screenshots or photographs: PNG, JPEG, GIF, BMP, WebP, PGM or PPM; - is standard input
    #[arg(value_name = "IMAGE", required = true)]
    pub paths: Vec<PathBuf>,
    /// Write the puzzles to this file, whose ending chooses the format, or to a folder as .non
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Read clues in colors: those of tiles, or those of digits
    #[arg(long)]
    pub colors: bool,
    /// Draw what was read over the image, as PNG
    #[arg(long, value_name = "FILE.png")]
    pub show: Option<PathBuf>,
    /// Replace these files if they exist
    #[arg(long)]
    pub force: bool,
    /// Write each number with its place, its alternatives and whether it is sure, one JSON object a puzzle
    #[arg(long)]
    pub json: bool,
    /// Time limit of each image in seconds, or as in 2m
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Duration,
}
