//! Puts a small square of its color before each word for a color.
//!
//! In: sentences, a palette. Out: HTML. Invariants: the words stay the same, and no text of the
//! puzzle becomes markup.

use html_escape::encode_text;
use nonosat_board::puzzle::Palette;
use nonosat_words::{Catalog, Language};

/// The words for the inks of a palette in all their forms, the longest first, each with its color.
pub struct Swatches {
    words: Vec<(Vec<char>, String)>,
    /// Do blanks stand between words?
    has_blanks: bool,
}

impl Swatches {
    /// None for a palette of one ink: no sentence names it.
    pub fn new(palette: &Palette, catalog: &Catalog) -> Swatches {
        let inks = palette.colors().skip(1).filter(|_| palette.color_count() > 2);
        let words = inks.flat_map(|ink| {
            let rgb = palette.ink(ink).rgb.to_string();
            let forms = catalog.forms(&palette.color_name(ink));
            forms.into_iter().map(move |form| (lower_case_letters(&form), rgb.clone()))
        });
        let mut words: Vec<(Vec<char>, String)> = words.collect();
        words.retain(|(word, _)| !word.is_empty());
        words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        let has_blanks = !matches!(catalog.language(), Language::Japanese | Language::Chinese);
        Swatches { words, has_blanks }
    }

    /// A sentence as HTML.
    pub fn html(&self, sentence: &str) -> String {
        let (signs, lower): (Vec<char>, Vec<char>) =
            (sentence.chars().collect(), lower_case_letters(sentence));
        let (mut out, mut plain, mut at) = (String::new(), String::new(), 0);
        while at < signs.len() {
            let Some((word, rgb)) =
                self.words.iter().find(|(word, _)| self.is_at(&lower, at, word))
            else {
                plain.push(signs[at]);
                at += 1;
                continue;
            };
            let text: String = signs[at..at + word.len()].iter().collect();
            out += &encode_text(&std::mem::take(&mut plain));
            out += &format!(
                "<span class=\"ink\"><i style=\"background: {rgb}\" aria-hidden=\"true\"></i>{}</span>",
                encode_text(&text)
            );
            at += word.len();
        }
        out + &encode_text(&plain)
    }

    /// Does the word stand there, and not within a longer one?
    fn is_at(&self, signs: &[char], at: usize, word: &[char]) -> bool {
        let is_part = |sign: Option<&char>| sign.is_some_and(|sign| sign.is_alphanumeric());
        let before = at.checked_sub(1).and_then(|before| signs.get(before));
        let is_apart = !is_part(before) && !is_part(signs.get(at + word.len()));
        signs[at..].starts_with(word) && (is_apart || !self.has_blanks)
    }
}

/// The letters in lower case, one for each.
fn lower_case_letters(text: &str) -> Vec<char> {
    text.chars().map(|sign| sign.to_lowercase().next().unwrap_or(sign)).collect()
}
