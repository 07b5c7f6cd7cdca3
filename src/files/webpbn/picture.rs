//! The colors and the pictures inside the XML of webpbn.com. A picture has rows between `|`, one
//! sign for each cell, `?` for any color, `[ab]` for one of several.
//!
//! In: an element `<puzzle>`; the text of an element. Out: [`Inks`], the background first; an
//! [`Image`], a set of colors for each cell.

use crate::message::{Message, message};
use crate::outlines;
use crate::puzzle::{Color, ColorSet, Geometry, Ink, MAX_CELLS, MAX_COLORS, Picture, Rgb};
use crate::text::problem::Problem;
use crate::text::xml::{tag, word};
use crate::text::{Word, read_rgb, shown};
use roxmltree::Node;
use std::ops::Range;

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

    fn by_sign(&self, sign: char) -> Option<Color> {
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
const USUAL_COLORS: [Declared; 2] =
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
        declared.push((name, sign, read_rgb(value)?));
    }
    Ok(declared)
}

/// Adds those of [`USUAL_COLORS`] that the puzzle uses and does not declare.
fn add_usual(puzzle: Node, background: &str, colors: &mut Vec<Declared>) {
    let default = puzzle.attribute("defaultcolor").unwrap_or("black");
    let mut is_used = [false; USUAL_COLORS.len()];
    for node in puzzle.descendants().filter(|node| node.has_tag_name("count")) {
        let color = node.attribute("color").unwrap_or(default);
        for (is_used, (name, ..)) in is_used.iter_mut().zip(USUAL_COLORS) {
            *is_used |= color == name;
        }
    }
    for (usual, is_used) in USUAL_COLORS.into_iter().zip(is_used) {
        let name = usual.0;
        let is_declared = colors.iter().any(|(own, ..)| *own == name);
        let others = colors.iter().filter(|(own, ..)| *own != background).count();
        if !is_declared && (name == background || is_used || (name == default && others == 0)) {
            colors.push(usual);
        }
    }
}

/// A picture that may have open cells.
pub(crate) struct Image {
    pub height: usize,
    pub width: usize,
    /// The possible colors of each cell in reading order; `None` is any color.
    cells: Vec<Option<ColorSet>>,
    /// For each row the mark before it, its number of cells and the mark behind it.
    rows: Vec<(char, usize, char)>,
    place: Range<usize>,
}

impl Image {
    /// The complete picture.
    ///
    /// # Errors
    /// A [`Problem`] if a cell is open, or the board has another number of cells.
    pub fn picture(&self, geometry: &Geometry) -> Result<Picture, Problem> {
        let colors: Option<Vec<Color>> =
            self.cells.iter().map(|cell| cell.and_then(ColorSet::single)).collect();
        let refused = |message| Problem::new(self.place.clone(), message, "want-one-color-each");
        let colors = colors.ok_or_else(|| refused(message!("problem-goal-open")))?;
        let found = message!("problem-goal-cells", count = colors.len());
        Picture::new(geometry, colors).ok_or_else(|| refused(found))
    }

    /// Checks that the rows have the lengths and the slashes of this board of triangles.
    ///
    /// # Errors
    /// A [`Problem`] for the first row that differs, or for the number of rows.
    pub fn has_rows_of(&self, geometry: &Geometry) -> Result<(), Problem> {
        let refused =
            |message, expected: Message| Err(Problem::new(self.place.clone(), message, expected));
        let described = |message: Message, (first, cells, last): (char, usize, char)| {
            let cells = message!("want-cells", count = cells);
            message.with("cells", cells).with("first", first).with("last", last)
        };
        for (number, expected) in (1..).zip(outlines::rows_of_triangles(geometry)) {
            match self.rows.get(number - 1) {
                Some(&found) if found == expected => {}
                Some(&found) => {
                    let message = message!("problem-picture-row", row = number);
                    let wanted = described(message!("want-row-as-clues"), expected);
                    return refused(described(message, found), wanted);
                }
                None => break,
            }
        }
        let row_count = geometry.families()[0].line_count;
        if self.rows.len() != row_count {
            let message = message!("problem-picture-rows", count = self.rows.len());
            return refused(message, message!("want-as-clues", count = row_count));
        }
        Ok(())
    }

    /// Ends the row that began with this mark at this cell number. Ignores an empty row.
    fn end_row(
        &mut self,
        (first, start): (char, usize),
        last: char,
        span: Range<usize>,
    ) -> Result<(), Problem> {
        let found = self.cells.len() - start;
        if found == 0 {
            return Ok(());
        }
        self.rows.push((first, found, last));
        if last == '|' && self.height > 0 && found != self.width {
            let message = message!("problem-this-row-has", count = found);
            let expected = message!("want-as-rows-before", count = self.width);
            return Err(Problem::new(span, message, expected));
        }
        self.width = found;
        self.height += 1;
        Ok(())
    }

    /// The possible colors of each cell, in a palette of `color_count`.
    pub fn cells(&self, color_count: usize) -> Vec<ColorSet> {
        let all = ColorSet::first(color_count);
        self.cells.iter().map(|cell| cell.unwrap_or(all)).collect()
    }
}

/// Reads a picture. Rows stand between `|`, those of a board of triangles between `/` and `\`.
pub(crate) fn read_image(word: Word, inks: &Inks, is_triddler: bool) -> Result<Image, Problem> {
    let place = word.trim().span();
    let marks = if is_triddler { "/\\" } else { "|" };
    let mut image = Image { height: 0, width: 0, cells: Vec::new(), rows: Vec::new(), place };
    let mut row_start = None;
    let mut several: Option<ColorSet> = None;
    for (at, sign) in word.text.char_indices() {
        let span = word.part(at..at + sign.len_utf8()).span();
        if image.cells.len() > MAX_CELLS {
            return Err(Problem::new(span, "problem-cells-more", "want-smaller-picture"));
        }
        match (sign, &mut several) {
            (sign, _) if sign.is_whitespace() => {}
            (mark, None) if marks.contains(mark) => {
                if let Some(start) = row_start.replace((mark, image.cells.len())) {
                    image.end_row(start, mark, span)?;
                }
            }
            ('[', None) => several = Some(ColorSet::EMPTY),
            (']', Some(colors)) if !colors.is_empty() => image.cells.push(several.take()),
            ('?', None) => image.cells.push(None),
            (sign, several) => {
                let color = inks.by_sign(sign).ok_or_else(|| {
                    Problem::new(span, message!("problem-found", found = sign), "want-image-sign")
                })?;
                match several {
                    Some(colors) => *colors = colors.with(color),
                    None => image.cells.push(Some(ColorSet::only(color))),
                }
            }
        }
    }
    let in_rows: usize = image.rows.iter().map(|(_, cells, _)| cells).sum();
    if image.cells.len() != in_rows || image.height == 0 {
        let expected = if is_triddler { "want-rows-slashes" } else { "want-rows-bars" };
        return Err(Problem::new(image.place, "problem-row-open", expected));
    }
    Ok(image)
}
