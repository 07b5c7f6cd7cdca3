//! The clues around the board, each on the side from which its line is read.
//!
//! In: a puzzle. Out: [`Label`]s. Holds: the last run stands next to the board;
//! the labels of a line are evenly spaced; no two labels overlap.

use crate::puzzle::{Clue, Color, Geometry, LineId, Point, Puzzle, Rgb, Run};

/// Height of a label, in cells.
const HEIGHT: f64 = 0.74;
/// Width of a label: this, and so much for each letter.
const WIDTH: (f64, f64) = (0.3, 0.3);
/// A letter of a color takes so much of the width of a digit.
const LETTER: f64 = 0.75;
/// Widest label that fits between two neighboring lines.
const WIDEST: f64 = 0.94;

/// One run of a clue, or what stands for a clue without runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The line whose clue it belongs to.
    pub line: LineId,
    /// What it says.
    pub text: String,
    /// The letter of its color, where letters are drawn.
    pub letter: Option<char>,
    /// Where its middle is.
    pub center: Point,
    /// How it is colored.
    pub tint: Tint,
}

/// How a label is colored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// There is only one color: plain text.
    Plain,
    /// A run of this color.
    Color(Rgb),
    /// A run whose color the clue does not tell.
    Unknown,
    /// The `0` of an empty line.
    Muted,
}

/// The labels of all lines, `gap` away from the rim, with or without letters, and the width and
/// height that each keeps to.
pub(super) fn labels(puzzle: &Puzzle, gap: f64, has_letters: bool) -> (Vec<Label>, Point) {
    let geometry = puzzle.geometry();
    let texts: Vec<Vec<Word>> =
        geometry.lines().map(|line| words(puzzle, puzzle.clue(line))).collect();
    let longest = texts.iter().flatten().map(|word| word.text.chars().count()).max().unwrap_or(1);
    let has_letters = has_letters && puzzle.palette().color_count() > 2;
    let signs = longest as f64 + if has_letters { LETTER } else { 0.0 };
    let size = ((WIDTH.0 + WIDTH.1 * signs).min(WIDEST), HEIGHT);
    let placed = geometry.lines().zip(texts).flat_map(|(line, texts)| {
        let count = texts.len();
        texts.into_iter().enumerate().map(move |(place, Word { text, tint, letter })| {
            let center = center(geometry, line, count - 1 - place, size, gap);
            let letter = letter.filter(|_| has_letters);
            Label { line, text, letter, center, tint }
        })
    });
    (placed.collect(), size)
}

/// The numbers of all lines, from 1, and where they stand: beyond the clues, those of a family
/// equally far from the board.
pub(super) fn numbers(puzzle: &Puzzle, gap: f64, size: Point) -> Vec<(usize, Point)> {
    let geometry = puzzle.geometry();
    let runs = |line| puzzle.clue(line).runs().map_or(1, |runs| runs.len().max(1));
    let mut most = vec![0; geometry.families().len()];
    for line in geometry.lines() {
        let family = geometry.place(line).0;
        most[family] = most[family].max(runs(line));
    }
    let number = |line| {
        let (family, place) = geometry.place(line);
        (place + 1, center(geometry, line, most[family], size, gap))
    };
    geometry.lines().map(number).collect()
}

/// A label that is not placed yet.
struct Word {
    text: String,
    tint: Tint,
    letter: Option<char>,
}

/// The middle of the label that has `before` others between it and the board.
fn center(geometry: &Geometry, line: LineId, before: usize, size: Point, gap: f64) -> Point {
    let (x, y) = geometry.center(geometry.line(line)[0]);
    let direction = geometry.families()[geometry.place(line).0].direction;
    // Two boxes are apart as soon as they are in one of the two axes.
    let step = (size.0 / direction.0.abs()).min(size.1 / direction.1.abs());
    // The rim is half a step away in the direction of every line.
    let distance = 0.5 + gap + step / 2.0 + step * before as f64;
    (x - direction.0 * distance, y - direction.1 * distance)
}

fn words(puzzle: &Puzzle, clue: &Clue) -> Vec<Word> {
    let is_colored = puzzle.palette().color_count() > 2;
    let muted = |text: &str| vec![Word { text: text.to_owned(), tint: Tint::Muted, letter: None }];
    match clue {
        Clue::Unknown => muted("*"),
        Clue::Runs(runs) if runs.is_empty() => muted("0"),
        Clue::Runs(runs) => runs.iter().map(|run| word(puzzle, run, is_colored)).collect(),
    }
}

fn word(puzzle: &Puzzle, run: &Run, is_colored: bool) -> Word {
    let text = run.length.map_or("?".to_owned(), |length| length.to_string());
    let tint = match run.color {
        _ if !is_colored => Tint::Plain,
        Some(color) => Tint::Color(puzzle.palette().ink(color).rgb),
        None => Tint::Unknown,
    };
    Word { text, tint, letter: run.color.map(Color::letter) }
}
