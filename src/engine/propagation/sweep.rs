//! What one line allows, by reachability over (run, position) in both directions, 64 positions per
//! machine word at once.
//!
//! In: the rules of a line and the cells that may have each color. Out: for each choice (a run in
//! one color) its possible starts, ends and cells; the cells that may be background. Invariants:
//! complete: a start, an end or a cell value is listed if and only if some placement of all runs
//! has it. Nothing is allocated after the longest line was solved once.
//!
//! A position is a border between cells: `p` lies before cell `p`. The way forward finds where each
//! run may start after the runs before it. The way back keeps of these starts those from which the
//! runs behind it fit, too.

use super::bits::Bits;
use super::rules::{LineRules, OPEN, RunRule};
use std::ops::RangeInclusive;

/// The working memory of the line solver.
#[derive(Default)]
pub(super) struct Sweeper<const W: usize> {
    /// `reached[i]`: borders at which exactly the runs before `i` have ended, with only background
    /// since.
    reached: Vec<Bits<W>>,
    /// By choice: where it can start; after the way back, where it can start in a whole placement.
    starts: Vec<Bits<W>>,
    /// By choice of several lengths: where it can end after the runs before it.
    ends: Vec<Bits<W>>,
}

/// Where one choice of a run may lie.
pub(super) struct Slots<const W: usize> {
    /// Cells it may start at.
    pub starts: Bits<W>,
    /// Borders it may end at: last cells plus one.
    pub ends: Bits<W>,
    /// Cells it may cover.
    pub cover: Bits<W>,
}

impl<const W: usize> Sweeper<W> {
    /// Sweeps a line; `domains[c]` are the cells that may have color `c`. Calls `visit(run, choice,
    /// slots)` for each choice, the last run first, and returns the cells that may be background.
    /// Returns `None` if the clue is unknown or the line has no placement.
    pub fn sweep(
        &mut self,
        rules: &LineRules,
        domains: &[Bits<W>],
        mut visit: impl FnMut(usize, usize, Slots<W>),
    ) -> Option<Bits<W>> {
        let runs = rules.runs.as_deref()?;
        if !self.go_forward(rules, runs, domains) {
            return None;
        }
        let background = domains[0];
        // Borders behind which the rest of the runs fits, after only background.
        let mut fitting = Bits::only(rules.cell_count).flood_down(background);
        let mut free = self.reached[runs.len()].and(fitting.down(1));
        for (place, run) in runs.iter().enumerate().rev() {
            let next = runs.get(place + 1);
            let gap = if next.is_some() { fitting.down(1).and(background) } else { fitting };
            let mut starts = Bits::EMPTY;
            for choice in run.choices.clone() {
                let color = rules.colors[choice];
                let touching = next.map_or(Bits::EMPTY, |next| {
                    touching(rules, next, color, |choice| self.starts[choice])
                });
                let own = domains[usize::from(color)];
                let slots = self.slots(run, choice, gap.or(touching), own);
                self.starts[choice] = slots.starts;
                starts = starts.or(slots.starts);
                visit(place, choice, slots);
            }
            fitting = starts.flood_down(background);
            free = free.or(self.reached[place].and(fitting.down(1)));
        }
        Some(free.and(background))
    }

    /// Does the line have a placement? The clue must be known.
    pub fn fits(&mut self, rules: &LineRules, domains: &[Bits<W>]) -> bool {
        let runs = rules.runs.as_deref().unwrap_or_default();
        self.go_forward(rules, runs, domains)
    }

    /// Finds where each choice can start after the runs before it, and what they reach. False if there
    /// is no placement.
    fn go_forward(&mut self, rules: &LineRules, runs: &[RunRule], domains: &[Bits<W>]) -> bool {
        self.make_room(runs.len(), rules.colors.len());
        let background = domains[0];
        let mut reached = Bits::only(0).flood(background);
        self.reached[0] = reached;
        let mut before: Option<&RunRule> = None;
        for (place, run) in runs.iter().enumerate() {
            // Borders with at least one background cell after the previous run.
            let gap = if before.is_some() { reached.and(background).up(1) } else { reached };
            let mut ends = Bits::EMPTY;
            for choice in run.choices.clone() {
                let color = rules.colors[choice];
                let touching = before.map_or(Bits::EMPTY, |before| {
                    touching(rules, before, color, |choice| self.ends(before, choice))
                });
                self.place(run, choice, gap.or(touching), domains[usize::from(color)]);
                ends = ends.or(self.ends(run, choice));
            }
            reached = ends.flood(background);
            self.reached[place + 1] = reached;
            before = Some(run);
        }
        reached.contains(rules.cell_count)
    }

    /// Places one run in one color: it may start at `from` and covers cells of `own`.
    fn place(&mut self, run: &RunRule, choice: usize, from: Bits<W>, own: Bits<W>) {
        self.starts[choice] = from.and(own.room_for(run.least));
        if run.spare > 0 {
            let first_ends = self.starts[choice].up(run.least);
            self.ends[choice] = first_ends.flood_within(own, run.spare);
        }
    }

    /// Where a placed choice can end.
    fn ends(&self, run: &RunRule, choice: usize) -> Bits<W> {
        match run.spare {
            0 => self.starts[choice].up(run.least),
            _ => self.ends[choice],
        }
    }

    /// Where a placed choice can lie if it may end at `ends`.
    fn slots(&self, run: &RunRule, choice: usize, ends: Bits<W>, own: Bits<W>) -> Slots<W> {
        let starts = self.starts[choice];
        if run.spare == 0 {
            let starts = starts.and(ends.down(run.least));
            let cover = starts.stretched(run.least);
            return Slots { starts, ends: starts.up(run.least), cover };
        }
        let ends = ends.and(self.ends[choice]);
        let first_ends = ends.flood_down_within(own, run.spare);
        let starts = starts.and(first_ends.down(run.least));
        let cover = match run.spare {
            OPEN => starts.flood(own).and(first_ends.down(1)).and(own),
            spare => cover(run.least..=run.least + spare, starts, ends, own),
        };
        Slots { starts, ends, cover }
    }

    fn make_room(&mut self, run_count: usize, choice_count: usize) {
        if self.reached.len() <= run_count {
            self.reached.resize(run_count + 1, Bits::EMPTY);
        }
        if self.starts.len() < choice_count {
            self.starts.resize(choice_count, Bits::EMPTY);
            self.ends.resize(choice_count, Bits::EMPTY);
        }
    }
}

/// The cells of the runs of these lengths over cells of `own`, from one of `starts` to one of
/// `ends`.
fn cover<const W: usize>(
    lengths: RangeInclusive<usize>,
    starts: Bits<W>,
    ends: Bits<W>,
    own: Bits<W>,
) -> Bits<W> {
    let (mut room, mut cover) = (own.room_for(*lengths.start()), Bits::EMPTY);
    for length in lengths {
        let placed = starts.and(room).and(ends.down(length));
        cover = cover.or(placed.stretched(length));
        room = room.and(own.down(length));
    }
    cover
}

/// Borders at which a run in `color` may touch its neighbor: those where the neighbor has another
/// color. `borders` are those of a choice of the neighbor.
fn touching<const W: usize>(
    rules: &LineRules,
    neighbor: &RunRule,
    color: u8,
    borders: impl Fn(usize) -> Bits<W>,
) -> Bits<W> {
    let choices = neighbor.choices.clone();
    if let [only] = rules.colors[choices.clone()] {
        return if only == color { Bits::EMPTY } else { borders(choices.start) };
    }
    // In some color; in two colors or more.
    let (mut any, mut several) = (Bits::EMPTY, Bits::EMPTY);
    for choice in choices.clone() {
        several = several.or(any.and(borders(choice)));
        any = any.or(borders(choice));
    }
    let same = { choices }.find(|&other| rules.colors[other] == color).map(borders);
    any.minus(same.unwrap_or(Bits::EMPTY)).or(several)
}
