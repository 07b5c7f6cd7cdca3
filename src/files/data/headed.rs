//! All clues of a side behind its name: `Rows: 1 1, 5, 3`, `Columns = 2/1 1`, `rows [2] [1,1]`.
//!
//! In: lines. Out: the name of each side with its clues, in the order of the lines. Invariants:
//! both sides once, nothing else but notes; the clues of a side are divided by one sign, by
//! brackets, or by blanks if commas divide numbers.

use super::names::{Role, Side, is_heading};
use crate::puzzle::MAX_LINE_CELLS;
use crate::text::{Line, Word};

/// The clues of both sides, and notes, if all lines are such.
pub(super) fn sides<'a>(filled: &[Line<'a>]) -> Option<Vec<(Word<'a>, Vec<Word<'a>>)>> {
    let has_one = |side: Side, named: &[(Word, Vec<Word>)]| {
        named.iter().filter(|(name, _)| Role::of(name.text) == Some(Role::Lines(side))).count() == 1
    };
    // Titles and authors are few; longer texts are not searched to their end.
    let lines = (filled.len() <= 8).then_some(filled)?;
    let mut named = Vec::new();
    let mut above = None;
    for line in lines {
        let at = line.text.find([':', '=']);
        let (name, value) = match (above.take(), at) {
            (Some(name), _) => (name, *line),
            (None, Some(at)) => (line.part(0..at), line.part(at + 1..line.text.len())),
            (None, None) => (*line, line.part(line.text.len()..line.text.len())),
        };
        let (name, value) = (name.trim(), value.trim());
        if value.is_blank() {
            // These two words alone are Simpson's.
            if ["rows", "columns"].contains(&line.trim().text) {
                return None;
            }
            above = Some(name);
            continue;
        }
        named.push((name, values(name, value)?));
    }
    let has_several = named.iter().any(|(name, clues)| is_heading(name.text) && clues.len() > 1);
    let is_whole = above.is_none() && has_several;
    (is_whole && has_one(Side::Rows, &named) && has_one(Side::Columns, &named)).then_some(named)
}

/// The clues behind the name of a side, or the text of a note.
fn values<'a>(name: Word<'a>, value: Word<'a>) -> Option<Vec<Word<'a>>> {
    match Role::of(name.text)? {
        Role::Title | Role::Name | Role::Author => Some(vec![value]),
        Role::Lines(_) if is_heading(name.text) => clues(value),
        _ => None,
    }
}

/// The clues in a text.
fn clues(value: Word<'_>) -> Option<Vec<Word<'_>>> {
    let is_clue = |sign: char| sign.is_alphanumeric() || " \t,.;/|()[]{}".contains(sign);
    let first = value.text.chars().next()?;
    if !value.text.chars().all(is_clue) || first.is_alphabetic() {
        return None;
    }
    if "([{".contains(first) {
        return groups(value);
    }
    let has = |sign: &&char| value.text.contains(**sign);
    let sign = [';', '/', '|'].iter().find(has);
    // In `1,1 5 3` a comma divides numbers, in `1 1, 5, 3` and `1, 5` clues.
    let is_comma = || value.text.contains(", ") || !value.text.contains(' ');
    let sign = sign.or_else(|| Some(&',').filter(|_| value.text.contains(',') && is_comma()));
    // A board with one line too many is refused.
    let mut clues: Vec<Word> = match sign {
        Some(sign) => value.between(*sign).take(MAX_LINE_CELLS + 2).collect(),
        None if value.text.contains(',') => value.words(&[]).take(MAX_LINE_CELLS + 1).collect(),
        None => vec![value],
    };
    clues.pop_if(|last| last.is_blank());
    Some(clues.into_iter().map(|clue| clue.trim()).collect())
}

/// What stands in brackets, without inner ones; at least two.
fn groups(value: Word<'_>) -> Option<Vec<Word<'_>>> {
    let mut groups = Vec::new();
    let mut start = None;
    for (at, sign) in value.text.char_indices() {
        match (sign, start) {
            _ if groups.len() > MAX_LINE_CELLS => break,
            ('(' | '[' | '{', None) => start = Some(at + 1),
            (')' | ']' | '}', Some(from)) => {
                groups.push(value.part(from..at).trim());
                start = None;
            }
            (' ' | '\t' | ',' | ';' | '/' | '|', None) => {}
            (sign, Some(_)) if !"([{".contains(sign) => {}
            _ => return None,
        }
    }
    (start.is_none() && groups.len() > 1).then_some(groups)
}
