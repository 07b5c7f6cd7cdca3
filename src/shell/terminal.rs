//! What a terminal shows: colors or none, any color or 256.
//!
//! In: the environment, what was typed. Out: a [`Depth`]. Holds: `NO_COLOR`, `CLICOLOR`,
//! `CLICOLOR_FORCE`, `FORCE_COLOR` and `TERM=dumb` are heeded, a typed wish before them.

use anstream::{AutoStream, ColorChoice};
use nonosat::render::Depth;
use std::env::var_os;

/// Takes note of what was typed; without it the environment and the terminal tell.
pub fn choose(typed: ColorChoice) {
    let is_forced = var_os("FORCE_COLOR").is_some_and(|value| !value.is_empty() && value != "0");
    let is_refused = var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let choice = match typed {
        ColorChoice::Auto if is_forced && !is_refused => ColorChoice::Always,
        typed => typed,
    };
    choice.write_global();
}

/// The colors for standard output.
pub fn output_depth() -> Depth {
    depth(AutoStream::choice(&std::io::stdout()))
}

/// May standard error be colored?
pub fn has_colored_errors() -> bool {
    AutoStream::choice(&std::io::stderr()) != ColorChoice::Never
}

fn depth(choice: ColorChoice) -> Depth {
    if choice == ColorChoice::Never {
        return Depth::Plain;
    }
    let told = var_os("COLORTERM").unwrap_or_default();
    let is_direct = var_os("TERM").is_some_and(|name| name.to_string_lossy().ends_with("-direct"));
    if told == "truecolor" || told == "24bit" || is_direct { Depth::Full } else { Depth::Indexed }
}
