//! Places of connections: who has one, and who gives one up when there are no more.
//!
//! In: addresses, and how far each connection has come. Out: places, as long as they are kept.
//! Invariants: at most [`MAX_PLACES`] at once; a place is free again when its [`Place`] is
//! dropped, whatever ended the connection.

use super::fair_queues::Client;
use super::taken::{Entry, PlaceTable, Stage};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, timeout};

/// Most connections that are answered at once.
const MAX_PLACES: usize = 512;
/// All places.
pub(super) struct Places {
    taken: Mutex<PlaceTable>,
    freed: Notify,
    most: usize,
}

/// Resolves when the place has to be given up.
pub(super) type Evicted = oneshot::Receiver<Infallible>;

/// The place of a connection, free again when dropped.
pub(super) struct Place(pub PlaceHandle);

/// Who has a place, known to the requests of its connection.
#[derive(Clone)]
pub(super) struct PlaceHandle {
    number: u64,
    pub client: Client,
    places: Arc<Places>,
}

/// A question is worked on as long as this is kept.
pub(super) struct WorkGuard(PlaceHandle);

impl Places {
    pub fn new() -> Arc<Places> {
        Places::with(MAX_PLACES)
    }

    fn with(most: usize) -> Arc<Places> {
        Arc::new(Places { taken: Mutex::default(), freed: Notify::new(), most })
    }

    fn lock(&self) -> MutexGuard<'_, PlaceTable> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place.
    pub async fn enter(self: &Arc<Places>, asker: Client) -> (Place, Evicted) {
        loop {
            match self.try_enter(asker, Instant::now()) {
                Ok(entered) => return entered,
                // Whether a place was freed or the time is over, it is looked again.
                Err(time) => drop(timeout(time, self.freed.notified()).await),
            }
        }
    }

    /// A place, or how long to wait for one.
    fn try_enter(
        self: &Arc<Places>,
        asker: Client,
        now: Instant,
    ) -> Result<(Place, Evicted), Duration> {
        let mut taken = self.lock();
        if taken.all.len() >= self.most {
            taken.make_room(asker, now)?;
        }
        let (_keeps, lost) = oneshot::channel();
        let number = taken.next;
        taken.next += 1;
        let standing = Stage::Silent;
        taken.all.insert(
            number,
            Entry { client: asker, stage: standing, since: now, _evict_on_drop: _keeps },
        );
        Ok((Place(PlaceHandle { number, client: asker, places: Arc::clone(self) }), lost))
    }

    /// A connection has come so far, if it is not yet further.
    pub fn advance(&self, number: u64, standing: Stage, is_further: impl Fn(Stage) -> bool) {
        match self.lock().all.get_mut(&number) {
            Some(entry) if !is_further(entry.stage) => {
                (entry.stage, entry.since) = (standing, Instant::now());
            }
            _ => {}
        }
    }

    /// The connection has ended.
    pub fn leave(&self, number: u64) {
        self.lock().all.remove(&number);
        self.freed.notify_one();
    }

    /// Ends a silent connection, if there is any.
    pub fn evict_silent(&self) {
        self.lock().evict_one(|entry, _| entry.stage == Stage::Silent);
    }
}

impl PlaceHandle {
    /// The connection has come so far.
    pub fn set_stage(&self, standing: Stage) {
        self.places.advance(self.number, standing, |_| false);
    }

    /// Its question is worked on until what this returns is dropped.
    pub fn start_work(&self) -> WorkGuard {
        self.set_stage(Stage::Working);
        WorkGuard(self.clone())
    }

    /// A request is answered; of a solve, the first line.
    pub fn set_answered(&self) {
        let is_at_work = |standing| standing == Stage::Working;
        self.places.advance(self.number, Stage::Silent, is_at_work);
    }
}

impl Drop for WorkGuard {
    fn drop(&mut self) {
        self.0.set_stage(Stage::Silent);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.places.leave(self.0.number);
    }
}

#[cfg(test)]
mod tests {
    use super::super::taken::SILENT_TIME;
    use super::*;

    fn asker(number: u8) -> Client {
        [10, 0, 0, number].into()
    }

    /// Places of addresses, each one's standing.
    fn entered(places: &Arc<Places>, all: &[(u8, Stage)]) -> Vec<(Place, Evicted)> {
        let enter = |&(number, standing)| {
            let entered = places.try_enter(asker(number), Instant::now()).ok().unwrap();
            entered.0.0.set_stage(standing);
            entered
        };
        all.iter().map(enter).collect()
    }

    /// Which of them have lost their places.
    fn lost(all: &mut [(Place, Evicted)]) -> Vec<usize> {
        let is_lost = |(_, lost): &mut (Place, Evicted)| {
            lost.try_recv() == Err(oneshot::error::TryRecvError::Closed)
        };
        (0..all.len()).filter(|&place| is_lost(&mut all[place])).collect()
    }

    #[test]
    fn whoever_has_most_gives_up_what_is_needed_least() {
        use Stage::{Sending, Silent, Waiting, Working};
        let places = Places::with(6);
        let order =
            [(1, Working), (1, Waiting), (1, Sending), (1, Silent), (1, Silent), (2, Silent)];
        let mut all = entered(&places, &order);
        // The oldest silent one of the first address; then the other one; its fourth is left.
        let mut others = Vec::new();
        for (number, gone) in [(3, vec![3]), (2, vec![3, 4])] {
            others.extend(entered(&places, &[(number, Working)]));
            assert_eq!(lost(&mut all), gone, "{number}");
        }
        others.extend(entered(&places, &[(4, Working)]));
        assert_eq!(lost(&mut all), [2, 3, 4]);
        drop(others);
    }

    #[test]
    fn an_address_alone_waits_a_moment_and_then_its_oldest_silent_one_goes() {
        use Stage::{Silent, Waiting};
        let places = Places::with(3);
        let mut all = entered(&places, &[(1, Waiting), (1, Silent), (1, Silent)]);
        let now = Instant::now();
        let wait = places.try_enter(asker(1), now).err().unwrap();
        assert!(!wait.is_zero() && wait <= SILENT_TIME, "{wait:?}");
        let _next = places.try_enter(asker(1), now + wait).ok().unwrap();
        assert_eq!(lost(&mut all), [1]);
        assert!(places.try_enter(asker(1), now + wait).is_err(), "the next one is younger");
        all.remove(0);
        assert!(places.try_enter(asker(1), now).is_ok(), "what is free is taken at once");
    }
}
