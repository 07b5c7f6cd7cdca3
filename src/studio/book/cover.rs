//! Lays out the cover: title, a picture, a summary of the content.

use super::heading::board;
use super::ornament::{bare, of_cover};
use super::sheet::{Sheet, plain, rectangle};
use super::{BookPuzzle, Plan};
use crate::drawing::{Anchor, Drawing};
use crate::message::{Message, message};
use crate::puzzle::{Point, Rgb};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The largest share of the page that the picture has, in width and height.
const MAX_PICTURE_SHARE: Point = (0.82, 0.42);
/// The largest font size of the title, and the smallest one of all texts.
const MAX_TITLE_FONT: f64 = 40.0;
const MIN_FONT: f64 = 8.0;

/// The cover, as the first page of a book for screens.
pub(super) fn cover<'a>(puzzles: &[BookPuzzle], plan: &'a Plan) -> Sheet<'a> {
    let mut sheet = Sheet::blank(plan);
    let size = sheet.size();
    front(&mut sheet, puzzles, ((0.0, 0.0), size), None);
    sheet
}

/// The first page of a book whose cover is a file of its own: title, volume, author.
pub(super) fn title_page(plan: &Plan) -> Sheet<'_> {
    let mut sheet = Sheet::blank(plan);
    let area = sheet.area();
    names(&mut sheet, area);
    sheet
}

/// Writes title, volume and author into the upper part of an area. Returns the largest font size.
fn names(sheet: &mut Sheet, ((x, y), (width, height)): (Point, Point)) -> f64 {
    let plan = sheet.plan();
    let (middle, room) = (x + width / 2.0, width * 0.82);
    // A narrow page has smaller letters.
    let largest = MAX_TITLE_FONT.min(width / 11.0);
    let smaller: Vec<&String> = [&plan.volume, &plan.author].into_iter().flatten().collect();
    let space = if smaller.is_empty() { 0.2 } else { 0.16 };
    let (title, lines) = sheet.block(&plan.title, (room, height * space), (largest, MIN_FONT));
    let top = y + height * 0.2 - (lines.len() as f64 - 1.0) * title * 0.6;
    let style = plain(title).anchored(Anchor::Middle);
    for (place, line) in lines.iter().enumerate() {
        sheet.write(line, (middle, top + place as f64 * title * 1.2), style, room);
    }
    let mut line_at = top + (lines.len() as f64 - 1.0) * title * 1.2 + title * 0.3;
    for text in smaller {
        let (size, lines) = sheet.block(text, (room, height * 0.06), (largest * 0.4, MIN_FONT));
        let style = plain(size).anchored(Anchor::Middle);
        line_at += size * 0.3;
        for line in &lines {
            line_at += size * 1.2;
            sheet.write(line, (middle, line_at), style, room);
        }
    }
    largest
}

/// The front of a cover in an area: title, a picture on this ground, a summary of the content.
pub(super) fn front(
    sheet: &mut Sheet,
    puzzles: &[BookPuzzle],
    ((x, y), (width, height)): (Point, Point),
    ground: Option<Rgb>,
) {
    let plan = sheet.plan();
    let (middle, room) = (x + width / 2.0, width * 0.82);
    let largest = names(sheet, ((x, y), (width, height)));
    if let Some(drawing) = picture(puzzles, plan) {
        let largest = (width * MAX_PICTURE_SHARE.0, height * MAX_PICTURE_SHARE.1);
        let scale = (largest.0 / drawing.size.0).min(largest.1 / drawing.size.1);
        let size = (drawing.size.0 * scale, drawing.size.1 * scale);
        let at = (middle - size.0 / 2.0, y + height * 0.49 - size.1 / 2.0);
        sheet.behind(ground.map(|color| rectangle(at, size, color)).into_iter().collect());
        sheet.place(&Arc::new(drawing), at, scale, None);
    }
    let count = plan.words(&message!("book-count", count = puzzles.len()));
    let style = plain(largest * 0.45).anchored(Anchor::Middle);
    sheet.write(&count, (middle, y + height * 0.77), style, room);
    let sizes = ((largest * 0.28).max(MIN_FONT), MIN_FONT);
    let (size, lines) = sheet.block(&contents(puzzles, plan), (room, height * 0.12), sizes);
    let style = plain(size).anchored(Anchor::Middle);
    let style = if ground.is_none() { style.muted() } else { style };
    for (place, line) in lines.iter().enumerate() {
        let line_at = y + height * 0.77 + largest * 0.5 + place as f64 * size * 1.3;
        sheet.write(line, (middle, line_at), style, room);
    }
}

/// The page behind the cover: title, author, imprint.
pub(super) fn imprint(plan: &Plan) -> Sheet<'_> {
    let mut sheet = Sheet::new(plan, 1);
    let (low, room) = sheet.area();
    let size = 9.0 * plan.growth();
    let text =
        [Some(&plan.title), plan.volume.as_ref(), plan.author.as_ref(), plan.imprint.as_ref()];
    let lines: Vec<String> = text
        .into_iter()
        .flatten()
        .flat_map(|text| text.lines())
        .flat_map(|line| sheet.lines(line, room.0 / size, MOST_LINES))
        .take(MOST_LINES)
        .collect();
    let top = low.1 + room.1 - lines.len() as f64 * size * 1.5;
    for (at, line) in lines.iter().enumerate() {
        sheet.write(line, (low.0, top + at as f64 * size * 1.5), plain(size), room.0);
    }
    sheet
}

/// Most lines of the imprint.
const MOST_LINES: usize = 24;

/// A summary of the puzzles: range of sizes, hexagons, triangles, colors.
pub(super) fn contents(puzzles: &[BookPuzzle], plan: &Plan) -> String {
    let sizes = puzzles.iter().filter(|it| !it.is_hexagon() && !it.is_of_triangles());
    let sizes = sizes.map(|it| (it.document.puzzle().geometry().cell_count(), board(it, plan)));
    let sizes: BTreeSet<(usize, String)> = sizes.collect();
    let range = match (sizes.first(), sizes.last()) {
        (Some((_, least)), Some((_, most))) if least != most => {
            let (least, most) = (least.clone(), most.clone());
            plan.words(&message!("book-sizes", least = least, most = most))
        }
        (Some((_, word)), _) => word.clone(),
        _ => String::new(),
    };
    let count = |has: fn(&BookPuzzle) -> bool, words: &dyn Fn(usize) -> Message| {
        let count = puzzles.iter().filter(|it| has(it)).count();
        if count == 0 { String::new() } else { plan.words(&words(count)) }
    };
    let parts = [
        range,
        count(BookPuzzle::is_hexagon, &|count| message!("book-hexagons", count = count)),
        count(BookPuzzle::is_of_triangles, &|count| message!("book-triangles", count = count)),
        match plan.is_gray {
            true => String::new(),
            false => {
                count(BookPuzzle::is_colored, &|count| message!("book-colored", count = count))
            }
        },
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// The picture of the cover: the one of the plan, or a drawing that no puzzle of the book resembles.
fn picture(puzzles: &[BookPuzzle], plan: &Plan) -> Option<Drawing> {
    match &plan.cover {
        Some((document, picture)) => Some(bare(document, picture)),
        None => of_cover(puzzles),
    }
}
