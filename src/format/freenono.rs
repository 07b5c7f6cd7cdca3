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
use crate::language::message;
use crate::puzzle::{Color, MAX_CELLS, Palette, Shape};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use roxmltree::Node;
use std::io;

/// The root element. Its name alone tells the format.
pub(super) const MARK: &str = "<FreeNono";

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
    let mut size = |name, what| {
        let attribute = node.attribute_node(name)?;
        let range = attribute.range_value();
        let value = Word { text: &text[range.clone()], start: range.start };
        positive(value, what).map_err(|problem| problems.note(problem)).ok()
    };
    let sizes = (size("height", "number-rows"), size("width", "number-columns"));
    let lines: Vec<Node> = node.children().filter(|node| node.has_tag_name("line")).collect();
    let height = lines.len();
    let mut cells = Vec::new();
    let mut width = sizes.1.map(|width| width as usize);
    for line in lines {
        let before = cells.len();
        problems.note_error(row(word(line, text), &mut cells));
        let count = cells.len() - before;
        let wanted = *width.get_or_insert(count);
        if problems.is_empty() && count != wanted {
            let message = message!("problem-this-row-has", count = count);
            let expected = match sizes.1 {
                Some(_) => message!("want-as-line", count = wanted, name = "width"),
                None => message!("want-as-rows-before", count = wanted),
            };
            problems.note(Problem::new(tag(line, text), message, expected));
        }
        if problems.is_full() || cells.len() > MAX_CELLS {
            break;
        }
    }
    if let Some(declared) = sizes.0.filter(|&declared| declared as usize != height) {
        let message = message!("problem-picture-rows", count = height);
        let expected = message!("want-as-line", count = declared, name = "height");
        problems.note(Problem::new(tag(node, text), message, expected));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let shape = Shape::Rect { height: height as u32, width: width.unwrap_or(0) as u32 };
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
    set(&mut xml, documents).map_err(|_| Unsupported)?;
    String::from_utf8(xml.into_inner()).map(|text| text + "\n").map_err(|_| Unsupported)
}

fn set(xml: &mut Writer<Vec<u8>>, documents: &[Document]) -> io::Result<()> {
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
