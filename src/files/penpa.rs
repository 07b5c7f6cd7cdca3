//! Addresses of penpa-edit, `...#m=edit&p=...`: a grid whose numbers stand above the board and to
//! the left of it.
//!
//! In: an address. Out: a black-and-white puzzle. Invariants: no more than [`MAX_BYTES`] are
//! unpacked. The part behind `p=` is a text, deflated and in base64: on its first line the shape,
//! the columns and the rows with their margins; on the second the margins above, below, to the
//! left and to the right; on the fourth the objects of the maker, numbers under `zN`. The objects
//! count the cells row by row, in a grid with two more cells on each side.

use crate::MAX_BYTES;
use crate::puzzle::{Clue, Color, Length, MAX_CELLS, MAX_LINE_CELLS, Palette, Puzzle, Run};
use crate::text::plain::{PlacedClue, rectangle};
use crate::text::{Problem, Word, found};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::read::DeflateDecoder;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Read;

/// What stands before the packed text.
const MARK: &str = "m=edit&p=";

/// The cells between the margin of the grid and its first cell.
const BORDER: i64 = 2;

/// Is this such an address?
pub(super) fn is_penpa(text: &str) -> bool {
    text.starts_with("http") && text.contains(MARK) || text.starts_with(MARK)
}

/// The puzzle of an address.
pub(super) fn read(address: Word) -> Result<Puzzle, Vec<Problem>> {
    let refused =
        |text: &str, expected: &'static str| Problem::new(address.span(), found(text), expected);
    let text = unpacked(address.text).ok_or_else(|| refused(address.text, "want-penpa"))?;
    let first = text.lines().next().unwrap_or_default();
    let board = Board::of(&text).ok_or_else(|| refused(first, "want-penpa-grid"))?;
    let numbers = numbers(&text, &board).map_err(|cell| refused(&cell, "want-penpa-number"))?;
    let of_lines = |count: i64, is_row: bool| -> Vec<PlacedClue> {
        let clue = |line| {
            let runs = numbers.range((is_row, line, i64::MIN)..(is_row, line + 1, i64::MIN));
            let run = |(_, &length)| Run { length, color: Some(Color::FIRST) };
            (Clue::Runs(runs.map(run).collect()), address.span())
        };
        (0..count).map(clue).collect()
    };
    let (rows, columns) = (of_lines(board.height, true), of_lines(board.width, false));
    rectangle(address.span(), rows, columns, Palette::black_on_white())
}

fn unpacked(address: &str) -> Option<String> {
    let (_, packed) = address.split_once(MARK)?;
    let packed = packed.split('&').next()?.trim();
    let bytes = BASE64_STANDARD.decode(packed).ok()?;
    let mut text = String::new();
    DeflateDecoder::new(&*bytes).take(MAX_BYTES as u64).read_to_string(&mut text).ok()?;
    Some(text)
}

/// The board inside the grid.
struct Board {
    height: i64,
    width: i64,
    /// The cells of a row of the grid, with its borders.
    pitch: i64,
    /// The place of the board's first cell in the grid with its borders.
    top: i64,
    left: i64,
}

impl Board {
    fn of(text: &str) -> Option<Board> {
        let mut lines = text.lines();
        let mut header = lines.next()?.split(',');
        let is_square = ["square", "sudoku", "kakuro"].contains(&header.next()?);
        let mut size = || Some(i64::from(header.next()?.trim().parse::<u16>().ok()?));
        let (columns, rows) = (size()?, size()?);
        let margins = lines.next()?.trim().strip_prefix('[')?.strip_suffix(']')?;
        let margins = margins.split(',').map(|margin| margin.trim().parse::<u16>());
        let margins: Vec<i64> =
            margins.map(|margin| Some(margin.ok()?.into())).collect::<Option<_>>()?;
        let [above, below, left, right] = margins[..] else { return None };
        let (height, width) = (rows - above - below, columns - left - right);
        let fits = |cells: i64| (1..=MAX_LINE_CELLS as i64).contains(&cells);
        let is_board = is_square && fits(height) && fits(width);
        (is_board && height * width <= MAX_CELLS as i64).then_some(Board {
            height,
            width,
            pitch: columns + 2 * BORDER,
            top: above + BORDER,
            left: left + BORDER,
        })
    }
}

/// The lengths by row or not, line, and place; a part of the text that is no number of a line.
fn numbers(text: &str, board: &Board) -> Result<BTreeMap<(bool, i64, i64), Length>, String> {
    let objects = text.lines().nth(3).unwrap_or_default();
    let list = objects.split_once("zN:{").and_then(|(_, behind)| behind.split_once('}'));
    let list = list.and_then(|(list, _)| serde_json::from_str(&format!("{{{list}}}")).ok());
    let list: BTreeMap<i64, Vec<Value>> = list.ok_or_else(|| objects.to_owned())?;
    let mut lengths = BTreeMap::new();
    for (place, values) in list {
        let text = match values.first() {
            Some(Value::String(text)) => text.trim().to_owned(),
            Some(value) => value.to_string(),
            None => String::new(),
        };
        let (row, column) = (place / board.pitch - board.top, place % board.pitch - board.left);
        let key = match (row, column) {
            (row, ..0) if (0..board.height).contains(&row) => (true, row, column),
            (..0, column) if (0..board.width).contains(&column) => (false, column, row),
            _ => return Err(text),
        };
        let length = match &*text {
            "?" => Length::ANY,
            "0" => continue,
            number => Length::exactly(number.parse().map_err(|_| number)?),
        };
        lengths.insert(key, length);
    }
    Ok(lengths)
}
