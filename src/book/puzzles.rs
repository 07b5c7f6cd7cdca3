//! Distributes the puzzles over pages, and lays out these pages.
//!
//! In: puzzles, the area of a page. Out: places, then pages. Invariants: a puzzle too large for a
//! page is turned or split; its cells never get smaller than `ALONE`.

use super::fit::{Fit, GAP, HEADING, fit};
use super::grid::{Grid, grid};
use super::heading::heading;
use super::sheet::Sheet;
use super::split::{Piece, pieces};
use super::{Chosen, MAX_PER_PAGE, MM, Plan, tight};
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Drawing, Theme, draw};
use crate::language::message;
use crate::puzzle::{Point, Shape};
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
    /// Part `number` of `count` of a puzzle.
    Part { puzzle: usize, drawing: Arc<Drawing>, piece: Piece, number: usize, count: usize },
}

impl Place {
    /// The puzzles on the page.
    pub fn puzzles(&self) -> Range<usize> {
        match self {
            Place::Together { range, .. } | Place::Grid { range, .. } => range.clone(),
            Place::Part { puzzle, .. } => *puzzle..puzzle + 1,
            Place::Notes { puzzle } => *puzzle..*puzzle,
        }
    }
}

/// Distributes the puzzles over pages, in their order; the first page has this index.
pub(super) fn place(chosen: &[Chosen], plan: &Plan, front: usize) -> Vec<Place> {
    let room = Sheet::room(plan);
    let per_page = plan.per_page.clamp(1, MAX_PER_PAGE);
    let drawings: Vec<Arc<Drawing>> = chosen.iter().map(|chosen| drawn(chosen, plan)).collect();
    let sizes: Vec<Point> = drawings.iter().map(|drawing| size(drawing)).collect();
    let grids = grids(chosen, &sizes, per_page, plan);
    let (mut places, mut first, mut last) = (Vec::new(), 0, None);
    while first < chosen.len() {
        let own = shape(chosen, first);
        let alike = (first..chosen.len()).take_while(|&at| shape(chosen, at) == own).count();
        // Boards of one size have one grid on all their pages, which the last page may not fill.
        let grid = grids.get(&own.to_string()).copied().flatten();
        if let Some(grid) = grid.filter(|grid| alike >= grid.count() || last == Some(own)) {
            let rows = grid.rows(&sizes[first..first + alike], room, plan);
            let range = first..first + rows.iter().sum::<usize>();
            if !range.is_empty() {
                let group = drawings[range.clone()].to_vec();
                (first, last) = (range.end, Some(own));
                places.push(Place::Grid { range, drawings: group, grid, rows });
                continue;
            }
        }
        let (mut count, mut best) = (1, fit(&sizes[first..=first], room, plan));
        while count < per_page && first + count < sizes.len() {
            let fit = fit(&sizes[first..=first + count], room, plan);
            if fit.cell() < plan.shared() {
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

fn shape(chosen: &[Chosen], place: usize) -> Shape {
    chosen[place].document.puzzle().geometry().shape()
}

/// For each size of boards the grid of its pages, if they have one.
fn grids(
    chosen: &[Chosen],
    sizes: &[Point],
    per_page: usize,
    plan: &Plan,
) -> BTreeMap<String, Option<Grid>> {
    let mut by_shape: BTreeMap<String, Vec<Point>> = BTreeMap::new();
    for (place, &size) in sizes.iter().enumerate() {
        by_shape.entry(shape(chosen, place).to_string()).or_default().push(size);
    }
    let room = Sheet::room(plan);
    by_shape.into_iter().map(|(name, sizes)| (name, grid(&sizes, per_page, room, plan))).collect()
}

/// Adds a page for the drawings; a drawing that is too small is turned, or split over pages. Two
/// pages of a board face each other.
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
    if best.cell() >= plan.alone() || drawings.len() > 1 {
        return places.push(together(drawings, best, false));
    }
    let turned = fit(&[size(&drawings[0])], (room.1, room.0), plan);
    if turned.cell() >= plan.alone() {
        return places.push(together(drawings, turned, true));
    }
    for drawing in drawings {
        let pieces = pieces(&drawing, (room.0, room.1 - HEADING * plan.growth()), plan);
        let (puzzle, count) = (range.start, pieces.len());
        // Pages with odd indices are on the left.
        if count == 2 && (front + places.len()).is_multiple_of(2) {
            places.push(Place::Notes { puzzle });
        }
        for (number, piece) in (1..).zip(pieces) {
            let drawing = Arc::clone(&drawing);
            places.push(Place::Part { puzzle, drawing, piece, number, count });
        }
    }
}

/// Draws the blank puzzle.
fn drawn(chosen: &Chosen, plan: &Plan) -> Arc<Drawing> {
    let extras = Extras { letters: true, language: plan.language, ..Extras::default() };
    let scene = layout_with(&chosen.document, None, &extras);
    Arc::new(draw(&scene, &Theme::paper()))
}

fn size(drawing: &Drawing) -> Point {
    let (low, high) = tight(drawing);
    (high.0 - low.0, high.1 - low.1)
}

/// Lays out a page. If there are answers, `answer` maps a puzzle to the page of its answer.
pub(super) fn page<'a>(
    sheet: Sheet<'a>,
    chosen: &[Chosen],
    place: &Place,
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    match place {
        Place::Together { range, drawings, fit, is_turned } => {
            let sheet = if *is_turned { sheet.turned() } else { sheet };
            together(sheet, chosen, range.clone(), drawings, fit, answer)
        }
        Place::Grid { range, drawings, grid, rows } => {
            in_grid(sheet, chosen, range.start, (drawings, grid, rows), answer)
        }
        Place::Notes { .. } => sheet,
        Place::Part { puzzle, drawing, piece, number, count } => {
            let mut sheet = sheet;
            let (low, room) = sheet.area();
            let more = message!("book-part", number = *number, count = *count);
            heading(&mut sheet, chosen, *puzzle, (low, room.0), Some(&more), answer);
            for (window, (x, y)) in &piece.windows {
                let at = (low.0 + x, low.1 + HEADING * sheet.plan().growth() + y);
                sheet.place(drawing, at, piece.scale, Some(*window));
            }
            sheet
        }
    }
}

fn together<'a>(
    mut sheet: Sheet<'a>,
    chosen: &[Chosen],
    range: Range<usize>,
    drawings: &[Arc<Drawing>],
    fit: &Fit,
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    let (low, room) = sheet.area();
    let heading_height = HEADING * sheet.plan().growth();
    let sizes: Vec<Point> = drawings.iter().map(|drawing| size(drawing)).collect();
    let scaled = |place: usize| (sizes[place].0 * fit.scale, sizes[place].1 * fit.scale);
    let heights = row_heights(&sizes, fit);
    let used: f64 = heights.iter().map(|height| height + heading_height).sum();
    // Distribute spare height between the rows, up to a limit. A third of the rest goes to the
    // top.
    let left = (room.1 - used).max(0.0);
    let gaps = heights.len() as f64 - 1.0;
    let between = (left / (gaps + 1.0)).min(MOST_BETWEEN.max(GAP.1));
    let mut y = low.1 + (left - between * gaps) / 3.0;
    let mut first = 0;
    for (&count, height) in fit.rows.iter().zip(&heights) {
        let row = first..first + count;
        first += count;
        let wide: f64 = row.clone().map(|place| scaled(place).0).sum();
        let share = (room.0 - wide) / count as f64;
        let mut x = low.0;
        for place in row {
            let (width, _) = scaled(place);
            let left = x + share / 2.0;
            // The heading of a small drawing is wider than the drawing.
            let head = (width + share - GAP.0 / 2.0).min(width.max(LEAST_HEADING));
            let start = left - ((head - width) / 2.0).max(0.0);
            heading(&mut sheet, chosen, range.start + place, ((start, y), head), None, answer);
            let window = tight(&drawings[place]);
            sheet.place(&drawings[place], (left, y + heading_height), fit.scale, Some(window));
            x += width + share;
        }
        y += heading_height + height + between;
    }
    sheet
}

/// Lays out a page of boards of one size. What their clues leave free of a slot is left and above.
fn in_grid<'a>(
    mut sheet: Sheet<'a>,
    chosen: &[Chosen],
    first: usize,
    (drawings, grid, rows): (&[Arc<Drawing>], &Grid, &[usize]),
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    let (low, room) = sheet.area();
    let heading_height = HEADING * sheet.plan().growth();
    let sizes: Vec<Point> = drawings.iter().map(|drawing| size(drawing)).collect();
    let scale = grid.scale;
    let used = grid.rows as f64 * (heading_height + grid.slot.1 * scale);
    let gaps = grid.rows as f64 - 1.0;
    let between = ((room.1 - used).max(0.0) / (gaps + 1.0)).min(MOST_BETWEEN.max(GAP.1));
    let mut place = 0;
    let heights: f64 = rows
        .iter()
        .fold((0.0, 0), |(sum, at), &count| {
            (sum + grid.row(&sizes[at..at + count]).1 + heading_height, at + count)
        })
        .0;
    // A page with rows that are too high for their slots has less space between them.
    let rest = (room.1 - heights).max(0.0);
    let between = between.min(rest / (rows.len() as f64 - 1.0).max(1.0));
    let top = ((room.1 - used - between * gaps) / 3.0).clamp(0.0, rest);
    let mut y = low.1 + if heights + top + between * gaps > room.1 { 0.0 } else { top };
    for &count in rows {
        let row = place..place + count;
        let (wide, high) = grid.row(&sizes[row.clone()]);
        // A row of its own is in the middle, others are in the columns of the grid.
        let is_single = count == 1 && sizes[place].0 > grid.slot.0 + 1e-6;
        let column = match is_single {
            true => wide,
            false => grid.slot.0 * scale,
        };
        let columns = if is_single { 1 } else { grid.columns };
        let share = room.0 / columns as f64;
        for (at, place) in row.enumerate() {
            let left = low.0 + at as f64 * share + (share - column) / 2.0;
            let head = (share - GAP.0 / 2.0).min(column.max(LEAST_HEADING));
            let start = left - ((head - column) / 2.0).max(0.0);
            heading(&mut sheet, chosen, first + place, ((start, y), head), None, answer);
            let x = left + column - sizes[place].0 * scale;
            let lower = y + heading_height + high - sizes[place].1 * scale;
            let window = tight(&drawings[place]);
            sheet.place(&drawings[place], (x, lower), scale, Some(window));
        }
        place += count;
        y += heading_height + high + between;
    }
    sheet
}

/// The largest extra space between rows.
const MOST_BETWEEN: f64 = 14.0 * MM;
/// The least width of a heading, if there is space for it.
const LEAST_HEADING: f64 = 64.0 * MM;

fn row_heights(sizes: &[Point], fit: &Fit) -> Vec<f64> {
    let mut first = 0;
    let height = |&count: &usize| {
        let row = &sizes[first..first + count];
        first += count;
        row.iter().map(|size| size.1).fold(0.0, f64::max) * fit.scale
    };
    fit.rows.iter().map(height).collect()
}
