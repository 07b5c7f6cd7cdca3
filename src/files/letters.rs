//! Reads rows of letters, `-` for the background: the form of solutions and goals.
//!
//! In: lines of text. Out: a color for each cell.

use super::text::Line;
use super::text::problem::Problem;
use crate::message::message;
use crate::puzzle::{Color, Geometry, Palette};

/// Reads the letters of a whole board. With `may_be_open` a `?` leaves a cell open (`None`).
/// `place` is the place of the problem if rows are missing.
pub(super) fn read_rows(
    place: Line,
    rows: &[Line],
    geometry: &Geometry,
    palette: &Palette,
    may_be_open: bool,
) -> Result<Vec<Option<Color>>, Problem> {
    let mut cells = Vec::with_capacity(geometry.cell_count());
    let row_count = geometry.families()[0].line_count;
    if rows.len() < row_count {
        let message = message!("problem-rows-of-cells", count = rows.len());
        let expected = message!("want-as-board", count = row_count);
        return Err(Problem::new(place.span(), message, expected));
    }
    for (number, (line, row)) in rows.iter().zip(geometry.rows()).enumerate() {
        let line = line.trim();
        let found = line.text.chars().count();
        if found != row.len() {
            let message = message!("problem-row-has", row = number + 1, count = found);
            let expected = message!("want-cells-as-board", count = row.len());
            return Err(Problem::new(line.span(), message, expected));
        }
        for (at, letter) in line.text.char_indices() {
            let color = Color::from_letter(letter).filter(|&color| palette.holds(color));
            let is_open = may_be_open && letter == '?';
            let is_hole = geometry.is_hole(row[line.text[..at].chars().count()]);
            if is_hole && !is_open && color != Some(Color::BACKGROUND) {
                let span = line.part(at..at + letter.len_utf8()).span();
                return Err(Problem::new(
                    span,
                    message!("problem-found", found = letter),
                    "want-hole",
                ));
            }
            if color.is_none() && !is_open {
                let span = line.part(at..at + letter.len_utf8()).span();
                let message = message!("problem-found", found = letter);
                let last = Color::numbered(palette.color_count() as u8 - 1).letter();
                let expected = message!("want-color-letter", last = last);
                return Err(Problem::new(span, message, expected));
            }
            cells.push(color);
        }
    }
    Ok(cells)
}
