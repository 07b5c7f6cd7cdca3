//! State that all requests share.

use super::body::SHARED_MEBIBYTES;
use super::fair_queues::FairQueues;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use tokio::sync::Semaphore;

/// State that all requests share.
pub(super) struct Shared {
    /// The address on which the server listens.
    pub address: SocketAddr,
    pub queues: FairQueues,
    /// Memory for long bodies, in mebibytes.
    pub bodies: Arc<Semaphore>,
    pub long: LongWork,
    /// The board that the page opens first, as JSON; `null` if there is none.
    pub start: String,
}

impl Shared {
    pub fn new(address: SocketAddr, start: String) -> Shared {
        let bodies = Arc::new(Semaphore::new(SHARED_MEBIBYTES));
        Shared { address, queues: FairQueues::new(), bodies, long: LongWork::default(), start }
    }
}

/// Runs quick work with long bodies, one thread at a time. The C library keeps freed memory for each
/// concurrent thread; one thread bounds what it keeps.
#[derive(Default)]
pub(super) struct LongWork(Mutex<Option<JoinHandle<()>>>);

impl LongWork {
    pub fn begin(&self, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The last thread has returned its turn, so it ends now. Its client got the panic, if any.
        let _ = last.take().map(JoinHandle::join);
        *last = Some(Builder::new().spawn(work)?);
        Ok(())
    }
}
