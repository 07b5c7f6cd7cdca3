//! The placements of one line: counted by dynamic programming, and told apart by number.
//!
//! In: a clue and the colors that each cell of its line may have.
//! Out: how many placements there are; the one of a given number.
//! Invariants: two placements differ in some cell; their order is that of the first
//! run's start, then its color, then its length, then the next run's. Counting keeps two
//! runs in memory, listing keeps all.

use super::outcome::Limit;
use crate::puzzle::{Color, ColorSet, Run};
use crate::sat::budget::{Budget, Meter};
use std::ops::Range;

/// All placements of the runs of one line.
pub struct Placements<'a> {
    runs: &'a [Run],
    cells: &'a [ColorSet],
    color_count: usize,
    /// For each run the first of its rows in `waiting`, one row a color it may have.
    rows: Vec<usize>,
    /// In the row of a run and a color, at `at`: the placements of this
    /// run in this color and all later ones, where only background comes
    /// between `at` and the start of the run. Saturates.
    waiting: Vec<u128>,
    /// Of the run counted last, if its color is unknown: at each place the sum over its colors.
    sums: Vec<u128>,
    /// From which border on all cells may be background.
    clear_from: usize,
}

impl<'a> Placements<'a> {
    /// How many placements there are of `runs` on `cells`, with `color_count` colors in the
    /// palette; `u128::MAX` stands for that many or more.
    ///
    /// # Errors
    /// [`Limit::Time`].
    pub fn count_of(
        runs: &[Run],
        cells: &[ColorSet],
        color_count: usize,
        budget: &Budget,
    ) -> Result<u128, Limit> {
        let most = if runs.iter().any(|run| run.color.is_none()) { color_count - 1 } else { 1 };
        let rows = (0..runs.len()).map(|run| run % 2 * most).collect();
        let placements = Placements::filled(runs, cells, color_count, (rows, 2 * most), budget)?;
        Ok(placements.count())
    }

    /// The placements of `runs` on `cells`, with `color_count` colors in the palette.
    ///
    /// # Errors
    /// [`Limit::Time`].
    pub fn new(
        runs: &'a [Run],
        cells: &'a [ColorSet],
        color_count: usize,
        budget: &Budget,
    ) -> Result<Placements<'a>, Limit> {
        let mut row_count = 0;
        let row = |run: &Run| {
            let first = row_count;
            row_count += if run.color.is_some() { 1 } else { color_count - 1 };
            first
        };
        let rows = runs.iter().map(row).collect();
        Placements::filled(runs, cells, color_count, (rows, row_count), budget)
    }

    /// Counts from the last run to the first, in so many rows.
    fn filled(
        runs: &'a [Run],
        cells: &'a [ColorSet],
        color_count: usize,
        (rows, row_count): (Vec<usize>, usize),
        budget: &Budget,
    ) -> Result<Placements<'a>, Limit> {
        let open = |cell: &&ColorSet| cell.contains(Color::BACKGROUND);
        let clear = cells.iter().rev().take_while(open).count();
        let mut placements = Placements {
            runs,
            cells,
            color_count,
            rows,
            waiting: vec![0; row_count * (cells.len() + 2)],
            sums: Vec::new(),
            clear_from: cells.len() - clear,
        };
        let mut meter = Meter::new(budget);
        for run in (0..runs.len()).rev() {
            let next = if run + 1 < runs.len() { placements.choices(run + 1).count() } else { 1 };
            for color in placements.choices(run) {
                if meter.is_over((cells.len() * (next + 1)) as u64) {
                    return Err(Limit::of(budget));
                }
                placements.count_run(run, color);
            }
            placements.sum_up(run);
        }
        Ok(placements)
    }

    /// How many there are; `u128::MAX` stands for that many or more.
    pub fn count(&self) -> u128 {
        if self.runs.is_empty() {
            return u128::from(self.clear_from == 0);
        }
        let choices = self.choices(0).map(|color| self.waiting_at(0, color, 0));
        choices.fold(0, u128::saturating_add)
    }

    /// The cells in placement number `number`, from 0; `None` past the last one
    /// (the numbers are only right while [`Self::count`] is not saturated).
    pub fn nth(&self, mut number: u128) -> Option<Vec<Color>> {
        if number >= self.count() {
            return None;
        }
        let mut line = vec![Color::BACKGROUND; self.cells.len()];
        let (mut at, mut before) = (0, None);
        for run in 0..self.runs.len() {
            let (start, color, end) = self.find(run, before, at, &mut number)?;
            line[start..end].fill(color);
            (at, before) = (end, Some(color));
        }
        Some(line)
    }

    fn choices(&self, run: usize) -> impl Iterator<Item = Color> + use<> {
        let (first, last) = match self.runs[run].color {
            Some(color) => (color.index() as u8, color.index() as u8),
            None => (1, self.color_count as u8 - 1),
        };
        (first..=last).map(Color::numbered)
    }

    fn index(&self, run: usize, color: Color, at: usize) -> usize {
        let choice = if self.runs[run].color.is_some() { 0 } else { color.index() - 1 };
        (self.rows[run] + choice) * (self.cells.len() + 2) + at
    }

    fn waiting_at(&self, run: usize, color: Color, at: usize) -> u128 {
        self.waiting[self.index(run, color, at)]
    }

    fn may_be(&self, at: usize, color: Color) -> bool {
        self.cells.get(at).is_some_and(|cell| cell.contains(color))
    }

    fn count_run(&mut self, run: usize, color: Color) {
        // Cells in a row from `at` on that may have the color, and, for an
        // unknown length, the placements that start at `at`.
        let (mut room, mut any_length) = (0u32, 0u128);
        for at in (0..self.cells.len()).rev() {
            room = if self.may_be(at, color) { room + 1 } else { 0 };
            let starting = match self.runs[run].length {
                Some(length) if room < length => 0,
                Some(length) => self.after_counted(run, color, at + length as usize),
                None if room == 0 => {
                    any_length = 0;
                    0
                }
                None => {
                    any_length = any_length.saturating_add(self.after_counted(run, color, at + 1));
                    any_length
                }
            };
            let later = match self.may_be(at, Color::BACKGROUND) {
                true => self.waiting_at(run, color, at + 1),
                false => 0,
            };
            let index = self.index(run, color, at);
            self.waiting[index] = starting.saturating_add(later);
        }
    }

    fn sum_up(&mut self, run: usize) {
        if self.runs[run].color.is_none() {
            let sum = |at| {
                let waiting = self.choices(run).map(|color| self.waiting_at(run, color, at));
                waiting.fold(0, u128::saturating_add)
            };
            self.sums = (0..self.cells.len() + 2).map(sum).collect();
        }
    }

    /// What [`Self::after`] says, while the run behind `run` is the one counted last. Its colors
    /// are not added up anew for each color of `run`.
    fn after_counted(&self, run: usize, color: Color, end: usize) -> u128 {
        if self.runs.get(run + 1).is_none_or(|next| next.color.is_some()) {
            return self.after(run, color, end);
        }
        match self.sums[end] {
            0 => 0,
            u128::MAX => self.after(run, color, end),
            sum => {
                let from = self.free_from(Some(color), color, end);
                let own = from.map_or(0, |from| self.waiting_at(run + 1, color, from));
                (sum - self.waiting_at(run + 1, color, end)).saturating_add(own)
            }
        }
    }

    /// Placements of all runs behind `run`, which has this color and ends at `end`.
    fn after(&self, run: usize, color: Color, end: usize) -> u128 {
        if run + 1 == self.runs.len() {
            return u128::from(end >= self.clear_from);
        }
        let mut next = self.choices(run + 1).map(|other| {
            let from = self.free_from(Some(color), other, end);
            from.map_or(0, |from| self.waiting_at(run + 1, other, from))
        });
        let sum = |sum: u128, count| sum.checked_add(count).ok_or(());
        next.try_fold(0, sum).unwrap_or(u128::MAX)
    }

    /// Where a run in `color` may begin to wait if one in `before` ended at
    /// `end`; `None` if the gap between two equal colors is not possible.
    fn free_from(&self, before: Option<Color>, color: Color, end: usize) -> Option<usize> {
        if before != Some(color) {
            return Some(end);
        }
        self.may_be(end, Color::BACKGROUND).then_some(end + 1)
    }

    /// Start, color and end of `run` in the placement that is `number` places
    /// behind the first one with the runs so far; `number` becomes what is left.
    fn find(
        &self,
        run: usize,
        before: Option<Color>,
        from: usize,
        number: &mut u128,
    ) -> Option<(usize, Color, usize)> {
        for start in from..self.cells.len() {
            for color in self.choices(run) {
                if self.free_from(before, color, from).is_none_or(|free| free > start) {
                    continue;
                }
                for end in self.ends(run, color, start) {
                    let count = self.after(run, color, end);
                    if *number < count {
                        return Some((start, color, end));
                    }
                    *number -= count;
                }
            }
            if !self.may_be(start, Color::BACKGROUND) {
                return None;
            }
        }
        None
    }

    /// Where `run` in this color can end if it starts at `start`, nearest first.
    fn ends(&self, run: usize, color: Color, start: usize) -> Range<usize> {
        let fixed_length = self.runs[run].length.map(|length| length as usize);
        let most = fixed_length.unwrap_or(self.cells.len());
        let room = (0..most).take_while(|step| self.may_be(start + step, color)).count();
        let first = start + fixed_length.unwrap_or(1);
        first..(start + room + 1).max(first)
    }
}
