//! Writes the title, the author, the table of contents and the links of a PDF.

use super::{Entry, Ids, Page, Sheets};
use pdf_writer::types::{AnnotationType, PageMode};
use pdf_writer::{Finish, Pdf, Rect, Ref, TextStr};

/// Writes the root of the document, and its title.
pub(super) fn catalog(
    pdf: &mut Pdf,
    ids: &mut Ids,
    sheets: &Sheets,
    tree: Ref,
    outline: Option<Ref>,
) {
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
pub(super) fn outline(pdf: &mut Pdf, ids: &mut Ids, sheets: &Sheets, pages: &[Ref]) -> Option<Ref> {
    if sheets.outline.is_empty() {
        return None;
    }
    let root = ids.next();
    let top: Vec<Ref> = sheets.outline.iter().map(|_| ids.next()).collect();
    let ends = top.first().zip(top.last());
    let mut written = pdf.outline(root);
    if let Some((&first, &last)) = ends {
        written.first(first).last(last);
    }
    written.count(number(top.len()));
    written.finish();
    for (place, entry) in sheets.outline.iter().enumerate() {
        let below: Vec<Ref> = entry.below.iter().map(|_| ids.next()).collect();
        item(pdf, sheets, pages, (root, &top, place), entry, &below);
        for (at, entry) in entry.below.iter().enumerate() {
            item(pdf, sheets, pages, (top[place], &below, at), entry, &[]);
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
    below: &[Ref],
) {
    let mut item = pdf.outline_item(all[place]);
    item.title(TextStr(&entry.title)).parent(parent);
    if place > 0 {
        item.prev(all[place - 1]);
    }
    if let Some(&next) = all.get(place + 1) {
        item.next(next);
    }
    if let Some((&first, &last)) = below.first().zip(below.last()) {
        // A negative count collapses the entry.
        item.first(first).last(last).count(-number(below.len()));
    }
    if let (Some(&page), Some(found)) = (pages.get(entry.page), sheets.pages.get(entry.page)) {
        item.dest().page(page).xyz(0.0, found.size.1 as f32, None);
    }
}

/// Writes the links of a page and returns their objects.
pub(super) fn links(pdf: &mut Pdf, ids: &mut Ids, page: &Page, pages: &[Ref]) -> Vec<Ref> {
    let mut written = Vec::new();
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
        written.push(id);
    }
    written
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
