//! What is said of JSON that is no such object.

use crate::language::english;
use crate::{Format, read};

#[track_caller]
fn says(text: &str, format: Format, column: usize, words: &str) {
    let error = read(text.as_bytes(), Some(format)).unwrap_err();
    let problem = &error.problems()[0];
    let told = english(&problem.words());
    assert_eq!((error.place(problem).1, &*told), (column, words), "{text}");
}

#[test]
fn a_text_that_is_no_such_object_is_told_what_was_wanted() {
    let own = "an object with `nonosat`, `shape`, `colors` and `clues`";
    says("[]", Format::Json, 1, &format!("found a list, expected {own}"));
    says(" [[1], [1]]", Format::Json, 2, &format!("found a list, expected {own}"));
    says("\"abc\"", Format::Json, 1, &format!("found `\"abc\"`, expected {own}"));
    let clues = "lists of clues, such as `rows` and `columns` or `row_clues` and `col_clues`";
    says(
        "[[[1]], [[2], 0]]",
        Format::Lists,
        1,
        &format!("found `[[[1]], [[2], 0]]`, expected {clues}"),
    );
}

/// The place is the field's name, also where the parser notices it later.
#[test]
fn a_field_that_is_unknown_is_pointed_at() {
    for (before, field, after) in [
        ("{\"nonosat\": 1, ", "titel", ": \"titel\", \"title\": \"x\"}"),
        ("{\"nonosat\": 1, \"title\": \"titel\",\n", "titel", " : 1}"),
        ("{\"nonosat\": 1, \"colors\": [{\"rgb\": \"#fff\", ", "titel", ": 1}]}"),
    ] {
        let text = format!("{before}\"{field}\"{after}");
        let error = read(text.as_bytes(), Some(Format::Json)).unwrap_err();
        let problem = &error.problems()[0];
        let words = english(&problem.words());
        assert!(words.starts_with("unknown field `titel`, expected "), "{words}");
        let column = before.len() - before.rfind('\n').map_or(0, |end| end + 1) + 1;
        assert_eq!(error.place(problem).1, column, "{text}");
    }
}

#[test]
fn what_is_wrong_inside_is_told_in_words_of_the_format() {
    let hex = "{\"nonosat\": 1, \"shape\": {\"hex\": {\"side\": 1}}";
    for (rest, column, words) in [
        (", \"colors\": 3}", 57, "found `3`, expected a list"),
        (", \"colors\": [[]]}", 59, "found a list of 0, expected a color: {\"rgb\": \"#000\"}"),
        (", \"colors\": [4]}", 58, "found `4`, expected a color: {\"rgb\": \"#000\"}"),
        (
            ", \"clues\": []}",
            58,
            "`colors` is missing, expected JSON as docs/FORMATS.md describes it",
        ),
        (" \"colors\": []}", 46, "found `\"`, expected `,` or `}`"),
    ] {
        says(&format!("{hex}{rest}"), Format::Json, column, words);
    }
    says("{\"nonosat\": \"x\"}", Format::Json, 15, "found \"x\", expected a whole number from 0");
    let too_soon = "the text ends too soon, expected JSON as docs/FORMATS.md describes it";
    says("{\"nonosat\": 1,", Format::Json, 14, too_soon);
}
