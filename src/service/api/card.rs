//! The preview of a puzzle in a link: what stands where the link is pasted.
//!
//! In: the part of a link behind `p=`, which has the puzzle. Out: its title, a sentence about it, a
//! drawing of the board without marks. Invariants: neither shows the picture, and what is unpacked
//! is bounded, as in the page.

use super::{MAX_PUZZLE_BYTES, Refusal, size_checked};
use crate::budget::Budget;
use crate::document::Document;
#[cfg(feature = "print")]
use crate::drawing::{self, Scale, layout};
use crate::explanation::rate_lines;
use crate::format::{Format, read};
use crate::language::Language;
use crate::message::message;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use flate2::read::DeflateDecoder;
use std::io::Read;
use std::time::Duration;

/// Time limit for the difficulty.
const RATE_TIME: Duration = Duration::from_secs(1);
/// The longer side of a drawing, in pixels.
#[cfg(feature = "print")]
const CARD_SIDE: f64 = 630.0;

/// Unpacks the puzzle of a link, which is nonosat's JSON.
///
/// # Errors
/// [`Refusal`] if the link is damaged, or the puzzle too large.
pub fn puzzle_of_link(packed: &str) -> Result<Vec<u8>, Refusal> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(packed).map_err(Refusal::bad)?;
    let mut text = Vec::new();
    let limit = MAX_PUZZLE_BYTES as u64 + 1;
    DeflateDecoder::new(&bytes[..]).take(limit).read_to_end(&mut text).map_err(Refusal::bad)?;
    if text.len() > MAX_PUZZLE_BYTES {
        return Err(Refusal::too_many_bytes(MAX_PUZZLE_BYTES));
    }
    Ok(text)
}

/// A preview.
#[derive(Clone, Debug)]
pub struct Card(Document);

impl Card {
    /// Unpacks the puzzle of a link.
    ///
    /// # Errors
    /// [`Refusal`] if the link holds no puzzle of nonosat, or too large a one.
    pub fn of_link(packed: &str) -> Result<Card, Refusal> {
        let document = size_checked(read(&puzzle_of_link(packed)?, Some(Format::Json))?)?;
        // Neither marks nor a goal: what the link might show is not shown.
        Ok(Card(
            Document::of(document.puzzle().clone(), document.notes().clone(), None, None)
                .map_err(Refusal::defect)?,
        ))
    }

    /// The title, if there is one.
    pub fn title(&self) -> Option<&str> {
        self.0.notes().title.as_deref()
    }

    /// Size, author and, if single lines solve it, difficulty.
    pub fn about(&self, language: Language, budget: &Budget) -> String {
        let catalog = language.catalog();
        let puzzle = self.0.puzzle();
        let rating = rate_lines(puzzle, &budget.clone().at_most(RATE_TIME));
        let author = self.0.notes().author.clone();
        let parts = [
            Some(puzzle.geometry().shape().to_string()),
            rating.as_ref().map(|rating| catalog.words(&rating.word())),
            rating.as_ref().map(|rating| catalog.words(&rating.time_message())),
            author.map(|name| catalog.words(&message!("card-author", name = name))),
            Some(catalog.words(&message!("card-about"))),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The board with its clues, as PNG.
    ///
    /// # Errors
    /// [`Refusal`] if it cannot be drawn.
    #[cfg(feature = "print")]
    pub fn picture(&self) -> Result<Vec<u8>, Refusal> {
        let drawing = drawing::draw(&layout(&self.0, None), &drawing::Theme::light());
        let longer = drawing.size.0.max(drawing.size.1).max(1.0);
        let cell = drawing::CELL * (CARD_SIDE / longer);
        drawing::png(&drawing, Scale { cell, ..Scale::default() }).map_err(Refusal::defect)
    }
}
