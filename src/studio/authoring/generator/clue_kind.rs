//! The kinds of clues that a generated puzzle may have.
//!
//! In: a name; the shape, the colors and the class of a request. Out: [`ClueKind`]; the classes that
//! puzzles with such clues can have.

use super::RandomError;
use crate::explanation::Class;
use crate::puzzle::Shape;
use std::ops::RangeInclusive;

/// What the clues of a generated puzzle say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClueKind {
    /// The runs of a line, in order.
    #[default]
    Runs,
    /// The runs of a line, in any order.
    AnyOrder,
    /// How many cells of each color a line has.
    Sums,
    /// How many cells around a cell, with itself, are painted.
    Mosaic,
}

impl ClueKind {
    /// All of them.
    pub const ALL: [ClueKind; 4] =
        [ClueKind::Runs, ClueKind::AnyOrder, ClueKind::Sums, ClueKind::Mosaic];

    /// Its name in arguments.
    pub fn name(self) -> &'static str {
        match self {
            ClueKind::Runs => "runs",
            ClueKind::AnyOrder => "any-order",
            ClueKind::Sums => "sums",
            ClueKind::Mosaic => "mosaic",
        }
    }

    /// The kind of this name, if there is one.
    pub fn named(name: &str) -> Option<ClueKind> {
        ClueKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The classes of the puzzles that are made with such clues. Of the rows of the only picture with
    /// its totals each contains the next shorter one, so there always is a line with one way left:
    /// lines alone solve it.
    pub fn classes(self, shape: Shape, colors: usize) -> RangeInclusive<Class> {
        match self {
            ClueKind::Runs | ClueKind::AnyOrder => Class::Trivial..=Class::Guessing,
            ClueKind::Sums if is_plain(shape, colors) => Class::Lines..=Class::Lines,
            ClueKind::Sums | ClueKind::Mosaic => Class::Lines..=Class::Guessing,
        }
    }

    /// Rejects a request for which no puzzle with such clues is made.
    pub(super) fn check(
        self,
        shape: Shape,
        colors: usize,
        class: Class,
    ) -> Result<(), RandomError> {
        if self == ClueKind::Mosaic && !is_plain(shape, colors) {
            return Err(RandomError::Mosaic);
        }
        match self.classes(shape, colors).contains(&class) {
            true => Ok(()),
            false => Err(RandomError::Class { clues: self.name(), class: class.name() }),
        }
    }
}

/// Is it a rectangle in black and white?
fn is_plain(shape: Shape, colors: usize) -> bool {
    shape.rectangle().is_some() && colors == 2
}
