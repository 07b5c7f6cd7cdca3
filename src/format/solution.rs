//! The `.solution` format: rows of letters. Grammar: `docs/FORMATS.md`.
//!
//! In: bytes and the puzzle they belong to. Out: a picture, not yet verified.

use super::text::problem::{Problem, ReadError};
use super::text::{self, Line, plural, shown};
use crate::puzzle::{Color, Geometry, Palette, Picture, Puzzle};

/// Reads a picture for the board of `puzzle`.
///
/// # Errors
/// [`ReadError`] if rows or letters do not fit. Whether the picture satisfies
/// the clues is not asked here.
pub fn read_solution(bytes: &[u8], puzzle: &Puzzle) -> Result<Picture, ReadError> {
    let text = text::decode(bytes, super::MAX_BYTES)?;
    let lines = text::lines(text);
    let filled: Vec<Line> = lines.into_iter().filter(|line| !line.is_blank()).collect();
    let error = |problem| ReadError::new(text, vec![problem]);
    let (geometry, palette) = (puzzle.geometry(), puzzle.palette());
    let row_count = geometry.families()[0].line_count;
    if let Some(line) = filled.get(row_count) {
        let message = format!("a row too many (row {})", row_count + 1);
        let expected = format!("{} as the board has", plural(row_count, "row"));
        return Err(error(Problem::new(line.span(), message, expected)));
    }
    let end = Line { text: "", start: text.len() };
    let cells = read_rows(end, &filled, geometry, palette, false).map_err(error)?;
    Ok(Picture::new(cells.into_iter().flatten().collect()))
}

/// The picture as rows of letters, `-` for the background.
pub fn write_solution(geometry: &Geometry, picture: &Picture) -> String {
    let mut out = String::with_capacity(2 * geometry.cell_count());
    for row in geometry.rows() {
        out.extend(row.iter().map(|&cell| picture[cell].letter()));
        out.push('\n');
    }
    out
}

/// The letters of a whole board. With `may_be_open` a `?` leaves a cell open.
/// Rows that are missing are missed at `place`.
pub(super) fn read_rows(
    place: Line,
    rows: &[Line],
    geometry: &Geometry,
    palette: &Palette,
    may_be_open: bool,
) -> Result<Vec<Option<Color>>, Problem> {
    let mut cells = Vec::with_capacity(geometry.cell_count());
    let wanted = geometry.families()[0].line_count;
    if rows.len() < wanted {
        let message = format!("{} of cells", plural(rows.len(), "row"));
        return Err(Problem::new(place.span(), message, format!("{wanted} as the board has")));
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
