//! The runs in a sequence of colors.
//!
//! In: colors. Out: the color and the length in cells of each run. Invariants: background makes no
//! run. `verify` has a second implementation, so that it shares no code with what it checks.

use super::color::Color;

/// The runs in a sequence of colors, in order.
pub fn runs(colors: impl Iterator<Item = Color>) -> impl Iterator<Item = (Color, u32)> {
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
