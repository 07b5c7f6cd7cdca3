//! A picture of an image that became a puzzle.
//!
//! In: a candidate. Out: [`Made`]. Invariants: its name says how the picture was made, in signs that
//! names of files may have on every system.

use crate::app::interrupt::budget;
use crate::cli::jobs::parallel::Stop;
use nonosat_board::puzzle::Shape;
use nonosat_sat::budget::Budget;
use nonosat_studio::authoring::image::{Candidate, ImagePuzzle, Import, Tone};
use nonosat_studio::authoring::repair::Target;
use std::time::Duration;

/// One of the puzzles.
pub struct Made {
    /// The settings or the part, then the name of its file.
    pub name: String,
    /// The name of its image, without folders and ending.
    pub image: String,
    pub puzzle: ImagePuzzle,
    /// The time limit, if it ended the work on it.
    pub ended: Option<Budget>,
}

/// The candidate, repaired if possible.
pub fn repair_candidate(
    candidate: &Candidate,
    until: Target,
    time: Option<Duration>,
    stop: &Stop,
) -> anyhow::Result<Made> {
    let limit = budget(time);
    let puzzle = ImagePuzzle::of(candidate, until, &limit.clone().or_stop(stop.clone()))?;
    let name = settings(&candidate.how, puzzle.document.puzzle().geometry().shape());
    let ended = Some(limit).filter(Budget::is_over);
    Ok(Made { name, image: String::new(), puzzle, ended })
}

/// The settings of an import, as part of a file name.
fn settings(import: &Import, shape: Shape) -> String {
    let inverted = if import.invert { "-inverted" } else { "" };
    let tone = match import.tone {
        Tone::Threshold(level) => format!("-t{level}"),
        Tone::Local => "-local".to_owned(),
        Tone::Edges => "-edges".to_owned(),
        Tone::Filled => "-filled".to_owned(),
        Tone::Colors(count) => format!("-colors{count}"),
        _ => String::new(),
    };
    // Blanks and colons are no signs for names on every system.
    let shape = shape.to_string().replace([':', ',', ' '], "-");
    format!("{shape}{tone}{inverted}")
}
