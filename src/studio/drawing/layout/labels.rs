//! Places the clues around the board, each line's at its [`Stand`]: a side of the board, and its
//! place there.
//!
//! In: a puzzle. Out: a [`Stand`] for each straight line; [`Label`]s. Invariants: all lines of a family have
//! their clues at the same end. It is the start of the lines, unless lines of an earlier family
//! start there too; at every rim of a board of triangles two of the three families start. The last
//! run is next to the board; at the end of a line it is the first run. The labels of a line are
//! evenly spaced; no two labels overlap.

use crate::puzzle::{Clue, ClueWord, Color, Geometry, LineId, Point, Puzzle, Rgb};

/// Height of a label, in cells.
const LABEL_HEIGHT: f64 = 0.74;
/// Width of a label, in cells: a constant, and the width of each digit.
const LABEL_WIDTH: (f64, f64) = (0.3, 0.3);
/// The width of the letter of a color, in digits.
const LETTER_WIDTH: f64 = 0.75;
/// Largest width of a label: it fits between two neighboring lines.
const MAX_LABEL_WIDTH: f64 = 0.94;
/// Height and largest width of a label where lines leave the board at an oblique angle.
const OBLIQUE_LABEL: (f64, f64) = (0.7, 0.84);

/// A run of a clue, or the sign of a clue without runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The line of the clue.
    pub line: LineId,
    /// The text: a length, `2–4`, `3+`, `?`, `0` or `*`.
    pub text: String,
    /// The letter of its color, if the drawing has letters.
    pub letter: Option<char>,
    /// The middle of the label.
    pub center: Point,
    /// The color.
    pub tint: Tint,
}

/// The color of a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// Plain text, in puzzles with one color.
    Plain,
    /// A run of this color.
    Color(Rgb),
    /// A run of unknown color.
    Unknown,
    /// The `0` of an empty line, or the `*` of an unknown clue.
    Muted,
}

/// The labels of all lines, at a distance of `gap` from the rim, and their common width and
/// height.
pub(super) fn labels(puzzle: &Puzzle, gap: f64, has_letters: bool) -> (Vec<Label>, Point) {
    let geometry = puzzle.geometry();
    let texts: Vec<Vec<Word>> =
        geometry.rim_lines().map(|line| words(puzzle, puzzle.clue(line))).collect();
    let longest = texts.iter().flatten().map(|word| word.text.chars().count()).max().unwrap_or(1);
    let has_letters = has_letters && puzzle.palette().color_count() > 2;
    let signs = longest as f64 + if has_letters { LETTER_WIDTH } else { 0.0 };
    let stands = stands(geometry);
    let is_oblique = stands.iter().any(Stand::is_oblique);
    let (height, widest) = if is_oblique { OBLIQUE_LABEL } else { (LABEL_HEIGHT, MAX_LABEL_WIDTH) };
    let size = ((LABEL_WIDTH.0 + LABEL_WIDTH.1 * signs).min(widest), height);
    let labels = geometry.rim_lines().zip(&stands).zip(texts).flat_map(|((line, stand), texts)| {
        let count = texts.len();
        texts.into_iter().enumerate().map(move |(place, Word { text, tint, letter })| {
            let index = if stand.is_end { place } else { count - 1 - place };
            let center = center(stand, index, size, gap);
            let letter = letter.filter(|_| has_letters);
            Label { line, text, letter, center, tint }
        })
    });
    (labels.collect(), size)
}

/// The numbers of all lines, from 1, and their places outside of the clues. The numbers of a
/// family have equal distance from the board.
pub(super) fn numbers(puzzle: &Puzzle, gap: f64, size: Point) -> Vec<(usize, Point)> {
    let geometry = puzzle.geometry();
    let labels = |line| puzzle.clue(line).words().len().max(1);
    let mut lengths = vec![0; geometry.families().len()];
    for line in geometry.rim_lines() {
        let family = geometry.place(line).0;
        lengths[family] = lengths[family].max(labels(line));
    }
    let number = |(line, stand): (LineId, Stand)| {
        let (family, place) = geometry.place(line);
        (place + 1, center(&stand, lengths[family], size, gap))
    };
    geometry.rim_lines().zip(stands(geometry)).map(number).collect()
}

/// A label without its place.
struct Word {
    text: String,
    tint: Tint,
    letter: Option<char>,
}

/// The middle of the label with `index` other labels between it and the board.
fn center(stand: &Stand, index: usize, size: Point, gap: f64) -> Point {
    stand.at(gap + stand.nearest(size) + stand.step(size) * index as f64)
}

fn words(puzzle: &Puzzle, clue: &Clue) -> Vec<Word> {
    let is_colored = puzzle.palette().color_count() > 2;
    match &clue.words()[..] {
        [] => vec![muted("0".to_owned())],
        words => words.iter().map(|word| labeled(puzzle, word, is_colored)).collect(),
    }
}

fn muted(text: String) -> Word {
    Word { text, tint: Tint::Muted, letter: None }
}

fn labeled(puzzle: &Puzzle, word: &ClueWord, is_colored: bool) -> Word {
    let text = word.label(|_| String::new());
    let Some((_, color)) = word.number else { return muted(text) };
    let tint = match color {
        _ if !is_colored => Tint::Plain,
        Some(color) => Tint::Color(puzzle.palette().ink(color).rgb),
        None => Tint::Unknown,
    };
    Word { text, tint, letter: color.map(Color::letter) }
}

/// The place of a clue: a ray that leaves the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The middle of the side of a cell through which the line leaves the board at the clue.
    pub rim: Point,
    /// The middle of the side through which the line leaves the board at its other end.
    pub far: Point,
    /// The direction of the clue, away from the board, of length 1.
    pub out: Point,
    /// Does the line end here? Then its first run is next to the board, else its last run.
    pub is_end: bool,
    /// The normal of the side, outwards, of length 1.
    normal: Point,
}

/// The places where clues of straight lines stand, whether or not the lines have some.
pub fn stands(geometry: &Geometry) -> Vec<Stand> {
    let families = &geometry.families()[..geometry.straight_family_count()];
    let count = families.iter().map(|family| family.line_count).sum();
    let entrances: Vec<Point> =
        geometry.lines().take(count).map(|line| geometry.ends(line).0).collect();
    let is_shared = |first: usize| {
        let (x, y) = entrances[first];
        entrances[..first].iter().any(|at| (at.0 - x).hypot(at.1 - y) < 1e-6)
    };
    let mut first = 0;
    let mut stands = Vec::with_capacity(entrances.len());
    for family in families {
        let is_end = is_shared(first);
        let lines = geometry.lines().skip(first).take(family.line_count);
        stands.extend(lines.map(|line| stand(geometry, line, family.direction, is_end)));
        first += family.line_count;
    }
    stands
}

fn stand(geometry: &Geometry, line: LineId, direction: Point, is_end: bool) -> Stand {
    let (entrance, exit) = geometry.ends(line);
    let cells = geometry.line(line);
    let (rim, far, cell) = match is_end {
        true => (exit, entrance, cells[cells.len() - 1]),
        false => (entrance, exit, cells[0]),
    };
    let out = if is_end { direction } else { (-direction.0, -direction.1) };
    let center = geometry.center(cell);
    let (x, y) = (rim.0 - center.0, rim.1 - center.1);
    let length = x.hypot(y);
    Stand { rim, far, out, is_end, normal: (x / length, y / length) }
}

impl Stand {
    /// The point at this distance from the rim.
    pub fn at(&self, distance: f64) -> Point {
        (self.rim.0 + self.out.0 * distance, self.rim.1 + self.out.1 * distance)
    }

    /// The distance between two boxes of this size of the same clue. They do not overlap as soon
    /// as they are apart in one axis.
    pub(super) fn step(&self, size: Point) -> f64 {
        (size.0 / self.out.0.abs()).min(size.1 / self.out.1.abs())
    }

    /// The distance from the rim to the middle of the nearest box of this size.
    pub(super) fn nearest(&self, size: Point) -> f64 {
        let slope = self.out.0 * self.normal.0 + self.out.1 * self.normal.1;
        if slope > 1.0 - 1e-9 {
            return self.step(size) / 2.0;
        }
        // The whole board lies behind the line through this side.
        (self.normal.0.abs() * size.0 + self.normal.1.abs() * size.1) / 2.0 / slope
    }

    /// Does the line leave the board at an oblique angle?
    fn is_oblique(&self) -> bool {
        self.out.0 * self.normal.0 + self.out.1 * self.normal.1 < 1.0 - 1e-9
    }
}
