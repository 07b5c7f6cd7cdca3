//! Colors in files: `#rrggbb`, `#rgb`, with or without the `#`.
//!
//! In: a word. Out: an [`Rgb`]. Also the default inks for formats without colors.

use crate::puzzle::{Color, Ink, Palette, Rgb};
use crate::text::problem::Problem;
use crate::text::{Word, found};

/// The inks of foreground colors for formats that do not define them; the first one is black.
pub(crate) const SHADES: [Rgb; 8] = [
    Rgb(0, 0, 0),
    Rgb(0xd5, 0x5e, 0x00),
    Rgb(0x00, 0x72, 0xb2),
    Rgb(0x00, 0x9e, 0x73),
    Rgb(0xcc, 0x79, 0xa7),
    Rgb(0xe6, 0x9f, 0x00),
    Rgb(0x56, 0xb4, 0xe9),
    Rgb(0x80, 0x80, 0x80),
];

/// White, and a shade for every color up to the highest one in `cells`.
pub(crate) fn usual_palette(cells: &[Color]) -> Palette {
    let last = cells.iter().map(|color| color.index()).max().unwrap_or(0).max(1);
    let shades = SHADES.into_iter().cycle().take(last);
    let inks = std::iter::once(Rgb(255, 255, 255)).chain(shades);
    let inks = inks.map(|rgb| Ink { rgb, name: None }).collect();
    // Every `Color` fits into a palette, so this cannot fail.
    Palette::new(inks).unwrap_or_else(|_| Palette::black_on_white())
}

/// The color of a word of 6 or 3 hexadecimal digits.
pub(crate) fn rgb(word: Word) -> Result<Rgb, Problem> {
    let digits = word.text.strip_prefix('#').unwrap_or(word.text);
    let value = |digits: &str| u32::from_str_radix(digits, 16).ok();
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = match digits.len() {
        6 if is_hex => value(digits),
        3 if is_hex => value(digits).map(|short| {
            let (red, green, blue) = (short >> 8, short >> 4 & 15, short & 15);
            (red << 16 | green << 8 | blue) * 17
        }),
        _ => None,
    };
    let found =
        number.ok_or_else(|| Problem::new(word.span(), found(word.text), "want-color-value"))?;
    Ok(Rgb((found >> 16) as u8, (found >> 8) as u8, found as u8))
}
