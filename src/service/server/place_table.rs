//! The table of taken places, and the choice of the connection that loses its place.
//!
//! In: client addresses and the stages of connections. Out: the connection to end.
//! Invariants: the address with the most places loses one first. Of its connections, silent ones go
//! first, then those that send a body, then those that wait for a turn; the oldest of each first.
//! A connection whose request is being worked on keeps its place.

use super::fair_queues::Client;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How long a connection that is silent, or sends a body, is safe from new ones of its own address:
/// a client on a busy machine may take most of a second between connecting and writing.
pub(super) const SAFE_TIME: Duration = Duration::from_secs(1);

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
pub(super) struct PlaceTable {
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
    pub fn evict_one(&mut self, may_go: impl Fn(&Entry, usize) -> bool) -> bool {
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
