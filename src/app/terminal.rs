//! What the terminal can show: no colors, 256 or all; signs beyond ASCII or none.
//!
//! In: the environment, the option `--color`. Out: a [`Depth`]. Invariants: respects `NO_COLOR`,
//! `CLICOLOR`, `CLICOLOR_FORCE`, `FORCE_COLOR`, `TERM=dumb` and an empty `TERM`; the option takes
//! precedence.

use anstream::{AutoStream, ColorChoice};
use indicatif::ProgressStyle;
use nonosat_studio::drawing::Depth;
use std::env::var_os;

/// Sets the choice of colors: that of the option, else by environment and terminal.
pub fn choose(typed: ColorChoice) {
    let is_forced = var_os("FORCE_COLOR").is_some_and(|value| !value.is_empty() && value != "0");
    let is_refused = var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let choice = match typed {
        ColorChoice::Auto if is_forced && !is_refused => ColorChoice::Always,
        ColorChoice::Auto if is_nameless() => ColorChoice::Never,
        typed => typed,
    };
    choice.write_global();
}

/// The colors for standard output.
pub fn output_depth() -> Depth {
    depth(AutoStream::choice(&std::io::stdout()))
}

/// Is `TERM` empty on a system that sets it? Then nothing is known about the terminal.
fn is_nameless() -> bool {
    let is_clicolor = var_os("CLICOLOR_FORCE").is_some_and(|value| value != "0");
    cfg!(unix) && !is_clicolor && var_os("TERM").is_some_and(|name| name.is_empty())
}

/// The style of the progress line, with a spinner in ASCII where the terminal shows only that.
pub fn spinning(style: ProgressStyle) -> ProgressStyle {
    ticking(style, has_signs())
}

fn ticking(style: ProgressStyle, has_signs: bool) -> ProgressStyle {
    if has_signs { style } else { style.tick_chars("-\\|/ ") }
}

/// Does the terminal show signs beyond ASCII? Yes, unless the locale is not UTF-8.
pub fn has_signs() -> bool {
    let values = ["LC_ALL", "LC_CTYPE", "LANG"].iter().filter_map(var_os);
    has_signs_in(values.map(|value| value.to_string_lossy().into_owned()))
}

/// Is the locale UTF-8, or not set? The locale is the first of these names that is not empty.
fn has_signs_in(mut names: impl Iterator<Item = String>) -> bool {
    names.find(|name| !name.is_empty()).is_none_or(|name| {
        let name = name.to_lowercase();
        name.contains("utf-8") || name.contains("utf8")
    })
}

/// May standard error be colored?
pub fn has_colored_errors() -> bool {
    AutoStream::choice(&std::io::stderr()) != ColorChoice::Never
}

fn depth(choice: ColorChoice) -> Depth {
    if choice == ColorChoice::Never {
        return Depth::Plain;
    }
    let value = var_os("COLORTERM").unwrap_or_default();
    let is_direct = var_os("TERM").is_some_and(|name| name.to_string_lossy().ends_with("-direct"));
    if value == "truecolor" || value == "24bit" || is_direct { Depth::Full } else { Depth::Indexed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_shows_work_is_ascii_where_the_locale_is() {
        let is_ascii = |has_signs| {
            let style = ticking(ProgressStyle::default_spinner(), has_signs);
            (0..20).all(|tick| style.get_tick_str(tick).is_ascii())
        };
        assert!(is_ascii(false) && !is_ascii(true));
    }

    #[test]
    fn the_first_name_of_a_locale_tells_whether_there_are_signs() {
        let has = |names: &[&str]| has_signs_in(names.iter().map(|&name| name.to_owned()));
        assert!(has(&[]) && has(&["", ""]), "where nothing is told");
        assert!(
            has(&["", "de_DE.UTF-8", "C"]) && has(&["C.utf8"]) && has(&["ca_ES.UTF-8@valencia"])
        );
        assert!(!has(&["C", "en_US.UTF-8"]) && !has(&["POSIX"]) && !has(&["", "de_DE.ISO-8859-1"]));
    }
}
