//! The data of constraint models: those of the MiniZinc benchmarks, of OR-tools and of Håkan
//! Kjellerstrand (hakank).
//!
//! In: a text, or a puzzle. Out: a black-and-white puzzle, or a text. Invariants: an empty line of
//! the board is a single 0.
//!
//! `dzn` has `X`, `Y`, `maxlen`, and for the rows and the columns a table with the signs of each
//! line in order: 1 is a black cell, 0 is one or more blank cells, -1 is padding. Neighboring 1s
//! belong to the same run.
//! `or-tools` has `row_rules` and `col_rules`, in Python a list of lists, in MiniZinc a table or
//! `array2d(1..rows, 1..row_rule_len, [...])`; it is written as Python. Zeros before and after the
//! lengths of a line are padding; `rows`, `cols` and the lengths of the rules must agree; `#` and
//! `%` begin comments; everything else is ignored. (Source: `examples/data/nonogram_regular` of
//! OR-tools, `minizinc/nonogram_hen.dzn` of hakank.)

use crate::message::message;
use crate::one_line::between_marks;
use crate::puzzle::{Clue, Color, MAX_LINE_CELLS, Palette, Puzzle, Run};
use crate::text::plain::{PlacedClue, Unsupported, joined, numbers, rectangle};
use crate::text::problem::{Noted, Problem};
use crate::text::{Word, at_most, found, positive};

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
                    run.length = run.length.map(|length| length + 1);
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

/// The names of the lists, of their lengths and of the lengths of a rule.
const NAMES: [[&str; 3]; 2] =
    [["row_rules", "rows", "row_rule_len"], ["col_rules", "cols", "col_rule_len"]];

/// Does the text set both lists?
pub(super) fn is_rules(text: &str) -> bool {
    let is_list =
        |[name, ..]: [&str; 3]| value(text, name).is_some_and(|at| text[at..].contains('['));
    NAMES.into_iter().all(is_list)
}

/// The offset behind `name =`.
fn value(text: &str, name: &str) -> Option<usize> {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let behind = |(at, _): (usize, &str)| {
        if text[..at].chars().next_back().is_some_and(is_name) {
            return None;
        }
        let rest = text[at + name.len()..].trim_start();
        let rest = rest.strip_prefix('=').filter(|rest| !rest.starts_with('='))?;
        Some(text.len() - rest.len())
    };
    text.match_indices(name).find_map(behind)
}

/// The number that the text gives to a name.
fn number(text: &str, name: &str) -> Option<u64> {
    let rest = text[value(text, name)?..].trim_start();
    rest[..rest.bytes().take_while(u8::is_ascii_digit).count()].parse().ok()
}

pub(super) fn read_rules(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let mut problems = Vec::new();
    let [rows, columns] = NAMES.map(|names| rules_of(text, names, &mut problems));
    if !problems.is_empty() {
        return Err(problems);
    }
    rectangle(0..text.len(), rows, columns, Palette::black_on_white())
}

/// The clues of a list.
fn rules_of(text: &str, names: [&str; 3], problems: &mut Vec<Problem>) -> Vec<PlacedClue> {
    let [name, size, length] = names;
    let Some(start) = value(text, name) else {
        let message = message!("problem-missing", name = name);
        problems.note(Problem::new(text.len()..text.len(), message, "want-rules"));
        return Vec::new();
    };
    let place = start..start;
    let lines = match List::of(text, start) {
        Ok(list) if list.count > MAX_LINE_CELLS => {
            let message = message!("problem-table-long", name = name, count = list.count);
            Err(Problem::new(place.clone(), message, at_most(MAX_LINE_CELLS)))
        }
        Ok(list) => Ok(list.lines(number(text, length))),
        Err(problem) => Err(problem),
    };
    let lines = match lines {
        Ok(lines) => lines,
        Err(problem) => {
            problems.note(problem);
            return Vec::new();
        }
    };
    let Some(lines) = lines else {
        let message = message!("problem-missing", name = length);
        problems.note(Problem::new(place, message, "want-rules"));
        return Vec::new();
    };
    if let Some(declared) = number(text, size).filter(|&size| size != lines.len() as u64) {
        let message = message!("problem-list-clues", name = name, count = lines.len());
        let expected = message!("want-as-line", count = declared, name = size);
        problems.note(Problem::new(place, message, expected));
    }
    lines.into_iter().map(|line| rule(&line, start, problems)).collect()
}

/// The clue of a line, without the zeros around it.
fn rule(line: &[Word], start: usize, problems: &mut Vec<Problem>) -> PlacedClue {
    let place = line.first().map_or(start, |word| word.start)
        ..line.last().map_or(start, |word| word.span().end);
    let is_length = |word: &Word| word.text != "0";
    let first = line.iter().position(is_length).unwrap_or(line.len());
    let last = line.iter().rposition(is_length).map_or(first, |last| last + 1);
    let mut runs = Vec::new();
    for &word in &line[first..last] {
        match positive(word, "number-run") {
            Ok(length) => runs.push(Run::new(length, Color::FIRST)),
            Err(problem) => problems.note(problem),
        }
    }
    (Clue::Runs(runs), place)
}

/// The numbers of a list; none beyond those of a possible board.
#[derive(Default)]
struct List<'a> {
    /// Those of inner lists, or between `|`.
    lines: Vec<Vec<Word<'a>>>,
    /// How many lines there are.
    count: usize,
    /// All other numbers.
    flat: Vec<Word<'a>>,
}

/// Most numbers of a line, and most of a flat list.
const MAX_NUMBERS: usize = MAX_LINE_CELLS;
const MAX_FLAT: usize = MAX_LINE_CELLS * MAX_NUMBERS;

impl<'a> List<'a> {
    /// The list that begins behind this offset.
    fn of(text: &'a str, start: usize) -> Result<List<'a>, Problem> {
        let open = text[start..].find('[').map_or(text.len(), |at| start + at);
        let mut list = List::default();
        let (mut depth, mut is_in_line, mut at) = (0, false, open);
        while let Some(sign) = text[at..].chars().next() {
            let here = at;
            at += sign.len_utf8();
            match sign {
                '[' => {
                    depth += 1;
                    is_in_line = depth == 2;
                    list.begin_line(is_in_line);
                }
                ']' if depth == 1 => return Ok(list),
                ']' => (depth, is_in_line) = (depth - 1, false),
                '|' => {
                    // The last `|` ends the table.
                    is_in_line = !text[at..].starts_with(']');
                    list.begin_line(is_in_line);
                }
                '#' | '%' => at += text[at..].find('\n').unwrap_or(text.len() - at),
                ',' => {}
                sign if sign.is_whitespace() => {}
                _ => {
                    let is_end = |sign: char| sign.is_whitespace() || ",|[]#%".contains(sign);
                    let end = text[here..].find(is_end).map_or(text.len(), |end| here + end);
                    at = end.max(at);
                    let word = Word { text: &text[here..at], start: here };
                    match list.lines.last_mut().filter(|_| is_in_line) {
                        Some(line) if line.len() <= MAX_NUMBERS => line.push(word),
                        None if list.flat.len() <= MAX_FLAT => list.flat.push(word),
                        _ => {}
                    }
                }
            }
            if depth == 0 || depth > 2 {
                let word = Word { text: &text[here..at], start: here };
                return Err(Problem::new(word.span(), found(word.text), "want-rules"));
            }
        }
        Err(Problem::new(text.len()..text.len(), "problem-text-ends", "want-rules"))
    }

    /// Begins another line, if one begins here.
    fn begin_line(&mut self, begins: bool) {
        self.count += usize::from(begins);
        if begins && self.count <= MAX_LINE_CELLS {
            self.lines.push(Vec::new());
        }
    }

    /// The lines; those of a flat list have this length. `None` if it is missing.
    fn lines(self, length: Option<u64>) -> Option<Vec<Vec<Word<'a>>>> {
        if !self.lines.is_empty() {
            return Some(self.lines);
        }
        let length = length.filter(|&length| length > 0)? as usize;
        Some(self.flat.chunks(length).map(<[Word]>::to_vec).collect())
    }
}

pub(super) fn write_rules(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let list = |[name, size, length]: [&str; 3], lines: &[Vec<u32>]| {
        let longest = lines.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let line = |line: &Vec<u32>| {
            let mut padded = vec![0; longest - line.len()];
            padded.extend(line);
            format!("    [{}]", joined(&padded, ", ", ""))
        };
        let lines_text: Vec<String> = lines.iter().map(line).collect();
        let (count, lines) = (lines.len(), lines_text.join(",\n"));
        format!("{size} = {count}\n{length} = {longest}\n{name} = [\n{lines}\n    ]\n")
    };
    let [row_names, column_names] = NAMES;
    Ok(format!("{}\n{}", list(row_names, &rows), list(column_names, &columns)))
}
