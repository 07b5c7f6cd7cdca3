//! The exact marginals of several lines in black and white at once, one line a lane.
//!
//! In: the clues of lines of one length, and two weights for each of their cells. Out: for each cell
//! the weight of all placements that paint it, and of those that do not, up to a common factor.
//! Invariants: the same on every machine: sums, products and quotients in a fixed order; a lane's
//! result depends on no other lane. It computes what `chain` computes, in single precision and over
//! other states: a state of a line is a cell of a run, or a gap.

use wide::f32x8;

/// Lines that are computed at once.
pub(super) const LANES: usize = 8;
/// Longer lines have so many states that `chain` is faster; from 25 to 64 cells lanes take less than
/// half of its time.
pub(super) const MAX_CELLS: usize = 64;
/// Weights below this become 0: sums of them would be slow, and too small to matter.
const LEAST_WEIGHT: Row = Row::splat(1e-36);

/// One number for each lane.
pub(super) type Row = f32x8;

const NONE: Row = Row::splat(0.0);
const ONE: Row = Row::splat(1.0);

/// The clue of a line as states: the gap before the first run, the cells of that run, the next gap,
/// and so on. Does the state paint its cell?
#[derive(Clone)]
pub(super) struct States {
    paints: Vec<bool>,
    /// Cells that are not needed for the runs and one gap between each two.
    slack: usize,
}

impl States {
    /// The states of a clue. `None` if the runs do not fit the line, or if it is too long.
    pub fn new(cell_count: usize, lengths: &[usize]) -> Option<States> {
        let gaps = lengths.len().saturating_sub(1);
        let slack = cell_count.checked_sub(lengths.iter().sum::<usize>() + gaps)?;
        let mut paints = vec![false];
        for &length in lengths {
            paints.extend(std::iter::repeat_n(true, length));
            paints.push(false);
        }
        (cell_count <= MAX_CELLS).then_some(States { paints, slack })
    }
}

/// The working memory; it stops growing after the largest batch.
#[derive(Default)]
pub(super) struct Lanes {
    /// By cell: the weights of a painted cell and of background. Results overwrite them.
    pub painted: Vec<Row>,
    pub blank: Vec<Row>,
    /// By state: 1 for a cell of a run, or for a gap.
    in_run: Vec<Row>,
    in_gap: Vec<Row>,
    /// By cell and state: weight of the cells up to this one, which is in this state. The first
    /// entry of a cell is always 0, so that each state has one before it.
    before: Vec<Row>,
    /// By state: weight of the cells behind the present one.
    behind: Vec<Row>,
    slack: usize,
    states: usize,
}

impl Lanes {
    /// Sets up the lines, at most [`LANES`], and makes room for the weights of their cells.
    pub fn load<'a>(&mut self, cells: usize, lines: impl Iterator<Item = &'a States> + Clone) {
        let states = lines.clone().map(|line| line.paints.len()).max().unwrap_or(0);
        self.slack = lines.clone().map(|line| line.slack).max().unwrap_or(0);
        // A state behind the last one, which is in no line, saves a question in the loops.
        for rows in [&mut self.in_run, &mut self.in_gap] {
            rows.clear();
            rows.resize(states + 1, NONE);
        }
        self.behind.clear();
        self.behind.resize(states + 1, NONE);
        self.states = states;
        for (lane, line) in lines.enumerate() {
            for (state, &paints) in line.paints.iter().enumerate() {
                let rows = if paints { &mut self.in_run } else { &mut self.in_gap };
                set(&mut rows[state], lane, 1.0);
            }
            // The last cell is in the last run or in the gap behind it.
            let last = line.paints.len() - 1;
            set(&mut self.behind[last], lane, 1.0);
            set(&mut self.behind[last.saturating_sub(1)], lane, 1.0);
        }
        for rows in [&mut self.painted, &mut self.blank] {
            rows.clear();
            rows.resize(cells, NONE);
        }
        let size = (cells + 1) * (states + 1) + 1;
        self.before.resize(self.before.len().max(size), NONE);
    }

    /// Replaces the weights of the cells by the messages to them: the weights of the placements
    /// that give the cell this color, without the cell's own weight, scaled to the sum 1. Not a
    /// number if the line has no placement of a weight above 0.
    pub fn solve(&mut self) {
        for (painted, blank) in self.painted.iter_mut().zip(&mut self.blank) {
            let factor = ONE / painted.fast_max(*blank);
            *painted *= factor;
            *blank *= factor;
        }
        self.forward();
        self.backward();
    }

    /// The states that a cell can be in.
    fn states_at(&self, cell: usize) -> (usize, usize) {
        ((cell + 1).saturating_sub(self.slack + 1), (cell + 2).min(self.states))
    }

    fn forward(&mut self) {
        let width = self.states + 1;
        // Before the first cell the line is in the first gap.
        self.before[0] = NONE;
        self.before[1] = ONE;
        self.before[2] = NONE;
        let mut factor = ONE;
        for cell in 0..self.painted.len() {
            let (first, end) = self.states_at(cell);
            let (earlier, here) = self.before[cell * width..].split_at_mut(width);
            // The next cell reads one entry on either side.
            here[first] = NONE;
            if let Some(after) = here[..width].get_mut(end + 1) {
                *after = NONE;
            }
            let (painted, blank) = (self.painted[cell] * factor, self.blank[cell] * factor);
            let states = self.in_run[first..end].iter().zip(&self.in_gap[first..end]);
            let steps = earlier[first..end].iter().zip(&earlier[first + 1..end + 1]);
            let rows = here[first + 1..end + 1].iter_mut().zip(states.zip(steps));
            let mut greatest = NONE;
            for (own, ((&in_run, &in_gap), (&step, &stay))) in rows {
                let weight = in_run * painted + in_gap * blank;
                *own = noted((step + in_gap * stay) * weight);
                greatest = greatest.fast_max(*own);
            }
            factor = inverse(greatest);
        }
    }

    fn backward(&mut self) {
        let width = self.states + 1;
        let mut factor = ONE;
        for cell in (0..self.painted.len()).rev() {
            let (first, end) = self.states_at(cell);
            let here = &self.before[(cell + 1) * width..][..width];
            let (mut painted, mut blank) = (NONE, NONE);
            let states = self.in_run[first..end].iter().zip(&self.in_gap[first..end]);
            let both = here[first + 1..end + 1].iter().zip(&self.behind[first..end]);
            for ((&in_run, &in_gap), (&before, &behind)) in states.zip(both) {
                let weight = before * behind;
                painted += weight * in_run;
                blank += weight * in_gap;
            }
            let weights = [self.painted[cell], self.blank[cell]];
            let messages = [painted / weights[0], blank / weights[1]];
            let share = ONE / (messages[0] + messages[1]);
            (self.painted[cell], self.blank[cell]) = (messages[0] * share, messages[1] * share);
            if let Some(cell) = cell.checked_sub(1) {
                factor = self.step_back(cell, weights.map(|weight| weight * factor));
            }
        }
    }

    /// Moves `behind` to this cell from the next one, which has these weights. Returns the factor
    /// that brings the greatest entry to 1.
    fn step_back(&mut self, cell: usize, [painted, blank]: [Row; 2]) -> Row {
        let (first, end) = self.states_at(cell);
        let mut greatest = NONE;
        let mut own = self.behind[first];
        let gaps = &self.in_gap[first..=end];
        let rows = &mut self.behind[first..=end];
        let in_run = &self.in_run[first..=end];
        for at in 0..end - first {
            let next = rows[at + 1];
            let step = in_run[at + 1] * painted + gaps[at + 1] * blank;
            rows[at] = noted(next * step + own * gaps[at] * blank);
            greatest = greatest.fast_max(rows[at]);
            own = next;
        }
        inverse(greatest)
    }
}

fn inverse(greatest: Row) -> Row {
    greatest.simd_gt(NONE).select(ONE / greatest, ONE)
}

/// The weight, or 0 if it is too small to matter.
fn noted(weight: Row) -> Row {
    weight & weight.simd_ge(LEAST_WEIGHT)
}

/// Sets one lane.
pub(super) fn set(row: &mut Row, lane: usize, value: f32) {
    row.as_mut_array()[lane] = value;
}
