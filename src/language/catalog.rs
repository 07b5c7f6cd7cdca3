//! The catalog of one language: it turns messages into words.
//!
//! In: Fluent's format. Out: words. Invariants: a catalog of the program parses, which a test
//! checks; the words of an argument that is a message, and of each of its attributes, are
//! variables of the message around it: `$line`, and `$line-genitive` for `.genitive`.

use super::{Argument, Language, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::OnceLock;

/// By [`Language`]; each is read when it is first needed.
static CATALOGS: [OnceLock<Catalog>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The text of a catalog inside.
#[cfg(not(target_family = "wasm"))]
pub(super) fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("en.ftl"),
        Language::German => include_str!("de.ftl"),
        Language::French => include_str!("fr.ftl"),
        Language::Spanish => include_str!("es.ftl"),
        Language::Polish => include_str!("pl.ftl"),
        Language::Russian => include_str!("ru.ftl"),
        Language::Japanese => include_str!("ja.ftl"),
        Language::Chinese => include_str!("zh.ftl"),
    }
}

/// The catalogs that a page has brought, since none is inside.
#[cfg(target_family = "wasm")]
static BROUGHT: [OnceLock<String>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The text of a catalog that the page has brought; empty if it has not.
#[cfg(target_family = "wasm")]
pub(super) fn text(language: Language) -> &'static str {
    BROUGHT[language as usize].get().map_or("", String::as_str)
}

/// Takes the text of a catalog; false if the language has one. The first one also stands for English,
/// which is there for whatever names no language.
#[cfg(target_family = "wasm")]
pub(super) fn learn(language: Language, text: &str) -> bool {
    let is_new = BROUGHT[language as usize].set(text.to_owned()).is_ok();
    BROUGHT[Language::English as usize].get_or_init(|| text.to_owned());
    is_new
}

/// Takes no catalog: all are inside.
#[cfg(not(target_family = "wasm"))]
pub(super) fn learn(_: Language, _: &str) -> bool {
    false
}

/// A text without the part of the page, which its scripts read: it is half of a catalog, and a start
/// of the program should take no longer than need be.
fn read_here(text: &str) -> String {
    let page = text.find("\n## Page").unwrap_or(text.len());
    let behind = text[page..].find("\n## Books").map_or(text.len(), |at| page + at);
    text[..page].to_owned() + &text[behind..]
}

/// The words of one language.
pub struct Catalog {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The names of all attributes: the grammatical cases of the language.
    attributes: BTreeSet<String>,
    /// The variables of each message that are forms of a part, by its id.
    forms: HashMap<String, HashSet<String>>,
}

/// The variables of each message that are forms of a part, such as `line-genitive`, by its id.
fn forms(text: &str) -> HashMap<String, HashSet<String>> {
    let mut found: HashMap<String, HashSet<String>> = HashMap::new();
    let mut id = "";
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    for line in text.lines() {
        if line.starts_with(|sign: char| sign.is_ascii_lowercase()) {
            id = line.split(' ').next().unwrap_or_default();
        }
        let names = line.split('$').skip(1);
        let names =
            names.map(|rest| &rest[..rest.find(|sign| !is_part(sign)).unwrap_or(rest.len())]);
        for name in names.filter(|name| name.contains('-')) {
            found.entry(id.to_owned()).or_default().insert(name.to_owned());
        }
    }
    found
}

impl Catalog {
    /// The catalog of a language, without the texts of the page.
    pub(super) fn of(language: Language) -> &'static Catalog {
        CATALOGS[language as usize]
            .get_or_init(|| Catalog::new(language, read_here(text(language))))
    }

    /// The catalog of a language with all its texts.
    #[cfg(test)]
    pub(super) fn whole(language: Language) -> Catalog {
        Catalog::new(language, text(language).to_owned())
    }

    /// Reads a catalog; faulty messages are left out.
    fn new(language: Language, text: String) -> Catalog {
        let forms = forms(&text);
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _faults)| resource);
        let mut attributes = BTreeSet::new();
        for entry in resource.entries() {
            if let fluent_syntax::ast::Entry::Message(message) = entry {
                attributes.extend(message.attributes.iter().map(|one| one.id.name.to_owned()));
            }
        }
        let mut bundle =
            FluentBundle::new_concurrent(language.code().parse().into_iter().collect());
        bundle.set_use_isolating(false);
        // Both fail only where a name is there already.
        let _ = bundle.add_builtins();
        let _ = bundle.add_resource(resource);
        Catalog { language, bundle, attributes, forms }
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Does it have a message with this id?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The words of a message.
    pub fn words(&self, message: &Message) -> String {
        self.form(message, None, &mut Vec::new())
    }

    /// The words of a part of a message.
    #[doc(hidden)]
    pub fn part(&self, part: &Argument) -> String {
        self.text(part, None, &mut Vec::new())
    }

    /// The words of a part of a message in all its forms.
    #[doc(hidden)]
    pub fn forms(&self, part: &Argument) -> BTreeSet<String> {
        let cases = self.attributes.iter().map(|case| Some(&case[..]));
        let all = cases.chain([None]);
        all.map(|case| self.text(part, case, &mut Vec::new())).collect()
    }

    /// The words of a message, if its arguments are those that the catalog expects.
    #[cfg(test)]
    pub(super) fn checked(&self, message: &Message) -> Result<String, Vec<FluentError>> {
        let mut faults = Vec::new();
        let words = self.form(message, None, &mut faults);
        if faults.is_empty() { Ok(words) } else { Err(faults) }
    }

    /// The words of a message that is a sentence: with a capital first letter.
    pub fn sentence(&self, message: &Message) -> String {
        let words = self.words(message);
        let mut letters = words.chars();
        let first = letters.next().map(char::to_uppercase);
        first.map_or_else(String::new, |first| first.chain(letters).collect())
    }

    /// Sentences, one after the other.
    pub fn paragraph(&self, sentences: impl Iterator<Item = String>) -> String {
        let join = |first: String, second: String| {
            self.words(&Message::new("list-sentences").with("first", first).with("second", second))
        };
        sentences.reduce(join).unwrap_or_default()
    }

    /// A message in the form of an attribute, or in its plain form if it has no such attribute.
    fn form(
        &self,
        message: &Message,
        attribute: Option<&str>,
        faults: &mut Vec<FluentError>,
    ) -> String {
        let Some(found) = self.bundle.get_message(&message.id) else {
            let english = Language::English.catalog();
            return match std::ptr::eq(self, english) {
                true => message.id.to_string(),
                false => english.form(message, None, faults),
            };
        };
        let special = attribute.and_then(|name| found.get_attribute(name)).map(|it| it.value());
        let Some(pattern) = special.or_else(|| found.value()) else { return String::new() };
        let mut arguments = FluentArgs::new();
        for (name, value) in &message.arguments {
            arguments.set(*name, self.value(value, None, faults));
            for attribute in &self.attributes {
                let name = format!("{name}-{attribute}");
                if self.forms.get(&*message.id).is_some_and(|used| used.contains(&name)) {
                    arguments.set(name, self.value(value, Some(attribute), faults));
                }
            }
        }
        // A fault leaves the name of a variable in the text; a test finds it.
        self.bundle.format_pattern(pattern, Some(&arguments), faults).into_owned()
    }

    fn value(
        &self,
        value: &Argument,
        attribute: Option<&str>,
        faults: &mut Vec<FluentError>,
    ) -> FluentValue<'static> {
        match value {
            Argument::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other, attribute, faults)),
        }
    }

    fn text(
        &self,
        value: &Argument,
        attribute: Option<&str>,
        faults: &mut Vec<FluentError>,
    ) -> String {
        match value {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Message(message) => self.form(message, attribute, faults),
            Argument::And(parts) => self.list(parts, "list-and", attribute, faults),
            Argument::Or(parts) => self.list(parts, "list-or", attribute, faults),
        }
    }

    /// The parts in one text; the message `join` connects the last two.
    fn list(
        &self,
        parts: &[Argument],
        join: &'static str,
        attribute: Option<&str>,
        faults: &mut Vec<FluentError>,
    ) -> String {
        let texts: Vec<String> =
            parts.iter().map(|part| self.text(part, attribute, faults)).collect();
        let joined = |id, first: String, second: &String| {
            let pair = Message::new(id).with("first", first).with("second", second.clone());
            self.form(&pair, attribute, &mut Vec::new())
        };
        match &texts[..] {
            [] => String::new(),
            [first] => first.clone(),
            [first, between @ .., last] => {
                let before = between
                    .iter()
                    .fold(first.clone(), |before, next| joined("list-comma", before, next));
                joined(join, before, last)
            }
        }
    }
}
