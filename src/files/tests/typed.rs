//! Clues as people type them.

use crate::language::english;
use crate::puzzle::{Clue, Color, Length, Palette, Run};
use crate::read_clue;

#[track_caller]
fn check(text: &str, want: Result<&[u32], &str>) {
    let found = read_clue(text, &Palette::black_on_white());
    let want = want.map(|lengths| {
        Clue::Runs(lengths.iter().map(|&length| Run::new(length, Color::FIRST)).collect())
    });
    let found = found.map_err(|problem| english(&problem.message));
    assert_eq!(found.as_ref().map_err(String::as_str), want.as_ref().map_err(|m| *m));
}

#[test]
fn numbers_are_separated_by_blanks_periods_or_commas() {
    check("3 1", Ok(&[3, 1]));
    check("3.1", Ok(&[3, 1]));
    check(" 3, 1a ", Ok(&[3, 1]));
    check("", Ok(&[]));
    check("0", Ok(&[]));
}

#[test]
fn what_is_no_clue_is_told() {
    check("three", Err("found `three`"));
    check("3 0", Err("found 0"));
    check("-1", Err("found a negative number"));
    check("2b", Err("the color `b` is not declared"));
    check("3$", Err("found `$` where a color should stand"));
    check("99999999999", Err("the number 99999999999 is too large"));
}

#[test]
fn question_marks_and_stars_are_understood() {
    let palette = Palette::black_on_white();
    let unknown = Run { color: Some(Color::FIRST), length: Length::ANY };
    assert_eq!(read_clue("?", &palette), Ok(Clue::Runs(vec![unknown])));
    assert_eq!(read_clue("*", &palette), Ok(Clue::anything()));
}
#[test]
fn ranges_are_read_and_written_in_their_shortest_form() {
    let palette = Palette::black_on_white();
    let written = |text| read_clue(text, &palette).map(|clue| crate::clues::clue_text(&clue));
    assert_eq!(written("2-4 3+a 1+ 3-3 1-2"), Ok("2-4a 3+a ?a 3a 1-2a".to_owned()));
    let refused = |text: &str, place, message: &str, wanted: &str| {
        let problem = read_clue(text, &palette).unwrap_err();
        assert_eq!(problem.span, place, "{text}");
        assert_eq!(english(&problem.message), message, "{text}");
        assert_eq!(english(&problem.expected), wanted, "{text}");
    };
    let whole = "the length of a run, a whole number from 1";
    refused("1 3-2", 2..5, "found `2`", "3 or more");
    refused("0-2", 0..3, "found 0", whole);
    refused("0+a", 0..3, "found 0", whole);
    refused("2-0a", 0..4, "found 0", whole);
    refused("2--3a", 0..5, "found a negative number", whole);
    refused("2-4-6a", 0..6, "found `4-6`", whole);
    refused("2-3+a", 0..5, "found `3+`", whole);
    refused("2+3a", 0..4, "found `2+3`", whole);
    refused("2++a", 0..4, "found `2+`", whole);
}
