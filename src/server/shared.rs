//! What every request may look at.

use super::body::SHARED_MEBIBYTES;
use super::fair_queues::FairQueues;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use tokio::sync::Semaphore;

/// What every request may look at.
pub(super) struct Shared {
    /// Where the server listens.
    pub address: SocketAddr,
    pub turns: FairQueues,
    /// Memory for long bodies, in mebibytes.
    pub bodies: Arc<Semaphore>,
    pub long: LongWork,
    /// The board that the page begins with, as JSON; `null` if there is none.
    pub start: String,
}

impl Shared {
    pub fn new(address: SocketAddr, start: String) -> Shared {
        let bodies = Arc::new(Semaphore::new(SHARED_MEBIBYTES));
        Shared { address, turns: FairQueues::new(), bodies, long: LongWork::default(), start }
    }
}

/// Work with long bodies, which has one turn: a thread after the other. The C library keeps
/// memory of each thread that works beside others; so it keeps no more than one of them needs.
#[derive(Default)]
pub(super) struct LongWork(Mutex<Option<JoinHandle<()>>>);

impl LongWork {
    pub fn begin(&self, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // It has given its turn back, so it ends now. Whether it panicked was its asker's matter.
        let _ = last.take().map(JoinHandle::join);
        *last = Some(Builder::new().spawn(work)?);
        Ok(())
    }
}
