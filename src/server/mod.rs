//! The page in the browser: a server for one machine.
//!
//! In: requests. Out: the page, and under `/api` what `respond` answers. Invariants: this room is
//! transport: sockets, who may ask, how much goes on at once; no request names a file.

mod body;
mod connection;
mod fair_queues;
mod guard;
mod page;
mod places;
mod reply;
mod serve;
mod shared;
mod taken;
mod work;

pub use serve::{Settings, serve};
