//! Who has a place, and who gives one up.
//!
//! In: addresses, how far each connection has come. Out: the place that is needed least.
//! Invariants: the address with the most places gives one up first: a silent connection, then
//! one whose body still comes, then one that waits for its turn, each time the oldest. A
//! connection whose question is worked on keeps its place.

use super::fair_queues::Client;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How long a connection is left alone before its own address may take its place: the client
/// of a new one may not have had the time to write.
pub(super) const SILENT_TIME: Duration = Duration::from_millis(50);
const SENDING_TIME: Duration = Duration::from_secs(1);

/// How far a connection has come; the first ones go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// It has not sent the headers of a request, or of another one.
    Silent,
    /// The body of its request comes.
    Sending,
    /// Its question waits for a turn.
    Waiting,
    /// Its question is worked on.
    Working,
}

/// All connections that have a place, by their numbers.
#[derive(Default)]
pub(super) struct PlaceTable {
    pub next: u64,
    pub all: BTreeMap<u64, Entry>,
}

pub(super) struct Entry {
    pub client: Client,
    pub stage: Stage,
    pub since: Instant,
    /// The connection ends when this is gone.
    pub _evict_on_drop: oneshot::Sender<Infallible>,
}

impl PlaceTable {
    /// How many places an address has.
    fn count(&self) -> BTreeMap<Client, usize> {
        let mut counts = BTreeMap::new();
        self.all.values().for_each(|entry| *counts.entry(entry.client).or_default() += 1);
        counts
    }

    /// Ends the connection that is needed least among these; were there any?
    pub fn evict_one(&mut self, may_go: impl Fn(&Entry, usize) -> bool) -> bool {
        let counts = self.count();
        let all = self.all.iter().map(|(&number, entry)| (number, entry, counts[&entry.client]));
        let rank =
            |(_, entry, count): &(u64, &Entry, usize)| (Reverse(*count), entry.stage, entry.since);
        let least = all.filter(|(_, entry, count)| may_go(entry, *count)).min_by_key(rank);
        least.map(|(number, ..)| number).is_some_and(|number| self.all.remove(&number).is_some())
    }

    /// Takes a place for an address, from one that has more or from itself; otherwise says how
    /// long to wait.
    pub fn make_room(&mut self, asker: Client, now: Instant) -> Result<(), Duration> {
        let own = self.all.values().filter(|entry| entry.client == asker);
        let (count, wait) =
            (own.clone().count(), own.filter_map(|entry| entry.time_left(now)).min());
        let is_richer = |entry: &Entry, other| entry.stage != Stage::Working && other > count + 1;
        let is_left = |entry: &Entry, _| {
            entry.client == asker && entry.time_left(now) == Some(Duration::ZERO)
        };
        match self.evict_one(is_richer) || self.evict_one(is_left) {
            true => Ok(()),
            false => Err(wait.unwrap_or(SENDING_TIME)),
        }
    }
}

impl Entry {
    /// How long its own address leaves it alone, if not to its end.
    fn time_left(&self, now: Instant) -> Option<Duration> {
        let time = match self.stage {
            Stage::Silent => SILENT_TIME,
            Stage::Sending => SENDING_TIME,
            Stage::Waiting | Stage::Working => return None,
        };
        Some(time.saturating_sub(now.duration_since(self.since)))
    }
}
