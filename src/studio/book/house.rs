//! What houses that print on demand take: sizes, numbers of pages, margins, paper, inks.
//!
//! Their guides, as of autumn 2026: kdp.amazon.com/help G201857950 (files), G201953020 (covers), G201834180 (pages);
//! IngramSpark's File Creation Guide and help 5338636202637; Lulu's Book Creation Guide, pages 5, 9,
//! 13, 15, 23. Ingram publishes no thickness of its paper: that of KDP stands for it, and the template
//! that Ingram makes for a book decides.

use super::MM;
use crate::drawing::{INCH, Inks, Medium};
use crate::language::english_errors;
use crate::message::{Message, message};
use crate::puzzle::Point;

/// The margins at the edges, where every house wants half an inch: fonts reserve some space above
/// letters. At the binding, puzzles need more.
const SAFE: f64 = 0.58 * INCH;
const BINDING: f64 = 0.625 * INCH;
/// How far the page number is from the lower edge, and how far the puzzles are.
pub(super) const FOOT: f64 = 14.5 * MM;
const ABOVE_FOOT: f64 = 20.0 * MM;
/// What covers have around them to be cut away.
pub(super) const BLEED: f64 = 0.125 * INCH;

/// What a book is printed on, and with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stock {
    /// White paper, black ink.
    White,
    /// Cream paper, black ink.
    Cream,
    /// White paper, inks of all colors.
    Color,
}

/// A house.
#[derive(Debug, PartialEq)]
pub struct House {
    /// Its name.
    pub name: &'static str,
    /// The fewest pages of a book.
    fewest_pages: usize,
    /// The least and the largest width and height, in inches.
    sizes: [Point; 2],
    /// By the width of pages in inches: the most pages of each stock.
    most_pages: &'static [(f64, [usize; 3])],
    /// The margin at the binding for books of at most this many pages, in inches.
    pub(super) gutters: &'static [(usize, f64)],
    /// How thick a page of each stock is, and the cover, in inches.
    thickness: ([f64; 3], f64),
    /// The fewest pages of a book with a title on its spine.
    spine_pages: usize,
    /// The inks of books in color.
    color: Inks,
    /// The kind of file.
    pub(super) medium: Medium,
    /// The width around the bleed of a cover for marks where to cut and to fold.
    pub(super) slug: f64,
    /// Must the last page be blank?
    pub(super) is_end_blank: bool,
}

/// Kindle Direct Publishing.
pub static KDP: House = House {
    name: "KDP",
    fewest_pages: 24,
    sizes: [(4.0, 6.0), (8.5, 11.7)],
    most_pages: &[
        (8.0, [828, 776, 828]),
        (8.25, [800, 750, 800]),
        (8.27, [780, 730, 590]),
        (8.5, [590, 550, 590]),
    ],
    gutters: &[(150, 0.375), (300, 0.5), (500, 0.625), (700, 0.75), (828, 0.875)],
    thickness: ([0.002_252, 0.002_5, 0.002_347], 0.0),
    spine_pages: 79,
    color: Inks::Process,
    medium: Medium::Press,
    slug: 0.0,
    is_end_blank: false,
};

/// IngramSpark and Lightning Source.
pub static INGRAM: House = House {
    name: "Ingram",
    fewest_pages: 18,
    sizes: [(4.0, 6.0), (8.5, 11.7)],
    most_pages: &[(8.5, [1_200; 3])],
    gutters: &[(1_200, 0.625)],
    thickness: ([0.002_252, 0.002_5, 0.002_347], 0.0),
    spine_pages: 48,
    color: Inks::Process,
    medium: Medium::PdfX1a,
    slug: 0.5 * INCH,
    is_end_blank: true,
};

/// Lulu.
pub static LULU: House = House {
    name: "Lulu",
    fewest_pages: 32,
    sizes: [(4.25, 6.8), (8.5, 11.7)],
    most_pages: &[(8.5, [800; 3])],
    gutters: &[(150, 0.7), (400, 1.0), (600, 1.125), (800, 1.25)],
    thickness: ([1.0 / 444.0; 3], 0.06),
    spine_pages: 81,
    color: Inks::Light,
    medium: Medium::Press,
    slug: 0.0,
    is_end_blank: false,
};

impl House {
    /// The inks of pages.
    pub(super) fn inks(&self, is_gray: bool) -> Inks {
        if is_gray { Inks::Black } else { self.color }
    }

    /// The inks of covers.
    pub(super) fn cover_inks(&self) -> Inks {
        self.color
    }

    /// Margins: at the binding, at the outside, at the top, at the bottom.
    pub(super) fn margins(gutter: f64) -> [f64; 4] {
        [(gutter * INCH).max(BINDING), SAFE, SAFE, ABOVE_FOOT]
    }

    /// The width of the spine of a book with this many pages.
    pub(super) fn spine(&self, pages: usize, stock: Stock) -> f64 {
        let (page, cover) = self.thickness;
        (pages as f64 * page[stock as usize] + cover) * INCH
    }

    /// May the spine of a book with this many pages have a title?
    pub(super) fn has_spine_title(&self, pages: usize) -> bool {
        pages >= self.spine_pages
    }

    /// Checks the number of pages and their size.
    pub(super) fn check(
        &'static self,
        pages: usize,
        size: Point,
        stock: Stock,
    ) -> Result<(), NotPrinted> {
        let [least, most] = self.sizes.map(|(width, height)| (width * INCH, height * INCH));
        let is_size =
            size.0 >= least.0 && size.1 >= least.1 && size.0 <= most.0 && size.1 <= most.1;
        let most_pages = self.most_pages(size.0, stock);
        let is_count = (self.fewest_pages..=most_pages).contains(&pages);
        let not_printed = NotPrinted { house: self, pages, most_pages, size };
        if is_size && is_count { Ok(()) } else { Err(not_printed) }
    }

    fn most_pages(&self, width: f64, stock: Stock) -> usize {
        // A size in millimeters may be a hair wider than the one in inches that is meant.
        let fits = |(widest, _): &&(f64, [usize; 3])| width <= (widest + 0.005) * INCH;
        let row = self.most_pages.iter().find(fits).or(self.most_pages.last());
        row.map_or(0, |(_, most)| most[stock as usize])
    }
}

/// A house does not print books of this size.
#[derive(Clone, Debug, PartialEq)]
pub struct NotPrinted {
    house: &'static House,
    pages: usize,
    most_pages: usize,
    size: Point,
}

impl NotPrinted {
    /// The error as a message.
    pub fn message(&self) -> Message {
        let inches = |(width, height): Point| {
            let part = |side: f64| (side * 100.0).round() / 100.0;
            format!("{} x {} in", part(width), part(height))
        };
        let [least, most] = self.house.sizes.map(inches);
        message!(
            "book-house",
            house = self.house.name,
            fewest = self.house.fewest_pages,
            pages = self.most_pages,
            least = least,
            most = most,
            found = self.pages,
            size = inches((self.size.0 / INCH, self.size.1 / INCH)),
        )
    }
}

english_errors!(NotPrinted);
