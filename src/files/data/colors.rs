//! The colors of runs: by their names, letters or numbers, with or without a palette.
//!
//! In: the names that the clues use, the palette of the text. Out: a [`Palette`], and the color of
//! each name. Invariants: a number counts from 0, or from 1 if the palette ends with the highest
//! one; the background is the color that no clue uses, if it is called so or is white.

use super::clues::{ColorName, folded};
use super::tree::{Id, Kind, Tree};
use crate::puzzle::{Color, Ink, MAX_COLORS, Palette, Rgb};
use crate::text::{SHADES, Word, read_rgb};
use std::collections::BTreeMap;

const WHITE: Rgb = Rgb(255, 255, 255);

/// What single letters mean, without a palette.
const LETTERS: [(&str, &str); 10] = [
    ("r", "red"),
    ("g", "green"),
    ("b", "blue"),
    ("y", "gold"),
    ("o", "orange"),
    ("p", "purple"),
    ("k", "black"),
    ("w", "#eeeeee"),
    ("c", "darkcyan"),
    ("m", "magenta"),
];

/// A color of the text's palette.
struct Entry {
    names: Vec<String>,
    rgb: Option<Rgb>,
}

/// The palette, and the colors of these names; `None` if they are too many.
pub(super) fn palette(
    tree: &Tree,
    list: Option<Id>,
    names: &[ColorName],
) -> Option<(Palette, BTreeMap<ColorName, Color>)> {
    let entries: Vec<Entry> = list.map_or_else(Vec::new, |list| entries(tree, list));
    let highest = names.iter().filter_map(number).max();
    let has_zero = names.contains(&ColorName::Number(0));
    let first = usize::from(!has_zero && highest == Some(entries.len() as u32));
    let place = |name: &ColorName| match name {
        ColorName::Number(number) => {
            let text = number.to_string();
            let named = entries.iter().position(|entry| entry.names.contains(&text));
            named.or_else(|| (*number as usize).checked_sub(first))
        }
        ColorName::Text(text) => entries.iter().position(|entry| entry.names.contains(text)),
    };
    // In the order of the palette.
    let mut names: Vec<&ColorName> = names.iter().collect();
    names.sort_by_key(|name| place(name).unwrap_or(usize::MAX));
    let used: Vec<Option<usize>> = names.iter().map(|name| place(name)).collect();
    let is_background = |(at, entry): &(usize, &Entry)| {
        let is_named = entry.names.iter().any(|name| name == "background");
        !used.contains(&Some(*at)) && (is_named || entry.rgb == Some(WHITE) || *at == 0)
    };
    let background = entries.iter().enumerate().find(is_background);
    let background = background.and_then(|(_, entry)| entry.rgb).unwrap_or(WHITE);
    let mut inks = vec![Ink { rgb: background, name: None }];
    let mut colors = BTreeMap::new();
    for (name, place) in names.iter().zip(&used) {
        let shade = SHADES[(inks.len() - 1) % SHADES.len()];
        let rgb = place.and_then(|place| entries.get(place)?.rgb).or_else(|| by_name(name));
        colors.insert((*name).clone(), Color::nth(inks.len())?);
        let name = match name {
            ColorName::Text(text) if text.chars().count() > 1 && !text.starts_with('#') => {
                Some(text.clone())
            }
            _ => None,
        };
        inks.push(Ink { rgb: rgb.unwrap_or(shade), name });
    }
    Some((Palette::new(inks).ok()?, colors))
}

fn number(name: &ColorName) -> Option<u32> {
    match name {
        ColorName::Number(number) => Some(*number),
        ColorName::Text(_) => None,
    }
}

/// Is it a list of values such as `#f00`?
pub(super) fn is_palette(tree: &Tree, value: Id) -> bool {
    let is_color = |id: Id| {
        let word = tree.word(id);
        word.text.starts_with('#') && read_rgb(word).is_ok()
    };
    let mut values = tree.values(value).peekable();
    values.peek().is_some() && values.all(is_color)
}

/// The colors of a list, or of an object by their names.
fn entries(tree: &Tree, list: Id) -> Vec<Entry> {
    if !tree.is_list(list) {
        return Vec::new();
    }
    let most = tree.entries(list).take(10 * MAX_COLORS);
    most.flat_map(|(name, value)| {
        let text = tree.word(value).text;
        if tree.kind(value) == Kind::Word && text.contains('(') {
            // The first color is none of them.
            let none = Entry { names: Vec::new(), rgb: None };
            return std::iter::once(none).chain(definitions(text)).collect();
        }
        let mut entry = entry(tree, value);
        entry.names.extend(name.map(|name| folded(tree.word(name).text)));
        vec![entry]
    })
    .collect()
}

/// The colors that a line defines: `b = (blue) *`.
fn definitions(line: &str) -> impl Iterator<Item = Entry> {
    line.match_indices('(').take(MAX_COLORS).filter_map(|(at, _)| {
        let name = line[..at].trim_end().strip_suffix('=')?.trim_end();
        let name = name.rsplit(|sign: char| !sign.is_alphanumeric()).next()?;
        let value = &line[at + 1..at + line[at..].find(')')?];
        Some(Entry { names: vec![folded(name), folded(value)], rgb: rgb(value) })
    })
}

fn entry(tree: &Tree, value: Id) -> Entry {
    match tree.kind(value) {
        Kind::Map => {
            let fields = tree.entries(value).take(10).map(|(_, field)| field);
            let texts = fields.filter(|&field| !tree.is_list(field));
            let texts: Vec<&str> = texts.map(|field| tree.word(field).text).collect();
            let lists = tree.values(value).find(|&field| tree.kind(field) == Kind::List);
            let hex = texts.iter().find(|text| text.starts_with('#'));
            let rgb = hex.or_else(|| texts.iter().find(|text| rgb(text).is_some()));
            let rgb = rgb.and_then(|text| self::rgb(text));
            let names = texts.iter().map(|text| folded(text)).collect();
            Entry { names, rgb: rgb.or_else(|| of_numbers(tree, lists?)) }
        }
        Kind::List => Entry { names: Vec::new(), rgb: of_numbers(tree, value) },
        _ => {
            let text = tree.word(value).text;
            Entry { names: vec![folded(text)], rgb: rgb(text) }
        }
    }
}

/// `[255, 0, 0]`
fn of_numbers(tree: &Tree, list: Id) -> Option<Rgb> {
    let parts = tree.values(list).take(4).map(|value| tree.word(value).text.parse().ok());
    let parts: Vec<u8> = parts.collect::<Option<_>>()?;
    match parts[..] {
        [red, green, blue] | [red, green, blue, _] => Some(Rgb(red, green, blue)),
        _ => None,
    }
}

/// The value of a color without a palette: its name, or what a letter usually means.
fn by_name(name: &ColorName) -> Option<Rgb> {
    let ColorName::Text(text) = name else { return None };
    let lower = text.to_lowercase();
    let letter = LETTERS.iter().find(|(letter, _)| *letter == lower);
    rgb(letter.map_or(text.as_str(), |(_, name)| *name))
}

/// The value of `#f00`, `ff0000` or a name of CSS.
fn rgb(text: &str) -> Option<Rgb> {
    if let Ok(rgb) = read_rgb(Word { text, start: 0 }) {
        return Some(rgb);
    }
    if text.starts_with(|sign: char| sign.is_ascii_digit()) && text.split(',').count() == 3 {
        return rgb(&format!("rgb({text})"));
    }
    let is_word = text.len() <= 40 && text.chars().any(char::is_alphabetic);
    let color = csscolorparser::parse(text).ok().filter(|_| is_word)?.to_rgba8();
    Some(Rgb(color[0], color[1], color[2]))
}
