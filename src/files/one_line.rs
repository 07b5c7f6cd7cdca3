//! Formats that have a whole puzzle on one line, or its rows on one and its columns on the next.
//!
//! In: lines. Out: a black-and-white puzzle for each line or pair of lines, and back. Invariants:
//! blank lines mean nothing.
//!
//! `pattern` are the game ids of "Pattern" in Simon Tatham's Portable Puzzle Collection:
//! `5x5:1/3/5/3/1/1/3/5/3/1`, columns before rows. Givens follow a comma: `a` skips 0 cells, `b` 1,
//! and so on; then a small letter gives a blank cell and a capital one a black cell. `z` skips 25
//! cells and gives none.
//! `pzpr` are the addresses of puzz.link and pzprjs:
//! `https://puzz.link/p?nonogram/6/6/12g1111h...`. The clue cells follow the numbers of columns and
//! rows, those of the columns first. Each line has half as many clue cells as board cells, rounded
//! up. The first one is next to the board and holds the line's last run. A hexadecimal digit is a
//! number, `-` begins two digits, `g` to `z` skip 1 to 20 cells. Addresses of penpa-edit are read,
//! too, by `penpa.rs`.
//! `rosetta` are the letters of Rosetta Code's "Nonogram solver": all rows on one line, all columns
//! on the next, `C BA CB`, with A for 1, B for 2, ... It cannot keep empty lines of the board.

use crate::document::Document;
use crate::message::message;
use crate::puzzle::{
    CellId, Clue, Color, ColorSet, Geometry, MAX_LINE_CELLS, Palette, Puzzle, Run, Shape,
};
use crate::text::plain::{PlacedClue, Unsupported, joined, numbers, rectangle, runs};
use crate::text::{
    Line, Member, Noted, Problem, PuzzleSet, Word, at_most, filled, found, impossible,
    lines_of_board, positive,
};

pub(super) fn read_pattern(lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let member = |id: Word| (puzzle_of_game_id(id).map(Document::from), id.span());
    PuzzleSet::of_some(filled(lines).iter().map(Word::trim).map(member))
}

fn puzzle_of_game_id(id: Word) -> Result<Puzzle, Vec<Problem>> {
    let refused = |word| Err(Problem::found(word, "want-game-id").into());
    let Some((size, rest)) = split_id(id, ':') else { return refused(id) };
    let Some((width, height)) = split_id(size, 'x') else { return refused(size) };
    let width = positive(width, "number-columns")?;
    let height = positive(height, "number-rows")?;
    let geometry =
        Geometry::rectangle(height, width).map_err(impossible(size.span(), "want-board"))?;
    let (clues, givens) = match split_id(rest, ',') {
        Some((clues, givens)) => (clues, Some(givens)),
        None => (rest, None),
    };
    // Count before building clues, to refuse huge files early.
    let (found, line_count) = (1 + clues.text.matches('/').count(), geometry.line_count());
    if found != line_count {
        let message = message!("problem-clue-lines", count = found);
        let expected = lines_of_board(line_count as u64, height, width);
        return Err(Problem::new(clues.span(), message, expected).into());
    }
    let mut problems = Vec::new();
    let clue = |word: Word| (runs(word, &['.'], &mut problems), word.span());
    let mut columns: Vec<PlacedClue> = clues.between('/').map(clue).collect();
    problems.none()?;
    let rows = columns.split_off(width as usize);
    let puzzle = rectangle(id.span(), rows, columns, Palette::black_on_white())?;
    let Some(givens) = givens else { return Ok(puzzle) };
    let cells = given_cells(givens, puzzle.geometry().cell_count())?;
    let wanted = impossible(givens.span(), "want-each-cell-once");
    Ok(puzzle.with_givens(&cells).map_err(wanted)?)
}

/// The two parts around the first `mark`.
fn split_id<'a>(word: Word<'a>, mark: char) -> Option<(Word<'a>, Word<'a>)> {
    let at = word.text.find(mark)?;
    Some((word.part(0..at), word.part(at + mark.len_utf8()..word.text.len())))
}

fn given_cells(givens: Word, cell_count: usize) -> Result<Vec<(CellId, ColorSet)>, Problem> {
    let mut cells = Vec::new();
    let mut at = 0;
    for (place, letter) in givens.signs() {
        let (skip, color) = match letter {
            'z' => (25, None),
            'a'..='y' => (letter as usize - 'a' as usize, Some(Color::BACKGROUND)),
            'A'..='Y' => (letter as usize - 'A' as usize, Some(Color::FIRST)),
            _ => return Err(Problem::found(place, "want-given-letter")),
        };
        at += skip;
        if let Some(color) = color {
            if at >= cell_count {
                let expected = message!("want-cells", count = cell_count);
                return Err(Problem::new(place.span(), "problem-behind-board", expected));
            }
            cells.push((CellId::new(at as u32), ColorSet::only(color)));
            at += 1;
        }
    }
    Ok(cells)
}

pub(super) fn write_pattern(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let Shape::Rect { height, width } = puzzle.geometry().shape() else { return Err(Unsupported) };
    let (rows, columns) = numbers(puzzle)?;
    let clues: Vec<String> =
        columns.iter().chain(&rows).map(|numbers| joined(numbers, ".")).collect();
    let mut id = format!("{width}x{height}:{}", clues.join("/"));
    if !puzzle.givens().is_empty() {
        id.push(',');
    }
    let mut at = 0;
    for &(cell, colors) in puzzle.givens() {
        let Some(color) = colors.single() else { continue };
        let mut skip = cell.index() - at;
        while skip >= 25 {
            id.push('z');
            skip -= 25;
        }
        let first = if color.is_background() { b'a' } else { b'A' };
        id.push(char::from(first + skip as u8));
        at = cell.index() + 1;
    }
    Ok(id + "\n")
}

const ADDRESS: &str = "https://puzz.link/p?nonogram/";

/// Is this the address of such a puzzle?
pub(super) fn is_pzpr(text: &str) -> bool {
    #[cfg(feature = "zip")]
    if crate::penpa::is_penpa(text) {
        return true;
    }
    text.starts_with("http") && text.contains("nonogram/")
}

pub(super) fn read_pzpr(lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let filled = filled(lines);
    let lines = filled.iter().map(Word::trim).enumerate();
    // Other lines behind the first address mean nothing.
    let addresses = lines.filter(|(place, line)| *place == 0 || is_pzpr(line.text));
    PuzzleSet::of_some(addresses.map(|(_, line)| (address(line).map(Document::from), line.span())))
}

fn address(line: Word) -> Result<Puzzle, Vec<Problem>> {
    #[cfg(feature = "zip")]
    if crate::penpa::is_penpa(line.text) {
        return crate::penpa::read(line);
    }
    let refused = || Problem::found(line, "want-link");
    let start = line.text.find("nonogram/").ok_or_else(refused)? + "nonogram/".len();
    let parts: Vec<Word> = line.part(start..line.text.len()).between('/').collect();
    let [width, height, body, ..] = parts[..] else { return Err(refused().into()) };
    let width = positive(width, "number-columns")?;
    let height = positive(height, "number-rows")?;
    let line_cells = [(height.div_ceil(2), width), (width.div_ceil(2), height)];
    let cell_count: u64 = line_cells.iter().map(|&(a, b)| u64::from(a) * u64::from(b)).sum();
    if cell_count > crate::puzzle::MAX_CELLS as u64 * 2 {
        let message = "problem-board-large";
        return Err(Problem::new(line.span(), message, "want-smaller-board").into());
    }
    let cells = address_cells(body, cell_count as usize)?;
    let mut cells = &cells[..];
    let mut clues = Vec::new();
    for (count, lines) in line_cells {
        for _ in 0..lines {
            let (own, rest) = cells.split_at(count as usize);
            cells = rest;
            clues.push(address_clue(own, body));
        }
    }
    let rows = clues.split_off(width as usize);
    rectangle(line.span(), rows, clues, Palette::black_on_white())
}

/// The clue of a line. `cells` begins with the clue cell next to the board.
fn address_clue(cells: &[Option<(u32, usize)>], body: Word) -> PlacedClue {
    let found: Vec<(u32, usize)> = cells.iter().rev().copied().flatten().collect();
    let start = found.iter().map(|&(_, at)| at).min().unwrap_or(0);
    let end = found.iter().map(|&(_, at)| at + 1).max().unwrap_or(0);
    let lengths = found.iter().filter(|(length, _)| *length > 0);
    let runs = lengths.map(|&(length, _)| Run::new(length, Color::FIRST)).collect();
    (Clue::Runs(runs), body.start + start..body.start + end)
}

/// The numbers of all clue cells and their places in the body; `None` for a skipped cell.
fn address_cells(body: Word, count: usize) -> Result<Vec<Option<(u32, usize)>>, Problem> {
    let bytes = body.text.as_bytes();
    let mut cells = Vec::new();
    let mut at = 0;
    while at < bytes.len() && cells.len() < count {
        let refused = |expected: &'static str| {
            let message = found(body.text.get(at..).unwrap_or(""));
            let end = body.text.len().min(at + 1);
            Problem::new(body.part(at..at).start..body.start + end, message, expected)
        };
        let digits = match bytes[at] {
            b'0'..=b'9' | b'a'..=b'f' => at..at + 1,
            b'-' => at + 1..at + 3,
            skip @ b'g'..=b'z' => {
                cells.extend(std::iter::repeat_n(None, usize::from(skip - b'g') + 1));
                at += 1;
                continue;
            }
            b'.' => return Err(refused("want-known-number")),
            _ => return Err(refused("want-link-sign")),
        };
        let number = body.text.get(digits.clone());
        let number = number.and_then(|number| u32::from_str_radix(number, 16).ok());
        cells.push(Some((number.ok_or_else(|| refused("want-hexadecimal"))?, at)));
        at = digits.end;
    }
    cells.resize(count, None);
    Ok(cells)
}

pub(super) fn write_pzpr(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let mut body = String::new();
    let mut skipped = 0;
    let lengths = [rows.len().div_ceil(2), columns.len().div_ceil(2)];
    for (lines, length) in [&columns, &rows].into_iter().zip(lengths) {
        for line in lines {
            for &number in line.iter().rev() {
                skipped_cells(&mut body, &mut skipped);
                body += &if number < 16 { format!("{number:x}") } else { format!("-{number:02x}") };
            }
            skipped += length.saturating_sub(line.len());
        }
    }
    skipped_cells(&mut body, &mut skipped);
    Ok(format!("{ADDRESS}{}/{}/{body}\n", columns.len(), rows.len()))
}

fn skipped_cells(body: &mut String, skipped: &mut usize) {
    while *skipped > 0 {
        let now = (*skipped).min(20);
        body.push(char::from(b'f' + now as u8));
        *skipped -= now;
    }
}

pub(super) fn read_rosetta(text: &str, lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let filled = filled(lines);
    if !filled.len().is_multiple_of(2) {
        let end = text.len()..text.len();
        return Err(Problem::new(end, "problem-columns-line", "want-columns-line").into());
    }
    let member = |pair: &[Line]| {
        let (whole, mut problems) = (pair[0].start..pair[1].span().end, Vec::new());
        let rows = lettered_clues(pair[0], &mut problems);
        let columns = lettered_clues(pair[1], &mut problems);
        let read = rectangle(whole.clone(), rows, columns, Palette::black_on_white());
        (problems.none().and(read.map(Document::from)), whole)
    };
    PuzzleSet::of_some(filled.chunks(2).map(member))
}

fn lettered_clues(line: Line, problems: &mut Vec<Problem>) -> Vec<PlacedClue> {
    let count = line.words(&[]).count();
    if count > MAX_LINE_CELLS {
        let message = message!("problem-clues-many", count = count);
        problems.note(Problem::new(line.span(), message, at_most(MAX_LINE_CELLS)));
        return Vec::new();
    }
    let length = |letter: char| {
        letter.is_ascii_uppercase().then(|| Run::new(letter as u32 - 'A' as u32 + 1, Color::FIRST))
    };
    let clue = |word: Word| {
        let runs: Option<Vec<Run>> = word.text.chars().map(length).collect();
        let runs = runs.ok_or_else(|| Problem::found(word, "want-letters-numbers"))?;
        Ok((Clue::Runs(runs), word.span()))
    };
    problems.each(line.words(&[]), clue)
}
