//! What every request may look at.

use super::body::SHARED_MEBIBYTES;
use super::turns::Turns;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What every request may look at.
pub(super) struct Shared {
    /// Where the server listens.
    pub address: SocketAddr,
    pub turns: Turns,
    /// Memory for long bodies, in mebibytes.
    pub bodies: Arc<Semaphore>,
    /// The board that the page begins with, as JSON; `null` if there is none.
    pub start: String,
}

impl Shared {
    pub fn new(address: SocketAddr, start: String) -> Shared {
        let bodies = Arc::new(Semaphore::new(SHARED_MEBIBYTES));
        Shared { address, turns: Turns::new(), bodies, start }
    }
}
