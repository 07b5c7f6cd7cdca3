//! Pictures and states of play in the JSON of other programs: lists of rows, a list of all cells,
//! or texts of signs.
//!
//! In: a field. Out: its cells. Invariants: a 0 is a blank cell of a picture, but an open one of
//! `content`, and of a `grid` that has neither -1 nor null and is not the picture of the clues.

use super::fields::Field;
use super::parse::{list, span};
use crate::message::{Message, message};
use crate::puzzle::{Color, ColorSet, MAX_CELLS};
use crate::text::found;
use crate::text::problem::Problem;
use serde_json::value::RawValue;
use std::ops::Range;

/// The value of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    /// 1, true, `#`: black.
    One,
    /// 0, false, `.`: blank or open.
    Zero,
    /// -1: open or blank.
    Minus,
    /// 2: blank.
    Two,
    /// null, `?`: open.
    Open,
}

/// The cells of a field.
pub(super) struct Cells {
    pub height: usize,
    pub width: usize,
    values: Vec<Value>,
    place: Range<usize>,
}

impl Cells {
    /// Reads a field. Rows may have any length if the board is not yet known. `None` if the value
    /// is empty or null.
    pub fn read(
        text: &str,
        field: &Field,
        board: Option<(usize, usize)>,
    ) -> Result<Option<Cells>, Vec<Problem>> {
        let place = span(text, field.value);
        let rows: Vec<Vec<Value>> = match field.value.as_bytes() {
            b"null" | b"[]" | b"\"\"" => return Ok(None),
            [b'[', ..] => rows(text, field.value)?,
            [b'"', ..] => {
                let signs: String = serde_json::from_str(field.value).unwrap_or_default();
                let rows = signs.lines().filter(|row| !row.is_empty());
                rows.map(|row| signs_of(row, &place)).collect::<Result<_, _>>()?
            }
            [b'{', ..] => return one_problem(place, message!("problem-found-object")),
            _ => return one_problem(place, found(field.value)),
        };
        Cells::of(rows, board, place).map(Some)
    }

    /// The cells of these rows; a single row may be the cells of the whole board.
    fn of(
        rows: Vec<Vec<Value>>,
        board: Option<(usize, usize)>,
        place: Range<usize>,
    ) -> Result<Cells, Vec<Problem>> {
        let one = |message, expected| Err(vec![Problem::new(place.clone(), message, expected)]);
        let first = rows.first().map_or(0, Vec::len);
        let (height, width) = board.unwrap_or((rows.len(), first));
        let is_whole = rows.len() == 1 && first == height.saturating_mul(width);
        if !is_whole && rows.len() != height {
            let message = message!("problem-picture-rows", count = rows.len());
            return one(message, message!("want-as-clues", count = height));
        }
        if let Some(row) = rows.iter().find(|row| !is_whole && row.len() != width) {
            let message = message!("problem-this-row-has", count = row.len());
            return one(message, message!("want-as-board", count = width));
        }
        let values = rows.into_iter().flatten().collect();
        Ok(Cells { height, width, values, place })
    }

    /// The picture, if no cell is open.
    ///
    /// # Errors
    /// A problem if one is.
    pub fn picture(&self) -> Result<Vec<Color>, Problem> {
        self.whole().ok_or_else(|| {
            Problem::new(self.place.clone(), "problem-goal-open", "want-one-color-each")
        })
    }

    /// The picture, if every cell is 0 or 1.
    pub fn whole(&self) -> Option<Vec<Color>> {
        let color = |value: &Value| match value {
            Value::One => Some(Color::FIRST),
            Value::Zero => Some(Color::BACKGROUND),
            _ => None,
        };
        self.values.iter().map(color).collect()
    }

    /// The state of play; in `content` -1 is blank and 0 open.
    pub fn state(&self, is_content: bool) -> Vec<ColorSet> {
        let has_open = self.values.iter().any(|value| matches!(value, Value::Minus | Value::Open));
        let is_zero_blank = !is_content && has_open;
        let colors = |value: &Value| match value {
            Value::One => ColorSet::only(Color::FIRST),
            Value::Two => ColorSet::only(Color::BACKGROUND),
            Value::Zero if is_zero_blank => ColorSet::only(Color::BACKGROUND),
            Value::Minus if is_content => ColorSet::only(Color::BACKGROUND),
            _ => ColorSet::first(2),
        };
        self.values.iter().map(colors).collect()
    }
}

fn one_problem<T>(place: Range<usize>, message: Message) -> Result<T, Vec<Problem>> {
    Err(vec![Problem::new(place, message, "want-json-picture")])
}

/// The rows of a list: of lists, of texts, or one row of cells.
fn rows(text: &str, value: &str) -> Result<Vec<Vec<Value>>, Vec<Problem>> {
    let items = list(value)?;
    // A text of one sign is a cell.
    let is_row = |item: &str| {
        item.starts_with('[') || item.starts_with('"') && item.chars().nth(3).is_some()
    };
    if !items.iter().any(|item| is_row(item.get())) {
        return cells(text, &items).map(|row| vec![row]);
    }
    let mut rows = Vec::new();
    let mut count = 0;
    for item in items {
        let row = row(text, item.get())?;
        count += row.len();
        if count > MAX_CELLS {
            let place = span(text, item.get());
            return Err(vec![Problem::new(place, "problem-cells-more", "want-smaller-picture")]);
        }
        rows.push(row);
    }
    Ok(rows)
}

/// The cells of a row: a list or a text.
fn row(text: &str, value: &str) -> Result<Vec<Value>, Vec<Problem>> {
    let place = span(text, value);
    match value.as_bytes() {
        [b'[', ..] => cells(text, &list(value)?),
        [b'"', ..] => {
            let signs: String = serde_json::from_str(value).unwrap_or_default();
            signs_of(&signs, &place)
        }
        _ => one_problem(place, found(value)),
    }
}

/// The cells of a text.
fn signs_of(signs: &str, place: &Range<usize>) -> Result<Vec<Value>, Vec<Problem>> {
    let read = signs.chars().map(|sign| value_of(sign, place)).collect::<Result<_, _>>();
    read.map_err(|problem| vec![problem])
}

/// The cells of a list.
fn cells(text: &str, cells: &[&RawValue]) -> Result<Vec<Value>, Vec<Problem>> {
    let read = cells.iter().map(|cell| cell_of(text, cell.get())).collect::<Result<_, _>>();
    read.map_err(|problem| vec![problem])
}

fn cell_of(text: &str, cell: &str) -> Result<Value, Problem> {
    let inside = cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let mut signs = inside.unwrap_or_default().chars();
    match (cell, signs.next(), signs.next()) {
        ("1" | "true", ..) => Ok(Value::One),
        ("0" | "false" | "\"\"", ..) => Ok(Value::Zero),
        ("-1", ..) => Ok(Value::Minus),
        ("2", ..) => Ok(Value::Two),
        ("null", ..) => Ok(Value::Open),
        (_, Some(sign), None) => value_of(sign, &span(text, cell)),
        _ => Err(Problem::new(span(text, cell), found(cell), "want-cell-sign")),
    }
}

/// The value of a sign.
fn value_of(sign: char, place: &Range<usize>) -> Result<Value, Problem> {
    Ok(match sign {
        '1' | '#' | 'x' | 'X' | '*' | '@' | '█' | '■' => Value::One,
        '0' | '.' | '-' | '_' | ' ' | '□' => Value::Zero,
        '2' => Value::Two,
        '?' => Value::Open,
        _ => {
            let message = message!("problem-found", found = sign);
            return Err(Problem::new(place.clone(), message, "want-cell-sign"));
        }
    })
}
