//! Draws errors in files as rustc draws them.
//!
//! In: a `ReadError`. Out: text with the place, the line, what was expected, and advice.

use super::failure::advice_message;
use super::language::words;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};
use nonosat_board::message::{Message, message};
use nonosat_files::{Problem, ReadError};

/// Draws every problem of the error; `file` is the name of its source.
pub fn draw(error: &ReadError, file: &str, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.decor_style(DecorStyle::Ascii);
    let texts: Vec<String> =
        error.problems().iter().map(|problem| draw_one(&renderer, error, problem, file)).collect();
    texts.join("\n\n")
}

fn draw_one(renderer: &Renderer, error: &ReadError, problem: &Problem, file: &str) -> String {
    let (line, column) = error.place(problem);
    let (text, span, is_from_begin) = shown_line(error.text(), problem);
    let expected = message!("problem-expected", wanted = problem.expected.clone());
    let (title, label) = (words(&problem.message), words(&expected));
    let (error_word, help_word) =
        (words(&Message::new("label-error")), words(&Message::new("label-help")));
    let annotation = AnnotationKind::Primary.span(span).label(label);
    let snippet = Snippet::source(text).line_start(line).annotation(annotation);
    let group = Level::ERROR.with_name(error_word.as_str()).primary_title(title.as_str());
    let mut group = match is_from_begin {
        true => group.element(snippet.path(file)),
        // The renderer would count columns from where the line is cut.
        false => group.element(Origin::path(file).line(line).char_column(column)).element(snippet),
    };
    if let Some(advice) = &problem.advice {
        group = group.element(
            Level::HELP.with_name(help_word.as_str()).message(words(&advice_message(advice))),
        );
    }
    renderer.render(&[group])
}

/// The most bytes of a line to draw before a problem, and from where it begins: the renderer takes
/// twenty times as much memory as its text.
const MAX_BEFORE: usize = 1000;
const MAX_BEHIND: usize = 1000;

/// The line in which a problem begins, or a part of a long line; the problem's span in it; and
/// whether the part has the beginning of the line. The renderer gets this part alone, since in the
/// whole file it would search anew for each problem.
fn shown_line<'a>(text: &'a str, problem: &Problem) -> (&'a str, std::ops::Range<usize>, bool) {
    let at = problem.span.start;
    let begin = text[..at].rfind('\n').map_or(0, |at| at + 1);
    let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
    let border = |at: usize| (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let start = begin.max(border(at.saturating_sub(MAX_BEFORE)));
    let end = end.min(border((at + MAX_BEHIND).min(text.len())));
    let span = problem.span.start - start..problem.span.end.min(end) - start;
    (text[start..end].trim_end_matches('\r'), span, start == begin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_line_a_part_is_drawn_with_its_true_column() {
        for clues in [0, 900] {
            let clues = "[1],".repeat(clues);
            let text = format!("{{\"cols\":[[1]],\"rows\":[{clues}\"q\",\"{clues}\"]}}");
            let error = nonosat_files::read(text.as_bytes(), None).unwrap_err();
            let (_, column) = error.place(&error.problems()[0]);
            let drawn = draw(&error, "x.json", false);
            assert!(drawn.contains(&format!("x.json:1:{column}\n")), "{drawn}");
            assert!(drawn.contains("\"q\"") && drawn.contains('^'), "{drawn}");
            assert!(drawn.len() < 700 * error.problems().len(), "{drawn}");
        }
    }
}
