//! Themes of drawings: colors of paper, lines and text, and how puzzle colors appear.
//!
//! In: the choice of a theme. Out: [`Theme`]. Invariants: text has a contrast of at least 4.5
//! against its background.

use crate::puzzle::Rgb;

/// The colors and sizes of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    pub(super) paper: Rgb,
    pub(super) text: Rgb,
    pub(super) muted: Rgb,
    pub(super) thin: Rgb,
    pub(super) heavy: Rgb,
    /// Largest size of clues, in pixels.
    pub(super) clue: f64,
    /// Least space between clues side by side, in pixels.
    pub(super) between: f64,
    /// How the colors of a puzzle appear.
    fills: Fills,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fills {
    /// Unchanged.
    Plain,
    /// Grays are inverted: white becomes dark.
    Turned,
    /// Pale, to save ink; tiles have a border and no fill.
    Pale,
}

/// The colors of text on light and on dark backgrounds.
const DARK_TEXT: Rgb = Rgb(0x1a, 0x1a, 0x1a);
const LIGHT_TEXT: Rgb = Rgb(0xff, 0xff, 0xff);
/// The darkest and the lightest gray of the dark theme.
const NIGHT_GRAYS: (u8, u8) = (0x1e, 0xe6);
/// Colors whose channels differ by at most this are grays.
const MAX_GRAY_SPREAD: u8 = 24;

/// The share of a color of the puzzle in its pale form below numbers.
const FAINT_SHARE: f64 = 0.18;
/// Numbers on which nothing hangs, on light and on dark paper.
const WEAK_NUMBER_COLORS: (Rgb, Rgb) = (Rgb(0x5c, 0x5c, 0x5c), Rgb(0xb4, 0xb4, 0xb4));

impl Theme {
    /// Black on white, as in the browser.
    pub fn light() -> Theme {
        Theme {
            paper: Rgb(0xff, 0xff, 0xff),
            text: DARK_TEXT,
            muted: Rgb(0x76, 0x76, 0x76),
            thin: Rgb(0x8a, 0x8a, 0x8a),
            heavy: Rgb(0x30, 0x30, 0x30),
            clue: 14.0,
            between: 3.0,
            fills: Fills::Plain,
        }
    }

    /// Light on dark.
    pub fn dark() -> Theme {
        Theme {
            paper: Rgb(NIGHT_GRAYS.0, NIGHT_GRAYS.0, NIGHT_GRAYS.0),
            text: Rgb(0xf0, 0xf0, 0xf0),
            muted: Rgb(0x9a, 0x9a, 0x9a),
            thin: Rgb(0x6a, 0x6a, 0x6a),
            heavy: Rgb(0xc4, 0xc4, 0xc4),
            fills: Fills::Turned,
            ..Theme::light()
        }
    }

    /// For printing with little ink.
    pub fn ink() -> Theme {
        Theme { thin: Rgb(0xb0, 0xb0, 0xb0), fills: Fills::Pale, ..Theme::light() }
    }

    /// For print, with larger clues, which stand apart at small sizes, too.
    pub fn paper() -> Theme {
        Theme { clue: 16.0, between: 5.0, ..Theme::light() }
    }

    /// The color of lines between cells.
    #[cfg(feature = "print")]
    pub(crate) fn thin_line(&self) -> Rgb {
        self.thin
    }

    /// The color that draws a color of the puzzle.
    pub(super) fn fill(&self, rgb: Rgb) -> Rgb {
        let Rgb(red, green, blue) = rgb;
        let parts = [red, green, blue];
        match self.fills {
            Fills::Plain => rgb,
            Fills::Turned if saturation(parts) > MAX_GRAY_SPREAD => rgb,
            Fills::Turned => Rgb(night(red), night(green), night(blue)),
            Fills::Pale => Rgb(pale(red), pale(green), pale(blue)),
        }
    }

    /// The pale color that draws a color of the puzzle below numbers.
    pub(crate) fn faint(&self, rgb: Rgb) -> Rgb {
        mixed(self.paper, self.fill(rgb), FAINT_SHARE)
    }

    /// The color of a number in a cell: it stands out by how much hangs on it, from 0 to 1.
    pub(crate) fn number(&self, is_negative: bool, strength: f64) -> Rgb {
        let is_dark = luminance(self.paper) < 0.5;
        let weak = if is_dark { WEAK_NUMBER_COLORS.1 } else { WEAK_NUMBER_COLORS.0 };
        let strong = match (is_dark, is_negative) {
            (false, false) => Rgb(0x0a, 0x48, 0x9e),
            (false, true) => Rgb(0xa8, 0x32, 0x00),
            (true, false) => Rgb(0x9c, 0xcc, 0xff),
            (true, true) => Rgb(0xff, 0xb8, 0x8c),
        };
        mixed(weak, strong, strength)
    }

    /// The fill and the border of a tile of this color.
    pub(super) fn tile(&self, rgb: Rgb) -> (Rgb, Option<Rgb>) {
        if self.fills == Fills::Pale {
            return (self.paper, Some(if luminance(rgb) > 0.7 { self.muted } else { rgb }));
        }
        let fill = self.fill(rgb);
        let is_near = (luminance(fill) - luminance(self.paper)).abs() < 0.3;
        (fill, is_near.then_some(self.muted))
    }

    /// The text color with enough contrast against this fill.
    pub(super) fn text_on(&self, fill: Rgb) -> Rgb {
        if luminance(fill) > 0.18 { DARK_TEXT } else { LIGHT_TEXT }
    }
}

/// A color between two others; `share` of the second one.
fn mixed(Rgb(red, green, blue): Rgb, other: Rgb, share: f64) -> Rgb {
    let mix = |one: u8, other: u8| {
        (f64::from(one) + (f64::from(other) - f64::from(one)) * share).round() as u8
    };
    Rgb(mix(red, other.0), mix(green, other.1), mix(blue, other.2))
}

fn saturation(parts: [u8; 3]) -> u8 {
    let most = parts.iter().max().copied().unwrap_or(0);
    most - parts.iter().min().copied().unwrap_or(0)
}

fn night(part: u8) -> u8 {
    let (low, high) = (u32::from(NIGHT_GRAYS.0), u32::from(NIGHT_GRAYS.1));
    (high - u32::from(part) * (high - low) / 255) as u8
}

fn pale(part: u8) -> u8 {
    255 - (u32::from(255 - part) * 2 / 5) as u8
}

/// Relative luminance, 0 to 1 (Web Content Accessibility Guidelines). Above 0.18 black text has
/// more contrast than white text.
pub(super) fn luminance(Rgb(red, green, blue): Rgb) -> f64 {
    let linear = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
