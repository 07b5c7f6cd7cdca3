//! What a line says by numbers of cells alone: once as many cells have a color as its clue allows,
//! no other cell has it; if only as many can have it as the clue needs, all of them do.
//!
//! In: a line whose clue is no list of runs, the known colors of its cells. Out: each such number
//! that is reached, the rule for what the line implies. Invariants: the numbers are the fewest and
//! the most cells in any word of the line's diagram, so it does not matter whether a total stands
//! in the clue or follows from it. Only on a line that regions tie must it stand there: what follows
//! from the clue and the regions together is no number of the clue.

use super::Rule;
use super::finding::Item;
use crate::puzzle::{Case, Clue, Color, ColorSet, LineId, Pattern, Puzzle};

/// The totals of a line that its known cells reach.
pub(super) struct ReachedTotals<'a> {
    known: &'a [ColorSet],
    is_region: bool,
    totals: Vec<ReachedTotal>,
}

/// Cells of which there are as many as the clue allows, or needs.
pub(super) struct ReachedTotal {
    /// The color that counts; all inks if any of them does.
    pub inks: ColorSet,
    /// The same color for the sentence; `None` if all inks count.
    pub color: Option<Color>,
    /// Do as many cells have these inks as the clue allows? Otherwise as many can as it needs.
    pub is_most: bool,
    /// How many cells these are.
    pub count: usize,
}

impl<'a> ReachedTotals<'a> {
    pub fn new(puzzle: &Puzzle, line: LineId, known: &'a [ColorSet]) -> ReachedTotals<'a> {
        let is_region = puzzle.geometry().is_region(line);
        let diagram = puzzle.diagram(line).filter(|_| !is_region);
        let totals = diagram.map_or_else(Vec::new, |diagram| {
            let colors: Vec<Color> = puzzle.palette().colors().skip(1).collect();
            let any = Some(None).filter(|_| colors.len() > 1);
            let counted = any.into_iter().chain(colors.into_iter().map(Some));
            let inks = puzzle.palette().all().without(Color::BACKGROUND);
            let is_tied = puzzle.geometry().is_tied(line);
            let range = |color| match is_tied {
                true => total_in(puzzle.clue(line), color, inks),
                false => Some(diagram.painted(color)),
            };
            let reached = |color: Option<Color>| {
                let ranges = range(color).into_iter();
                ranges.flat_map(move |range| ReachedTotal::of_inks(color, inks, range, known))
            };
            counted.flat_map(reached).collect()
        });
        ReachedTotals { known, is_region, totals }
    }

    /// The first total that leaves each of these cells only the given colors.
    pub fn first(&self, gives: &[Item]) -> Option<(usize, &ReachedTotal)> {
        let is_within = |left: ColorSet, colors| left.intersect(colors) == left;
        let forces = |total: &ReachedTotal| {
            gives.iter().all(|&(at, colors)| is_within(total.left(self.known[at]), colors))
        };
        self.totals.iter().enumerate().find(|(_, total)| forces(total))
    }

    /// The rule by which the line implies `gives`.
    pub fn rule(&self, gives: &[Item]) -> Rule {
        match self.is_region {
            true => Rule::Region,
            false if self.first(gives).is_some() => Rule::Total,
            false => Rule::Enumeration,
        }
    }
}

/// The fewest and the most cells of a color, or of all `inks`, that the clue itself says.
fn total_in(clue: &Clue, color: Option<Color>, inks: ColorSet) -> Option<(u64, u64)> {
    let [case] = clue.pattern().map(Pattern::cases)? else { return None };
    let counted = |color: Option<Color>| color.map_or(inks, ColorSet::only);
    let total = Case::totals(case).iter().find(|total| counted(total.color) == counted(color))?;
    let most = total.cells.most().map_or(u64::MAX, u64::from);
    Some((u64::from(total.cells.least()), most))
}

impl ReachedTotal {
    /// What is reached of the least and the most number of cells with this color, or with any of all
    /// `inks`.
    fn of_inks(
        color: Option<Color>,
        inks: ColorSet,
        (least, most): (u64, u64),
        known: &[ColorSet],
    ) -> impl Iterator<Item = ReachedTotal> {
        let color = color.filter(|&color| ColorSet::only(color) != inks);
        let inks = color.map_or(inks, ColorSet::only);
        let count = |counts: &dyn Fn(ColorSet) -> bool| {
            known.iter().filter(|colors| counts(**colors)).count()
        };
        let has = count(&|colors| colors.intersect(inks) == colors);
        let can = count(&|colors| !colors.intersect(inks).is_empty());
        let most = (has as u64 == most).then_some((true, has));
        let least = (can as u64 == least).then_some((false, can));
        let total = move |(is_most, count)| ReachedTotal { inks, color, is_most, count };
        most.into_iter().chain(least).map(total)
    }

    /// The colors that the total leaves a cell.
    fn left(&self, known: ColorSet) -> ColorSet {
        let counted = known.intersect(self.inks);
        match self.is_most {
            true if counted != known => counted.iter().fold(known, ColorSet::without),
            false if !counted.is_empty() => counted,
            _ => known,
        }
    }
}

#[cfg(test)]
mod tests;
