//! The forms of pictures as files and text.
//!
//! In: the option `--to`, paths. Out: a [`Form`]. Invariants: the ending of a file always matches
//! its form; endings without a form are refused. A puzzle's format keeps the picture as the goal.

use crate::app::Exit;
use crate::app::failure::CliError;
use nonosat_board::message::{Message, message};
use nonosat_files::{Feature, Format};
use std::path::Path;

/// A form of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For the terminal, in color if it is one.
    Text,
    /// Text with the clues next to it.
    Board,
    /// One letter per cell, `-` for the background.
    Solution,
    /// A drawing with the clues.
    Svg,
    /// The drawing in pixels.
    Png,
    /// The drawing on a page.
    Pdf,
    /// A film of the solving; only `render` makes it.
    Gif,
    /// The film in all colors.
    Apng,
    /// One object per line.
    Json,
    /// The puzzle with the picture as its goal.
    Puzzle(Format),
}

impl Form {
    /// The endings of drawings.
    #[cfg(feature = "print")]
    pub const DRAWINGS: [&str; 3] = ["svg", "png", "pdf"];
    #[cfg(not(feature = "print"))]
    pub const DRAWINGS: [&str; 1] = ["svg"];

    /// The endings of films.
    #[cfg(feature = "print")]
    const FILMS: [&str; 2] = ["gif", "apng"];
    #[cfg(not(feature = "print"))]
    const FILMS: [&str; 0] = [];

    /// Is this the ending of a drawing or a film, which `render` writes?
    pub fn is_drawn(ending: &str) -> bool {
        Form::DRAWINGS.contains(&ending) || Form::FILMS.contains(&ending)
    }

    /// The form of this name, which may also be the name or ending of a puzzle's format.
    pub fn named(name: &str) -> Option<Form> {
        let name = name.trim_start_matches('.').to_lowercase();
        match name.as_str() {
            "text" => Some(Form::Text),
            "board" => Some(Form::Board),
            "json" => Some(Form::Json),
            name => {
                Form::of_ending(name).or_else(|| Format::from_name(name).and_then(Form::puzzle))
            }
        }
    }

    /// The form `requested`, else by the ending of the output file, else text.
    ///
    /// # Errors
    /// If the ending is that of no form.
    pub fn of(requested: Option<Form>, path: Option<&Path>) -> anyhow::Result<Form> {
        let Some(path) = path.filter(|_| requested.is_none()) else {
            return Ok(requested.unwrap_or(Form::Text));
        };
        match ending(path) {
            None => Ok(Form::Text),
            Some(ending) => Form::of_ending(&ending).ok_or_else(|| {
                let endings = Form::DRAWINGS.map(|ending| format!(".{ending}")).join(", ");
                let help = message!("help-endings-picture", endings = endings);
                wrong_ending(path, "picture", help)
            }),
        }
    }

    fn of_ending(ending: &str) -> Option<Form> {
        match ending {
            "txt" => Some(Form::Text),
            "solution" => Some(Form::Solution),
            "svg" => Some(Form::Svg),
            "png" if cfg!(feature = "print") => Some(Form::Png),
            "pdf" if cfg!(feature = "print") => Some(Form::Pdf),
            ending => Format::from_ending(ending).and_then(Form::puzzle),
        }
    }

    fn puzzle(format: Format) -> Option<Form> {
        (!format.is_read_only() && Form::holds_goal(format)).then_some(Form::Puzzle(format))
    }

    /// Can files of this format hold a picture, as the goal?
    pub fn holds_goal(format: Format) -> bool {
        format.features().contains(&Feature::Goal)
    }

    /// Is it a form of one puzzle or one drawing, which cannot hold several pictures?
    pub fn holds_one(self) -> bool {
        self.is_drawing() || matches!(self, Form::Puzzle(_))
    }

    /// Is it a drawing?
    pub fn is_drawing(self) -> bool {
        matches!(self, Form::Svg | Form::Png | Form::Pdf | Form::Gif | Form::Apng)
    }

    /// The form of a drawing, a film, or a board as text, by the ending of the output file, else SVG.
    ///
    /// # Errors
    /// If the ending is that of none of them.
    pub fn of_drawing(path: Option<&Path>) -> anyhow::Result<Form> {
        refuse_other_endings(
            path,
            &[&Form::DRAWINGS[..], &Form::FILMS, &["txt"]].concat(),
            "drawing",
        )?;
        let Some(ending) = path.and_then(ending) else { return Ok(Form::Svg) };
        Ok(match ending.as_str() {
            "txt" => Form::Board,
            "gif" => Form::Gif,
            "apng" => Form::Apng,
            ending => Form::of_ending(ending).unwrap_or(Form::Svg),
        })
    }
}

/// Refuses a name whose ending is none of `endings`; accepts a name without an ending. `content`
/// names the content.
pub fn refuse_other_endings(
    path: Option<&Path>,
    endings: &[&str],
    content: &str,
) -> anyhow::Result<()> {
    match path.and_then(|path| Some((path, ending(path)?))) {
        Some((path, ending)) if !endings.contains(&ending.as_str()) => {
            let endings = format!(".{}", endings.join(", ."));
            let help = message!("help-endings-other", endings = endings);
            Err(wrong_ending(path, content, help))
        }
        _ => Ok(()),
    }
}

fn wrong_ending(path: &Path, content: &str, help: Message) -> anyhow::Error {
    let (file, ending) = (path.display().to_string(), ending(path).unwrap_or_default());
    let message =
        Message::new(format!("ending-{content}")).with("file", file).with("ending", ending);
    CliError::with_help(Exit::Usage, message, help)
}

/// The ending of a name, in lower case.
pub fn ending(path: &Path) -> Option<String> {
    path.extension().map(|ending| ending.to_string_lossy().to_lowercase())
}
