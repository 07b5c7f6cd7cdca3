//! Limits concurrent work and gives turns to clients in rotation.
//!
//! In: requests by priority and client. Out: a [`Ticket`] for each, when its turn comes.
//! Invariants: at most [`MAX_WORK`] requests of each queue are worked on at once; quick requests
//! with long bodies have a queue of their own, and so has help with small boards, of which up to
//! [`MAX_SMALL_BOARDS`] are worked on at once. Turns rotate over clients, and each client's requests keep
//! their order: a client with many requests delays only itself.

use super::body::FREE_BYTES;
use crate::api::Priority;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot::{Receiver, Sender, channel};

/// Most requests of a queue that are worked on at once.
const MAX_WORK: usize = 2;
/// The same for quick requests with long bodies, which take much memory to read.
const MAX_LONG: usize = 1;
/// The same for help with small boards. It takes little memory, and the processor goes round the
/// threads: what needs milliseconds does not wait for what needs a second.
const MAX_SMALL_BOARDS: usize = 8;
/// Most bytes of a request for help with a small board: some 80x80 cells with all their marks.
const SMALL_BYTES: usize = 16 << 10;

/// A client: all programs at one address.
pub(super) type Client = IpAddr;

/// The queues of all priorities.
pub(super) struct FairQueues {
    quick: Arc<Queue>,
    long: Arc<Queue>,
    small: Arc<Queue>,
    help: Arc<Queue>,
    make: Arc<Queue>,
    solve: Arc<Queue>,
}

/// Is it a quick request with a long body?
pub(super) fn is_long(work: Priority, body_bytes: usize) -> bool {
    matches!(work, Priority::None | Priority::Quick) && body_bytes > FREE_BYTES
}

impl FairQueues {
    pub fn new() -> FairQueues {
        let queue = |capacity| Arc::new(Queue::new(capacity));
        FairQueues {
            quick: queue(MAX_WORK),
            long: queue(MAX_LONG),
            small: queue(MAX_SMALL_BOARDS),
            help: queue(MAX_WORK),
            make: queue(MAX_WORK),
            solve: queue(MAX_WORK),
        }
    }

    /// The queue for a request of this priority with so many bytes.
    pub fn of(&self, work: Priority, body_bytes: usize) -> &Arc<Queue> {
        match work {
            work if is_long(work, body_bytes) => &self.long,
            Priority::None | Priority::Quick => &self.quick,
            Priority::Help if body_bytes <= SMALL_BYTES => &self.small,
            Priority::Help => &self.help,
            Priority::Make => &self.make,
            Priority::Solve => &self.solve,
        }
    }
}

/// The requests that wait for a fixed number of turns.
pub(super) struct Queue(Mutex<Waiting>);

struct Waiting {
    /// Free turns.
    free: usize,
    /// The clients in the order of their turns, each with its waiting requests.
    clients: VecDeque<(Client, VecDeque<Sender<Ticket>>)>,
}

/// A turn; dropping it passes the turn on.
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

    /// Joins the queue. The receiver resolves with a turn; dropping it leaves the queue.
    pub fn turn(self: &Arc<Queue>, client: Client) -> Receiver<Ticket> {
        let (sender, receiver) = channel();
        {
            let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match waiting.clients.iter_mut().find(|(name, _)| *name == client) {
                Some((_, queue)) => queue.push_back(sender),
                None => waiting.clients.push_back((client, VecDeque::from([sender]))),
            }
            if waiting.free == 0 {
                return receiver;
            }
            waiting.free -= 1;
        }
        self.pass_on();
        receiver
    }

    /// Gives a free turn to the next request that still waits.
    fn pass_on(self: &Arc<Queue>) {
        while let Some(next) = self.next() {
            match next.send(Ticket(Some(Arc::clone(self)))) {
                Ok(()) => return,
                // The request has left the queue; the loop passes the turn on.
                Err(mut ticket) => ticket.0 = None,
            }
        }
    }

    /// Removes the next request from the queue; if there is none, marks the turn free.
    fn next(&self) -> Option<Sender<Ticket>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some((client, mut queue)) = waiting.clients.pop_front() {
            // Skips requests that left the queue, so they cost their client no turn.
            let next = std::iter::from_fn(|| queue.pop_front()).find(|next| !next.is_closed());
            if !queue.is_empty() {
                waiting.clients.push_back((client, queue));
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
        // Each queue with what fills it: one client that asks too often.
        let queues = [
            (Priority::Quick, 9, MAX_WORK),
            (Priority::Quick, FREE_BYTES + 1, MAX_LONG),
            (Priority::Help, SMALL_BYTES, MAX_SMALL_BOARDS),
            (Priority::Help, SMALL_BYTES + 1, MAX_WORK),
            (Priority::Make, 0, MAX_WORK),
            (Priority::Solve, 9, MAX_WORK),
        ];
        let mut kept = Vec::new();
        for (work, bytes, most) in queues {
            let queue = turns.of(work, bytes);
            let mut all: Vec<_> = (0..=most).map(|_| queue.turn(asker(0))).collect();
            let turns: Vec<_> = all.iter_mut().filter_map(|one| one.try_recv().ok()).collect();
            assert_eq!(turns.len(), most, "{work:?} of {bytes} bytes, whatever the others do");
            kept.push((all, turns));
        }
    }

    #[test]
    fn help_with_a_small_board_waits_for_no_large_one() {
        let turns = FairQueues::new();
        // The request of a board of 200x200 with marks, of more memory than is free, and an image.
        for bytes in [63_000, FREE_BYTES + 1] {
            let large: Vec<_> =
                (0..3).map(|_| turns.of(Priority::Help, bytes).turn(asker(0))).collect();
            let images: Vec<_> =
                (0..3).map(|_| turns.of(Priority::Make, 0).turn(asker(0))).collect();
            for client in [0, 1] {
                assert!(turns.of(Priority::Help, 700).turn(asker(client)).try_recv().is_ok());
            }
            drop((large, images));
        }
    }
}
