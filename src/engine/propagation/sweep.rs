//! What one line allows, by reachability over (run, position) in both directions, 64 positions per
//! machine word at once.
//!
//! In: the rules of a line and the cells that may have each color. Out: for each choice (a run in
//! one color) its possible starts, ends and cells; the cells that may be background. Invariants:
//! complete: a start, an end or a cell value is listed if and only if some placement of all runs
//! has it. Nothing is allocated after the longest line was solved once.
//!
//! A position is a border between cells: `p` lies before cell `p`. The backward pass is the forward
//! pass on the mirrored line.

use super::bits::Bits;
use super::rules::{LineRules, RunRule};

/// The results of one direction.
#[derive(Default)]
struct Pass<const W: usize> {
    /// `reached[i]`: borders at which exactly the runs before `i` (after `i` if mirrored) have
    /// ended, with only background since.
    reached: Vec<Bits<W>>,
    /// By choice: where it can start.
    starts: Vec<Bits<W>>,
    /// By choice: where it can end.
    ends: Vec<Bits<W>>,
    /// By choice of unknown length: the cells it can cover, as far as this direction knows.
    inside: Vec<Bits<W>>,
}

/// Where a run can end, over its choices.
#[derive(Default)]
struct Ends<const W: usize> {
    /// In some color.
    any: Bits<W>,
    /// In two colors or more.
    several: Bits<W>,
}

/// The working memory of the line solver.
#[derive(Default)]
pub(super) struct Sweeper<const W: usize> {
    forward: Pass<W>,
    backward: Pass<W>,
    mirrored: Vec<Bits<W>>,
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
    /// slots)` for each choice and returns the cells that may be background. Returns `None` if the
    /// clue is unknown or the line has no placement.
    pub fn sweep(
        &mut self,
        rules: &LineRules,
        domains: &[Bits<W>],
        mut visit: impl FnMut(usize, usize, Slots<W>),
    ) -> Option<Bits<W>> {
        let cells = rules.cell_count;
        let runs = rules.runs.as_deref()?;
        self.forward.run(rules, runs.iter().enumerate(), domains, false);
        if !self.forward.reached[runs.len()].contains(cells) {
            return None;
        }
        self.mirrored.clear();
        self.mirrored.extend(domains.iter().map(|domain| domain.reversed(cells)));
        self.backward.run(rules, runs.iter().enumerate().rev(), &self.mirrored, true);
        for (place, run) in runs.iter().enumerate() {
            for choice in run.choices.clone() {
                visit(place, choice, self.slots(run, choice, cells));
            }
        }
        let background = (0..=runs.len()).fold(Bits::EMPTY, |found, place| {
            let after = self.backward.reached[place].reversed(cells + 1).down(1);
            found.or(self.forward.reached[place].and(after))
        });
        Some(background.and(domains[0]))
    }

    /// Combines both directions for one choice.
    fn slots(&self, run: &RunRule, choice: usize, cells: usize) -> Slots<W> {
        let starts = self.forward.starts[choice];
        let ends = self.backward.starts[choice].reversed(cells + 1);
        if run.length > 0 {
            let starts = starts.and(ends.down(run.length));
            let cover = starts.stretched(run.length);
            return Slots { starts, ends: starts.up(run.length), cover };
        }
        let from_left = self.forward.inside[choice];
        let from_right = self.backward.inside[choice].reversed(cells);
        Slots {
            starts: starts.and(from_right),
            ends: ends.and(from_left.up(1)),
            cover: from_left.and(from_right),
        }
    }
}

impl<const W: usize> Pass<W> {
    /// Places the runs in the order given. `mirrored` selects the indexing of `reached`.
    fn run<'a>(
        &mut self,
        rules: &LineRules,
        runs: impl ExactSizeIterator<Item = (usize, &'a RunRule)>,
        domains: &[Bits<W>],
        mirrored: bool,
    ) {
        let run_count = runs.len();
        self.make_room(run_count, rules.colors.len());
        let background = domains[0];
        let mut reached = Bits::only(0).flood(background);
        self.reached[if mirrored { run_count } else { 0 }] = reached;
        let mut before: Option<&RunRule> = None;
        for (place, run) in runs {
            // Borders with at least one background cell after the previous run.
            let gap = if before.is_some() { reached.and(background).up(1) } else { reached };
            let mut all_ends = Bits::EMPTY;
            let before_ends = before.map_or_else(Ends::default, |before| self.ends_of(before));
            for choice in run.choices.clone() {
                let color = rules.colors[choice];
                // Borders at which the previous run ends in another color.
                let touching = before.map_or(Bits::EMPTY, |before| {
                    let same = before.choices.clone().find(|&other| rules.colors[other] == color);
                    let same = same.map_or(Bits::EMPTY, |same| self.ends[same]);
                    before_ends.any.minus(same).or(before_ends.several)
                });
                let ends =
                    self.place(run.length, choice, gap.or(touching), domains[usize::from(color)]);
                all_ends = all_ends.or(ends);
            }
            reached = all_ends.flood(background);
            self.reached[if mirrored { place } else { place + 1 }] = reached;
            before = Some(run);
        }
    }

    /// Where a run can end, given the ends of its choices.
    fn ends_of(&self, run: &RunRule) -> Ends<W> {
        run.choices.clone().fold(Ends::default(), |found, choice| Ends {
            any: found.any.or(self.ends[choice]),
            several: found.several.or(found.any.and(self.ends[choice])),
        })
    }

    /// Places one run in one color: it may start at `from` and covers cells of `own`. Returns its
    /// ends.
    fn place(&mut self, length: usize, choice: usize, from: Bits<W>, own: Bits<W>) -> Bits<W> {
        let ends = if length > 0 {
            self.starts[choice] = from.and(own.room_for(length));
            self.starts[choice].up(length)
        } else {
            self.starts[choice] = from.and(own);
            self.inside[choice] = self.starts[choice].flood(own).and(own);
            self.inside[choice].up(1)
        };
        self.ends[choice] = ends;
        ends
    }

    fn make_room(&mut self, run_count: usize, choice_count: usize) {
        if self.reached.len() <= run_count {
            self.reached.resize(run_count + 1, Bits::EMPTY);
        }
        if self.starts.len() < choice_count {
            for choices in [&mut self.starts, &mut self.ends, &mut self.inside] {
                choices.resize(choice_count, Bits::EMPTY);
            }
        }
    }
}
