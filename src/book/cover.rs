//! Lays out the cover: title, a picture, a summary of the content.

use super::puzzles::board;
use super::sheet::{Sheet, plain};
use super::{Chosen, MM, Plan};
use crate::document::Document;
use crate::drawing::layout::layout;
use crate::drawing::{Anchor, Drawing, Theme, draw};
use crate::language::{Message, message};
use crate::puzzle::{CellId, Color, Geometry, Palette, Picture, Puzzle, clues_of};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A heart; it is no puzzle of the book.
const HEART: [&str; 10] = [
    "..###.###..",
    ".#########.",
    "###.#######",
    "##.########",
    "###########",
    ".#########.",
    "..#######..",
    "...#####...",
    "....###....",
    ".....#.....",
];
/// The width of the picture.
const WIDTH: f64 = 96.0 * MM;
/// The font size of the title.
const TITLE: f64 = 40.0;

/// The cover.
pub(super) fn cover<'a>(chosen: &[Chosen], plan: &'a Plan) -> Sheet<'a> {
    let mut sheet = Sheet::blank(plan);
    let (width, height) = sheet.size();
    let middle = width / 2.0;
    let room = width * 0.82;
    let lines = sheet.lines(&plan.title, room / TITLE, 3);
    let top = height * 0.2 - (lines.len() as f64 - 1.0) * TITLE * 0.6;
    let style = plain(TITLE).anchored(Anchor::Middle);
    for (place, line) in lines.iter().enumerate() {
        sheet.write(line, (middle, top + place as f64 * TITLE * 1.2), style, room);
    }
    if let Some(drawing) = heart() {
        let scale = WIDTH / drawing.size.0;
        let at = (middle - WIDTH / 2.0, height * 0.47 - drawing.size.1 * scale / 2.0);
        sheet.place(&Arc::new(drawing), at, scale, None);
    }
    let count = plan.words(&message!("book-count", count = chosen.len()));
    let style = plain(18.0).anchored(Anchor::Middle);
    sheet.write(&count, (middle, height * 0.75), style, room);
    let style = plain(11.0).muted().anchored(Anchor::Middle);
    sheet.write(&contents(chosen, plan), (middle, height * 0.75 + 20.0), style, room);
    sheet
}

/// A summary of the puzzles: range of sizes, hexagons, triangles, colors.
fn contents(chosen: &[Chosen], plan: &Plan) -> String {
    let sizes = chosen.iter().filter(|it| !it.is_hexagon() && !it.is_of_triangles());
    let sizes = sizes.map(|it| (it.document.puzzle().geometry().cell_count(), board(it, plan)));
    let sizes: BTreeSet<(usize, String)> = sizes.collect();
    let range = match (sizes.first(), sizes.last()) {
        (Some((_, least)), Some((_, most))) if least != most => {
            let (least, most) = (least.clone(), most.clone());
            plan.words(&message!("book-sizes", least = least, most = most))
        }
        (Some((_, only)), _) => only.clone(),
        _ => String::new(),
    };
    let count = |has: fn(&Chosen) -> bool, words: &dyn Fn(usize) -> Message| {
        let count = chosen.iter().filter(|it| has(it)).count();
        if count == 0 { String::new() } else { plan.words(&words(count)) }
    };
    let parts = [
        range,
        count(Chosen::is_hexagon, &|count| message!("book-hexagons", count = count)),
        count(Chosen::is_of_triangles, &|count| message!("book-triangles", count = count)),
        count(Chosen::is_colored, &|count| message!("book-colored", count = count)),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// The solved heart with its clues.
fn heart() -> Option<Drawing> {
    let (height, width) = (HEART.len() as u32, HEART[0].len() as u32);
    let geometry = Geometry::rectangle(height, width).ok()?;
    let signs: Vec<u8> = HEART.concat().into_bytes();
    let color = |cell: CellId| match signs.get(cell.index()) {
        Some(b'#') => Color::FIRST,
        _ => Color::BACKGROUND,
    };
    let picture = Picture::painted(&geometry, color);
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).ok()?;
    Some(draw(&layout(&Document::from(puzzle), Some(&picture)), &Theme::paper()))
}
