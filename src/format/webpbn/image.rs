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
        let refused =
            |message: String, expected: &str| Problem::new(span.clone(), message, expected);
        if image.cells.len() > MAX_CELLS {
            return Err(refused("too many cells".to_owned(), "a smaller picture"));
        }
        match (sign, several) {
            (sign, _) if sign.is_whitespace() => {}
            ('|', None) => {
                let found = image.cells.len() - row_start.unwrap_or(0);
                if row_start.is_some() && found > 0 {
                    if image.height > 0 && found != image.width {
                        let message = format!("this row has {}", plural(found, "cell"));
                        return Err(refused(
                            message,
                            &format!("{} as the rows before", image.width),
                        ));
                    }
                    image.width = found;
                    image.height += 1;
                }
                row_start = Some(image.cells.len());
            }
            ('[', None) => several = Some(ColorSet::EMPTY),
            (']', Some(colors)) if !colors.is_empty() => {
                image.cells.push(Some(colors));
                several = None;
            }
            ('?', None) => image.cells.push(None),
            (sign, _) => {
                let color = inks.by_sign(sign).ok_or_else(|| {
                    refused(format!("found `{sign}`"), "the sign (`char`) of a color, `?` or `|`")
                })?;
                match &mut several {
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
