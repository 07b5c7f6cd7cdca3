//! Writes pages as PDF, with the crate `pdf-writer`: for screens with title, author, table of
//! contents and links, for presses without.
//!
//! In: pages of placed drawings. Out: bytes. Invariants: the same pages give the same bytes; the
//! file contains no path and no date of its making. Text can be searched; the font is embedded with
//! the glyphs in use. Grays are black ink.

mod content;
mod font;
mod press;

use super::font::{Font, FontError};
use super::primitives::{Drawing, Item};
use crate::language::Language;
use crate::puzzle::Point;
use content::Painter;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use font::Glyphs;
use pdf_writer::types::{AnnotationType, PageMode};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, TextStr};
pub use press::{Inks, Medium};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;

/// Points per inch. All lengths here are points, y downwards from the top of a page.
pub const INCH: f64 = 72.0;
/// The longest side of a page that PDF readers support, in points.
const MAX_SIDE: f64 = 14_400.0;

/// A document.
#[derive(Clone, Debug, Default)]
pub struct Sheets {
    /// The title.
    pub title: String,
    /// The author, if known.
    pub author: Option<String>,
    /// The pages.
    pub pages: Vec<Page>,
    /// The table of contents, which readers show next to the pages.
    pub outline: Vec<Entry>,
    /// The language of its texts.
    pub language: Language,
    /// The font of its texts.
    pub font: Font,
    /// Its inks.
    pub inks: Inks,
    /// What it is made for.
    pub medium: Medium,
}

impl Sheets {
    /// The letters on its pages that the font lacks.
    pub fn missing(&self) -> BTreeSet<char> {
        let drawings = self.pages.iter().flat_map(|page| &page.parts).map(|part| &part.drawing);
        fn text(item: &Item) -> Option<&str> {
            match item {
                Item::Text(words) => Some(&words.text),
                _ => None,
            }
        }
        let texts = drawings.flat_map(|drawing| drawing.items.iter().filter_map(text));
        texts.flat_map(|text| self.font.missing(text)).collect()
    }
}

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Width and height, in points.
    pub size: Point,
    /// The widths of the slug and, within it, of the bleed that are cut away on all sides.
    pub rims: [f64; 2],
    /// The drawings.
    pub parts: Vec<Part>,
    /// Links to other pages.
    pub links: Vec<Link>,
    /// Is the content turned, with its upper side at the left? Readers turn it back.
    pub is_turned: bool,
}

/// A drawing on a page.
#[derive(Clone, Debug)]
pub struct Part {
    /// The drawing.
    pub drawing: Arc<Drawing>,
    /// The upper left corner of its visible part on the page, in points.
    pub at: Point,
    /// Points per pixel of the drawing.
    pub scale: f64,
    /// Which side of the page its upper side is at.
    pub turn: Turn,
    /// Two corners of the visible part, in pixels of the drawing; absent if all is visible.
    pub window: Option<(Point, Point)>,
}

/// How a drawing is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// Not at all.
    #[default]
    Upright,
    /// Its upper side is at the left of the page.
    Left,
    /// Its upper side is at the right of the page, as titles on spines have it (ISO 6357).
    Right,
}

impl Part {
    /// Two corners of the visible part, in pixels of the drawing.
    pub fn visible_part(&self) -> (Point, Point) {
        let ((x, y), (width, height)) = (self.drawing.low, self.drawing.size);
        self.window.unwrap_or(((x, y), (x + width, y + height)))
    }
}

/// A link to another page.
#[derive(Clone, Debug)]
pub struct Link {
    /// Upper left and lower right corner, in points.
    pub area: (Point, Point),
    /// The index of the page, from 0.
    pub page: usize,
}

/// An entry of the table of contents.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The title.
    pub title: String,
    /// The index of the page, from 0.
    pub page: usize,
    /// Nested entries; only one level of them appears.
    pub children: Vec<Entry>,
}

/// A document with one page that the drawing fills, with `cell` points from cell to cell. The
/// scale is smaller if the page would be too large.
pub fn sheet(drawing: Drawing, cell: f64) -> Sheets {
    let longer = drawing.size.0.max(drawing.size.1);
    let scale = (cell / super::CELL).min(MAX_SIDE / longer);
    let size = (drawing.size.0 * scale, drawing.size.1 * scale);
    let title = drawing.title.clone();
    let drawing = Arc::new(drawing);
    let part = Part { drawing, at: (0.0, 0.0), scale, turn: Turn::Upright, window: None };
    let page =
        Page { size, rims: [0.0; 2], parts: vec![part], links: Vec::new(), is_turned: false };
    Sheets { title, pages: vec![page], ..Sheets::default() }
}

/// Writes the document as a PDF file.
///
/// # Errors
/// [`FontError`] if a font file that was given is malformed; never with the embedded font.
pub fn pdf(sheets: &Sheets) -> Result<Vec<u8>, FontError> {
    let (mut pdf, mut ids) = (Pdf::new(), Ids::default());
    let tree = ids.next();
    let pages: Vec<Ref> = sheets.pages.iter().map(|_| ids.next()).collect();
    match sheets.medium {
        Medium::Screen => write_catalog(&mut pdf, &mut ids, sheets, tree, &pages),
        medium => press::write_catalog(&mut pdf, &mut ids, sheets, tree, medium),
    }
    let (mut glyphs, mut sum) = (Glyphs::new(sheets.font.clone()), Crc::new());
    for (page, &id) in sheets.pages.iter().zip(&pages) {
        let links = match sheets.medium {
            Medium::Screen => write_links(&mut pdf, &mut ids, page, &pages),
            _ => Vec::new(),
        };
        let bytes = zlib_compressed(&Painter::new(page, &mut glyphs, sheets.inks).paint());
        sum.update(&bytes);
        let content = ids.next();
        pdf.stream(content, &bytes).filter(Filter::FlateDecode);
        let mut object = pdf.page(id);
        let inside = |rim: f64| {
            let (width, height) = (page.size.0 - rim, page.size.1 - rim);
            Rect::new(rim as f32, rim as f32, width as f32, height as f32)
        };
        object.media_box(inside(0.0)).parent(tree).contents(content);
        if sheets.medium != Medium::Screen {
            let [slug, bleed] = page.rims;
            object.trim_box(inside(slug + bleed)).bleed_box(inside(slug));
        } else if page.is_turned {
            object.rotate(90);
        }
        if !links.is_empty() {
            object.annotations(links);
        }
        object.finish();
    }
    let fonts = glyphs.write(&mut pdf, &mut ids)?;
    let mut object = pdf.pages(tree);
    object.kids(pages.iter().copied()).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    // Pages inherit the fonts.
    let mut resources = object.resources();
    let mut font_resources = resources.fonts();
    for (name, font) in &fonts {
        font_resources.pair(Name(name.as_bytes()), *font);
    }
    font_resources.finish();
    resources.finish();
    object.finish();
    if sheets.medium == Medium::PdfX1a {
        press::identify(&mut pdf, sum.sum());
    }
    Ok(pdf.finish())
}

/// Numbers PDF objects.
#[derive(Default)]
struct Ids(i32);

impl Ids {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// Compresses with zlib.
fn zlib_compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(6));
    // Writing into memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// Writes the root of the document, its title, and its table of contents.
fn write_catalog(pdf: &mut Pdf, ids: &mut Ids, sheets: &Sheets, tree: Ref, pages: &[Ref]) {
    let outline = write_outline(pdf, ids, sheets, pages);
    let mut catalog = pdf.catalog(ids.next());
    catalog.pages(tree).lang(TextStr(sheets.language.code()));
    if let Some(outline) = outline {
        catalog.outlines(outline).page_mode(PageMode::UseOutlines);
    }
    catalog.viewer_preferences().display_doc_title(true);
    catalog.finish();
    let mut info = pdf.document_info(ids.next());
    info.title(TextStr(&sheets.title)).creator(TextStr("nonosat"));
    if let Some(author) = &sheets.author {
        info.author(TextStr(author));
    }
}

/// Writes the table of contents, if there is one, and returns its root.
fn write_outline(pdf: &mut Pdf, ids: &mut Ids, sheets: &Sheets, pages: &[Ref]) -> Option<Ref> {
    if sheets.outline.is_empty() {
        return None;
    }
    let root = ids.next();
    let top: Vec<Ref> = sheets.outline.iter().map(|_| ids.next()).collect();
    let ends = top.first().zip(top.last());
    let mut object = pdf.outline(root);
    if let Some((&first, &last)) = ends {
        object.first(first).last(last);
    }
    object.count(number(top.len()));
    object.finish();
    for (place, entry) in sheets.outline.iter().enumerate() {
        let children: Vec<Ref> = entry.children.iter().map(|_| ids.next()).collect();
        item(pdf, sheets, pages, (root, &top, place), entry, &children);
        for (at, entry) in entry.children.iter().enumerate() {
            item(pdf, sheets, pages, (top[place], &children, at), entry, &[]);
        }
    }
    Some(root)
}

/// Writes an entry with links to its parent, its siblings and its children.
fn item(
    pdf: &mut Pdf,
    sheets: &Sheets,
    pages: &[Ref],
    (parent, all, place): (Ref, &[Ref], usize),
    entry: &Entry,
    children: &[Ref],
) {
    let mut item = pdf.outline_item(all[place]);
    item.title(TextStr(&entry.title)).parent(parent);
    if place > 0 {
        item.prev(all[place - 1]);
    }
    if let Some(&next) = all.get(place + 1) {
        item.next(next);
    }
    if let Some((&first, &last)) = children.first().zip(children.last()) {
        // A negative count collapses the entry.
        item.first(first).last(last).count(-number(children.len()));
    }
    if let (Some(&page), Some(target)) = (pages.get(entry.page), sheets.pages.get(entry.page)) {
        item.dest().page(page).xyz(0.0, target.size.1 as f32, None);
    }
}

/// Writes the links of a page and returns their objects.
fn write_links(pdf: &mut Pdf, ids: &mut Ids, page: &Page, pages: &[Ref]) -> Vec<Ref> {
    let mut refs = Vec::new();
    for link in &page.links {
        let Some(&to) = pages.get(link.page) else { continue };
        let ((left, top), (right, bottom)) = link.area;
        let height = page.size.1;
        let area = [left, height - bottom, right, height - top].map(|value| value as f32);
        let id = ids.next();
        let mut annotation = pdf.annotation(id);
        annotation.subtype(AnnotationType::Link);
        annotation.rect(Rect::new(area[0], area[1], area[2], area[3]));
        annotation.border(0.0, 0.0, 0.0, None);
        let mut action = annotation.action();
        action.action_type(pdf_writer::types::ActionType::GoTo);
        action.destination().page(to).fit();
        refs.push(id);
    }
    refs
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
