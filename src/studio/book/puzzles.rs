//! Distributes the puzzles over pages.
//!
//! In: puzzles, the area of a page. Out: places. Invariants: a puzzle alone on a page is turned
//! where that makes its cells larger, and split if it is too large; its cells never get smaller
//! than `ALONE`.

use super::contents::sections;
use super::grid::{Fit, Grid, MIN_GAIN_OF_TURNING, after, fit, grid, padded, size};
use super::heading;
use super::month::end_of_week;
use super::sheet::Sheet;
use super::split::{Piece, legend_width, pieces};
use super::{BookPuzzle, MAX_PER_PAGE, Plan};
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Drawing, Theme, draw};
use crate::puzzle::{Point, Shape};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// The content of a page.
pub(super) enum Place {
    /// One or more complete puzzles with their drawings.
    Together { range: Range<usize>, drawings: Vec<Arc<Drawing>>, fit: Fit, is_turned: bool },
    /// Puzzles of one size in a grid, and how many of them each row has.
    Grid { range: Range<usize>, drawings: Vec<Arc<Drawing>>, grid: Grid, rows: Vec<usize> },
    /// An empty page, so that the next two face each other.
    Notes { puzzle: usize },
    /// The page before the puzzles of one difficulty.
    Opener { range: Range<usize> },
    /// Part `number` of `count` of a puzzle.
    Part {
        puzzle: usize,
        drawing: Arc<Drawing>,
        piece: Piece,
        number: usize,
        count: usize,
        is_turned: bool,
    },
}

impl Place {
    /// The puzzles on the page.
    pub fn puzzles(&self) -> Range<usize> {
        match self {
            Place::Together { range, .. } | Place::Grid { range, .. } => range.clone(),
            Place::Part { puzzle, .. } => *puzzle..puzzle + 1,
            Place::Notes { puzzle } => *puzzle..*puzzle,
            Place::Opener { range } => range.start..range.start,
        }
    }
}

/// Distributes the puzzles over pages, in their order; the first page has this index.
pub(super) fn place(puzzles: &[BookPuzzle], plan: &Plan, front: usize) -> Vec<Place> {
    let room = Sheet::room(plan);
    let per_page = plan.per_page.clamp(1, MAX_PER_PAGE);
    let drawings: Vec<Arc<Drawing>> =
        puzzles.iter().map(|puzzle| blank_drawing(puzzle, plan)).collect();
    let sizes: Vec<Point> = drawings.iter().map(|drawing| size(drawing)).collect();
    let grids = grids(puzzles, &drawings, per_page, plan);
    let sections = sections(puzzles, plan);
    let (mut places, mut first, mut last) = (Vec::new(), 0, None);
    while first < puzzles.len() {
        let section = sections.iter().find(|section| section.contains(&first));
        let week = end_of_week(puzzles, first, plan);
        let end = section.map_or(week, |section| section.end.min(week));
        if let Some(section) = section.filter(|section| section.start == first) {
            places.push(Place::Opener { range: section.clone() });
        }
        let own_shape = shape(puzzles, first);
        let alike =
            (first..puzzles.len()).take_while(|&at| shape(puzzles, at) == own_shape).count();
        // Boards of one size have one grid on all their pages, which the last page may not fill.
        let grid = grids.get(&own_shape.to_string()).copied().flatten();
        let least = |grid: &Grid| if per_page == 1 { 1 } else { grid.count().max(2) };
        if let Some(grid) = grid.filter(|grid| alike >= least(grid) || last == Some(own_shape)) {
            let next = &drawings[first..end.min(first + alike)];
            let next: Vec<Point> = next.iter().map(|it| padded(it, grid.after)).collect();
            let rows = grid.rows(&next, room, plan);
            let range = first..first + rows.iter().sum::<usize>();
            if !range.is_empty() {
                let group = drawings[range.clone()].to_vec();
                (first, last) = (range.end, Some(own_shape));
                places.push(Place::Grid { range, drawings: group, grid, rows });
                continue;
            }
        }
        let (mut count, mut best) = (1, fit(&sizes[first..=first], room, plan));
        while count < per_page && first + count < end {
            let fit = fit(&sizes[first..=first + count], room, plan);
            if fit.cell() < plan.least_shared_cell() {
                break;
            }
            (count, best) = (count + 1, fit);
        }
        let range = first..first + count;
        let group = drawings[range.clone()].to_vec();
        first = range.end;
        add(&mut places, range, group, best, (room, plan, front));
    }
    places
}

fn shape(puzzles: &[BookPuzzle], place: usize) -> Shape {
    puzzles[place].document.puzzle().geometry().shape()
}

/// For each size of boards the grid of its pages, if they have one.
fn grids(
    puzzles: &[BookPuzzle],
    drawings: &[Arc<Drawing>],
    per_page: usize,
    plan: &Plan,
) -> BTreeMap<String, Option<Grid>> {
    let mut by_shape: BTreeMap<String, Vec<&Drawing>> = BTreeMap::new();
    for (place, drawing) in drawings.iter().enumerate() {
        by_shape.entry(shape(puzzles, place).to_string()).or_default().push(drawing);
    }
    let of = |drawings: Vec<&Drawing>| {
        let ends = drawings.iter().map(|drawing| after(drawing));
        let after =
            ends.fold((0.0f64, 0.0f64), |largest, it| (largest.0.max(it.0), largest.1.max(it.1)));
        let sizes: Vec<Point> = drawings.iter().map(|drawing| padded(drawing, after)).collect();
        grid(&sizes, per_page, Sheet::room(plan), plan).map(|grid| Grid { after, ..grid })
    };
    by_shape.into_iter().map(|(name, drawings)| (name, of(drawings))).collect()
}

/// Adds a page for the drawings; a drawing alone is turned where that gains enough, or split over
/// pages if its cells would be too small. Two pages of a board face each other.
fn add(
    places: &mut Vec<Place>,
    range: Range<usize>,
    drawings: Vec<Arc<Drawing>>,
    best: Fit,
    (room, plan, front): (Point, &Plan, usize),
) {
    let together = |drawings, fit, is_turned| Place::Together {
        range: range.clone(),
        drawings,
        fit,
        is_turned,
    };
    let across = (room.1, room.0);
    if let [drawing] = drawings.as_slice() {
        let sideways = fit(&[size(drawing)], across, plan);
        if sideways.cell() >= plan.alone().max(best.cell() * MIN_GAIN_OF_TURNING) {
            return places.push(together(drawings, sideways, true));
        }
    }
    if best.cell() >= plan.alone() || drawings.len() > 1 {
        return places.push(together(drawings, best, false));
    }
    for drawing in drawings {
        let heading = heading::height(plan);
        let upright = pieces(&drawing, (room.0, room.1 - heading), plan);
        let sideways_pieces = pieces(&drawing, (across.0, across.1 - heading), plan);
        // Fewer pages come first, then larger cells.
        let is_turned = match sideways_pieces.len().cmp(&upright.len()) {
            Ordering::Equal => scale(&sideways_pieces) >= scale(&upright) * MIN_GAIN_OF_TURNING,
            fewer => fewer == Ordering::Less,
        };
        let pieces = if is_turned { sideways_pieces } else { upright };
        let (puzzle, count) = (range.start, pieces.len());
        // Pages with odd indices are on the left.
        if count == 2 && (front + places.len()).is_multiple_of(2) {
            places.push(Place::Notes { puzzle });
        }
        for (number, piece) in (1..).zip(pieces) {
            let drawing = Arc::clone(&drawing);
            places.push(Place::Part { puzzle, drawing, piece, number, count, is_turned });
        }
    }
}

fn scale(pieces: &[Piece]) -> f64 {
    pieces.first().map_or(0.0, |piece| piece.scale)
}

/// Draws the blank puzzle.
fn blank_drawing(puzzle: &BookPuzzle, plan: &Plan) -> Arc<Drawing> {
    let legend_width = Some(legend_width(plan));
    let extras =
        Extras { letters: true, legend_width, language: plan.language, ..Extras::default() };
    let scene = layout_with(&puzzle.document, None, &extras);
    Arc::new(draw(&scene, &Theme::paper()))
}
