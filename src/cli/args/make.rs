//! Arguments of `make`: what to make puzzles from.

use crate::cli::args::{help, values};
use clap::{Args as Group, Subcommand};
use nonosat::authoring::generator::Symmetry;
use nonosat::explanation::{Class, Stars};
use nonosat::puzzle::Shape;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Group)]
pub struct Make {
    /// What to make puzzles of.
    #[command(subcommand)]
    pub what: Making,
}

// What puzzles are made of.
#[derive(Debug, Subcommand)]
pub enum Making {
    /// Up to six puzzles of an image, with a sheet to choose from
    Image(MakeImage),
    /// Puzzles by chance, as hard as you wish, with a sheet that shows them
    Random(MakeRandom),
}

#[cfg_attr(not(feature = "image"), allow(dead_code))]
#[derive(Debug, Group)]
#[command(after_help = help::of(help::MAKE))]
pub struct MakeImage {
    /// A PNG, JPEG, GIF, BMP, WebP, PGM or PPM; - is standard input
    #[arg(value_name = "IMAGE")]
    pub path: PathBuf,
    /// The folder to write: the puzzles, and contact.svg, which shows them
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// Replace a folder that was made so
    #[arg(long)]
    pub force: bool,
    /// Columns of the largest ones; the others have down to half as many. Otherwise the longer side
    /// has 40 cells
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub width: Option<u32>,
    /// Rows of the largest ones
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub height: Option<u32>,
    /// Colors of the colored ones, the background included [default: 4 and 6]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=53))]
    pub colors: Option<u8>,
    /// Take only this part of the image, in pixels from its top left corner
    #[arg(long, value_name = "X,Y,W,H", value_parser = values::frame)]
    pub frame: Option<[u32; 4]>,
    /// Leave out the rim, as far as it has one color
    #[arg(long)]
    pub crop: bool,
    /// Take only the part with the subject, found by its colors and edges
    #[arg(long)]
    pub focus: bool,
    /// Seconds to mend each
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Duration,
    #[command(flatten)]
    pub parallelism: Parallelism,
}

#[derive(Debug, Group)]
#[command(after_help = help::of(help::RANDOM))]
pub struct MakeRandom {
    /// Columns and rows, as in 20x15, or cells to a side, as in hex:7 or, of triangles, tri:5; or
    /// all six sides, as in tri:2,1,2,2,1,2
    #[arg(long, value_name = "SIZE", value_parser = values::size)]
    pub size: Shape,
    /// So many colors, the background included
    #[arg(long, value_name = "N", default_value = "2",
          value_parser = clap::value_parser!(u8).range(2..=8))]
    pub colors: u8,
    /// The kind of steps that it needs: trivial, lines, trials, deep-trials, guessing
    /// [default: lines; trivial up to 1 star; trials from 3.5 stars]
    #[arg(long, value_name = "CLASS", value_parser = values::class)]
    pub class: Option<Class>,
    /// How hard it is for a person, for its size and across all classes, as in 2, 2.5 or 2-3.5:
    /// gentle up to 1 star, easy up to 2, tricky up to 3, hard up to 4, fiendish up to 5
    #[arg(long, value_name = "STARS", default_value = "0.5-5", value_parser = values::stars)]
    pub stars: RangeInclusive<Stars>,
    /// What is to look the same: none, mirror (left and right), mirrors (top and bottom, too),
    /// half-turn; of squares quarter-turn, of hexagons third-turn, sixth-turn. Otherwise as each
    /// picture likes
    #[arg(long, value_name = "SYMMETRY", value_parser = values::symmetry)]
    pub symmetry: Option<Symmetry>,
    /// Where chance begins: the same seed has the same puzzles
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: u64,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "1",
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub count: u32,
    /// The folder to write: the puzzles, and contact.svg, which shows them
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// Replace a folder that was made so
    #[arg(long)]
    pub force: bool,
    /// Take the nearest that was found after so many seconds, for each puzzle; that may be another
    /// one on a slower machine
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    #[command(flatten)]
    pub parallelism: Parallelism,
}

// How many puzzles to make in parallel.
#[derive(Debug, Group)]
pub struct Parallelism {
    /// Use up to so many threads, each for another puzzle
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", default_value = "1",
          value_parser = values::threads, allow_negative_numbers = true)]
    pub threads: usize,
}
