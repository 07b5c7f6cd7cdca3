//! Names lines, cells, runs and colors.
//!
//! In: a puzzle. Out: parts of English sentences. Invariants: runs and cells count from 1, and
//! lines have the labels of a [`LineLabels`]. On boards with two families of lines, a cell of a
//! line has the name of the crossing line; on other boards it has its number in the line.

use crate::puzzle::{CellId, Color, ColorSet, Geometry, LineId, Puzzle, Run};
use itertools::Itertools;

/// A cell of a line, by its index there from 0, and its possible colors.
pub(super) type Placed = (usize, ColorSet);

/// The label of a line within its family. [`one_based`] is the default.
pub type LineLabels = fn(&Geometry, LineId) -> String;

/// Labels lines with numbers from 1.
///
/// # Panics
/// If `line` is foreign to the geometry.
pub fn one_based(geometry: &Geometry, line: LineId) -> String {
    (geometry.place(line).1 + 1).to_string()
}

/// `row 3`.
pub(super) fn line_name(geometry: &Geometry, line: LineId, labels: LineLabels) -> String {
    let family = geometry.families()[geometry.place(line).0].name;
    format!("{family} {}", labels(geometry, line))
}

/// Names the parts of one line.
pub(super) struct Names<'a> {
    pub puzzle: &'a Puzzle,
    pub line: LineId,
    pub labels: LineLabels,
}

impl Names<'_> {
    /// `row 3`.
    pub fn line(&self) -> String {
        line_name(self.puzzle.geometry(), self.line, self.labels)
    }

    /// `column 4`, `columns 4 to 7`, `columns 3, 7 and 9 to 12`.
    pub fn cells(&self, places: &[usize]) -> String {
        let numbers: Vec<usize> =
            places.iter().map(|&at| self.number(at)).sorted_unstable().collect();
        let stretches = numbers.chunk_by(|one, other| one + 1 == *other);
        let text = |stretch: &[usize]| match stretch {
            [one] => vec![self.text(*one)],
            [one, other] => vec![self.text(*one), self.text(*other)],
            [one, .., other] => vec![format!("{} to {}", self.text(*one), self.text(*other))],
            [] => Vec::new(),
        };
        let parts: Vec<String> = stretches.flat_map(text).collect();
        let plural = if places.len() > 1 { "s" } else { "" };
        format!("{}{plural} {}", self.kind(), list(&parts, "and"))
    }

    /// `column 4`.
    pub fn cell(&self, at: usize) -> String {
        self.cells(&[at])
    }

    /// `column 4`, `columns 4 to 5`, `columns 4 to 7`.
    pub fn stretch(&self, (from, to): (usize, usize)) -> String {
        match (self.number(from), self.number(to.max(1) - 1)) {
            (one, other) if one == other => format!("{} {}", self.kind(), self.text(one)),
            (one, other) => {
                let (first, last) = (self.text(one.min(other)), self.text(one.max(other)));
                format!("{}s {first} to {last}", self.kind())
            }
        }
    }

    /// The noun for the cells of the line.
    fn kind(&self) -> &'static str {
        let geometry = self.puzzle.geometry();
        match geometry.families() {
            [one, other] => {
                if geometry.place(self.line).0 == 0 {
                    other.name
                } else {
                    one.name
                }
            }
            _ => "cell",
        }
    }

    /// The number of a cell, from 1, in the line's own order or that of the crossing family.
    fn number(&self, at: usize) -> usize {
        let geometry = self.puzzle.geometry();
        match geometry.families() {
            [_, _] => {
                let other = 1 - geometry.place(self.line).0;
                let cell = geometry.line(self.line)[at];
                geometry.place(geometry.through(cell)[other].line).1 + 1
            }
            _ => at + 1,
        }
    }

    /// The label for such a number.
    fn text(&self, number: usize) -> String {
        let geometry = self.puzzle.geometry();
        match geometry.families() {
            [_, _] => {
                let other = 1 - geometry.place(self.line).0;
                let cell = geometry.line(self.line)[number - 1];
                (self.labels)(geometry, geometry.through(cell)[other].line)
            }
            _ => number.to_string(),
        }
    }

    /// The runs of the clue.
    pub fn runs(&self) -> &[Run] {
        self.puzzle.clue(self.line).runs().unwrap_or_default()
    }

    /// `the 7 of row 3`, or `the second run of row 5, a 4,` if there are several 4s.
    pub fn run(&self, run: usize) -> String {
        let runs = self.runs();
        let same = runs.iter().filter(|other| **other == runs[run]).count();
        if same == 1 {
            return format!("the {} of {}", self.length(runs[run]), self.line());
        }
        let rank = if run + 1 == runs.len() { "last".to_owned() } else { ordinal(run + 1) };
        format!("the {rank} run of {}, {},", self.line(), self.with_article(runs[run]))
    }

    /// `the 7`, or `the second run`, in a sentence that names the line.
    pub fn run_here(&self, run: usize) -> String {
        let runs = self.runs();
        let same = runs.iter().filter(|other| **other == runs[run]).count();
        match same {
            1 => format!("the {}", self.length(runs[run])),
            _ if run + 1 == runs.len() => "the last run".to_owned(),
            _ => format!("the {} run", ordinal(run + 1)),
        }
    }

    /// `a 4`, `a red 4`, `an 8b`.
    pub fn with_article(&self, run: Run) -> String {
        let text = self.length(run);
        let number: String = text.chars().take_while(char::is_ascii_digit).collect();
        let is_vowel = text.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O'])
            || number.starts_with('8')
            || matches!(number.as_str(), "11" | "18");
        format!("{} {text}", if is_vowel { "an" } else { "a" })
    }

    /// `4`, `red 4`, `4a` if the color has no name; `?` for an unknown length or color.
    pub fn length(&self, run: Run) -> String {
        let length = run.length.map_or("?".to_owned(), |length| length.to_string());
        match run.color {
            _ if !self.is_colored() => length,
            Some(color) => match &self.puzzle.palette().ink(color).name {
                Some(name) => format!("{name} {length}"),
                None => format!("{length}{}", color.letter()),
            },
            None => format!("{length}?"),
        }
    }

    /// `red run`, `run of color a or b`.
    pub fn runs_of(&self, colors: impl Iterator<Item = Color>) -> String {
        let (mut named, mut letters) = (Vec::new(), Vec::new());
        for color in colors.filter(|color| !color.is_background()) {
            match &self.puzzle.palette().ink(color).name {
                _ if !self.is_colored() => {}
                Some(name) => named.push(name.clone()),
                None => letters.push(color.letter().to_string()),
            }
        }
        let (named, letters) = (list(&named, "or"), list(&letters, "or"));
        match (named.is_empty(), letters.is_empty()) {
            (true, true) => "run".to_owned(),
            (false, true) => format!("{named} run"),
            (true, false) => format!("run of color {letters}"),
            (false, false) => format!("{named} run or one of color {letters}"),
        }
    }

    /// The clue, as it is printed next to the line.
    pub fn clue(&self) -> String {
        let runs: Vec<String> = self.runs().iter().map(|run| self.length(*run)).collect();
        runs.join(if self.is_colored() { ", " } else { " " })
    }

    /// Does the palette have several inks?
    pub fn is_colored(&self) -> bool {
        self.puzzle.palette().color_count() > 2
    }

    /// `columns 2 and 9 are empty and column 5 is filled`.
    pub fn are(&self, cells: &[Placed]) -> String {
        let mut kinds: Vec<(ColorSet, Vec<usize>)> = Vec::new();
        for &(at, colors) in cells {
            match kinds.iter_mut().find(|kind| kind.0 == colors) {
                Some(kind) => kind.1.push(at),
                None => kinds.push((colors, vec![at])),
            }
        }
        let parts = kinds.iter().map(|(colors, places)| {
            let verb = if places.len() > 1 { "are" } else { "is" };
            format!("{} {verb} {}", self.cells(places), state(self.puzzle, *colors))
        });
        list(&parts.collect::<Vec<_>>(), "and")
    }

    /// `, since column 5 is filled`; empty if there are no cells.
    pub fn since(&self, cells: &[Placed]) -> String {
        if cells.is_empty() { String::new() } else { format!(", since {}", self.are(cells)) }
    }
}

/// `row 3, column 5`, or `row 3, cell 5` if another number of lines than two cross there.
///
/// # Panics
/// If `cell` is foreign to the puzzle.
pub fn cell_name(puzzle: &Puzzle, cell: CellId) -> String {
    cell_named(puzzle, cell, one_based)
}

/// Like [`cell_name`], with the given line labels.
pub(super) fn cell_named(puzzle: &Puzzle, cell: CellId, labels: LineLabels) -> String {
    let geometry = puzzle.geometry();
    let name = |line| line_name(geometry, line, labels);
    match geometry.through(cell) {
        [row, column] => format!("{}, {}", name(row.line), name(column.line)),
        crossings => format!("{}, cell {}", name(crossings[0].line), crossings[0].at + 1),
    }
}

/// `filled`, `empty`, `red`, `red or empty`.
pub(super) fn state(puzzle: &Puzzle, colors: ColorSet) -> String {
    let is_colored = puzzle.palette().color_count() > 2;
    let all = puzzle.palette().all();
    let word = |color: Color| match color {
        Color::BACKGROUND => "empty".to_owned(),
        _ if !is_colored => "filled".to_owned(),
        color => color_name(puzzle, color),
    };
    let missing: Vec<String> =
        all.iter().filter(|&color| !colors.contains(color)).map(word).collect();
    if colors.len() > 1 && missing.len() < colors.len() {
        return format!("not {}", list(&missing, "or"));
    }
    let mut words: Vec<String> = colors.iter().map(word).collect();
    if colors.contains(Color::BACKGROUND) {
        words.rotate_left(1);
    }
    list(&words, "or")
}

/// `red`, `colored a` if it has no name.
fn color_name(puzzle: &Puzzle, color: Color) -> String {
    match &puzzle.palette().ink(color).name {
        Some(name) => name.clone(),
        None => format!("colored {}", color.letter()),
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn list(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// `first`, `second`, ... `11th`.
pub(super) fn ordinal(number: usize) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    if let Some(word) = number.checked_sub(1).and_then(|place| WORDS.get(place)) {
        return (*word).to_owned();
    }
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}
