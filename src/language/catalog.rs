//! The catalog of one language: it turns messages into words.
//!
//! In: Fluent's format. Out: words. Invariants: a catalog of the program parses, which a test
//! checks; the words of an argument that is a message, and of each of its attributes, are
//! variables of the message around it: `$line`, and `$line-genitive` for `.genitive`.

use super::{Argument, Language, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static ENGLISH: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Language::English));
static GERMAN: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Language::German));

/// The text of a catalog.
pub(super) fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("en.ftl"),
        Language::German => include_str!("de.ftl"),
    }
}

/// The words of one language.
pub struct Catalog {
    bundle: FluentBundle<FluentResource>,
    /// The names of all attributes: the grammatical cases of the language.
    attributes: BTreeSet<String>,
}

impl Catalog {
    /// The catalog of a language.
    pub(super) fn of(language: Language) -> &'static Catalog {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// Reads a catalog; faulty messages are left out.
    fn new(language: Language) -> Catalog {
        let resource = FluentResource::try_new(text(language).to_owned())
            .unwrap_or_else(|(resource, _faults)| resource);
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
        Catalog { bundle, attributes }
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

    /// A message in the form of an attribute, or in its plain form if it has no such attribute.
    fn form(
        &self,
        message: &Message,
        attribute: Option<&str>,
        faults: &mut Vec<FluentError>,
    ) -> String {
        let Some(found) = self.bundle.get_message(&message.id) else {
            return match std::ptr::eq(self, &*ENGLISH) {
                true => message.id.to_string(),
                false => ENGLISH.form(message, None, faults),
            };
        };
        let special = attribute.and_then(|name| found.get_attribute(name)).map(|it| it.value());
        let Some(pattern) = special.or_else(|| found.value()) else { return String::new() };
        let mut arguments = FluentArgs::new();
        for (name, value) in &message.arguments {
            arguments.set(*name, self.value(value, None, faults));
            if !matches!(value, Argument::Number(_)) {
                for attribute in &self.attributes {
                    let form = self.value(value, Some(attribute), faults);
                    arguments.set(format!("{name}-{attribute}"), form);
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
            self.words(&Message::new(id).with("first", first).with("second", second.clone()))
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
