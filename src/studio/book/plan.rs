//! What a book is to be like: its texts, paper, inks, sizes.
//!
//! In: options. Out: [`Plan`]. Invariants: large print enlarges cells and texts everywhere.

use super::house::{self, House, Stock};
use super::{MM, Paper};
use crate::document::Document;
use crate::drawing::Font;
use crate::explanation::Rule;
use crate::language::Language;
use crate::message::Message;
use crate::puzzle::{Picture, Puzzle};

/// The least size of a cell on a shared page, and on a page with a single puzzle.
pub(super) const SHARED: f64 = 4.4 * MM;
pub(super) const ALONE: f64 = 3.8 * MM;
/// The largest size of a cell.
const LARGEST: f64 = 8.0 * MM;
/// In large print: the least and the largest size of a cell, and how much texts grow.
const LARGE_PRINT: [f64; 2] = [7.0 * MM, 12.0 * MM];
const GROWTH: f64 = 1.35;

/// A rule to explain, and a puzzle that shows it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The rule.
    pub rule: Rule,
    /// A puzzle with steps of the rule.
    pub sample: Puzzle,
}

/// Options of a book.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The title.
    pub title: String,
    /// Which volume of a series it is.
    pub volume: Option<String>,
    /// The author, for the cover.
    pub author: Option<String>,
    /// Who published it and other small print, for the page behind the cover.
    pub imprint: Option<String>,
    /// The picture of the cover, and the puzzle that it is of; without it, the book has its own.
    pub cover: Option<(Document, Picture)>,
    /// Are cells and letters large?
    pub large_print: bool,
    /// Is all ink gray?
    pub is_gray: bool,
    /// Is the paper cream, which is thicker? Houses print it with black ink alone.
    pub is_cream: bool,
    /// Who prints it, with a cover of its own; `None` for screens and printers at home.
    pub house: Option<&'static House>,
    /// The margin at the binding that the house wants, in inches; [`book`](super::book) finds it.
    pub gutter: f64,
    /// The size of the pages.
    pub paper: Paper,
    /// Most puzzles on a page, clamped to 1 to [`MAX_PER_PAGE`](super::MAX_PER_PAGE).
    pub per_page: usize,
    /// Are there answers at the back?
    pub has_answers: bool,
    /// Do answers have neither lines nor letters?
    pub has_solid_answers: bool,
    /// Does a page open the puzzles of each difficulty? They must be sorted.
    pub has_sections: bool,
    /// For a worksheet: the rule that it is about, explained in front instead of a cover.
    pub lesson: Option<Lesson>,
    /// Do all puzzles have dates? Then a page opens each month.
    pub is_calendar: bool,
    /// The language of its texts.
    pub language: Language,
    /// The font.
    pub font: Font,
}

impl Plan {
    /// A book with this title, on A4, with four puzzles on a page and answers at the back.
    pub fn new(title: String, language: Language, font: Font) -> Plan {
        Plan {
            title,
            volume: None,
            author: None,
            imprint: None,
            cover: None,
            large_print: false,
            is_gray: false,
            is_cream: false,
            house: None,
            gutter: 0.0,
            paper: Paper::A4,
            per_page: 4,
            has_answers: true,
            has_solid_answers: false,
            has_sections: false,
            lesson: None,
            is_calendar: false,
            language,
            font,
        }
    }

    /// The least size of a cell on a shared page.
    pub(super) fn least_shared_cell(&self) -> f64 {
        if self.large_print { LARGE_PRINT[0] } else { SHARED }
    }

    /// The least size of a cell on a page with a single puzzle.
    pub(super) fn alone(&self) -> f64 {
        if self.large_print { LARGE_PRINT[0] } else { ALONE }
    }

    /// The largest size of a cell.
    pub(super) fn largest(&self) -> f64 {
        if self.large_print { LARGE_PRINT[1] } else { LARGEST }
    }

    /// How much larger than usual texts are.
    pub(super) fn growth(&self) -> f64 {
        if self.large_print { GROWTH } else { 1.0 }
    }

    /// Margins: at the binding, at the outside, at the top, at the bottom.
    pub(super) fn margins(&self) -> [f64; 4] {
        self.house.map_or_else(|| self.paper.margins(), |_| House::margins(self.gutter))
    }

    /// The distance of the number of a page from its lower edge.
    pub(super) fn foot(&self) -> f64 {
        self.house.map_or_else(|| self.paper.margins()[3] * 0.55, |_| house::FOOT)
    }

    /// What a house prints it on, and with.
    pub(super) fn stock(&self) -> Stock {
        match (self.is_gray, self.is_cream) {
            (true, true) => Stock::Cream,
            (true, false) => Stock::White,
            (false, _) => Stock::Color,
        }
    }

    /// The title, with the volume.
    pub(super) fn full_title(&self) -> String {
        let volume = self.volume.iter().map(|volume| format!(", {volume}"));
        self.title.clone() + &volume.collect::<String>()
    }

    /// The words of a message.
    pub(super) fn words(&self, message: &Message) -> String {
        self.language.catalog().words(message)
    }
}
