//! The pictures inside the XML of webpbn.com: rows between `|`, one sign for each cell, `?` for any
//! color, `[ab]` for one of several.
//!
//! In: the text of an element. Out: [`Image`], a set of colors for each cell.

use crate::format::text::problem::Problem;
use crate::format::text::{Word, plural};
use crate::format::triddler;
use crate::format::webpbn::inks::Inks;
use crate::puzzle::{Color, ColorSet, Geometry, MAX_CELLS, Picture};
use std::ops::Range;

/// A picture that may have open cells.
pub(in crate::format) struct Image {
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
        let refused = |message: String| {
            Problem::new(self.place.clone(), message, "one color for each cell of the board")
        };
        let colors = colors.ok_or_else(|| refused("a cell of the goal is open".to_owned()))?;
        let found = plural(colors.len(), "cell");
        Picture::new(geometry, colors).ok_or_else(|| refused(format!("the goal has {found}")))
    }

    /// Checks that the rows have the lengths and the slashes of this board of triangles.
    ///
    /// # Errors
    /// A [`Problem`] for the first row that differs, or for the number of rows.
    pub fn has_rows_of(&self, geometry: &Geometry) -> Result<(), Problem> {
        let refused = |message: String, expected: String| {
            Err(Problem::new(self.place.clone(), message, expected))
        };
        let describe = |(first, cells, last): (char, usize, char)| {
            format!("{} between `{first}` and `{last}`", plural(cells, "cell"))
        };
        for (number, expected) in (1..).zip(triddler::rows(geometry)) {
            match self.rows.get(number - 1) {
                Some(&found) if found == expected => {}
                Some(&found) => {
                    let message = format!("row {number} of the picture has {}", describe(found));
                    return refused(message, format!("{}, as the clues say", describe(expected)));
                }
                None => break,
            }
        }
        let row_count = geometry.families()[0].line_count;
        if self.rows.len() != row_count {
            let message = format!("the picture has {}", plural(self.rows.len(), "row"));
            return refused(message, format!("{row_count}, as the clues say"));
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
            let message = format!("this row has {}", plural(found, "cell"));
            return Err(Problem::new(span, message, format!("{} as the rows before", self.width)));
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
pub(in crate::format) fn read(
    word: Word,
    inks: &Inks,
    is_triddler: bool,
) -> Result<Image, Problem> {
    let place = word.trim().span();
    let marks = if is_triddler { "/\\" } else { "|" };
    let mut image = Image { height: 0, width: 0, cells: Vec::new(), rows: Vec::new(), place };
    let mut row_start = None;
    let mut several: Option<ColorSet> = None;
    for (at, sign) in word.text.char_indices() {
        let span = word.part(at..at + sign.len_utf8()).span();
        if image.cells.len() > MAX_CELLS {
            return Err(Problem::new(span, "too many cells", "a smaller picture"));
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
                    let expected = "the sign (`char`) of a color, `?` or `|`";
                    Problem::new(span, format!("found `{sign}`"), expected)
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
        let message = "the last row does not end";
        let expected = if is_triddler { "rows between `/` and `\\`" } else { "rows between `|`" };
        return Err(Problem::new(image.place, message, expected));
    }
    Ok(image)
}
