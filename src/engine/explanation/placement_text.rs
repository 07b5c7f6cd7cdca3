//! Says what all placements of a line have in common, and why a line has none.
//!
//! In: a line with only the reasons of a step known. Out: a message. Invariants: a sentence that
//! names the first or the last runs of a line is true of these alone: if one of the given cells
//! had another color, they would not fit, whatever becomes of the other runs.

use super::names::Names;
use super::rule_text::RuleText;
use super::run_names::MOST_LISTED;
use crate::budget::Budget;
use crate::message::{Argument, Message, message};
use crate::propagation::{DiagramPlacements, Placements};
use crate::puzzle::{ColorSet, Diagram, Run};
use std::ops::Range;

/// Most placements that a sentence counts.
const MAX_COUNTED_PLACEMENTS: u128 = 4;
/// Most words of a diagram that a sentence counts.
const MAX_COUNTED_WORDS: u128 = 99;
/// Most given cells that are tried in another color.
const MOST_TRIED: usize = 8;

impl RuleText<'_> {
    /// The sentence about all placements.
    pub(super) fn all_placements(&self) -> Message {
        if let Some(diagram) = self.names.puzzle.diagram(self.names.line) {
            return self.all_words(diagram);
        }
        let (names, view) = (&self.names, &self.view);
        let (clue, count) = (names.clue(), view.runs.len());
        let colors = names.puzzle.palette().color_count();
        let ways = Placements::count_of(view.runs, view.known, colors, &Budget::endless());
        let message = match ways {
            Ok(1) => message!("rule-one-way", clue = clue, count = count),
            Ok(ways @ 2..=MAX_COUNTED_PLACEMENTS) => {
                message!("rule-few-ways", clue = clue, count = count, ways = ways as usize)
            }
            _ => self.fitting_runs(),
        };
        self.about(message, self.since())
    }

    /// The sentence about all words of a diagram, with their number if it is small.
    fn all_words(&self, diagram: &Diagram) -> Message {
        let message = match DiagramPlacements::new(diagram, self.view.known).count() {
            ways @ 1..=MAX_COUNTED_WORDS => message!("rule-pattern-ways", ways = ways as usize),
            _ => message!("rule-pattern"),
        };
        self.about(message.with("clue", self.names.pattern()), self.since())
    }

    /// Which runs fit only with the given cells: the first ones, the last ones, or all.
    fn fitting_runs(&self) -> Message {
        let view = &self.view;
        let mut needed = Needed { first: 1, last: 1 };
        for &(at, colors) in self.gives.iter().take(MOST_TRIED + 1) {
            let mut known = view.known.to_vec();
            known[at] = known[at]
                .iter()
                .filter(|&it| !colors.contains(it))
                .fold(ColorSet::EMPTY, ColorSet::with);
            needed = needed.and(Needed::of(&self.names, view.runs, &known));
        }
        let is_cut = self.gives.len() > MOST_TRIED;
        let all = Needed { first: view.runs.len(), last: view.runs.len() };
        let needed = if is_cut { all } else { needed };
        let message = needed.describe(&self.names, &RULE);
        match RULE.iter().any(|[_, many]| message.id == *many) {
            true => message.with("near", self.near_runs()),
            false => message,
        }
    }

    /// The runs that reach the cells, if they are one or two. The sentence names them, since a reader
    /// cannot check seven runs at once.
    fn near_runs(&self) -> Argument {
        let stretch = self.gives.first().zip(self.gives.last());
        let near = stretch.map_or_else(Vec::new, |(first, last)| self.reaching((first.0, last.0)));
        if !(1..=2).contains(&near.len()) {
            return Argument::Text(String::new());
        }
        let count = near.len();
        let runs = near.into_iter().map(|run| self.names.run(run).into()).collect();
        message!("near-runs", runs = Argument::And(runs), count = count).into()
    }
}

/// The messages about all runs, the first ones, or the last ones: with a list of them, and without
/// if they are many.
type Ids = [[&'static str; 2]; 3];
const RULE: Ids = [
    ["rule-all-runs", "rule-all-many"],
    ["rule-first-runs", "rule-first-many"],
    ["rule-last-runs", "rule-last-many"],
];
const DEAD: Ids = [
    ["dead-all-runs", "dead-all-many"],
    ["dead-first-runs", "dead-first-many"],
    ["dead-last-runs", "dead-last-many"],
];

/// How many of the first runs, and how many of the last runs, have no room together.
struct Needed {
    first: usize,
    last: usize,
}

impl Needed {
    /// For a line that has no placement.
    fn of(names: &Names, runs: &[Run], known: &[ColorSet]) -> Needed {
        let colors = names.puzzle.palette().color_count();
        let (mut turned, mut backwards) = (runs.to_vec(), known.to_vec());
        turned.reverse();
        backwards.reverse();
        let needed = |runs: &[Run], known: &[ColorSet]| {
            let placements = Placements::new(runs, known, colors, &Budget::endless());
            placements.map_or(runs.len(), |it| it.fitting_last() + 1)
        };
        Needed { first: needed(&turned, &backwards), last: needed(runs, known) }
    }

    fn and(self, other: Needed) -> Needed {
        Needed { first: self.first.max(other.first), last: self.last.max(other.last) }
    }

    /// The message about all runs, the first ones, or the last ones.
    fn describe(&self, names: &Names, ids: &Ids) -> Message {
        let count = names.runs().len();
        let (which, runs): (usize, Range<usize>) = match (self.first, self.last) {
            (first, last) if first.min(last) >= count => (0, 0..count),
            (first, last) if first <= last => (1, 0..first),
            (_, last) => (2, count - last..count),
        };
        let [listed, many] = ids[which];
        let number = runs.len();
        let message = |id: &'static str| Message::new(id).with("count", number);
        match which {
            _ if number > MOST_LISTED => message(many),
            0 => message(listed).with("clue", names.clue()),
            _ => message(listed).with("clue", names.lengths(runs)),
        }
    }
}

/// Why a line has no placement: a clause.
pub(super) fn no_placement(names: &Names, known: &[ColorSet], since: Argument) -> Message {
    let runs = names.runs();
    let what = match runs {
        _ if names.puzzle.diagram(names.line).is_some() => {
            message!("dead-pattern", clue = names.pattern())
        }
        [] => message!("dead-no-runs"),
        [run] => message!("dead-run", length = names.length(*run)),
        _ => Needed::of(names, runs, known).describe(names, &DEAD),
    };
    what.with("line", names.line()).with("since", since)
}
