//! Draws the barcode of a book: its ISBN as EAN-13 (ISO/IEC 15420).
//!
//! In: the imprint. Out: bars and digits. Invariants: a bar is as wide as the standard says; a number
//! whose check digit is wrong is refused.

use super::sheet::{Sheet, plain, rectangle};
use super::{BookError, MM, Plan};
use crate::drawing::Anchor;
use crate::puzzle::{Point, Rgb};
use barcoders::sym::ean13::EAN13;

/// The width of a module, the height of bars, and how far guards reach below them.
const MODULE: f64 = 0.33 * MM;
const HEIGHT: f64 = 18.0 * MM;
const GUARD: f64 = 5.0 * MODULE;
/// The modules of a code, and of the guards: at the ends and in the middle.
const MODULES: usize = 95;
const GUARDS: [std::ops::Range<usize>; 3] = [0..3, 45..50, 92..95];
/// The font size of digits and of the number above.
const FONT: f64 = 8.0;
const BLACK: Rgb = Rgb(0, 0, 0);

/// An ISBN: as it is written, and its 13 digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Isbn {
    written: String,
    digits: String,
}

impl Isbn {
    /// The ISBN in the imprint of a book, if it has one.
    ///
    /// # Errors
    /// [`BookError::Isbn`] if its check digit is wrong.
    pub fn of(plan: &Plan) -> Result<Option<Isbn>, BookError> {
        Isbn::find(plan.imprint.as_deref().unwrap_or_default()).map_err(BookError::Isbn)
    }

    /// The ISBN in a text, if it has one.
    ///
    /// # Errors
    /// The number, if its check digit is wrong.
    pub fn find(text: &str) -> Result<Option<Isbn>, String> {
        let Some((_, after)) = text.split_once("ISBN") else { return Ok(None) };
        let after = after.strip_prefix("-13").or(after.strip_prefix("-10")).unwrap_or(after);
        let after = after.trim_start_matches([':', ' ', '\u{a0}']);
        let is_part = |sign: char| sign.is_ascii_digit() || "Xx- \u{a0}‐‑–".contains(sign);
        let end = after.find(|sign| !is_part(sign)).unwrap_or(after.len());
        let written = after[..end].trim().to_owned();
        let digits: String = written.chars().filter(char::is_ascii_alphanumeric).collect();
        let code = match digits.len() {
            13 => EAN13::new(&digits).map(|_| digits.clone()).ok(),
            10 => thirteen(&digits),
            0..10 => return Ok(None),
            _ => None,
        };
        code.map(|digits| Some(Isbn { written: written.clone(), digits })).ok_or(written)
    }

    /// Draws it in the middle of an area.
    pub fn draw(&self, sheet: &mut Sheet, ((x, y), (width, height)): (Point, Point)) {
        let Ok(code) = EAN13::new(&self.digits) else { return };
        let modules = code.encode();
        let left = x + (width - MODULES as f64 * MODULE) / 2.0;
        let top = y + (height - HEIGHT - 2.4 * FONT) / 2.0 + 1.3 * FONT;
        let middle = plain(FONT).anchored(Anchor::Middle);
        sheet.write(
            &format!("ISBN {}", self.written),
            (x + width / 2.0, top - 0.4 * FONT),
            middle,
            width,
        );
        let mut at = 0;
        for bar in modules.chunk_by(|one, next| one == next) {
            let is_guard = GUARDS.iter().any(|guard| guard.contains(&at));
            let long = if is_guard { HEIGHT + GUARD } else { HEIGHT };
            let corner = (left + at as f64 * MODULE, top);
            let size = (bar.len() as f64 * MODULE, long);
            if bar[0] == 1 {
                sheet.add(rectangle(corner, size, BLACK));
            }
            at += bar.len();
        }
        // The first digit stands left of the bars, six stand under each half.
        let base = top + HEIGHT + 0.95 * FONT;
        for (place, digit) in self.digits.chars().enumerate() {
            let module = match place {
                0 => -4.5,
                1..7 => 3.0 + 7.0 * (place as f64 - 0.5),
                _ => 50.0 + 7.0 * (place as f64 - 6.5),
            };
            sheet.write(&digit.to_string(), (left + module * MODULE, base), middle, width);
        }
    }
}

/// The 13 digits of an ISBN of 10 signs; `None` if its check digit is wrong.
fn thirteen(signs: &str) -> Option<String> {
    let value = |sign: u8| match sign {
        b'X' | b'x' => 10,
        digit => u32::from(digit - b'0'),
    };
    let sum: u32 =
        (1..=10).rev().zip(signs.bytes()).map(|(weight, sign)| weight * value(sign)).sum();
    let is_sound = sum.is_multiple_of(11) && !signs[..9].contains(['X', 'x']);
    let start = format!("978{}", &signs[..9]);
    // Every second digit counts three times, and the sum ends in 0.
    let sum: u32 = start
        .bytes()
        .zip([1, 3].into_iter().cycle())
        .map(|(sign, times)| value(sign) * times)
        .sum();
    is_sound.then(|| format!("{start}{}", (10 - sum % 10) % 10))
}
