//! Distributes the puzzles over pages, and lays out these pages.
//!
//! In: puzzles, the area of a page. Out: places, then pages. Invariants: a puzzle too large for a
//! page is turned or split; its cells never get smaller than `ALONE`.

use super::fit::{Fit, GAP, HEADING, fit};
use super::sheet::{Sheet, plain};
use super::split::{Piece, pieces};
use super::{ALONE, Chosen, MAX_PER_PAGE, MM, Plan, SHARED, tight};
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Anchor, Drawing, Theme, draw};
use crate::explanation::Stars;
use crate::language::{Message, message};
use crate::puzzle::{Point, Sides};
use std::ops::Range;
use std::sync::Arc;

/// The content of a page.
pub(super) enum Place {
    /// One or more complete puzzles with their drawings.
    Together { range: Range<usize>, drawings: Vec<Arc<Drawing>>, fit: Fit, is_turned: bool },
    /// Part `number` of `count` of a puzzle.
    Part { puzzle: usize, drawing: Arc<Drawing>, piece: Piece, number: usize, count: usize },
}

impl Place {
    /// The puzzles on the page.
    pub fn puzzles(&self) -> Range<usize> {
        match self {
            Place::Together { range, .. } => range.clone(),
            Place::Part { puzzle, .. } => *puzzle..puzzle + 1,
        }
    }
}

/// Distributes the puzzles over pages, in their order.
pub(super) fn place(chosen: &[Chosen], plan: &Plan) -> Vec<Place> {
    let room = Sheet::room(plan);
    let per_page = plan.per_page.clamp(1, MAX_PER_PAGE);
    let mut drawings = chosen.iter().map(|chosen| drawn(chosen, plan)).peekable();
    let (mut places, mut first) = (Vec::new(), 0);
    while let Some(drawing) = drawings.next() {
        let mut group = vec![drawing];
        let mut sizes = vec![size(&group[0])];
        let mut best = fit(&sizes, room);
        while group.len() < per_page
            && let Some(next) = drawings.peek()
        {
            sizes.push(size(next));
            let fit = fit(&sizes, room);
            if fit.cell() < SHARED {
                break;
            }
            best = fit;
            group.extend(drawings.next());
        }
        let range = first..first + group.len();
        first = range.end;
        add(&mut places, range, group, best, room);
    }
    places
}

/// Adds a page for the drawings; a drawing that is too small is turned, or split over pages.
fn add(
    places: &mut Vec<Place>,
    range: Range<usize>,
    drawings: Vec<Arc<Drawing>>,
    best: Fit,
    room: Point,
) {
    if best.cell() >= ALONE || drawings.len() > 1 {
        return places.push(Place::Together { range, drawings, fit: best, is_turned: false });
    }
    let turned = fit(&[size(&drawings[0])], (room.1, room.0));
    if turned.cell() >= ALONE {
        return places.push(Place::Together { range, drawings, fit: turned, is_turned: true });
    }
    for drawing in drawings {
        let pieces = pieces(&drawing, (room.0, room.1 - HEADING));
        let (puzzle, count) = (range.start, pieces.len());
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
        Place::Part { puzzle, drawing, piece, number, count } => {
            let mut sheet = sheet;
            let (low, room) = sheet.area();
            let more = message!("book-part", number = *number, count = *count);
            heading(&mut sheet, chosen, *puzzle, (low, room.0), Some(&more), answer);
            for (window, (x, y)) in &piece.windows {
                let at = (low.0 + x, low.1 + HEADING + y);
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
    let sizes: Vec<Point> = drawings.iter().map(|drawing| size(drawing)).collect();
    let scaled = |place: usize| (sizes[place].0 * fit.scale, sizes[place].1 * fit.scale);
    let heights = row_heights(&sizes, fit);
    let used: f64 = heights.iter().map(|height| height + HEADING).sum();
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
            sheet.place(&drawings[place], (left, y + HEADING), fit.scale, Some(window));
            x += width + share;
        }
        y += HEADING + height + between;
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

/// Writes the heading: number, title, stars, size, difficulty, author, page of the answer.
fn heading(
    sheet: &mut Sheet,
    chosen: &[Chosen],
    place: usize,
    ((x, y), width): (Point, f64),
    part: Option<&Message>,
    answer: Option<&dyn Fn(usize) -> usize>,
) {
    let (found, plan) = (&chosen[place], sheet.plan());
    let rating = found.rating.as_ref();
    let stars = rating.map_or(String::new(), |rating| stars(rating.stars));
    let right = x + width;
    let small = plain(7.5).muted();
    let wide = sheet.write(&stars, (right, y + 11.0), plain(10.0).anchored(Anchor::End), width);
    let number = format!("{}. ", place + 1);
    sheet.write(&(number + &found.title), (x, y + 11.0), plain(12.0), width - wide - 6.0);
    let mut used = 0.0;
    if let Some(answer) = answer {
        let page = answer(place);
        let text = plan.words(&message!("book-solution-on", page = page + 1));
        let style = small.anchored(Anchor::End);
        used = sheet.write(&text, (right, y + 21.0), style, width) + 6.0;
        sheet.link((right - used, y + 13.0), (right, y + 24.0), page);
    }
    let way = match rating {
        _ if !found.is_unique => Some(plan.words(&message!("book-several"))),
        Some(rating) => {
            let class = Message::new(format!("book-class-{}", rating.class.name()));
            let word = Message::new(format!("difficulty-{}", rating.difficulty));
            Some(format!("{}, {}", plan.words(&word), plan.words(&class)))
        }
        None => None,
    };
    let part = part.map(|part| plan.words(part));
    let time = rating.filter(|_| found.is_unique).map(|rating| plan.words(&rating.time_message()));
    let (size, author) = (Some(board(found, plan)), found.author.clone());
    let mut facts: Vec<String> = [part, size, way, time, author].into_iter().flatten().collect();
    // Drop facts from the end, where the less important ones are.
    while facts.len() > 1 && sheet.width(&facts.join(" · "), small) > width - used {
        facts.pop();
    }
    sheet.write(&facts.join(" · "), (x, y + 21.0), small, width - used);
}

/// The size of the board as text.
pub(super) fn board(chosen: &Chosen, plan: &Plan) -> String {
    let shape = chosen.document.puzzle().geometry().shape();
    if let Some((height, width)) = shape.rectangle() {
        return format!("{width} × {height}");
    }
    let sides = shape.sides();
    let side = sides.and_then(Sides::side);
    let all = sides.map(|sides| sides.to_string()).unwrap_or_default();
    plan.words(&match (shape.is_of_triangles(), side) {
        (false, Some(side)) => message!("book-hexagon", side = side),
        (false, None) => message!("book-hexagon-sides", sides = all),
        (true, Some(side)) => message!("book-triangles-side", side = side),
        (true, None) => message!("book-triangles-sides", sides = all),
    })
}

/// As many filled stars, perhaps half a one, and empty ones up to five.
fn stars(stars: Stars) -> String {
    let halves = usize::from(stars.halves());
    let half = if halves.is_multiple_of(2) { "" } else { "½" };
    "★".repeat(halves / 2) + half + &"☆".repeat((10 - halves) / 2)
}
