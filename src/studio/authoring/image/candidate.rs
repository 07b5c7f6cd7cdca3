//! A picture of an image, one of several to choose from, and the order of several.
//!
//! In: a drawing and its likeness; candidates. Out: a puzzle with figures; the candidates without
//! duplicates, the best first. Invariants: the figures are those of the picture; the first ones are
//! of several kinds, as far as there are several.

use super::likeness::{areas, painted, painted_rim};
use super::{Drawing, Import, ImportError, Imported, Tone, document};
use crate::budget::Budget;
use crate::propagation::propagate;
use crate::puzzle::Geometry;
use std::ops::RangeInclusive;

/// Fewer or more painted cells in a thousand show little.
const PAINTED_IN_1000: RangeInclusive<u32> = 50..=850;
/// What a picture loses if all its cells are open after line propagation.
const OPEN_PENALTY: usize = 40;
/// What a picture loses for specks, times their share of the number of cells.
const SPECKS_PENALTY: usize = 2000;
/// An area of at most this many cells is a speck.
const MAX_SPECK_CELLS: usize = 2;
/// In a plain shape at most one line of this many has two blocks, or two gaps.
const LINES_PER_PARTED: usize = 20;
/// What a picture in black and white loses if its rim is black.
const DARK_RIM: i64 = 80;

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
    /// Does it show something that can be recognized?
    pub(super) shows: bool,
    /// Is it a disc, a square or the like?
    pub(super) is_plain: bool,
    /// The higher, the better.
    pub(super) score: i64,
}

impl Candidate {
    /// The candidate of a drawing; `None` if it is blank or fully painted. A picture in black and
    /// white with fewer areas than `least_areas` shows little.
    pub(super) fn of(
        drawing: Drawing,
        how: Import,
        likeness: u32,
        least_areas: usize,
    ) -> Result<Option<Candidate>, ImportError> {
        let size = (how.width.unwrap_or(1), how.height.unwrap_or(1));
        let painted = painted(&drawing.cells);
        if painted == 0 || painted == 1000 {
            return Ok(None);
        }
        let areas = areas(&drawing.cells, size.0 as usize);
        let specks = areas.iter().filter(|&&size| size <= MAX_SPECK_CELLS).count();
        let is_colored = drawing.inks.len() > 2;
        let is_dark = !is_colored && painted_rim(&drawing.cells, size.0 as usize) > 500;
        let is_plain = !is_colored
            && [0, 1].iter().any(|&color| is_whole(&drawing.cells, size.0 as usize, color));
        let shows = is_colored || PAINTED_IN_1000.contains(&painted) && areas.len() >= least_areas;
        let geometry = Geometry::rectangle(size.1, size.0)?;
        let mut candidate = Candidate::with(&geometry, drawing, how, (likeness, painted))?;
        candidate.score -= (specks * SPECKS_PENALTY / geometry.cell_count()) as i64;
        candidate.score -= if is_dark { DARK_RIM } else { 0 };
        Ok(Some(Candidate { shows, is_plain, ..candidate }))
    }

    /// The candidate of a drawing on a board of any shape; `None` if it is blank or fully painted.
    pub(super) fn on(
        geometry: &Geometry,
        drawing: Drawing,
        how: Import,
        likeness: u32,
    ) -> Result<Option<Candidate>, ImportError> {
        match painted(&drawing.cells) {
            0 | 1000 => Ok(None),
            painted => Candidate::with(geometry, drawing, how, (likeness, painted)).map(Some),
        }
    }

    fn with(
        geometry: &Geometry,
        drawing: Drawing,
        how: Import,
        (likeness, painted): (u32, u32),
    ) -> Result<Candidate, ImportError> {
        let imported = document(geometry, drawing)?;
        let puzzle = imported.document.puzzle();
        let count = geometry.cell_count();
        // The clues come from a picture, so there is no contradiction.
        let open =
            propagate(puzzle, &Budget::endless()).map_or(count, |deduction| deduction.open_count());
        let score = i64::from(likeness) - (open * OPEN_PENALTY / count) as i64;
        let (shows, is_plain) = (true, false);
        Ok(Candidate { how, imported, likeness, painted, open, shows, is_plain, score })
    }

    /// Does it have more than black and white?
    pub(super) fn is_colored(&self) -> bool {
        matches!(self.how.tone, Tone::Colors(_))
    }

    /// What similar candidates have in common.
    pub(super) fn kind(&self) -> (Tone, bool) {
        let tone = match self.how.tone {
            Tone::Threshold(_) => Tone::Otsu,
            tone => tone,
        };
        (tone, self.how.invert)
    }
}

/// Does the color stand in one piece in nearly all rows and columns?
fn is_whole(cells: &[u8], width: usize, color: u8) -> bool {
    let is_parted = |line: &mut dyn Iterator<Item = u8>| {
        let (mut starts, mut last_color) = (0, None);
        for cell in line {
            starts += usize::from(cell == color && last_color != Some(color));
            last_color = Some(cell);
        }
        starts > 1
    };
    let rows = cells.chunks(width).filter(|row| is_parted(&mut row.iter().copied())).count();
    let column = |x: &usize| is_parted(&mut cells.iter().copied().skip(*x).step_by(width));
    let columns = (0..width).filter(column).count();
    (rows + columns) * LINES_PER_PARTED <= width + cells.len() / width
}

/// Among the first pictures, up to [`FIRST_PICTURES`], are this many in colors.
const FIRST_PICTURES: usize = 6;
const FIRST_COLORED: usize = 2;
/// If they are by so much better than those in black and white, they come first.
const COLORED_LEAD: i64 = 100;
/// Pictures that differ in fewer than this many percent of their cells are similar.
const SIMILAR_PERCENT: usize = 3;
/// What a picture loses for each better one of the same kind.
const SAME_KIND_PENALTY: i64 = 40;

/// The best candidates first: for the places that are shown, black and white ones of several tones,
/// then colored ones, or before them if they are much better; behind them all others, those similar to better ones last.
pub fn in_order(mut all: Vec<Candidate>) -> Vec<Candidate> {
    all.sort_by_key(|candidate| -candidate.score);
    let (mut distinct, mut similar): (Vec<Candidate>, Vec<Candidate>) = (Vec::new(), Vec::new());
    for candidate in all {
        let nearest =
            distinct.iter().chain(&similar).filter_map(|earlier| difference(&candidate, earlier));
        match nearest.min() {
            Some(0) => {}
            Some(differing) if differing * 100 < SIMILAR_PERCENT * cell_count(&candidate) => {
                similar.push(candidate);
            }
            _ => distinct.push(candidate),
        }
    }
    let (mut colored, black): (Vec<Candidate>, Vec<Candidate>) =
        distinct.into_iter().partition(|candidate| candidate.is_colored());
    let mut black = varied(black);
    let colored_shown = FIRST_COLORED.min(colored.len());
    let late_black = black.split_off(black.len().min(FIRST_PICTURES - colored_shown));
    // More colored ones only replace those that cannot be repaired.
    let late_colors = colored.split_off(colored_shown);
    let best = |all: &[Candidate]| all.iter().map(|candidate| candidate.score).max().unwrap_or(0);
    if best(&colored) >= best(&black) + COLORED_LEAD {
        std::mem::swap(&mut black, &mut colored);
    }
    black.into_iter().chain(colored).chain(late_black).chain(late_colors).chain(similar).collect()
}

/// The same candidates, in the order of their scores less what they lose for each better one of
/// the same tone.
fn varied(mut all: Vec<Candidate>) -> Vec<Candidate> {
    let mut ordered: Vec<Candidate> = Vec::new();
    while !all.is_empty() {
        let value = |candidate: &Candidate| {
            let count = ordered.iter().filter(|earlier| earlier.kind() == candidate.kind()).count();
            candidate.score - SAME_KIND_PENALTY * count as i64
        };
        let best = (0..all.len()).max_by_key(|&at| (value(&all[at]), std::cmp::Reverse(at)));
        ordered.push(all.remove(best.unwrap_or(0)));
    }
    ordered
}

fn cell_count(candidate: &Candidate) -> usize {
    candidate.imported.document.puzzle().geometry().cell_count()
}

/// In how many cells two pictures differ; `None` if their sizes or their numbers of colors differ.
fn difference(first: &Candidate, second: &Candidate) -> Option<usize> {
    let count =
        |candidate: &Candidate| candidate.imported.document.puzzle().palette().color_count();
    if count(first) != count(second) {
        return None;
    }
    let (a, b) = (first.imported.document.goal()?, second.imported.document.goal()?);
    (a.shape() == b.shape()).then(|| a.differences(b).len())
}
