//! Cuts a picture of an image into parts, each a picture of its own.
//!
//! In: a candidate, columns and rows of parts. Out: candidates in reading order. Invariants: the parts
//! have all cells of the picture, each once; parts of a row differ in width by at most one cell; each
//! has the inks that occur in it.

use super::candidate::Candidate;
use super::likeness::painted;
use super::{Drawing, Import, ImportError, of_cells};
use crate::puzzle::{CellId, Geometry};
use std::ops::Range;

impl Candidate {
    /// Its parts; `None` if there are more than rows or columns of cells.
    ///
    /// # Errors
    /// [`ImportError`] on a defect.
    pub fn parts(&self, columns: u32, rows: u32) -> Result<Option<Vec<Candidate>>, ImportError> {
        let shape = self.imported.document.puzzle().geometry().shape();
        let Some((height, width)) =
            shape.rectangle().filter(|side| side.0 >= rows && side.1 >= columns)
        else {
            return Ok(None);
        };
        let cut = |length: u32, count: u32| {
            (0..count).map(move |at| at * length / count..(at + 1) * length / count)
        };
        let all = cut(height, rows)
            .flat_map(|down| cut(width, columns).map(move |across| (down.clone(), across)));
        all.map(|(down, across)| self.part(width, down, across)).collect::<Result<_, _>>().map(Some)
    }

    /// The part with these rows and columns of cells.
    fn part(
        &self,
        width: u32,
        down: Range<u32>,
        across: Range<u32>,
    ) -> Result<Candidate, ImportError> {
        let document = &self.imported.document;
        let Some(picture) = document.goal() else { return Err(ImportError::Blank) };
        let (palette, size) =
            (document.puzzle().palette(), (across.len() as u32, down.len() as u32));
        let (mut colors, mut cells, mut sureness) = (vec![0], Vec::new(), Vec::new());
        for cell in down.flat_map(|y| across.clone().map(move |x| y * width + x)) {
            let color = picture[CellId::new(cell)].index();
            let known = colors.iter().position(|&other| other == color);
            cells.push(known.unwrap_or(colors.len()) as u8);
            sureness.push(self.imported.sureness[cell as usize]);
            if known.is_none() {
                colors.push(color);
            }
        }
        // A palette has an ink besides its background.
        if colors.len() == 1 {
            colors.push(1);
        }
        let inks: Vec<_> = palette.colors().map(|color| palette.ink(color).rgb).collect();
        let inks = colors.into_iter().map(|color| inks[color]).collect();
        let how = Import { width: Some(size.0), height: Some(size.1), ..self.how };
        let painted = painted(&cells);
        let geometry = Geometry::rectangle(size.1, size.0)?;
        let imported = of_cells(&geometry, Drawing { inks, cells, sureness })?;
        let Candidate { likeness, is_plain, .. } = *self;
        // As a puzzle, a part that is blank or full is a line of zeros or of long runs.
        Ok(Candidate { how, imported, likeness, painted, open: 0, shows: true, is_plain, score: 0 })
    }
}
