//! Addresses of puzz.link and pzprjs: `https://puzz.link/p?nonogram/6/6/12g1111h...`.
//!
//! In: lines. Out: a black-and-white puzzle for each line. Invariants: the clue cells follow the
//! numbers of columns and rows, those of the columns first. Each line has half as many clue cells
//! as board cells, rounded up. The first one is next to the board and holds the line's last run.
//! A hexadecimal digit is a number, `-` begins two digits, `g` to `z` skip 1 to 20 cells.

use super::text::plain::{PlacedClue, Unsupported, numbers, rectangle};
use super::text::problem::Problem;
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::{Line, Word, found, positive};
use crate::puzzle::{Clue, Color, Palette, Puzzle, Run};

const PREFIX: &str = "https://puzz.link/p?nonogram/";

/// Is this the address of such a puzzle?
pub(super) fn is_address(text: &str) -> bool {
    text.starts_with("http") && text.contains("nonogram/")
}

pub(super) fn read(lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let mut filled = lines.iter().filter(|line| !line.is_blank()).map(Word::trim).peekable();
    let first = filled.peek().copied().into_iter();
    // Other lines behind the first address mean nothing.
    PuzzleSet::of_lines(first.chain(filled.skip(1).filter(|line| is_address(line.text))), read_one)
}

fn read_one(line: Word) -> Result<Puzzle, Vec<Problem>> {
    let one = |problem| vec![problem];
    let refused = |word: Word| vec![Problem::new(word.span(), found(word.text), "want-link")];
    let start = line.text.find("nonogram/").ok_or_else(|| refused(line))? + "nonogram/".len();
    let parts: Vec<Word> =
        super::pattern::between(line.part(start..line.text.len()), '/').collect();
    let [width, height, body, ..] = parts[..] else { return Err(refused(line)) };
    let width = positive(width, "number-columns").map_err(one)?;
    let height = positive(height, "number-rows").map_err(one)?;
    let line_cells = [(height.div_ceil(2), width), (width.div_ceil(2), height)];
    let cell_count: u64 = line_cells.iter().map(|&(a, b)| u64::from(a) * u64::from(b)).sum();
    if cell_count > crate::puzzle::MAX_CELLS as u64 * 2 {
        return Err(vec![Problem::new(line.span(), "problem-board-large", "want-smaller-board")]);
    }
    let cells = cells(body, cell_count as usize).map_err(one)?;
    let mut cells = &cells[..];
    let mut clues = Vec::new();
    for (count, lines) in line_cells {
        for _ in 0..lines {
            let (own, rest) = cells.split_at(count as usize);
            cells = rest;
            clues.push(clue(own, body));
        }
    }
    let rows = clues.split_off(width as usize);
    rectangle(line.span(), rows, clues, Palette::black_on_white())
}

/// The clue of a line. `cells` begins with the clue cell next to the board.
fn clue(cells: &[Option<(u32, usize)>], body: Word) -> PlacedClue {
    let found: Vec<(u32, usize)> = cells.iter().rev().copied().flatten().collect();
    let start = found.iter().map(|&(_, at)| at).min().unwrap_or(0);
    let end = found.iter().map(|&(_, at)| at + 1).max().unwrap_or(0);
    let lengths = found.iter().filter(|(length, _)| *length > 0);
    let runs = lengths.map(|&(length, _)| Run::new(length, Color::FIRST)).collect();
    (Clue::Runs(runs), body.start + start..body.start + end)
}

/// The numbers of all clue cells and their places in the body; `None` for a skipped cell.
fn cells(body: Word, count: usize) -> Result<Vec<Option<(u32, usize)>>, Problem> {
    let bytes = body.text.as_bytes();
    let mut cells = Vec::new();
    let mut at = 0;
    while at < bytes.len() && cells.len() < count {
        let refused = |expected: &'static str| {
            let message = found(body.text.get(at..).unwrap_or(""));
            let end = body.text.len().min(at + 1);
            Problem::new(body.part(at..at).start..body.start + end, message, expected)
        };
        let byte = bytes[at];
        match byte {
            b'0'..=b'9' | b'a'..=b'f' => {
                cells.push(Some((char::from(byte).to_digit(16).unwrap_or(0), at)));
                at += 1;
            }
            b'-' => {
                let digits = body.text.get(at + 1..at + 3);
                let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
                let number = number.ok_or_else(|| refused("want-hexadecimal"))?;
                cells.push(Some((number, at)));
                at += 3;
            }
            b'g'..=b'z' => {
                let skipped = usize::from(byte - b'g') + 1;
                cells.extend(std::iter::repeat_n(None, skipped));
                at += 1;
            }
            b'.' => return Err(refused("want-known-number")),
            _ => return Err(refused("want-link-sign")),
        }
    }
    cells.resize(count, None);
    Ok(cells)
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let mut body = String::new();
    let mut skipped = 0;
    let lengths = [rows.len().div_ceil(2), columns.len().div_ceil(2)];
    for (lines, length) in [&columns, &rows].into_iter().zip(lengths) {
        for line in lines {
            for &number in line.iter().rev() {
                skip(&mut body, &mut skipped);
                body += &if number < 16 { format!("{number:x}") } else { format!("-{number:02x}") };
            }
            skipped += length.saturating_sub(line.len());
        }
    }
    skip(&mut body, &mut skipped);
    Ok(format!("{PREFIX}{}/{}/{body}\n", columns.len(), rows.len()))
}

fn skip(body: &mut String, skipped: &mut usize) {
    while *skipped > 0 {
        let now = (*skipped).min(20);
        body.push(char::from(b'f' + now as u8));
        *skipped -= now;
    }
}
