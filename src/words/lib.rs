//! The words of messages: one catalog per language.
//!
//! In: messages, a [`Language`]. Out: sentences. Invariants: catalogs are in Fluent's
//! format, and all have the same ids; a message that a catalog lacks appears in English.
//! Source: Project Fluent, "Syntax Guide" (plurals, selectors, attributes).

mod catalog;
mod index;
#[cfg(test)]
mod tests;

pub use catalog::Catalog;

use nonosat_board::message::{self, Message};

/// A message in English.
pub fn english(message: &Message) -> String {
    Language::English.catalog().words(message)
}

/// Implements `Display` and `Error` for types with a function `message`: the words are English, for
/// callers that know of no language.
#[macro_export]
macro_rules! english_errors {
    ($($error:ty),* $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::english(&self.message()))
            }
        }
        impl std::error::Error for $error {}
    )*};
}

/// A language with a catalog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Language {
    /// `en`.
    #[default]
    English,
    /// `de`.
    German,
    /// `fr`.
    French,
    /// `es`.
    Spanish,
    /// `pl`.
    Polish,
    /// `ru`.
    Russian,
    /// `ja`.
    Japanese,
    /// `zh`, simplified.
    Chinese,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Spanish,
        Language::Polish,
        Language::Russian,
        Language::Japanese,
        Language::Chinese,
    ];

    /// Its code of two letters, as in ISO 639-1.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Polish => "pl",
            Language::Russian => "ru",
            Language::Japanese => "ja",
            Language::Chinese => "zh",
        }
    }

    /// The language of a code such as `de` or a locale such as `de_AT.UTF-8`; `None` if there is
    /// no catalog for it.
    pub fn named(code: &str) -> Option<Language> {
        let short = code.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| short.eq_ignore_ascii_case(language.code()))
    }

    /// Takes the catalog of a language from a text, where the program has none inside, before the
    /// language is used; false if it has one already or is unknown.
    pub fn learn(code: &str, text: &str) -> bool {
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        language.is_some_and(|language| catalog::learn(language, text))
    }

    /// The text of its catalog, in Fluent's format.
    pub fn text(self) -> &'static str {
        catalog::text(self)
    }

    /// Its catalog, which has the words of sentences.
    pub fn catalog(self) -> &'static Catalog {
        Catalog::of(self)
    }
}
