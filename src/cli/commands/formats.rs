//! `nonosat formats`: lists the formats of puzzle files, or shows what some of them hold.
//!
//! In: names of formats. Out: text, in English as the help. Invariants: everything
//! shown comes from the table of formats.

use crate::app::text::wrap;
use crate::app::{Exit, output};
use crate::cli::args::{Formats, push_row};
use nonosat_files::Format;
use nonosat_service::report::FormatFacts;

/// Columns of a usual terminal.
const COLUMNS: usize = 80;

/// Prints the list, or the details of the named formats.
pub fn run(command: &Formats) -> anyhow::Result<Exit> {
    let text = match &*command.formats {
        [] if command.json => Format::all().iter().map(object).collect::<Result<_, _>>()?,
        formats if command.json => formats.iter().map(object).collect::<Result<_, _>>()?,
        [] => list(),
        formats => formats.iter().map(|format| details(*format)).collect(),
    };
    output::print(&text)?;
    Ok(Exit::Yes)
}

/// All formats, each with its endings and a description.
fn list() -> String {
    let all = Format::all();
    let names: Vec<String> = all.iter().map(|format| name_and_endings(*format)).collect();
    let begin = names.iter().map(String::len).max().unwrap_or(0) + 4;
    let mut text = "Formats for --from and --to, with the endings of their files:".to_owned();
    for (format, name) in all.iter().zip(&names) {
        let note = if format.is_read_only() { "; only read" } else { "" };
        push_row(&mut text, name, begin, &format!("{}{note}", format.about()));
    }
    text + "\n\nnonosat formats NAME shows what a format holds.\n"
}

/// The name of a format and its other endings.
fn name_and_endings(format: Format) -> String {
    let mut text = format.name().to_owned();
    for ending in format.endings().iter().filter(|ending| **ending != format.name()) {
        text.push_str(", ");
        text.push_str(ending);
    }
    text
}

/// The details of a format as a line of JSON.
fn object(format: &Format) -> Result<String, serde_json::Error> {
    let facts = FormatFacts {
        format: format.name(),
        endings: format.endings(),
        about: format.about(),
        is_written: !format.is_read_only(),
        holds_several: format.holds_several(),
        features: features(*format),
    };
    Ok(serde_json::to_string(&facts)? + "\n")
}

fn features(format: Format) -> Vec<String> {
    format.features().iter().map(|feature| feature.describe()).collect()
}

fn details(format: Format) -> String {
    let mut text = format!("{}: {}", name_and_endings(format), format.about());
    let access = match (format.is_read_only(), format.holds_several()) {
        (true, _) => "nonosat only reads it",
        (false, true) => "nonosat reads and writes it, several puzzles in a file",
        (false, false) => "nonosat reads and writes it, one puzzle in a file",
    };
    let features = features(format);
    let holds = match features.is_empty() {
        true => "holds the clues of a rectangle in black and white".to_owned(),
        false => format!("holds, besides the clues: {}", features.join(", ")),
    };
    for line in [access.to_owned(), holds] {
        text.push_str("\n  ");
        text.push_str(&wrap(&line, COLUMNS - 2).join("\n  "));
    }
    text + "\n"
}
