//! The colors of a puzzle in the XML of webpbn.com.
//!
//! In: an element `<puzzle>`. Out: [`Inks`], the background first.

use crate::message::message;
use crate::puzzle::{Color, Ink, MAX_COLORS, Rgb};
use crate::text::problem::Problem;
use crate::text::shown;
use crate::text::xml::{tag, word};
use roxmltree::Node;

/// The colors of a puzzle with names, signs and inks; the background first.
pub(crate) struct Inks {
    names: Vec<String>,
    signs: Vec<Option<char>>,
    pub inks: Vec<Ink>,
}

impl Inks {
    pub fn by_name(&self, name: &str) -> Option<Color> {
        self.names.iter().position(|own| own == name).and_then(Color::nth)
    }

    pub fn by_sign(&self, sign: char) -> Option<Color> {
        self.signs.iter().position(|own| *own == Some(sign)).and_then(Color::nth)
    }

    fn add(&mut self, name: &str, sign: Option<char>, rgb: Rgb) {
        self.names.push(name.to_owned());
        self.signs.push(sign);
        // The writer gives these names and single letters to inks without a name.
        let is_usual = name == "black" || name == "white" || name.chars().count() == 1;
        self.inks.push(Ink { rgb, name: (!is_usual).then(|| name.to_owned()) });
    }
}

/// A declared color: name, sign, value.
type Declared<'a> = (&'a str, Option<char>, Rgb);

/// Colors that a puzzle may use without declaring them.
const USUAL: [Declared; 2] =
    [("white", Some('.'), Rgb(255, 255, 255)), ("black", Some('X'), Rgb(0, 0, 0))];

/// The colors that a puzzle declares or uses.
pub(crate) fn inks(puzzle: Node, text: &str) -> Result<Inks, Problem> {
    let background = puzzle.attribute("backgroundcolor").unwrap_or("white");
    let mut colors = declared(puzzle, text)?;
    add_usual(puzzle, background, &mut colors);
    let Some(place) = colors.iter().position(|(name, ..)| *name == background) else {
        let message = message!("problem-background-undeclared", color = shown(background));
        return Err(Problem::new(tag(puzzle, text), message, "want-color-element"));
    };
    let first = colors.remove(place);
    let mut inks = Inks { names: Vec::new(), signs: Vec::new(), inks: Vec::new() };
    for (name, sign, rgb) in std::iter::once(first).chain(colors) {
        inks.add(name, sign, rgb);
    }
    Ok(inks)
}

fn declared<'a>(puzzle: Node<'a, '_>, text: &str) -> Result<Vec<Declared<'a>>, Problem> {
    let mut declared: Vec<Declared> = Vec::new();
    for node in puzzle.children().filter(|node| node.has_tag_name("color")) {
        let refused =
            |message, expected: &'static str| Err(Problem::new(tag(node, text), message, expected));
        let value = word(node, text).trim();
        if value.text.contains(['/', '\\']) {
            return Err(Problem::new(value.span(), "problem-two-colors", "want-color-hex"));
        }
        let Some(name) = node.attribute("name") else {
            return refused(message!("problem-color-nameless"), "want-attribute-name");
        };
        if declared.iter().any(|(own, ..)| *own == name) {
            let message = message!("problem-color-twice", color = shown(name));
            return refused(message, "want-color-once");
        }
        if declared.len() == MAX_COLORS {
            return refused(
                message!("problem-colors-more", count = MAX_COLORS),
                "want-fewer-colors",
            );
        }
        let sign = node.attribute("char").and_then(|sign| sign.chars().next());
        declared.push((name, sign, crate::text::ink::rgb(value)?));
    }
    Ok(declared)
}

/// Adds those of [`USUAL`] that the puzzle uses and does not declare.
fn add_usual(puzzle: Node, background: &str, colors: &mut Vec<Declared>) {
    let default = puzzle.attribute("defaultcolor").unwrap_or("black");
    let mut is_used = [false; USUAL.len()];
    for node in puzzle.descendants().filter(|node| node.has_tag_name("count")) {
        let color = node.attribute("color").unwrap_or(default);
        for (is_used, (name, ..)) in is_used.iter_mut().zip(USUAL) {
            *is_used |= color == name;
        }
    }
    for (usual, is_used) in USUAL.into_iter().zip(is_used) {
        let name = usual.0;
        let is_declared = colors.iter().any(|(own, ..)| *own == name);
        let others = colors.iter().filter(|(own, ..)| *own != background).count();
        if !is_declared && (name == background || is_used || (name == default && others == 0)) {
            colors.push(usual);
        }
    }
}
