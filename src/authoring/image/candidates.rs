//! Converts one image to several pictures to choose from.
//!
//! In: the bytes of an image. Out: puzzles in black and white, the best score first.
//! Invariants: no two pictures are equal.

use super::gray::{self, Gray, histogram};
use super::likeness::{areas, has_dark_rim, likeness, painted};
use super::size::cells;
use super::tone::Split;
use super::{Import, ImportError, Imported, Tone, clean, crop, decode, document, tone};
use crate::propagation::propagate;
use crate::sat::budget::Budget;

/// The longer side if no side is requested.
const USUAL_SIDE: u32 = 40;
/// Thresholds, in hundredths of the way from the mean dark to the mean light level.
const SHARES: [u32; 6] = [30, 38, 46, 54, 62, 70];
/// Tones that suit images with light from one side better than thresholds.
const OTHERS: [Tone; 2] = [Tone::Local, Tone::Edges];
/// Among the first pictures, up to this number, is one of each of the [`OTHERS`].
const SHOWN: usize = 6;
/// Pictures that differ in fewer than this many percent of their cells are similar.
const DIFFERENT: usize = 3;

/// Options for the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Candidates {
    /// Columns of the larger pictures; the smaller ones have three quarters.
    pub width: Option<u32>,
    /// Rows of the larger pictures; the smaller ones have three quarters.
    pub height: Option<u32>,
    /// Remove a rim of one color.
    pub crop: bool,
}

impl Candidates {
    /// Sets the columns and rows of the larger pictures; what is absent follows from the image.
    pub fn with_size(self, width: Option<u32>, height: Option<u32>) -> Candidates {
        Candidates { width, height, ..self }
    }

    /// Sets whether to remove a rim of one color.
    pub fn with_crop(self, crop: bool) -> Candidates {
        Candidates { crop, ..self }
    }
}

/// One of the pictures.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The options that give this picture.
    pub how: Import,
    /// The puzzle with this picture.
    pub imported: Imported,
    /// How much it looks like the image, from 0 to 1000.
    pub likeness: u32,
    /// Painted cells in a thousand.
    pub painted: u32,
    /// The number of cells that line propagation leaves open.
    pub open: usize,
    /// Is it mostly black, or does it have fewer than three areas?
    is_blot: bool,
    /// The higher, the better.
    score: i64,
}

/// Converts an image with several thresholds and tones, in two sizes, normal and inverted. The
/// best score comes first; pictures similar to a better one follow after all others.
///
/// # Errors
/// [`ImportError`]; [`ImportError::Blank`] if every picture is blank or fully painted.
pub fn candidates(bytes: &[u8], request: &Candidates) -> Result<Vec<Candidate>, ImportError> {
    candidates_within(bytes, request, &Budget::endless())
}

/// As [`candidates`], within a budget.
///
/// # Errors
/// As [`candidates`]; [`ImportError::Stopped`] when the budget is over.
pub fn candidates_within(
    bytes: &[u8],
    request: &Candidates,
    budget: &Budget,
) -> Result<Vec<Candidate>, ImportError> {
    let raster = decode::decode(bytes, budget)?;
    let raster = if request.crop { crop::subject(raster) } else { raster };
    let (width, height) = raster.size();
    let (mut columns, mut rows) = (request.width, request.height);
    if (columns, rows) == (None, None) {
        *(if width >= height { &mut columns } else { &mut rows }) = Some(USUAL_SIDE);
    }
    let large = cells(columns, rows, (width, height))?;
    let small = ((large.0 * 3 / 4).max(1), (large.1 * 3 / 4).max(1));
    let gray = gray::stretched(&raster);
    let mut all = Vec::new();
    for (invert, gray) in [(false, &gray), (true, &gray.inverted())] {
        for size in [large, small] {
            let cells = gray.shrunk(size);
            let is_drawn = raster.is_drawn_in_cells(size);
            let (width, height) = (Some(size.0), Some(size.1));
            let tones = limits(&cells).into_iter().map(Tone::Threshold);
            let others = if invert { &[][..] } else { &OTHERS };
            for tone in tones.chain(others.iter().copied()) {
                if budget.is_over() {
                    return Err(ImportError::Stopped);
                }
                let how = Import { width, height, tone, crop: request.crop, invert };
                match candidate(&cells, how, is_drawn) {
                    Err(ImportError::Blank) => {}
                    other => all.push(other?),
                }
            }
        }
    }
    // A fully painted picture shows as little as a blank one.
    all.retain(|candidate: &Candidate| candidate.painted < 1000);
    if all.is_empty() { Err(ImportError::Blank) } else { Ok(in_order(all)) }
}

/// Distinct thresholds between the mean dark level and the mean light level.
fn limits(cells: &Gray) -> Vec<u8> {
    let [dark, light] = Split::of(&histogram(&cells.levels)).means.map(u32::from);
    let limit = |share: u32| (dark + (light - dark) * share / 100).clamp(1, 255) as u8;
    let mut limits: Vec<u8> = SHARES.into_iter().map(limit).collect();
    limits.dedup();
    limits
}

fn candidate(cells: &Gray, how: Import, is_drawn: bool) -> Result<Candidate, ImportError> {
    let mut drawing = tone::black(cells, how.tone);
    if !is_drawn {
        clean::clean(&mut drawing, cells.width);
    }
    let likeness = likeness(cells, &drawing.cells);
    let painted = painted(&drawing.cells);
    let areas = areas(&drawing.cells, cells.width);
    let has_dark_rim = has_dark_rim(&drawing.cells, cells.width);
    let imported = document((cells.width as u32, cells.height() as u32), drawing)?;
    let puzzle = imported.document.puzzle();
    let count = puzzle.geometry().cell_count();
    // The clues come from a picture, so there is no contradiction.
    let open = propagate(puzzle, &Budget::endless()).map_or(count, |known| known.open_count());
    let outside = 350_u32.saturating_sub(painted) + painted.saturating_sub(700);
    let is_blot = painted > 800 || areas < 3;
    let against = i64::from(outside) / 2
        + (open * 500 / count) as i64
        + if has_dark_rim { 80 } else { 0 }
        + if is_blot { 300 } else { 0 };
    let score = i64::from(likeness) - against;
    Ok(Candidate { how, imported, likeness, painted, open, is_blot, score })
}

/// Sorts by score, moves similar pictures to the end, and removes duplicates.
fn in_order(mut all: Vec<Candidate>) -> Vec<Candidate> {
    all.sort_by_key(|candidate| -candidate.score);
    let (mut kept, mut similar): (Vec<Candidate>, Vec<Candidate>) = (Vec::new(), Vec::new());
    for candidate in all {
        let nearest = kept.iter().chain(&similar).filter_map(|other| difference(&candidate, other));
        match nearest.min() {
            Some(0) => {}
            Some(differing) if differing * 100 < DIFFERENT * cell_count(&candidate) => {
                similar.push(candidate);
            }
            _ => kept.push(candidate),
        }
    }
    kept.append(&mut similar);
    for (at, tone) in (0..).zip(OTHERS) {
        let place = kept.iter().position(|candidate| candidate.how.tone == tone);
        let last = SHOWN - OTHERS.len() + at;
        if let Some(place) = place.filter(|&place| place > last && !kept[place].is_blot) {
            kept[last..=place].rotate_right(1);
        }
    }
    kept
}

fn cell_count(candidate: &Candidate) -> usize {
    candidate.imported.document.puzzle().geometry().cell_count()
}

/// In how many cells two pictures differ; `None` if their sizes differ.
fn difference(one: &Candidate, other: &Candidate) -> Option<usize> {
    let (one, other) = (one.imported.document.goal()?, other.imported.document.goal()?);
    (one.shape() == other.shape()).then(|| one.differences(other).len())
}
