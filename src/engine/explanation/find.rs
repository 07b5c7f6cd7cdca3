//! Scans one line: which cells it narrows, by the easiest rule for each cell.
//!
//! In: a line and the known colors of its cells. Out: [`Finding`]s. Invariants: every cell that
//! the line narrows is in exactly one finding. The rule and the colors of a cell do not depend
//! on the direction in which the line is read.

use super::Rule;
use super::choose::{EmptyLine, LineScan};
use super::finding::{Finding, Item};
use super::reasons::Reasons;
use super::rules::View;
use super::totals::ReachedTotals;
use crate::puzzle::{Color, ColorSet, LineId, Puzzle};

/// Cells of the same kind form one finding. The order of kinds is that of the findings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    is_narrowing: bool,
    rule: Rule,
    /// The run that the rule uses; `None` if it uses all.
    run: Option<usize>,
    /// Cells of one rule with different groups need different sentences.
    group: usize,
}

/// All findings of a line; `None` if it has no placement. Fills `empty_line` on first use. The
/// result means nothing if the budget is over.
pub(super) fn findings(
    reasons: &mut Reasons,
    line: LineId,
    known: &[ColorSet],
    empty_line: &mut Option<EmptyLine>,
) -> Option<Vec<Finding>> {
    let (puzzle, budget) = (reasons.puzzle, reasons.budget);
    let Reasons { queries, state, empty_state, .. } = reasons;
    if !queries.query(line, known, state) {
        return None;
    }
    if !state.is_narrowed {
        return Some(Vec::new());
    }
    let Some(runs) = puzzle.clue(line).runs() else {
        return Some(without_runs(puzzle, line, known, &state.left));
    };
    let view = View { runs, known, slots: state.slots(), all: puzzle.palette().all() };
    let empty_line = &*empty_line.get_or_insert_with(|| {
        EmptyLine::of_line(puzzle, line, &view, (&mut **queries, empty_state))
    });
    let finding = |(kind, gives): (Kind, Vec<Item>)| {
        let runs = kind.run.map_or(0..0, |run| run..run + 1);
        Finding { line, rule: kind.rule, runs, gives }
    };
    let news: Vec<Item> =
        state.left.iter().copied().enumerate().filter(|&(at, left)| left != known[at]).collect();
    let scan = LineScan::new(view, empty_line);
    let chosen = news.into_iter().take_while(|_| !budget.is_over()).map(|item| {
        let (rule, runs) = scan.easiest(&[item]);
        (kind(&view, &state.left, (rule, runs.last()), item), item)
    });
    Some(group_by_kind(chosen.collect()).into_iter().map(finding).collect())
}

/// The findings of a line without one list of runs: the cells that follow from one total are one
/// finding, so are those that the line settles in one color otherwise, and so is each other cell.
fn without_runs(
    puzzle: &Puzzle,
    line: LineId,
    known: &[ColorSet],
    left: &[ColorSet],
) -> Vec<Finding> {
    let totals = ReachedTotals::new(puzzle, line, known);
    let kind = |(at, colors): Item| {
        let (rule, total) = (totals.rule(&[(at, colors)]), totals.first(&[(at, colors)]));
        let total = total.map(|(place, _)| place);
        let group = total.or(colors.single().map(Color::index)).unwrap_or(at);
        Kind { is_narrowing: colors.len() > 1, rule, run: None, group }
    };
    let news = left.iter().copied().enumerate().filter(|&(at, left)| left != known[at]);
    let kinds = group_by_kind(news.map(|item| (kind(item), item)).collect());
    let finding = |(kind, gives): (Kind, _)| Finding { line, rule: kind.rule, runs: 0..0, gives };
    kinds.into_iter().map(finding).collect()
}

/// The kinds in order, each with its cells in order.
fn group_by_kind(mut chosen: Vec<(Kind, Item)>) -> Vec<(Kind, Vec<Item>)> {
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
        Rule::EmptyLine | Rule::Region | Rule::Total | Rule::Complete | Rule::Overlap => 0,
        Rule::Color => alike(view, left, at),
        _ if is_narrowing => alike(view, left, at),
        Rule::Joining => block(view, at),
        Rule::Reach => (0..view.runs.len()).filter(|&run| view.reach_of(run).1 <= at).count(),
        Rule::Bounded => adjacent_block(view, at),
        Rule::SmallGap => view.gap(at, Color::FIRST).0,
        Rule::Edge => block(view, at),
        Rule::Split | Rule::Enumeration => at,
    };
    Kind { is_narrowing, rule, run, group }
}

/// The first cell of the connected ones with the same known colors and the same colors left.
fn alike(view: &View, left: &[ColorSet], at: usize) -> usize {
    let is_same = |&cell: &usize| (view.known[cell], left[cell]) == (view.known[at], left[at]);
    (0..at).rev().take_while(is_same).last().unwrap_or(at)
}

/// The first cell of the nearest painted block; prefers the block before the cell.
fn block(view: &View, at: usize) -> usize {
    let block = |is_before| view.nearest_block(at, is_before).map(|(_, block)| block.0);
    block(true).or_else(|| block(false)).unwrap_or(0)
}

/// The first cell of the adjacent painted block; prefers the block before the cell.
fn adjacent_block(view: &View, at: usize) -> usize {
    let color = |at: usize| view.known[at].single().filter(|color| !color.is_background());
    let before = at.checked_sub(1).and_then(|at| Some((at, color(at)?)));
    let behind = view.known.get(at + 1).and_then(|_| Some((at + 1, color(at + 1)?)));
    before.or(behind).map_or(at, |(neighbor, color)| view.block(neighbor, color).0)
}
