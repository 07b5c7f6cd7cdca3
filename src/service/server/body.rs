//! Reads the bodies of requests within memory limits.
//!
//! In: streams. Out: bytes with their share of the memory. Invariants: each body has [`FREE_BYTES`]
//! of its own, so short or slow requests do not block others; longer bodies share
//! [`SHARED_MEBIBYTES`] and are refused when those are used up.

use crate::api::Refusal;
use crate::report::Kind;
use axum::body::{Body, HttpBody};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tokio_stream::StreamExt;

/// Time limit for receiving a body.
const READ_TIME: Duration = Duration::from_secs(20);
/// A body with a longer `Content-Length` is refused unread.
const MAX_DISCARDED: u64 = 64 << 20;
/// Bytes that each body has of its own: 128 MiB for all connections.
pub(super) const FREE_BYTES: usize = 256 << 10;
/// The unit of memory that longer bodies share.
const MEBIBYTE: usize = 1 << 20;
/// The memory that all longer bodies share.
pub(super) const SHARED_MEBIBYTES: usize = 512;
/// The reserved buffer of a longer body; its pages take memory only when written. glibc keeps freed
/// buffers of up to 32 MiB (hundreds of MiB in all), so a larger one is returned to the system.
const BUFFER_BYTES: usize = 33 << 20;

/// A body with its share of the memory for bodies.
pub(super) struct StoredBody {
    pub bytes: Vec<u8>,
    /// Returned when dropped.
    _share: Option<OwnedSemaphorePermit>,
}

/// The received part of a body.
#[derive(Default)]
struct PartialBody {
    bytes: Vec<u8>,
    share: Option<OwnedSemaphorePermit>,
    /// Why the body is refused; nothing is kept then.
    refusal: Option<Refusal>,
}

impl PartialBody {
    fn take(&mut self, part: &[u8], limit: usize, shared: &Arc<Semaphore>) {
        let length = self.bytes.len() + part.len();
        if self.refusal.is_none() && length > limit {
            self.refuse(Refusal::too_many_bytes(limit));
        }
        if self.refusal.is_none() && !self.has_room(length, shared) {
            self.refuse(Refusal::busy());
        }
        if self.refusal.is_none() {
            self.bytes.extend_from_slice(part);
        }
    }

    /// Drops what was kept. The rest is read and discarded, since clients read the response only
    /// after sending.
    fn refuse(&mut self, refusal: Refusal) {
        *self = PartialBody { refusal: Some(refusal), ..PartialBody::default() };
    }

    /// Reserves room for `length` bytes. Returns whether there was enough.
    fn has_room(&mut self, length: usize, shared: &Arc<Semaphore>) -> bool {
        let room = |share: usize| if share == 0 { FREE_BYTES } else { share * MEBIBYTE };
        let held_permits = self.share.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        if length <= room(held_permits) {
            return true;
        }
        let needed_permits = (length.div_ceil(MEBIBYTE) - held_permits) as u32;
        let Ok(permit) = Arc::clone(shared).try_acquire_many_owned(needed_permits) else {
            return false;
        };
        if held_permits == 0 && self.bytes.try_reserve_exact(BUFFER_BYTES).is_err() {
            return false;
        }
        match &mut self.share {
            Some(share) => share.merge(permit),
            none => *none = Some(permit),
        }
        true
    }
}

/// Reads a body to its end; refuses it if it has more than `limit` bytes.
pub(super) async fn read(
    body: Body,
    limit: usize,
    shared: &Arc<Semaphore>,
) -> Result<StoredBody, Refusal> {
    if body.size_hint().lower() > MAX_DISCARDED {
        return Err(Refusal::too_many_bytes(limit));
    }
    let mut parts = body.into_data_stream();
    let mut partial = PartialBody::default();
    let reading = async {
        while let Some(part) = parts.try_next().await? {
            partial.take(&part, limit, shared);
        }
        Ok::<_, axum::Error>(())
    };
    match timeout(READ_TIME, reading).await {
        Ok(Ok(())) => match partial.refusal {
            None => Ok(StoredBody { bytes: partial.bytes, _share: partial.share }),
            Some(refusal) => Err(refusal),
        },
        Ok(Err(_)) => Err(Refusal::of(Kind::Question, "refused-broken")),
        Err(_) => Err(Refusal::of(Kind::Slow, "refused-slow")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_small_needs_no_share_and_what_is_given_up_gives_its_share_back() {
        let shared = Arc::new(Semaphore::new(3));
        let mut first = PartialBody::default();
        first.take(&vec![1; 2 * MEBIBYTE], 16 * MEBIBYTE, &shared);
        let mut second = PartialBody::default();
        second.take(&vec![1; MEBIBYTE], 16 * MEBIBYTE, &shared);
        assert_eq!(shared.available_permits(), 0);
        let mut small = PartialBody::default();
        small.take(&vec![1; FREE_BYTES], 16 * MEBIBYTE, &shared);
        assert!(small.refusal.is_none());
        small.take(&[1], 16 * MEBIBYTE, &shared);
        assert_eq!(small.refusal, Some(Refusal::busy()));
        first.take(&vec![1; 15 * MEBIBYTE], 16 * MEBIBYTE, &shared);
        assert_eq!(first.refusal, Some(Refusal::too_many_bytes(16 * MEBIBYTE)));
        assert_eq!((shared.available_permits(), first.bytes.capacity()), (2, 0));
        second.take(&vec![1; 2 * MEBIBYTE], 16 * MEBIBYTE, &shared);
        assert!(second.refusal.is_none() && second.bytes.len() == 3 * MEBIBYTE);
    }
}
