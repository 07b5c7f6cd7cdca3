//! Clues in lines under headings: `rows`, `ROWS:`, `[Row clues]`, `rows =`.
//!
//! In: lines. Out: a [`Tree`] with an object for each puzzle, and in it a list for each heading.
//! Invariants: the files of Hugi, picross-solver (`GRID`), lyndon.codes (`8x11`), gnonograms (`[Row
//! clues]`), nonogrid and pynogram (`[clues]`) are such texts. If a heading is in brackets, only
//! such headings count, but under `[clues]` also `rows =`, where a comma ends a clue.

use super::headed;
use super::names::{Lines, Role, is_heading, is_size};
use super::parser::{MAX_NODES, Opener, Parser};
use super::tree::{Kind, Tree};
use crate::text::{Line, Problem, Word, filled};

/// Are these such lines, which no other format has?
pub(crate) fn is_sections(filled: &[Line]) -> bool {
    let has = |is: &dyn Fn(&Line) -> bool| filled.iter().any(is);
    let is_bracketed = |line: &Line| {
        let name = bracketed(line.trim()).map(|name| name.text.to_ascii_lowercase());
        matches!(name.as_deref(), Some("row clues" | "column clues" | "dimensions" | "clues"))
    };
    filled.first().is_some_and(|first| is_size(first.trim().text))
        || has(&|line| line.split_first().0.text == "GRID")
        || has(&is_bracketed)
        || has_both_headings(filled)
        // Without readers of other programs the text is not read here anyway.
        || cfg!(feature = "formats") && headed::sides(filled).is_some()
}

/// Are there two headings, alike, and no property? `rows` and `columns` are Simpson's.
fn has_both_headings(filled: &[Line]) -> bool {
    let mut headings = Vec::new();
    // No heading begins with a digit, as most lines do.
    let is_clue = |line: &&Line| line.text.starts_with(|sign: char| sign.is_ascii_digit());
    for line in filled.iter().filter(|line| !is_clue(line)) {
        let line = before(*line, '#');
        let name = line.text.trim_matches(['[', ']', ':']);
        let is_columns = match &*name.to_lowercase() {
            "rows" => false,
            "cols" | "columns" => true,
            _ if line.text.starts_with(char::is_alphabetic) && line.text.contains(' ') => {
                return false;
            }
            _ => continue,
        };
        let is_small = name.starts_with(char::is_lowercase);
        headings.push((is_columns, (line.text.replace(name, ""), is_small), line.text));
    }
    let [one, other] = &headings[..] else { return false };
    let is_simpson = [one.2, other.2].iter().all(|text| ["rows", "columns"].contains(text));
    one.0 != other.0 && one.1 == other.1 && !is_simpson
}

/// The name in brackets around a whole line.
fn bracketed(line: Line) -> Option<Word> {
    let name = line.text.strip_prefix('[')?.strip_suffix(']')?;
    name.contains(char::is_alphabetic).then(|| line.part(1..1 + name.len()))
}

/// The part of a line before a sign, without blanks at its ends.
fn before(line: Word, sign: char) -> Word {
    line.part(0..line.text.find(sign).unwrap_or(line.text.len())).trim()
}

/// The lines of a text while they become a tree: a list for each puzzle, and in it one for each
/// heading.
struct Sections<'a> {
    parser: Parser<'a>,
    role: Option<Role>,
    has_brackets: bool,
    /// Is it under `[clues]` or `[colors]`?
    is_ini: bool,
}

/// The tree of these lines.
///
/// # Errors
/// A [`Problem`] if a line stands before all headings, or there are too many words.
pub(super) fn parse<'a>(text: &'a str, lines: &[Line<'a>]) -> Result<Tree<'a>, Problem> {
    let mut sections = Sections {
        parser: Parser::new(text, 0..text.len()),
        role: None,
        has_brackets: lines.iter().any(|line| bracketed(line.trim()).is_some()),
        is_ini: false,
    };
    if let Some(sides) = headed::sides(&filled(lines)) {
        sections.begin_object(0);
        for (name, clues) in sides {
            sections.begin(name);
            let kind =
                if matches!(sections.role, Some(Role::Lines(_))) { Kind::Word } else { Kind::Text };
            clues.into_iter().for_each(|clue| sections.push(kind, clue));
        }
        return Ok(sections.parser.end());
    }
    for line in lines {
        sections.take(line.trim())?;
        if sections.parser.nodes.len() > MAX_NODES {
            return Err(Problem::found(*line, "want-smaller-file"));
        }
    }
    Ok(sections.parser.end())
}

impl<'a> Sections<'a> {
    fn take(&mut self, line: Line<'a>) -> Result<(), Problem> {
        let (first, rest) = line.split_first();
        let heading = match first.text {
            "GRID" if !self.has_brackets => {
                self.parser.close_all();
                self.begin_object(line.start);
                // With the blank behind it: else it would be the name of a picture.
                let name = line.part(0..line.text.len().min("GRID ".len()));
                Some((name, before(rest, '#'))).filter(|(_, title)| !title.is_blank())
            }
            _ if self.parser.frames.is_empty() && is_size(line.text) => Some((line, line)),
            _ => self.heading_of(line),
        };
        let Some((name, rest)) = heading else {
            return if first.text == "GRID" { Ok(()) } else { self.content(line) };
        };
        self.begin(name);
        if rest.is_blank() { Ok(()) } else { self.content(rest) }
    }

    /// The name of a heading, and what stands behind it.
    fn heading_of(&mut self, line: Line<'a>) -> Option<(Word<'a>, Word<'a>)> {
        let end = line.part(line.text.len()..line.text.len());
        if let Some(name) = bracketed(line) {
            self.is_ini = matches!(name.text, "clues" | "colors");
            return Some((name, end));
        }
        if self.is_ini {
            let at = line.text.find(['=', ':'])?;
            let name = line.part(0..at).trim();
            Lines::of(name.text)?;
            return Some((name, line.part(at + 1..line.text.len()).trim()));
        }
        let name = before(line, '#');
        let name = name.part(0..name.text.trim_end_matches([':', ' ']).len());
        let is_word = name.text.starts_with(char::is_alphabetic) && !self.has_brackets;
        let heads = match Role::of(name.text).filter(|_| is_word)? {
            Role::Title | Role::Author | Role::Goal | Role::Grid => true,
            _ => is_heading(name.text),
        };
        heads.then_some((name, end))
    }

    fn begin_object(&mut self, start: usize) {
        self.parser.at = start;
        self.parser.begin_list(start..start, Opener::Bracket(b'}'));
    }

    fn begin(&mut self, name: Word<'a>) {
        if self.parser.frames.is_empty() {
            self.begin_object(name.start);
        }
        if self.is_in_list() {
            self.parser.close();
        }
        self.parser.name(name.span());
        self.role = Role::of(name.text);
        self.parser.begin_list(name.span(), Opener::Items(0));
        self.parser.at = name.span().end;
    }

    fn push(&mut self, kind: Kind, word: Word) {
        self.parser.push(kind, word.span());
        self.parser.at = word.span().end;
    }

    fn is_in_list(&self) -> bool {
        self.parser.frames.len() == 2
    }

    /// A line under a heading.
    fn content(&mut self, line: Line<'a>) -> Result<(), Problem> {
        let plain = before(line, '#');
        match self.role {
            _ if !self.is_in_list() && before(plain, ';').is_blank() => {}
            _ if !self.is_in_list() => {
                return Err(Problem::found(line, "want-sections"));
            }
            Some(Role::Lines(_)) if self.is_ini => self.clues(before(plain, ';')),
            Some(Role::Lines(_)) => {
                let inside = plain.text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
                let clue = inside.map_or(plain, |inside| plain.part(1..1 + inside.len()));
                if inside.is_some() || !clue.is_blank() {
                    self.push(Kind::Word, clue.trim());
                }
            }
            // A blank line of gnonograms is a missing note.
            Some(Role::Title | Role::Author | Role::Description | Role::License)
                if self.has_brackets || !line.is_blank() =>
            {
                self.push(Kind::Text, line);
            }
            None => {}
            Some(_) if line.is_blank() => {}
            Some(_) => self.push(Kind::Word, line),
        }
        Ok(())
    }

    /// Clues with commas and quotation marks between.
    fn clues(&mut self, line: Line<'a>) {
        let is_mark = |sign: char| sign.is_whitespace() || "\"'".contains(sign);
        for part in line.between(',') {
            let clue = part.text.trim_matches(is_mark);
            if !clue.is_empty() {
                let start = clue.as_ptr() as usize - part.text.as_ptr() as usize;
                self.push(Kind::Word, part.part(start..start + clue.len()));
            }
        }
    }
}
