//! Elements of XML and their places in the text; limits for the parser.
//!
//! In: a text, or a node of it; elements. Out: a document; places, words; a text. Invariants: the parser gets no deep nesting, no
//! elements with many attributes and no entity declarations. Its time is quadratic in the
//! attributes of an element.

use crate::message::{Message, message};
use crate::text::Word;
use crate::text::problem::Problem;
use roxmltree::{Document, Node, ParsingOptions};
use std::ops::Range;

/// Most nodes of a file: elements, texts, attributes.
pub const MAX_XML_NODES: u32 = 4_000_000;
/// Most levels of nested elements.
pub const MAX_XML_DEPTH: usize = 16;
/// Most attributes of an element, and most namespace declarations of a file.
pub const MAX_XML_ATTRIBUTES: usize = 100;

/// Parses a text. It may have a document type, but no entities of its own.
///
/// # Errors
/// A [`Problem`] if it is ill-formed or expensive to parse.
pub(crate) fn parse(text: &str) -> Result<Document<'_>, Problem> {
    refuse_costly(text)?;
    let options =
        ParsingOptions { allow_dtd: true, nodes_limit: MAX_XML_NODES, ..Default::default() };
    Document::parse_with_options(text, options).map_err(|error| ill_formed(text, &error))
}

fn ill_formed(text: &str, error: &roxmltree::Error) -> Problem {
    let place = error.pos();
    let before: usize = text.split_inclusive('\n').take(place.row as usize - 1).map(str::len).sum();
    let at = before + (place.col as usize).saturating_sub(1);
    Problem::new(at..at + 1, Message::plain(error), "want-xml")
}

/// The place of a start tag.
pub(crate) fn tag(node: Node, text: &str) -> Range<usize> {
    let start = node.range().start;
    start..start + text[start..].find('>').map_or(1, |at| at + 1)
}

/// The text inside an element.
pub(crate) fn word<'a>(node: Node, text: &'a str) -> Word<'a> {
    match node.first_child() {
        None => Word { text: "", start: tag(node, text).start },
        Some(inner) if inner.is_text() => Word::at(text, inner.range()),
        Some(_) => Word::at(text, tag(node, text)),
    }
}

/// XML that is being written, each element on a line of its own.
pub(crate) struct Xml {
    pub text: String,
    depth: usize,
}

impl Xml {
    pub fn new() -> Xml {
        Xml { text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned(), depth: 0 }
    }

    /// Begins an element that has others in it.
    pub fn open(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.tag(name, attributes);
        self.text += ">\n";
        self.depth += 1;
    }

    /// Ends the element that was opened last.
    pub fn close(&mut self, name: &str) {
        self.depth -= 1;
        self.text += &format!("{:depth$}</{name}>\n", "", depth = self.depth);
    }

    /// Writes an element with a text in it.
    pub fn leaf(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        self.tag(name, attributes);
        self.text += &match text {
            "" => "/>\n".to_owned(),
            text => format!(">{}</{name}>\n", html_escape::encode_text(text)),
        };
    }

    fn tag(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.text += &format!("{:depth$}<{name}", "", depth = self.depth);
        for (name, value) in attributes {
            let value = html_escape::encode_double_quoted_attribute(value);
            self.text += &format!(" {name}=\"{value}\"");
        }
    }
}

/// Refuses a text that is expensive to parse.
///
/// # Errors
/// A [`Problem`] for an entity declaration, or for the first place that exceeds a limit.
fn refuse_costly(text: &str) -> Result<(), Problem> {
    let refused =
        |at: usize, message: Message| Err(Problem::new(at..at + 1, message, "want-plain-xml"));
    if let Some(at) = text.find("<!ENTITY") {
        return refused(at, "problem-entity".into());
    }
    if let Some((at, _)) = text.match_indices("xmlns").nth(MAX_XML_ATTRIBUTES) {
        return refused(at, message!("problem-name-spaces", count = MAX_XML_ATTRIBUTES));
    }
    let (mut depth, mut at) = (0usize, 0);
    while let Some(found) = text[at..].find('<') {
        let start = at + found;
        let rest = &text[start..];
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")];
        if let Some((_, end)) = skipped.iter().find(|(begin, _)| rest.starts_with(begin)) {
            at = start + 1 + rest[1..].find(end).unwrap_or(rest.len() - 1);
            continue;
        }
        let (end, attributes) = tag_extent(rest);
        if attributes > MAX_XML_ATTRIBUTES {
            let message = message!("problem-attributes", count = MAX_XML_ATTRIBUTES);
            return refused(start, message);
        }
        if rest.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else if !rest[..end].ends_with('/') {
            depth += 1;
        }
        if depth > MAX_XML_DEPTH {
            return refused(start, message!("problem-nested", count = MAX_XML_DEPTH));
        }
        at = start + end;
    }
    Ok(())
}

/// The offset of the `>` of a tag, and the number of its attributes.
fn tag_extent(text: &str) -> (usize, usize) {
    let mut quote = None;
    let mut attributes = 0;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match (quote, byte) {
            (Some(open), _) if byte == open => quote = None,
            // XML forbids `<` in a value. Here it begins the next tag.
            (_, b'<') | (None, b'>') => return (at, attributes),
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'=') => attributes += 1,
            _ => {}
        }
    }
    (text.len(), attributes)
}
