//! The XML of FreeNono, `.nonogram`: `<FreeNono><Nonograms><Nonogram name="..." width="2"
//! height="1" difficulty="0"><line> x _ </line>`. Several of such files make a course, `.nonopack`,
//! which `archive.rs` unpacks.
//!
//! In: a text, or documents. Out: puzzles with the clues of their picture, or a text. Invariants:
//! `x` is a black cell, `_` a blank one, with blanks between; other attributes are ignored.
//! Source: `nonogram.xsd` and the serializers of FreeNono.

use super::picture::drawn;
use super::text::plain::Unsupported;
use super::text::problem::{Noted, Problem};
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::xml::{parse, tag, word};
use super::text::{Word, found, positive};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{Color, MAX_CELLS, Palette, Shape};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use roxmltree::Node;
use std::io;

/// The root element. Its name alone tells the format.
pub(super) const ROOT_TAG: &str = "<FreeNono";

pub(super) fn read(text: &str) -> Result<Vec<Member>, Vec<Problem>> {
    let document = parse(text).map_err(|problem| vec![problem])?;
    let mut puzzles = PuzzleSet::default();
    for node in document.descendants().filter(|node| node.has_tag_name("Nonogram")) {
        puzzles.take(puzzle(node, text), tag(node, text), &mut Vec::new())?;
    }
    if puzzles.is_empty() {
        return Err(vec![Problem::new(0..1, "problem-xml-empty", "want-nonogram-element")]);
    }
    puzzles.end(Vec::new())
}

fn puzzle(node: Node, text: &str) -> Member {
    let mut problems = Vec::new();
    let height = size(node, text, "height", "number-rows", &mut problems);
    let width = size(node, text, "width", "number-columns", &mut problems);
    let (rows, columns, cells) = cells(node, text, width, &mut problems);
    if let Some(declared) = height.filter(|&declared| declared as usize != rows) {
        let message = message!("problem-picture-rows", count = rows);
        let expected = message!("want-as-line", count = declared, name = "height");
        problems.note(Problem::new(tag(node, text), message, expected));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let shape = Shape::Rect { height: rows as u32, width: columns as u32 };
    let document = drawn(shape, Palette::black_on_white(), cells);
    let document = document
        .map_err(|message| vec![Problem::new(tag(node, text), message, "want-other-picture")])?;
    let note = |name| node.attribute(name).map(str::to_owned);
    Ok(document.with_notes(Notes {
        title: note("name"),
        author: note("author"),
        remark: note("desc"),
        ..Notes::default()
    }))
}

/// The number in an attribute, if it is there; `what` is the id of a message that names it.
fn size(
    node: Node,
    text: &str,
    name: &str,
    what: &'static str,
    problems: &mut Vec<Problem>,
) -> Option<u32> {
    let range = node.attribute_node(name)?.range_value();
    let value = Word { text: &text[range.clone()], start: range.start };
    positive(value, what).map_err(|problem| problems.note(problem)).ok()
}

/// The numbers of rows and columns, and the cells. Without a `width` all rows are as long as the
/// first one.
fn cells(
    node: Node,
    text: &str,
    width: Option<u32>,
    problems: &mut Vec<Problem>,
) -> (usize, usize, Vec<Color>) {
    let mut cells = Vec::new();
    let mut columns = width.map(|width| width as usize);
    let mut rows = 0;
    for line in node.children().filter(|node| node.has_tag_name("line")) {
        rows += 1;
        // Behind a mistake, or too many cells, the rows are only counted.
        if !problems.is_empty() || cells.len() > MAX_CELLS {
            continue;
        }
        let before = cells.len();
        problems.note_error(row(word(line, text), &mut cells));
        let count = cells.len() - before;
        let wanted = *columns.get_or_insert(count);
        if problems.is_empty() && count != wanted {
            let message = message!("problem-this-row-has", count = count);
            let expected = match width {
                Some(_) => message!("want-as-line", count = wanted, name = "width"),
                None => message!("want-as-rows-before", count = wanted),
            };
            problems.note(Problem::new(tag(line, text), message, expected));
        }
    }
    (rows, columns.unwrap_or(0), cells)
}

/// Adds the cells of a row.
fn row(line: Word, cells: &mut Vec<Color>) -> Result<(), Problem> {
    for word in line.words(&[]) {
        cells.push(match word.text {
            "x" => Color::FIRST,
            "_" => Color::BACKGROUND,
            text => return Err(Problem::new(word.span(), found(text), "want-nonogram-sign")),
        });
    }
    Ok(())
}

pub(super) fn write(documents: &[Document]) -> Result<String, Unsupported> {
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 1);
    write_set(&mut xml, documents).map_err(|_| Unsupported)?;
    String::from_utf8(xml.into_inner()).map(|text| text + "\n").map_err(|_| Unsupported)
}

fn write_set(xml: &mut Writer<Vec<u8>>, documents: &[Document]) -> io::Result<()> {
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    xml.create_element("FreeNono").write_inner_content(|xml| {
        xml.create_element("Nonograms").write_inner_content(|xml| {
            documents.iter().try_for_each(|document| nonogram(xml, document))
        })?;
        Ok(())
    })?;
    Ok(())
}

fn nonogram(xml: &mut Writer<Vec<u8>>, document: &Document) -> io::Result<()> {
    let goal = document.goal().ok_or_else(|| io::Error::other("no picture"))?;
    let notes = document.notes();
    let rows: Vec<String> = document
        .puzzle()
        .geometry()
        .rows()
        .map(|row| {
            let sign = |&cell: &_| if goal[cell].is_background() { " _" } else { " x" };
            row.iter().map(sign).collect::<String>() + " "
        })
        .collect();
    let width = document.puzzle().geometry().rows().next().map_or(0, <[_]>::len).to_string();
    let height = rows.len().to_string();
    // The schema requires the name and the difficulty, 0 if it is unknown.
    let mut element = xml.create_element("Nonogram").with_attributes([
        ("name", notes.title.as_deref().unwrap_or_default()),
        ("difficulty", "0"),
        ("height", &height),
        ("width", &width),
    ]);
    for (name, note) in [("author", &notes.author), ("desc", &notes.remark)] {
        if let Some(note) = note {
            element = element.with_attribute((name, note.as_str()));
        }
    }
    element.write_inner_content(|xml| {
        for row in &rows {
            xml.create_element("line").write_text_content(BytesText::new(row))?;
        }
        Ok(())
    })?;
    Ok(())
}
