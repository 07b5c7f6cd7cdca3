//! Splits a large board over several pages.
//!
//! In: a drawing, the area of a page. Out: for each page windows of the drawing and their places.
//! Invariants: neighboring pages share a row or column of cells; all cells have the same size.
//! Pages of a rectangle repeat the clues of their lines. Other boards become a poster, whose
//! sheets overlap by two cells.

use super::sheet::Sheet;
use super::{Plan, tight};
use crate::drawing::{Anchor, CELL, Drawing, Item};
use crate::puzzle::Point;

/// The content of one page.
pub(super) struct Piece {
    /// Windows in pixels of the drawing, and the places of their upper left corners in points.
    pub windows: Vec<((Point, Point), Point)>,
    /// Points per pixel.
    pub scale: f64,
}

/// The pages of a drawing, in reading order, with the largest cells for this number of pages.
pub(super) fn pieces(drawing: &Drawing, room: Point, plan: &Plan) -> Vec<Piece> {
    let has_legend = drawing.board.is_some_and(|board| tight(drawing).1.1 > board.1.1 + RIM);
    let (mut least, mut most) = (plan.alone(), plan.largest());
    if has_legend {
        most = most.min(least * LEGEND_GROWTH);
    }
    let mut best = pieces_of(drawing, room, least / CELL, plan);
    for _ in 0..HALVINGS {
        let middle = (least + most) / 2.0;
        let larger = pieces_of(drawing, room, middle / CELL, plan);
        match larger.len() > best.len() {
            true => most = middle,
            false => (least, best) = (middle, larger),
        }
    }
    best
}

/// How much larger than the least a cell is beside a legend, so that the legend fits on a page.
const LEGEND_GROWTH: f64 = 1.25;

/// The largest width of a legend in cells: it fits on a page of any direction.
pub(super) fn legend_width(plan: &Plan) -> f64 {
    let (width, height) = Sheet::room(plan);
    width.min(height) / (plan.alone() * LEGEND_GROWTH)
}

/// Halvings of the interval of sizes of cells.
const HALVINGS: usize = 8;

/// The pages of a drawing at this scale.
fn pieces_of(drawing: &Drawing, room: Point, scale: f64, plan: &Plan) -> Vec<Piece> {
    let bounds = tight(drawing);
    let room = (room.0 / scale, room.1 / scale);
    let board = drawing.board;
    let strips = (
        board.map_or(0.0, |board| board.0.0 - bounds.0.0),
        board.map_or(0.0, |board| board.0.1 - bounds.0.1),
    );
    // Do not repeat clues that take most of a page.
    let board = board.filter(|_| strips.0 < room.0 * 0.6 && strips.1 < room.1 * 0.6);
    let Some(board) = board else { return poster(bounds, room, scale, &texts(drawing, plan)) };
    let columns = cuts((board.0.0, board.1.0), room.0 - strips.0 - RIM);
    let rows = cuts((board.0.1, board.1.1), room.1 - strips.1 - RIM - (bounds.1.1 - board.1.1));
    let last = rows.len() * columns.len();
    let cells = rows.iter().flat_map(|row| columns.iter().map(move |column| (*row, *column)));
    let page = |(place, (row, column))| {
        let mut windows = repeated(bounds.0, board.0, row, column, scale);
        // The last page also shows whatever is below the board, such as the legend.
        if place + 1 == last && bounds.1.1 > board.1.1 + RIM {
            let right = bounds.1.0.min(bounds.0.0 + room.0);
            let below = ((bounds.0.0, board.1.1 + RIM), (right, bounds.1.1));
            windows.push((below, (0.0, (strips.1 + row.1 - row.0 + RIM) * scale)));
        }
        Piece { windows, scale }
    };
    cells.enumerate().map(page).collect()
}

/// The windows of a part of the board, of the clues of its rows, and of those of its columns.
fn repeated(
    bounds: Point,
    board: Point,
    (top, bottom): (f64, f64),
    (left, right): (f64, f64),
    scale: f64,
) -> Vec<((Point, Point), Point)> {
    // The windows include the full width of lines at the border.
    let inner = ((board.0 - bounds.0 - RIM) * scale, (board.1 - bounds.1 - RIM) * scale);
    let (rows, columns) = ((top - RIM, bottom + RIM), (left - RIM, right + RIM));
    vec![
        (((columns.0, rows.0), (columns.1, rows.1)), inner),
        (((bounds.0, rows.0), (board.0 - RIM, rows.1)), (0.0, inner.1)),
        (((columns.0, bounds.1), (columns.1, board.1 - RIM)), (inner.0, 0.0)),
    ]
}

/// Half of the width of a heavy line with its border, in pixels.
const RIM: f64 = 2.0;

/// Cuts a length into parts of whole cells that fit; neighbors share one cell.
fn cuts((from, to): (f64, f64), room: f64) -> Vec<(f64, f64)> {
    let cells = ((to - from) / CELL).round().max(1.0) as usize;
    let max_cells = ((room / CELL).floor() as usize).max(2);
    if cells <= max_cells {
        return vec![(from, to)];
    }
    let count = (cells - 1).div_ceil(max_cells - 1);
    let per_piece = (cells - 1).div_ceil(count);
    let at = |cell: usize| from + cell as f64 * CELL;
    let cut_at = |place: usize| {
        let first = place * per_piece;
        (at(first), at((first + per_piece + 1).min(cells)))
    };
    (0..count).map(cut_at).collect()
}

/// From where to where the texts of a drawing reach, across and down.
fn texts(drawing: &Drawing, plan: &Plan) -> [Vec<(f64, f64)>; 2] {
    let mut reaches = [Vec::new(), Vec::new()];
    for item in &drawing.items {
        let Item::Text(words) = item else { continue };
        let width = plan.font.width(&words.text) * words.size;
        let left = match words.anchor {
            Anchor::Start => words.at.0,
            Anchor::Middle => words.at.0 - width / 2.0,
            Anchor::End => words.at.0 - width,
        };
        reaches[0].push((left, left + width));
        reaches[1].push((words.at.1 - words.size * LETTER_HEIGHT, words.at.1));
    }
    reaches
}

/// The height of digits, in ems.
const LETTER_HEIGHT: f64 = 0.75;

/// The last place up to `edge` that cuts no text, if it is not far.
fn between_texts(edge: f64, texts: &[(f64, f64)]) -> f64 {
    let mut clear = edge;
    while let Some(cut) = texts.iter().find(|text| text.0 < clear && clear < text.1) {
        clear = cut.0;
        if edge - clear > CELL {
            return edge;
        }
    }
    clear
}

/// Windows in rows and columns; neighbors overlap by about two cells. Where numbers leave gaps, their
/// edges lie there.
fn poster(
    (low, high): (Point, Point),
    room: Point,
    scale: f64,
    [across, down]: &[Vec<(f64, f64)>; 2],
) -> Vec<Piece> {
    let windows = |low: f64, high: f64, room: f64, texts: &[(f64, f64)]| {
        let (mut from, mut windows) = (low, Vec::new());
        loop {
            if from + room >= high {
                windows.push((from, high));
                return windows;
            }
            let to = between_texts(from + room, texts);
            windows.push((from, to));
            from = between_texts(to - 2.0 * CELL, texts).max(from + CELL);
        }
    };
    let rows = windows(low.1, high.1, room.1, down);
    let columns = windows(low.0, high.0, room.0, across);
    let page = |(top, bottom): (f64, f64), (left, right): (f64, f64)| Piece {
        windows: vec![(((left, top), (right, bottom)), (0.0, 0.0))],
        scale,
    };
    let pages = rows.iter().flat_map(|&row| columns.iter().map(move |&column| page(row, column)));
    pages.collect()
}
