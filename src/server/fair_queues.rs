//! How much goes on at once, and whose turn is next.
//!
//! Invariants: at most [`MAX_WORK`] questions of each kind are worked on, so that what is quick does
//! not wait for what is not; one with a long body is never quick. Those that wait get their turns asker by asker, each asker's in
//! their order: whoever asks much waits longer, and nobody else does.

use crate::api::Priority;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot::{Receiver, Sender, channel};

/// Most questions of a kind that are worked on.
const MAX_WORK: usize = 2;
/// The same of those that would be quick but for their bodies: to read one takes much memory.
const MAX_LONG: usize = 1;

/// Who asks: whoever shares an address shares turns.
pub(super) type Client = IpAddr;

/// The turns of each kind.
pub(super) struct FairQueues {
    quick: Arc<Queue>,
    long: Arc<Queue>,
    help: Arc<Queue>,
    solve: Arc<Queue>,
}

impl FairQueues {
    pub fn new() -> FairQueues {
        let queue = |most| Arc::new(Queue::new(most));
        FairQueues {
            quick: queue(MAX_WORK),
            long: queue(MAX_LONG),
            help: queue(MAX_WORK),
            solve: queue(MAX_WORK),
        }
    }

    /// Those of a kind of work, with a long body or without.
    pub fn of(&self, work: Priority, is_long: bool) -> &Arc<Queue> {
        match work {
            Priority::None | Priority::Quick if is_long => &self.long,
            Priority::None | Priority::Quick => &self.quick,
            Priority::Help => &self.help,
            Priority::Solve => &self.solve,
        }
    }
}

/// Those that wait for so many turns.
pub(super) struct Queue(Mutex<Waiting>);

struct Waiting {
    /// Turns that nobody has.
    free: usize,
    /// Who comes next, and what each waits with.
    clients: VecDeque<(Client, VecDeque<Sender<Ticket>>)>,
}

/// A turn, as long as it is kept.
pub(super) struct Ticket(Option<Arc<Queue>>);

impl Drop for Ticket {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.pass_on();
        }
    }
}

impl Queue {
    fn new(free: usize) -> Queue {
        Queue(Mutex::new(Waiting { free, clients: VecDeque::new() }))
    }

    /// Waits for a turn; whoever drops this waits no longer.
    pub fn turn(self: &Arc<Queue>, asker: Client) -> Receiver<Ticket> {
        let (sender, receiver) = channel();
        {
            let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match waiting.clients.iter_mut().find(|(other, _)| *other == asker) {
                Some((_, own)) => own.push_back(sender),
                None => waiting.clients.push_back((asker, VecDeque::from([sender]))),
            }
            if waiting.free == 0 {
                return receiver;
            }
            waiting.free -= 1;
        }
        self.pass_on();
        receiver
    }

    /// A turn is free: the next one gets it, if anybody waits still.
    fn pass_on(self: &Arc<Queue>) {
        while let Some(next) = self.next() {
            match next.send(Ticket(Some(Arc::clone(self)))) {
                Ok(()) => return,
                // Went away; the turn is passed on here.
                Err(mut ticket) => ticket.0 = None,
            }
        }
    }

    /// Who is next; if nobody is, the turn is free.
    fn next(&self) -> Option<Sender<Ticket>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((asker, mut own)) = waiting.clients.pop_front() {
            // Who went away takes no turn from those who wait with it.
            let next = std::iter::from_fn(|| own.pop_front()).find(|next| !next.is_closed());
            if !own.is_empty() {
                waiting.clients.push_back((asker, own));
            }
            if next.is_some() {
                return next;
            }
        }
        waiting.free += 1;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(number: u8) -> Client {
        [10, 0, 0, number].into()
    }

    #[test]
    fn turns_go_round_the_askers() {
        let queue = Arc::new(Queue::new(1));
        let mut kept = Some(queue.turn(asker(0)).try_recv().unwrap());
        let order = [1, 1, 1, 2, 3, 3];
        let mut waiting: Vec<_> =
            order.iter().map(|&number| (number, queue.turn(asker(number)))).collect();
        // One of those that wait goes away.
        waiting.remove(1);
        let mut seen = Vec::new();
        while !waiting.is_empty() {
            drop(kept.take());
            let place = (0..waiting.len()).find(|&place| {
                kept = waiting[place].1.try_recv().ok();
                kept.is_some()
            });
            seen.push(waiting.remove(place.unwrap()).0);
        }
        assert_eq!(seen, [1, 2, 3, 1, 3]);
        drop(kept);
        assert!(queue.turn(asker(9)).try_recv().is_ok(), "the turn is free again");
    }

    #[test]
    fn so_many_have_a_turn_at_once() {
        let turns = FairQueues::new();
        let queue = turns.of(Priority::Help, false);
        let mut all: Vec<_> = (0..5).map(|number| queue.turn(asker(number))).collect();
        let kept: Vec<_> = all.iter_mut().filter_map(|one| one.try_recv().ok()).collect();
        assert_eq!(kept.len(), MAX_WORK);
        let long = turns.of(Priority::Quick, true);
        let _one = long.turn(asker(0)).try_recv().unwrap();
        assert!(long.turn(asker(1)).try_recv().is_err(), "one with a long body at once");
        assert!(
            turns.of(Priority::Quick, false).turn(asker(0)).try_recv().is_ok(),
            "other work goes on"
        );
    }
}
