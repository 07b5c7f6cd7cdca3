//! The colors and the pictures inside the XML of webpbn.com. A picture has rows between `|`, one
//! sign for each cell, `?` for any color, `[ab]` for one of several.
//!
//! In: an element `<puzzle>`; the text of an element. Out: [`Inks`], the background first; an
//! [`Image`], a set of colors for each cell.

use crate::message::{Message, message};
use crate::outlines;
use crate::puzzle::{
    Color, ColorSet, Geometry, Ink, MAX_CELLS, MAX_COLORS, Palette, Picture, PuzzleError, Rgb,
};
use crate::text::xml::{tag, word};
use crate::text::{Problem, Word, read_rgb, shown};
use roxmltree::Node;
use std::ops::Range;

/// A declared color: name, sign, value.
type Declared<'a> = (&'a str, Option<char>, Rgb);

/// The colors of a puzzle; the background first.
pub(crate) struct Inks<'a>(Vec<Declared<'a>>);

impl Inks<'_> {
    pub fn by_name(&self, name: &str) -> Option<Color> {
        self.0.iter().position(|(own, ..)| *own == name).and_then(Color::nth)
    }

    fn by_sign(&self, sign: char) -> Option<Color> {
        self.0.iter().position(|(_, own, _)| *own == Some(sign)).and_then(Color::nth)
    }

    pub fn palette(&self) -> Result<Palette, PuzzleError> {
        let ink = |&(name, _, rgb): &Declared| {
            // The writer gives these names and single letters to inks without a name.
            let is_usual = name == "black" || name == "white" || name.chars().count() == 1;
            Ink { rgb, name: (!is_usual).then(|| name.to_owned()) }
        };
        Palette::new(self.0.iter().map(ink).collect())
    }
}

/// Colors that a puzzle may use without declaring them.
const USUAL_COLORS: [Declared; 2] =
    [("white", Some('.'), Rgb(255, 255, 255)), ("black", Some('X'), Rgb(0, 0, 0))];

/// The colors that a puzzle declares or uses.
pub(crate) fn inks<'a>(puzzle: Node<'a, '_>, text: &str) -> Result<Inks<'a>, Problem> {
    let background = puzzle.attribute("backgroundcolor").unwrap_or("white");
    let mut colors = declared(puzzle, text)?;
    add_usual(puzzle, background, &mut colors);
    let Some(place) = colors.iter().position(|(name, ..)| *name == background) else {
        let message = message!("problem-background-undeclared", color = shown(background));
        return Err(Problem::new(tag(puzzle, text), message, "want-color-element"));
    };
    colors[..=place].rotate_right(1);
    Ok(Inks(colors))
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
            let message = message!("problem-colors-more", count = MAX_COLORS);
            return refused(message, "want-fewer-colors");
        }
        let sign = node.attribute("char").and_then(|sign| sign.chars().next());
        declared.push((name, sign, read_rgb(value)?));
    }
    Ok(declared)
}

/// Adds those of [`USUAL_COLORS`] that the puzzle uses and does not declare.
fn add_usual(puzzle: Node, background: &str, colors: &mut Vec<Declared>) {
    let default = puzzle.attribute("defaultcolor").unwrap_or("black");
    for usual in USUAL_COLORS {
        let name = usual.0;
        let is_declared = colors.iter().any(|(own, ..)| *own == name);
        let is_only = || colors.iter().all(|(own, ..)| *own == background);
        let is_it = |node: Node| node.attribute("color").unwrap_or(default) == name;
        let mut counts = puzzle.descendants().filter(|node| node.has_tag_name("count"));
        let is_needed = name == background || name == default && is_only() || counts.any(is_it);
        if !is_declared && is_needed {
            colors.push(usual);
        }
    }
}

/// A picture that may have open cells.
pub(crate) struct Image {
    /// The possible colors of each cell in reading order; `None` is any color.
    cells: Vec<Option<ColorSet>>,
    /// For each row the mark before it, its number of cells and the mark behind it.
    rows: Vec<(char, usize, char)>,
    place: Range<usize>,
}

impl Image {
    /// The numbers of rows and columns.
    pub fn size(&self) -> (u32, u32) {
        (self.rows.len() as u32, self.rows.last().map_or(0, |(_, cells, _)| *cells as u32))
    }

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
        if let Some(&(_, width, _)) = self.rows.last().filter(|row| last == '|' && row.1 != found) {
            let message = message!("problem-this-row-has", count = found);
            let expected = message!("want-as-rows-before", count = width);
            return Err(Problem::new(span, message, expected));
        }
        self.rows.push((first, found, last));
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
    let mut image = Image { cells: Vec::new(), rows: Vec::new(), place };
    let mut row_start = None;
    let mut several: Option<ColorSet> = None;
    for (place, sign) in word.signs() {
        if image.cells.len() > MAX_CELLS {
            let message = "problem-cells-more";
            return Err(Problem::new(place.span(), message, "want-smaller-picture"));
        }
        match (sign, &mut several) {
            (sign, _) if sign.is_whitespace() => {}
            (mark, None) if marks.contains(mark) => {
                if let Some(start) = row_start.replace((mark, image.cells.len())) {
                    image.end_row(start, mark, place.span())?;
                }
            }
            ('[', None) => several = Some(ColorSet::EMPTY),
            (']', Some(colors)) if !colors.is_empty() => image.cells.push(several.take()),
            ('?', None) => image.cells.push(None),
            (sign, several) => {
                let color = inks.by_sign(sign);
                let color = color.ok_or_else(|| Problem::found(place, "want-image-sign"))?;
                match several {
                    Some(colors) => *colors = colors.with(color),
                    None => image.cells.push(Some(ColorSet::only(color))),
                }
            }
        }
    }
    let in_rows: usize = image.rows.iter().map(|(_, cells, _)| cells).sum();
    if image.cells.len() != in_rows || image.rows.is_empty() {
        let expected = if is_triddler { "want-rows-slashes" } else { "want-rows-bars" };
        return Err(Problem::new(image.place, "problem-row-open", expected));
    }
    Ok(image)
}
