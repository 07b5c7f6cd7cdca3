//! Lays out pictures whose parts are puzzles of the book: behind the answers, each on a page.
//!
//! In: the puzzles. Out: pages. Invariants: a picture is there only if the book has all its parts.

use super::ornament::bare;
use super::sheet::{Sheet, plain};
use super::{BookPuzzle, Plan};
use crate::authoring::clip::{Clip, joined};
use crate::document::Document;
use crate::drawing::{Anchor, CELL};
use crate::message::message;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The height of the title.
const TITLE_HEIGHT: f64 = 40.0;

/// The places of parts by the name of their picture, and its columns and rows of parts.
type PartsByPicture = BTreeMap<(String, (u32, u32)), Vec<(usize, Clip)>>;

/// Adds a page for each picture, in the order of their first parts.
pub(super) fn add<'a>(pages: &mut Vec<Sheet<'a>>, puzzles: &[BookPuzzle], plan: &'a Plan) {
    let mut pictures = PartsByPicture::new();
    for (place, puzzle) in puzzles.iter().enumerate() {
        let note = puzzle.document.notes().catalogue.as_deref();
        if let Some(clip) = note.and_then(Clip::read) {
            pictures.entry((clip.of.clone(), clip.count)).or_default().push((place, clip));
        }
    }
    let mut pictures: Vec<_> = pictures.into_iter().collect();
    pictures.sort_by_key(|(_, parts)| parts[0].0);
    for ((name, _), parts) in pictures {
        let part = |(place, clip): &(usize, Clip)| {
            let puzzle = &puzzles[*place];
            (clip.clone(), puzzle.document.puzzle(), puzzle.answer.picture())
        };
        let parts: Vec<_> = parts.iter().map(part).collect();
        let Some((puzzle, picture)) = joined(&parts) else { continue };
        let mut sheet = Sheet::new(plan, pages.len());
        let (low, room) = sheet.area();
        let middle = low.0 + room.0 / 2.0;
        let title = plain(14.0 * plan.growth()).anchored(Anchor::Middle);
        sheet.write(&name, (middle, low.1 + 13.0 * plan.growth()), title, room.0);
        let small = plain(9.0 * plan.growth()).muted().anchored(Anchor::Middle);
        let words = plan.words(&message!("book-joined", count = parts.len()));
        sheet.write(&words, (middle, low.1 + 27.0 * plan.growth()), small, room.0);
        let drawing = Arc::new(bare(&Document::from(puzzle), &picture));
        let (size, head) = (drawing.size, TITLE_HEIGHT * plan.growth());
        let scale = (room.0 / size.0).min((room.1 - head) / size.1).min(plan.largest() / CELL);
        let at = (middle - size.0 * scale / 2.0, low.1 + head);
        sheet.place(&drawing, at, scale, None);
        pages.push(sheet);
    }
}
