//! Reads patterns: clues that allow several lists of runs. Grammar: `docs/FORMATS.md`.
//!
//! In: a text like `* 3a *`, `{1a 2a}`, `?a ?a =7a`, `0 | 5a`; how a run is read. Out: a clue, or
//! the first problem. Invariants: an empty case is refused: a line without runs is `0`.

use crate::message::{Message, message};
use crate::puzzle::{Case, Clue, Color, Length, Palette, PatternItem, Run, Total};
use crate::text::{Problem, Word, shown};

/// Signs that are words of their own, wherever they stand.
const SIGNS: [char; 3] = ['{', '}', '|'];

/// The case that is being read.
#[derive(Default)]
struct Draft {
    items: Vec<PatternItem>,
    totals: Vec<Total>,
    order: Order,
    /// Does it begin with `0`?
    is_empty_line: bool,
}

/// Where the runs of a case stand.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Order {
    #[default]
    OfLine,
    /// Within braces that are open.
    Open,
    /// Within braces that were closed.
    Closed,
}

/// Has a clue signs that lists of runs do not have?
pub(super) fn is_pattern(line: Word) -> bool {
    line.text.contains(|sign| matches!(sign, '*' | '=') || SIGNS.contains(&sign))
}

/// Reads a pattern whose words `separators` or blanks divide, and whose runs `run` reads.
///
/// # Errors
/// The first problem.
pub(super) fn read(
    line: Word,
    separators: &'static [char],
    run: &dyn Fn(Word) -> Result<Run, Problem>,
    palette: &Palette,
) -> Result<Clue, Problem> {
    let (mut cases, mut draft) = (Vec::new(), Draft::default());
    for word in line.words(separators).flat_map(signs_apart) {
        let is_read = match word.text {
            "|" => draft.finish().map(|case| cases.push(case)),
            "{" => draft.is_new().then(|| draft.order = Order::Open),
            "}" => (draft.order == Order::Open).then(|| draft.order = Order::Closed),
            "0" => draft.is_new().then(|| draft.is_empty_line = true),
            "*" => draft.takes_star().then(|| draft.items.push(PatternItem::Any)),
            text if text.starts_with('=') => {
                let total = (draft.order != Order::Open).then(|| total(word, palette));
                total.transpose()?.map(|total| draft.totals.push(total))
            }
            _ => {
                let run = draft.takes_runs().then(|| run(word));
                run.transpose()?.map(|run| draft.items.push(PatternItem::Run(run)))
            }
        };
        is_read.ok_or_else(|| refused(word))?;
        if word.text == "|" {
            draft = Draft::default();
        }
    }
    let end = line.part(line.text.len()..line.text.len());
    cases.push(draft.finish().ok_or_else(|| refused(end))?);
    Ok(Clue::of_cases(cases))
}

/// The parts of a word: `{1a` is `{` and `1a`.
fn signs_apart(word: Word) -> Vec<Word> {
    let (mut parts, mut start) = (Vec::new(), 0);
    for (at, sign) in word.text.match_indices(SIGNS) {
        parts.push(word.part(start..at));
        start = at + sign.len();
        parts.push(word.part(at..start));
    }
    parts.push(word.part(start..word.text.len()));
    parts.retain(|part| !part.text.is_empty());
    parts
}

fn refused(word: Word) -> Problem {
    Problem::found(word, "want-pattern")
}

impl Draft {
    fn is_new(&self) -> bool {
        let has_parts = self.is_empty_line || self.order != Order::OfLine;
        self.items.is_empty() && self.totals.is_empty() && !has_parts
    }

    /// May a run come next?
    fn takes_runs(&self) -> bool {
        !self.is_empty_line && self.totals.is_empty() && self.order != Order::Closed
    }

    fn takes_star(&self) -> bool {
        self.takes_runs() && self.order == Order::OfLine
    }

    /// The case; `None` if it is empty or has no closing brace.
    fn finish(&mut self) -> Option<Case> {
        let items = std::mem::take(&mut self.items);
        let totals = std::mem::take(&mut self.totals);
        let case = match self.order {
            Order::Open => return None,
            Order::Closed => {
                Case::in_any_order(items.iter().filter_map(|item| item.run()).collect())
            }
            Order::OfLine if !items.is_empty() || self.is_empty_line => Case::in_order(items),
            Order::OfLine if totals.is_empty() => return None,
            Order::OfLine => Case::anything(),
        };
        Some(case.with_totals(totals))
    }
}

/// A total: `=7a`, `=3-5?`, `=2+a`, with one foreground color also `=7`.
fn total(word: Word, palette: &Palette) -> Result<Total, Problem> {
    let text = &word.text[1..];
    let is_number = |sign: char| sign.is_ascii_digit() || matches!(sign, '-' | '+');
    let end = 1 + text.rfind(is_number).map_or(0, |at| at + 1);
    let (number, letter) = (word.part(1..end), word.part(end..word.text.len()));
    let color = match letter.text {
        "?" => None,
        "" if palette.color_count() == 2 => Some(Color::FIRST),
        _ => Some(color(letter, palette)?),
    };
    let cells = cells(number.text).ok_or_else(|| refused(word))?;
    Ok(Total { color, cells })
}

/// A number of cells: `7`, `3-5`, `2+`.
fn cells(text: &str) -> Option<Length> {
    let number = |text: &str| {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
        is_plain.then(|| text.parse().ok())?
    };
    match (text.split_once('-'), text.strip_suffix('+')) {
        (Some((least, most)), _) => Length::range(number(least)?, Some(number(most)?)),
        (None, Some(least)) => Length::range(number(least)?, None),
        (None, None) => number(text).map(Length::exactly),
    }
}

/// The foreground color of a letter.
pub(super) fn color(letter: Word, palette: &Palette) -> Result<Color, Problem> {
    let last = Color::numbered(palette.color_count() as u8 - 1).letter();
    let expected = match last {
        'a' => message!("want-color-only"),
        last => message!("want-color-declared", last = last),
    };
    let found = letter.text.chars().next().and_then(Color::from_letter);
    let error = |message: Message| Problem::new(letter.span(), message, expected.clone());
    match found {
        Some(color) if color.is_background() => Err(error(message!("problem-background-run"))),
        Some(color) if palette.holds(color) => Ok(color),
        Some(_) => Err(error(message!("problem-color-undeclared", color = letter.text))
            .advice("advice-add-color")),
        None => Err(error(message!("problem-color-place", found = shown(letter.text)))),
    }
}
