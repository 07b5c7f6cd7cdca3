//! Arguments of the edits that `convert` makes to pictures.

use crate::cli::args::values;
use clap::{Args as Group, ValueEnum};
use nonosat_board::puzzle::{Color, Ink};

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
