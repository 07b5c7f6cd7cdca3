//! Colors as files write them: `#rrggbb`, `#rgb`, with or without the `#`.

use crate::format::text::problem::Problem;
use crate::format::text::{Word, shown};
use crate::puzzle::Rgb;

/// The color that a word of 6 or 3 hexadecimal digits means.
pub(in crate::format) fn rgb(word: Word) -> Result<Rgb, Problem> {
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
    let found = number.ok_or_else(|| {
        Problem::new(word.span(), format!("found `{}`", shown(word.text)), "a color like #ff8800")
    })?;
    Ok(Rgb((found >> 16) as u8, (found >> 8) as u8, found as u8))
}
