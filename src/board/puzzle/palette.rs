//! The colors of one puzzle and what they are called.
//!
//! In: inks, the background first. Out: [`Palette`]. Invariants: a palette has 2 to [`MAX_COLORS`]
//! colors.

use super::PuzzleError;
use super::color::{Color, ColorSet, Ink, MAX_COLORS, Rgb};
use super::hue::{is_word, words_of};
use crate::message::{Argument, Message, message};

/// The colors of a puzzle, the background first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    inks: Vec<Ink>,
    /// What the inks are called in words, apart from their names in the file.
    words: Vec<String>,
}

impl Palette {
    /// A palette of `inks`, the background first. In each name, whitespace and
    /// control characters become single blanks.
    ///
    /// # Errors
    /// [`PuzzleError::ColorCount`] unless there are 2 to [`MAX_COLORS`] inks.
    pub fn new(inks: Vec<Ink>) -> Result<Palette, PuzzleError> {
        if !(2..=MAX_COLORS).contains(&inks.len()) {
            return Err(PuzzleError::ColorCount { found: inks.len() });
        }
        let tidy = |ink: Ink| Ink { name: ink.name.and_then(|name| super::one_line(&name)), ..ink };
        let inks: Vec<Ink> = inks.into_iter().map(tidy).collect();
        let words = words_of(&inks);
        Ok(Palette { inks, words })
    }

    /// White background, one black color.
    pub fn black_on_white() -> Palette {
        let ink = |rgb| Ink { rgb, name: None };
        let inks = vec![ink(Rgb(255, 255, 255)), ink(Rgb(0, 0, 0))];
        Palette { words: words_of(&inks), inks }
    }

    /// How many colors there are, background included; at least 2.
    pub fn color_count(&self) -> usize {
        self.inks.len()
    }

    /// Every color, the background first.
    pub fn colors(&self) -> impl Iterator<Item = Color> + use<> {
        (0..self.inks.len() as u8).map(Color::numbered)
    }

    /// Every color, background included, as a set.
    pub fn all(&self) -> ColorSet {
        ColorSet::first(self.inks.len())
    }

    /// Is `color` in the palette?
    pub fn holds(&self, color: Color) -> bool {
        color.index() < self.inks.len()
    }

    /// The ink of `color`.
    ///
    /// # Panics
    /// If the palette does not hold `color`.
    pub fn ink(&self, color: Color) -> &Ink {
        &self.inks[color.index()]
    }

    /// The name of `color` in words: its name in the file, else a description such as `dark green`.
    /// A name that contains the color's own hexadecimal value is no word. Colors have different
    /// descriptions, as long as there are any that suit.
    ///
    /// # Panics
    /// If the palette does not hold `color`.
    pub fn name(&self, color: Color) -> String {
        let word = || self.words[color.index()].clone();
        self.ink(color).word().map_or_else(word, str::to_owned)
    }

    /// The name of `color` in a message: its name in the file if that is a word, else that of its
    /// hue. Two inks with one name also have their letters.
    ///
    /// # Panics
    /// If the palette does not hold `color`.
    pub fn color_name(&self, color: Color) -> Argument {
        let word = match self.color_word(color) {
            Argument::Text(name) => message!("ink-named", name = name).into(),
            word => word,
        };
        match self.shares_name(color) {
            false => word,
            true => {
                let letter = color.letter().to_string();
                message!("color-lettered", color = word, letter = letter).into()
            }
        }
    }

    /// Has another color the same name?
    pub fn shares_name(&self, color: Color) -> bool {
        let name = self.name(color);
        self.colors().any(|other| other != color && self.name(other) == name)
    }

    /// As [`Palette::color_name`], always without the letter; a name of the file as it is there.
    ///
    /// # Panics
    /// If the palette does not hold `color`.
    pub fn color_word(&self, color: Color) -> Argument {
        let name = self.name(color);
        match catalog_word(&name) {
            Some(word) => Message::new(format!("color-{}", word.replace(' ', "-"))).into(),
            None => name.into(),
        }
    }

    /// The words of [`Palette::color_name`] in English.
    pub(super) fn color_words(&self, color: Color) -> String {
        let name = self.name(color);
        let letter = self.shares_name(color).then(|| format!(" ({})", color.letter()));
        catalog_word(&name).unwrap_or(name) + &letter.unwrap_or_default()
    }

    /// The name of `color` in messages: its name in the file, else `background` or its letter.
    ///
    /// # Panics
    /// If the palette does not hold `color`.
    pub fn describe(&self, color: Color) -> String {
        match &self.ink(color).name {
            Some(name) => name.clone(),
            None if color.is_background() => "background".to_owned(),
            None => color.letter().to_string(),
        }
    }
}

/// The word of a color that every catalog has, if the name is one.
fn catalog_word(name: &str) -> Option<String> {
    let word = name.to_lowercase().replace('-', " ");
    is_word(&word).then_some(word)
}
