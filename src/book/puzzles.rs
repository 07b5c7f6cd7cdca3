//! Distributes the puzzles over pages, and lays out these pages.
//!
//! In: puzzles, the area of a page. Out: places, then pages. Invariants: a puzzle too large for a
//! page is turned or split; its cells never get smaller than `ALONE`.

use super::fit::{Fit, GAP, HEADING, fit};
use super::sheet::{Sheet, plain};
use super::split::{Piece, pieces};
use super::{Chosen, MAX_PER_PAGE, MM, Plan, tight};
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Anchor, Drawing, Theme, draw};
use crate::explanation::Stars;
use crate::language::{Message, message};
use crate::puzzle::{Point, Shape, Sides};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// The content of a page.
pub(super) enum Place {
    /// One or more complete puzzles with their drawings.
    Together {
        range: Range<usize>,
        drawings: Vec<Arc<Drawing>>,
        fit: Fit,
        is_turned: bool,
        /// The size that each drawing may take, if it is the same for all.
        slot: Option<Point>,
    },
    /// An empty page, so that the next two face each other.
    Notes { puzzle: usize },
    /// Part `number` of `count` of a puzzle.
    Part { puzzle: usize, drawing: Arc<Drawing>, piece: Piece, number: usize, count: usize },
}

impl Place {
    /// The puzzles on the page.
    pub fn puzzles(&self) -> Range<usize> {
        match self {
            Place::Together { range, .. } => range.clone(),
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
    let slots = slots(chosen, &drawings);
    let (mut places, mut first, mut grid) = (Vec::new(), 0, None);
    while first < chosen.len() {
        let alike =
            (first..chosen.len()).take_while(|&at| shape(chosen, at) == shape(chosen, first));
        let alike = alike.count();
        // Boards of one size have one grid on all their pages, which the last page may not fill.
        let uniform = uniform(slots[first], per_page, room, plan);
        let is_going_on = grid == Some(shape(chosen, first));
        if let Some(fit) = uniform.filter(|fit| alike >= fit.count() || is_going_on) {
            let range = first..first + alike.min(fit.count());
            let group = drawings[range.clone()].to_vec();
            let slot = Some(slots[first]);
            grid = Some(shape(chosen, first));
            first = range.end;
            places.push(Place::Together { range, drawings: group, fit, is_turned: false, slot });
            continue;
        }
        grid = None;
        let mut sizes = vec![size(&drawings[first])];
        let mut best = fit(&sizes, room, plan);
        while sizes.len() < per_page
            && let Some(next) = drawings.get(first + sizes.len())
        {
            sizes.push(size(next));
            let fit = fit(&sizes, room, plan);
            if fit.cell() < plan.shared() {
                sizes.pop();
                break;
            }
            best = fit;
        }
        let range = first..first + sizes.len();
        let group = drawings[range.clone()].to_vec();
        first = range.end;
        add(&mut places, range, group, best, (room, plan, front));
    }
    places
}

fn shape(chosen: &[Chosen], place: usize) -> Shape {
    chosen[place].document.puzzle().geometry().shape()
}

/// For each puzzle the size that has room for all drawings of boards like its own.
fn slots(chosen: &[Chosen], drawings: &[Arc<Drawing>]) -> Vec<Point> {
    let mut largest: BTreeMap<String, Point> = BTreeMap::new();
    let name = |place: usize| shape(chosen, place).to_string();
    for (place, drawing) in drawings.iter().enumerate() {
        let (size, slot) = (size(drawing), largest.entry(name(place)).or_default());
        *slot = (slot.0.max(size.0), slot.1.max(size.1));
    }
    (0..chosen.len()).map(|place| largest.get(&name(place)).copied().unwrap_or_default()).collect()
}

/// The arrangement of as many slots as share a page; `None` if only one has room.
fn uniform(slot: Point, per_page: usize, room: Point, plan: &Plan) -> Option<Fit> {
    let fits = (2..=per_page).map(|count| fit(&vec![slot; count], room, plan));
    fits.take_while(|fit| fit.cell() >= plan.shared()).last()
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
        slot: None,
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
        Place::Together { range, drawings, fit, is_turned, slot } => {
            let sheet = if *is_turned { sheet.turned() } else { sheet };
            together(sheet, chosen, range.clone(), drawings, (fit, *slot), answer)
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
    (fit, slot): (&Fit, Option<Point>),
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    let (low, room) = sheet.area();
    let heading_height = HEADING * sheet.plan().growth();
    let sizes: Vec<Point> = match slot {
        Some(slot) => vec![slot; fit.count()],
        None => drawings.iter().map(|drawing| size(drawing)).collect(),
    };
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
        for place in row.take_while(|&place| place < drawings.len()) {
            let (width, _) = scaled(place);
            let left = x + share / 2.0;
            // Boards of one size lie in a grid: what their clues leave free is left and above.
            let own = size(&drawings[place]);
            let free = slot.map_or((0.0, 0.0), |slot| {
                ((slot.0 - own.0) * fit.scale, (slot.1 - own.1) * fit.scale)
            });
            // The heading of a small drawing is wider than the drawing.
            let head = (width + share - GAP.0 / 2.0).min(width.max(LEAST_HEADING));
            let start = left - ((head - width) / 2.0).max(0.0);
            heading(&mut sheet, chosen, range.start + place, ((start, y), head), None, answer);
            let window = tight(&drawings[place]);
            let at = (left + free.0, y + heading_height + free.1);
            sheet.place(&drawings[place], at, fit.scale, Some(window));
            x += width + share;
        }
        y += heading_height + height + between;
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
    let growth = plan.growth();
    let rating = found.rating.as_ref();
    let stars = rating.map_or(String::new(), |rating| stars(rating.stars));
    let right = x + width;
    let small = plain(7.5 * growth).muted();
    let style = plain(10.0 * growth).anchored(Anchor::End);
    let wide = sheet.write(&stars, (right, y + 11.0 * growth), style, width);
    let title = format!("{}. {}", place + 1, found.title);
    let room = width - wide - 6.0;
    // A title that is too long becomes smaller, then takes two lines.
    let sizes = [12.0, 11.0, 10.0].map(|size| size * growth);
    let fitting = sizes.into_iter().find(|&size| sheet.width(&title, plain(size)) <= room);
    let down = match fitting {
        Some(size) => {
            sheet.write(&title, (x, y + 11.0 * growth), plain(size), room);
            21.0 * growth
        }
        None => {
            let style = plain(8.5 * growth);
            let lines = sheet.lines(&title, room / style.size, 2);
            for (at, line) in lines.iter().enumerate() {
                sheet.write(line, (x, y + (6.5 + 9.0 * at as f64) * growth), style, room);
            }
            24.0 * growth
        }
    };
    let mut used = 0.0;
    if let Some(answer) = answer {
        let page = answer(place);
        let text = plan.words(&message!("book-solution-on", page = page + 1));
        let style = small.anchored(Anchor::End);
        used = sheet.write(&text, (right, y + down), style, width) + 6.0;
        sheet.link((right - used, y + down - 8.0), (right, y + down + 3.0), page);
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
    sheet.write(&facts.join(" · "), (x, y + down), small, width - used);
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
pub(super) fn stars(stars: Stars) -> String {
    let halves = usize::from(stars.halves());
    let half = if halves.is_multiple_of(2) { "" } else { "½" };
    "★".repeat(halves / 2) + half + &"☆".repeat((10 - halves) / 2)
}
