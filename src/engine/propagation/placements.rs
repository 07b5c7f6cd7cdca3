//! The placements of one line: counted by dynamic programming, and listed by number.
//!
//! In: the runs of a clue, and the colors that each cell of its line may have. Out: how many
//! placements there are; the placement of a given number. Invariants: two placements differ in some
//! cell; they are ordered by the first run's start, color and length, then by the next run's.
//! Counting keeps the rows of two runs in memory, listing those of all runs.

use super::diagrams::DiagramPlacements;
use crate::budget::{Budget, Exhausted, Meter};
use crate::puzzle::{Color, ColorSet, Language, LineId, Puzzle, Run};
use std::ops::Range;

/// How many placements a line of a puzzle has on `cells`; `u128::MAX` means that many or more.
/// `None` if its clue forbids nothing.
///
/// # Errors
/// [`Exhausted`] once the budget is over.
pub fn placement_count(
    puzzle: &Puzzle,
    line: LineId,
    cells: &[ColorSet],
    budget: &Budget,
) -> Option<Result<u128, Exhausted>> {
    Some(match puzzle.language(line)? {
        Language::Runs(runs) => {
            Placements::count_of(runs, cells, puzzle.palette().color_count(), budget)
        }
        Language::Diagram(diagram) => Ok(DiagramPlacements::new(diagram, cells).count()),
    })
}

/// All placements of the runs of one line on its cells.
pub struct Placements<'a> {
    runs: &'a [Run],
    cells: &'a [ColorSet],
    color_count: usize,
    /// For each run: its first row in `waiting`, which has one row per possible color of the run.
    rows: Vec<usize>,
    /// Entry `at` of a row of a run and a color: how many placements this run, in this color, and
    /// all later runs have if only background lies between `at` and the run's start. Saturates.
    waiting: Vec<u128>,
    /// For the run counted last, if its color is unknown: at each position the sum over its colors.
    sums: Vec<u128>,
    /// The border from which on all cells may be background.
    clear_from: usize,
}

impl<'a> Placements<'a> {
    /// Counts the placements of `runs` on `cells`. `color_count` is the palette's size. `u128::MAX`
    /// means that many or more.
    ///
    /// # Errors
    /// [`Exhausted`] once the budget is over.
    pub fn count_of(
        runs: &[Run],
        cells: &[ColorSet],
        color_count: usize,
        budget: &Budget,
    ) -> Result<u128, Exhausted> {
        let most = if runs.iter().any(|run| run.color.is_none()) { color_count - 1 } else { 1 };
        let rows = (0..runs.len()).map(|run| run % 2 * most).collect();
        let placements = Placements::filled(runs, cells, color_count, (rows, 2 * most), budget)?;
        Ok(placements.count())
    }

    /// Prepares counting and listing of the placements of `runs` on `cells`. `color_count` is the
    /// palette's size.
    ///
    /// # Errors
    /// [`Exhausted`] once the budget is over.
    pub fn new(
        runs: &'a [Run],
        cells: &'a [ColorSet],
        color_count: usize,
        budget: &Budget,
    ) -> Result<Placements<'a>, Exhausted> {
        let mut row_count = 0;
        let row = |run: &Run| {
            let first = row_count;
            row_count += if run.color.is_some() { 1 } else { color_count - 1 };
            first
        };
        let rows = runs.iter().map(row).collect();
        Placements::filled(runs, cells, color_count, (rows, row_count), budget)
    }

    /// Counts from the last run to the first. `rows` has the first row of each run, `row_count` the
    /// number of rows.
    fn filled(
        runs: &'a [Run],
        cells: &'a [ColorSet],
        color_count: usize,
        (rows, row_count): (Vec<usize>, usize),
        budget: &Budget,
    ) -> Result<Placements<'a>, Exhausted> {
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
                let spare =
                    runs[run].length.most().map_or(0, |most| most - runs[run].length.least());
                let tried = cells.len().min(1 + spare as usize);
                if meter.is_over((cells.len() * tried * (next + 1)) as u64) {
                    return Err(budget.exhausted());
                }
                placements.count_run(run, color);
            }
            placements.sum_up(run);
        }
        Ok(placements)
    }

    /// How many placements there are; `u128::MAX` means that many or more.
    pub fn count(&self) -> u128 {
        if self.runs.is_empty() {
            return u128::from(self.clear_from == 0);
        }
        let choices = self.choices(0).map(|color| self.waiting_at(0, color, 0));
        choices.fold(0, u128::saturating_add)
    }

    /// How many of the last runs fit together if nothing is known before them. Needs the rows of
    /// all runs: [`Placements::new`].
    pub fn fitting_last(&self) -> usize {
        let fits = |run: &usize| {
            let has_place =
                |color| (0..self.cells.len()).any(|at| self.waiting_at(*run, color, at) > 0);
            self.choices(*run).any(has_place)
        };
        (0..self.runs.len()).rev().take_while(fits).count()
    }

    /// The colors of the cells in placement `number`, counted from 0; `None` past the last one.
    /// Numbers are valid while [`Self::count`] is not saturated.
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
        let length = self.runs[run].length;
        let least = length.least() as usize;
        // `room`: consecutive cells from `at` on that may have the color. `unbounded`: for a length
        // without a bound, the placements that start at `at`.
        let (mut room, mut unbounded) = (0, 0u128);
        for at in (0..self.cells.len()).rev() {
            room = if self.may_be(at, color) { room + 1 } else { 0 };
            let after = |cells: usize| self.after_counted(run, color, at + cells);
            let starting = match length.most() {
                _ if room < least => {
                    unbounded = 0;
                    0
                }
                Some(most) => {
                    let lengths = least..=room.min(most as usize);
                    lengths.map(after).fold(0, u128::saturating_add)
                }
                None => {
                    unbounded = unbounded.saturating_add(after(least));
                    unbounded
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

    /// Same as [`Self::after`] while run `run + 1` is the one counted last; uses the sums over its
    /// colors.
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

    /// How many placements the runs after `run` have, if `run` has this color and ends at `end`.
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

    /// The first possible start of a run in `color` after a run in `before` that ended at `end`.
    /// `None` if the colors are equal and the cell between cannot be background.
    fn free_from(&self, before: Option<Color>, color: Color, end: usize) -> Option<usize> {
        if before != Some(color) {
            return Some(end);
        }
        self.may_be(end, Color::BACKGROUND).then_some(end + 1)
    }

    /// Start, color and end of `run` in the placement that is `number` places after the first one
    /// with the earlier runs fixed. Reduces `number` to the index among the placements that share
    /// them.
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

    /// The possible ends of `run` in this color from `start`, nearest first.
    fn ends(&self, run: usize, color: Color, start: usize) -> Range<usize> {
        let length = self.runs[run].length;
        let most = length.most().map_or(self.cells.len(), |most| most as usize);
        let room = (0..most).take_while(|step| self.may_be(start + step, color)).count();
        let first = start + length.least() as usize;
        first..(start + room + 1).max(first)
    }
}
