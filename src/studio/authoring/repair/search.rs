//! Runs a repair request: from below with hitting sets, from above with greedy edits.
//!
//! In: a request. Out: repairs with a lower bound. Invariants: every repair passed a uniqueness
//! check; a number of cells counts as proved only if the bound has reached it.

use super::alternatives::{Alternatives, Effort, FEW_CONFLICTS, alternatives};
use super::choose::{Check, Choice};
use super::corrections::Edit;
use super::edits::{Edits, Kind};
use super::greedy::Greedy;
use super::hitting::Hitting;
use super::weights::Looks;
use super::{Progress, Repair, RepairEnd, RepairError, RepairRequest, RepairResult, Target};
use crate::solver::{EngineError, Limit, Outcome};

/// Rounds of hitting sets before the first greedy search.
const ROUNDS_BEFORE: usize = 20;

/// State of one search.
pub(super) struct Search<'a> {
    request: &'a RepairRequest<'a>,
    edits: &'a Edits<'a>,
    looks: &'a Looks<'a>,
    best: Option<Vec<Edit>>,
    at_least: usize,
    /// Effort of a uniqueness check; brief until the first greedy search.
    effort: Effort,
    watch: &'a mut dyn FnMut(Progress),
}

impl<'a> Search<'a> {
    pub fn new(
        request: &'a RepairRequest<'a>,
        edits: &'a Edits<'a>,
        looks: &'a Looks<'a>,
        watch: &'a mut dyn FnMut(Progress),
    ) -> Search<'a> {
        Search {
            request,
            edits,
            looks,
            best: None,
            at_least: 0,
            effort: Effort::Brief(FEW_CONFLICTS),
            watch,
        }
    }

    pub fn run(mut self) -> Result<RepairResult, RepairError> {
        let Some(mut hitting) = Hitting::new(self.edits, &self.request.budget) else {
            return self.end(RepairEnd::Stopped(Limit::of(&self.request.budget)), Vec::new());
        };
        if self.request.target == Target::Lines {
            return self.by_lines(&mut hitting);
        }
        match self.rise(&mut hitting, usize::MAX)? {
            RepairEnd::Enough => self.among_equals(&mut hitting),
            end => self.end(end, Vec::new()),
        }
    }

    /// Raises the bound until its edits make the picture unique, for at most `rounds` rounds.
    fn rise(&mut self, hitting: &mut Hitting<'a>, rounds: usize) -> Result<RepairEnd, RepairError> {
        let mut next = ROUNDS_BEFORE;
        for round in 1..=rounds {
            let edits = match self.bound(hitting)? {
                Outcome::Found(edits) => edits,
                Outcome::None(_) => return Ok(RepairEnd::Impossible),
                _ if self.is_proved() => return Ok(RepairEnd::Enough),
                _ if self.is_too_many() => return Ok(RepairEnd::TooMany),
                Outcome::Limit(limit) => return Ok(RepairEnd::Stopped(limit)),
            };
            let check = self.check(hitting, &edits)?;
            match check {
                Check::Right => {
                    self.take(edits);
                    // Capped counters allow more edits than the bound.
                    return Ok(if self.is_proved() { RepairEnd::Enough } else { RepairEnd::Found });
                }
                Check::Wrong | Check::Unknown => {}
                Check::Limit(limit) => return Ok(RepairEnd::Stopped(limit)),
            }
            if self.effort != Effort::Whole && (round >= next || matches!(check, Check::Unknown)) {
                self.effort = Effort::Whole;
                self.descend(Target::Unique, &[])?;
            }
            if round >= next {
                // Edits that satisfy this many corrections are nearly a repair.
                next *= 2;
                self.descend(Target::Unique, &edits)?;
            }
        }
        Ok(RepairEnd::Found)
    }

    /// The fewest edits that satisfy all corrections; stops as soon as they are too many.
    fn bound(&mut self, hitting: &mut Hitting<'a>) -> Result<Outcome<Vec<Edit>>, RepairError> {
        let best_count = self.best.as_ref().map(Vec::len);
        let max_cells = self.request.max.unwrap_or(usize::MAX);
        let watch = &mut *self.watch;
        let is_enough = best_count.is_some_and(|best_count| hitting.at_least() >= best_count);
        if is_enough || hitting.at_least() > max_cells {
            return Ok(Outcome::Limit(Limit::of(&self.request.budget)));
        }
        let step = hitting.fewest(&self.request.budget, &mut |at_least| {
            watch(Progress { found: best_count, at_least });
            at_least <= max_cells && best_count.is_none_or(|best_count| at_least < best_count)
        })?;
        self.at_least = hitting.at_least();
        Ok(step)
    }

    fn is_too_many(&self) -> bool {
        self.request.max.is_some_and(|max| self.at_least > max)
    }

    fn is_proved(&self) -> bool {
        self.best.as_ref().is_some_and(|best| best.len() <= self.at_least)
    }

    /// The edits that break an outline that must stay.
    fn breaking(&self, edits: &[Edit]) -> Vec<Edit> {
        match self.edits.keeps_outline() {
            true => self.looks.appearance.breaking(edits),
            false => Vec::new(),
        }
    }

    /// Is the picture unique after these edits, and does what must stay? If not, `hitting` gets
    /// corrections.
    fn check(&self, hitting: &mut Hitting<'a>, edits: &[Edit]) -> Result<Check, RepairError> {
        let breaking = self.breaking(edits);
        if !breaking.is_empty() {
            hitting.exclude(&breaking)?;
            return Ok(match self.request.budget.is_over() {
                true => Check::Limit(Limit::of(&self.request.budget)),
                false => Check::Wrong,
            });
        }
        let (puzzle, picture) = self.edits.apply(edits)?;
        let (effort, budget) = (self.effort, &self.request.budget);
        let alternatives = match alternatives(self.edits, (&puzzle, &picture), effort, budget)? {
            Outcome::Found(alternatives) => alternatives,
            Outcome::Limit(limit) => return Ok(Check::Limit(limit)),
            // The solver lost the picture itself, which is a solution.
            Outcome::None(_) => return Err(EngineError::Lost.into()),
        };
        for correction in &alternatives.corrections {
            if !hitting.add_correction(correction)? {
                return Ok(Check::Limit(Limit::Capacity));
            }
        }
        Ok(match alternatives {
            Alternatives { is_unique: true, .. } => Check::Right,
            alternatives if alternatives.corrections.is_empty() => Check::Unknown,
            _ => Check::Wrong,
        })
    }

    /// Searches greedily for a smaller repair, starting from these edits.
    fn descend(&mut self, target: Target, from: &[Edit]) -> Result<(), RepairError> {
        let (request, best_count) = (self.request, self.best.as_ref().map(Vec::len));
        let max = request.max.unwrap_or(usize::MAX);
        let (edits, scale, budget) = (self.edits, &self.looks.scale, &request.budget);
        let greedy = Greedy { edits, scale, target, budget, max };
        if let Some(edits) = greedy.search(from)?
            && edits.len() <= max
            && best_count.is_none_or(|best_count| edits.len() < best_count)
            && self.breaking(&edits).is_empty()
        {
            self.take(edits);
        }
        Ok(())
    }

    fn take(&mut self, edits: Vec<Edit>) {
        let count = Some(edits.len());
        self.best = Some(edits);
        (self.watch)(Progress { found: count, at_least: self.at_least });
    }

    /// A repair that line propagation solves. The edits of a unique picture are one start.
    fn by_lines(&mut self, hitting: &mut Hitting<'a>) -> Result<RepairResult, RepairError> {
        let outcome = self.rise(hitting, ROUNDS_BEFORE)?;
        if matches!(outcome, RepairEnd::Impossible | RepairEnd::TooMany) {
            return self.end(outcome, Vec::new());
        }
        let unique = self.best.take();
        self.descend(Target::Lines, &[])?;
        if let Some(unique) = unique {
            self.descend(Target::Lines, &unique)?;
        }
        let is_over = self.request.budget.is_over();
        let end = match &self.best {
            Some(_) if self.is_proved() => RepairEnd::Enough,
            _ if is_over => RepairEnd::Stopped(Limit::of(&self.request.budget)),
            _ => RepairEnd::Found,
        };
        self.end(end, Vec::new())
    }

    /// Of the repairs with the fewest cells, the least visible ones.
    fn among_equals(&mut self, hitting: &mut Hitting<'a>) -> Result<RepairResult, RepairError> {
        let first = self.best.clone().unwrap_or_default();
        if first.is_empty() {
            return self.end(RepairEnd::Proved, Vec::new());
        }
        let check = &mut |hitting: &mut Hitting<'a>, edits: &[Edit]| self.check(hitting, edits);
        let (edits, looks, request) = (self.edits, self.looks, self.request);
        let mut choice = Choice { edits, looks, hitting, first, request, check };
        let (mut all, is_whole) = choice.ranked()?;
        all.truncate(request.count.max(1));
        self.best = None;
        let end = match request.budget.is_over() {
            true => RepairEnd::Stopped(Limit::of(&request.budget)),
            false if is_whole || request.count <= 1 => RepairEnd::Proved,
            false => RepairEnd::Enough,
        };
        self.end(end, all)
    }

    /// The result with the best repair, if there is one, then the others.
    fn end(&self, end: RepairEnd, equals: Vec<Vec<Edit>>) -> Result<RepairResult, RepairError> {
        let mut repairs = Vec::new();
        for edits in self.best.iter().chain(&equals) {
            let (puzzle, picture) = self.edits.apply(edits)?;
            let cells = edits.iter().map(|edit| edit.0).collect();
            let breaks = match self.edits.kind() {
                Kind::Change => self.looks.appearance.broken(edits),
                Kind::Reveal => Vec::new(),
            };
            repairs.push(Repair { cells, puzzle, picture, breaks });
        }
        Ok(RepairResult { repairs, at_least: self.at_least, ended: end })
    }
}
