//! Parsers of values: formats, forms, seconds, counts.
//!
//! In: text. Out: values, or messages for the user. Invariants: a message names the values that
//! are allowed; it is in English, as the frame that clap puts around it.

use crate::app::days::today;
use crate::cli::args::When;
use crate::cli::args::form::Form;
use clap::builder::PossibleValuesParser;
use nonosat_board::puzzle::{Color, Ink, Rgb, Shape};
#[cfg(feature = "print")]
use nonosat_engine::explanation::Rule;
use nonosat_engine::explanation::{Class, Stars};
use nonosat_files::{Feature, Format};
use nonosat_studio::authoring::clip::MAX_CLIPS;
use nonosat_studio::authoring::generator::{ClueKind, Symmetry, Thing, read_size, read_stars};
use nonosat_studio::calendar::Date;
use nonosat_words::{Language, english};
use std::ops::RangeInclusive;
use std::time::Duration;

/// Parses the size of a board.
pub fn size(text: &str) -> Result<Shape, String> {
    read_size(text).map_err(|message| english(&message))
}

/// Parses a format: its name or an ending of its files.
pub fn format(text: &str) -> Result<Format, String> {
    let word = text.trim_start_matches('.');
    Format::from_word(word).ok_or_else(|| match Form::is_drawn(word) {
        true => format!("a drawing; nonosat render PUZZLE -o FILE.{word} draws a puzzle"),
        false => unknown("format", text, names(|_| true)),
    })
}

/// Parses a format that nonosat writes.
pub fn written_format(text: &str) -> Result<Format, String> {
    let is_written = |format: &Format| !format.is_read_only();
    match format(text) {
        Ok(format) if is_written(&format) => Ok(format),
        Ok(format) => Err(format!("`{}` is only read", format.name())),
        Err(wrong) if Form::is_drawn(text) => Err(wrong),
        Err(_) => Err(unknown("format", text, names(is_written))),
    }
}

/// Parses the form of a picture, which may be a puzzle with the picture as its goal.
pub fn form(text: &str) -> Result<Form, String> {
    Form::named(text).ok_or_else(|| {
        let mut forms = names(|format| !format.is_read_only() && Form::holds_goal(*format));
        forms.extend(["text", "board", "solution"]);
        forms.extend(Form::DRAWINGS);
        unknown("form", text, forms)
    })
}

/// Parses the code of a language.
pub fn language(text: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::named(text).ok_or_else(|| format!("no such language; one of: {}", codes()))
}

/// Parses the size of a page.
#[cfg(feature = "print")]
pub fn paper(text: &str) -> Result<nonosat_studio::book::Paper, String> {
    let words = "expected a4, a5, letter, reader-6, reader-8, reader-10, or a size such as 6x9in or \
                 148x210mm, with sides of 80 to 600 mm";
    nonosat_studio::book::Paper::read(text).ok_or_else(|| words.to_owned())
}

/// Parses a date, or `today`.
pub fn day(text: &str) -> Result<Date, String> {
    let wrong = || "expected today, or a date from 2000-01-01 to 2099-12-31".to_owned();
    if text == "today" { today() } else { text.parse().ok() }.ok_or_else(wrong)
}

/// Parses a month or a year.
#[cfg(feature = "print")]
pub fn days(text: &str) -> Result<Days, String> {
    let wrong = || "expected a year or a month from 2000-01 to 2099-12".to_owned();
    Date::days(text).map(Days).ok_or_else(wrong)
}

/// The days of a month or a year.
#[cfg(feature = "print")]
#[derive(Clone, Debug)]
pub struct Days(pub Vec<Date>);

/// Parses a class of difficulty.
pub fn class(text: &str) -> Result<Class, String> {
    let names = || Class::ALL.map(Class::name).join(", ");
    Class::named(text).ok_or_else(|| format!("no class is called so; one of: {}", names()))
}

/// Parses the name of a rule that a worksheet can be about.
#[cfg(feature = "print")]
pub fn rule(text: &str) -> Result<Rule, String> {
    use nonosat_studio::authoring::generator::TAUGHT;
    let why = match Rule::ALL.iter().any(|rule| rule.name() == text) {
        true => "explanations hardly ever need it",
        false => "no rule is called so",
    };
    let rule = TAUGHT.into_iter().find(|rule| rule.name() == text);
    rule.ok_or_else(|| format!("{why}; one of: {}", TAUGHT.map(Rule::name).join(", ")))
}

/// Parses stars: a number, or a range.
pub fn stars(text: &str) -> Result<RangeInclusive<Stars>, String> {
    read_stars(text).ok_or_else(|| "expected 0.5 to 5 in halves, or as in 2-3.5".to_owned())
}

/// Parses columns and rows of parts.
pub fn parts(text: &str) -> Result<(u32, u32), String> {
    let number = |text: &str| text.parse().ok().filter(|count| (1..=MAX_CLIPS).contains(count));
    let pair = text.split_once('x').and_then(|(columns, rows)| number(columns).zip(number(rows)));
    let wrong = || format!("expected columns x rows, such as 3x2, each 1 to {MAX_CLIPS}");
    pair.ok_or_else(wrong)
}

/// Parses what clues say.
pub fn clues(text: &str) -> Result<ClueKind, String> {
    let names = || ClueKind::ALL.map(ClueKind::name).join(", ");
    ClueKind::named(text).ok_or_else(|| format!("no clues are called so; one of: {}", names()))
}

/// Parses a symmetry.
pub fn symmetry(text: &str) -> Result<Symmetry, String> {
    let names = || Symmetry::ALL.map(Symmetry::name).join(", ");
    Symmetry::named(text).ok_or_else(|| format!("no symmetry is called so; one of: {}", names()))
}

/// Parses the name of a thing.
pub fn thing(text: &str) -> Result<Thing, String> {
    let names = || Thing::ALL.map(Thing::name).join(", ");
    Thing::named(text).ok_or_else(|| format!("no thing is called so; one of: {}", names()))
}

/// The names of the formats that `is_meant` accepts.
fn names(is_meant: impl Fn(&Format) -> bool) -> Vec<&'static str> {
    let formats = Format::all().iter().filter(|format| is_meant(format));
    formats.map(|format| format.name()).collect()
}

/// The message for a name that no `kind` has, with the three nearest of `names`.
fn unknown(kind: &str, text: &str, mut names: Vec<&str>) -> String {
    let text = text.trim_start_matches('.').to_lowercase();
    names.sort_by_cached_key(|name| distance(&text, name));
    names.truncate(3);
    format!("no {kind} is called so; the nearest: {}; nonosat formats lists all", names.join(", "))
}

/// The number of letters to add, remove or replace that makes one word the other.
fn distance(first: &str, second: &str) -> usize {
    let mut row: Vec<usize> = (0..=second.chars().count()).collect();
    for (row_above, letter) in first.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], row_above + 1);
        for (at, other_letter) in second.chars().enumerate() {
            let replaced = diagonal + usize::from(letter != other_letter);
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

/// The units of time, each with its seconds; the longer name first where one ends as another.
const UNITS: [(&str, f64); 4] = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];

/// Parses a time: a number of seconds, or with a unit; fractions are allowed.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let unit = UNITS.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, *seconds)));
    let (number, seconds) = unit.unwrap_or((text, 1.0));
    let number = number.parse().ok().filter(|number: &f64| number.is_finite() && *number >= 0.0);
    let number = number.ok_or("expected a number of seconds, 0 or more; or as in 500ms, 2m, 1h")?;
    Duration::try_from_secs_f64(number * seconds)
        .ok()
        .filter(|duration| *duration <= MAX_TIME)
        .ok_or_else(|| "that is longer than ever; leave it out for no limit".to_owned())
}

/// A thousand years: a limit that clocks can add without overflow.
const MAX_TIME: Duration = Duration::from_secs(31_557_600_000);

/// The most threads that the user can request.
const MAX_THREADS: usize = 256;

/// What makes a cell of an image black.
#[cfg_attr(not(feature = "image"), allow(dead_code))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It is darker than this level.
    Level(u8),
    /// It is darker than the level of Otsu's method, which separates light and dark best.
    Otsu,
    /// It is darker than its surroundings.
    Local,
}

/// Parses a level of gray, or a method to find one.
pub fn limit_of_tone(text: &str) -> Result<Limit, String> {
    match text {
        "otsu" => Ok(Limit::Otsu),
        "local" => Ok(Limit::Local),
        number => match number.parse() {
            Ok(level @ 1..) => Ok(Limit::Level(level)),
            _ => Err("expected a whole number from 1 to 255, otsu or local".to_owned()),
        },
    }
}

/// Parses a frame: the first column, the first row, columns and rows of pixels.
pub fn frame(text: &str) -> Result<[u32; 4], String> {
    let numbers: Result<Vec<u32>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    let frame = numbers.ok().and_then(|numbers| <[u32; 4]>::try_from(numbers).ok());
    frame
        .filter(|[_, _, width, height]| *width > 0 && *height > 0)
        .ok_or_else(|| "expected x,y,width,height in pixels, as in 120,40,300,300".to_owned())
}

/// Parses when to use colors in the terminal.
pub fn when(text: &str) -> Result<When, String> {
    match (text, text.parse::<u8>()) {
        ("auto", _) => Ok(When::Auto),
        ("always", _) => Ok(When::Always),
        ("never", _) => Ok(When::Never),
        (_, Ok(_)) => Err("expected auto, always or never; for the number of colors of a puzzle, \
                           use --colors"
            .to_owned()),
        _ => Err("expected auto, always or never".to_owned()),
    }
}

/// Parses a number of threads.
pub fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_THREADS).contains(number));
    number.ok_or_else(|| format!("expected a whole number from 1 to {MAX_THREADS}"))
}

/// Parses a number of bytes: a whole number, or with K, M, G, T, powers of 1000.
pub fn bytes(text: &str) -> Result<u64, String> {
    let end = text.trim_end_matches(['K', 'M', 'G', 'T', 'k', 'm', 'g', 't']);
    let power = match text[end.len()..].to_ascii_uppercase().as_str() {
        "" => Some(0),
        "K" => Some(1),
        "M" => Some(2),
        "G" => Some(3),
        "T" => Some(4),
        _ => None,
    };
    let bytes = power.and_then(|power| end.parse::<u64>().ok()?.checked_mul(1000u64.pow(power)));
    let bytes = bytes.filter(|bytes| *bytes >= LEAST_BYTES);
    bytes.ok_or_else(|| "expected 1M or more bytes, as in 500M or 2G".to_owned())
}

/// The lowest limit of memory, in bytes.
const LEAST_BYTES: u64 = 1_000_000;

/// Parses a number of solutions; 0 stands for all.
pub fn limit(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "expected a whole number from 0, which shows all".to_owned())
}

/// Parses a number of cells.
pub fn cells(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "expected a number of cells, 0 or more".to_owned())
}

/// Parses a number of solutions at which counting stops.
pub fn count_limit(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "expected a whole number from 1".to_owned())
}

/// Parses a limit of placements.
pub fn placements(text: &str) -> Result<u128, String> {
    match text.replace('_', "").parse() {
        Ok(number @ 1..=MAX_PLACEMENTS) => Ok(number),
        _ => Err(format!(
            "expected a number from 1 to {MAX_PLACEMENTS}, more find no room in memory"
        )),
    }
}

const MAX_PLACEMENTS: u128 = 1_000_000_000;

/// Parses the name of a feature of puzzles that `--drop` can omit.
pub fn droppable_feature() -> PossibleValuesParser {
    let mut names: Vec<&str> = Feature::all().iter().filter_map(|feature| feature.name()).collect();
    names.dedup();
    PossibleValuesParser::new(names)
}

/// Parses an angle in degrees, from 1 to 359.
pub fn degrees(text: &str) -> Result<u16, String> {
    let number = text.parse().ok().filter(|degrees| (1..360).contains(degrees));
    number.ok_or_else(|| "expected degrees from 1 to 359, clockwise".to_owned())
}

/// Parses a color, such as `#d33` or `gold`.
pub fn rgb(text: &str) -> Result<Rgb, String> {
    let color = csscolorparser::parse(text).map_err(|_| "expected a color: #d33 or gold")?;
    let [red, green, blue, _] = color.to_rgba8();
    Ok(Rgb(red, green, blue))
}

/// Parses a color's letter and its ink; a word for the ink becomes its name.
pub fn ink(text: &str) -> Result<(Color, Ink), String> {
    let expected = || "expected a letter and a color: a=#c00 or b=gold".to_owned();
    let (letter, ink) = text.split_once('=').ok_or_else(expected)?;
    let mut letters = letter.chars();
    let color = letters.next().and_then(Color::from_letter).ok_or_else(expected)?;
    let rgb = rgb(ink).map_err(|_| expected())?;
    let is_word = ink.chars().all(char::is_alphabetic);
    let ink = Ink { rgb, name: is_word.then(|| ink.to_lowercase()) };
    if letters.next().is_none() { Ok((color, ink)) } else { Err(expected()) }
}
