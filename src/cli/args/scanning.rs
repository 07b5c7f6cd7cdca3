//! Arguments of `scan`.

use crate::cli::args::{help, pages, values};
use clap::Args as Group;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Group)]
#[command(after_help = help::short(&pages::SCAN), after_long_help = help::long(&pages::SCAN))]
pub struct Scan {
    /// A screenshot or a photograph: PNG, JPEG, GIF, BMP, WebP, PGM or PPM; - is standard input
    #[arg(value_name = "IMAGE")]
    pub path: PathBuf,
    /// Write the puzzle to this file instead of standard output; its ending chooses the format
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
    /// Write each number with its place, its alternatives and whether it is sure, as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Time limit in seconds, or as in 2m
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = values::seconds,
          allow_negative_numbers = true)]
    pub time_limit: Duration,
}
