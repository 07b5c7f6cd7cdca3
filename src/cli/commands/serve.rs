//! `nonosat serve`: serves the page for the browser until Ctrl-C.
//!
//! In: an address, a puzzle to begin with. Out: the page's address on standard output.

use crate::app::failure::CliError;
use crate::app::language::words;
use crate::app::{Exit, input, interrupt, memory};
use crate::cli::Verbosity;
use crate::cli::args::Serve;
use anyhow::Context;
use nonosat_board::message::{Message, message};
use nonosat_service::server::{Settings, serve};
use std::io::{ErrorKind, Write};
use std::net::SocketAddr;

/// The default port. It is fixed, since browsers store preferences and games by address.
const PORT: u16 = 8417;

/// Serves the page.
pub fn run(command: &Serve, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let puzzle = command.puzzle.as_ref();
    let puzzle = puzzle.map(|path| input::document(path, command.from)).transpose()?;
    if !command.bind.is_loopback() {
        verbosity.warn("warning-everyone");
    }
    let address = |port| SocketAddr::new(command.bind, port);
    let mut settings = Settings { address: address(command.port.unwrap_or(PORT)), puzzle };
    memory::require_for_server()?;
    interrupt::listen();
    let stop = interrupt::flag();
    let mut result = serve(&settings, &stop, |address| announce(address, command.no_open));
    if let Err(error) = &result
        && error.kind() == ErrorKind::AddrInUse
        && command.port.is_none()
    {
        verbosity.warn(message!("warning-port", port = PORT.to_string()));
        settings.address = address(0);
        result = serve(&settings, &stop, |address| announce(address, command.no_open));
    }
    match result {
        Err(error) if error.kind() == ErrorKind::InvalidInput => {
            Err(CliError::error(Exit::BadInput, Message::plain(error)))
        }
        result => {
            let address = settings.address.to_string();
            result.with_context(|| words(&message!("cannot-serve", address = address)))?;
            Ok(Exit::Yes)
        }
    }
}

/// Prints the address, and opens it in the browser unless `no_open`.
fn announce(address: SocketAddr, no_open: bool) {
    let host = if address.ip().is_unspecified() { "localhost".to_owned() } else { host(address) };
    let page = format!("http://{host}:{}/", address.port());
    // The server works also if standard output and error are closed.
    let _ = writeln!(std::io::stdout(), "{page}");
    let _ = writeln!(std::io::stderr(), "{}", words(&message!("serve-stop")));
    if !no_open && let Err(error) = open::that_detached(&page) {
        let message = message!("serve-no-browser", why = error.to_string());
        let _ = writeln!(std::io::stderr(), "{}", words(&message));
    }
}

fn host(address: SocketAddr) -> String {
    if address.is_ipv6() { format!("[{}]", address.ip()) } else { address.ip().to_string() }
}
