//! PDF, by the crate `pdf-writer`.
//!
//! In: pages of placed drawings. Out: bytes, the same each time. Invariants: text is text, in a
//! font that is embedded with the glyphs it is used for; grays are gray ink; nothing tells
//! when or where it was written.

mod content;
mod font;
mod structure;

use super::font::Font;
use super::primitives::Drawing;
use crate::puzzle::Point;
use content::Painter;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use font::Glyphs;
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref};
use std::io::Write;
use std::sync::Arc;

/// Points of an inch, of which everything here is measured, y downwards from the top of a page.
pub const INCH: f64 = 72.0;
/// Most of a side of a page: what readers of PDF are held to.
const MAX_SIDE: f64 = 14_400.0;

/// A document.
#[derive(Clone, Debug, Default)]
pub struct Sheets {
    /// What it is called.
    pub title: String,
    /// The pages.
    pub pages: Vec<Page>,
    /// The table of contents beside the pages.
    pub outline: Vec<Entry>,
}

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its width and height.
    pub size: Point,
    /// What is on it.
    pub parts: Vec<Part>,
    /// Places that lead to other pages.
    pub links: Vec<Link>,
    /// Is what is on it turned, its upper side to the left? It is shown turned back.
    pub is_turned: bool,
}

/// A drawing on a page.
#[derive(Clone, Debug)]
pub struct Part {
    /// The drawing.
    pub drawing: Arc<Drawing>,
    /// Where its upper left corner is, or that of what is shown of it.
    pub at: Point,
    /// Points to a pixel of the drawing.
    pub scale: f64,
    /// Is its upper side the left one on the page?
    pub is_turned: bool,
    /// The only part of the drawing that is shown: two corners, in its own pixels.
    pub window: Option<(Point, Point)>,
}

impl Part {
    /// The corners of what is shown of the drawing, in its pixels.
    pub fn shown(&self) -> (Point, Point) {
        let ((x, y), (width, height)) = (self.drawing.low, self.drawing.size);
        self.window.unwrap_or(((x, y), (x + width, y + height)))
    }
}

/// A place that leads to another page.
#[derive(Clone, Debug)]
pub struct Link {
    /// Upper left and lower right corner.
    pub area: (Point, Point),
    /// The page, from 0.
    pub page: usize,
}

/// An entry of the table of contents.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What it says.
    pub title: String,
    /// The page, from 0.
    pub page: usize,
    /// Entries below.
    pub below: Vec<Entry>,
}

/// A page that a drawing fills, with so many points from cell to cell, or fewer where that
/// would be too much for a page.
pub fn sheet(drawing: Drawing, cell: f64) -> Sheets {
    let longer = drawing.size.0.max(drawing.size.1);
    let scale = (cell / super::CELL).min(MAX_SIDE / longer);
    let size = (drawing.size.0 * scale, drawing.size.1 * scale);
    let title = drawing.title.clone();
    let drawing = Arc::new(drawing);
    let part = Part { drawing, at: (0.0, 0.0), scale, is_turned: false, window: None };
    let page = Page { size, parts: vec![part], links: Vec::new(), is_turned: false };
    Sheets { title, pages: vec![page], outline: Vec::new() }
}

/// The document as a file.
pub fn pdf(sheets: &Sheets) -> Vec<u8> {
    let (mut pdf, mut ids) = (Pdf::new(), Ids::default());
    let (tree, font) = (ids.next(), ids.next());
    let pages: Vec<Ref> = sheets.pages.iter().map(|_| ids.next()).collect();
    let outline = structure::outline(&mut pdf, &mut ids, sheets, &pages);
    structure::catalog(&mut pdf, &mut ids, sheets, tree, outline);
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(pages.iter().copied()).count(count);
    let mut glyphs = Glyphs::new(Font::open());
    for (page, &id) in sheets.pages.iter().zip(&pages) {
        let links = structure::links(&mut pdf, &mut ids, page, &pages);
        let painter = Painter::new(page, &mut glyphs);
        let bytes = packed(&painter.paint());
        let content = ids.next();
        pdf.stream(content, &bytes).filter(Filter::FlateDecode);
        let mut written = pdf.page(id);
        let (width, height) = (page.size.0 as f32, page.size.1 as f32);
        written.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(content);
        if page.is_turned {
            written.rotate(90);
        }
        if !links.is_empty() {
            written.annotations(links);
        }
        written.resources().fonts().pair(Name(content::FONT), font);
        written.finish();
    }
    glyphs.write(&mut pdf, &mut ids, font);
    pdf.finish()
}

/// Numbers of objects.
#[derive(Default)]
struct Ids(i32);

impl Ids {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// Compressed.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(6));
    // Writing into memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
