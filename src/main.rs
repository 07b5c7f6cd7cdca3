//! The program `nonosat`: arguments in, one command run, an exit status out.

mod app;
mod cli;
mod tui;

fn main() -> std::process::ExitCode {
    cli::run().into()
}
