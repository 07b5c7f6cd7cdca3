//! Lays out the cover of a printed book as one sheet: back, spine, front.
//!
//! In: puzzles, a plan, the number of pages. Out: a document of one page. Invariants: the ground
//! fills the bleed; texts keep away from edges and folds; the place for the barcode is white; a spine
//! that is too thin has no title.

use super::barcode::Isbn;
use super::cover::{contents, front};
use super::house::{BLEED, House};
use super::sheet::{Sheet, plain, rectangle};
use super::{BookPuzzle, Plan};
use crate::drawing::layout::Edge;
use crate::drawing::{Anchor, INCH, Item, Sheets};
use crate::message::message;
use crate::puzzle::{Point, Rgb};

/// The color of the ground.
const GROUND: Rgb = Rgb(0xf6, 0xc9, 0x45);
const WHITE: Rgb = Rgb(0xff, 0xff, 0xff);
/// The place for the barcode, and its distance from the edge and from the spine.
const BARCODE: Point = (2.0 * INCH, 1.2 * INCH);
const BARCODE_MARGIN: f64 = 0.25 * INCH;
/// The space at each side of the title of the spine, and its least and largest font size.
const FOLD_SPACE: f64 = 0.0625 * INCH;
const SPINE_FONT: [f64; 2] = [7.0, 20.0];
/// The height of a line of text, in ems.
const LINE_HEIGHT: f64 = 1.2;
/// The length of a mark, and its distance from the bleed.
const MARK: f64 = 0.25 * INCH;
const MARK_GAP: f64 = 0.125 * INCH;

/// The cover of a book that this house prints with this many pages.
pub fn cover_spread(
    puzzles: &[BookPuzzle],
    plan: &Plan,
    house: &'static House,
    pages: usize,
) -> Sheets {
    let (width, height) = plan.paper.size();
    let spine = house.spine(pages, plan.stock());
    let rim = house.slug + BLEED;
    let size = (2.0 * (rim + width) + spine, 2.0 * rim + height);
    let mut sheet = Sheet::of_size(plan, size).with_rims([house.slug, BLEED]);
    let inner = (size.0 - 2.0 * house.slug, size.1 - 2.0 * house.slug);
    sheet.behind(vec![rectangle((house.slug, house.slug), inner, GROUND)]);
    let folds = [rim + width, rim + width + spine];
    back(&mut sheet, puzzles, ((rim, rim), (width, height)));
    if house.has_spine_title(pages) {
        spine_title(&mut sheet, (folds[0], rim), (height, spine));
    }
    front(&mut sheet, puzzles, ((folds[1], rim), (width, height)), Some(WHITE));
    if house.slug > 0.0 {
        marks(&mut sheet, size, rim, folds);
    }
    Sheets {
        title: plan.full_title(),
        author: plan.author.clone(),
        pages: vec![sheet.into_page()],
        language: plan.language,
        font: plan.font.clone(),
        inks: house.cover_inks(),
        medium: house.medium,
        ..Sheets::default()
    }
}

/// The back: what is in the book, how it is played, the place for the barcode.
fn back(sheet: &mut Sheet, puzzles: &[BookPuzzle], ((x, y), (width, height)): (Point, Point)) {
    let plan = sheet.plan();
    let (left, room) = (x + width * 0.12, width * 0.76);
    let base = (width / 24.0).clamp(9.0, 20.0);
    let count = plan.words(&message!("book-count", count = puzzles.len()));
    let mut texts = vec![(count, 1.6), (contents(puzzles, plan), 1.0)];
    texts.push((plan.words(&message!("book-rules-clues")), 1.0));
    if puzzles.iter().all(|puzzle| puzzle.is_unique) {
        texts.push((plan.words(&message!("book-rules-unique")), 1.0));
    }
    let mut line = y + height * 0.16;
    for (text, share) in texts {
        let size = base * share;
        for words in sheet.lines(&text, room / size, usize::MAX) {
            sheet.write(&words, (left, line), plain(size), room);
            line += size * 1.35;
        }
        line += size * 0.8;
    }
    let corner = (x + width - BARCODE_MARGIN - BARCODE.0, y + height - BARCODE_MARGIN - BARCODE.1);
    sheet.behind(vec![rectangle(corner, BARCODE, WHITE)]);
    // `book` refuses one that is wrong.
    if let Ok(Some(isbn)) = Isbn::of(plan) {
        isbn.draw(sheet, (corner, BARCODE));
    }
}

/// Title and author along the spine, if they fit.
fn spine_title(sheet: &mut Sheet, at: Point, (length, width): Point) {
    let plan = sheet.plan();
    let [least, largest] = SPINE_FONT;
    let highest = ((width - 2.0 * FOLD_SPACE) / LINE_HEIGHT).min(largest);
    let room = length - INCH;
    let author = plan.author.as_ref().map(|author| format!("{}   {author}", plan.full_title()));
    let texts = author.into_iter().chain([plan.full_title()]);
    let sized = texts.map(|text| {
        let size = highest.min(room / sheet.width(&text, plain(1.0)).max(1.0));
        (text, size)
    });
    let Some((text, size)) = sized.into_iter().find(|(_, size)| *size >= least) else { return };
    let baseline = width / 2.0 + size * 0.36;
    let style = plain(size).anchored(Anchor::Middle);
    sheet.along_spine(at, (length, width), (&text, (length / 2.0, baseline), style));
}

/// Lines at the corners of the cut cover and at the ends of its folds.
fn marks(sheet: &mut Sheet, size: Point, rim: f64, folds: [f64; 2]) {
    let [near, far] = [BLEED + MARK_GAP, BLEED + MARK_GAP + MARK];
    let (right, low) = (size.0 - rim, size.1 - rim);
    let mut edges = Vec::new();
    for x in [rim, right, folds[0], folds[1]] {
        edges.push(((x, rim - near), (x, rim - far)));
        edges.push(((x, low + near), (x, low + far)));
    }
    for y in [rim, low] {
        edges.push(((rim - near, y), (rim - far, y)));
        edges.push(((right + near, y), (right + far, y)));
    }
    for (from, to) in edges {
        let edges = vec![Edge { from, to }];
        sheet.add(Item::Lines { edges, color: Rgb(0, 0, 0), width: 0.25 });
    }
}
