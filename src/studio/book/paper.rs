//! Sizes of pages, with their margins.

use super::MM;
use crate::puzzle::Point;

/// Margins: at the binding, at the outside, at the top, at the bottom.
const PRINTED: [f64; 4] = [19.1 * MM, 12.7 * MM, 14.0 * MM, 17.0 * MM];
/// The same for screens, which have no binding and a rim of their own.
const SCREEN: [f64; 4] = [5.0 * MM, 5.0 * MM, 5.0 * MM, 9.0 * MM];

/// The size of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 148 by 210 millimetres.
    A5,
    /// 8.5 by 11 inches.
    Letter,
    /// The screen of an electronic reader: its width and height in points.
    Screen(Point),
    /// Any other width and height, in points.
    Trim(Point),
}

impl Paper {
    /// An electronic reader with a screen of 6 inches.
    pub const READER_6: Paper = Paper::Screen((91.0 * MM, 122.0 * MM));
    /// An electronic reader with a screen of 8 inches.
    pub const READER_8: Paper = Paper::Screen((122.0 * MM, 163.0 * MM));
    /// An electronic reader with a screen of 10 inches.
    pub const READER_10: Paper = Paper::Screen((157.0 * MM, 210.0 * MM));
    /// The shortest and the longest side of [`Paper::Trim`], in points.
    pub const SIDES: [f64; 2] = [80.0 * MM, 600.0 * MM];

    /// Width and height, in points.
    pub fn size(self) -> Point {
        match self {
            Paper::A4 => (210.0 * MM, 297.0 * MM),
            Paper::A5 => (148.0 * MM, 210.0 * MM),
            Paper::Letter => (612.0, 792.0),
            Paper::Screen(size) | Paper::Trim(size) => size,
        }
    }

    /// Margins: at the binding, at the outside, at the top, at the bottom.
    pub(super) fn margins(self) -> [f64; 4] {
        match self {
            Paper::Screen(_) => SCREEN,
            _ => PRINTED,
        }
    }

    /// Parses a name, or a width and a height with a unit: `a4`, `6x9in`, `148x210mm`; `None` if it
    /// is neither, or beyond [`Paper::SIDES`].
    pub fn read(text: &str) -> Option<Paper> {
        let named = match text {
            "a4" => Some(Paper::A4),
            "a5" => Some(Paper::A5),
            "letter" => Some(Paper::Letter),
            "reader-6" => Some(Paper::READER_6),
            "reader-8" => Some(Paper::READER_8),
            "reader-10" => Some(Paper::READER_10),
            _ => None,
        };
        named.or_else(|| Paper::of_sides(text))
    }

    fn of_sides(text: &str) -> Option<Paper> {
        let (numbers, unit) = match text.strip_suffix("in") {
            Some(numbers) => (numbers, 72.0),
            None => (text.strip_suffix("mm")?, MM),
        };
        let (width, height) = numbers.trim().split_once('x')?;
        let points = |text: &str| {
            let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
            let points = is_number.then(|| text.parse::<f64>().ok())?? * unit;
            let [least, most] = Paper::SIDES;
            (least - 0.01..=most + 0.01).contains(&points).then_some(points)
        };
        Some(Paper::Trim((points(width)?, points(height)?)))
    }
}
