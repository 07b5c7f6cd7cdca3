//! `nonosat convert`: puzzles in another format.
//!
//! Holds: nothing is dropped without `--lossy`, nothing replaced without `--force`; a bad file
//! does not keep the others from being converted.

use super::args::{Convert, Target};
use super::exit::Exit;
use super::failure::{self, Told};
use super::input;
use super::output::Sink;
use nonosat::document::Document;
use nonosat::format::{self, Format, Loss, Weight};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Converts every puzzle of every file.
pub fn run(command: &Convert) -> anyhow::Result<Exit> {
    let Some((out, inputs)) = command.paths.split_last() else { return Ok(Exit::Usage) };
    let format = target_format(command, out)?;
    let mut worst = Exit::Yes;
    for path in inputs {
        let result = input::documents(path, command.from).and_then(|puzzles| {
            let is_folder = out.is_dir() || inputs.len() > 1 || puzzles.len() > 1;
            if is_folder {
                std::fs::create_dir_all(out).map_err(|error| {
                    let message = format!("cannot make the folder {}: {error}", out.display());
                    Told::error(Exit::Io, message)
                })?;
            }
            for (place, (name, document)) in puzzles.iter().enumerate() {
                let number = (puzzles.len() > 1).then_some(place + 1);
                let target =
                    if is_folder { inside(out, path, number, format) } else { out.clone() };
                write(command, name, document, format, &target)?;
            }
            Ok(())
        });
        if let Err(error) = result {
            worst = worst.max(tell(command, path, &error)?);
        }
    }
    Ok(worst)
}

/// Prints the failure, for people or for programs.
fn tell(command: &Convert, path: &Path, error: &anyhow::Error) -> anyhow::Result<Exit> {
    if !command.json {
        return Ok(failure::tell(error));
    }
    let problems = failure::problems(error);
    let message = problems.first().map_or_else(|| format!("{error:#}"), |p| p.message.clone());
    let object =
        serde_json::json!({ "file": input::name(path), "error": message, "problems": problems });
    writeln!(std::io::stderr(), "{object}")?;
    Ok(failure::exit(error))
}

/// What `--to` says, or the ending of the file.
fn target_format(command: &Convert, out: &Path) -> anyhow::Result<Format> {
    let ending = out.extension().map(|ending| ending.to_string_lossy());
    let format = command.to.or_else(|| ending.as_deref().and_then(Format::from_ending));
    format.ok_or_else(|| {
        let message = format!(
            "the ending of {} tells no format\nhelp: say which: --to json, --to non, ...",
            out.display()
        );
        Told::error(Exit::Usage, message)
    })
}

/// The file in the folder `out` for a puzzle of `path`.
fn inside(out: &Path, path: &Path, number: Option<usize>, format: Format) -> PathBuf {
    let stem = match path.as_os_str() == "-" {
        true => "puzzle".to_owned(),
        false => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let number = number.map_or(String::new(), |number| format!("-{number}"));
    let ending = format.endings().first().copied().unwrap_or(format.name());
    out.join(format!("{stem}{number}.{ending}"))
}

fn write(
    command: &Convert,
    name: &str,
    document: &Document,
    format: Format,
    target: &Path,
) -> anyhow::Result<()> {
    let loss = Loss { lossy: command.lossy, drop: &[] };
    let written = format::write(document, format, loss).map_err(|error| {
        let is_droppable = matches!(&error, format::WriteError::CannotSay { features, .. }
            if features.iter().all(|feature| feature.weight() <= Weight::Game));
        let help = if is_droppable { "\nhelp: --lossy leaves it out" } else { "" };
        Told::error(Exit::BadInput, format!("{name}: {error}{help}"))
    })?;
    let output = (target.as_os_str() != "-").then(|| target.to_owned());
    let mut sink = Sink::open(&Target { output, force: command.force })?;
    sink.write_all(written.text.as_bytes())?;
    sink.finish()?;
    for feature in &written.lost {
        eprintln!("warning: {name}: left out {}", feature.describe());
    }
    Ok(())
}
