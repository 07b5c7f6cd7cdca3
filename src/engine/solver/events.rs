//! Where the events of one puzzle go.
//!
//! In: the events of each stage, the work of each part's session. Out: calls of the listener, if
//! there is one. Invariants: the work that is reported is that of all parts together.

use super::Event;
use crate::sat::backends::Work;

/// A listener or none, and the work so far.
#[derive(Default)]
pub(crate) struct Events<'p> {
    on_event: Option<&'p mut dyn FnMut(Event)>,
    /// Of all sessions together.
    work: Work,
    /// Of lines and probing together.
    line_solves: u64,
}

impl<'p> Events<'p> {
    /// Events for this listener.
    pub fn to(on_event: &'p mut dyn FnMut(Event)) -> Events<'p> {
        Events { on_event: Some(on_event), ..Events::default() }
    }

    /// The same listener, for a while.
    #[cfg(feature = "certificate")]
    pub fn lent(&mut self) -> Events<'_> {
        match &mut self.on_event {
            Some(on_event) => Events::to(&mut **on_event),
            None => Events::default(),
        }
    }

    pub fn send(&mut self, event: Event) {
        if let Some(on_event) = &mut self.on_event {
            on_event(event);
        }
    }

    /// Adds `count` solved lines to the count, and reports it.
    pub fn solved_lines(&mut self, count: u64) {
        self.line_solves += count;
        self.send(Event::LinesSolved(self.line_solves));
    }

    /// Reports the work of a session, which had the work `reported` when it last told.
    pub fn worked(&mut self, reported: &mut Work, total: Work) {
        self.work = self.work + (total - *reported);
        *reported = total;
        let Work { conflicts, decisions } = self.work;
        self.send(Event::Working { conflicts, decisions });
    }
}
