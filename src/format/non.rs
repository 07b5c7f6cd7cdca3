//! The `.non` reader: Steve Simpson's format with the color extensions of
//! nonogram-db and nonny. Grammar: `docs/FORMATS.md`.
//!
//! In: lines. Out: a puzzle, or every problem found. Holds: keys may come in
//! any order, colors before the clues that use them; unknown keys are properties
//! that mean nothing here.

use super::non_clues::{Inks, runs, section_lines};
use super::problem::Problem;
use super::text::{Line, Word, plural, positive, shown};
use super::{ink, unfit};
use crate::puzzle::{Clue, Color, Geometry, LineId, Notes, Picture, Puzzle, Shape};

/// The word that begins a section, and its lines.
type Section<'a> = (Word<'a>, Vec<Line<'a>>);

/// Everything told so far.
#[derive(Default)]
struct Told<'a> {
    height: Option<u32>,
    width: Option<u32>,
    rows: Option<Section<'a>>,
    columns: Option<Section<'a>>,
    inks: Inks,
    notes: Notes,
    goal: Option<Vec<Word<'a>>>,
}

/// Reads a whole file.
pub(super) fn read(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut told = Told::default();
    let mut problems = Vec::new();
    let mut lines = lines.iter().copied().peekable();
    while let Some(line) = lines.next() {
        let (key, rest) = line.split_first();
        let result = match (key.text, rest.text) {
            ("", _) => Ok(()),
            ("rows", "") => told.section(key, &mut lines, |told| &mut told.rows),
            ("columns", "") => told.section(key, &mut lines, |told| &mut told.columns),
            ("height" | "rows", _) => number(rest, "the number of rows", &mut told.height),
            ("width" | "columns", _) => number(rest, "the number of columns", &mut told.width),
            ("goal", _) => {
                told.goal = Some(goal_words(rest, &mut lines));
                Ok(())
            }
            ("color" | "colour", _) => told.color(rest),
            _ if key.text.starts_with("====") => Err(several(key)),
            _ => told.property(key, rest),
        };
        problems.extend(result.err());
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    told.puzzle(text)
}

type Lines<'a, 'b> = std::iter::Peekable<std::iter::Copied<std::slice::Iter<'b, Line<'a>>>>;

fn number(word: Word, what: &str, place: &mut Option<u32>) -> Result<(), Problem> {
    *place = Some(positive(word, what)?);
    Ok(())
}

fn several(word: Word) -> Problem {
    let message = "a second puzzle begins here";
    Problem::new(word.span(), message, "one puzzle in a file").hint("split the file")
}

/// The words of a goal: behind the key, or on the lines that follow and hold nothing else.
fn goal_words<'a>(rest: Word<'a>, lines: &mut Lines<'a, '_>) -> Vec<Word<'a>> {
    let unquoted = |word: Word<'a>| {
        let start = usize::from(word.text.starts_with('"'));
        let end = word.text.len() - usize::from(word.text.len() > 1 && word.text.ends_with('"'));
        word.part(start.min(end)..end)
    };
    let mut words: Vec<Word> = rest.words(&[]).map(unquoted).collect();
    let is_row = |line: &Line| {
        let row = line.trim().text;
        !row.is_empty() && row.starts_with(|letter: char| "01.-\"".contains(letter))
    };
    while let Some(line) = lines.next_if(is_row) {
        words.extend(line.words(&[]).map(unquoted));
    }
    words
}

impl<'a> Told<'a> {
    fn section(
        &mut self,
        key: Word<'a>,
        lines: &mut Lines<'a, '_>,
        place: for<'b> fn(&'b mut Told<'a>) -> &'b mut Option<Section<'a>>,
    ) -> Result<(), Problem> {
        let mut found = Vec::new();
        while let Some(line) = lines.next_if(|line| self.inks.is_clue(line)) {
            found.push(line);
        }
        match place(self) {
            Some(_) => Err(several(key)),
            empty => {
                *empty = Some((key, found));
                Ok(())
            }
        }
    }

    /// `color a #ff0000` (nonogram-db) or `color red FF0000 #` (nonny).
    fn color(&mut self, rest: Word) -> Result<(), Problem> {
        let words: Vec<Word> = rest.words(&[]).collect();
        let (name, value) = match words[..] {
            [name, value] | [name, value, _] => (name, value),
            _ => {
                let message = format!("found `{}`", shown(rest.text));
                return Err(Problem::new(rest.span(), message, "`color NAME #rrggbb`"));
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
            _ if key.text.starts_with(|letter: char| letter.is_alphabetic()) => return Ok(()),
            found => {
                let message =
                    format!("found `{}` where a line should begin with a word", shown(found));
                return Err(Problem::new(key.span(), message, "`rows`, `columns` or a property")
                    .hint("a section has as many clues as `height` or `width` says"));
            }
        };
        let text = rest.text;
        let unquoted = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        *note = Some(html_escape::decode_html_entities(unquoted.unwrap_or(text)).into_owned());
        Ok(())
    }

    fn puzzle(self, text: &str) -> Result<Puzzle, Vec<Problem>> {
        let end = Word { text: "", start: text.len() };
        let missing = |name: &str| {
            let message = format!("the section `{name}` is missing");
            vec![Problem::new(
                end.span(),
                message,
                "`rows` and `columns`, each on a line of its own",
            )]
        };
        let Some((rows_key, rows)) = &self.rows else { return Err(missing("rows")) };
        let Some((columns_key, columns)) = &self.columns else { return Err(missing("columns")) };
        let rows = section_lines(*rows_key, rows, self.height).map_err(|problem| vec![problem])?;
        let columns =
            section_lines(*columns_key, columns, self.width).map_err(|problem| vec![problem])?;
        let shape = Shape::Rect { height: rows.len() as u32, width: columns.len() as u32 };
        let geometry = Geometry::new(shape).map_err(|error| {
            vec![Problem::new(rows_key.span(), error.to_string(), "a smaller board")]
        })?;
        let mut problems = Vec::new();
        let mut clues = Vec::new();
        let lines: Vec<Line> = rows.into_iter().chain(columns).collect();
        for line in &lines {
            let clue = runs(*line, &self.inks).unwrap_or_else(|problem| {
                problems.push(problem);
                Clue::Unknown
            });
            clues.push(clue);
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let goal = self.goal.as_deref().map(|words| self.picture(words, &geometry)).transpose();
        let goal = goal.map_err(|problem| vec![problem])?;
        let palette = self.inks.palette();
        let at = |line: LineId| lines[line.index()].span();
        let unfit = |error| vec![unfit(&error, &geometry, 0..text.len(), at)];
        let puzzle = palette
            .and_then(|palette| Puzzle::new(geometry.clone(), palette, clues))
            .and_then(|puzzle| match goal {
                Some(goal) => puzzle.with_goal(goal),
                None => Ok(puzzle),
            })
            .map_err(unfit)?;
        Ok(puzzle.with_notes(self.notes))
    }

    /// The goal: one digit or letter a cell.
    fn picture(&self, words: &[Word], geometry: &Geometry) -> Result<Picture, Problem> {
        let mut colors: Vec<Color> = Vec::new();
        for word in words {
            for (at, letter) in word.text.char_indices() {
                let color = self.inks.in_goal(letter).ok_or_else(|| {
                    let span = word.part(at..at + letter.len_utf8()).span();
                    Problem::new(span, format!("found `{letter}`"), "0, 1 or the letter of a color")
                })?;
                colors.push(color);
            }
        }
        let wanted = geometry.cell_count();
        if colors.len() != wanted {
            let span = words.first().map_or(0..0, |word| word.span());
            let message = format!("the goal has {}", plural(colors.len(), "cell"));
            return Err(Problem::new(span, message, format!("{wanted} as the board has")));
        }
        Ok(Picture::new(colors))
    }
}
