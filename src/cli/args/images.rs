//! Arguments of `convert` for images.

use crate::cli::args::values;
use crate::cli::args::values::Limit;
use clap::Args as Group;

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
