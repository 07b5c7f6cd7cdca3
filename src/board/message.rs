//! Texts for people, as data: a [`Message`] is an id with arguments.
//!
//! In: ids of the catalogs, arguments. Out: messages. Invariants: uses nothing; a catalog, far above,
//! turns a message into words; messages are nested a few levels deep, as deep as the code that makes
//! them.

use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;

/// A text, as its id in the catalogs and its arguments by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id.
    pub id: Cow<'static, str>,
    /// Names and values.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number, which can select a plural form.
    Number(u64),
    /// A text that is the same in every language: a label, a name from a file, a key of a selector.
    Text(String),
    /// A part of the sentence.
    Message(Box<Message>),
    /// `a, b and c`.
    And(Vec<Argument>),
    /// `a, b or c`.
    Or(Vec<Argument>),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    /// A text that is the same in every language, or is English in all of them.
    pub fn plain(text: impl std::fmt::Display) -> Message {
        Message::new("plain").with("text", text.to_string())
    }

    /// Parts with a sign between them that the catalogs choose: `list-comma`, `list-semicolon`.
    pub fn joined(id: &'static str, parts: impl IntoIterator<Item = Message>) -> Message {
        let join = |first, second| Message::new(id).with("first", first).with("second", second);
        parts.into_iter().reduce(join).unwrap_or_else(|| Message::plain(""))
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }
}

/// A message by its id, with arguments by name: `message!("range", first = "3", last = "5")`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message::Message::new($id)$(.with(stringify!($name), $value))*
    };
}
pub use message;

impl From<&'static str> for Message {
    /// A message without arguments, by its id.
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

impl Serialize for Message {
    /// `{"id": ..., "arguments": {...}}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Arguments<'a>(&'a Message);
        impl Serialize for Arguments<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.arguments.iter().map(|(name, value)| (name, value)))
            }
        }
        let is_plain = self.arguments.is_empty();
        let mut map = serializer.serialize_map(Some(if is_plain { 1 } else { 2 }))?;
        map.serialize_entry("id", &self.id)?;
        if !is_plain {
            map.serialize_entry("arguments", &Arguments(self))?;
        }
        map.end()
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Message {
    fn schema_name() -> Cow<'static, str> {
        "Message".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "description": "A text: its id in the catalogs of src/words, and its arguments: \
                numbers, strings, messages, and lists of these as {\"and\": [...]} or \
                {\"or\": [...]}.",
            "required": ["id"],
            "properties": {
                "id": { "type": "string" },
                "arguments": { "type": "object", "additionalProperties": true },
            },
        })
    }
}

impl Serialize for Argument {
    /// A number, a string, a message, or `{"and": [...]}` or `{"or": [...]}` with several of these.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Argument::Number(number) => serializer.serialize_u64(*number),
            Argument::Text(text) => serializer.serialize_str(text),
            Argument::Message(message) => message.serialize(serializer),
            Argument::And(parts) => serializer.collect_map([("and", parts)]),
            Argument::Or(parts) => serializer.collect_map([("or", parts)]),
        }
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as u64)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(number)
    }
}

impl From<char> for Argument {
    fn from(sign: char) -> Argument {
        Argument::Text(sign.to_string())
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number.into())
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(Box::new(message))
    }
}
