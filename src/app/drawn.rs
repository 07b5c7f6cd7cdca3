//! Draws errors in files as rustc draws them.
//!
//! In: a `ReadError`. Out: text with the place, the line, what was expected, and advice.

use super::failure::advice_message;
use super::language::words;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use nonosat::format::{Problem, ReadError};
use nonosat::language::{Message, message};

/// Draws every problem of the error; `file` is the name of its source.
pub fn draw(error: &ReadError, file: &str, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    let drawn: Vec<String> =
        error.problems().iter().map(|problem| draw_one(&renderer, error, problem, file)).collect();
    drawn.join("\n\n")
}

fn draw_one(renderer: &Renderer, error: &ReadError, problem: &Problem, file: &str) -> String {
    let (line, _) = error.place(problem);
    let (text, span) = shown_line(error.text(), problem);
    let expected = message!("problem-expected", wanted = problem.expected.clone());
    let (title, label) = (words(&problem.message), words(&expected));
    let (error_word, help_word) =
        (words(&Message::new("label-error")), words(&Message::new("label-help")));
    let annotation = AnnotationKind::Primary.span(span).label(label);
    let snippet = Snippet::source(text).line_start(line).path(file).annotation(annotation);
    let mut group =
        Level::ERROR.with_name(error_word.as_str()).primary_title(title.as_str()).element(snippet);
    if let Some(advice) = &problem.advice {
        group = group.element(
            Level::HELP.with_name(help_word.as_str()).message(words(&advice_message(advice))),
        );
    }
    renderer.render(&[group])
}

/// The line in which a problem begins, and the problem's span in that line. The renderer gets only
/// this line, since it would search the whole file for each problem.
fn shown_line<'a>(text: &'a str, problem: &Problem) -> (&'a str, std::ops::Range<usize>) {
    let start = text[..problem.span.start].rfind('\n').map_or(0, |at| at + 1);
    let end =
        text[problem.span.start..].find('\n').map_or(text.len(), |at| problem.span.start + at);
    let span = problem.span.start - start..problem.span.end.min(end) - start;
    (text[start..end].trim_end_matches('\r'), span)
}
