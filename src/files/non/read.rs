//! The `.non` reader: Steve Simpson's format with the color extensions of
//! nonogram-db and nonny. Grammar: `docs/FORMATS.md`.
//!
//! In: lines. Out: puzzles, or their problems. Invariants: keys may come in any order, except that
//! colors precede the clues that use them. The reader skips unknown keys.

use super::clues::{Declared, heading_meant, is_clue_with_typo, runs, section_lines};
use crate::document::{Document, Notes};
use crate::message::{Message, message};
use crate::puzzle::{Color, ColorSet, Geometry, LineId, Picture, Puzzle};
use crate::text::{
    Line, Member, Noted, Problem, PuzzleSet, Word, impossible, positive, read_rgb, shown,
};
use crate::{clue_error, document_error};

/// The heading of a section and its lines.
pub(crate) type Section<'a> = (Word<'a>, Vec<Line<'a>>);

/// The content of one puzzle read so far.
#[derive(Default)]
pub(crate) struct Draft<'a> {
    pub height: Option<u32>,
    pub width: Option<u32>,
    /// The rows and the columns.
    pub sections: [Option<Section<'a>>; 2],
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
        let is_complete = draft.sections.iter().all(Option::is_some);
        let is_begun = draft.sections.iter().any(Option::is_some) || !problems.is_empty();
        let goes_on = ["", "goal", "saved", "grid"].contains(&key.text);
        let is_last = goes_on || line.start > last_section;
        if (is_separator && is_begun) || (is_complete && !is_last) {
            let ended = std::mem::take(&mut draft).document(line.start);
            puzzles.take(std::mem::take(&mut problems).none().and(ended), key.span())?;
        }
        if is_separator {
            continue;
        }
        let meant = heading_meant(key.text, rest.text.is_empty());
        if let Some(meant) = meant {
            problems.note(misspelled(key, meant));
        }
        problems.kept(draft.take(meant.unwrap_or(key.text), key, rest, &mut lines));
        if problems.is_full() {
            return Err(problems);
        }
    }
    if draft.sections.iter().any(Option::is_some) || puzzles.puzzles.is_empty() {
        let ended = std::mem::take(&mut problems).none().and(draft.document(text.len()));
        puzzles.take(ended, 0..1)?;
    }
    problems.none().map(|()| puzzles.puzzles)
}

fn misspelled(key: Word, meant: &str) -> Problem {
    let expected = message!("want-text", text = meant);
    Problem::found(key, expected).advice(message!("advice-meant", text = meant))
}

type Lines<'a, 'b> = std::iter::Peekable<std::iter::Copied<std::slice::Iter<'b, Line<'a>>>>;

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
            ("rows", "") => self.section(0, key, self.height, lines)?,
            ("columns", "") => self.section(1, key, self.width, lines)?,
            ("height" | "rows", _) => self.height = Some(positive(rest, "number-rows")?),
            ("width" | "columns", _) => self.width = Some(positive(rest, "number-columns")?),
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
        place: usize,
        key: Word<'a>,
        expected: Option<u32>,
        lines: &mut Lines<'a, '_>,
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
        if self.sections[place].is_some() {
            let message = message!("problem-section-twice", name = key.text);
            return Err(Problem::new(key.span(), message, "want-sections-once"));
        }
        self.sections[place] = Some((key, found));
        Ok(())
    }

    /// Takes `color a #ff0000` (nonogram-db) or `color red FF0000 #` (nonny).
    fn color(&mut self, rest: Word) -> Result<(), Problem> {
        let words: Vec<Word> = rest.words(&[]).collect();
        let (name, value) = match words[..] {
            [name, value] | [name, value, _] => (name, value),
            _ => {
                let expected = message!("want-text", text = "color NAME #rrggbb");
                return Err(Problem::found(rest, expected));
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
        let [(rows_key, rows), columns] = self.sections(end)?;
        let (height, width) = (rows.len() as u32, columns.1.len() as u32);
        self.refuse_half_a_size([(rows_key, rows.len()), (columns.0, columns.1.len())])?;
        let impossible = impossible(rows_key.span(), "want-smaller-board");
        let geometry = Geometry::rectangle(height, width).map_err(impossible)?;
        let lines: Vec<Line> = rows.into_iter().chain(columns.1).collect();
        let mut problems = Vec::new();
        let clues = problems.each(&lines, |line| runs(*line, &self.inks));
        problems.none()?;
        let cells = |words: &Option<Vec<Word>>, is_goal| {
            words.as_deref().map(|words| self.cells(words, is_goal, &geometry)).transpose()
        };
        let (goal, saved) = (cells(&self.goal, true)?, cells(&self.saved, false)?);
        let goal =
            goal.and_then(|cells| Picture::new(&geometry, cells.into_iter().flatten().collect()));
        let at = |line: LineId| lines[line.index()].span();
        let palette = self.inks.palette();
        let puzzle = palette
            .and_then(|palette| Puzzle::new(geometry.clone(), palette, clues))
            .map_err(|error| clue_error(&error, &geometry, 0..end, at))?;
        let all = puzzle.palette().all();
        let state = |cell: Option<Color>| cell.map_or(all, ColorSet::only);
        let saved = saved.map(|cells| cells.into_iter().map(state).collect());
        Ok(Document::of(puzzle, self.notes, goal, saved).map_err(document_error(0..end))?)
    }

    /// The sections of rows and of columns, checked against `height` and `width`.
    fn sections(&self, end: usize) -> Result<[Section<'a>; 2], Problem> {
        let [rows, columns] = &self.sections;
        let Some((rows_key, rows)) = rows else { return Err(missing("rows", end)) };
        let Some((columns_key, columns)) = columns else {
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

    /// The colors of all cells, from one digit or letter for each. `?` is an open cell (`None`);
    /// only a saved state may have it.
    fn cells(
        &self,
        words: &[Word],
        is_goal: bool,
        geometry: &Geometry,
    ) -> Result<Vec<Option<Color>>, Problem> {
        let mut cells = Vec::new();
        for (place, letter) in words.iter().flat_map(|word| word.signs()) {
            let color = self.inks.in_goal(letter);
            if color.is_none() && (letter != '?' || is_goal) {
                return Err(Problem::found(place, "want-goal-sign"));
            }
            cells.push(color);
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
