//! Serves the browser page and the API over HTTP, for one machine.
//!
//! In: requests. Out: the page, and under `/api` the answers of `respond`. Invariants: this module
//! only does transport: sockets, access control, limits; requests cannot name files on disk.

mod body;
mod connection;
mod fair_queues;
mod guard;
mod link;
mod page;
mod places;
mod serve;
mod shared;
mod work;

pub use serve::{Settings, serve};
