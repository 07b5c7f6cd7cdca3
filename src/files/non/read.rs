//! The `.non` reader: Steve Simpson's format with the color extensions of
//! nonogram-db and nonny. Grammar: `docs/FORMATS.md`.
//!
//! In: lines. Out: puzzles, or their problems. Invariants: keys may come in any order, except that
//! colors precede the clues that use them. The reader skips unknown keys.

use super::clues::{Declared, heading_meant, is_clue_with_typo, runs, section_lines};
use crate::document::{Document, Notes};
use crate::message::{Message, message};
use crate::puzzle::{Clue, Color, ColorSet, Geometry, LineId, Picture, Puzzle, Shape};
use crate::text::problem::{Noted, Problem};
use crate::text::puzzle_set::{Member, PuzzleSet};
use crate::text::{Line, Word, found, positive, read_rgb, shown};
use crate::{clue_error, document_error};

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
        let meant = heading_meant(key.text, rest.text.is_empty());
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
            let is_clue = self.inks.is_clue(&line)
                || is_clue_with_typo(&line, behind(), &self.inks, is_missing);
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
        let rgb = read_rgb(value)?;
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

fn missing(name: &str, end: usize) -> Problem {
    let message = message!("problem-section-missing", name = name);
    Problem::new(end..end, message, "want-sections")
}

impl<'a> Draft<'a> {
    /// The puzzle of this draft. `end` is the offset at which its text ends.
    pub fn document(self, end: usize) -> Result<Document, Vec<Problem>> {
        let one = |problem| vec![problem];
        let [(rows_key, rows), columns] = self.sections(end).map_err(one)?;
        let (height, width) = (rows.len() as u32, columns.1.len() as u32);
        self.refuse_half_a_size([(rows_key, rows.len()), (columns.0, columns.1.len())])
            .map_err(one)?;
        let geometry = Geometry::new(Shape::Rect { height, width }).map_err(|error| {
            one(Problem::new(rows_key.span(), error.message(), "want-smaller-board"))
        })?;
        let lines: Vec<Line> = rows.into_iter().chain(columns.1).collect();
        let clues = self.clues(&lines)?;
        let cells = |words: &Option<Vec<Word>>, is_goal| {
            let cells = words.as_deref().map(|words| self.cells(words, is_goal, &geometry));
            cells.transpose().map_err(one)
        };
        let (goal, saved) = (cells(&self.goal, true)?, cells(&self.saved, false)?);
        let color = |cell: Option<Color>| cell.unwrap_or(Color::BACKGROUND);
        let goal =
            goal.and_then(|cells| Picture::new(&geometry, cells.into_iter().map(color).collect()));
        let at = |line: LineId| lines[line.index()].span();
        let invalid = |error| vec![clue_error(&error, &geometry, 0..end, at)];
        let palette = self.inks.palette();
        let puzzle = palette
            .and_then(|palette| Puzzle::new(geometry.clone(), palette, clues))
            .map_err(invalid)?;
        let all = puzzle.palette().all();
        let state = |cell: Option<Color>| cell.map_or(all, ColorSet::only);
        let saved = saved.map(|cells| cells.into_iter().map(state).collect());
        Document::of(puzzle, self.notes, goal, saved)
            .map_err(|error| vec![document_error(&error, 0..end)])
    }

    /// The sections of rows and of columns, checked against `height` and `width`.
    fn sections(&self, end: usize) -> Result<[Section<'a>; 2], Problem> {
        let Some((rows_key, rows)) = &self.rows else { return Err(missing("rows", end)) };
        let Some((columns_key, columns)) = &self.columns else {
            return Err(self.missing_columns(rows, end));
        };
        let rows = section_lines(*rows_key, rows, self.height)?;
        let columns = section_lines(*columns_key, columns, self.width)?;
        Ok([(*rows_key, rows), (*columns_key, columns)])
    }

    fn missing_columns(&self, rows: &[Line], end: usize) -> Problem {
        let problem = missing("columns", end);
        let mut filled = rows.iter().filter(|line| !line.is_blank());
        // If only the heading is missing, the columns begin here.
        match self.height.and_then(|height| filled.nth(height as usize)) {
            Some(first) => Problem { span: first.span(), ..problem }.advice("advice-columns-here"),
            None => problem,
        }
    }

    /// Refuses a file with only one of `width` and `height`. Takes the heading of each section and
    /// its number of clues.
    fn refuse_half_a_size(&self, [rows, columns]: [(Word, usize); 2]) -> Result<(), Problem> {
        let (name, (key, count)) = match (self.height, self.width) {
            (Some(_), None) => ("width", columns),
            (None, Some(_)) => ("height", rows),
            _ => return Ok(()),
        };
        let message = message!("problem-line-missing", name = name);
        let advice = message!("advice-add-size", name = name, count = count);
        Err(Problem::new(key.span(), message, "want-sizes").advice(advice))
    }

    fn clues(&self, lines: &[Line]) -> Result<Vec<Clue>, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut clues = Vec::with_capacity(lines.len());
        for line in lines {
            match runs(*line, &self.inks) {
                Ok(clue) => clues.push(clue),
                Err(problem) => problems.note(problem),
            }
            if problems.is_full() {
                break;
            }
        }
        if problems.is_empty() { Ok(clues) } else { Err(problems) }
    }

    /// The colors of all cells, from one digit or letter for each. `?` is an open cell (`None`);
    /// only a saved state may have it.
    fn cells(
        &self,
        words: &[Word],
        is_goal: bool,
        geometry: &Geometry,
    ) -> Result<Vec<Option<Color>>, Problem> {
        let mut cells = Vec::new();
        for word in words {
            for (at, letter) in word.text.char_indices() {
                let color = self.inks.in_goal(letter);
                if color.is_none() && (letter != '?' || is_goal) {
                    let span = word.part(at..at + letter.len_utf8()).span();
                    let message = message!("problem-found", found = letter);
                    return Err(Problem::new(span, message, "want-goal-sign"));
                }
                cells.push(color);
            }
        }
        let cell_count = geometry.cell_count();
        if cells.len() != cell_count {
            let span = words.first().map_or(0..0, |word| word.span());
            let id = if is_goal { "problem-goal-cells" } else { "problem-saved-cells" };
            let message = Message::new(id).with("count", cells.len());
            let expected = message!("want-as-board", count = cell_count);
            return Err(Problem::new(span, message, expected));
        }
        Ok(cells)
    }
}
