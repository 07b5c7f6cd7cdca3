//! One picture, written in the form that was asked for.

use super::args::{Form, Output};
use nonosat::document::Document;
use nonosat::format;
use nonosat::puzzle::Picture;
use nonosat::render::{self, Style};
use nonosat::report::Report;
use nonosat::scene;
use std::io::{self, Write};

/// The form that was asked for: by name, else by the ending of the output file, else text.
pub fn form(output: &Output) -> Form {
    let ending = output.target.output.as_ref().and_then(|path| path.extension());
    output.to.unwrap_or_else(|| match ending.and_then(|ending| ending.to_str()) {
        Some("solution") => Form::Solution,
        Some("svg") => Form::Svg,
        Some("json") => Form::Json,
        _ => Form::Text,
    })
}

/// Is text for standard output to be colored?
pub fn style(output: &Output) -> Style {
    let choice = anstream::AutoStream::choice(&io::stdout());
    if output.target.output.is_none() && choice != anstream::ColorChoice::Never {
        Style::Color
    } else {
        Style::Plain
    }
}

/// Writes one picture, with a line feed at its end.
pub fn write(
    out: &mut impl Write,
    document: &Document,
    picture: &Picture,
    form: Form,
    style: Style,
) -> io::Result<()> {
    let puzzle = document.puzzle();
    let text = match form {
        Form::Text => render::text(puzzle, picture, style),
        Form::Solution => format::write_solution(puzzle.geometry(), picture),
        Form::Svg => svg(document, Some(picture)),
        Form::Json => serde_json::to_string(&Report::of_picture(puzzle, picture))? + "\n",
    };
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// The drawing of a puzzle, blank or with a picture.
pub fn svg(document: &Document, picture: Option<&Picture>) -> String {
    render::svg(&scene::layout(document, picture))
}
