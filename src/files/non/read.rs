//! The `.non` reader: Steve Simpson's format with the color extensions of
//! nonogram-db and nonny. Grammar: `docs/FORMATS.md`.
//!
//! In: lines. Out: puzzles, or their problems. Invariants: keys may come in any order, except that
//! colors precede the clues that use them. The reader skips unknown keys.

use crate::document::Notes;
use crate::message::message;
use crate::non::declared::Declared;
use crate::non::typos;
use crate::text::ink;
use crate::text::problem::{Noted, Problem};
use crate::text::puzzle_set::{Member, PuzzleSet};
use crate::text::{Line, Word, found, positive, shown};

/// The heading of a section and its lines.
pub(crate) type Section<'a> = (Word<'a>, Vec<Line<'a>>);

/// The content of one puzzle read so far.
#[derive(Default)]
pub(crate) struct Draft<'a> {
    pub height: Option<u32>,
    pub width: Option<u32>,
    pub rows: Option<Section<'a>>,
    pub columns: Option<Section<'a>>,
    pub inks: Declared,
    pub notes: Notes,
    pub goal: Option<Vec<Word<'a>>>,
    pub saved: Option<Vec<Word<'a>>>,
}

/// Reads all puzzles of a file. A line `====` ends a puzzle. So does any key behind both sections
/// except `goal`, `saved` and `grid`, if further sections follow.
pub(crate) fn read(text: &str, lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let is_section = |line: &&Line| ["rows", "columns"].contains(&line.trim().text);
    let last_section = lines.iter().rfind(is_section).map_or(0, |line| line.start);
    let mut draft = Draft::default();
    let mut puzzles = PuzzleSet::default();
    let mut problems = Vec::new();
    let mut lines = lines.iter().copied().peekable();
    while let Some(line) = lines.next() {
        let (key, rest) = line.split_first();
        let is_separator = key.text.starts_with("====");
        let is_complete = draft.rows.is_some() && draft.columns.is_some();
        let is_begun = draft.rows.is_some() || draft.columns.is_some() || !problems.is_empty();
        let goes_on = ["", "goal", "saved", "grid"].contains(&key.text);
        let is_last = goes_on || line.start > last_section;
        if (is_separator && is_begun) || (is_complete && !is_last) {
            let ended = std::mem::take(&mut draft).document(line.start);
            puzzles.take(ended, key.span(), &mut problems)?;
        }
        if is_separator {
            continue;
        }
        let meant = typos::heading(key.text, rest.text.is_empty());
        if let Some(meant) = meant {
            problems.note(misspelled(key, meant));
        }
        problems.note_error(draft.take(meant.unwrap_or(key.text), key, rest, &mut lines));
        if problems.is_full() {
            return Err(problems);
        }
    }
    if draft.rows.is_some() || draft.columns.is_some() || puzzles.is_empty() {
        puzzles.take(draft.document(text.len()), 0..1, &mut problems)?;
    }
    puzzles.end(problems)
}

fn misspelled(key: Word, meant: &str) -> Problem {
    let expected = message!("want-text", text = meant);
    Problem::new(key.span(), found(key.text), expected)
        .advice(message!("advice-meant", text = meant))
}

type Lines<'a, 'b> = std::iter::Peekable<std::iter::Copied<std::slice::Iter<'b, Line<'a>>>>;

fn twice(word: Word) -> Problem {
    let message = message!("problem-section-twice", name = word.text);
    Problem::new(word.span(), message, "want-sections-once")
}

/// Takes the words of a state of play, up to a blank line.
fn grid_rows<'a>(lines: &mut Lines<'a, '_>) -> Vec<Word<'a>> {
    let mut words = Vec::new();
    while let Some(line) = lines.next_if(|line| !line.is_blank()) {
        words.extend(line.words(&[]));
    }
    words
}

/// Takes the words of a goal: behind the key, and on the following lines that are rows of cells.
fn goal_words<'a>(rest: Word<'a>, lines: &mut Lines<'a, '_>) -> Vec<Word<'a>> {
    let unquoted = |word: Word<'a>| {
        let start = usize::from(word.text.starts_with('"'));
        let end = word.text.len() - usize::from(word.text.len() > 1 && word.text.ends_with('"'));
        word.part(start.min(end)..end)
    };
    let mut words: Vec<Word> = rest.words(&[]).map(unquoted).collect();
    let is_row = |line: &Line| {
        let row = line.trim().text;
        !row.is_empty() && row.starts_with(|letter: char| "01.-?\"".contains(letter))
    };
    while let Some(line) = lines.next_if(is_row) {
        words.extend(line.words(&[]).map(unquoted));
    }
    words
}

impl<'a> Draft<'a> {
    /// Takes a line and the lines of its section. `meant` is the key with typos corrected.
    fn take(
        &mut self,
        meant: &str,
        key: Word<'a>,
        rest: Word<'a>,
        lines: &mut Lines<'a, '_>,
    ) -> Result<(), Problem> {
        match (meant, rest.text) {
            ("", _) => {}
            ("rows", "") => self.section(key, self.height, lines, |draft| &mut draft.rows)?,
            ("columns", "") => self.section(key, self.width, lines, |draft| &mut draft.columns)?,
            ("height" | "rows", _) => self.height = Some(positive(rest, "number-rows")?),
            ("width" | "columns", _) => {
                self.width = Some(positive(rest, "number-columns")?);
            }
            ("goal", _) => self.goal = Some(goal_words(rest, lines)),
            ("saved", _) => self.saved = Some(goal_words(rest, lines)),
            ("grid", "") => self.saved = Some(grid_rows(lines)),
            ("color" | "colour", _) => self.color(rest)?,
            _ => self.property(key, rest)?,
        }
        Ok(())
    }

    fn section(
        &mut self,
        key: Word<'a>,
        expected: Option<u32>,
        lines: &mut Lines<'a, '_>,
        place: for<'b> fn(&'b mut Draft<'a>) -> &'b mut Option<Section<'a>>,
    ) -> Result<(), Problem> {
        let mut found = Vec::new();
        while let Some(line) = lines.peek().copied() {
            let is_missing = expected.is_some_and(|expected| found.len() < expected as usize);
            let behind = || lines.clone().skip(1);
            let is_clue =
                self.inks.is_clue(&line) || typos::is_clue(&line, behind(), &self.inks, is_missing);
            if !is_clue {
                break;
            }
            found.extend(lines.next());
        }
        match place(self) {
            Some(_) => Err(twice(key)),
            empty => {
                *empty = Some((key, found));
                Ok(())
            }
        }
    }

    /// Takes `color a #ff0000` (nonogram-db) or `color red FF0000 #` (nonny).
    fn color(&mut self, rest: Word) -> Result<(), Problem> {
        let words: Vec<Word> = rest.words(&[]).collect();
        let (name, value) = match words[..] {
            [name, value] | [name, value, _] => (name, value),
            _ => {
                let expected = message!("want-text", text = "color NAME #rrggbb");
                return Err(Problem::new(rest.span(), found(rest.text), expected));
            }
        };
        let rgb = ink::rgb(value)?;
        self.inks.declare(name, rgb, words.get(2).copied())
    }

    fn property(&mut self, key: Word, rest: Word) -> Result<(), Problem> {
        let note = match key.text {
            "title" => &mut self.notes.title,
            "by" | "author" => &mut self.notes.author,
            "copyright" => &mut self.notes.copyright,
            "license" => &mut self.notes.license,
            "catalogue" => &mut self.notes.catalogue,
            "remark" => &mut self.notes.remark,
            _ if key.text.starts_with(|letter: char| letter.is_alphabetic()) => return Ok(()),
            found => {
                let message = message!("problem-no-word", found = shown(found));
                return Err(Problem::new(key.span(), message, "want-property")
                    .advice("advice-height-width"));
            }
        };
        let text = rest.text;
        let unquoted = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        *note = Some(without_entities(unquoted.unwrap_or(text)));
        Ok(())
    }
}

/// A note with its HTML entities resolved, which other programs write: their table is large.
fn without_entities(note: &str) -> String {
    if cfg!(feature = "formats") {
        html_escape::decode_html_entities(note).into_owned()
    } else {
        note.to_owned()
    }
}
