//! Names runs, clues and colors.
//!
//! In: a puzzle, a line. Out: messages that are parts of sentences.

use super::names::Names;
use crate::message::{Argument, Message, message};
use crate::puzzle::{Color, Run};
use itertools::Itertools;
use std::ops::Range;

/// Most runs of a clue that a sentence lists.
pub(super) const MOST_LISTED: usize = 6;

impl Names<'_> {
    /// A clue that is not one list of runs, as it is printed next to the line; what a region has
    /// in place of it.
    pub fn pattern(&self) -> Argument {
        let geometry = self.puzzle.geometry();
        if geometry.is_region(self.line) {
            return message!("clue-of-region").into();
        }
        let letter = |color: Option<Color>| match color {
            _ if !self.is_colored() => String::new(),
            color => color.map_or('?', Color::letter).to_string(),
        };
        let words = self.puzzle.clue(self.line).words();
        let clue = match &words[..] {
            [] => "0".to_owned(),
            words => words.iter().map(|word| word.label(letter)).join(" "),
        };
        match geometry.is_tied(self.line) {
            true => message!("clue-with-regions", clue = clue).into(),
            false => clue.into(),
        }
    }

    /// The runs of the clue, if it is one list of them.
    pub fn runs(&self) -> &[Run] {
        self.puzzle.clue(self.line).runs().unwrap_or_default()
    }

    /// `the 7 of row 3`, or `the second 4 of row 5` if there are several 4s.
    pub fn run(&self, run: usize) -> Message {
        let runs = self.runs();
        let is_same = |other: &&Run| **other == runs[run];
        let (before, behind) = (&runs[..run], &runs[run + 1..]);
        let place = before.iter().filter(is_same).count() + 1;
        let later = behind.iter().filter(is_same).count();
        let name = match (place, later) {
            (1, 0) => message!("run"),
            (1, _) => message!("run-first"),
            (_, 0) => message!("run-last"),
            (place, _) => message!("run-nth", place = place),
        };
        name.with("length", self.length(runs[run])).with("line", self.line())
    }

    /// `4`, or `red 4`; `2 to 4`, `3 or more`; `?` for any length.
    pub fn length(&self, run: Run) -> Argument {
        let least = run.length.least();
        let length: Argument = match run.length.most() {
            None if least > 1 => message!("length-least", least = least).into(),
            Some(most) if most > least => {
                message!("length-range", least = least, most = most).into()
            }
            _ => run.length.to_string().into(),
        };
        match run.color.filter(|_| self.is_colored()) {
            None => message!("plain", text = length).into(),
            Some(color) => {
                let color = self.puzzle.palette().color_name(color);
                message!("length-color", color = color, length = length).into()
            }
        }
    }

    /// The lengths of these runs, as they are printed next to the line.
    pub fn lengths(&self, runs: Range<usize>) -> Argument {
        let runs = self.runs().get(runs).unwrap_or_default();
        match self.are_plain(runs) {
            true => runs.iter().map(|run| run.length.label()).join(" ").into(),
            false => Argument::And(runs.iter().map(|run| self.length(*run)).collect()),
        }
    }

    /// Have these runs no colors to name?
    fn are_plain(&self, runs: &[Run]) -> bool {
        runs.iter().all(|run| !self.is_colored() || run.color.is_none())
    }

    /// All runs of the clue: `the runs 3 1 2`, `the red 3 and the blue 1`, `the 12 runs` of many.
    pub fn clue(&self) -> Argument {
        let (runs, count) = (self.runs(), self.runs().len());
        match count > MOST_LISTED {
            true => message!("runs-many", count = count).into(),
            false if self.are_plain(runs) => {
                message!("clue-runs", count = count, runs = self.lengths(0..count)).into()
            }
            false => {
                let run = |&run| message!("clue-run", length = self.length(run)).into();
                Argument::And(runs.iter().map(run).collect())
            }
        }
    }

    /// `a run of 3 or a run of 5`; `any run` if they are many.
    pub fn any_of(&self, runs: impl Iterator<Item = usize>) -> Argument {
        let mut lengths: Vec<Run> = Vec::new();
        for run in runs {
            let run = self.runs()[run];
            if !lengths.contains(&run) {
                lengths.push(run);
            }
        }
        lengths.sort_unstable_by_key(|run| run.length);
        match lengths.len() {
            1..=3 => {
                let run = |&run: &Run| message!("run-any", length = self.length(run)).into();
                Argument::Or(lengths.iter().map(run).collect())
            }
            _ => message!("run-every").into(),
        }
    }

    /// The names of these inks: `red or green`.
    pub fn inks(&self, colors: impl Iterator<Item = Color>) -> Argument {
        let inks = colors.filter(|color| !color.is_background());
        Argument::Or(inks.map(|color| self.puzzle.palette().color_name(color)).collect())
    }
}
