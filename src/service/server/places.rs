//! Limits the number of open connections: each holds one of [`MAX_PLACES`] places; a table of them
//! chooses the connection that loses its place.
//!
//! In: client addresses and the stages of connections. Out: a [`Place`] for each connection, and a
//! signal when the connection has to give it up. Invariants: at most [`MAX_PLACES`] are taken at
//! once; dropping a [`Place`] frees it. The address with the most places loses one first. Of its
//! connections, silent ones go first, then those that send a body, then those that wait for a turn;
//! the oldest of each first. A connection whose request is being worked on keeps its place.

use super::fair_queues::Client;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, timeout};

/// Most open connections.
const MAX_PLACES: usize = 512;

/// All places.
pub(super) struct Places {
    table: Mutex<PlaceTable>,
    freed: Notify,
    most: usize,
}

/// Resolves when the connection has to give up its place.
pub(super) type Evicted = oneshot::Receiver<Infallible>;

/// The place of a connection; dropping it frees the place.
pub(super) struct Place(pub PlaceHandle);

/// The place of a connection, for its requests: they report their stages.
#[derive(Clone)]
pub(super) struct PlaceHandle {
    number: u64,
    pub client: Client,
    places: Arc<Places>,
}

/// Keeps the connection in [`Stage::Working`] until dropped.
pub(super) struct WorkGuard(PlaceHandle);

impl Places {
    pub fn new() -> Arc<Places> {
        Places::with(MAX_PLACES)
    }

    fn with(limit: usize) -> Arc<Places> {
        Arc::new(Places { table: Mutex::default(), freed: Notify::new(), most: limit })
    }

    fn lock(&self) -> MutexGuard<'_, PlaceTable> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place.
    pub async fn enter(self: &Arc<Places>, client: Client) -> (Place, Evicted) {
        loop {
            match self.try_enter(client, Instant::now()) {
                Ok(entered) => return entered,
                // Tries again when a place is freed, or after `time`.
                Err(time) => drop(timeout(time, self.freed.notified()).await),
            }
        }
    }

    /// Takes a place, or returns how long to wait before the next try.
    fn try_enter(
        self: &Arc<Places>,
        client: Client,
        now: Instant,
    ) -> Result<(Place, Evicted), Duration> {
        let mut table = self.lock();
        if table.all.len() >= self.most {
            table.make_room(client, now)?;
        }
        let (_evict_on_drop, evicted) = oneshot::channel();
        let number = table.next;
        table.next += 1;
        let stage = Stage::Silent;
        table.all.insert(number, Entry { client, stage, since: now, _evict_on_drop });
        Ok((Place(PlaceHandle { number, client, places: Arc::clone(self) }), evicted))
    }

    /// Sets the stage of a connection, unless `is_further` holds for its current stage.
    pub fn advance(&self, number: u64, stage: Stage, is_further: impl Fn(Stage) -> bool) {
        match self.lock().all.get_mut(&number) {
            Some(entry) if !is_further(entry.stage) => {
                (entry.stage, entry.since) = (stage, Instant::now());
            }
            _ => {}
        }
    }

    /// Frees the place of a connection that has ended.
    pub fn leave(&self, number: u64) {
        self.lock().all.remove(&number);
        self.freed.notify_one();
    }

    /// Ends a silent connection, if there is one.
    pub fn evict_silent(&self) {
        self.lock().evict_one(|entry, _| entry.stage == Stage::Silent);
    }
}

impl PlaceHandle {
    /// Sets the stage of the connection.
    pub fn set_stage(&self, stage: Stage) {
        self.places.advance(self.number, stage, |_| false);
    }

    /// Sets the stage to [`Stage::Working`] until the guard is dropped.
    pub fn start_work(&self) -> WorkGuard {
        self.set_stage(Stage::Working);
        WorkGuard(self.clone())
    }

    /// Records that the response has begun. A solve may still be working after its first line.
    pub fn set_answered(&self) {
        let is_at_work = |stage| stage == Stage::Working;
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

/// How long a connection that is silent, or sends a body, is safe from new ones of its own address:
/// a client on a busy machine may take most of a second between connecting and writing.
const SAFE_TIME: Duration = Duration::from_secs(1);

/// The stage of a connection; earlier stages lose their places first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// It has not sent the headers of its next request.
    Silent,
    /// It is sending the body of a request.
    Sending,
    /// Its request waits for a turn.
    Waiting,
    /// Its request is being worked on.
    Working,
}

/// All connections that have a place, by number.
#[derive(Default)]
struct PlaceTable {
    pub next: u64,
    pub all: BTreeMap<u64, Entry>,
}

pub(super) struct Entry {
    pub client: Client,
    pub stage: Stage,
    pub since: Instant,
    /// Dropping this ends the connection.
    pub _evict_on_drop: oneshot::Sender<Infallible>,
}

impl PlaceTable {
    /// How many places an address has.
    fn count(&self) -> BTreeMap<Client, usize> {
        let mut counts = BTreeMap::new();
        self.all.values().for_each(|entry| *counts.entry(entry.client).or_default() += 1);
        counts
    }

    /// Ends the first connection, in the order above, of those that `may_go`. Returns whether there
    /// was one.
    fn evict_one(&mut self, may_go: impl Fn(&Entry, usize) -> bool) -> bool {
        let counts = self.count();
        let all = self.all.iter().map(|(&number, entry)| (number, entry, counts[&entry.client]));
        let rank =
            |(_, entry, count): &(u64, &Entry, usize)| (Reverse(*count), entry.stage, entry.since);
        let least = all.filter(|(_, entry, count)| may_go(entry, *count)).min_by_key(rank);
        least.map(|(number, ..)| number).is_some_and(|number| self.all.remove(&number).is_some())
    }

    /// Frees a place for an address: from an address that has more, else from itself. Returns how
    /// long to wait if no connection may go now.
    pub fn make_room(&mut self, client: Client, now: Instant) -> Result<(), Duration> {
        let client_entries = self.all.values().filter(|entry| entry.client == client);
        let (count, wait) = (
            client_entries.clone().count(),
            client_entries.filter_map(|entry| entry.time_left(now)).min(),
        );
        let is_richer =
            |entry: &Entry, richest| entry.stage != Stage::Working && richest > count + 1;
        let is_left = |entry: &Entry, _| {
            entry.client == client && entry.time_left(now) == Some(Duration::ZERO)
        };
        match self.evict_one(is_richer) || self.evict_one(is_left) {
            true => Ok(()),
            false => Err(wait.unwrap_or(SAFE_TIME)),
        }
    }
}

impl Entry {
    /// How long the connection is still safe from its own address; `None` if it always is.
    fn time_left(&self, now: Instant) -> Option<Duration> {
        match self.stage {
            Stage::Silent | Stage::Sending => {
                Some(SAFE_TIME.saturating_sub(now.duration_since(self.since)))
            }
            Stage::Waiting | Stage::Working => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::places::SAFE_TIME;
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
        assert!(!wait.is_zero() && wait <= SAFE_TIME, "{wait:?}");
        let _next = places.try_enter(asker(1), now + wait).ok().unwrap();
        assert_eq!(lost(&mut all), [1]);
        assert!(places.try_enter(asker(1), now + wait).is_err(), "the next one is younger");
        all.remove(0);
        assert!(places.try_enter(asker(1), now).is_ok(), "what is free is taken at once");
    }

    #[test]
    fn a_connection_that_is_answered_is_silent_unless_its_work_goes_on() {
        use Stage::{Sending, Silent, Waiting};
        let places = Places::with(3);
        let mut all = entered(&places, &[(1, Waiting), (1, Sending), (1, Silent)]);
        places.evict_silent();
        assert_eq!(lost(&mut all), [2]);
        all[1].0.0.set_answered();
        let work = all[0].0.0.start_work();
        all[0].0.0.set_answered();
        for _ in 0..2 {
            places.evict_silent();
            assert_eq!(lost(&mut all), [1, 2]);
        }
        drop(work);
        places.evict_silent();
        assert_eq!(lost(&mut all), [0, 1, 2]);
    }
}
