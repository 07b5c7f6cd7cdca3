//! Lays out a proof by numbers on one page: the board with its numbers, the rule, a line worked out.
//!
//! In: a drawing and texts. Out: a document of one page. Invariants: the page has the shape of a
//! postcard; it is larger for boards whose numbers would be too small.

use super::sheet::{Sheet, plain};
use super::{MM, Plan};
use crate::drawing::layout::CellNumber;
use crate::drawing::{Anchor, CELL, Drawing, Font, Item, MINUS, Polygons, Sheets, Theme, Words};
use crate::language::Language;
use crate::puzzle::{Point, Rgb};
use std::sync::Arc;

/// Width and height of a postcard (ISO 216, A6).
const POSTCARD_SIZE: Point = (148.0 * MM, 105.0 * MM);
/// The sizes of pages, A6, A5, A4, as multiples of a postcard.
const PAGE_SCALES: [f64; 3] = [1.0, std::f64::consts::SQRT_2, 2.0];
/// The least size of a cell in points, if a larger page can have it.
const MIN_CELL: f64 = 9.0;
/// The largest size of a cell, in points.
const MAX_CELL: f64 = 20.0;
/// The margin, the space between board and text, in points.
const MARGIN: f64 = 20.0;
const BOARD_TEXT_GAP: f64 = 16.0;
/// The share of the width that the board has.
const BOARD_SHARE: f64 = 0.54;
/// Font sizes in points: title, text, numbers in strips.
const TITLE_FONT: f64 = 11.0;
const TEXT_FONT: f64 = 7.2;
const NUMBER_FONT: f64 = 6.0;
/// The distance of lines, in ems.
const LINE_DISTANCE: f64 = 1.42;
/// The largest cell of a strip, and the space for its sum, in points.
const MAX_STRIP_CELL: f64 = 12.0;
const SUM_SPACE: f64 = 26.0;

/// What the page shows.
pub struct Postcard {
    /// The name of the puzzle.
    pub name: String,
    /// What the numbers show.
    pub title: String,
    /// The rule, a sentence each.
    pub rule: Vec<String>,
    /// The board with its numbers.
    pub board: Drawing,
    /// What the strips show; empty if there are none.
    pub caption: String,
    /// Placements of one line.
    pub strips: Vec<Strip>,
}

/// A placement of a line.
pub struct Strip {
    /// The color of each cell, and what it collects.
    pub cells: Vec<(Rgb, CellNumber)>,
    /// What they collect together.
    pub sum: String,
}

impl Postcard {
    /// Its texts.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let texts = self.rule.iter().chain([&self.name, &self.title, &self.caption]);
        texts.map(String::as_str)
    }
}

/// The document.
pub fn postcard(card: Postcard, language: Language, font: &Font) -> Sheets {
    let size = card.board.size;
    let scale = |growth: f64| {
        let (width, height) = (POSTCARD_SIZE.0 * growth, POSTCARD_SIZE.1 * growth);
        let room = ((width - 2.0 * MARGIN) * BOARD_SHARE, height - 2.0 * MARGIN);
        (room.0 / size.0).min(room.1 / size.1).min(MAX_CELL * growth / CELL)
    };
    let fits = |growth: &f64| scale(*growth) * CELL >= MIN_CELL;
    let growth = PAGE_SCALES.into_iter().find(fits).unwrap_or(PAGE_SCALES[2]);
    let plan = Plan::new(card.name.clone(), language, font.clone());
    let page = (POSTCARD_SIZE.0 * growth, POSTCARD_SIZE.1 * growth);
    let mut sheet = Sheet::of_size(&plan, page);
    let scale = scale(growth);
    let top = (page.1 - size.1 * scale) / 2.0;
    let left = MARGIN + size.0 * scale + BOARD_TEXT_GAP;
    let width = page.0 - MARGIN - left;
    let growth = growth.sqrt();
    let mut draft = Sheet::of_size(&plan, page);
    let height = Writer { sheet: &mut draft, left, width, y: 0.0, growth }.card(&card);
    let y = ((page.1 - height) / 2.0).max(MARGIN);
    Writer { sheet: &mut sheet, left, width, y, growth }.card(&card);
    sheet.place(&Arc::new(card.board), (MARGIN, top), scale, None);
    let pages = vec![sheet.into_page()];
    Sheets { title: card.name, pages, language, font: font.clone(), ..Sheets::default() }
}

/// Writes one item below the other.
struct Writer<'a, 'b> {
    sheet: &'a mut Sheet<'b>,
    left: f64,
    width: f64,
    y: f64,
    growth: f64,
}

impl Writer<'_, '_> {
    /// All texts and strips; returns where they end.
    fn card(mut self, card: &Postcard) -> f64 {
        self.y += TITLE_FONT * self.growth;
        self.write(&card.title, TITLE_FONT);
        if !card.name.is_empty() {
            self.muted(&card.name);
        }
        card.rule.iter().for_each(|sentence| self.write(sentence, TEXT_FONT));
        if !card.strips.is_empty() {
            self.write(&card.caption, TEXT_FONT);
            card.strips.iter().for_each(|strip| self.strip(strip));
        }
        self.y
    }

    /// A text that breaks into lines, with space below it.
    fn write(&mut self, text: &str, size: f64) {
        let size = size * self.growth;
        for line in self.sheet.lines(text, self.width / size, usize::MAX) {
            self.sheet.write(&line, (self.left, self.y), plain(size), self.width);
            self.y += size * LINE_DISTANCE;
        }
        self.y += size * 0.5;
    }

    fn muted(&mut self, text: &str) {
        let size = TEXT_FONT * self.growth;
        self.sheet.write(text, (self.left, self.y), plain(size).muted(), self.width);
        self.y += size * LINE_DISTANCE * 1.3;
    }

    /// A placement as a row of cells, with its sum at the end.
    fn strip(&mut self, strip: &Strip) {
        let theme = Theme::paper();
        let room = self.width - SUM_SPACE * self.growth;
        let side = (MAX_STRIP_CELL * self.growth).min(room / strip.cells.len() as f64);
        let widest = strip.cells.iter().map(|(_, number)| number.text.chars().count()).max();
        let size =
            NUMBER_FONT.min(side / 0.64 / widest.unwrap_or(1).max(1) as f64 * 0.9 / self.growth);
        let top = self.y - TEXT_FONT * self.growth * 0.6;
        for (at, (rgb, number)) in strip.cells.iter().enumerate() {
            let center = (self.left + (at as f64 + 0.5) * side, top + side / 2.0);
            self.sheet.add(Item::Cells {
                cells: vec![Polygons { outline: square(side / 2.0), centers: vec![center] }],
                fill: Some(theme.faint(*rgb)),
                line: Some((theme.thin_line(), 0.5)),
            });
            let size = size * self.growth;
            let color = theme.number(number.text.starts_with(MINUS), number.strength);
            let at = (center.0, center.1 + size * 0.36);
            let (text, anchor) = (number.text.clone(), Anchor::Middle);
            self.sheet.add(Item::Text(Words { text, at, anchor, size, color }));
        }
        let at = (self.left + strip.cells.len() as f64 * side + 5.0, top + side / 2.0 + size * 0.4);
        self.sheet.write(
            &format!("= {}", strip.sum),
            at,
            plain(TEXT_FONT * self.growth),
            SUM_SPACE * self.growth,
        );
        self.y += side + 4.0 * self.growth;
    }
}

/// The corners of a square around its center.
fn square(half: f64) -> Vec<Point> {
    vec![(-half, -half), (half, -half), (half, half), (-half, half)]
}
