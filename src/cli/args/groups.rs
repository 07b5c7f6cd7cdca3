//! The list of commands in `nonosat --help`, grouped by purpose.
//!
//! In: the definition of the program. Out: a template for clap. Invariants: lists each command
//! that is not hidden, once; a command without a group stands under the last heading.

use clap::Command;
use std::fmt::Write;

const GROUPS: [(&str, &[&str]); 5] = [
    ("Play", &["serve", "play"]),
    ("Solve and check", &["solve", "check", "explain", "info"]),
    ("Make", &["make", "mend", "convert", "scan"]),
    ("Draw and print", &["render", "book"]),
    ("Research", &["encode", "decode", "prove", "verify", "batch"]),
];

/// The heading of all other commands.
const OTHERS: &str = "Other";

/// The template of the program's help.
pub fn template(program: &Command) -> String {
    let mut text = "{about-with-newline}\n{usage-heading} {usage}\n\n".to_owned();
    for (heading, names) in GROUPS {
        let named = |command: &&Command| names.contains(&command.get_name());
        push(&mut text, heading, program.get_subcommands().filter(named));
    }
    let grouped = |name: &str| GROUPS.iter().any(|(_, names)| names.contains(&name));
    let other = |command: &&Command| !command.is_hide_set() && !grouped(command.get_name());
    push(&mut text, OTHERS, program.get_subcommands().filter(other));
    text + "\nOptions:\n{options}{after-help}"
}

fn push<'a>(text: &mut String, heading: &str, commands: impl Iterator<Item = &'a Command>) {
    text.push_str(heading);
    text.push_str(":\n");
    for command in commands {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {:<12} {about}", command.get_name());
    }
}
