//! Arguments of `convert` for images.

use crate::cli::args::values;
use crate::cli::args::values::Limit;
use clap::Args as Group;

#[derive(Debug, Group)]
#[command(
    next_help_heading = "Images (--crop leaves out their rim, --invert exchanges dark and light)"
)]
pub struct Imaging {
    /// Columns of the puzzle of an image; the rows follow
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub width: Option<u32>,
    /// Rows of the puzzle of an image
    #[arg(long, value_name = "CELLS", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub height: Option<u32>,
    /// So many colors, the background included; otherwise it is black and white
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=53),
          conflicts_with_all = ["threshold", "edges", "dither", "invert"])]
    pub colors: Option<u8>,
    /// Black is what is darker than this: 1 to 255; otsu, which parts light and dark best and is
    /// taken otherwise; or local, the surroundings
    #[arg(long, value_name = "LEVEL", value_parser = values::limit_of_tone,
          conflicts_with_all = ["edges", "dither"])]
    pub threshold: Option<Limit>,
    /// Draw edges, for what is drawn in areas
    #[arg(long, conflicts_with = "dither")]
    pub edges: bool,
    /// Draw grays as patterns, for large boards; such puzzles are seldom unique
    #[arg(long)]
    pub dither: bool,
}

impl Imaging {
    /// The name of one of these options that the user typed, if any.
    pub fn typed(&self) -> Option<&'static str> {
        let all = [
            (self.width.is_some(), "--width"),
            (self.height.is_some(), "--height"),
            (self.colors.is_some(), "--colors"),
            (self.threshold.is_some(), "--threshold"),
            (self.edges, "--edges"),
            (self.dither, "--dither"),
        ];
        all.into_iter().find_map(|(is_typed, name)| is_typed.then_some(name))
    }
}
