//! Clues that users type into a form.
//!
//! In: a text like `3 1`, `3.1`, `3a 2b`, `?`, `*`. Out: a clue, or the first problem.
//! Invariants: the reader accepts every clue of `.clues` files. With one foreground color the
//! letters are optional. An empty text and a single `0` are empty lines.

use crate::clues::read::{clue, run};
use crate::puzzle::{Clue, Palette};
use crate::text::problem::Problem;
use crate::text::{Word, found};

/// Reads one clue.
///
/// # Errors
/// The first problem; its span is in bytes of `text`.
pub fn read_clue(text: &str, palette: &Palette) -> Result<Clue, Problem> {
    let line = Word { text, start: 0 };
    match line.trim().text {
        "0" => return Ok(Clue::Runs(Vec::new())),
        "*" => return Ok(clue(line, palette, &mut Vec::new())),
        _ => {}
    }
    let mut runs = Vec::new();
    for word in line.words(&['.', ',']) {
        let is_number = |sign: char| sign.is_ascii_digit() || sign == '?' || sign == '-';
        if !word.text.starts_with(is_number) {
            return Err(Problem::new(word.span(), found(word.text), "want-typed-clue"));
        }
        let is_bare = word.text == "?" || word.text.ends_with(|sign: char| sign.is_ascii_digit());
        let lettered = format!("{}a", word.text);
        let whole = match palette.color_count() {
            2 if is_bare => Word { text: &lettered, start: word.start },
            _ => word,
        };
        runs.push(run(whole, palette).map_err(|problem| Problem { span: word.span(), ..problem })?);
    }
    Ok(Clue::Runs(runs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::english;
    use crate::puzzle::{Color, Run};

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
        let unknown = Run { color: Some(Color::FIRST), length: None };
        assert_eq!(read_clue("?", &palette), Ok(Clue::Runs(vec![unknown])));
        assert_eq!(read_clue("*", &palette), Ok(Clue::Unknown));
    }
}
