//! Formats that begin with the size of the board, then have a line for each of its lines.
//!
//! In: lines. Out: a puzzle, in black and white but for `ctu` and `pzl`, and back. Invariants: a
//! blank line is an empty clue, but in `pzl`, where it means nothing.
//!
//! `mk` is `HEIGHT WIDTH`, rows, `#` or nothing, columns; `nin` is `WIDTH HEIGHT`, rows, columns; `cwd` is
//! height, width, rows, a blank line, columns.
//! `it3105`, of the course IT3105 at the NTNU, is `COLUMNS ROWS`, the rows from the bottom to the
//! top, the columns from left to right. The source does not define the direction of columns:
//! `it3105` reads them upwards, like the order of the rows; `it3105-down` downwards.
//! `sgriddler` (Simlovic Griddlers) is a line with the version, `WIDTH HEIGHT`, a picture or
//! nothing, the columns, the rows, with blank lines between. The numbers of a line are in reverse,
//! the one next to the board first; the reader skips the picture, whose signs are undocumented.
//! `ctu`, of the course B4B36ZUI at the CTU in Prague, is `ROWS,COLUMNS`, then for each row and
//! each column `SIGN,LENGTH,SIGN,LENGTH,...`. Each sign is a color; there are no RGB values, so the
//! reader assigns default inks in the order of signs.
//! `pzl`, of the program Nonograms, is the number of colors, a line `#RRGGBB` for each, `ROWS COLUMNS`,
//! then for each row and each column the number of runs and `LENGTH RED GREEN BLUE` for each.

use crate::message::message;
use crate::puzzle::{Clue, Color, Ink, MAX_COLORS, Palette, Puzzle, Rgb, Run};
use crate::text::plain::{
    GridFamily, PlacedClue, Reader, Unsupported, lines_of, numbers, rectangle,
};
use crate::text::problem::{Noted, Problem};
use crate::text::{Line, SHADES, Word, found, positive, read_rgb};

/// A format of two sizes, the rows and the columns.
#[derive(Clone, Copy)]
pub(super) struct SizedList {
    is_height_first: bool,
    between_sizes: &'static str,
    /// What stands between rows and columns, with its line end.
    between: &'static str,
    has_columns_first: bool,
    is_bottom_first: bool,
    has_columns_upwards: bool,
}

pub(super) const NIN: SizedList = SizedList {
    is_height_first: false,
    between_sizes: " ",
    between: "",
    has_columns_first: false,
    is_bottom_first: false,
    has_columns_upwards: false,
};
pub(super) const MK: SizedList = SizedList { is_height_first: true, between: "#\n", ..NIN };
pub(super) const CWD: SizedList =
    SizedList { is_height_first: true, between_sizes: "\n", between: "\n", ..NIN };
pub(super) const PUZZLEKIT: SizedList =
    SizedList { is_height_first: true, has_columns_first: true, ..NIN };
pub(super) const IT3105_DOWN: SizedList = SizedList { is_bottom_first: true, ..NIN };
pub(super) const IT3105: SizedList = SizedList { has_columns_upwards: true, ..IT3105_DOWN };

impl SizedList {
    pub fn read(self, text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
        let mut reader = Reader::new(text, lines);
        let names = self.in_order("number-rows", "number-columns");
        let [one, other] = match self.between_sizes {
            "\n" => [reader.sizes([names[0]], &[])?[0], reader.sizes([names[1]], &[])?[0]],
            _ => reader.sizes(names, &[])?,
        };
        let [height, width] = self.in_order(one, other);
        if self.has_columns_first {
            let columns = reader.clues(width, GridFamily::Columns, &[]);
            let rows = reader.clues(height, GridFamily::Rows, &[]);
            reader.end(GridFamily::Rows);
            return reader.rectangle(rows, columns);
        }
        let mut rows = reader.clues(height, GridFamily::Rows, &[]);
        let mark = self.between.trim_end();
        if self.between == "\n" {
            reader.blank_before(GridFamily::Columns);
        } else if !mark.is_empty()
            && lines.iter().any(|line| line.trim().text == mark)
            && reader.problems.is_empty()
            && !reader.skip(mark)
        {
            let line = reader.next().trim();
            let expected = message!("want-mark-rows-columns", mark = mark);
            let problem = Problem::new(line.span(), found(line.text), expected);
            return Err(vec![problem.advice(message!("advice-first-line", count = height))]);
        }
        let mut columns = reader.clues(width, GridFamily::Columns, &[]);
        if self.is_bottom_first {
            rows.reverse();
        }
        if self.has_columns_upwards {
            columns.iter_mut().for_each(reverse);
        }
        reader.end(GridFamily::Columns);
        reader.rectangle(rows, columns)
    }

    pub fn write(self, puzzle: &Puzzle) -> Result<String, Unsupported> {
        let (mut rows, mut columns) = numbers(puzzle)?;
        let [one, other] = self.in_order(rows.len(), columns.len());
        if self.is_bottom_first {
            rows.reverse();
        }
        if self.has_columns_upwards {
            columns.iter_mut().for_each(|column| column.reverse());
        }
        let (mut above, mut below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
        if self.has_columns_first {
            std::mem::swap(&mut above, &mut below);
        }
        Ok(format!("{one}{}{other}\n{above}{}{below}", self.between_sizes, self.between))
    }

    /// What concerns rows and columns in the order of the sizes, or the other way around.
    fn in_order<T>(self, rows: T, columns: T) -> [T; 2] {
        if self.is_height_first { [rows, columns] } else { [columns, rows] }
    }
}

fn reverse((clue, _): &mut PlacedClue) {
    if let Clue::Runs(runs) = clue {
        runs.reverse();
    }
}

pub(super) const VERSION: &str = "MK Version 3.0";

pub(super) fn read_sgriddler(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let version = reader.next_filled();
    if !version.trim().text.starts_with("MK Version") {
        let expected = message!("want-text", text = VERSION);
        return Err(vec![Problem::new(
            version.trim().span(),
            found(version.trim().text),
            expected,
        )]);
    }
    let [width, height] = reader.sizes(["number-columns", "number-rows"], &[])?;
    reader.skip("");
    // The picture ends at the next blank line; it may have no lines.
    while !reader.is_at_end() && !reader.skip("") {
        reader.next();
    }
    let mut columns = reader.clues(width, GridFamily::Columns, &[]);
    reader.blank_before(GridFamily::Rows);
    let mut rows = reader.clues(height, GridFamily::Rows, &[]);
    reader.end(GridFamily::Rows);
    rows.iter_mut().chain(&mut columns).for_each(reverse);
    reader.rectangle(rows, columns)
}

pub(super) fn write_sgriddler(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (mut rows, mut columns) = numbers(puzzle)?;
    rows.iter_mut().chain(&mut columns).for_each(|numbers| numbers.reverse());
    let (left, above) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{VERSION}\n\n{} {}\n\n\n{above}\n{left}", columns.len(), rows.len()))
}

pub(super) fn read_ctu(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height, width] = reader.sizes(["number-rows", "number-columns"], &[','])?;
    let rows = reader.lines(height, GridFamily::Rows);
    let columns = reader.lines(width, GridFamily::Columns);
    reader.end(GridFamily::Columns);
    let (mut problems, mut signs) = (reader.problems, Vec::new());
    let mut clues = |lines: Vec<Line>| -> Vec<PlacedClue> {
        let clue = |line: Line| (signed_clue(line, &mut signs, &mut problems), line.trim().span());
        lines.into_iter().map(clue).collect()
    };
    let (rows, columns) = (clues(rows), clues(columns));
    if !problems.is_empty() {
        return Err(problems);
    }
    rectangle(0..text.len(), rows, columns, palette_of_signs(&signs))
}

fn signed_clue(line: Line, signs: &mut Vec<char>, problems: &mut Vec<Problem>) -> Clue {
    let words: Vec<Word> = line.words(&[',']).collect();
    let mut runs = Vec::new();
    for pair in words.chunks(2) {
        if problems.is_full() {
            break;
        }
        let sign = pair[0].text.chars().next().filter(|_| pair[0].text.chars().count() == 1);
        let (Some(sign), Some(length)) = (sign, pair.get(1)) else {
            problems.note(Problem::new(pair[0].span(), found(pair[0].text), "want-pairs"));
            return Clue::Runs(runs);
        };
        let place = signs.iter().position(|&other| other == sign).unwrap_or(signs.len());
        let Some(color) = Color::nth(place + 1) else {
            let message = message!("problem-signs-more", count = MAX_COLORS - 1);
            problems.note(Problem::new(pair[0].span(), message, "want-fewer-colors"));
            return Clue::Runs(runs);
        };
        if place == signs.len() {
            signs.push(sign);
        }
        match positive(*length, "number-run") {
            Ok(length) => runs.push(Run::new(length, color)),
            Err(problem) => problems.note(problem),
        }
    }
    Clue::Runs(runs)
}

/// White, and one color for each sign, whose name is the sign unless that is `#`.
fn palette_of_signs(signs: &[char]) -> Palette {
    let white = Ink { rgb: Rgb(255, 255, 255), name: None };
    let ink = |(place, &sign): (usize, &char)| {
        let name = (sign != '#').then(|| sign.to_string());
        Ink { rgb: SHADES[place % SHADES.len()], name }
    };
    let inks = std::iter::once(white).chain(signs.iter().enumerate().map(ink)).collect();
    Palette::new(inks).unwrap_or_else(|_| Palette::black_on_white())
}

/// Do these lines, none of them blank, begin as a file of `pzl`?
pub(super) fn is_pzl(filled: &[Line]) -> bool {
    let first = filled.first().and_then(|line| line.trim().text.parse::<usize>().ok());
    let is_color = |line: &Line| line.trim().text.starts_with('#') && read_rgb(line.trim()).is_ok();
    first.is_some_and(|count| {
        (1..MAX_COLORS).contains(&count)
            && filled.get(1..=count).is_some_and(|lines| lines.iter().all(is_color))
    })
}

pub(super) fn read_pzl(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let filled: Vec<Line> = lines.iter().filter(|line| !line.is_blank()).map(Line::trim).collect();
    let mut reader = Reader::new(text, &filled);
    let line = reader.next();
    let count = positive(line, "number-colors").map_err(|problem| vec![problem])?;
    let white = Rgb(255, 255, 255);
    let mut colors = vec![white];
    for _ in 0..count {
        if colors.len() == MAX_COLORS {
            let message = message!("problem-colors", count = count);
            return Err(vec![Problem::new(line.span(), message, "want-fewer-colors")]);
        }
        colors.push(read_rgb(reader.next()).map_err(|problem| vec![problem])?);
    }
    let [height, width] = reader.sizes(["number-rows", "number-columns"], &[])?;
    let rows = reader.lines(height, GridFamily::Rows);
    let columns = reader.lines(width, GridFamily::Columns);
    reader.end(GridFamily::Columns);
    let mut problems = reader.problems;
    let mut clues = |lines: Vec<Line>| -> Vec<PlacedClue> {
        let mut clue = |line: Line| match rgb_clue(line, &colors) {
            Ok(runs) => (Clue::Runs(runs), line.span()),
            Err(problem) => {
                problems.note(problem);
                (Clue::Runs(Vec::new()), line.span())
            }
        };
        lines.into_iter().map(&mut clue).collect()
    };
    let (rows, columns) = (clues(rows), clues(columns));
    if !problems.is_empty() {
        return Err(problems);
    }
    let inks = colors.into_iter().map(|rgb| Ink { rgb, name: None }).collect();
    let palette = Palette::new(inks)
        .map_err(|error| vec![Problem::new(line.span(), error.message(), "want-fewer-colors")])?;
    rectangle(0..text.len(), rows, columns, palette)
}

/// The runs of a line: their number, then `LENGTH RED GREEN BLUE` for each.
fn rgb_clue(line: Line, colors: &[Rgb]) -> Result<Vec<Run>, Problem> {
    let words: Vec<Word> = line.words(&[]).collect();
    let refused = || Problem::new(line.span(), found(line.text), "want-runs-rgb");
    let (count, runs) = words.split_first().ok_or_else(refused)?;
    if count.text.parse() != Ok(runs.len() / 4) || !runs.len().is_multiple_of(4) {
        return Err(refused());
    }
    let run = |run: &[Word]| {
        let part = |at: usize| run[at].text.parse().map_err(|_| refused());
        let rgb = Rgb(part(1)?, part(2)?, part(3)?);
        let place = colors.iter().skip(1).position(|&other| other == rgb);
        let color = place.and_then(|place| Color::nth(place + 1)).ok_or_else(|| {
            let Rgb(red, green, blue) = rgb;
            let color = format!("#{red:02x}{green:02x}{blue:02x}");
            let message = message!("problem-color-undeclared", color = color);
            Problem::new(line.span(), message, "want-declared-runs")
        })?;
        Ok(Run::new(positive(run[0], "number-run")?, color))
    };
    runs.chunks_exact(4).map(run).collect()
}
