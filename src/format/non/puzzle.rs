//! What a `.non` file told, put together.
//!
//! In: [`Draft`]. Out: a puzzle, or every problem found.

use crate::document::Document;
use crate::format::non::clues::{runs, section_lines};
use crate::format::non::read::Draft;
use crate::format::text::problem::{Noted, Problem};
use crate::format::text::{Line, Word, plural};
use crate::format::{stray, unfit};
use crate::puzzle::{Clue, Color, ColorSet, Geometry, LineId, Picture, Puzzle, Shape};

impl Draft<'_> {
    /// The puzzle that was told up to `end`.
    pub fn document(self, end: usize) -> Result<Document, Vec<Problem>> {
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
                problem.advice = Some("should the line `columns` stand before this one?".into());
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
                Problem::new(key.span(), message, "`width` and `height`, or neither").advice(
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
                problems.note(problem);
                Clue::Unknown
            });
            if problems.is_full() {
                return Err(problems);
            }
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
        let color = |cell: Option<Color>| cell.unwrap_or(Color::BACKGROUND);
        let goal =
            goal.and_then(|cells| Picture::new(&geometry, cells.into_iter().map(color).collect()));
        let palette = self.inks.palette();
        let at = |line: LineId| lines[line.index()].span();
        let unfit = |error| vec![unfit(&error, &geometry, whole.clone(), at)];
        let puzzle = palette
            .and_then(|palette| Puzzle::new(geometry.clone(), palette, clues))
            .map_err(unfit)?;
        let all = puzzle.palette().all();
        let state = |cell: Option<Color>| cell.map_or(all, ColorSet::only);
        let saved = saved.map(|cells| cells.into_iter().map(state).collect());
        Document::of(puzzle, self.notes, goal, saved).map_err(|error| vec![stray(&error, whole)])
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
