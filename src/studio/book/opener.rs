//! Lays out the pages that open the parts of a book sorted by difficulty.
//!
//! In: puzzles, from easy to hard. Out: ranges of one difficulty, and a page before each.
//! Invariants: a book with few puzzles has no such pages.

use super::heading::stars;
use super::sheet::{Sheet, plain};
use super::{Chosen, FEWEST, MM, Plan};
use crate::drawing::Anchor;
use crate::message::{Message, message};
use std::ops::Range;

/// The least number of puzzles of a part, on average.
const PART: usize = 4;

fn word(chosen: &Chosen) -> Option<&'static str> {
    chosen.rating.as_ref().map(|rating| rating.difficulty)
}

/// The parts of the book; none if it has no parts. Unrated puzzles stay in the last one.
pub(super) fn sections(chosen: &[Chosen], plan: &Plan) -> Vec<Range<usize>> {
    let mut sections: Vec<Range<usize>> = Vec::new();
    for (place, found) in chosen.iter().enumerate() {
        let is_new =
            place == 0 || word(found).is_some_and(|_| word(found) != word(&chosen[place - 1]));
        match sections.last_mut() {
            Some(section) if !is_new => section.end = place + 1,
            _ => sections.push(place..place + 1),
        }
    }
    let is_large = chosen.len() >= FEWEST && chosen.len() >= PART * sections.len();
    let has_parts = plan.has_sections && is_large && sections.len() > 1;
    if has_parts { sections } else { Vec::new() }
}

/// The page before the puzzles of a part: their difficulty, stars and number.
pub(super) fn opener<'a>(mut sheet: Sheet<'a>, part: &[Chosen]) -> Sheet<'a> {
    let plan = sheet.plan();
    let (low, room) = sheet.area();
    let (middle, y) = (low.0 + room.0 / 2.0, low.1 + room.1 * 0.4);
    let growth = plan.growth();
    let centered = |size: f64| plain(size * growth).anchored(Anchor::Middle);
    let difficulty = part.first().and_then(word);
    let difficulty = difficulty.map(|word| Message::new(format!("difficulty-{word}")));
    let title = difficulty.map_or(String::new(), |word| plan.words(&word));
    sheet.write(&title, (middle, y), centered(32.0), room.0);
    let wide = (30.0 * MM).min(room.0) / 2.0;
    sheet.rule(&[(middle - wide, y + 14.0 * growth), (middle + wide, y + 14.0 * growth)]);
    let rated = || part.iter().filter_map(|chosen| chosen.rating.as_ref());
    let rated = (rated().map(|it| it.stars).min(), rated().map(|it| it.stars).max());
    let range = match rated {
        (Some(least), Some(most)) if least != most => {
            format!("{} – {}", stars(least), stars(most))
        }
        (least, _) => least.map_or(String::new(), stars),
    };
    sheet.write(&range, (middle, y + 36.0 * growth), centered(14.0), room.0);
    let count = plan.words(&message!("book-count", count = part.len()));
    sheet.write(&count, (middle, y + 56.0 * growth), centered(11.0).muted(), room.0);
    sheet
}
