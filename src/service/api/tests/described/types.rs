//! Schemas as types, for languages that have types.
//!
//! In: definitions in JSON Schema. Out: [`Named`] types. Invariants: what a type cannot hold, such as
//! a pattern or a limit, is left out.

use serde_json::{Map, Value};

/// A definition.
pub struct Named {
    pub name: String,
    pub about: Option<String>,
    pub kind: Type,
}

/// A type of values.
#[derive(Clone, PartialEq)]
pub enum Type {
    Any,
    Text,
    Whole,
    Number,
    Flag,
    Null,
    /// One value, as JSON.
    Only(String),
    List(Box<Type>),
    /// A list of fixed length.
    Row(Vec<Type>),
    /// Names with values of one type.
    Table(Box<Type>),
    Object(Vec<Field>),
    Either(Vec<Type>),
    /// Another definition.
    Definition(String),
}

/// A property of an object.
#[derive(Clone, PartialEq)]
pub struct Field {
    pub name: String,
    pub about: Option<String>,
    pub is_required: bool,
    pub kind: Type,
}

/// All definitions, sorted by their names.
pub fn all(definitions: &Map<String, Value>) -> Vec<Named> {
    let named = |(name, schema): (&String, &Value)| Named {
        name: name.clone(),
        about: about(schema),
        kind: kind(schema),
    };
    definitions.iter().map(named).collect()
}

fn about(schema: &Value) -> Option<String> {
    schema["description"].as_str().map(str::to_owned)
}

/// The type of a schema.
pub fn kind(schema: &Value) -> Type {
    if let Some(path) = schema["$ref"].as_str() {
        return Type::Definition(path.rsplit('/').next().unwrap().to_owned());
    }
    if let Some(only) = schema.get("const") {
        return Type::Only(only.to_string());
    }
    if let Some(values) = schema["enum"].as_array() {
        return either(values.iter().map(|value| Type::Only(value.to_string())));
    }
    for choices in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[choices].as_array() {
            return either(choices.iter().map(kind));
        }
    }
    match &schema["type"] {
        Value::Array(kinds) => either(kinds.iter().map(|name| plain(name, schema))),
        name => plain(name, schema),
    }
}

/// A choice without repetitions.
pub fn either(choices: impl Iterator<Item = Type>) -> Type {
    let mut all = Vec::new();
    for choice in choices {
        let parts = if let Type::Either(parts) = choice { parts } else { vec![choice] };
        all.extend(parts.into_iter().filter(|part| !all.contains(part)).collect::<Vec<_>>());
    }
    if all.len() == 1 { all.remove(0) } else { Type::Either(all) }
}

/// The type that a schema's `type` names.
fn plain(name: &Value, schema: &Value) -> Type {
    match name.as_str() {
        Some("string") => Type::Text,
        Some("integer") => Type::Whole,
        Some("number") => Type::Number,
        Some("boolean") => Type::Flag,
        Some("null") => Type::Null,
        Some("array") => list(schema),
        Some("object") => match schema["properties"].as_object() {
            Some(properties) => Type::Object(fields(properties, &schema["required"])),
            None => Type::Table(Box::new(kind(&schema["additionalProperties"]))),
        },
        _ => Type::Any,
    }
}

fn list(schema: &Value) -> Type {
    if let Some(items) = schema["prefixItems"].as_array() {
        return Type::Row(items.iter().map(kind).collect());
    }
    let item = kind(&schema["items"]);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => Type::Row(vec![item; least as usize]),
        _ => Type::List(Box::new(item)),
    }
}

fn fields(properties: &Map<String, Value>, required: &Value) -> Vec<Field> {
    let required = required.as_array().cloned().unwrap_or_default();
    let field = |(name, schema): (&String, &Value)| Field {
        name: name.clone(),
        about: about(schema),
        is_required: required.iter().any(|other| other.as_str() == Some(name)),
        kind: kind(schema),
    };
    properties.iter().map(field).collect()
}
