//! Lays out the rules, as far as the puzzles of the book need them.
//!
//! In: puzzles, a plan. Out: pages. Invariants: the letters are as large as the page allows, up
//! to `MAX_FONT`.

use super::sheet::{Sheet, plain};
use super::{BookPuzzle, MM, Plan};
use crate::drawing::Anchor;
use crate::explanation::Class;
use crate::message::{Message, message};
use crate::puzzle::Clue;

/// The largest and the smallest font size, in points.
const MAX_FONT: f64 = 11.0;
const MIN_FONT: f64 = 7.0;
/// The width of the text.
const TEXT_WIDTH: f64 = 128.0 * MM;
/// The distance of lines, and the space between paragraphs, in ems.
const LINE_DISTANCE: f64 = 1.5;
const PARAGRAPH_SPACE: f64 = 0.7;
/// The height of the heading.
const HEADING_HEIGHT: f64 = 38.0;

/// The pages of rules, of which the first one has this index; one is enough unless it is small.
pub(super) fn rules<'a>(puzzles: &[BookPuzzle], plan: &'a Plan, first: usize) -> Vec<Sheet<'a>> {
    let mut sheet = Sheet::new(plan, first);
    let (low, room) = sheet.area();
    let width = (TEXT_WIDTH * plan.growth()).min(room.0);
    let x = |sheet: &Sheet| sheet.area().0.0 + (room.0 - width) / 2.0;
    let top = low.1 + (room.1 * 0.08).max(20.0);
    let style = plain(20.0).anchored(Anchor::Middle);
    let heading = plan.words(&message!("book-rules"));
    sheet.write(&heading, (low.0 + room.0 / 2.0, top), style, room.0);
    let texts: Vec<String> =
        paragraphs(puzzles).iter().map(|text| plan.language.catalog().sentence(text)).collect();
    let broken = |size: f64| -> Vec<Vec<String>> {
        texts.iter().map(|text| sheet.lines(text, width / size, usize::MAX)).collect()
    };
    let height = |size: f64| {
        let spaces = |lines: Vec<String>| lines.len() as f64 * LINE_DISTANCE + PARAGRAPH_SPACE;
        broken(size).into_iter().map(spaces).sum::<f64>() * size
    };
    let (mut size, least) = (MAX_FONT * plan.growth(), MIN_FONT * plan.growth());
    while size > least && top + HEADING_HEIGHT + height(size) > low.1 + room.1 {
        size -= 0.5;
    }
    let all = broken(size);
    let (mut y, mut pages) = (top + HEADING_HEIGHT, Vec::new());
    for lines in all {
        for line in lines {
            if y > low.1 + room.1 {
                let next = Sheet::new(plan, first + pages.len() + 1);
                pages.push(std::mem::replace(&mut sheet, next));
                y = low.1 + size * LINE_DISTANCE;
            }
            let x = x(&sheet);
            sheet.write(&line, (x, y), plain(size), width);
            y += size * LINE_DISTANCE;
        }
        y += size * PARAGRAPH_SPACE;
    }
    pages.push(sheet);
    pages
}

fn paragraphs(puzzles: &[BookPuzzle]) -> Vec<Message> {
    let any = |is: &dyn Fn(&BookPuzzle) -> bool| puzzles.iter().any(is);
    let mut texts = Vec::new();
    let has_runs = |clue: &Clue| clue.sum().is_none() && !clue.is_anything();
    if any(&|it: &BookPuzzle| it.has_clue(has_runs)) {
        texts.extend([message!("book-rules-clues"), message!("book-rules-marks")]);
    }
    if any(&BookPuzzle::has_sums) {
        texts.push(message!("book-rules-sums"));
    }
    if any(&|it: &BookPuzzle| it.geometry().regions().is_some()) {
        texts.push(message!("book-rules-regions"));
    }
    if any(&|it: &BookPuzzle| it.geometry().has_blocks()) {
        texts.push(message!("book-rules-blocks"));
    }
    if any(&BookPuzzle::is_colored) {
        texts.push(message!("book-rules-colors"));
    }
    if any(&BookPuzzle::is_hexagon) {
        texts.push(message!("book-rules-hexagons"));
    }
    if any(&BookPuzzle::is_of_triangles) {
        texts.push(message!("book-rules-triangles"));
    }
    if any(&BookPuzzle::has_unknowns) {
        texts.push(message!("book-rules-unknowns"));
    }
    if any(&BookPuzzle::has_ranges) {
        texts.push(message!("book-rules-ranges"));
    }
    if any(&|it: &BookPuzzle| !it.document.puzzle().givens().is_empty()) {
        texts.push(message!("book-rules-givens"));
    }
    if puzzles.iter().all(|it| it.is_unique) {
        texts.push(message!("book-rules-unique"));
    }
    texts.extend(stars(puzzles));
    texts
}

/// Explains the stars, and the classes that the book has; nothing without ratings.
fn stars(puzzles: &[BookPuzzle]) -> Vec<Message> {
    let ratings = || puzzles.iter().filter_map(|it| it.rating.as_ref());
    let is_present = |class: &Class| ratings().any(|rating| rating.class == *class);
    let classes = Class::ALL.into_iter().filter(is_present);
    let meaning = |class: Class| Message::new(format!("book-rules-class-{}", class.name()));
    let meanings: Vec<Message> = classes.map(meaning).collect();
    let stars = (!meanings.is_empty()).then(|| message!("book-rules-stars"));
    stars.into_iter().chain(meanings).collect()
}
