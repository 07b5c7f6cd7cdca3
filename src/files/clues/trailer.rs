//! The end of a `.clues` file behind the clues: notes, names of colors, given cells, a state of
//! play, a goal.
//!
//! In: the lines behind the clues. Out: [`Trailer`]. Invariants: the reader skips blank lines.

use crate::document::Notes;
use crate::message::message;
use crate::picture::read_rows;
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Ink, LineId, Palette, Picture};
use crate::text::{Line, Noted, Problem, Word, positive, shown};

/// The words that begin lines of the trailer.
const KEYWORDS: &str =
    "title author copyright license catalogue remark name given cell saved saved-cell goal";

/// The content of the lines, for this board and these colors.
pub(crate) struct Trailer<'a> {
    geometry: &'a Geometry,
    palette: &'a Palette,
    pub inks: Vec<Ink>,
    pub notes: Notes,
    pub givens: Vec<(CellId, ColorSet)>,
    pub goal: Option<Picture>,
    pub saved: Option<Vec<ColorSet>>,
}

/// Does the trailer begin with this line?
pub(crate) fn begins(line: &Line) -> bool {
    KEYWORDS.split(' ').any(|word| word == line.split_first().0.text)
}

/// Reads all lines behind the clues.
pub(crate) fn read<'a>(
    lines: &[Line],
    geometry: &'a Geometry,
    palette: &'a Palette,
    problems: &mut Vec<Problem>,
) -> Trailer<'a> {
    let mut trailer = Trailer {
        geometry,
        palette,
        inks: palette.colors().map(|color| palette.ink(color).clone()).collect(),
        notes: Notes::default(),
        givens: Vec::new(),
        goal: None,
        saved: None,
    };
    let mut lines = lines.iter().copied().filter(|line| !line.is_blank());
    while let Some(line) = lines.next()
        && !problems.is_full()
    {
        problems.kept(trailer.take(line, &mut lines));
    }
    trailer
}

impl Trailer<'_> {
    /// Takes a line and the rows of cells that belong to it.
    fn take<'b>(
        &mut self,
        line: Line<'b>,
        behind: &mut dyn Iterator<Item = Line<'b>>,
    ) -> Result<(), Problem> {
        let (geometry, palette) = (self.geometry, self.palette);
        let mut cells = |may_be_open| {
            let rows: Vec<Line> = behind.take(geometry.families()[0].line_count).collect();
            read_rows(line, &rows, geometry, palette, may_be_open)
        };
        let (word, rest) = line.split_first();
        let note = Some(rest.text.to_owned());
        match word.text {
            "title" => self.notes.title = note,
            "author" => self.notes.author = note,
            "copyright" => self.notes.copyright = note,
            "license" => self.notes.license = note,
            "catalogue" => self.notes.catalogue = note,
            "remark" => self.notes.remark = note,
            "name" => self.name(rest)?,
            "given" => {
                let cells = geometry.cells().zip(cells(true)?);
                let given = |(cell, color)| Some((cell, ColorSet::only(color?)));
                self.givens.extend(cells.filter_map(given));
            }
            "cell" => self.givens.push(cell(rest, geometry, palette)?),
            "saved" => {
                let colors = |cell: Option<Color>| cell.map_or(palette.all(), ColorSet::only);
                self.saved = Some(cells(true)?.into_iter().map(colors).collect());
            }
            "saved-cell" => {
                let (at, colors) = cell(rest, geometry, palette)?;
                let open = || vec![palette.all(); geometry.cell_count()];
                self.saved.get_or_insert_with(open)[at.index()] = colors;
            }
            "goal" => {
                self.goal = Picture::new(geometry, cells(false)?.into_iter().flatten().collect());
            }
            found => {
                let message = message!("problem-behind-clues", found = shown(found));
                let expected = message!("want-end-or", words = KEYWORDS.replace(' ', ", "));
                return Err(Problem::new(word.span(), message, expected).advice("advice-board"));
            }
        }
        Ok(())
    }

    /// Takes `name LETTER TEXT`, with `-` for the background.
    fn name(&mut self, rest: Word) -> Result<(), Problem> {
        let (letter, text) = rest.split_first();
        let color = letter.text.parse().ok().and_then(Color::from_letter);
        let color = color.filter(|&color| self.palette.holds(color));
        let ink = color.and_then(|color| self.inks.get_mut(color.index()));
        let Some(ink) = ink else {
            return Err(Problem::found(letter, "want-declared-letter"));
        };
        ink.name = Some(text.text.to_owned());
        Ok(())
    }
}

/// Reads `ROW PLACE LETTERS`: a cell and the colors that it may have.
fn cell(rest: Word, geometry: &Geometry, palette: &Palette) -> Result<(CellId, ColorSet), Problem> {
    let words: Vec<Word> = rest.words(&[]).collect();
    let [row, place, letters] = words[..] else {
        let expected = message!("want-text", text = "cell ROW PLACE LETTERS");
        return Err(Problem::new(rest.span(), "problem-not-three", expected));
    };
    let row_number = positive(row, "number-row")? as usize;
    let place_number = positive(place, "number-place")? as usize;
    let row_count = geometry.families()[0].line_count;
    if row_number > row_count {
        let message = message!("problem-found-plain", found = row_number);
        return Err(Problem::new(row.span(), message, "number-row"));
    }
    let Some(cell) = geometry.in_row(row_number - 1, place_number - 1) else {
        let cells = geometry.line(LineId::new(row_number as u32 - 1));
        let message = message!("problem-found-plain", found = place_number);
        let expected = message!("want-cells-of-row", count = cells.len());
        return Err(Problem::new(place.span(), message, expected));
    };
    let colors = colors_of(letters.text, palette);
    let colors = colors.ok_or_else(|| Problem::found(letters, "want-color-letters"))?;
    Ok((cell, colors))
}

/// The colors of these letters, at least one.
pub(crate) fn colors_of(letters: &str, palette: &Palette) -> Option<ColorSet> {
    let color = |letter| Color::from_letter(letter).filter(|&color| palette.holds(color));
    let colors: Option<Vec<Color>> = letters.chars().map(color).collect();
    let colors = colors?.into_iter().fold(ColorSet::EMPTY, ColorSet::with);
    (!colors.is_empty()).then_some(colors)
}
