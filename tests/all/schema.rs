//! As much of JSON Schema as the schemas of this project use.

use serde_json::Value;

/// Does a value have what a schema requires? `$ref`, choices, constants, types, items and
/// properties.
pub fn fits(value: &Value, schema: &Value, all: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        let part = all.pointer(name.trim_start_matches('#'));
        return part.is_some_and(|part| fits(value, part, all));
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        return choices.iter().filter(|choice| fits(value, choice, all)).count() == 1;
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        return choices.iter().any(|choice| fits(value, choice, all));
    }
    if let Some(only) = schema.get("const") {
        return value == only;
    }
    let is = |kind: &Value| match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => true,
    };
    let is_kind =
        schema["type"].as_array().map_or(is(&schema["type"]), |kinds| kinds.iter().any(is));
    let is_choice = schema["enum"].as_array().is_none_or(|choices| choices.contains(value));
    let required = schema["required"].as_array().into_iter().flatten();
    let has_all = required.into_iter().all(|name| value.get(name.as_str().unwrap()).is_some());
    let properties = schema["properties"].as_object().into_iter().flatten();
    let is_known = value.as_object().is_none_or(|own| {
        schema["properties"]
            .as_object()
            .is_none_or(|known| own.keys().all(|key| known.contains_key(key)))
    });
    let mut parts =
        properties.into_iter().filter_map(|(name, part)| Some((value.get(name)?, part)));
    let items = value.as_array().into_iter().flatten();
    let first = schema["prefixItems"].as_array().into_iter().flatten();
    is_kind
        && is_choice
        && has_all
        && is_known
        && parts.all(|(value, part)| fits(value, part, all))
        && first.zip(items.clone()).all(|(part, item)| fits(item, part, all))
        && items
            .into_iter()
            .all(|item| schema.get("items").is_none_or(|part| fits(item, part, all)))
}
