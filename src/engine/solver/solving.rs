//! One puzzle being solved: its pictures are pulled, one after the other.
//!
//! In: a puzzle and options. Out: verified pictures, then why there are no more. Invariants: every
//! picture passes `verify`; none comes twice; a solver that has ended stays so.

use super::branching::Search;
use super::combination::{begin, combined, turn};
use super::oracle::{self, Answer, Oracle};
use super::part::Part;
use super::{Engine, EngineError, Event, Events, Limit, Options, Outcome, Reason, Verdict};
use crate::encoding::{EncodeOptions, Encoding, NoFormula};
use crate::propagation::{Deduction, NoObserver, parts};
use crate::puzzle::{Picture, Puzzle};
use crate::verify::{Verified, verify};

/// One puzzle being solved: what is known of the cells, its parts with their sessions, what was
/// handed out.
pub struct Solver<'p> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) options: &'p Options,
    pub(super) events: Events<'p>,
    pub(super) stage: Stage<'p>,
    /// The givens, then what lines leave open, then what probing leaves of that.
    pub(super) deduction: Deduction,
    /// Have lines and probing ended, so that `deduction` has all that they find?
    pub(super) is_deduced: bool,
    /// Each has a session. `None` before [`Stage::Parts`].
    pub(super) parts: Option<Vec<Part<'p>>>,
    /// Does each part show a picture, and was that handed out?
    is_begun: bool,
    is_taken: bool,
    /// The first picture, if it was found before probing: the parts begin there.
    pub(super) first: Option<Picture>,
    /// The second one, until the parts come to it.
    second: Option<Picture>,
}

/// How far a solver is.
pub(super) enum Stage<'p> {
    /// Nothing is known yet.
    New,
    /// Lines are solved. The whole board is one part, without a session.
    Early(Box<Part<'p>>),
    /// Probing is done.
    Probed,
    /// The parts are at work.
    Parts,
    /// The other engine is at work.
    Search(Search<'p>),
    /// There is nothing more.
    Ended(Reason),
    /// There may be more.
    Stopped(Limit),
}

impl<'p> Solver<'p> {
    /// A solver that has done nothing yet.
    pub fn new(puzzle: &'p Puzzle, options: &'p Options) -> Solver<'p> {
        Solver {
            puzzle,
            options,
            events: Events::default(),
            stage: Stage::New,
            deduction: Deduction::of_givens(puzzle),
            is_deduced: false,
            parts: None,
            is_begun: false,
            is_taken: false,
            first: None,
            second: None,
        }
    }

    /// Calls `on_event` with the progress of the work.
    #[must_use]
    pub fn on_event(self, on_event: &'p mut dyn FnMut(Event)) -> Solver<'p> {
        self.with_events(Events::to(on_event))
    }

    /// Sends the progress of the work there.
    pub(crate) fn with_events(self, events: Events<'p>) -> Solver<'p> {
        Solver { events, ..self }
    }

    /// The puzzle, the options and the events, for work beside the solver.
    pub(crate) fn request(&mut self) -> (&'p Puzzle, &'p Options, &mut Events<'p>) {
        (self.puzzle, self.options, &mut self.events)
    }

    /// The verdict, from the first two pictures.
    ///
    /// # Errors
    /// [`EngineError`]. "No picture" and "a limit was reached" are verdicts, not errors.
    pub fn verdict(mut self) -> Result<Verdict, EngineError> {
        let first = match self.next_picture()? {
            Outcome::Found(first) => first,
            Outcome::None(reason) => return Ok(Verdict::None(reason)),
            Outcome::Limit(limit) => return Ok(Verdict::Undecided(None, limit)),
        };
        Ok(match self.next_picture()? {
            Outcome::Found(second) => Verdict::Several(first, second),
            Outcome::None(_) => Verdict::Unique(first),
            Outcome::Limit(limit) => Verdict::Undecided(Some(first), limit),
        })
    }

    /// A picture that was not handed out yet; [`Outcome::None`] if there is no other.
    ///
    /// # Errors
    /// [`EngineError`].
    pub fn next_picture(&mut self) -> Result<Outcome<Verified>, EngineError> {
        loop {
            match self.candidate()? {
                // The parts come to the early pictures again.
                Outcome::Found(picture) if self.is_handed_out(&picture) => {}
                Outcome::Found(picture) => {
                    if let Stage::Early(_) = self.stage {
                        let place =
                            if self.first.is_none() { &mut self.first } else { &mut self.second };
                        *place = Some(picture.clone());
                    }
                    return Ok(Outcome::Found(verify(self.puzzle, picture)?));
                }
                Outcome::None(_) if self.second.is_some() => return Err(EngineError::Lost),
                Outcome::None(reason) => {
                    self.stage = Stage::Ended(reason.clone());
                    return Ok(Outcome::None(reason));
                }
                Outcome::Limit(limit) => {
                    self.stage = Stage::Stopped(limit);
                    return Ok(Outcome::Limit(limit));
                }
            }
        }
    }

    /// What is known of the cells so far, without a search.
    pub fn known(&self) -> &Deduction {
        &self.deduction
    }

    /// Was this picture handed out before probing?
    fn is_handed_out(&mut self, picture: &Picture) -> bool {
        self.first.as_ref() == Some(picture)
            || self.second.take_if(|second| second == picture).is_some()
    }

    /// The next picture of this stage, or of the first later one that has any.
    fn candidate(&mut self) -> Answer {
        loop {
            match &mut self.stage {
                Stage::New => match self.puzzle.disagreement() {
                    Some(totals) => self.stage = Stage::Ended(Reason::Totals(totals)),
                    None => self.solve_lines(&mut NoObserver),
                },
                Stage::Early(part) => match part.next(&mut self.events)? {
                    answer @ Outcome::Found(_) => return Ok(answer),
                    Outcome::None(_) | Outcome::Limit(_) => self.probe(&mut NoObserver)?,
                },
                Stage::Probed => self.open()?,
                Stage::Parts => return Ok(self.show(true)?.map(|()| self.shown())),
                Stage::Search(search) => {
                    let answer = search.next_picture();
                    self.events.send(Event::Searched(search.tree()));
                    return Ok(answer);
                }
                Stage::Ended(reason) => return Ok(Outcome::None(reason.clone())),
                Stage::Stopped(limit) => return Ok(Outcome::Limit(*limit)),
            }
        }
    }

    /// Lets each part show a picture; with `moves` all together one that was not handed out.
    pub(super) fn show(&mut self, moves: bool) -> Result<Outcome<()>, EngineError> {
        let (parts, events) = (self.parts.as_deref_mut().unwrap_or_default(), &mut self.events);
        let outcome = match self.is_begun {
            false => begin(parts, events)?,
            true if moves && self.is_taken => turn(parts, events)?,
            true => Outcome::Found(()),
        };
        self.is_begun |= outcome == Outcome::Found(());
        self.is_taken |= moves;
        Ok(outcome)
    }

    /// The picture that the parts show together.
    pub(super) fn shown(&self) -> Picture {
        let parts = self.parts.as_deref().unwrap_or_default();
        combined(self.puzzle.geometry(), &self.deduction, parts)
    }

    /// Lets an engine decide the open cells.
    pub(super) fn open(&mut self) -> Result<(), EngineError> {
        let Options { engine, use_marginals, budget, .. } = self.options;
        let (deduction, is_open) = (&self.deduction, self.deduction.open_count() > 0);
        let fits =
            |cell| self.first.as_ref().is_none_or(|it| deduction.colors(cell).contains(it[cell]));
        if !self.puzzle.geometry().cells().all(fits) {
            return Err(EngineError::Lost);
        }
        // Checked here because setting up an engine takes time.
        self.stage = if is_open && budget.is_over() {
            Stage::Stopped(Limit::of(budget))
        } else if is_open && *engine == Engine::Search {
            Stage::Search(Search::new(self.puzzle, deduction, *use_marginals, budget))
        } else {
            match self.open_parts()? {
                Ok(()) => Stage::Parts,
                Err(limit) => Stage::Stopped(limit),
            }
        };
        Ok(())
    }

    /// Encodes the open cells, part by part, and starts a session for each part.
    pub(super) fn open_parts(&mut self) -> Result<Result<(), Limit>, EngineError> {
        let (puzzle, options, deduction) = (self.puzzle, self.options, &self.deduction);
        let mut opened_parts = Vec::new();
        if deduction.open_count() > 0 {
            let encoded = parts(puzzle, deduction, &options.budget)
                .map_err(Limit::from)
                .and_then(|parts| Ok((encoded(puzzle, &parts, options)?, parts)));
            let (encodings, parts) = match encoded {
                Ok(encoded) => encoded,
                Err(limit) => return Ok(Err(limit)),
            };
            self.events.send(Event::encoded(&encodings));
            for (part, encoding) in parts.into_iter().zip(encodings) {
                let oracle = Oracle::of_formula(puzzle, &part, encoding, options)?;
                let part = Part::new(puzzle, options, part).with_oracle(oracle, self.first.clone());
                opened_parts.push(part);
            }
        }
        self.parts = Some(opened_parts);
        Ok(Ok(()))
    }
}

/// Encodes each part; the limits apply to all parts together.
fn encoded(
    puzzle: &Puzzle,
    parts: &[Deduction],
    options: &Options,
) -> Result<Vec<Encoding>, Limit> {
    let mut encodings: Vec<Encoding> = Vec::with_capacity(parts.len());
    let EncodeOptions { literal_limit, placement_limit, .. } = options.encode;
    let mut options_left = options.clone();
    for part in parts {
        let encoding =
            oracle::encoded(puzzle, part, &options_left).map_err(|limit| match limit {
                NoFormula::Literals { .. } => NoFormula::Literals { limit: literal_limit },
                NoFormula::Placements { line, count, .. } => {
                    NoFormula::Placements { line, count, limit: placement_limit }
                }
                limit => limit,
            })?;
        let left = &mut options_left.encode;
        left.literal_limit -= encoding.cnf().literal_count().min(left.literal_limit);
        left.placement_limit -= u128::from(encoding.placement_count()).min(left.placement_limit);
        encodings.push(encoding);
    }
    Ok(encodings)
}
