//! One puzzle being solved: its pictures are pulled, one after the other.
//!
//! In: a puzzle and options. Out: verified pictures, then why there are no more. Invariants: every
//! picture passes `verify`; none comes twice; a solver that has ended stays so.

use super::branching::Search;
use super::combination::Combination;
use super::deduce::{lines, probing};
use super::oracle::{Answer, Oracle};
use super::part::Part;
use super::{Engine, EngineError, Event, Events, Options, Verdict};
use crate::encoding::{EncodeOptions, Encoding, encode};
use crate::propagation::{Deduction, Limit, NoObserver, Outcome, Reason, parts};
use crate::puzzle::{Picture, Puzzle};
use crate::verify::{Verified, verify};

/// One puzzle being solved: what was deduced, its parts with their sessions, what was found.
pub struct Solver<'p> {
    puzzle: &'p Puzzle,
    options: &'p Options,
    events: Events<'p>,
    /// What lines leave open, once they are solved.
    lines: Option<Deduction>,
    stage: Stage<'p>,
    /// The first picture, if it was found before probing: the parts begin there.
    first: Option<Picture>,
    /// The second one, until the parts come to it.
    second: Option<Picture>,
}

/// How far a solver is.
enum Stage<'p> {
    /// Nothing is known yet.
    New,
    /// Lines are solved. The whole board is one part, without a session.
    Early(Box<Part<'p>>),
    /// Lines and probing have settled all cells.
    Settled(Picture),
    /// Each part has a session.
    Parts(Combination<'p>),
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
            lines: None,
            stage: Stage::New,
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

    /// The puzzle, the options and the events, for work that needs several solvers, or none.
    pub(crate) fn into_request(self) -> (&'p Puzzle, &'p Options, Events<'p>) {
        (self.puzzle, self.options, self.events)
    }

    /// Begins where line solving and probing have narrowed the puzzle to `deduction`.
    #[cfg(feature = "certificate")]
    pub(crate) fn at(mut self, deduction: Deduction) -> Result<Solver<'p>, EngineError> {
        self.stage = self.opened(deduction)?;
        Ok(self)
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

    /// What lines leave open; `None` before the first call of `next_picture`.
    pub fn lines(&self) -> Option<&Deduction> {
        self.lines.as_ref()
    }

    /// Was this picture handed out before probing?
    fn is_handed_out(&mut self, picture: &Picture) -> bool {
        self.first.as_ref() == Some(picture)
            || self.second.take_if(|second| second == picture).is_some()
    }

    /// The next picture of this stage, or of the first later one that has any.
    fn candidate(&mut self) -> Answer {
        loop {
            self.stage = match &mut self.stage {
                Stage::New => self.with_lines(),
                Stage::Early(part) => match part.next(&mut self.events)? {
                    found @ Outcome::Found(_) => return Ok(found),
                    Outcome::None(_) | Outcome::Limit(_) => {
                        let settled = part.deduction().clone();
                        self.with_probing(settled)?
                    }
                },
                Stage::Settled(picture) => {
                    let picture = picture.clone();
                    self.stage = Stage::Ended(Reason::Search);
                    return Ok(Outcome::Found(picture));
                }
                Stage::Parts(parts) => return parts.next(&mut self.events),
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

    /// The stage after totals and lines.
    fn with_lines(&mut self) -> Stage<'p> {
        if let Some(disagreement) = self.puzzle.disagreement() {
            return Stage::Ended(Reason::Totals(disagreement));
        }
        match lines(self.puzzle, self.options, &mut NoObserver, &mut self.events) {
            Outcome::Found(settled) => {
                self.lines = Some(settled.clone());
                Stage::Early(Box::new(Part::new(self.puzzle, self.options, settled, None, None)))
            }
            Outcome::None(reason) => Stage::Ended(reason),
            Outcome::Limit(limit) => Stage::Stopped(limit),
        }
    }

    /// The stage after probing.
    fn with_probing(&mut self, settled: Deduction) -> Result<Stage<'p>, EngineError> {
        let settled = (self.puzzle, settled);
        match probing(settled, self.options, &mut NoObserver, &mut self.events) {
            Outcome::Found(probed) => self.opened(probed),
            Outcome::None(_) if self.first.is_some() => Err(EngineError::Lost),
            Outcome::None(reason) => Ok(Stage::Ended(reason)),
            Outcome::Limit(limit) => Ok(Stage::Stopped(limit)),
        }
    }

    /// The stage in which an engine decides the open cells.
    fn opened(&mut self, deduction: Deduction) -> Result<Stage<'p>, EngineError> {
        let Options { engine, use_marginals, budget, .. } = self.options;
        let (puzzle, geometry) = (self.puzzle, self.puzzle.geometry());
        let fits = |first: &Picture| {
            geometry.cells().all(|cell| deduction.colors(cell).contains(first[cell]))
        };
        if self.first.as_ref().is_some_and(|first| !fits(first)) {
            return Err(EngineError::Lost);
        }
        if let Some(picture) = deduction.picture(geometry) {
            return Ok(Stage::Settled(picture));
        }
        if budget.is_over() {
            // Checked here because setting up an engine takes time.
            return Ok(Stage::Stopped(Limit::of(budget)));
        }
        if *engine == Engine::Search {
            return Ok(Stage::Search(Search::new(puzzle, &deduction, *use_marginals, budget)));
        }
        Ok(match self.parts(&deduction)? {
            Ok(parts) => Stage::Parts(Combination::new(puzzle, deduction, parts)),
            Err(limit) => Stage::Stopped(limit),
        })
    }

    /// Encodes the open cells, part by part, and starts a session for each part.
    fn parts(
        &mut self,
        deduction: &Deduction,
    ) -> Result<Result<Vec<Part<'p>>, Limit>, EngineError> {
        let (puzzle, options) = (self.puzzle, self.options);
        let parts = match parts(puzzle, deduction, &options.budget) {
            Ok(parts) => parts,
            Err(limit) => return Ok(Err(limit)),
        };
        let encodings = match encoded(puzzle, &parts, options) {
            Ok(encodings) => encodings,
            Err(limit) => return Ok(Err(limit)),
        };
        self.events.send(Event::encoded(&encodings));
        let with_session = |(part, encoding)| {
            let session = Oracle::of_formula(puzzle, &part, encoding, options)?;
            let first = self.first.clone();
            Ok::<_, EngineError>(Part::new(puzzle, options, part, Some(session), first))
        };
        let parts = parts.into_iter().zip(encodings).map(with_session);
        Ok(Ok(parts.collect::<Result<_, _>>()?))
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
    let mut left = options.encode;
    for part in parts {
        let encoding =
            encode(puzzle, part, &left, &options.budget).map_err(|limit| match limit {
                Limit::Literals { .. } => Limit::Literals { limit: literal_limit },
                Limit::Placements { line, count, .. } => {
                    Limit::Placements { line, count, limit: placement_limit }
                }
                limit => limit,
            })?;
        left.literal_limit -= encoding.cnf().literal_count().min(left.literal_limit);
        left.placement_limit -= u128::from(encoding.placement_count()).min(left.placement_limit);
        encodings.push(encoding);
    }
    Ok(encodings)
}
