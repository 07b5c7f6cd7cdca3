//! The order encoding of one line: thresholds for the start and the end of each run.
//!
//! In: the slots of the runs and the cells of the line. Out: clauses. Invariants: restricted to the
//! cells, the models are exactly the placements of the line.
//! `S(t)` means "starts at `t` or later", `E(t)` "ends (exclusive) at `t` or later", `p` is a cell
//! of the line and `c` a color. The clauses form the families sequence, length, cover, gap and
//! color. `docs/method/encoding.md` gives the size of each.

use super::NoFormula;
use super::at_most_one::at_most_one;
use super::cells::Cells;
use super::formula::Formula;
use super::ladder::Ladder;
use super::meaning::Meaning;
use crate::propagation::RunSlots;
use crate::puzzle::{CellId, Color, Length, LineId, Run};
use crate::sat::cnf::Term;

/// The terms of one run.
struct RunTerms {
    starts: Ladder,
    ends: Ladder,
    /// Its possible colors, each with the term "the run has it".
    colors: Vec<(Color, Term)>,
}

impl RunTerms {
    fn known_color(&self) -> Option<Color> {
        if let [(color, _)] = self.colors[..] { Some(color) } else { None }
    }

    fn has(&self, color: Color) -> Term {
        let own = self.colors.iter().find(|(own, _)| *own == color);
        own.map_or(Term::Known(false), |&(_, term)| term)
    }
}

/// Adds the clauses of one line. `slots` has one entry per run.
///
/// # Errors
/// [`NoFormula`] as soon as the formula exceeds a limit.
pub(super) fn encode_line(
    formula: &mut Formula,
    cells: &Cells,
    line: LineId,
    members: &[CellId],
    runs: &[Run],
    slots: Vec<RunSlots>,
) -> Result<(), NoFormula> {
    let mut terms: Vec<RunTerms> = Vec::with_capacity(runs.len());
    for (number, (slots, run)) in slots.into_iter().zip(runs).enumerate() {
        terms.push(run_terms(formula, line, number as u32, *run, slots));
        formula.within_limits()?;
    }
    for (run, terms) in runs.iter().zip(&terms) {
        if run.length.exact().is_none() {
            length(formula, terms, run.length);
            formula.within_limits()?;
        }
    }
    for pair in terms.windows(2) {
        sequence(formula, &pair[0], &pair[1]);
        formula.within_limits()?;
    }
    for run in &terms {
        cover(formula, cells, run, members);
        formula.within_limits()?;
    }
    for place in 0..=terms.len() {
        let before = place.checked_sub(1).map(|place| &terms[place]);
        gap(formula, cells, before, terms.get(place), members);
        formula.within_limits()?;
    }
    Ok(())
}

/// Upper bound on the literals that [`encode_line`] adds for a line of `cells` cells. `shortest` is
/// the length of its shortest placement, `colors` the number of foreground colors.
pub(super) fn size_bound(cells: usize, runs: usize, shortest: usize, colors: usize) -> usize {
    // A run has at most this many starts, ends and cells that it does not always cover.
    let spread = cells.saturating_sub(shortest) + 2;
    let places = (runs + 1) * spread + 2 * cells;
    // For each place and color: cover 4 literals, gap 3, sequence 4. Without colors: two ladders 4,
    // length 4, sequence 3. For each run: the choice of its color.
    places * (11 * colors + 11) + runs * 7 * colors
}

fn run_terms(
    formula: &mut Formula,
    line: LineId,
    number: u32,
    run: Run,
    slots: RunSlots,
) -> RunTerms {
    let starts =
        Ladder::encode(formula, slots.starts, |at| Meaning::StartsFrom { line, run: number, at });
    let ends = match run.length.exact() {
        Some(length) => starts.moved(length),
        None => {
            Ladder::encode(formula, slots.ends, |at| Meaning::EndsFrom { line, run: number, at })
        }
    };
    let colors = match slots.colors.single() {
        Some(color) => vec![(color, Term::Known(true))],
        None => {
            let meaning = |color| Meaning::RunColor { line, run: number, color };
            let terms = slots.colors.iter().map(|color| (color, formula.var(meaning(color))));
            let colors: Vec<_> = terms.collect();
            formula.add(colors.iter().map(|&(_, term)| term));
            let among = |first, last| Meaning::RunColorAmong { line, run: number, first, last };
            at_most_one(formula, &colors, among);
            colors
        }
    };
    RunTerms { starts, ends, colors }
}

/// A run has its least cells: `S(t) -> E(t + least)` for each possible start `t`; and at most its
/// most: `E(t) -> S(t - most)` for each possible end `t`.
fn length(formula: &mut Formula, run: &RunTerms, length: Length) {
    for start in run.starts.values() {
        formula.implies(run.starts.at_least(start), run.ends.at_least(start + length.least()));
    }
    let Some(most) = length.most() else { return };
    for end in run.ends.values() {
        let start = run.starts.at_least(end.saturating_sub(most));
        formula.implies(run.ends.at_least(end), start);
    }
}

/// A run ends before the next one starts: `E(t) -> S'(t)` for each possible end `t`. For equal
/// colors, the gap: `E(t) -> S'(t + 1)`.
fn sequence(formula: &mut Formula, run: &RunTerms, next: &RunTerms) {
    for end in run.ends.values() {
        let ends = run.ends.at_least(end);
        let apart = next.starts.at_least(end + 1);
        if run.known_color().is_some() && run.known_color() == next.known_color() {
            formula.implies(ends, apart);
            continue;
        }
        formula.implies(ends, next.starts.at_least(end));
        for &(color, is_color) in &run.colors {
            formula.add([!ends, apart, !is_color, !next.has(color)]);
        }
    }
}

/// A run paints its cells: `S(p + 1)` or not `E(p + 1)` or not the color `c` or `p` is `c`.
fn cover(formula: &mut Formula, cells: &Cells, run: &RunTerms, members: &[CellId]) {
    for at in run.starts.least()..run.ends.greatest() {
        let (later, reaches) = (run.starts.at_least(at + 1), run.ends.at_least(at + 1));
        for &(color, is_color) in &run.colors {
            let painted = cells.painted(members[at as usize], color);
            formula.add([later, !reaches, !is_color, painted]);
        }
    }
}

/// Cells between two runs are background: `E(p + 1)` or not `S'(p + 1)` or `p` is not `c`, for
/// every `c` (or `p` is not filled). Before the first and after the last run one of the two terms
/// is dropped.
fn gap(
    formula: &mut Formula,
    cells: &Cells,
    before: Option<&RunTerms>,
    after: Option<&RunTerms>,
    members: &[CellId],
) {
    let first = before.map_or(0, |run| run.ends.least());
    let last = after.map_or(members.len() as u32, |run| run.starts.greatest());
    for at in first..last {
        let reaches = before.map_or(Term::Known(false), |run| run.ends.at_least(at + 1));
        let later = after.map_or(Term::Known(true), |run| run.starts.at_least(at + 1));
        let cell = members[at as usize];
        if cells.domain(cell).len() == 1 {
            let is_filled = Term::Known(!cells.domain(cell).contains(Color::BACKGROUND));
            formula.add([reaches, !later, !is_filled]);
        }
        for painted in cells.choices(cell) {
            formula.add([reaches, !later, !painted]);
        }
    }
}
