//! Clues with patterns in all formats.

use super::*;
use crate::clues::clue_text;
use crate::puzzle::Palette;

/// Two formats keep patterns; all others refuse them with words, whatever may be left out.
#[test]
fn patterns_are_kept_or_refused() {
    let clues = "{1a 2b}\n* 2a *\n?a ?b =3-4?\n0 | =1+a =1b\n*\n\n\n\n";
    let puzzle = parsed(&format!("rect 4 4\n#fff #000 #f00\n{clues}"));
    assert_eq!(clues_of(&puzzle)[..4], ["{1a 2b}", "* 2a *", "?a ?b =3-4?", "0 | =1+a =1b"]);
    let mut kept = Vec::new();
    for &format in Format::all() {
        match write(&puzzle, format, Loss::ANY) {
            Ok(written) => {
                let again = read(written.text.as_bytes(), Some(format)).unwrap();
                assert_eq!(again.puzzle(), puzzle.puzzle(), "{format:?}");
                kept.push(format);
            }
            Err(WriteError::ReadOnly(_) | WriteError::NoPicture(_)) => {}
            Err(error) => {
                let message = english(&error.message());
                assert!(message.contains("lines with patterns"), "{format:?}: {message}");
            }
        }
    }
    assert_eq!(kept, [Format::Clues, Format::Json]);
}

#[track_caller]
fn check(text: &str, want: &str) {
    let clue = read_clue(text, &Palette::black_on_white());
    assert_eq!(clue.map(|clue| clue_text(&clue)), Ok(want.to_owned()), "{text}");
}

#[test]
fn patterns_are_read_and_written_in_their_normal_form() {
    check("* 3 *", "* 3a *");
    check("* * 1+ *", "* ?a *");
    check("{2 1-2,1}", "{1a 1-2a 2a}");
    check("{2}", "2a");
    check("=7", "=7a");
    check("=1+a =3-5?", "=3-5? =1+a");
    check("? ? =4", "?a ?a =4a");
    check("0|5", "0 | 5a");
    check("0 | =5", "0 | =5a");
    check("{1 2} =3 | * =0", "{1a 2a} =3a | =0a");
    check("1 | *", "*");
    check("1 | 1", "1a");
}

#[test]
fn what_is_no_pattern_is_refused_with_its_place() {
    let refused = |text: &str, place: std::ops::Range<usize>| {
        let problem = read_clue(text, &Palette::black_on_white()).unwrap_err();
        assert_eq!(problem.span, place, "{text}: {}", english(&problem.message));
    };
    refused("{1 2", 4..4);
    refused("1 2}", 3..4);
    refused("{1 *}", 3..4);
    refused("1 {2 3}", 2..3);
    refused("=3 1", 3..4);
    refused("{=3}", 1..3);
    refused("| 1", 0..1);
    refused("1 |", 3..3);
    refused("0 1 |", 2..3);
    refused("* =b", 3..4);
    refused("* =3-1", 2..6);
    refused("* =99999999999", 2..14);
    refused("* 0", 2..3);
    refused("* 2c", 2..4);
    let open = read_clue("{1 2", &Palette::black_on_white()).unwrap_err();
    assert_eq!(english(&open.message), "found nothing");
}

/// The schema of nonosat's JSON describes every clue that is written, and no other words.
#[test]
fn the_schema_has_the_form_of_patterns() {
    let schema = include_str!("../../../docs/puzzle.schema.json");
    let schema: serde_json::Value = serde_json::from_str(schema).unwrap();
    let form = schema.pointer("/properties/clues/items/pattern").unwrap().as_str().unwrap();
    let form = regex_lite::Regex::new(form).unwrap();
    for clue in [
        "",
        "3",
        "2-3 3+ ? 1-2",
        "?? 2?",
        "*",
        "* 3 *",
        "{2 1}",
        "{2 1} =3-5?",
        "=7",
        "=0",
        "=1+ =3?",
        "0 | 1",
        "0 | =5",
        "0 =0",
        "=1 | 0",
        "{1 2} =3 | * =0",
        "* 1 | 0 | 2 =2 | {3 4}",
    ] {
        let read = read_clue(clue, &Palette::black_on_white()).unwrap();
        let text = clue_text(&read);
        assert!(form.is_match(&text), "{text}");
    }
    for text in
        ["0", "3", "=7", "1a |", "| 1a", "{1a", "1a}", "1a=7a", "=7a 1a", "1a 0", "0 1a", "{*}"]
    {
        assert!(!form.is_match(text), "{text}");
    }
}
