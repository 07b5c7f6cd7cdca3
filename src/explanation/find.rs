//! The rule scan of one line: what it says now, by the easiest rule for each cell.
//!
//! In: a line and what is known of it. Out: [`Finding`]s. Holds: every cell of which the line
//! says something is in exactly one of them; what they say does not depend on the direction in
//! which the line is read.

use super::Rule;
use super::choose::{EmptyLine, LineScan};
use super::finding::{Finding, Item};
use super::reasons::{KnownCells, Reasons};
use super::rules::View;
use crate::puzzle::{Color, ColorSet, LineId};

/// What belongs together in one finding, in the order in which findings are told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    is_narrowing: bool,
    rule: Rule,
    /// The run that it is about; none if it is about all.
    run: Option<usize>,
    /// Of cells by the same rule, those that one sentence can tell.
    group: usize,
}

/// All that a line says; `None` if it has no placement. `bare` is what the empty line says, as
/// soon as that was looked for. Means nothing if the budget is over.
pub(super) fn findings(
    reasons: &mut Reasons,
    line: LineId,
    known: &[ColorSet],
    bare: &mut Option<EmptyLine>,
) -> Option<Vec<Finding>> {
    let (puzzle, budget) = (reasons.puzzle, reasons.budget);
    let Reasons { queries: looks, state: seen, empty_state: empty, .. } = reasons;
    let Some(runs) = puzzle.clue(line).runs() else { return Some(Vec::new()) };
    if !looks.query(line, known, seen) {
        return None;
    }
    if !seen.is_narrowed {
        return Some(Vec::new());
    }
    let all = puzzle.palette().all();
    let bare = &*bare.get_or_insert_with(|| {
        let mut knowing = KnownCells::new(puzzle, line);
        let known = knowing.of(&[]);
        match looks.slots(line, known, empty) {
            true => EmptyLine::of(&View { runs, known, slots: empty.slots(), all }),
            false => EmptyLine::default(),
        }
    });
    let view = View { runs, known, slots: seen.slots(), all };
    let finding = |(kind, gives): (Kind, Vec<Item>)| {
        let runs = kind.run.map_or(0..0, |run| run..run + 1);
        Finding { line, rule: kind.rule, runs, gives }
    };
    let news: Vec<Item> =
        seen.left.iter().copied().enumerate().filter(|&(at, left)| left != known[at]).collect();
    let sight = LineScan::on_board(view, bare);
    let chosen = news.into_iter().take_while(|_| !budget.is_over()).map(|item| {
        let (rule, runs) = sight.easiest(&[item]);
        (kind(&view, &seen.left, (rule, runs.last()), item), item)
    });
    Some(together(chosen.collect()).into_iter().map(finding).collect())
}

/// The cells of each kind together, both in order.
fn together(mut chosen: Vec<(Kind, Item)>) -> Vec<(Kind, Vec<Item>)> {
    chosen.sort_by_key(|&(kind, (at, _))| (kind, at));
    let kinds = chosen.chunk_by(|one, other| one.0 == other.0);
    kinds.map(|cells| (cells[0].0, cells.iter().map(|&(_, item)| item).collect())).collect()
}

fn kind(
    view: &View,
    left: &[ColorSet],
    (rule, run): (Rule, Option<usize>),
    (at, colors): Item,
) -> Kind {
    let is_narrowing = colors.len() > 1;
    let group = match rule {
        Rule::EmptyLine | Rule::Complete | Rule::Overlap => 0,
        Rule::Color => alike(view, left, at),
        _ if is_narrowing => alike(view, left, at),
        Rule::Joining => block(view, at),
        Rule::Reach => (0..view.runs.len()).filter(|&run| view.reach_of(run).1 <= at).count(),
        Rule::Bounded => neighbor(view, at),
        Rule::SmallGap => view.gap(at, Color::FIRST).0,
        Rule::Edge => block(view, at),
        Rule::Split | Rule::Enumeration => at,
    };
    Kind { is_narrowing, rule, run, group }
}

/// The first of the neighbors of which the same is known and the same is left.
fn alike(view: &View, left: &[ColorSet], at: usize) -> usize {
    let is_same = |&cell: &usize| (view.known[cell], left[cell]) == (view.known[at], left[at]);
    (0..at).rev().take_while(is_same).last().unwrap_or(at)
}

/// Where the nearest painted block begins, sooner that before the cell.
fn block(view: &View, at: usize) -> usize {
    let block = |is_before| view.nearest_block(at, is_before).map(|(_, block)| block.0);
    block(true).or_else(|| block(false)).unwrap_or(0)
}

/// Where the painted block beside the cell begins, sooner that before it.
fn neighbor(view: &View, at: usize) -> usize {
    let color = |at: usize| view.known[at].single().filter(|color| !color.is_background());
    let before = at.checked_sub(1).and_then(|at| Some((at, color(at)?)));
    let behind = view.known.get(at + 1).and_then(|_| Some((at + 1, color(at + 1)?)));
    before.or(behind).map_or(at, |(beside, color)| view.block(beside, color).0)
}
