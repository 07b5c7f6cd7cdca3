//! Numbers with trials: what probing or numbers excluded is shown trial by trial, then lines or
//! numbers close the board.
//!
//! In: a puzzle that lines leave open. Out: [`Weights`]. Invariants: only facts that are needed get
//! a trial; each trial uses the facts before it alone.

use super::NoWeights;
use super::closing::{Closed, closed, given_domains};
use super::program::{Effort, solve};
use super::recording::{Fact, probed, settle};
use super::{Entry, Weights};
use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, ColorSet, Picture, Puzzle};

/// Most facts that get trials.
const MAX_FACTS: usize = 100;
/// The most facts that are shown by numbers of their own.
const MAX_BY_NUMBERS: usize = 20;
/// The most colors of cells for which such numbers are looked for.
const MAX_TRIED: usize = 300;

/// How long the program looks for numbers behind a choice of facts.
const EFFORT: Effort = Effort::Evaluations(300);

/// The numbers of a puzzle that probing, and the program behind it, solve or refute; `None` for
/// others.
pub(super) fn weights_by_trials(
    puzzle: &Puzzle,
    settled: &Deduction,
    picture: Option<&Picture>,
    budget: &Budget,
) -> Result<Option<Weights>, NoWeights> {
    let facts = probed(puzzle, settled, budget);
    let mut facts = Facts { puzzle, picture, budget, facts };
    let all = vec![true; facts.facts.len()];
    let needed = if facts.suffices(&all, &[], all.len())? {
        facts.needed()?
    } else if facts.close_by_numbers()? {
        vec![true; facts.facts.len()]
    } else {
        return Ok(None);
    };
    if needed.iter().filter(|needed| **needed).count() > MAX_FACTS {
        return Ok(None);
    }
    let mut entries = Vec::new();
    let mut domains = given_domains(puzzle);
    for (fact, _) in facts.facts.iter().zip(&needed).filter(|(_, needed)| **needed) {
        let mut inside = domains.clone();
        inside[fact.cell.index()] = ColorSet::only(fact.color);
        entries.push(Entry::Trial(fact.cell, fact.color));
        for color in fact.branch.iter().flat_map(|branch| inside[branch.index()].iter()) {
            // `flat_map` is empty without a branch.
            let Some(branch) = fact.branch else { continue };
            let mut deeper = inside.clone();
            deeper[branch.index()] = ColorSet::only(color);
            entries.push(Entry::Trial(branch, color));
            entries.extend(refuted(puzzle, &deeper, budget)?);
        }
        if let Some(branch) = fact.branch {
            inside[branch.index()] = ColorSet::EMPTY;
        }
        entries.extend(refuted(puzzle, &inside, budget)?);
        domains[fact.cell.index()] = domains[fact.cell.index()].without(fact.color);
    }
    let aim = (picture, EFFORT);
    let Closed::By(end) = closed(puzzle, &domains, aim, budget)? else { return Ok(None) };
    entries.extend(end.entries);
    Ok(Some(Weights { picture: end.picture, entries }))
}

/// The numbers that refute these domains; nothing if lines do not refute them.
fn refuted(
    puzzle: &Puzzle,
    domains: &[ColorSet],
    budget: &Budget,
) -> Result<Vec<Entry>, NoWeights> {
    match closed(puzzle, domains, (None, EFFORT), budget)? {
        Closed::By(Weights { picture: None, entries }) => Ok(entries),
        _ => Ok(Vec::new()),
    }
}

/// Everything that probing found.
struct Facts<'a> {
    puzzle: &'a Puzzle,
    picture: Option<&'a Picture>,
    budget: &'a Budget,
    facts: Vec<Fact>,
}

impl Facts<'_> {
    /// Adds facts that numbers show, until numbers close the board; false if they do not.
    fn close_by_numbers(&mut self) -> Result<bool, NoWeights> {
        let Some(picture) = self.picture else { return Ok(false) };
        let most = self.facts.len() + MAX_BY_NUMBERS;
        let Some(mut left) = self.open_colors()? else { return Ok(false) };
        if self.is_closed_by_numbers(&left) {
            return Ok(true);
        }
        let mut tried = 0;
        for cell in self.puzzle.geometry().cells() {
            for color in left.colors(cell).iter().filter(|&color| color != picture[cell]) {
                if self.facts.len() == most || tried == MAX_TRIED || self.budget.is_over() {
                    return Ok(false);
                }
                tried += 1;
                if !left.colors(cell).contains(color) || !self.is_refuted(&left, cell, color)? {
                    continue;
                }
                self.facts.push(Fact { cell, color, branch: None });
                let Some(less) = self.open_colors()? else { return Ok(false) };
                left = less;
                if left.open_count() == 0 || self.is_closed_by_numbers(&left) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// What all facts leave open; `None` after a contradiction.
    fn open_colors(&self) -> Result<Option<Deduction>, NoWeights> {
        let mut domains = given_domains(self.puzzle);
        for fact in &self.facts {
            domains[fact.cell.index()] = domains[fact.cell.index()].without(fact.color);
        }
        Ok(settle(self.puzzle, &domains, self.budget)?.0.ok())
    }

    /// Do lines or numbers show that the cell does not have the color?
    fn is_refuted(&self, left: &Deduction, cell: CellId, color: Color) -> Result<bool, NoWeights> {
        let colors = self.puzzle.geometry().cells().map(|cell| left.colors(cell));
        let mut domains: Vec<ColorSet> = colors.collect();
        domains[cell.index()] = ColorSet::only(color);
        let aim = (None, Effort::Evaluations(100));
        let closed = closed(self.puzzle, &domains, aim, self.budget)?;
        Ok(matches!(closed, Closed::By(Weights { picture: None, .. })))
    }

    /// Which facts an argument needs.
    fn needed(&self) -> Result<Vec<bool>, NoWeights> {
        let mut needed = vec![false; self.facts.len()];
        self.add_needed(&mut needed, &[], self.facts.len())?;
        for place in (0..self.facts.len()).rev() {
            if needed[place] {
                for supposed in self.trials(self.facts[place]) {
                    self.add_needed(&mut needed, &supposed, place)?;
                }
            }
        }
        Ok(needed)
    }

    /// What each trial of a fact supposes.
    fn trials(&self, fact: Fact) -> Vec<Vec<(CellId, Color)>> {
        let own = (fact.cell, fact.color);
        match fact.branch {
            None => vec![vec![own]],
            Some(branch) => {
                self.puzzle.palette().colors().map(|color| vec![own, (branch, color)]).collect()
            }
        }
    }

    /// Adds as few of the first `count` facts as are needed to close the board with what is
    /// supposed.
    fn add_needed(
        &self,
        needed: &mut [bool],
        supposed: &[(CellId, Color)],
        count: usize,
    ) -> Result<(), NoWeights> {
        if self.suffices(needed, supposed, count)? {
            return Ok(());
        }
        let fixed = needed.to_vec();
        needed[..count].fill(true);
        let mut size = count.next_power_of_two();
        while size > 0 {
            for first in (0..count).step_by(size).rev() {
                let before = needed.to_vec();
                let chunk = first..(first + size).min(count);
                needed[chunk.clone()].copy_from_slice(&fixed[chunk]);
                if *needed != before && !self.suffices(needed, supposed, count)? {
                    needed.copy_from_slice(&before);
                }
            }
            size /= 2;
        }
        Ok(())
    }

    /// Do lines close the board with what is supposed and the chosen among the first `count` facts?
    fn suffices(
        &self,
        chosen: &[bool],
        supposed: &[(CellId, Color)],
        count: usize,
    ) -> Result<bool, NoWeights> {
        let mut domains = given_domains(self.puzzle);
        for (fact, _) in self.facts[..count].iter().zip(chosen).filter(|(_, chosen)| **chosen) {
            domains[fact.cell.index()] = domains[fact.cell.index()].without(fact.color);
        }
        for &(cell, color) in supposed {
            domains[cell.index()] = domains[cell.index()].intersect(ColorSet::only(color));
        }
        Ok(match settle(self.puzzle, &domains, self.budget)?.0 {
            Ok(left) => supposed.is_empty() && left.open_count() == 0,
            Err(_) => true,
        })
    }

    /// Do numbers show that the picture is the only one with these colors?
    fn is_closed_by_numbers(&self, left: &Deduction) -> bool {
        let Some(picture) = self.picture else { return false };
        let colors = self.puzzle.geometry().cells().map(|cell| left.colors(cell));
        let domains: Vec<ColorSet> = colors.collect();
        solve(self.puzzle, &domains, Some(picture), EFFORT, self.budget)
            .is_ok_and(|found| found.is_some())
    }
}
