//! The rows of a picture: their notation, and the shape of their board; rows of letters, `-` for
//! the background, on a known board: the form of solutions and goals.
//!
//! In: lines. Out: rows of signs; a shape; a color for each cell. The shape follows from the
//! numbers of cells; for the output of `solve` also from the indents of rows and the slashes around
//! triangles. Invariants: the shape is a guess; callers build the board and compare the rows with
//! it.

use crate::message::message;
use crate::puzzle::{Color, Geometry, Palette, Shape, Sides};
use crate::text::{Line, Problem};

/// The notation of a picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Notation {
    /// One sign for each cell, with or without blanks between.
    Single,
    /// Two equal signs for each cell, two blanks for a hole, as `solve` prints it.
    Doubled,
    /// One sign for each triangle, between the slashes of the rim, as `solve` prints it.
    Rimmed,
}

/// A row of a picture.
pub(super) struct Row<'a> {
    /// Its signs, without the indent.
    pub line: Line<'a>,
    /// The bytes of whitespace before the signs.
    indent: usize,
}

/// The rows of a picture.
pub(super) struct Rows<'a> {
    pub notation: Notation,
    pub rows: Vec<Row<'a>>,
}

/// Does it only separate cells?
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || sign == ','
}

impl<'a> Rows<'a> {
    pub fn of(lines: &[Line<'a>]) -> Rows<'a> {
        let filled = lines.iter().filter(|line| !line.is_blank());
        let row = |line: &Line<'a>| {
            let signs = line.trim();
            Row { line: signs, indent: signs.start - line.start }
        };
        let rows: Vec<Row> = filled.map(row).collect();
        let notation = match () {
            () if rows.iter().all(Row::is_rimmed) => Notation::Rimmed,
            () if rows.iter().all(Row::is_doubled) => Notation::Doubled,
            () => Notation::Single,
        };
        Rows { notation, rows }
    }

    /// Rows of one sign for each cell.
    pub fn in_single_notation(lines: &[Line<'a>]) -> Rows<'a> {
        Rows { notation: Notation::Single, ..Rows::of(lines) }
    }

    /// The signs of a row and their places, one for each cell; a blank is a hole.
    pub fn signs(&self, row: &Row<'a>) -> impl Iterator<Item = (Line<'a>, char)> + use<'a> {
        let notation = self.notation;
        let signs = row.inner(notation).signs();
        let signs =
            signs.filter(move |(_, sign)| notation != Notation::Single || !is_between(*sign));
        signs.step_by(if notation == Notation::Doubled { 2 } else { 1 })
    }

    pub fn all_signs(&self) -> impl Iterator<Item = char> {
        self.rows.iter().flat_map(|row| self.signs(row)).map(|(_, sign)| sign)
    }

    /// The number of cells of each row.
    pub fn lengths(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().map(|row| self.signs(row).count())
    }

    /// The number of holes before each row, if the board is a rectangle with holes.
    pub fn leads(&self) -> impl Iterator<Item = usize> {
        let least = self.rows.iter().map(|row| row.indent).min().unwrap_or(0);
        self.rows.iter().map(move |row| (row.indent - least) / 2)
    }

    /// The shape that the rows suggest.
    pub fn shape(&self) -> Option<Shape> {
        let first = self.rows.first()?;
        let is_plain =
            || self.rows.iter().all(|row| row.indent == first.indent && !row.has_holes());
        match self.notation {
            Notation::Single => shape(self.lengths()),
            Notation::Rimmed => self.triangles(),
            Notation::Doubled if is_plain() => shape(self.lengths()),
            Notation::Doubled => self.hexagon().or_else(|| self.rectangle()),
        }
    }

    /// The rectangle around all rows, if their indents differ by whole cells.
    fn rectangle(&self) -> Option<Shape> {
        let parity = self.rows.first()?.indent % 2;
        let width = self.leads().zip(self.lengths()).map(|(lead, length)| lead + length).max()?;
        let (height, width) = (self.rows.len().try_into().ok()?, width.try_into().ok()?);
        let is_even = self.rows.iter().all(|row| row.indent % 2 == parity);
        is_even.then_some(Shape::Rect { height, width })
    }

    /// The hexagon of these rows, if the indents of neighboring rows differ by half a cell. A side
    /// is as long as the rim continues in one direction.
    fn hexagon(&self) -> Option<Shape> {
        let begin = |row: &Row| row.indent;
        let end = |row: &Row| row.indent + row.line.text.len();
        let is_half =
            self.rows.windows(2).all(|pair| begin(&pair[0]).abs_diff(begin(&pair[1])) == 1);
        let outwards = |goes: &dyn Fn(&Row, &Row) -> bool| {
            1 + self.rows.windows(2).filter(|pair| goes(&pair[0], &pair[1])).count()
        };
        let a = outwards(&|above, below| begin(below) < begin(above));
        let e = outwards(&|above, below| end(below) > end(above));
        let (b, d) = (self.rows.len() + 1 - a, self.rows.len() + 1 - e);
        let sides = sides([a, b, self.lengths().last()?, d])?;
        is_half.then_some(Shape::Hex { sides })
    }

    /// The board of the triangles between these slashes. The length of sides A, B and D is the
    /// number of slashes in one direction at one end of the rows. Side C has as many lines as
    /// triangles stand on it.
    fn triangles(&self) -> Option<Shape> {
        let leaning = |begins: bool, slash: char| {
            let text = |row: &&Row| match begins {
                true => row.line.text.starts_with(slash),
                false => row.line.text.ends_with(slash),
            };
            self.rows.iter().filter(text).count()
        };
        let last = self.rows.last()?;
        let above = usize::from(last.line.text.starts_with('/'));
        let c = (self.signs(last).count() + above) / 2;
        let four = [leaning(true, '/'), leaning(true, '\\'), c, leaning(false, '/')];
        Some(Shape::Triangles { sides: sides(four)? })
    }
}

impl<'a> Row<'a> {
    /// The signs without the slashes of the rim.
    fn inner(&self, notation: Notation) -> Line<'a> {
        match notation {
            Notation::Rimmed => self.line.part(1..self.line.text.len() - 1),
            Notation::Single | Notation::Doubled => self.line,
        }
    }

    fn is_rimmed(&self) -> bool {
        let text = self.line.text;
        let is_sign = |sign: char| sign.is_ascii_alphabetic() || sign == '.' || sign == '#';
        let inner = text.strip_prefix(['/', '\\']).and_then(|rest| rest.strip_suffix(['/', '\\']));
        inner.is_some_and(|inner| !inner.is_empty() && inner.chars().all(is_sign))
    }

    fn is_doubled(&self) -> bool {
        let is_sign = |byte: u8| byte.is_ascii_alphabetic() || b".# ".contains(&byte);
        let mut pairs = self.line.text.as_bytes().chunks(2);
        pairs.all(|pair| matches!(pair, [one, other] if one == other && is_sign(*one)))
    }

    fn has_holes(&self) -> bool {
        self.line.text.contains(' ')
    }
}

fn sides(four: [usize; 4]) -> Option<Sides> {
    let [a, b, c, d] = four.map(|side| u32::try_from(side).ok());
    Sides::new([a?, b?, c?, d?]).ok()
}

/// The rectangle or regular hexagon whose rows have these numbers of cells.
pub(crate) fn shape(lengths: impl Iterator<Item = usize>) -> Option<Shape> {
    let lengths: Vec<usize> = lengths.collect();
    let (&first, height) = (lengths.first()?, lengths.len());
    if lengths.iter().all(|&length| length == first) {
        return Some(Shape::Rect { height: height as u32, width: first as u32 });
    }
    let expected = (0..height).map(|row| first + row.min(height - 1 - row));
    let is_hexagon = height + 1 == 2 * first && lengths.iter().copied().eq(expected);
    is_hexagon.then_some(Shape::hex(first as u32))
}

/// Reads the letters of a whole board. With `may_be_open` a `?` leaves a cell open (`None`).
/// `place` is the place of the problem if rows are missing.
pub(crate) fn read_rows(
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
        for ((place, letter), &cell) in line.signs().zip(row) {
            let color = Color::from_letter(letter).filter(|&color| palette.holds(color));
            let is_open = may_be_open && letter == '?';
            if geometry.is_hole(cell) && !is_open && color != Some(Color::BACKGROUND) {
                return Err(Problem::found(place, "want-hole"));
            }
            if color.is_none() && !is_open {
                let last = Color::numbered(palette.color_count() as u8 - 1).letter();
                return Err(Problem::found(place, message!("want-color-letter", last = last)));
            }
            cells.push(color);
        }
    }
    Ok(cells)
}
