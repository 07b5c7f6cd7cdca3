//! The program `nonosat`: arguments in, one command run, an exit status out.

mod cli;
mod play;
mod shell;

fn main() -> std::process::ExitCode {
    cli::run().into()
}
