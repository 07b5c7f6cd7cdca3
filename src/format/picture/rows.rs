//! How the rows of a picture are written, and of which board they are.
//!
//! In: lines that are not blank. Out: rows of signs, and the outline of their board: by the
//! numbers of cells, for what `solve` prints also by where the rows begin and by the slashes
//! around triangles. Invariants: rows that seem to be those of a board need not be; who has built
//! the board compares them.

use crate::format::text::Line;
use crate::puzzle::{Shape, Sides};

/// How a picture is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// A sign a cell, blanks between or not.
    Single,
    /// Two like signs a cell, two blanks where there is none, as `solve` prints it.
    Doubled,
    /// A sign a triangle between the slashes of the rim, as `solve` prints it.
    Rimmed,
}

/// A row of a picture.
pub(super) struct Row<'a> {
    /// Its signs.
    pub line: Line<'a>,
    /// How many blanks stand before.
    indent: usize,
}

/// The rows of a picture.
pub(super) struct Rows<'a> {
    pub manner: Manner,
    pub rows: Vec<Row<'a>>,
}

impl<'a> Rows<'a> {
    pub fn of(lines: &[Line<'a>]) -> Rows<'a> {
        let filled = lines.iter().filter(|line| !line.is_blank());
        let row = |line: &Line<'a>| {
            let signs = line.trim();
            Row { line: signs, indent: signs.start - line.start }
        };
        let rows: Vec<Row> = filled.map(row).collect();
        let manner = match () {
            () if rows.iter().all(Row::is_rimmed) => Manner::Rimmed,
            () if rows.iter().all(Row::is_doubled) => Manner::Doubled,
            () => Manner::Single,
        };
        Rows { manner, rows }
    }

    /// The signs of a row, each with where it stands; a blank is a hole.
    pub fn signs(&self, row: &Row<'a>) -> impl Iterator<Item = (Line<'a>, char)> + use<'a> {
        let (line, manner) = (row.inner(self.manner), self.manner);
        let signs = line.text.char_indices();
        let signs =
            signs.filter(move |(_, sign)| manner != Manner::Single || !sign.is_whitespace());
        let per_cell = if manner == Manner::Doubled { 2 } else { 1 };
        signs.step_by(per_cell).map(move |(at, sign)| (line.part(at..at + sign.len_utf8()), sign))
    }

    /// How many signs each row has.
    pub fn lengths(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().map(|row| self.signs(row).count())
    }

    /// How many places of the board stand before each row, if it is a rectangle with holes.
    pub fn leads(&self) -> impl Iterator<Item = usize> {
        let least = self.rows.iter().map(|row| row.indent).min().unwrap_or(0);
        self.rows.iter().map(move |row| (row.indent - least) / 2)
    }

    /// The outline that the rows seem to have.
    pub fn shape(&self) -> Option<Shape> {
        let first = self.rows.first()?;
        let is_plain =
            || self.rows.iter().all(|row| row.indent == first.indent && !row.has_holes());
        match self.manner {
            Manner::Single => shape(self.lengths()),
            Manner::Rimmed => self.triangles(),
            Manner::Doubled if is_plain() => shape(self.lengths()),
            Manner::Doubled => self.hexagon().or_else(|| self.rectangle()),
        }
    }

    /// The rectangle that all rows lie in, if they begin whole cells apart.
    fn rectangle(&self) -> Option<Shape> {
        let parity = self.rows.first()?.indent % 2;
        let width = self.leads().zip(self.lengths()).map(|(lead, length)| lead + length).max()?;
        let (height, width) = (self.rows.len().try_into().ok()?, width.try_into().ok()?);
        let is_even = self.rows.iter().all(|row| row.indent % 2 == parity);
        is_even.then_some(Shape::Rect { height, width })
    }

    /// The hexagon whose rows begin half a cell apart: its sides are as long as its rim goes on
    /// in one direction.
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

    /// The triangles between these slashes: a side is as long as they lean in one direction,
    /// the lowest as many as stand on it.
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
    /// The signs alone.
    fn inner(&self, manner: Manner) -> Line<'a> {
        match manner {
            Manner::Rimmed => self.line.part(1..self.line.text.len() - 1),
            Manner::Single | Manner::Doubled => self.line,
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

/// The board whose rows have these numbers of cells.
pub(in crate::format) fn shape(lengths: impl Iterator<Item = usize>) -> Option<Shape> {
    let lengths: Vec<usize> = lengths.collect();
    let (&first, height) = (lengths.first()?, lengths.len());
    if lengths.iter().all(|&length| length == first) {
        return Some(Shape::Rect { height: height as u32, width: first as u32 });
    }
    let expected = (0..height).map(|row| first + row.min(height - 1 - row));
    let is_hexagon = height + 1 == 2 * first && lengths.iter().copied().eq(expected);
    is_hexagon.then_some(Shape::hex(first as u32))
}
