//! Places of connections: who has one, and who gives one up when there are no more.
//!
//! In: addresses, and how far each connection has come. Out: places, as long as they are kept.
//! Holds: at most [`MAX_PLACES`] at once. When one more is needed, the address with the most
//! gives one up: a silent connection, then one whose body still comes, then one that waits for
//! its turn, each time the oldest. What is worked on keeps its place.

use super::seat::{Place, Seat};
use super::turns::Asker;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, timeout};

/// Most connections that are answered at once.
const MAX_PLACES: usize = 512;
/// How long a connection is left alone before its own address may take its place: the client
/// of a new one may not have had the time to write.
const SILENT_TIME: Duration = Duration::from_millis(50);
const SENDING_TIME: Duration = Duration::from_secs(1);

/// How far a connection has come; the first ones go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    /// It has not sent the headers of a request, or of another one.
    Silent,
    /// The body of its request comes.
    Sending,
    /// Its question waits for a turn.
    Waiting,
    /// Its question is worked on.
    Working,
}

/// All places.
pub(super) struct Places {
    taken: Mutex<Taken>,
    freed: Notify,
    most: usize,
}

#[derive(Default)]
struct Taken {
    next: u64,
    all: BTreeMap<u64, Entry>,
}

struct Entry {
    asker: Asker,
    standing: Standing,
    since: Instant,
    /// The connection ends when this is gone.
    _keeps: oneshot::Sender<Infallible>,
}

/// Resolves when the place has to be given up.
pub(super) type Lost = oneshot::Receiver<Infallible>;

impl Places {
    pub fn new() -> Arc<Places> {
        Places::with(MAX_PLACES)
    }

    fn with(most: usize) -> Arc<Places> {
        Arc::new(Places { taken: Mutex::default(), freed: Notify::new(), most })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place.
    pub async fn enter(self: &Arc<Places>, asker: Asker) -> (Place, Lost) {
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
        asker: Asker,
        now: Instant,
    ) -> Result<(Place, Lost), Duration> {
        let mut taken = self.lock();
        if taken.all.len() >= self.most {
            taken.give_up(asker, now)?;
        }
        let (_keeps, lost) = oneshot::channel();
        let number = taken.next;
        taken.next += 1;
        let standing = Standing::Silent;
        taken.all.insert(number, Entry { asker, standing, since: now, _keeps });
        Ok((Place(Seat::new(number, asker, Arc::clone(self))), lost))
    }

    /// A connection has come so far, if it is not yet further.
    pub fn stands(&self, number: u64, standing: Standing, is_further: impl Fn(Standing) -> bool) {
        match self.lock().all.get_mut(&number) {
            Some(entry) if !is_further(entry.standing) => {
                (entry.standing, entry.since) = (standing, Instant::now());
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
    pub fn spare(&self) {
        self.lock().end_one(|entry, _| entry.standing == Standing::Silent);
    }
}

impl Taken {
    /// How many places an address has.
    fn count(&self) -> BTreeMap<Asker, usize> {
        let mut counts = BTreeMap::new();
        self.all.values().for_each(|entry| *counts.entry(entry.asker).or_default() += 1);
        counts
    }

    /// Ends the connection that is needed least among these; were there any?
    fn end_one(&mut self, may_go: impl Fn(&Entry, usize) -> bool) -> bool {
        let counts = self.count();
        let all = self.all.iter().map(|(&number, entry)| (number, entry, counts[&entry.asker]));
        let rank = |(_, entry, count): &(u64, &Entry, usize)| {
            (Reverse(*count), entry.standing, entry.since)
        };
        let least = all.filter(|(_, entry, count)| may_go(entry, *count)).min_by_key(rank);
        least.map(|(number, ..)| number).is_some_and(|number| self.all.remove(&number).is_some())
    }

    /// Takes a place for an address, from one that has more or from itself; otherwise says how
    /// long to wait.
    fn give_up(&mut self, asker: Asker, now: Instant) -> Result<(), Duration> {
        let own = self.all.values().filter(|entry| entry.asker == asker);
        let (count, wait) = (own.clone().count(), own.filter_map(|entry| entry.left(now)).min());
        let is_richer =
            |entry: &Entry, other| entry.standing != Standing::Working && other > count + 1;
        let is_left =
            |entry: &Entry, _| entry.asker == asker && entry.left(now) == Some(Duration::ZERO);
        match self.end_one(is_richer) || self.end_one(is_left) {
            true => Ok(()),
            false => Err(wait.unwrap_or(SENDING_TIME)),
        }
    }
}

impl Entry {
    /// How long its own address leaves it alone, if not to its end.
    fn left(&self, now: Instant) -> Option<Duration> {
        let time = match self.standing {
            Standing::Silent => SILENT_TIME,
            Standing::Sending => SENDING_TIME,
            Standing::Waiting | Standing::Working => return None,
        };
        Some(time.saturating_sub(now.duration_since(self.since)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(number: u8) -> Asker {
        [10, 0, 0, number].into()
    }

    /// Places of addresses, each one's standing.
    fn entered(places: &Arc<Places>, all: &[(u8, Standing)]) -> Vec<(Place, Lost)> {
        let enter = |&(number, standing)| {
            let entered = places.try_enter(asker(number), Instant::now()).ok().unwrap();
            entered.0.0.is(standing);
            entered
        };
        all.iter().map(enter).collect()
    }

    /// Which of them have lost their places.
    fn lost(all: &mut [(Place, Lost)]) -> Vec<usize> {
        let is_lost = |(_, lost): &mut (Place, Lost)| {
            lost.try_recv() == Err(oneshot::error::TryRecvError::Closed)
        };
        (0..all.len()).filter(|&place| is_lost(&mut all[place])).collect()
    }

    #[test]
    fn whoever_has_most_gives_up_what_is_needed_least() {
        use Standing::{Sending, Silent, Waiting, Working};
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
        use Standing::{Silent, Waiting};
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
