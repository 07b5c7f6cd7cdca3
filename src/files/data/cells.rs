//! Pictures and states of play: lists of rows, a list of all cells, or texts of signs.
//!
//! In: a value of a tree. Out: its cells. Invariants: a 0 is a blank cell of a picture, but an open one of
//! `content`, and of a `grid` that has neither -1 nor null and is not the picture of the clues.

use super::names::Role;
use super::tree::{Id, Kind, Tree};
use crate::message::message;
use crate::puzzle::{Color, ColorSet, MAX_CELLS};
use crate::text::Problem;
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
    /// 2, 3: blank.
    Two,
    /// null, `?`: open.
    Open,
    /// `x`: black in a picture, blank in a state of play.
    Cross,
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
        tree: &Tree,
        value: Id,
        board: Option<(usize, usize)>,
    ) -> Result<Option<Cells>, Problem> {
        let place = tree.span(value);
        let rows: Vec<Vec<Value>> = match (tree.kind(value), &tree.text[place.clone()]) {
            (_, "null" | "None" | "[]" | "\"\"") => return Ok(None),
            (Kind::List, _) => rows(tree, value)?,
            (Kind::Text, _) => {
                let signs = tree.unescaped(value);
                let rows = signs.lines().filter(|row| !row.is_empty());
                rows.map(|row| signs_of(row, &place)).collect::<Result<_, _>>()?
            }
            (Kind::Map, _) => {
                return Err(Problem::new(place, "problem-found-object", "want-json-picture"));
            }
            _ => return Err(Problem::found(tree.whole(value), "want-json-picture")),
        };
        Cells::of(rows, board, place).map(Some)
    }

    /// The cells of these rows; a single row may be the cells of the whole board.
    fn of(
        rows: Vec<Vec<Value>>,
        board: Option<(usize, usize)>,
        place: Range<usize>,
    ) -> Result<Cells, Problem> {
        let refused = |message, expected| Err(Problem::new(place.clone(), message, expected));
        let first = rows.first().map_or(0, Vec::len);
        let (height, width) = board.unwrap_or((rows.len(), first));
        let is_whole = rows.len() == 1 && first == height.saturating_mul(width);
        if !is_whole && rows.len() != height {
            let message = message!("problem-picture-rows", count = rows.len());
            return refused(message, message!("want-as-clues", count = height));
        }
        if let Some(row) = rows.iter().find(|row| !is_whole && row.len() != width) {
            let message = message!("problem-this-row-has", count = row.len());
            return refused(message, message!("want-as-board", count = width));
        }
        let values = rows.into_iter().flatten().collect();
        Ok(Cells { height, width, values, place })
    }

    /// The cells as gnonograms means them: 0 open, 1 blank, 2 and 3 black.
    pub fn of_gnonograms(mut self, role: Role) -> Cells {
        for value in &mut self.values {
            *value = match value {
                Value::Zero => Value::Open,
                Value::One if role == Role::Goal => Value::Zero,
                Value::One => Value::Two,
                _ => Value::One,
            };
        }
        self
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
        let has_one = self.values.contains(&Value::One);
        let color = |value: &Value| match value {
            Value::Cross if !has_one => Some(Color::FIRST),
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
            Value::Two | Value::Cross => ColorSet::only(Color::BACKGROUND),
            Value::Zero if is_zero_blank => ColorSet::only(Color::BACKGROUND),
            Value::Minus if is_content => ColorSet::only(Color::BACKGROUND),
            _ => ColorSet::first(2),
        };
        self.values.iter().map(colors).collect()
    }
}

/// The rows of a list: of lists, of texts, or one row of cells.
fn rows(tree: &Tree, list: Id) -> Result<Vec<Vec<Value>>, Problem> {
    // Lines under a heading are rows, a text of one sign is a cell.
    let is_block = !tree.word(list).text.starts_with(['[', '(', '{', '|']);
    let is_row = |value: Id| match tree.kind(value) {
        Kind::Text => tree.word(value).text.chars().nth(1).is_some(),
        _ => tree.is_list(value),
    };
    if !is_block && !tree.values(list).any(is_row) {
        return cells(tree, list).map(|row| vec![row]);
    }
    let mut rows = Vec::new();
    let mut count = 0;
    for value in tree.values(list) {
        let row = row(tree, value, is_block)?;
        count += row.len();
        if count > MAX_CELLS {
            let place = tree.span(value);
            return Err(Problem::new(place, "problem-cells-more", "want-smaller-picture"));
        }
        rows.push(row);
    }
    Ok(rows)
}

/// The cells of a row: a list or a text.
fn row(tree: &Tree, value: Id, is_block: bool) -> Result<Vec<Value>, Problem> {
    match tree.kind(value) {
        Kind::List => cells(tree, value),
        Kind::Text => signs_of(&tree.unescaped(value), &tree.span(value)),
        Kind::Word if is_block => {
            let words = || tree.word(value).words(&[',']);
            let signs = words().map(|word| signs_of(word.text, &word.span()));
            signs.collect::<Result<Vec<_>, _>>().map(|signs| signs.concat())
        }
        _ => Err(Problem::found(tree.whole(value), "want-json-picture")),
    }
}

/// The cells of a text.
fn signs_of(signs: &str, place: &Range<usize>) -> Result<Vec<Value>, Problem> {
    signs.chars().map(|sign| value_of(sign, place)).collect()
}

/// The cells of a list.
fn cells(tree: &Tree, list: Id) -> Result<Vec<Value>, Problem> {
    tree.values(list).take(MAX_CELLS + 1).map(|cell| cell_of(tree, cell)).collect()
}

fn cell_of(tree: &Tree, cell: Id) -> Result<Value, Problem> {
    let (kind, text) = (tree.kind(cell), tree.word(cell).text);
    let mut signs = text.chars();
    match (kind, text, signs.next(), signs.next()) {
        (Kind::Word, "1" | "true" | "True", ..) => Ok(Value::One),
        (Kind::Word, "0" | "false" | "False", ..) | (Kind::Text, "", ..) => Ok(Value::Zero),
        (Kind::Word, "-1", ..) => Ok(Value::Minus),
        (Kind::Word, "2", ..) => Ok(Value::Two),
        (Kind::Word, "null" | "None", ..) => Ok(Value::Open),
        (Kind::Text, _, Some(sign), None) => value_of(sign, &tree.span(cell)),
        _ => Err(Problem::found(tree.whole(cell), "want-cell-sign")),
    }
}

/// The value of a sign.
fn value_of(sign: char, place: &Range<usize>) -> Result<Value, Problem> {
    Ok(match sign {
        'x' | 'X' => Value::Cross,
        '1' | '#' | '*' | '@' | '█' | '■' => Value::One,
        '0' | '.' | '-' | '_' | ' ' | '□' => Value::Zero,
        '2' | '3' => Value::Two,
        '?' => Value::Open,
        _ => {
            let message = message!("problem-found", found = sign);
            return Err(Problem::new(place.clone(), message, "want-cell-sign"));
        }
    })
}
