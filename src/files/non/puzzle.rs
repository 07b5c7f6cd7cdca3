//! Builds a puzzle from the content of a `.non` file.
//!
//! In: [`Draft`]. Out: a document, or its problems.

use crate::document::Document;
use crate::message::{Message, message};
use crate::non::clues::{runs, section_lines};
use crate::non::read::{Draft, Section};
use crate::puzzle::{Clue, Color, ColorSet, Geometry, LineId, Picture, Puzzle, Shape};
use crate::text::problem::{Noted, Problem};
use crate::text::{Line, Word};
use crate::{clue_error, document_error};

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
        let mut clues = Vec::new();
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
