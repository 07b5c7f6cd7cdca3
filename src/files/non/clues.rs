//! The clues of `.non` files.
//!
//! In: lines of a section, the declared colors. Out: clues. Invariants: blank lines count as empty
//! clues only if the section has too few clues without them.

use crate::message::message;
use crate::non::declared::Declared;
use crate::non::typos;
use crate::puzzle::{Clue, Color, Run};
use crate::text::problem::{Fault, Problem};
use crate::text::{Line, Word, found, positive, shown, whole};

/// The clue lines of a section that should have `expected` clues. The original format ignores
/// blank lines; other programs write empty clues as blank lines. The number decides which it is.
pub(crate) fn section_lines<'a>(
    key: Word,
    found: &[Line<'a>],
    expected: Option<u32>,
) -> Result<Vec<Line<'a>>, Problem> {
    let filled: Vec<Line> = found.iter().filter(|line| !line.is_blank()).copied().collect();
    let expected = expected.map_or(filled.len(), |count| count as usize);
    if filled.len() == expected {
        return Ok(filled);
    }
    let rest = found.get(expected..);
    if filled.len() < expected && rest.is_some_and(|rest| rest.iter().all(Word::is_blank)) {
        return Ok(found[..expected].to_vec());
    }
    let name = key.text;
    let place = filled.get(expected).map_or(key.span(), |surplus| surplus.span());
    let message = message!("problem-section-clues", name = name, count = filled.len());
    let size = if name == "rows" { "height" } else { "width" };
    let expected = message!("want-as-line", count = expected, name = size);
    let problem = Problem::new(place, message, expected);
    Err(problem.advice("advice-empty-clue").of(Fault::ClueCount))
}

/// The clue of one line: `3,1`, `3.1`, `3a 1b`, `red 3 1 blue 2`, `0`, `?` for any length, `*` for
/// any runs.
pub fn runs(line: Line, inks: &Declared) -> Result<Clue, Problem> {
    let words: Vec<Word> = line.words(&[',', '.']).collect();
    match words[..] {
        [word] if word.text == "*" => return Ok(Clue::Unknown),
        [word] if word.text.bytes().all(|byte| byte == b'0') => return Ok(Clue::Runs(Vec::new())),
        _ => {}
    }
    let (mut runs, mut named) = (Vec::new(), None);
    for word in words {
        match inks.find(word.text) {
            Some(color) => named = Some(color),
            None => runs.push(run(word, named, inks)?),
        }
    }
    Ok(Clue::Runs(runs))
}

/// A run: a number or `?`, perhaps followed by the name of a color or another `?`. `named` is the
/// color whose name precedes the run.
fn run(word: Word, named: Option<Color>, inks: &Declared) -> Result<Run, Problem> {
    let is_sign = |letter: char| letter == '-' || letter == '+';
    let digits =
        word.text.trim_start_matches(is_sign).trim_start_matches(|c: char| c.is_ascii_digit());
    let split = match word.text.len() - digits.len() {
        0 if word.text.starts_with('?') => 1,
        split => split,
    };
    let (number, name) = (word.part(0..split), word.part(split..word.text.len()));
    let color = match name.text {
        "" => Some(named.map_or_else(|| inks.default_color(word), Ok)?),
        "?" => None,
        _ if number.text.is_empty() => {
            let problem = Problem::new(word.span(), found(word.text), whole("number-run"));
            return Err(match typos::number(word.text) {
                Some(number) => problem.advice(message!("advice-meant", text = number)),
                None => problem,
            });
        }
        text => Some(inks.find(text).ok_or_else(|| {
            if let Some(sign) = typos::separator(text) {
                return separated(word, name, sign);
            }
            let message = message!("problem-color-undeclared", color = shown(text));
            let advice = match typos::number(word.text).filter(|_| inks.inks.is_empty()) {
                Some(number) => message!("advice-meant", text = number),
                None => message!("advice-declare", color = shown(text)),
            };
            Problem::new(name.span(), message, "want-declared-name").advice(advice)
        })?),
    };
    let length = match number.text {
        "?" => None,
        _ => Some(positive(number, "number-run")?),
    };
    Ok(Run { color, length })
}

/// The problem for a wrong separator between numbers.
fn separated(word: Word, name: Word, sign: char) -> Problem {
    let span = name.part(0..sign.len_utf8()).span();
    let meant = word.text.replace(sign, ",");
    let advice = message!("advice-meant", text = shown(meant.trim_end_matches(',')));
    Problem::new(span, message!("problem-between-numbers", found = sign), "want-separator")
        .advice(advice)
}
