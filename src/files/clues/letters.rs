//! The letters of colors in clues.
//!
//! In: a letter, a palette. Out: a foreground color, or the problem.

use crate::message::{Message, message};
use crate::puzzle::{Color, Palette};
use crate::text::problem::Problem;
use crate::text::{Word, shown};

/// The foreground color of a letter.
pub(super) fn color(letter: Word, palette: &Palette) -> Result<Color, Problem> {
    let last = Color::numbered(palette.color_count() as u8 - 1).letter();
    let expected = match last {
        'a' => message!("want-color-only"),
        last => message!("want-color-declared", last = last),
    };
    let found = letter.text.chars().next().and_then(Color::from_letter);
    let error = |message: Message| Problem::new(letter.span(), message, expected.clone());
    match found {
        Some(color) if color.is_background() => Err(error(message!("problem-background-run"))),
        Some(color) if palette.holds(color) => Ok(color),
        Some(_) => Err(error(message!("problem-color-undeclared", color = letter.text))
            .advice("advice-add-color")),
        None => Err(error(message!("problem-color-place", found = shown(letter.text)))),
    }
}
