//! Tools for language models: the Model Context Protocol on standard input and output.
//!
//! In: JSON-RPC, one message a line. Out: the same. Invariants: this module is transport around
//! `respond`, as the server is: a tool asks paths of the API and says briefly what they answer; no
//! tool touches a file; what a model did wrong is a result that it can read, not an error of the
//! protocol; a cancelled call ends its work.

mod answers;
mod arguments;
mod requests;
mod serve;
mod tools;

pub use serve::serve;
