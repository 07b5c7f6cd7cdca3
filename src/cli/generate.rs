//! `nonosat generate`: what other programs want to know of the commands: pages for man,
//! completions for shells.
//!
//! In: what can be typed. Out: text, or files in a folder. Invariants: made of the help texts
//! themselves, so that they cannot disagree.

use super::args::{Generate, What, everything};
use crate::app::Exit;
use crate::app::output::Sink;
use anyhow::Context;
use std::io::Write;
use std::iter::once;
use std::path::Path;

/// Writes what was asked for.
pub fn run(command: &Generate) -> anyhow::Result<Exit> {
    let files = files(command.what)?;
    let Some(folder) = &command.output else {
        let first = files.into_iter().next().map_or(Vec::new(), |(_, text)| text);
        let mut sink = Sink::open(None, false)?;
        sink.write_all(&first)?;
        sink.finish()?;
        return Ok(Exit::Yes);
    };
    let is_new = !folder.exists();
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let written = files.iter().try_for_each(|(name, text)| write(&folder.join(name), text));
    if written.is_err() && is_new {
        // What could not be written is the end of it.
        files.iter().for_each(|(name, _)| drop(std::fs::remove_file(folder.join(name))));
        let _ = std::fs::remove_dir(folder);
    }
    written.map(|()| Exit::Yes)
}

/// Names and contents, the main one first.
fn files(what: What) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let mut all = everything();
    if let Some(shell) = what.shell() {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut all, "nonosat", &mut text);
        let name = clap_complete::Generator::file_name(&shell, "nonosat");
        return Ok(vec![(name, text)]);
    }
    let commands: Vec<_> =
        below(&all).flat_map(|one| once(one).chain(below(one))).cloned().collect();
    once(all).chain(commands).map(page).collect()
}

/// The commands of a command.
fn below(command: &clap::Command) -> impl Iterator<Item = &clap::Command> {
    command.get_subcommands().filter(|command| command.get_name() != "help")
}

fn page(command: clap::Command) -> anyhow::Result<(String, Vec<u8>)> {
    let page = clap_mangen::Man::new(command);
    let mut text = Vec::new();
    page.render(&mut text)?;
    Ok((page.get_filename(), text))
}

/// Such a file is made anew each time; what is there is of an earlier version.
fn write(path: &Path, text: &[u8]) -> anyhow::Result<()> {
    let mut sink = Sink::open(Some(path), true)?;
    sink.write_all(text)?;
    sink.finish()
}
