//! The clues around the board, each where `stand.rs` says.
//!
//! In: a puzzle. Out: [`Label`]s. Invariants: the last run stands next to the board, or the first where
//! the line ends there; the labels of a line are evenly spaced; no two labels overlap.

use super::stand::{Stand, stands};
use crate::puzzle::{Clue, Color, LineId, Point, Puzzle, Rgb, Run};

/// Height of a label, in cells.
const HEIGHT: f64 = 0.74;
/// Width of a label: this, and so much for each letter.
const WIDTH: (f64, f64) = (0.3, 0.3);
/// A letter of a color takes so much of the width of a digit.
const LETTER: f64 = 0.75;
/// Widest label that fits between two neighboring lines.
const WIDEST: f64 = 0.94;
/// Height and widest label where lines leave the board askew.
const ASKEW: (f64, f64) = (0.7, 0.84);

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
    let stands = stands(geometry);
    let is_askew = stands.iter().any(Stand::is_askew);
    let (height, widest) = if is_askew { ASKEW } else { (HEIGHT, WIDEST) };
    let size = ((WIDTH.0 + WIDTH.1 * signs).min(widest), height);
    let placed = geometry.lines().zip(&stands).zip(texts).flat_map(|((line, stand), texts)| {
        let count = texts.len();
        texts.into_iter().enumerate().map(move |(place, Word { text, tint, letter })| {
            let before = if stand.is_end { place } else { count - 1 - place };
            let center = center(stand, before, size, gap);
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
    let number = |(line, stand): (LineId, Stand)| {
        let (family, place) = geometry.place(line);
        (place + 1, center(&stand, most[family], size, gap))
    };
    geometry.lines().zip(stands(geometry)).map(number).collect()
}

/// A label that is not placed yet.
struct Word {
    text: String,
    tint: Tint,
    letter: Option<char>,
}

/// The middle of the label that has `before` others between it and the board.
fn center(stand: &Stand, before: usize, size: Point, gap: f64) -> Point {
    stand.at(gap + stand.nearest(size) + stand.step(size) * before as f64)
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
