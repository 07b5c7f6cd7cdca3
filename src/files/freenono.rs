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
use super::text::xml::{Xml, parse, tag, word};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{Color, Ink, MAX_CELLS, MAX_COLORS, Palette, Shape};
use crate::text::{Member, Noted, Problem, PuzzleSet, Word, on_white, positive, read_rgb};
use roxmltree::Node;

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
    let mut size = |name, what| {
        let value = Word::at(text, node.attribute_node(name)?.range_value());
        problems.kept(positive(value, what))
    };
    let (height, width) = (size("height", "number-rows"), size("width", "number-columns"));
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
        let color = |sign: Word<'_>| {
            let color = colors.of_sign(sign.text);
            color.ok_or_else(|| Problem::found(sign, "want-nonogram-sign"))
        };
        let row = signs(line, text).into_iter().map(color).collect::<Result<Vec<Color>, _>>();
        let Some(row) = problems.kept(row) else { continue };
        let (count, wanted) = (row.len(), *columns.get_or_insert(row.len()));
        cells.extend(row);
        if count != wanted {
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

/// The signs of a row: its words, in Picmi its characters.
fn signs<'a>(row: Node, text: &'a str) -> Vec<Word<'a>> {
    let words = word(row, text).words(&[]);
    match row.has_tag_name("row") {
        true => words.flat_map(|word| word.signs().map(|(sign, _)| sign)).collect(),
        false => words.collect(),
    }
}

pub(super) fn write(documents: &[Document]) -> Result<String, Unsupported> {
    let mut xml = Xml::new();
    xml.open("FreeNono", &[]);
    xml.open("Nonograms", &[]);
    for document in documents {
        nonogram(&mut xml, document)?;
    }
    xml.close("Nonograms");
    xml.close("FreeNono");
    Ok(xml.text)
}

fn nonogram(xml: &mut Xml, document: &Document) -> Result<(), Unsupported> {
    let goal = document.goal().ok_or(Unsupported)?;
    let (geometry, notes) = (document.puzzle().geometry(), document.notes());
    let (height, width) = geometry.shape().rectangle().ok_or(Unsupported)?;
    let (height, width) = (height.to_string(), width.to_string());
    // The schema requires the name and the difficulty, 0 if it is unknown.
    let mut attributes = vec![
        ("name", notes.title.as_deref().unwrap_or_default()),
        ("difficulty", "0"),
        ("height", &height),
        ("width", &width),
    ];
    attributes.extend(notes.author.as_deref().map(|author| ("author", author)));
    attributes.extend(notes.remark.as_deref().map(|remark| ("desc", remark)));
    xml.open("Nonogram", &attributes);
    for row in geometry.rows() {
        let sign = |&cell: &_| if goal[cell].is_background() { " _" } else { " x" };
        xml.leaf("line", &[], &(row.iter().map(sign).collect::<String>() + " "));
    }
    xml.close("Nonogram");
    Ok(())
}
