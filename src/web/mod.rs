//! The page in the browser: a server for one machine.
//!
//! In: requests. Out: the page, and JSON under `/api` as `openapi.json` describes it.
//! Holds: nothing is kept between requests: each brings its puzzle and marks; no request
//! names a file; every answer has a limit of time and memory. Reads: every room but `cli`.

mod board;
mod connection;
mod guard;
mod keep;
mod make;
mod page;
mod play;
mod reply;
mod server;
mod solving;
mod work;

pub use server::{Settings, serve};
