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
use crate::puzzle::{Color, Ink, MAX_COLORS, Palette, Puzzle, Rgb, Run};
use crate::text::plain::{GridFamily, Reader, Unsupported, lines_of, numbers, rectangle};
use crate::text::{Line, Noted, Problem, SHADES, Word, impossible, on_white, positive, read_rgb};

/// A format of two sizes, the rows and the columns.
#[derive(Clone, Copy)]
pub(super) struct SizedList {
    /// What stands before the sizes, with its line end.
    version: &'static str,
    is_height_first: bool,
    between_sizes: &'static str,
    has_picture: bool,
    /// What stands between rows and columns, with its line end.
    between: &'static str,
    has_columns_first: bool,
    is_bottom_first: bool,
    has_rows_leftwards: bool,
    has_columns_upwards: bool,
}

pub(super) const NIN: SizedList = SizedList {
    version: "",
    is_height_first: false,
    between_sizes: " ",
    has_picture: false,
    between: "",
    has_columns_first: false,
    is_bottom_first: false,
    has_rows_leftwards: false,
    has_columns_upwards: false,
};
pub(super) const MK: SizedList = SizedList { is_height_first: true, between: "#\n", ..NIN };
pub(super) const CWD: SizedList =
    SizedList { is_height_first: true, between_sizes: "\n", between: "\n", ..NIN };
pub(super) const PUZZLEKIT: SizedList =
    SizedList { is_height_first: true, has_columns_first: true, ..NIN };
pub(super) const IT3105_DOWN: SizedList = SizedList { is_bottom_first: true, ..NIN };
pub(super) const IT3105: SizedList = SizedList { has_columns_upwards: true, ..IT3105_DOWN };
pub(super) const SGRIDDLER: SizedList = SizedList {
    version: "MK Version 3.0\n",
    has_picture: true,
    between: "\n",
    has_columns_first: true,
    has_rows_leftwards: true,
    has_columns_upwards: true,
    ..NIN
};

impl SizedList {
    pub fn read(self, text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
        let mut reader = Reader::new(text, lines);
        if !self.version.is_empty() {
            let version = reader.next_filled().trim();
            if !version.text.starts_with("MK Version") {
                let expected = message!("want-text", text = self.version.trim_end());
                return Err(Problem::found(version, expected).into());
            }
        }
        let names = self.in_order("number-rows", "number-columns");
        let [one, other] = match self.between_sizes {
            "\n" => [reader.sizes([names[0]], &[])?[0], reader.sizes([names[1]], &[])?[0]],
            _ => reader.sizes(names, &[])?,
        };
        let [height, width] = self.in_order(one, other);
        if self.has_picture {
            reader.skip("");
            // It ends at the next blank line; it may have no lines.
            while !reader.is_at_end() && !reader.skip("") {
                reader.next();
            }
        }
        let mut families = [(height, GridFamily::Rows), (width, GridFamily::Columns)];
        if self.has_columns_first {
            families.reverse();
        }
        let [(count, first), (other_count, second)] = families;
        let one = reader.clues(count, first);
        let mark = self.between.trim_end();
        if self.between == "\n" {
            reader.blank_before(second);
        } else if !mark.is_empty()
            && lines.iter().any(|line| line.trim().text == mark)
            && reader.problems.is_empty()
            && !reader.skip(mark)
        {
            let expected = message!("want-mark-rows-columns", mark = mark);
            let advice = message!("advice-first-line", count = height);
            return Err(Problem::found(reader.next().trim(), expected).advice(advice).into());
        }
        let other = reader.clues(other_count, second);
        reader.end(second);
        let (mut rows, mut columns) =
            if self.has_columns_first { (other, one) } else { (one, other) };
        self.turn(&mut rows, &mut columns, |(clue, _)| clue.reverse());
        reader.problems.none()?;
        rectangle(0..text.len(), rows, columns, Palette::black_on_white())
    }

    pub fn write(self, puzzle: &Puzzle) -> Result<String, Unsupported> {
        let (mut rows, mut columns) = numbers(puzzle)?;
        let [one, other] = self.in_order(rows.len(), columns.len());
        self.turn(&mut rows, &mut columns, |numbers| numbers.reverse());
        let (mut above, mut below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
        if self.has_columns_first {
            std::mem::swap(&mut above, &mut below);
        }
        let SizedList { version, between_sizes, between, .. } = self;
        let (blank, picture) = if self.has_picture { ("\n", "\n\n") } else { ("", "") };
        Ok(format!("{version}{blank}{one}{between_sizes}{other}\n{picture}{above}{between}{below}"))
    }

    /// What concerns rows and columns in the order of the sizes, or the other way around.
    fn in_order<T>(self, rows: T, columns: T) -> [T; 2] {
        if self.is_height_first { [rows, columns] } else { [columns, rows] }
    }

    /// Gives lines and their numbers the direction of the format, or takes it from them.
    fn turn<T>(self, rows: &mut [T], columns: &mut [T], reverse: impl Fn(&mut T)) {
        if self.is_bottom_first {
            rows.reverse();
        }
        if self.has_rows_leftwards {
            rows.iter_mut().for_each(&reverse);
        }
        if self.has_columns_upwards {
            columns.iter_mut().for_each(&reverse);
        }
    }
}

pub(super) fn read_ctu(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let sizes = reader.sizes(["number-rows", "number-columns"], &[','])?;
    let mut signs = Vec::new();
    let runs = |line: Line, problems: &mut _| signed_runs(line, &mut signs, problems);
    let [rows, columns] = reader.rows_and_columns(sizes, runs)?;
    rectangle(0..text.len(), rows, columns, palette_of_signs(&signs))
}

fn signed_runs(line: Line, signs: &mut Vec<char>, problems: &mut Vec<Problem>) -> Vec<Run> {
    let words: Vec<Word> = line.words(&[',']).collect();
    let mut runs = Vec::new();
    for pair in words.chunks(2) {
        if problems.is_full() {
            break;
        }
        let Some(color) = problems.kept(color_of_sign(pair, signs)) else { break };
        let length = problems.kept(positive(pair[1], "number-run"));
        runs.extend(length.map(|length| Run::new(length, color)));
    }
    runs
}

/// The color of the sign in a pair of sign and length; a new sign has the next one.
fn color_of_sign(pair: &[Word], signs: &mut Vec<char>) -> Result<Color, Problem> {
    let (Ok(sign), 2) = (pair[0].text.parse::<char>(), pair.len()) else {
        return Err(Problem::found(pair[0], "want-pairs"));
    };
    let place = signs.iter().position(|&other| other == sign).unwrap_or(signs.len());
    let color = Color::nth(place + 1).ok_or_else(|| {
        let message = message!("problem-signs-more", count = MAX_COLORS - 1);
        Problem::new(pair[0].span(), message, "want-fewer-colors")
    })?;
    if place == signs.len() {
        signs.push(sign);
    }
    Ok(color)
}

/// White, and one color for each sign, whose name is the sign unless that is `#`.
fn palette_of_signs(signs: &[char]) -> Palette {
    let inks = signs.iter().zip(SHADES.into_iter().cycle());
    on_white(inks.map(|(&sign, rgb)| Ink { rgb, name: (sign != '#').then(|| sign.to_string()) }))
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
    let count = positive(line, "number-colors")?;
    let mut colors = vec![Rgb(255, 255, 255)];
    for _ in 0..count {
        if colors.len() == MAX_COLORS {
            let message = message!("problem-colors", count = count);
            return Err(Problem::new(line.span(), message, "want-fewer-colors").into());
        }
        colors.push(read_rgb(reader.next())?);
    }
    let sizes = reader.sizes(["number-rows", "number-columns"], &[])?;
    let runs = |line: Line, problems: &mut Vec<Problem>| {
        problems.kept(rgb_runs(line, &colors)).unwrap_or_default()
    };
    let [rows, columns] = reader.rows_and_columns(sizes, runs)?;
    let inks = colors.into_iter().map(|rgb| Ink { rgb, name: None }).collect();
    let palette = Palette::new(inks).map_err(impossible(line.span(), "want-fewer-colors"))?;
    rectangle(0..text.len(), rows, columns, palette)
}

/// The runs of a line: their number, then `LENGTH RED GREEN BLUE` for each.
fn rgb_runs(line: Line, colors: &[Rgb]) -> Result<Vec<Run>, Problem> {
    let words: Vec<Word> = line.words(&[]).collect();
    let refused = || Problem::found(line, "want-runs-rgb");
    let (count, runs) = words.split_first().ok_or_else(refused)?;
    if count.text.parse() != Ok(runs.len() / 4) || !runs.len().is_multiple_of(4) {
        return Err(refused());
    }
    let run = |run: &[Word]| {
        let part = |at: usize| run[at].text.parse().map_err(|_| refused());
        let rgb = Rgb(part(1)?, part(2)?, part(3)?);
        let place = colors.iter().skip(1).position(|&other| other == rgb);
        let color = place.and_then(|place| Color::nth(place + 1)).ok_or_else(|| {
            let message = message!("problem-color-undeclared", color = rgb.to_string());
            Problem::new(line.span(), message, "want-declared-runs")
        })?;
        Ok(Run::new(positive(run[0], "number-run")?, color))
    };
    runs.chunks_exact(4).map(run).collect()
}
