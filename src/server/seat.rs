//! What a connection has of the places of all: its own one.
//!
//! In: how far its requests have come. Out: the same, to [`Places`]. Holds: a place is free
//! again when its [`Place`] is dropped, whatever ended the connection.

use super::places::{Places, Standing};
use super::turns::Asker;
use std::sync::Arc;

/// The place of a connection, free again when dropped.
pub(super) struct Place(pub Seat);

/// Who has a place, known to the requests of its connection.
#[derive(Clone)]
pub(super) struct Seat {
    number: u64,
    pub asker: Asker,
    places: Arc<Places>,
}

/// A question is worked on as long as this is kept.
pub(super) struct AtWork(Seat);

impl Seat {
    pub fn new(number: u64, asker: Asker, places: Arc<Places>) -> Seat {
        Seat { number, asker, places }
    }

    /// The connection has come so far.
    pub fn is(&self, standing: Standing) {
        self.places.stands(self.number, standing, |_| false);
    }

    /// Its question is worked on until what this returns is dropped.
    pub fn at_work(&self) -> AtWork {
        self.is(Standing::Working);
        AtWork(self.clone())
    }

    /// A request is answered; of a solve, the first line.
    pub fn is_answered(&self) {
        let is_at_work = |standing| standing == Standing::Working;
        self.places.stands(self.number, Standing::Silent, is_at_work);
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.is(Standing::Silent);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.places.leave(self.0.number);
    }
}
