//! The colors of a puzzle in the XML of webpbn.com.
//!
//! In: an element `<puzzle>`. Out: [`Inks`], the background first.

use crate::format::text::problem::Problem;
use crate::format::text::shown;
use crate::format::webpbn::node::{tag, word};
use crate::puzzle::{Color, Ink, MAX_COLORS, Rgb};
use roxmltree::Node;

/// The colors of a puzzle: name, sign, ink; the background first.
pub(in crate::format) struct Inks {
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
        // These, and single letters, which the writer gives, are no names of their own.
        let is_usual = name == "black" || name == "white" || name.chars().count() == 1;
        self.inks.push(Ink { rgb, name: (!is_usual).then(|| name.to_owned()) });
    }
}

/// Reads the colors that a puzzle declares or just uses.
pub(in crate::format) fn inks(puzzle: Node, text: &str) -> Result<Inks, Problem> {
    let mut inks = Inks { names: Vec::new(), signs: Vec::new(), inks: Vec::new() };
    let background = puzzle.attribute("backgroundcolor").unwrap_or("white");
    let mut declared: Vec<(&str, Option<char>, Rgb)> = Vec::new();
    for node in puzzle.children().filter(|node| node.has_tag_name("color")) {
        let value = word(node, text).trim();
        if value.text.contains(['/', '\\']) {
            let message = "triangles are not known yet";
            return Err(Problem::new(value.span(), message, "a color like FF0000"));
        }
        let name = node.attribute("name").ok_or_else(|| {
            Problem::new(tag(node, text), "the color has no name", "an attribute `name`")
        })?;
        if declared.iter().any(|(own, ..)| *own == name) {
            let message = format!("the color `{}` is declared twice", shown(name));
            return Err(Problem::new(tag(node, text), message, "each color once"));
        }
        if declared.len() == MAX_COLORS {
            let message = format!("more than {MAX_COLORS} colors");
            return Err(Problem::new(tag(node, text), message, "fewer colors"));
        }
        let sign = node.attribute("char").and_then(|sign| sign.chars().next());
        declared.push((name, sign, crate::format::text::ink::rgb(value)?));
    }
    let default = puzzle.attribute("defaultcolor").unwrap_or("black");
    let usual = [("white", '.', Rgb(255, 255, 255)), ("black", 'X', Rgb(0, 0, 0))];
    let mut is_used = [false; 2];
    for node in puzzle.descendants().filter(|node| node.has_tag_name("count")) {
        let color = node.attribute("color").unwrap_or(default);
        for (is_used, (name, ..)) in is_used.iter_mut().zip(usual) {
            *is_used |= color == name;
        }
    }
    for ((name, sign, rgb), is_used) in usual.into_iter().zip(is_used) {
        let is_declared = declared.iter().any(|(own, ..)| *own == name);
        let others = declared.iter().filter(|(own, ..)| *own != background).count();
        if !is_declared && (name == background || is_used || (name == default && others == 0)) {
            declared.push((name, Some(sign), rgb));
        }
    }
    let Some(place) = declared.iter().position(|(name, ..)| *name == background) else {
        let message = format!("the background color `{}` is not declared", shown(background));
        return Err(Problem::new(tag(puzzle, text), message, "an element `<color>` for it"));
    };
    let (name, sign, rgb) = declared.remove(place);
    inks.add(name, sign, rgb);
    for (name, sign, rgb) in declared {
        inks.add(name, sign, rgb);
    }
    Ok(inks)
}
