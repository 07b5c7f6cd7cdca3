//! The XML of FreeNono, `.nonogram`: `<FreeNono><Nonograms><Nonogram name="..." width="2"
//! height="1" difficulty="0"><line> x _ </line>`. Several of such files make a course, `.nonopack`,
//! which `archive.rs` unpacks. In colors, `.cnonogram`, it has a `<palette>` and numbers as cells.
//! The XML of Picmi, `<picmi><board name="..."><row>-1-</row>`, differs in names only.
//!
//! In: a text, or documents. Out: puzzles with the clues of their picture, or a text. Invariants:
//! `x` is a black cell, `_` a blank one, with blanks between; in Picmi 1 and `-` without; other
//! attributes are ignored. Source: `nonogram.xsd` and the serializers of FreeNono.

use super::picture::drawn;
use super::text::plain::Unsupported;
use super::text::xml::{self, Xml, parse, tag, word};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{Color, Ink, MAX_CELLS, MAX_COLORS, Palette, Shape};
use crate::text::{Member, Noted, Problem, PuzzleSet, Word, on_white, positive, read_rgb};
use quick_xml::events::BytesText;
use roxmltree::Node;
use std::io;

/// The root elements. Their names alone tell the format.
pub(super) const ROOT_TAGS: [&str; 2] = ["<FreeNono", "<picmi"];

pub(super) fn read(text: &str) -> Result<Vec<Member>, Vec<Problem>> {
    let document = parse(text)?;
    let nodes = document.descendants().filter(|node| is_one_of(node, ["Nonogram", "board"]));
    PuzzleSet::of(nodes.map(|node| (puzzle(node, text), tag(node, text))), || {
        Problem::new(0..1, "problem-xml-empty", "want-nonogram-element")
    })
}

fn puzzle(node: Node, text: &str) -> Member {
    let mut problems = Vec::new();
    let height = size(node, text, "height", "number-rows", &mut problems);
    let width = size(node, text, "width", "number-columns", &mut problems);
    let colors = Colors::of(node, text, &mut problems);
    let (rows, columns, cells) = cells(node, text, (width, &colors), &mut problems);
    if let Some(declared) = height.filter(|&declared| declared as usize != rows) {
        let message = message!("problem-picture-rows", count = rows);
        let expected = message!("want-as-line", count = declared, name = "height");
        problems.note(Problem::new(tag(node, text), message, expected));
    }
    problems.none()?;
    let shape = Shape::Rect { height: rows as u32, width: columns as u32 };
    let refused = |message| Problem::new(tag(node, text), message, "want-other-picture");
    let document = drawn(shape, colors.palette, cells).map_err(refused)?;
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
    let value = Word::at(text, node.attribute_node(name)?.range_value());
    problems.kept(positive(value, what))
}

fn is_one_of(node: &Node, names: [&str; 2]) -> bool {
    names.into_iter().any(|name| node.has_tag_name(name))
}

/// The colors of the cells.
struct Colors<'a> {
    palette: Palette,
    /// The signs of the colors, but for `x`.
    signs: Vec<&'a str>,
}

impl<'a> Colors<'a> {
    /// The colors of a `<palette>`, or black.
    fn of(node: Node<'a, '_>, text: &str, problems: &mut Vec<Problem>) -> Colors<'a> {
        let colors = node.descendants().filter(|node| node.has_tag_name("color"));
        let mut signs = Vec::new();
        let inks = colors.take(MAX_COLORS).map(|color| {
            signs.push(color.attribute("index").unwrap_or_default());
            let range = color.attribute_node("hex").map_or(color.range(), |hex| hex.range_value());
            read_rgb(Word::at(text, range))
        });
        let inks: Vec<Ink> =
            inks.filter_map(|rgb| Some(Ink { rgb: problems.kept(rgb)?, name: None })).collect();
        let palette = on_white(inks.into_iter());
        Colors { palette, signs }
    }

    fn of_sign(&self, sign: &str) -> Option<Color> {
        match sign {
            "x" => Some(Color::FIRST),
            "_" | "0" | "-" => Some(Color::BACKGROUND),
            "1" if self.signs.is_empty() => Some(Color::FIRST),
            _ => Color::nth(self.signs.iter().position(|own| *own == sign)? + 1),
        }
    }
}

/// The numbers of rows and columns, and the cells. Without a `width` all rows are as long as the
/// first one.
fn cells(
    node: Node,
    text: &str,
    (width, colors): (Option<u32>, &Colors),
    problems: &mut Vec<Problem>,
) -> (usize, usize, Vec<Color>) {
    let mut cells = Vec::new();
    let mut columns = width.map(|width| width as usize);
    let mut rows = 0;
    for line in node.children().filter(|node| is_one_of(node, ["line", "row"])) {
        rows += 1;
        // Behind a mistake, or too many cells, the rows are only counted.
        if !problems.is_empty() || cells.len() > MAX_CELLS {
            continue;
        }
        let before = cells.len();
        problems.kept(row(line, text, colors, &mut cells));
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
fn row(node: Node, text: &str, colors: &Colors, cells: &mut Vec<Color>) -> Result<(), Problem> {
    let is_dense = node.has_tag_name("row");
    for word in word(node, text).words(&[]) {
        let signs = is_dense.then(|| word.signs().map(|(sign, _)| sign));
        let whole = (!is_dense).then_some(word);
        for sign in whole.into_iter().chain(signs.into_iter().flatten()) {
            let color = colors.of_sign(sign.text);
            cells.push(color.ok_or_else(|| Problem::found(sign, "want-nonogram-sign"))?);
        }
    }
    Ok(())
}

pub(super) fn write(documents: &[Document]) -> Result<String, Unsupported> {
    xml::written("FreeNono", |xml| {
        xml.create_element("Nonograms").write_inner_content(|xml| {
            documents.iter().try_for_each(|document| nonogram(xml, document))
        })?;
        Ok(())
    })
}

fn nonogram(xml: &mut Xml, document: &Document) -> io::Result<()> {
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
