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
use crate::puzzle::{Clue, Color, ColorSet, Geometry, LineId, Notes, Picture, Puzzle, Shape};

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
    saved: Option<Vec<Word<'a>>>,
}

/// Reads all puzzles of a file. A line `====` ends one; so does any key but `goal`, `saved` and
/// `grid` behind both sections, if there are further sections.
pub(super) fn read(text: &str, lines: &[Line]) -> Result<Vec<Puzzle>, Vec<Problem>> {
    let is_section = |line: &&Line| ["rows", "columns"].contains(&line.trim().text);
    let last_section = lines.iter().rfind(is_section).map_or(0, |line| line.start);
    let mut told = Told::default();
    let mut puzzles = Vec::new();
    let mut problems = Vec::new();
    let mut lines = lines.iter().copied().peekable();
    while let Some(line) = lines.next() {
        let (key, rest) = line.split_first();
        let is_bundled = key.text.starts_with("====");
        let is_complete = told.rows.is_some() && told.columns.is_some();
        let goes_on = ["", "goal", "saved", "grid"].contains(&key.text);
        if is_complete && (is_bundled || (!goes_on && line.start <= last_section)) {
            let ended = std::mem::take(&mut told);
            // What was wrong with its lines is told already.
            match ended.puzzle(line.start) {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(found) => problems.extend(found),
            }
        }
        if is_bundled {
            continue;
        }
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
            ("saved", _) => {
                told.saved = Some(goal_words(rest, &mut lines));
                Ok(())
            }
            ("grid", "") => {
                told.saved = Some(grid_rows(&mut lines));
                Ok(())
            }
            ("color" | "colour", _) => told.color(rest),
            _ => told.property(key, rest),
        };
        problems.extend(result.err());
    }
    if told.rows.is_some() || told.columns.is_some() || puzzles.is_empty() {
        match told.puzzle(text.len()) {
            Ok(puzzle) => puzzles.push(puzzle),
            // A section may be missing because its heading was among the problems.
            Err(found) if problems.is_empty() => problems.extend(found),
            Err(_) => {}
        }
    }
    if problems.is_empty() { Ok(puzzles) } else { Err(problems) }
}

type Lines<'a, 'b> = std::iter::Peekable<std::iter::Copied<std::slice::Iter<'b, Line<'a>>>>;

fn number(word: Word, what: &str, place: &mut Option<u32>) -> Result<(), Problem> {
    *place = Some(positive(word, what)?);
    Ok(())
}

fn twice(word: Word) -> Problem {
    let message = format!("the section `{}` comes twice", word.text);
    Problem::new(word.span(), message, "`rows` and `columns`, each once for a puzzle")
}

/// The rows of a state of play.
fn grid_rows<'a>(lines: &mut Lines<'a, '_>) -> Vec<Word<'a>> {
    let mut words = Vec::new();
    while let Some(line) = lines.next_if(|line| !line.is_blank()) {
        words.extend(line.words(&[]));
    }
    words
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
        !row.is_empty() && row.starts_with(|letter: char| "01.-?\"".contains(letter))
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
            Some(_) => Err(twice(key)),
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

    /// The puzzle that was told up to `end`.
    fn puzzle(self, end: usize) -> Result<Puzzle, Vec<Problem>> {
        let whole = 0..end;
        let end = Word { text: "", start: end };
        let missing = |name: &str| {
            let message = format!("the section `{name}` is missing");
            vec![Problem::new(
                end.span(),
                message,
                "`rows` and `columns`, each on a line of its own",
            )]
        };
        let Some((rows_key, rows)) = &self.rows else { return Err(missing("rows")) };
        let Some((columns_key, columns)) = &self.columns else {
            let filled: Vec<&Line> = rows.iter().filter(|line| !line.is_blank()).collect();
            // Where the columns begin, if only their heading is missing.
            let first = self.height.and_then(|height| filled.get(height as usize));
            let mut problems = missing("columns");
            if let (Some(first), Some(problem)) = (first, problems.first_mut()) {
                problem.span = first.span();
                problem.hint = Some("should the line `columns` stand before this one?".to_owned());
            }
            return Err(problems);
        };
        let rows = section_lines(*rows_key, rows, self.height).map_err(|problem| vec![problem])?;
        let columns =
            section_lines(*columns_key, columns, self.width).map_err(|problem| vec![problem])?;
        if self.height.is_some() != self.width.is_some() {
            let (name, count) = match self.height {
                Some(_) => ("width", columns.len()),
                None => ("height", rows.len()),
            };
            let key = if name == "width" { columns_key } else { rows_key };
            let message = format!("the line `{name}` is missing");
            return Err(vec![
                Problem::new(key.span(), message, "`width` and `height`, or neither").hint(
                    format!("this section has {}: add `{name} {count}`", plural(count, "clue")),
                ),
            ]);
        }
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
        let cells = |words: &Option<Vec<Word>>, name: &str| {
            words.as_deref().map(|words| self.cells(words, name, &geometry)).transpose()
        };
        let (goal, saved) = cells(&self.goal, "goal")
            .and_then(|goal| Ok((goal, cells(&self.saved, "saved state")?)))
            .map_err(|problem| vec![problem])?;
        let goal = goal.map(|cells| {
            Picture::new(cells.into_iter().map(|cell| cell.unwrap_or(Color::BACKGROUND)).collect())
        });
        let palette = self.inks.palette();
        let at = |line: LineId| lines[line.index()].span();
        let unfit = |error| vec![unfit(&error, &geometry, whole.clone(), at)];
        let puzzle = palette
            .and_then(|palette| Puzzle::new(geometry.clone(), palette, clues))
            .and_then(|puzzle| match goal {
                Some(goal) => puzzle.with_goal(goal),
                None => Ok(puzzle),
            })
            .and_then(|puzzle| match saved {
                Some(saved) => {
                    let all = puzzle.palette().all();
                    puzzle.with_saved(
                        saved.into_iter().map(|cell| cell.map_or(all, ColorSet::only)).collect(),
                    )
                }
                None => Ok(puzzle),
            })
            .map_err(unfit)?;
        Ok(puzzle.with_notes(self.notes))
    }

    /// One digit or letter a cell; `?` only in a saved state.
    fn cells(
        &self,
        words: &[Word],
        name: &str,
        geometry: &Geometry,
    ) -> Result<Vec<Option<Color>>, Problem> {
        let mut cells = Vec::new();
        for word in words {
            for (at, letter) in word.text.char_indices() {
                let color = self.inks.in_goal(letter);
                if color.is_none() && (letter != '?' || name == "goal") {
                    let span = word.part(at..at + letter.len_utf8()).span();
                    let expected = "0, 1 or the letter of a color";
                    return Err(Problem::new(span, format!("found `{letter}`"), expected));
                }
                cells.push(color);
            }
        }
        let wanted = geometry.cell_count();
        if cells.len() != wanted {
            let span = words.first().map_or(0..0, |word| word.span());
            let message = format!("the {name} has {}", plural(cells.len(), "cell"));
            return Err(Problem::new(span, message, format!("{wanted} as the board has")));
        }
        Ok(cells)
    }
}
