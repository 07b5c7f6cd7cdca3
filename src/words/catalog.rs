//! The catalog of one language: it turns messages into words.
//!
//! In: Fluent's format. Out: words. Invariants: a catalog of the program parses, which a test
//! checks; a message is parsed when its words are first needed, and refers to no other; the words of
//! an argument that is a message, and of each of its attributes, are variables of the message around
//! it: `$line`, and `$line-genitive` for `.genitive`; in a list, the parts after the first are in
//! the form `.genitive-next` if the catalog has one.

use super::{Language, index};
use crate::message::{Argument, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message as Parsed};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// By [`Language`].
static CATALOGS: [OnceLock<Catalog>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// A catalog as it lies in the program: its text, where its messages begin, and its attributes.
#[derive(Clone, Copy)]
struct Source {
    text: &'static str,
    starts: &'static [u32],
    attributes: &'static [&'static str],
}

/// The catalogs inside, with the index of the build script.
#[cfg(not(target_family = "wasm"))]
mod inside {
    use super::{Language, Source};

    include!(concat!(env!("OUT_DIR"), "/catalogs.rs"));

    macro_rules! source {
        ($file:literal, $starts:ident, $attributes:ident) => {
            Source { text: include_str!($file), starts: &$starts, attributes: $attributes }
        };
    }

    pub fn source(language: Language) -> Source {
        match language {
            Language::English => source!("en.ftl", EN, EN_ATTRIBUTES),
            Language::German => source!("de.ftl", DE, DE_ATTRIBUTES),
            Language::French => source!("fr.ftl", FR, FR_ATTRIBUTES),
            Language::Spanish => source!("es.ftl", ES, ES_ATTRIBUTES),
            Language::Polish => source!("pl.ftl", PL, PL_ATTRIBUTES),
            Language::Russian => source!("ru.ftl", RU, RU_ATTRIBUTES),
            Language::Japanese => source!("ja.ftl", JA, JA_ATTRIBUTES),
            Language::Chinese => source!("zh.ftl", ZH, ZH_ATTRIBUTES),
        }
    }

    /// Takes no catalog: all are inside.
    pub fn learn(_: Language, _: &str) -> bool {
        false
    }
}

/// The catalogs that a page has brought, since none is inside. They stay until the module ends.
#[cfg(target_family = "wasm")]
mod inside {
    use super::{Language, OnceLock, Source, index};

    static SOURCES: [OnceLock<Source>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];

    /// Empty if the page has not brought it.
    pub fn source(language: Language) -> Source {
        let empty = Source { text: "", starts: &[], attributes: &[] };
        SOURCES[language as usize].get().copied().unwrap_or(empty)
    }

    /// Takes the text of a catalog; false if the language has one. The first one also stands for
    /// English, which is there for whatever names no language.
    pub fn learn(language: Language, text: &str) -> bool {
        let text: &'static str = text.to_owned().leak();
        let (starts, attributes) = (index::starts(text).leak(), index::attributes(text).leak());
        let source = Source { text, starts, attributes };
        let is_new = SOURCES[language as usize].set(source).is_ok();
        SOURCES[Language::English as usize].get_or_init(|| source);
        is_new
    }
}

pub(super) use inside::learn;

/// The text of a catalog.
pub(super) fn text(language: Language) -> &'static str {
    inside::source(language).text
}

/// The words of one language.
pub struct Catalog {
    language: Language,
    source: Source,
    /// The messages that were needed so far, by their first byte; `None` for a faulty one.
    templates: RwLock<BTreeMap<u32, Option<Arc<Template>>>>,
    /// Knows the rules of plurals; has no messages.
    bundle: FluentBundle<FluentResource>,
}

/// A message of a catalog: its text, parsed.
struct Template {
    resource: FluentResource,
    /// Its variables that are forms of a part, such as `line-genitive`.
    forms: BTreeSet<String>,
}

impl Template {
    /// `None` if the text is not one message.
    fn parse(text: &str) -> Option<Template> {
        let resource = FluentResource::try_new(text.to_owned()).ok()?;
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        let names = text.split('$').skip(1);
        let names =
            names.map(|text| &text[..text.find(|sign| !is_part(sign)).unwrap_or(text.len())]);
        let forms = names.filter(|name| name.contains('-')).map(str::to_owned).collect();
        Some(Template { resource, forms })
    }

    fn message(&self) -> Option<&Parsed<&str>> {
        self.resource.entries().find_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        })
    }
}

impl Catalog {
    /// The catalog of a language.
    pub(super) fn of(language: Language) -> &'static Catalog {
        CATALOGS[language as usize].get_or_init(|| Catalog::new(language))
    }

    fn new(language: Language) -> Catalog {
        let mut bundle =
            FluentBundle::new_concurrent(language.code().parse().into_iter().collect());
        bundle.set_use_isolating(false);
        // Fails only where a name is there already.
        let _ = bundle.add_builtins();
        Catalog { language, source: inside::source(language), templates: RwLock::default(), bundle }
    }

    /// The first byte of a message.
    fn start(&self, name: &str) -> Option<u32> {
        let Source { text, starts, .. } = self.source;
        let place = starts.binary_search_by(|&start| index::id(text, start).cmp(name));
        place.ok().map(|place| starts[place])
    }

    /// A message, which is parsed now if it was not needed before.
    fn template(&self, id: &str) -> Option<Arc<Template>> {
        let start = self.start(id)?;
        // Nothing panics while it holds the lock, and a map of whole templates is always valid.
        let templates = self.templates.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(template) = templates.get(&start) {
            return template.clone();
        }
        drop(templates);
        let template = Template::parse(index::message(self.source.text, start)).map(Arc::new);
        let mut templates = self.templates.write().unwrap_or_else(PoisonError::into_inner);
        templates.insert(start, template.clone());
        template
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Does it have a message with this id?
    pub fn has(&self, id: &str) -> bool {
        self.start(id).is_some()
    }

    /// The words of a message.
    pub fn words(&self, message: &Message) -> String {
        self.form(message, None, &mut Vec::new())
    }

    /// The words of a part of a message.
    pub fn part(&self, part: &Argument) -> String {
        self.text(part, None, &mut Vec::new())
    }

    /// The words of a part of a message in all its forms.
    pub fn forms(&self, part: &Argument) -> BTreeSet<String> {
        let cases = self.source.attributes.iter().map(|case| Some(*case));
        let all = cases.chain([None]);
        all.map(|case| self.text(part, case, &mut Vec::new())).collect()
    }

    /// The words of a message, if its arguments are those that the catalog expects.
    #[cfg(test)]
    pub(super) fn words_or_faults(&self, message: &Message) -> Result<String, Vec<FluentError>> {
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

    /// The words of messages that are sentences, one after the other.
    pub fn paragraph<'a>(&self, messages: impl Iterator<Item = &'a Message>) -> String {
        let join = |first: String, second: String| {
            self.words(&Message::new("list-sentences").with("first", first).with("second", second))
        };
        messages.map(|message| self.sentence(message)).reduce(join).unwrap_or_default()
    }

    /// The words of a message that is a sentence of a list: `1. ...`.
    pub fn numbered(&self, number: Option<usize>, message: &Message) -> String {
        let words = self.sentence(message);
        number.map_or(words.clone(), |number| format!("{number}. {words}"))
    }

    /// A message in the form of an attribute, or in its plain form if it has no such attribute.
    fn form(
        &self,
        message: &Message,
        attribute: Option<&str>,
        faults: &mut Vec<FluentError>,
    ) -> String {
        let template = self.template(&message.id);
        let Some((template, entry)) =
            template.as_ref().and_then(|template| Some((template, template.message()?)))
        else {
            let english = Language::English.catalog();
            return match std::ptr::eq(self, english) {
                true => message.id.to_string(),
                false => english.form(message, None, faults),
            };
        };
        let attribute_of = |name| entry.attributes.iter().find(|it| it.id.name == name);
        let special = attribute.and_then(attribute_of).map(|it| &it.value);
        let Some(pattern) = special.or(entry.value.as_ref()) else { return String::new() };
        let mut arguments = FluentArgs::new();
        for (name, value) in &message.arguments {
            arguments.set(*name, self.value(value, None, faults));
            for attribute in self.source.attributes {
                let name = format!("{name}-{attribute}");
                if template.forms.contains(&name) {
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
            message => FluentValue::from(self.text(message, attribute, faults)),
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
        // German: "also ist Feld 1 leer und Feld 2 ist rot", the second verb in its usual place.
        let next = attribute.map(|it| format!("{it}-next"));
        let next = next.as_deref().filter(|it| self.source.attributes.contains(it)).or(attribute);
        let cases = [attribute].into_iter().chain(std::iter::repeat(next));
        let texts: Vec<String> =
            parts.iter().zip(cases).map(|(part, case)| self.text(part, case, faults)).collect();
        let join_with = |id, first: String, second: &String| {
            let pair = Message::new(id).with("first", first).with("second", second.clone());
            self.form(&pair, attribute, &mut Vec::new())
        };
        match &texts[..] {
            [] => String::new(),
            [first] => first.clone(),
            [first, between @ .., last] => {
                let begin = between
                    .iter()
                    .fold(first.clone(), |text, next| join_with("list-comma", text, next));
                join_with(join, begin, last)
            }
        }
    }
}
