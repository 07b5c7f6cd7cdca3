//! The pictures inside the XML of webpbn.com: rows between `|`, one sign a cell, `?` for any
//! color, `[ab]` for one of several.
//!
//! In: the text of an element. Out: a board of color sets.

use crate::format::text::problem::Problem;
use crate::format::text::{Word, plural};
use crate::format::webpbn::inks::Inks;
use crate::puzzle::{Color, ColorSet, Geometry, MAX_CELLS, Picture};
use std::ops::Range;

/// A picture that need not be complete; `None` is any color.
pub(in crate::format) struct Image {
    pub height: usize,
    pub width: usize,
    cells: Vec<Option<ColorSet>>,
    place: Range<usize>,
}

impl Image {
    /// The complete picture.
    ///
    /// # Errors
    /// If a cell is open, or the board has another number of cells.
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

    /// Ends the row that began at the cell of this number, if anything is in it.
    fn end_row(&mut self, start: usize, span: Range<usize>) -> Result<(), Problem> {
        let found = self.cells.len() - start;
        if found == 0 {
            return Ok(());
        }
        if self.height > 0 && found != self.width {
            let message = format!("this row has {}", plural(found, "cell"));
            return Err(Problem::new(span, message, format!("{} as the rows before", self.width)));
        }
        self.width = found;
        self.height += 1;
        Ok(())
    }

    /// The colors that each cell may have.
    pub fn cells(&self, color_count: usize) -> Vec<ColorSet> {
        let all = ColorSet::first(color_count);
        self.cells.iter().map(|cell| cell.unwrap_or(all)).collect()
    }
}

pub(in crate::format) fn read(word: Word, inks: &Inks) -> Result<Image, Problem> {
    let place = word.trim().span();
    let mut image = Image { height: 0, width: 0, cells: Vec::new(), place };
    let mut row_start = None;
    let mut several: Option<ColorSet> = None;
    for (at, sign) in word.text.char_indices() {
        let span = word.part(at..at + sign.len_utf8()).span();
        if image.cells.len() > MAX_CELLS {
            return Err(Problem::new(span, "too many cells", "a smaller picture"));
        }
        match (sign, &mut several) {
            (sign, _) if sign.is_whitespace() => {}
            ('|', None) => {
                if let Some(start) = row_start.replace(image.cells.len()) {
                    image.end_row(start, span)?;
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
    if image.cells.len() != image.height * image.width || image.height == 0 {
        let message = "the last row does not end";
        return Err(Problem::new(image.place, message, "rows between `|`"));
    }
    Ok(image)
}
