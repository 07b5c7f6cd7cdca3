//! Measures the work of a puzzle that single lines solve.
//!
//! In: a puzzle. Out: [`Rounds`]; `None` if single lines do not solve it. Invariants: a round
//! scans all lines with what was known before it, and then takes all that they imply. So the
//! result depends neither on the order of the lines nor on the orientation of the board. A step
//! is a rule in a line; it counts if it is among the easiest for one of its cells.

use super::open_lines::OpenLines;
use super::{Profile, Work, givens};
use crate::budget::Budget;
use crate::explanation::Rule;
use crate::explanation::choose::{EmptyLine, LineScan};
use crate::explanation::finding::{cost, placements};
use crate::explanation::rules::View;
use crate::explanation::totals::ReachedTotals;
use crate::propagation::{LineQueries, LineState};
use crate::puzzle::{CellId, ColorSet, Crossing, LineId, Puzzle};

/// The work, round by round.
#[derive(Default)]
pub(super) struct Rounds {
    /// Steps, rules, bottlenecks and the hardest step.
    pub profile: Profile,
    /// By round: the steps that were available.
    pub work: Vec<Work>,
    /// Did the first round finish a line?
    pub finishes_at_once: bool,
    /// By line: the first round in which a scan of it leaves no cell open.
    pub finished_in: Vec<usize>,
}

/// How a line narrows a cell. Orders by ease: settling before narrowing, then by cost, then by
/// the order of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct How {
    is_narrowing: bool,
    cost: u32,
    rule: Rule,
}

/// A cell that a line narrows to these colors.
#[derive(Clone, Copy)]
struct Gain {
    line: LineId,
    cell: CellId,
    colors: ColorSet,
    how: How,
}

/// State of the rounds.
struct Table<'a> {
    puzzle: &'a Puzzle,
    queries: &'a mut (dyn LineQueries + 'a),
    budget: &'a Budget,
    /// The results of the last queries about a line, and about a line without known cells.
    state: LineState,
    empty_state: LineState,
    /// Line after line, the colors of its cells: what all lines left before this round, and what
    /// the line's own scan left since.
    known: Vec<ColorSet>,
    /// By line: where it begins there.
    starts: Vec<usize>,
    /// How many cells have several colors left.
    open: usize,
    open_lines: OpenLines,
    /// By line: has another line narrowed one of its cells since its last scan?
    has_news: Vec<bool>,
    gains: Vec<Gain>,
    /// By cell: the easiest gain of this round; [`NONE`] between rounds.
    best: Vec<How>,
    is_first: bool,
    rounds: Rounds,
}

/// Harder than every gain.
const NONE: How = How { is_narrowing: true, cost: u32::MAX, rule: Rule::Enumeration };

/// Solves a puzzle by single lines; `None` if that fails or the budget is over.
pub(super) fn rounds(
    puzzle: &Puzzle,
    queries: &mut dyn LineQueries,
    budget: &Budget,
) -> Option<Rounds> {
    let mut table = Table::new(puzzle, queries, budget);
    while table.open > 0 {
        table.round()?;
    }
    table.rounds.profile.sweeps = Some(table.rounds.work.len());
    Some(table.rounds)
}

impl<'a> Table<'a> {
    fn new(
        puzzle: &'a Puzzle,
        queries: &'a mut (dyn LineQueries + 'a),
        budget: &'a Budget,
    ) -> Table<'a> {
        let (geometry, givens) = (puzzle.geometry(), givens(puzzle));
        let mut known = Vec::with_capacity(geometry.cell_count() * geometry.families().len());
        let starts = geometry.lines().map(|line| {
            let start = known.len();
            known.extend(geometry.line(line).iter().map(|cell| givens[cell.index()]));
            start
        });
        let starts = starts.collect();
        Table {
            puzzle,
            queries,
            budget,
            state: LineState::default(),
            empty_state: LineState::default(),
            starts,
            known,
            open: givens.iter().filter(|colors| colors.len() > 1).count(),
            open_lines: OpenLines::new(puzzle, &givens),
            has_news: vec![true; geometry.line_count()],
            gains: Vec::new(),
            best: vec![NONE; geometry.cell_count()],
            is_first: true,
            rounds: Rounds { finished_in: vec![0; geometry.line_count()], ..Rounds::default() },
        }
    }

    /// Takes one round; `None` if no line narrows a cell, the lines contradict each other, or the
    /// budget is over.
    fn round(&mut self) -> Option<()> {
        self.gains.clear();
        if self.budget.is_over() {
            return None;
        }
        let open_before = self.open_lines.count();
        for line in self.puzzle.geometry().lines() {
            if std::mem::take(&mut self.has_news[line.index()]) {
                self.scan_line(line)?;
            }
        }
        if self.gains.is_empty() {
            return None;
        }
        self.count(open_before);
        self.is_first = false;
        self.take()
    }

    /// Appends the gains of a line; `None` if it has no placement.
    fn scan_line(&mut self, line: LineId) -> Option<()> {
        let cells = self.puzzle.geometry().line(line);
        let known = &self.known[self.starts[line.index()]..][..cells.len()];
        if !self.queries.query(line, known, &mut self.state) || self.queries.is_over() {
            return None;
        }
        if !self.state.is_narrowed {
            return Some(());
        }
        let (left, all) = (&self.state.left, self.puzzle.palette().all());
        self.rounds.finishes_at_once |= self.is_first && left.iter().all(|left| left.len() == 1);
        let runs = self.puzzle.clue(line).runs();
        let view = runs.map(|runs| View { runs, known, slots: self.state.slots(), all });
        let empty = match view.as_ref().filter(|_| self.is_first) {
            Some(view) => {
                let queries = (&mut *self.queries as _, &mut self.empty_state);
                EmptyLine::of_line(self.puzzle, line, view, queries)
            }
            None => EmptyLine::default(),
        };
        let scan = view.map(|view| LineScan::new(view, &empty));
        let totals = ReachedTotals::new(self.puzzle, line, known);
        let (mut count, mut settled) = (None, 0);
        for (at, &cell) in cells.iter().enumerate() {
            let colors = self.state.left[at];
            if colors == known[at] {
                continue;
            }
            let rule = match &scan {
                Some(scan) => scan.easiest(&[(at, colors)]).0,
                None => totals.rule(&[(at, colors)]),
            };
            let placements = match rule {
                Rule::Enumeration => {
                    *count.get_or_insert_with(|| placements(self.puzzle, line, known, self.budget))
                }
                _ => 0,
            };
            let cost = cost(rule, known.len(), placements);
            let how = How { is_narrowing: colors.len() > 1, cost, rule };
            settled += u32::from(!how.is_narrowing);
            self.gains.push(Gain { line, cell, colors, how });
        }
        // What the line says itself is no news for it.
        let own = self.starts[line.index()]..self.starts[line.index()] + cells.len();
        self.known[own].copy_from_slice(&self.state.left);
        self.settle(line, settled);
        Some(())
    }

    /// Notes that cells of a line are settled there.
    fn settle(&mut self, line: LineId, cells: u32) {
        if self.open_lines.settle(line, cells) {
            // If other lines settled it, its scan in the next round is the first one.
            self.rounds.finished_in[line.index()] = self.rounds.work.len() + 1;
        }
        // Each cell lies in one row.
        if line.index() < self.puzzle.geometry().families()[0].line_count {
            self.open -= cells as usize;
        }
    }

    /// Counts the steps, and the cells that each rule settles. `open_before`: lines before the round.
    fn count(&mut self, open_before: usize) {
        let profile = &mut self.rounds.profile;
        for gain in &self.gains {
            let best = &mut self.best[gain.cell.index()];
            *best = gain.how.min(*best);
        }
        let (mut cost, mut open, mut giving) = (0, 0, 0);
        for gains in self.gains.chunk_by(|one, other| one.line == other.line) {
            giving += 1;
            let mut is_counted = [false; Rule::ALL.len()];
            for gain in gains {
                let is_best = self.best[gain.cell.index()] == gain.how;
                if is_best && !std::mem::replace(&mut is_counted[gain.how.rule as usize], true) {
                    cost += u64::from(gain.how.cost);
                    open += 1;
                    profile.hardest = profile.hardest.max(gain.how.cost);
                }
            }
        }
        let mut settled = [0; Rule::ALL.len()];
        for gain in &self.gains {
            let best = std::mem::replace(&mut self.best[gain.cell.index()], NONE);
            settled[best.rule as usize] += usize::from(!best.is_narrowing);
        }
        for rule in Rule::ALL.into_iter().filter(|&rule| settled[rule as usize] > 0) {
            *profile.rules.entry(rule.name()).or_default() += settled[rule as usize];
        }
        profile.steps += open;
        profile.bottlenecks += usize::from(open == 1);
        self.rounds.work.push(Work { cost, giving, open: open_before });
    }

    /// Takes all gains into the other lines; `None` if they contradict each other.
    fn take(&mut self) -> Option<()> {
        for gain in 0..self.gains.len() {
            let Gain { line, cell, colors, .. } = self.gains[gain];
            let through = self.puzzle.geometry().through(cell).iter();
            for &Crossing { line, at } in through.filter(|crossing| crossing.line != line) {
                let known = &mut self.known[self.starts[line.index()] + at as usize];
                let left = known.intersect(colors);
                if left.is_empty() {
                    return None;
                }
                if std::mem::replace(known, left) != left {
                    self.has_news[line.index()] = true;
                    self.settle(line, u32::from(left.len() == 1));
                }
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explanation::difficulty::{Class, lines_beyond_overlap, rate_lines};
    use crate::explanation::find::findings;
    use crate::explanation::reasons::Reasons;
    use crate::propagation::line_queries;
    use crate::puzzle::{Color, Geometry, Ink, Palette, Picture, Rgb, Shape, clues_of};

    /// The clues of a picture in which every other cell or so is background.
    fn puzzle(shape: Shape, colors: u8, seed: u32) -> Puzzle {
        let geometry = Geometry::new(shape).unwrap();
        let mut state = seed;
        let picture = Picture::painted(&geometry, |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let color = (state >> 16) % (2 * u32::from(colors));
            Color::nth((color as usize + 1).saturating_sub(colors.into())).unwrap()
        });
        let ink = |shade: u8| Ink { rgb: Rgb(shade, 0, 0), name: None };
        let palette = Palette::new((0..=colors).map(ink).collect()).unwrap();
        Puzzle::new(geometry.clone(), palette, clues_of(&geometry, &picture)).unwrap()
    }

    type Found = Vec<(LineId, CellId, ColorSet, Rule)>;

    /// What the walk finds in all lines with this known, cell by cell.
    fn scanned(reasons: &mut Reasons, known: &[ColorSet], bare: &mut [Option<EmptyLine>]) -> Found {
        let (mut found, geometry) = (Vec::new(), reasons.puzzle.geometry());
        for line in geometry.lines() {
            let cells = geometry.line(line);
            let known: Vec<ColorSet> = cells.iter().map(|cell| known[cell.index()]).collect();
            let bare = &mut bare[line.index()];
            for finding in findings(reasons, line, &known, bare).unwrap() {
                let gives = finding.gives.iter();
                found.extend(gives.map(|&(at, left)| (line, cells[at], left, finding.rule)));
            }
        }
        found.sort_unstable_by_key(|&(line, cell, ..)| (line, cell));
        found
    }

    /// The number of lines with an open cell, looked up line by line.
    fn open_lines(puzzle: &Puzzle, known: &[ColorSet]) -> usize {
        let geometry = puzzle.geometry();
        let is_open =
            |line: &LineId| geometry.line(*line).iter().any(|cell| known[cell.index()].len() > 1);
        geometry.lines().filter(is_open).count()
    }

    /// Rounds take other steps than the walk, since they take all that lines say at once. But of
    /// one line with the same known, both say the same of each cell, by the same rule.
    #[test]
    fn rounds_and_the_walk_see_the_same_rules_in_the_same_line() {
        let rect = |height, width| Shape::Rect { height, width };
        let (mut compared, budget) = (0, Budget::endless());
        for (shape, colors) in
            [(rect(12, 15), 1), (rect(9, 11), 3), (Shape::hex(5), 1), (Shape::hex(4), 2)]
        {
            for seed in 0..25 {
                let puzzle = puzzle(shape, colors, seed);
                let mut queries = line_queries(&puzzle, &budget);
                let mut table = Table::new(&puzzle, &mut *queries, &budget);
                let mut reasons = Reasons::new(&puzzle, &budget);
                let mut bare: Vec<_> = puzzle.geometry().lines().map(|_| None).collect();
                while table.open > 0 {
                    // The rows come first.
                    let known = table.known[..puzzle.geometry().cell_count()].to_vec();
                    let is_on = table.round().is_some();
                    let gains = table.gains.iter();
                    let mut gains: Found = gains
                        .map(|gain| (gain.line, gain.cell, gain.colors, gain.how.rule))
                        .collect();
                    gains.sort_unstable_by_key(|&(line, cell, ..)| (line, cell));
                    assert_eq!(gains, scanned(&mut reasons, &known, &mut bare), "{shape} {seed}");
                    if let Some(work) = table.rounds.work.last().filter(|_| is_on) {
                        gains.dedup_by_key(|gain| gain.0);
                        let counted = (gains.len(), open_lines(&puzzle, &known));
                        assert_eq!((work.giving, work.open), counted, "{shape} {seed}");
                    }
                    compared += gains.len();
                    if !is_on {
                        break;
                    }
                }
            }
        }
        assert!(compared > 5000, "{compared}");
    }

    /// The rating asks only lines that the rounds let it expect to be finished.
    #[test]
    fn a_puzzle_is_trivial_if_lines_that_one_scan_finishes_solve_it() {
        let (mut trivial, mut others, budget) = (0, 0, Budget::endless());
        for seed in 0..300 {
            let side = 3 + seed % 5;
            let puzzle =
                puzzle(Shape::Rect { height: side, width: side }, 1 + (seed % 2) as u8, seed);
            let Some(rating) = rate_lines(&puzzle, &budget) else { continue };
            let is_trivial = rating.class == Class::Trivial;
            assert_eq!(is_trivial, lines_beyond_overlap(&puzzle, &budget) == Some(0), "{seed}");
            *(if is_trivial { &mut trivial } else { &mut others }) += 1;
        }
        assert!(trivial > 20 && others > 20, "{trivial} {others}");
    }
}
