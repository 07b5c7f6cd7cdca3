//! Requests to the API, as tools make them.
//!
//! In: texts of puzzles, paths. Out: what the API answers, of it what tools say. Invariants: each
//! request has the limits of its path; a refusal becomes a sentence with what mends it.

use crate::api::{Question, respond};
use crate::budget::Budget;
use crate::language::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Why a tool has no answer, in words for a model.
#[derive(Debug)]
pub(super) struct Refused(pub String);

/// The API for one call of a tool.
pub(super) struct Api {
    pub language: Language,
    /// The limits of the call.
    pub budget: Budget,
}

/// A puzzle, with what tools say of it.
#[derive(Deserialize)]
pub(super) struct Board {
    /// In nonosat's JSON, which further requests contain.
    pub puzzle: Value,
    /// The board in words.
    pub description: String,
    colors: Vec<Color>,
    row_count: usize,
    lines: Vec<Line>,
}

#[derive(Deserialize)]
struct Color {
    letter: char,
    rgb: String,
    name: String,
}

#[derive(Deserialize)]
struct Line {
    name: String,
    cells: Vec<u64>,
}

impl Api {
    /// Asks a path of the API; the names and values make its query.
    pub fn ask<T: DeserializeOwned>(
        &self,
        path: &str,
        pairs: &[(&str, &str)],
        body: &[u8],
    ) -> Result<T, Refused> {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("lang", self.language.code()).extend_pairs(pairs);
        let (query, budget) = (query.finish(), self.budget.clone());
        let answer = respond(&Question { path, query: &query, body, budget }, &mut |_| {});
        let broken = |error: serde_json::Error| Refused(error.to_string());
        match answer.status {
            200 => serde_json::from_str(&answer.text).map_err(broken),
            _ => Err(refusal(&serde_json::from_str(&answer.text).map_err(broken)?)),
        }
    }

    /// Asks a path about a puzzle in nonosat's JSON.
    pub fn ask_about<T: DeserializeOwned>(
        &self,
        path: &str,
        pairs: &[(&str, &str)],
        puzzle: &Value,
    ) -> Result<T, Refused> {
        self.ask(path, pairs, puzzle.to_string().as_bytes())
    }

    /// Reads the only puzzle of a text.
    pub fn open(&self, text: &str) -> Result<Board, Refused> {
        self.open_with(text, &[])
    }

    /// Reads a puzzle of a text, which the pairs choose.
    pub fn open_with(&self, text: &str, pairs: &[(&str, &str)]) -> Result<Board, Refused> {
        let answer: Value = self.ask("/api/board", pairs, text.as_bytes())?;
        let Some(choices) = answer["choices"].as_array() else { return board(answer) };
        let titles = choices.iter().enumerate().map(|(place, title)| {
            format!("\n{}: {}", place + 1, title.as_str().unwrap_or_default())
        });
        let titles: String = titles.collect();
        Err(Refused(format!(
            "the text has {} puzzles; call `read` with the `number` of one of them:{titles}",
            choices.len()
        )))
    }

    /// The puzzle as text for further calls.
    pub fn puzzle_text(&self, puzzle: &Value) -> Result<String, Refused> {
        let answer: Value = self.ask_about("/api/write", &[("format", "clues")], puzzle)?;
        let text = answer["text"].as_str();
        text.map(str::to_owned).ok_or_else(|| Refused("the puzzle was not written".to_owned()))
    }
}

/// A board of an answer.
pub(super) fn board(value: Value) -> Result<Board, Refused> {
    serde_json::from_value(value).map_err(|error| Refused(error.to_string()))
}

/// A failure as a sentence, with what mends it.
fn refusal(failure: &Value) -> Refused {
    let mut words = failure["error"].as_str().unwrap_or_default().to_owned();
    for hint in failure["problems"].as_array().into_iter().flatten().map(|place| &place["hint"]) {
        let mend = match hint["kind"].as_str() {
            Some("text") => hint["text"].as_str().unwrap_or_default().to_owned(),
            Some("format") => {
                let names = hint["formats"].as_array().into_iter().flatten();
                let names: Vec<&str> = names.filter_map(Value::as_str).collect();
                let hint = match &names[..] {
                    [] => String::new(),
                    names => format!(": {}", names.join(", ")),
                };
                format!("call `read` with the `format` of the text{hint}")
            }
            Some("several") => "call `read` with the `number` of the puzzle".to_owned(),
            Some("image") => "call `read` with `image`".to_owned(),
            _ => continue,
        };
        if !words.contains(&mend) {
            words = format!("{words}\nhelp: {mend}");
        }
    }
    Refused(words)
}

impl Board {
    /// The clues, a line each, as `row 1: 2a 1a`.
    pub fn clues(&self) -> Vec<String> {
        let clues = self.puzzle["clues"].as_array().into_iter().flatten();
        let text = |(line, clue): (&Line, &Value)| {
            let clue = match clue.as_str() {
                Some("") => "empty",
                Some("*") | None => "unknown",
                Some(clue) => clue,
            };
            format!("{}: {clue}", line.name)
        };
        self.lines.iter().zip(clues).map(text).collect()
    }

    /// The letters of the colors, with name and value, the background first.
    pub fn colors(&self) -> Value {
        let color =
            |color: &Color| json!(format!("{}: {} {}", color.letter, color.name, color.rgb));
        self.colors.iter().map(color).collect()
    }

    /// The row of a cell and its place there, both from 1.
    pub fn place(&self, cell: u64) -> Value {
        let rows = self.lines.iter().take(self.row_count).enumerate();
        let mut places = rows.filter_map(|(row, line)| {
            let place = line.cells.iter().position(|line_cell| *line_cell == cell)?;
            Some(json!({ "row": row + 1, "place": place + 1 }))
        });
        places.next().unwrap_or_default()
    }

    /// The places of the cells that an answer lists.
    pub fn places(&self, cells: &Value) -> Vec<Value> {
        let cells = cells.as_array().into_iter().flatten().filter_map(Value::as_u64);
        cells.map(|cell| self.place(cell)).collect()
    }

    /// Stores rows of letters as marks; `?` is an open cell.
    pub fn mark<'a>(
        &mut self,
        rows: impl ExactSizeIterator<Item = &'a str>,
    ) -> Result<(), Refused> {
        let own_rows = &self.lines[..self.row_count.min(self.lines.len())];
        if rows.len() != own_rows.len() {
            let message = format!("marks with {} rows, expected {}", rows.len(), own_rows.len());
            return Err(Refused(message));
        }
        let all: String = self.colors.iter().map(|color| color.letter).collect();
        let mut marks = Vec::with_capacity(own_rows.len());
        for (line, row) in own_rows.iter().zip(rows) {
            let (found, expected) = (row.chars().count(), line.cells.len());
            if let Some(sign) = row.chars().find(|sign| *sign != '?' && !all.contains(*sign)) {
                let message =
                    format!("the sign `{sign}` in {}, expected `?` or one of {all}", line.name);
                return Err(Refused(message));
            }
            if found != expected {
                let message =
                    format!("{found} signs in {}, expected {expected}: `{row}`", line.name);
                return Err(Refused(message));
            }
            let letters = |sign| if sign == '?' { json!(all) } else { json!(sign) };
            marks.push(row.chars().map(letters).collect::<Value>());
        }
        self.puzzle["saved"] = json!(marks);
        Ok(())
    }

    /// The marks as rows of letters; `?` is an open cell.
    pub fn marks(&self) -> Vec<String> {
        let sign = |letters: &Value| match letters.as_str() {
            Some(letters) if letters.len() == 1 => letters.to_owned(),
            _ => "?".to_owned(),
        };
        let row = |row: &Value| row.as_array().into_iter().flatten().map(sign).collect();
        match self.puzzle["saved"].as_array() {
            Some(rows) => rows.iter().map(row).collect(),
            None => {
                let rows = self.lines.iter().take(self.row_count);
                rows.map(|line| "?".repeat(line.cells.len())).collect()
            }
        }
    }

    /// Removes the marks.
    pub fn without_marks(&mut self) {
        if let Some(puzzle) = self.puzzle.as_object_mut() {
            puzzle.remove("saved");
        }
    }
}
