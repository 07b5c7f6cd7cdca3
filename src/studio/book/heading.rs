//! Writes what stands above a puzzle.
//!
//! In: a puzzle, an area. Out: lines of text: number, title, stars, facts, the page of the answer.
//! Invariants: nothing exceeds the width; a title that is too long becomes smaller, then wraps.

use super::sheet::{Sheet, plain};
use super::{BookPuzzle, Plan};
use crate::drawing::Anchor;
use crate::explanation::Stars;
use crate::message::{Message, message};
use crate::puzzle::{Point, Sides};

/// The height of a heading, and of one with a large date.
const HEIGHT: f64 = 30.0;
const DATE_HEIGHT: f64 = 64.0;
/// The largest font size of a date.
const DATE_FONT: f64 = 26.0;

/// Writes the heading: number, title, stars, size, difficulty, author, page of the answer.
pub(super) fn heading(
    sheet: &mut Sheet,
    puzzles: &[BookPuzzle],
    place: usize,
    ((x, y), width): (Point, f64),
    part: Option<&Message>,
    answer: Option<&dyn Fn(usize) -> usize>,
) {
    let (puzzle, plan) = (&puzzles[place], sheet.plan());
    let growth = plan.growth();
    let rating = puzzle.rating.as_ref();
    let stars = rating.map_or(String::new(), |rating| stars(rating.stars));
    let right = x + width;
    let small = plain(7.5 * growth).muted();
    let style = plain(10.0 * growth).anchored(Anchor::End);
    // The lower line lies at the end of the height, whatever stands above it.
    let down = height(plan) - 9.0 * growth;
    let largest = (down - 9.0 * growth).min(DATE_FONT);
    let base = y + down - 6.4 * growth - 0.3 * largest;
    let wide = sheet.write(&stars, (right, base), style, width);
    let title = puzzle.name(place);
    let room = width - wide - 6.0;
    // A title that is too long becomes smaller, then takes two lines.
    let sizes = [largest, largest * 11.0 / 12.0, largest * 10.0 / 12.0];
    let fitting = sizes.into_iter().find(|&size| sheet.width(&title, plain(size)) <= room);
    let down = match fitting {
        Some(size) => {
            sheet.write(&title, (x, base), plain(size), room);
            down
        }
        None => {
            let style = plain(8.5 * growth);
            let lines = sheet.lines(&title, room / style.size, 2);
            for (at, line) in lines.iter().enumerate() {
                sheet.write(line, (x, y + (6.5 + 9.0 * at as f64) * growth), style, room);
            }
            down + 3.0 * growth
        }
    };
    let mut used_width = 0.0;
    if let Some(answer) = answer {
        let page = answer(place);
        let text = plan.words(&message!("book-solution-on", page = page + 1));
        let style = small.anchored(Anchor::End);
        used_width = sheet.write(&text, (right, y + down), style, width) + 6.0;
        sheet.link((right - used_width, y + down - 8.0), (right, y + down + 3.0), page);
    }
    let way = match rating {
        _ if !puzzle.is_unique => Some(plan.words(&message!("book-several"))),
        Some(rating) => Some(plan.words(&rating.kind_message())),
        None => None,
    };
    let part = part.map(|part| plan.words(part));
    let time = rating.filter(|_| puzzle.is_unique).map(|rating| plan.words(&rating.time_message()));
    let (size, author) = (Some(board(puzzle, plan)), puzzle.author.clone());
    let room = width - used_width;
    // A fact that does not fit is left out, as are those at the end, which are less important.
    let facts = [part, size, way, time, author].into_iter().flatten();
    let mut facts: Vec<String> = facts.filter(|fact| sheet.width(fact, small) <= room).collect();
    while sheet.width(&facts.join(" · "), small) > room {
        facts.pop();
    }
    sheet.write(&facts.join(" · "), (x, y + down), small, room);
}

/// The height of the heading above a puzzle. A day with a page of its own has a large date there.
pub(super) fn height(plan: &Plan) -> f64 {
    let is_large = plan.is_calendar && plan.per_page == 1;
    if is_large { DATE_HEIGHT } else { HEIGHT * plan.growth() }
}

/// The size of the board as text.
pub(super) fn board(puzzle: &BookPuzzle, plan: &Plan) -> String {
    let shape = puzzle.document.puzzle().geometry().shape();
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
