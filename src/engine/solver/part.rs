//! One part of a puzzle: open cells that share no line with others, and all that is known of them.
//!
//! In: a puzzle, a deduction, a session unless it is too early for one. Out: pictures of the part,
//! not yet verified, one a call. Invariants: only the session, or weights that were checked, prove
//! that there is no other picture; everything else may find one. Sources: see `marginals`.

use super::guided_runs::Runs;
use super::marginals::Marginals;
use super::oracle::{Answer, Oracle};
use super::remedies::{
    CELLS_PER_DECISION, EARLY_CELLS_PER_DECISION, EARLY_CONFLICTS, EARLY_ROUNDS, EARLY_WORK,
    FIRST_LOOK, GuidedLength, WORK_PER_CONFLICT, rounds, turns,
};
use super::switches::switched;
use super::{EngineError, Event, Events, Limit, Options, Outcome, Reason};
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, ColorSet, Picture, Puzzle};
use crate::sat::backends::Work;
use crate::weights::shows_only;

/// Activity that a certain cell gets, in conflicts: before the first turn, and before each later
/// one. Phases without scores, or scores without phases, need four to eight times the conflicts.
const FIRST_SCORE: f64 = 10.0;
const LATER_SCORE: f64 = 20.0;
/// From this sureness on a cell is reported as almost certain: nine to one if it has two colors.
/// Nothing depends on it.
const ALMOST_CERTAIN: f64 = 0.8;

/// A part, and how far its search is.
pub(super) struct Part<'p> {
    puzzle: &'p Puzzle,
    options: &'p Options,
    /// What was known of the cells at first.
    deduction: Deduction,
    cells: Vec<CellId>,
    /// `None` before probing; then the whole board is one part.
    oracle: Option<Oracle<'p>>,
    /// A picture that was found before there was a session, until it is handed out.
    early_picture: Option<Picture>,
    /// The first two pictures, which the session finds no more. After the second it enumerates the
    /// others.
    excluded: Vec<Picture>,
    /// Was a switch of the first picture looked for?
    is_switched: bool,
    /// `None` before the first turn, and if marginals are off or the board is too large.
    runs: Option<Runs<'p>>,
    /// Conflicts of the next guided run.
    guided: GuidedLength,
    /// Conflicts of the session at which to look for weights next.
    next_look: u64,
    /// Of the session.
    work: Work,
    /// The colors of the open cells, for each picture that a [combination](super::combination) needs
    /// again.
    pub pictures: Vec<Vec<Color>>,
    /// Which of them the combination shows.
    pub place: usize,
    is_complete: bool,
}

impl<'p> Part<'p> {
    /// A part without a session.
    pub fn new(puzzle: &'p Puzzle, options: &'p Options, deduction: Deduction) -> Part<'p> {
        Part {
            cells: deduction.open_cells().collect(),
            puzzle,
            options,
            deduction,
            oracle: None,
            early_picture: None,
            excluded: Vec::new(),
            is_switched: false,
            runs: None,
            guided: GuidedLength::default(),
            next_look: FIRST_LOOK,
            work: Work::default(),
            pictures: Vec::new(),
            place: 0,
            is_complete: false,
        }
    }

    /// The part with a session, and with a picture of the puzzle if one is known.
    pub fn with_oracle(self, oracle: Oracle<'p>, early_picture: Option<Picture>) -> Part<'p> {
        Part { oracle: Some(oracle), early_picture, ..self }
    }

    /// The open cells, in reading order.
    pub fn cells(&self) -> &[CellId] {
        &self.cells
    }

    /// Finds another picture and shows it. Without `keeps_all` the pictures before it are forgotten.
    pub fn more(
        &mut self,
        keeps_all: bool,
        events: &mut Events<'_>,
    ) -> Result<Outcome<()>, EngineError> {
        if self.is_complete {
            return Ok(Outcome::None(Reason::Search));
        }
        let answer = self.next(events)?;
        self.is_complete = matches!(answer, Outcome::None(_));
        Ok(answer.map(|picture| {
            if !keeps_all {
                self.pictures.clear();
            }
            self.place = self.pictures.len();
            self.pictures.push(self.cells.iter().map(|&cell| picture[cell]).collect());
        }))
    }

    /// Is the cell one of its own?
    pub fn has(&self, cell: CellId) -> bool {
        self.deduction.is_open(cell)
    }

    /// A picture of the part in which a cell of it has one of these colors. The session is asked for
    /// one that differs from the first picture in as many of the cells `far` as possible.
    pub fn picture_with(&mut self, cell: CellId, colors: ColorSet, far: &[CellId]) -> Answer {
        let has = |picture: &&Picture| colors.contains(picture[cell]);
        if let Some(picture) = self.excluded.iter().find(has) {
            return Ok(Outcome::Found(picture.clone()));
        }
        let Some(oracle) = &mut self.oracle else { return Ok(Outcome::Limit(Limit::Conflicts)) };
        if let Some(first) = self.excluded.first() {
            let distant: Vec<CellId> =
                far.iter().copied().filter(|&cell| self.deduction.is_open(cell)).collect();
            oracle.suggest_others(&distant, first)?;
        }
        let colors_left = self.deduction.colors(cell).iter();
        oracle.without(cell, colors_left.filter(|&color| !colors.contains(color)))
    }

    /// Another picture of the part: the remedies in their order, the cheapest first. `None` is a
    /// proof that there is no other; without a session the answer is then [`Limit::Conflicts`].
    pub fn next(&mut self, events: &mut Events<'_>) -> Answer {
        // A known picture costs nothing; the search for another one stays near it.
        if let Some(early_picture) = self.early_picture.take() {
            if let Some(oracle) = &mut self.oracle {
                oracle.suggest_picture(&early_picture)?;
            }
            return self.keep(early_picture);
        }
        // A switch of the only picture so far: most boards with several pictures have one.
        if let ([first], false) = (&self.excluded[..], self.is_switched) {
            self.is_switched = true;
            let budget = &self.options.budget;
            if let Some(second) = switched(self.puzzle, &self.deduction, first, budget) {
                return self.keep(second);
            }
        }
        if self.oracle.is_none() {
            return self.early(events);
        }
        for conflicts in self.turns(events)? {
            // Decimation in the session, which may find a picture, and has new advice for it.
            match self.guided(events)? {
                Outcome::Limit(Limit::Conflicts) => {}
                Outcome::Found(picture) => return self.keep(picture),
                outcome => return Ok(outcome),
            }
            // Some conflicts of the session alone, which may find a picture or refute.
            match self.picture_within(conflicts, events)? {
                Outcome::Limit(Limit::Conflicts) => {}
                Outcome::Found(picture) => return self.keep(picture),
                outcome => return Ok(outcome),
            }
            // Weights that show that the only picture so far is the only one.
            if self.is_only() {
                return Ok(Outcome::None(Reason::Search));
            }
        }
        // The session alone, without a limit.
        match self.other_picture(events)? {
            Outcome::Found(picture) => self.keep(picture),
            outcome => Ok(outcome),
        }
    }

    /// Excludes a picture, of the first two, from what the session finds later.
    fn keep(&mut self, picture: Picture) -> Answer {
        if self.excluded.len() < 2 {
            if let Some(oracle) = &mut self.oracle {
                oracle.exclude(&picture)?;
            }
            self.excluded.push(picture.clone());
        }
        Ok(Outcome::Found(picture))
    }

    /// The first picture by a guided run on the lines alone, before there is a session.
    fn early(&mut self, events: &mut Events<'_>) -> Answer {
        let is_open = self.excluded.is_empty() && !self.cells.is_empty();
        let may_run = is_open && self.options.is_guided();
        match if may_run { self.picture_by_lines(events)? } else { None } {
            Some(picture) => self.keep(picture),
            None => Ok(Outcome::Limit(Limit::Conflicts)),
        }
    }

    /// A picture, if a short guided run of a solver without a formula has one.
    fn picture_by_lines(&self, events: &mut Events<'_>) -> Result<Option<Picture>, EngineError> {
        let (puzzle, deduction) = (self.puzzle, &self.deduction);
        let Some(mut marginals) = Marginals::new(puzzle, deduction, &self.options.budget) else {
            return Ok(None);
        };
        marginals.settle(EARLY_ROUNDS);
        let options = self.options.at_most_work(EARLY_WORK);
        let Outcome::Found(mut oracle) = Oracle::of_lines(puzzle, deduction, &options)? else {
            return Ok(None);
        };
        let mut contradictions = 0;
        let (answer, _) = oracle.next_guided(
            deduction,
            std::iter::once(&mut marginals),
            EARLY_CELLS_PER_DECISION,
            EARLY_CONFLICTS,
            &mut |work| contradictions = work.conflicts,
        )?;
        let picture = if let Outcome::Found(picture) = answer { Some(picture) } else { None };
        events.send(Event::Decimated { found_picture: picture.is_some(), contradictions });
        Ok(picture)
    }

    /// The conflicts of the turns of this search; none if two pictures are known, no cell is open or
    /// marginals do not guide. Before the first picture, computes the marginals.
    fn turns(&mut self, events: &mut Events<'_>) -> Result<Vec<u64>, EngineError> {
        let is_first = self.excluded.is_empty();
        let is_open = self.excluded.len() < 2 && !self.cells.is_empty();
        if !is_open || !self.options.is_guided() {
            return Ok(Vec::new());
        }
        self.runs = None;
        if is_first {
            self.compute_marginals(events)?;
        }
        Ok(turns(is_first))
    }

    /// Runs belief propagation and suggests its marginals to the session.
    fn compute_marginals(&mut self, events: &mut Events<'_>) -> Result<(), EngineError> {
        let budget = &self.options.budget;
        let Some(mut runs) = Runs::new(self.puzzle, &self.deduction, budget) else {
            return Ok(());
        };
        let open_cells = self.cells.len();
        runs.settle(rounds(open_cells));
        let sure_cells = self.suggest(runs.first(), FIRST_SCORE)?;
        let rounds = runs.first().rounds();
        events.send(Event::MarginalsComputed { rounds, open_cells, sure_cells });
        self.runs = Some(runs);
        Ok(())
    }

    /// Any picture that is not excluded, if the session finds it while marginals guide it. Suggests the
    /// marginals that are left to the session.
    fn guided(&mut self, events: &mut Events<'_>) -> Answer {
        let (Some(oracle), Some(mut runs)) = (&mut self.oracle, self.runs.take()) else {
            return Ok(Outcome::Limit(Limit::Conflicts));
        };
        runs.join(&self.deduction, oracle.run_count(), rounds(self.cells.len()));
        let conflicts_before = self.work.conflicts;
        let own_work = &mut self.work;
        let (answer, fewest_open) = oracle.next_guided(
            &self.deduction,
            runs.all(),
            CELLS_PER_DECISION,
            self.guided.conflicts(),
            &mut |work| events.worked(own_work, work),
        )?;
        let contradictions = self.work.conflicts - conflicts_before;
        let found_picture = matches!(answer, Outcome::Found(_));
        events.send(Event::Decimated { found_picture, contradictions });
        if answer == Outcome::Limit(Limit::Conflicts) {
            self.guided.follow(fewest_open);
            self.suggest(runs.first(), LATER_SCORE)?;
            self.runs = Some(runs);
        } else {
            events.send(decision_event(&answer));
        }
        Ok(answer)
    }

    /// Any picture that is not excluded, if the session finds it within `conflicts` conflicts.
    fn picture_within(&mut self, conflicts: u64, events: &mut Events<'_>) -> Answer {
        let Some(oracle) = &mut self.oracle else { return Ok(Outcome::Limit(Limit::Conflicts)) };
        let own_work = &mut self.work;
        let answer =
            oracle.next_observed(Some(conflicts), &mut |work| events.worked(own_work, work))?;
        if answer != Outcome::Limit(Limit::Conflicts) {
            events.send(decision_event(&answer));
        }
        Ok(answer)
    }

    /// Any picture that is not excluded; after two of them, one after the other.
    fn other_picture(&mut self, events: &mut Events<'_>) -> Answer {
        let Some(oracle) = &mut self.oracle else {
            return Ok(Outcome::Limit(Limit::Conflicts));
        };
        let own_work = &mut self.work;
        let observer = &mut |work| events.worked(own_work, work);
        let answer = if self.excluded.len() == 2 {
            oracle.next_of_all(observer)?
        } else {
            oracle.next_observed(None, observer)?
        };
        events.send(decision_event(&answer));
        Ok(answer)
    }

    /// Do weights show that the first picture is the only one? Looks only now and then.
    fn is_only(&mut self) -> bool {
        let conflicts = self.work.conflicts;
        let [first] = &self.excluded[..] else { return false };
        if conflicts < self.next_look {
            return false;
        }
        let (work, budget) = (WORK_PER_CONFLICT * conflicts, &self.options.budget);
        let is_only = shows_only(self.puzzle, &self.deduction, first, work, budget);
        // Once weights of a reasonable size show nothing, more time does not help.
        self.next_look = if is_only.is_some() { u64::MAX } else { 2 * conflicts };
        is_only == Some(true)
    }

    /// Suggests the likeliest color of each cell to the session; surer cells get more activity.
    /// Returns how many cells are almost certain.
    fn suggest(&mut self, marginals: &Marginals<'_>, score: f64) -> Result<usize, EngineError> {
        let Some(oracle) = &mut self.oracle else { return Ok(0) };
        let mut sure_cells = 0;
        for &cell in &self.cells {
            let (color, sureness) = marginals.likeliest(cell);
            sure_cells += usize::from(sureness >= ALMOST_CERTAIN);
            oracle.suggest(cell, color, score * sureness)?;
        }
        Ok(sure_cells)
    }
}

/// The answer of a session as an event.
fn decision_event(answer: &Outcome<Picture>) -> Event {
    Event::Decided(match answer {
        Outcome::Found(_) => "satisfiable",
        Outcome::None(_) => "unsatisfiable",
        Outcome::Limit(Limit::Time) => "out of time",
        Outcome::Limit(Limit::Memory) => "out of memory",
        Outcome::Limit(Limit::Capacity) => "out of room",
        Outcome::Limit(_) => "unknown",
    })
}
