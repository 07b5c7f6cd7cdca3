//! An image as it is read.
//!
//! In: gray levels, and the channels red, green and blue if clues have colors. Out: levels with dark
//! ink, of the whole image or of one cell. Invariants: without channels a cell has its gray levels.

use super::cell::{Seen, seen};
use super::digits::{MARGIN, SIDE};
use super::geometry::{Found, Gray, Quad, lattices, lattices_of_thin, thin, warp};
use crate::budget::Budget;
use std::borrow::Cow;

/// The most lattices of thin lines, and of rules in black and white before those.
const OF_THIN: usize = 2;
const OF_RULES: usize = 2;

/// How far the channels of a strong color differ, and one in how many pixels are few.
const STRONG: u8 = 60;
const FEW: usize = 500;

/// An image.
pub struct Sheet {
    pub gray: Gray,
    /// Red, green and blue, if clues have colors.
    pub channels: Option<[Gray; 3]>,
}

impl Sheet {
    /// The lattices of rules, the best first, and those of thin lines: rules may be lighter than
    /// filled cells and darker than others. With colors these come first, as the gaps between tiles
    /// may look like rules.
    pub fn lattices<'a>(&'a self, budget: &'a Budget) -> impl Iterator<Item = Found> + 'a {
        let (greatest, least) = (self.extreme(u8::max), self.extreme(u8::min));
        let mut first = lattices(&greatest, &least.inverted(), budget);
        let count = if self.channels.is_some() { 0 } else { OF_RULES.min(first.len()) };
        let rest = first.split_off(count);
        // They take time and are seldom needed in black and white.
        let of_thin = move || lattices_of_thin(&thin(&greatest, &least), budget);
        let of_thin =
            std::iter::once_with(of_thin).flat_map(|found| found.into_iter().take(OF_THIN));
        first.into_iter().chain(of_thin).chain(rest)
    }

    /// Are more than a few pixels of a strong color?
    pub fn is_colorful(&self) -> bool {
        let (greatest, least) = (self.extreme(u8::max), self.extreme(u8::min));
        let levels = greatest.levels().iter().zip(least.levels());
        let strong = levels.filter(|&(&greatest, &least)| greatest - least > STRONG).count();
        strong * FEW > greatest.levels().len()
    }

    /// Levels where ink of any color is dark: ink that is darker than its paper, or lighter.
    pub fn ink(&self, is_light: bool) -> Cow<'_, Gray> {
        match (&self.channels, is_light) {
            (None, false) => Cow::Borrowed(&self.gray),
            (None, true) => Cow::Owned(self.gray.inverted()),
            (Some(_), false) => Cow::Owned(self.extreme(u8::min)),
            (Some(_), true) => Cow::Owned(self.extreme(u8::max).inverted()),
        }
    }

    /// For each pixel the least or the greatest level of its channels.
    fn extreme(&self, pick: fn(u8, u8) -> u8) -> Gray {
        let Some([red, green, blue]) = &self.channels else { return self.gray.clone() };
        let levels = red.levels().iter().zip(green.levels()).zip(blue.levels());
        let level = |((&red, &green), &blue): ((&u8, &u8), &u8)| pick(pick(red, green), blue);
        Gray::new(red.width(), levels.map(level).collect())
    }

    /// The crop of a cell with dark ink. `ink` has the levels of the whole image.
    pub fn crop(&self, quad: Quad, ink: &Gray) -> (Vec<u8>, Option<Seen>) {
        match &self.channels {
            None => (warp(ink, quad, MARGIN, (SIDE, SIDE)), None),
            Some(channels) => {
                let (levels, seen) = seen(channels, quad);
                (levels, Some(seen))
            }
        }
    }
}
