//! What every request may look at.

use super::turns::Turns;
use std::net::SocketAddr;

/// What every request may look at.
pub(super) struct Shared {
    /// Where the server listens.
    pub address: SocketAddr,
    pub turns: Turns,
    /// The board that the page begins with, as JSON; `null` if there is none.
    pub start: String,
}
