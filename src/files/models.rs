//! The data of the MiniZinc benchmarks.
//!
//! In: a text, or a puzzle. Out: a black-and-white puzzle, or a text. Invariants: an empty line of
//! the board is a single 0.
//!
//! `dzn` has `X`, `Y`, `maxlen`, and for the rows and the columns a table with the signs of each
//! line in order: 1 is a black cell, 0 is one or more blank cells, -1 is padding. Neighboring 1s
//! belong to the same run.

use crate::message::message;
use crate::one_line::between_marks;
use crate::puzzle::{Clue, Color, Length, MAX_LINE_CELLS, Palette, Puzzle, Run};
use crate::text::plain::{PlacedClue, Unsupported, numbers, rectangle};
use crate::text::problem::{Noted, Problem};
use crate::text::{Word, at_most, found};

pub(super) fn read_minizinc(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let mut problems = Vec::new();
    let rows = table_rows(text, "rows", &mut problems);
    let columns = table_rows(text, "cols", &mut problems);
    match (rows, columns) {
        (Some(rows), Some(columns)) if problems.is_empty() => {
            rectangle(0..text.len(), rows, columns, Palette::black_on_white())
        }
        _ => Err(problems),
    }
}

/// The offset of the table with this name, if the text has one.
pub(super) fn find_table(text: &str, name: &str) -> Option<usize> {
    let is_start = |at: &usize| {
        let before = text[..*at].chars().next_back();
        let after = text[at + name.len()..].trim_start();
        !before.is_some_and(char::is_alphanumeric)
            && after.strip_prefix('=').is_some_and(|rest| rest.trim_start().starts_with("[|"))
    };
    text.match_indices(name).map(|(at, _)| at).find(is_start)
}

fn table_rows(text: &str, name: &str, problems: &mut Vec<Problem>) -> Option<Vec<PlacedClue>> {
    let example = format!("{name} = [| 1, 0, 1 | ... |];");
    let Some(start) = find_table(text, name) else {
        let message = message!("problem-table-missing", name = name);
        let expected = message!("want-text", text = example);
        problems.note(Problem::new(text.len()..text.len(), message, expected));
        return None;
    };
    let open = start + text[start..].find("[|")? + 2;
    let Some(length) = text[open..].find("|]") else {
        let message = message!("problem-table-open", name = name);
        let expected = message!("want-text", text = "|]");
        problems.note(Problem::new(start..start + name.len(), message, expected));
        return None;
    };
    let body = Word { text: &text[open..open + length], start: open };
    let count = 1 + body.text.matches('|').count();
    if count > MAX_LINE_CELLS {
        let message = message!("problem-table-long", name = name, count = count);
        let place = start..start + name.len();
        problems.note(Problem::new(place, message, at_most(MAX_LINE_CELLS)));
        return None;
    }
    Some(between_marks(body, '|').map(|line| clue_of_zeros(line, problems)).collect())
}

fn clue_of_zeros(line: Word, problems: &mut Vec<Problem>) -> PlacedClue {
    let mut runs: Vec<Run> = Vec::new();
    let mut is_open = false;
    for word in line.words(&[',']) {
        if problems.is_full() {
            break;
        }
        match word.text {
            "1" if is_open => {
                if let Some(run) = runs.last_mut() {
                    run.length = Length::exactly(run.length.least() + 1);
                }
            }
            "1" => {
                runs.push(Run::new(1, Color::FIRST));
                is_open = true;
            }
            "0" => is_open = false,
            "-1" => {}
            text => problems.note(Problem::new(word.span(), found(text), "want-table-sign")),
        }
    }
    (Clue::Runs(runs), line.trim().span())
}

pub(super) fn write_minizinc(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let signs = |line: &Vec<u32>| {
        let mut signs = Vec::new();
        for (place, &length) in line.iter().enumerate() {
            signs.extend((place > 0).then_some("0"));
            signs.extend(std::iter::repeat_n("1", length as usize));
        }
        if signs.is_empty() { vec!["0"] } else { signs }
    };
    let longest = rows.iter().chain(&columns).map(|line| signs(line).len()).max().unwrap_or(0);
    let table = |lines: &[Vec<u32>]| {
        let line = |line: &Vec<u32>| {
            let mut signs = signs(line);
            signs.resize(longest, "-1");
            format!("|{}\n", signs.join(", "))
        };
        lines.iter().map(line).collect::<String>()
    };
    let (height, width) = (rows.len(), columns.len());
    let (rows, columns) = (table(&rows), table(&columns));
    Ok(format!(
        "X = {height};\nY = {width};\nmaxlen = {longest};\nrows = [{rows}|];\ncols = [{columns}|];\n"
    ))
}
