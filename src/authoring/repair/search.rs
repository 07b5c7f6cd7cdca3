//! The search at work: from below by demands, from above by single edits, then among equals.
//!
//! In: a wish. Out: repairs with a bound. Invariants: every repair was checked; a number is called
//! proved only if the bound has reached it.

use super::alternatives::{Alternatives, Effort, FEW_CONFLICTS, alternatives};
use super::choose::Choice;
use super::edits::{Edit, Edits};
use super::greedy::Greedy;
use super::hitting::{Hitting, Step};
use super::outcome::CheckOutcome;
use super::weights::Scale;
use super::{Progress, Repair, RepairEnd, RepairError, RepairRequest, RepairResult, Target};
use crate::propagation::Limit;
use crate::solver::{EngineError, Outcome};

/// Rounds from below before the search from above.
const ROUNDS_BEFORE: usize = 20;

/// One search.
pub(super) struct Search<'a> {
    request: &'a RepairRequest<'a>,
    edits: &'a Edits<'a>,
    scale: &'a Scale<'a>,
    best: Option<Vec<Edit>>,
    at_least: usize,
    /// Before there is a repair from above, no look takes long.
    effort: Effort,
    watch: &'a mut dyn FnMut(Progress),
}

impl<'a> Search<'a> {
    pub fn new(
        wish: &'a RepairRequest<'a>,
        edits: &'a Edits<'a>,
        scale: &'a Scale<'a>,
        watch: &'a mut dyn FnMut(Progress),
    ) -> Search<'a> {
        Search {
            request: wish,
            edits,
            scale,
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
            ended => self.end(ended, Vec::new()),
        }
    }

    /// The fewest edits that make the picture unique, which are enough; or why not.
    fn rise(&mut self, hitting: &mut Hitting<'a>, rounds: usize) -> Result<RepairEnd, RepairError> {
        let mut next = ROUNDS_BEFORE;
        for round in 1..=rounds {
            let edits = match self.bound(hitting)? {
                Step::Found(edits) => edits,
                Step::Nothing => return Ok(RepairEnd::Impossible),
                _ if self.is_proved() => return Ok(RepairEnd::Enough),
                _ if self.is_too_many() => return Ok(RepairEnd::TooMany),
                Step::Stopped => return Ok(RepairEnd::Stopped(Limit::of(&self.request.budget))),
                Step::Full => return Ok(RepairEnd::Stopped(Limit::Capacity)),
            };
            let tried = self.check(hitting, &edits)?;
            match tried {
                CheckOutcome::Unique => {
                    self.take(edits);
                    // Sets that are counted no farther let more edits pass than the bound.
                    return Ok(if self.is_proved() { RepairEnd::Enough } else { RepairEnd::Found });
                }
                CheckOutcome::Stopped(limit) => return Ok(RepairEnd::Stopped(limit)),
                CheckOutcome::Ambiguous | CheckOutcome::Unknown => {}
            }
            if self.effort != Effort::Whole
                && (round >= next || matches!(tried, CheckOutcome::Unknown))
            {
                self.effort = Effort::Whole;
                self.descend(Target::Unique, &[])?;
            }
            if round >= next {
                // Edits that meet so many demands are nearly a repair.
                next *= 2;
                self.descend(Target::Unique, &edits)?;
            }
        }
        Ok(RepairEnd::Found)
    }

    /// The fewest edits that meet the demands known so far; stopped as soon as they are too many.
    fn bound(&mut self, hitting: &mut Hitting<'a>) -> Result<Step<Vec<Edit>>, RepairError> {
        let found = self.best.as_ref().map(Vec::len);
        let most = self.request.max.unwrap_or(usize::MAX);
        let watch = &mut *self.watch;
        let is_enough = found.is_some_and(|found| hitting.at_least() >= found);
        if is_enough || hitting.at_least() > most {
            return Ok(Step::Stopped);
        }
        let step = hitting.fewest(&self.request.budget, &mut |at_least| {
            watch(Progress { found, at_least });
            at_least <= most && found.is_none_or(|found| at_least < found)
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

    /// Is the picture unique after these edits? What it demands otherwise is taken in.
    fn check(
        &self,
        hitting: &mut Hitting<'a>,
        edits: &[Edit],
    ) -> Result<CheckOutcome, RepairError> {
        let (puzzle, picture) = self.edits.apply(edits)?;
        let look = self.effort;
        let rivals = match alternatives(self.edits, (&puzzle, &picture), look, &self.request.budget)? {
            Outcome::Found(rivals) => rivals,
            Outcome::Limit(limit) => return Ok(CheckOutcome::Stopped(limit)),
            // Not even the picture itself: that is an error, not this answer.
            Outcome::None(_) => return Err(EngineError::Lost.into()),
        };
        for demand in &rivals.corrections {
            if !hitting.add_correction(demand)? {
                return Ok(CheckOutcome::Stopped(Limit::Capacity));
            }
        }
        Ok(match rivals {
            Alternatives { is_unique: true, .. } => CheckOutcome::Unique,
            Alternatives { corrections: demands, .. } if demands.is_empty() => CheckOutcome::Unknown,
            _ => CheckOutcome::Ambiguous,
        })
    }

    /// Looks for a repair by single edits from these on.
    fn descend(&mut self, aim: Target, from: &[Edit]) -> Result<(), RepairError> {
        let (wish, found) = (self.request, self.best.as_ref().map(Vec::len));
        let max = wish.max.unwrap_or(usize::MAX);
        let greedy =
            Greedy { edits: self.edits, scale: self.scale, target: aim, budget: &wish.budget, max };
        if let Some(edits) = greedy.search(from)?
            && edits.len() <= max
            && found.is_none_or(|found| edits.len() < found)
        {
            self.take(edits);
        }
        Ok(())
    }

    fn take(&mut self, edits: Vec<Edit>) {
        let found = Some(edits.len());
        self.best = Some(edits);
        (self.watch)(Progress { found, at_least: self.at_least });
    }

    /// A repair that single lines solve: what makes the picture unique is where it begins.
    fn by_lines(&mut self, hitting: &mut Hitting<'a>) -> Result<RepairResult, RepairError> {
        let ended = self.rise(hitting, ROUNDS_BEFORE)?;
        if matches!(ended, RepairEnd::Impossible | RepairEnd::TooMany) {
            return self.end(ended, Vec::new());
        }
        let unique = self.best.take();
        self.descend(Target::Lines, &[])?;
        if let Some(unique) = unique {
            self.descend(Target::Lines, &unique)?;
        }
        let is_over = self.request.budget.is_over();
        let ended = match &self.best {
            Some(_) if self.is_proved() => RepairEnd::Enough,
            _ if is_over => RepairEnd::Stopped(Limit::of(&self.request.budget)),
            _ => RepairEnd::Found,
        };
        self.end(ended, Vec::new())
    }

    /// Of the repairs of the fewest cells the one that is seen least, or all of them.
    fn among_equals(&mut self, hitting: &mut Hitting<'a>) -> Result<RepairResult, RepairError> {
        let first = self.best.clone().unwrap_or_default();
        let (scale, wish, number) = (self.scale, self.request, first.len());
        if number == 0 {
            return self.end(RepairEnd::Proved, Vec::new());
        }
        let check = &mut |hitting: &mut Hitting<'a>, edits: &[Edit]| self.check(hitting, edits);
        let budget = &wish.budget;
        let mut choice = Choice { edits: self.edits, scale, hitting, number, budget, check };
        if wish.count > 1 {
            let (mut all, is_whole) = choice.all(wish.count)?;
            all.sort_by_key(|edits| edits.iter().map(|&edit| scale.weight(edit)).sum::<usize>());
            if !all.is_empty() {
                self.best = None;
            }
            return self.end(if is_whole { RepairEnd::Proved } else { RepairEnd::Enough }, all);
        }
        self.best = Some(choice.lightest(first)?);
        self.end(RepairEnd::Proved, Vec::new())
    }

    /// The best one, if there is one, then others.
    fn end(&self, ended: RepairEnd, others: Vec<Vec<Edit>>) -> Result<RepairResult, RepairError> {
        let mut repairs = Vec::new();
        for edits in self.best.iter().chain(&others) {
            let (puzzle, picture) = self.edits.apply(edits)?;
            repairs.push(Repair {
                cells: edits.iter().map(|edit| edit.0).collect(),
                puzzle,
                picture,
            });
        }
        Ok(RepairResult { repairs, at_least: self.at_least, ended })
    }
}
