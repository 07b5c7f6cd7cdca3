//! Pictures as rows of letters, `-` for the background: the form of solutions and goals.
//!
//! In: lines of text, or a picture. Out: a color for each cell, or text.

use super::text::problem::Problem;
use super::text::{Line, plural, shown};
use crate::puzzle::{Color, Geometry, Palette, Picture};

/// Writes a picture as rows of letters, `-` for the background.
///
/// # Panics
/// If the picture has fewer cells than the board.
pub fn write_solution(geometry: &Geometry, picture: &Picture) -> String {
    let mut out = String::with_capacity(2 * geometry.cell_count());
    for row in geometry.rows() {
        out.extend(row.iter().map(|&cell| picture[cell].letter()));
        out.push('\n');
    }
    out
}

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
        let message = format!("{} of cells", plural(rows.len(), "row"));
        return Err(Problem::new(place.span(), message, format!("{row_count} as the board has")));
    }
    for (number, (line, row)) in rows.iter().zip(geometry.rows()).enumerate() {
        let line = line.trim();
        let found = line.text.chars().count();
        if found != row.len() {
            let message = format!("row {} has {}", number + 1, plural(found, "cell"));
            let expected = format!("{} as the board has there", plural(row.len(), "cell"));
            return Err(Problem::new(line.span(), message, expected));
        }
        for (at, letter) in line.text.char_indices() {
            let color = Color::from_letter(letter).filter(|&color| palette.holds(color));
            if color.is_none() && !(may_be_open && letter == '?') {
                let span = line.part(at..at + letter.len_utf8()).span();
                let message = format!("found `{}`", shown(&letter.to_string()));
                let last = Color::numbered(palette.color_count() as u8 - 1).letter();
                let expected = format!("`-` or a color from `a` to `{last}`");
                return Err(Problem::new(span, message, expected));
            }
            cells.push(color);
        }
    }
    Ok(cells)
}
