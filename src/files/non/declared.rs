//! The colors that a `.non` file declares.
//!
//! In: names, colors and letters. Out: a palette. Invariants: each name occurs once.

use crate::message::message;
use crate::puzzle::{Color, Ink, Palette, PuzzleError, Rgb};
use crate::text::problem::Problem;
use crate::text::{Line, Word, shown};

/// The declared colors. A file without any has black.
#[derive(Default)]
pub(crate) struct Declared {
    pub inks: Vec<Ink>,
    /// The letter of each color in a goal, if the file declares one.
    letters: Vec<Option<char>>,
    background: Option<Rgb>,
}

impl Declared {
    pub fn declare(&mut self, name: Word, rgb: Rgb, letter: Option<Word>) -> Result<(), Problem> {
        if name.text == "background" {
            self.background = Some(rgb);
            return Ok(());
        }
        if self.find(name.text).is_some() {
            let message = message!("problem-color-twice", color = shown(name.text));
            return Err(Problem::new(name.span(), message, "want-color-once"));
        }
        if self.inks.len() + 2 > crate::puzzle::MAX_COLORS {
            let message = message!("problem-colors-more", count = self.inks.len());
            return Err(Problem::new(name.span(), message, "want-fewer-colors"));
        }
        self.inks.push(Ink { rgb, name: Some(name.text.to_owned()) });
        self.letters.push(letter.and_then(|letter| letter.text.chars().next()));
        Ok(())
    }

    pub fn palette(&self) -> Result<Palette, PuzzleError> {
        if self.inks.is_empty() {
            return Ok(Palette::black_on_white());
        }
        let rgb = self.background.unwrap_or(Rgb(255, 255, 255));
        let own = self.inks.iter().enumerate().map(|(place, ink)| {
            // A name that equals the default letter is not worth keeping.
            let letter = Color::numbered(place as u8 + 1).letter().to_string();
            Ink { name: ink.name.clone().filter(|name| *name != letter), ..ink.clone() }
        });
        Palette::new(std::iter::once(Ink { rgb, name: None }).chain(own).collect())
    }

    /// Is this line a clue? If not, it is a key and its value.
    pub fn is_clue(&self, line: &Line) -> bool {
        let (first, _) = line.split_first();
        let is_number = first
            .text
            .starts_with(|letter: char| letter.is_ascii_digit() || "?-,*".contains(letter));
        first.text.is_empty() || is_number || self.find(first.text).is_some()
    }

    /// The color of a letter in a goal.
    pub fn in_goal(&self, letter: char) -> Option<Color> {
        let by_letter = self.letters.iter().position(|own| *own == Some(letter));
        let by_name = || self.find(letter.encode_utf8(&mut [0; 4]));
        match by_letter {
            Some(place) => Some(Color::numbered(place as u8 + 1)),
            None => by_name().or(match letter {
                '0' | '.' | '-' => Some(Color::BACKGROUND),
                '1' => Some(Color::FIRST),
                _ => None,
            }),
        }
    }

    pub fn find(&self, name: &str) -> Option<Color> {
        let place = self.inks.iter().position(|ink| ink.name.as_deref() == Some(name));
        place.map(|place| Color::numbered(place as u8 + 1))
    }

    /// The color of a run without a name: the only one, else `black`.
    ///
    /// # Errors
    /// A [`Problem`] if there are several colors without `black`.
    pub fn default_color(&self, word: Word) -> Result<Color, Problem> {
        match self.inks.len() {
            0 | 1 => Ok(Color::FIRST),
            _ => self.find("black").ok_or_else(|| {
                let message = message!("problem-run-colorless", run = shown(word.text));
                Problem::new(word.span(), message, "want-number-letter")
            }),
        }
    }
}
