//! The runs of a row of colors.
//!
//! In: colors, one after the other. Out: for each run its color and its length in cells.
//! Invariants: background makes no run. `verify` reads runs by itself, so that it shares nothing
//! with the code that it checks.

use super::color::Color;

/// The runs of a row of colors, in order.
pub(crate) fn runs(colors: impl Iterator<Item = Color>) -> impl Iterator<Item = (Color, u32)> {
    let mut colors = colors.peekable();
    std::iter::from_fn(move || {
        let color = colors.find(|color| !color.is_background())?;
        let mut length = 1;
        while colors.next_if_eq(&color).is_some() {
            length += 1;
        }
        Some((color, length))
    })
}
