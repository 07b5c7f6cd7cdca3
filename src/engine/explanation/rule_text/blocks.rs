//! Says why rules about painted blocks of a line give their cells.
//!
//! In: a step of a line whose reasons are painted cells. Out: its message; `None` where the sentence
//! of the rule would be wrong. Invariants: as for the other rules.

use super::RuleText;
use crate::explanation::names::Placed;
use crate::explanation::rules::{Stretch, within};
use crate::message::{Message, message};
use crate::puzzle::{Color, ColorSet, Length};

impl RuleText<'_> {
    /// The painted block next to the first cell that the step gives.
    pub(super) fn adjacent_block(&self) -> Option<(Color, Stretch)> {
        let painted = |at: usize| {
            let color = self.view.known.get(at)?.single()?;
            (!color.is_background()).then(|| (color, self.view.block(at, color)))
        };
        let at = self.gives.first()?.0;
        painted(at + 1).or_else(|| painted(at.checked_sub(1)?))
    }

    pub(super) fn bounded(&self) -> Option<Message> {
        let (color, block) = self.adjacent_block()?;
        let length = block.1 - block.0;
        let is_whole = |run: usize| self.view.runs[run].length.most() == Some(length as u32);
        let owners: Vec<usize> = self.view.owners(color, block).collect();
        let name = self.names.stretch(block);
        let message = match owners[..] {
            [_, ..] if owners.iter().copied().all(is_whole) => {
                message!("rule-block-whole", block = name, count = length)
            }
            [run] => message!("rule-block-ends-run", block = name, run = self.names.run(run)),
            _ => message!("rule-block-ends", block = name),
        };
        Some(self.about(message, self.since_except(block)))
    }

    pub(super) fn small_gap(&self) -> Message {
        let (names, view) = (&self.names, &self.view);
        let (at, last) = (self.gives[0].0, self.gives[self.gives.len() - 1].0);
        let reaching = self.reaching((at, last));
        let gap = view.gap(at, Color::FIRST);
        let is_short = |&run: &usize| view.runs[run].length.least() as usize > gap.1 - gap.0;
        if !names.is_colored() && gap.1 > last && reaching.iter().all(is_short) {
            let who = names.any_of(reaching.iter().copied());
            let message = message!("rule-gap", gap = names.stretch(gap), runs = who);
            let walls = (gap.0.saturating_sub(1), gap.1 + 1);
            return self.about(message, self.since_except(walls));
        }
        let gone = view.all.iter().filter(|&color| !self.gives[0].1.contains(color));
        let message = match self.gives[0].1.len() {
            1 => message!("rule-no-fit", cells = self.given_cells()),
            _ => {
                message!("rule-no-fit-color", colors = names.inks(gone), cells = self.given_cells())
            }
        };
        self.about(message, self.since())
    }

    /// The painted block next to the cells, if each run that can own it covers them.
    pub(super) fn owned_block(&self) -> Option<(Color, Stretch)> {
        let view = &self.view;
        let at = self.gives.first()?.0;
        let blocks = [view.nearest_block(at, true), view.nearest_block(at, false)];
        let covers_all = |&(color, block): &(Color, Stretch)| {
            view.owner_core(color, block)
                .is_some_and(|core| self.gives.iter().all(|&(at, _)| within(core, at)))
        };
        blocks.into_iter().flatten().find(covers_all)
    }

    pub(super) fn edge(&self) -> Option<Message> {
        let view = &self.view;
        let (color, block) = self.owned_block()?;
        let lengths = view.owners(color, block).map(|run| view.runs[run].length);
        let least = lengths.filter(|&length| length != Length::ANY).map(Length::least).min();
        let (name, count) = (self.names.stretch(block), block.1 - block.0);
        let message = match least {
            Some(least) => message!("rule-edge", block = name, count = count, least = least),
            None => message!("rule-edge-any", block = name, count = count),
        };
        Some(self.about(message, self.since_except(block)))
    }

    /// From the painted block before the cells to the end of the one behind them.
    pub(super) fn joined_block(&self) -> Option<(Color, Stretch)> {
        let at = self.gives.first()?.0;
        let (color, one) = self.view.nearest_block(at, true)?;
        Some((color, (one.0, self.view.nearest_block(at, false)?.1.1)))
    }

    pub(super) fn joining(&self) -> Option<Message> {
        let view = &self.view;
        let at = self.gives.first()?.0;
        let (one, other) = (view.nearest_block(at, true)?.1, view.nearest_block(at, false)?.1);
        let blocks = self.names.cells(&[one.1 - 1, other.0]);
        let since = self.since_except((one.0, other.1));
        Some(self.about(message!("rule-join", blocks = blocks), since))
    }

    pub(super) fn split(&self) -> Message {
        let at = self.gives[0].0;
        let color = at.checked_sub(1).and_then(|at| self.view.known[at].single());
        let block = self.view.block(at, color.unwrap_or(Color::FIRST));
        let length = block.1 - block.0;
        let message = message!("rule-split", cell = self.names.cell(at), length = length);
        self.about(message, self.since_except(block))
    }

    pub(super) fn color(&self) -> Message {
        let is_own = |cell: &&Placed| self.gives.iter().any(|give| give.0 == cell.0);
        let own: Vec<Placed> = self.cells.iter().filter(is_own).copied().collect();
        let others: Vec<Placed> = self.cells.iter().filter(|cell| !is_own(cell)).copied().collect();
        let before = own.first().map_or(self.view.all, |own| own.1);
        let gone = before.iter().filter(|&color| !self.gives[0].1.contains(color));
        let gone = gone.fold(ColorSet::EMPTY, ColorSet::with);
        let inks = self.names.inks(gone.iter());
        let message = match (gone.contains(Color::BACKGROUND), gone.len()) {
            (true, 1) => message!("rule-color-no-gap"),
            (true, _) => message!("rule-color-no-gap-nor", colors = inks),
            (false, _) => message!("rule-color-no-run", colors = inks),
        };
        let since = self.names.since(&others, &self.gives);
        self.about(message.with("own", self.names.are(&own)), since)
    }
}
