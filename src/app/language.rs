//! The language of messages: `--lang`, else that of the locale, else English.

use nonosat_board::message::Message;
use nonosat_words::{Catalog, Language};
use std::sync::OnceLock;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language; the program calls this once, first.
pub fn choose(language: Option<Language>) {
    let of_locale = || sys_locale::get_locale().as_deref().and_then(Language::named);
    let _ = LANGUAGE.set(language.or_else(of_locale).unwrap_or_default());
}

/// The language.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// A message in the words of the language.
pub fn words(message: &Message) -> String {
    catalog().words(message)
}

/// The catalog of the language.
pub fn catalog() -> &'static Catalog {
    language().catalog()
}
