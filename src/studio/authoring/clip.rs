//! Pictures that are cut into several puzzles, and put together again.
//!
//! In: puzzles with notes that say which part each is. Out: the whole picture. Invariants: only all
//! parts together make a picture; a part keeps its place through every format that keeps the catalogue.

use crate::puzzle::{CellId, Color, Geometry, Ink, Palette, Picture, Puzzle, Rgb, clues_of};
use itertools::Itertools;

/// Which part of a picture a puzzle is; rows and columns of parts count from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Clip {
    /// What the picture is called.
    pub of: String,
    /// Rows and columns of parts.
    pub count: (u32, u32),
    /// The row and the column of this part.
    pub place: (u32, u32),
}

/// Most rows and columns of parts.
pub const MAX_CLIPS: u32 = 12;

impl Clip {
    /// As it stands in the note of the catalogue: `Cat, row 2 of 3, column 1 of 4`.
    pub fn note(&self) -> String {
        let Clip { of, count: (rows, columns), place: (row, column) } = self;
        format!("{of}, row {row} of {rows}, column {column} of {columns}")
    }

    /// Reads such a note.
    pub fn read(note: &str) -> Option<Clip> {
        let (rest, columns) = note.rsplit_once(" of ")?;
        let (rest, column) = rest.rsplit_once(", column ")?;
        let (rest, rows) = rest.rsplit_once(" of ")?;
        let (of, row) = rest.rsplit_once(", row ")?;
        let [row, rows, column, columns] = [row, rows, column, columns].map(|it| it.parse().ok());
        let clip = Clip { of: of.to_owned(), count: (rows?, columns?), place: (row?, column?) };
        let is_within = |place, count| (1..=count).contains(&place) && count <= MAX_CLIPS;
        let ((rows, columns), (row, column)) = (clip.count, clip.place);
        (is_within(row, rows) && is_within(column, columns)).then_some(clip)
    }
}

/// The puzzle of the whole picture; `None` unless these are all its parts, of heights and widths that
/// fit, and together no larger than a puzzle may be.
pub fn joined(parts: &[(Clip, &Puzzle, &Picture)]) -> Option<(Puzzle, Picture)> {
    let parts: Vec<_> = parts.iter().sorted_by_key(|(clip, ..)| clip.place).collect();
    let (rows, columns) = parts.first()?.0.count;
    let places = (1..=rows).cartesian_product(1..=columns);
    if !parts.iter().map(|(clip, ..)| clip.place).eq(places) {
        return None;
    }
    let size = |at: usize| {
        let geometry = parts[at].1.geometry();
        geometry.shape().rectangle().filter(|_| !geometry.has_areas())
    };
    let across = columns as usize;
    let widths: Vec<u32> = (0..across).map(|at| Some(size(at)?.1)).collect::<Option<_>>()?;
    let heights: Vec<u32> =
        (0..parts.len()).step_by(across).map(|at| Some(size(at)?.0)).collect::<Option<_>>()?;
    let fits = |at: usize| size(at) == Some((heights[at / across], widths[at % across]));
    if !(0..parts.len()).all(fits) {
        return None;
    }
    // Parts have the inks of their own pictures alone.
    let inks = parts.iter().flat_map(|(_, puzzle, _)| {
        let palette = puzzle.palette();
        palette.colors().map(|color| palette.ink(color).clone())
    });
    let inks: Vec<Ink> =
        inks.unique_by(|&Ink { rgb: Rgb(red, green, blue), .. }| [red, green, blue]).collect();
    let geometry = Geometry::rectangle(heights.iter().sum(), widths.iter().sum()).ok()?;
    let wide: usize = widths.iter().sum::<u32>() as usize;
    let color = |cell: CellId| -> Color {
        let (row, y) = within(&heights, (cell.index() / wide) as u32);
        let (column, x) = within(&widths, (cell.index() % wide) as u32);
        let (_, puzzle, picture) = parts[row * across + column];
        let own = picture[CellId::new(y * widths[column] + x)];
        let rgb = puzzle.palette().ink(own).rgb;
        Color::numbered(inks.iter().position(|ink| ink.rgb == rgb).unwrap_or(0) as u8)
    };
    let picture = Picture::painted(&geometry, color);
    let palette = Palette::new(inks.clone()).ok()?;
    let clues = clues_of(&geometry, &picture);
    Some((Puzzle::new(geometry, palette, clues).ok()?, picture))
}

/// In which of these lengths a place lies, and where in it.
fn within(lengths: &[u32], place: u32) -> (usize, u32) {
    let mut start = 0;
    for (at, length) in lengths.iter().enumerate() {
        if place < start + length {
            return (at, place - start);
        }
        start += length;
    }
    (0, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(place: (u32, u32), rows: &[&str]) -> (Clip, Puzzle, Picture) {
        let geometry = Geometry::rectangle(rows.len() as u32, rows[0].len() as u32).unwrap();
        let signs = rows.concat().into_bytes();
        let picture = Picture::painted(&geometry, |cell| {
            Color::numbered(u8::from(signs[cell.index()] == b'#'))
        });
        let clues = clues_of(&geometry, &picture);
        let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues).unwrap();
        (Clip { of: "Cat, 2 of 3".to_owned(), count: (2, 2), place }, puzzle, picture)
    }

    #[test]
    fn all_parts_together_make_the_picture_in_any_order_and_fewer_none() {
        let parts = [
            part((1, 1), &["##", ".#"]),
            part((2, 2), &["#.#"]),
            part((1, 2), &["...", "##."]),
            part((2, 1), &[".."]),
        ];
        let all: Vec<_> =
            parts.iter().map(|(clip, puzzle, picture)| (clip.clone(), puzzle, picture)).collect();
        let (puzzle, picture) = joined(&all).unwrap();
        assert_eq!(puzzle.geometry().shape().rectangle(), Some((3, 5)));
        let signs: String =
            picture.colors().iter().map(|it| if it.is_background() { '.' } else { '#' }).collect();
        assert_eq!(signs, "##....###...#.#");
        assert!(joined(&all[..3]).is_none() && joined(&[]).is_none());
        let twice: Vec<_> = all[..3].iter().chain(&all[..1]).cloned().collect();
        assert!(joined(&twice).is_none());
        let uneven = part((2, 1), &["...", "..."]);
        let mut wrong = all.clone();
        wrong[3] = (uneven.0, &uneven.1, &uneven.2);
        assert!(joined(&wrong).is_none(), "its width differs from that of the part above");
    }

    #[test]
    fn a_note_names_the_part() {
        let clip = part((2, 1), &["#"]).0;
        assert_eq!(clip.note(), "Cat, 2 of 3, row 2 of 2, column 1 of 2");
        assert_eq!(Clip::read(&clip.note()), Some(clip));
        for wrong in [
            "",
            "Cat",
            "Cat, row 3 of 2, column 1 of 2",
            "Cat, row 0 of 2, column 1 of 2",
            "Cat, row 1 of 99, column 1 of 2",
        ] {
            assert_eq!(Clip::read(wrong), None, "{wrong}");
        }
    }
}
