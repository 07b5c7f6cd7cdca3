//! `nonosat render`: draws a puzzle, blank or solved, or films how it is solved.
//!
//! In: a puzzle, a style. Out: a drawing, a film or text.

#[cfg(feature = "print")]
mod film;
mod weights;

use crate::app::failure::CliError;
use crate::app::input::{Address, LoadedPuzzle};
use crate::app::language::words;
use crate::app::{Exit, failure, input, language, paths};
use crate::cli::Verbosity;
use crate::cli::args::form::Form;
use crate::cli::args::{Drawing as DrawingForm, Render, Style, ThemeName};
use crate::cli::jobs::options;
use crate::cli::output::drawing_file::{self, Font, Size};
use crate::cli::output::picture;
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::message::message;
use nonosat_board::puzzle::{Picture, Puzzle};
use nonosat_board::verify::verify;
use nonosat_engine::solver::ambiguous_cells;
use nonosat_files as format;
#[cfg(feature = "print")]
use nonosat_studio::drawing::Reel;
use nonosat_studio::drawing::layout::{self, Extras};
use nonosat_studio::drawing::{self, Drawing, Theme};
use std::io::Write;

/// Reads the puzzle, solves it if requested, and draws it.
pub fn run(command: &Render, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let form = form(command)?;
    if form.is_drawing() {
        picture::refuse_terminal(command.target.file(), Some("board"))?;
    }
    let font = font(command, form)?;
    let medium = (form, &font);
    if command.style.thumbnail && !command.solve && command.solution.is_none() {
        return Err(CliError::with_help(Exit::Usage, "thumbnail-picture", "help-thumbnail"));
    }
    let address = Address::of(&command.puzzle.path);
    let mut progress = ProgressReporter::start(&address.name(), verbosity.verbose);
    let input = address.one(command.puzzle.from)?;
    let puzzle = input.document.puzzle();
    progress.read(puzzle);
    let is_headed = command.style.heading || (command.weights && is_postcard(form));
    let heading = if is_headed { heading(&input, medium, verbosity) } else { Vec::new() };
    if command.weights {
        return weights::draw_weights(command, &input, medium, heading, progress);
    }
    if matches!(form, Form::Gif | Form::Apng) {
        return filmed(command, &input, medium, heading, progress);
    }
    if command.ambiguous {
        return draw_ambiguous(command, &input, medium, heading, progress);
    }
    let picture = if command.solve {
        Some(progress.first_picture(puzzle, &options::pipeline(&command.deciding)?)?)
    } else {
        command.solution.as_ref().map(|path| read_picture(path, puzzle)).transpose()?
    };
    drop(progress);
    let bytes = match form {
        Form::Board => layout::board(puzzle, picture.as_ref()).into_bytes(),
        form => {
            let drawing = drawing_in_style(&command.style, &input, picture.as_ref(), heading);
            drawing_file::bytes(drawing, form, size(&command.style), &font)?
        }
    };
    write(command, form, &bytes)?;
    Ok(Exit::Yes)
}

/// The requested form: by name, else by the ending of the output file, else SVG.
fn form(command: &Render) -> anyhow::Result<Form> {
    let path = command.target.file();
    #[cfg(feature = "print")]
    if command.gif {
        return Ok(Form::Gif);
    }
    Ok(match command.to {
        Some(DrawingForm::Svg) => Form::Svg,
        #[cfg(feature = "print")]
        Some(DrawingForm::Png) => Form::Png,
        #[cfg(feature = "print")]
        Some(DrawingForm::Pdf) => Form::Pdf,
        #[cfg(feature = "print")]
        Some(DrawingForm::Gif) => Form::Gif,
        #[cfg(feature = "print")]
        Some(DrawingForm::Apng) => Form::Apng,
        Some(DrawingForm::Board) => Form::Board,
        None => Form::of_drawing(path)?,
    })
}

/// Are letters drawn with a font of ours?
fn has_font(form: Form) -> bool {
    matches!(form, Form::Png | Form::Pdf | Form::Gif | Form::Apng)
}

/// Does `--weights` draw a postcard in this form?
fn is_postcard(form: Form) -> bool {
    form == Form::Pdf
}

/// The font for drawings of this form.
fn font(command: &Render, form: Form) -> anyhow::Result<Font> {
    let path = command.style.font.as_deref();
    if path.is_some() && !has_font(form) {
        let (message, help) = ("font-drawings", "help-font-drawings");
        return Err(CliError::with_help(Exit::Usage, message, help));
    }
    drawing_file::read_font(path)
}

fn write(command: &Render, form: Form, bytes: &[u8]) -> anyhow::Result<()> {
    let mut sink = picture::open(&command.target, form)?;
    sink.write_all(bytes)?;
    sink.finish()
}

fn size(style: &Style) -> Size {
    Size { cell: style.cell.into(), dpi: style.dpi.into() }
}

/// Draws a solution and marks the ambiguous cells.
fn draw_ambiguous(
    command: &Render,
    input: &LoadedPuzzle,
    (form, font): (Form, &Font),
    heading: Vec<String>,
    mut progress: ProgressReporter,
) -> anyhow::Result<Exit> {
    let document = &input.document;
    let puzzle = document.puzzle();
    let options = options::pipeline(&command.deciding)?;
    let verdict = progress.judge(puzzle, &options)?;
    let ambiguous = ambiguous_cells(puzzle, &verdict, &options)?;
    drop(progress);
    let pictures = failure::pictures(verdict, puzzle)?;
    let picture = pictures.0.picture();
    let bytes = match form {
        Form::Board => layout::board_with_ambiguous(puzzle, picture, &ambiguous.cells).into_bytes(),
        form => {
            let extras = extras(&command.style, heading, None);
            let scene = layout::layout_ambiguous(document, picture, &ambiguous.cells, &extras);
            let drawing = drawing::draw(&scene, &theme(&command.style));
            drawing_file::bytes(drawing, form, size(&command.style), font)?
        }
    };
    write(command, form, &bytes)?;
    Ok(match ambiguous.limit {
        Some(limit) => {
            let note = message!("undecided-ambiguous");
            failure::report_limit(&limit, puzzle, Some(note))
        }
        None => Exit::Yes,
    })
}

/// The drawing in the requested style.
fn drawing_in_style(
    style: &Style,
    input: &LoadedPuzzle,
    picture: Option<&Picture>,
    heading: Vec<String>,
) -> Drawing {
    let (picture, thumbnail) = if style.thumbnail { (None, picture) } else { (picture, None) };
    let extras = extras(style, heading, thumbnail);
    drawing::draw(&layout::layout_with(&input.document, picture, &extras), &theme(style))
}

fn extras<'a>(style: &Style, heading: Vec<String>, thumbnail: Option<&'a Picture>) -> Extras<'a> {
    let letters = style.theme == ThemeName::Letters;
    let language = language::language();
    Extras { letters, numbers: style.numbers, heading, thumbnail, language, ..Extras::default() }
}

fn theme(style: &Style) -> Theme {
    match style.theme {
        ThemeName::Light | ThemeName::Letters => Theme::light(),
        ThemeName::Dark => Theme::dark(),
        ThemeName::Ink => Theme::ink(),
    }
}

/// Makes a film of the solving.
#[cfg(feature = "print")]
fn filmed(
    command: &Render,
    input: &LoadedPuzzle,
    (form, font): (Form, &Font),
    heading: Vec<String>,
    mut progress: ProgressReporter,
) -> anyhow::Result<Exit> {
    if command.style.thumbnail || command.ambiguous || command.solution.is_some() {
        return Err(CliError::with_help(Exit::Usage, "film-options", "help-film-options"));
    }
    let style = &command.style;
    let appearance = (&theme(style), &extras(style, heading, None));
    let reel = if form == Form::Apng { Reel::Apng } else { Reel::Gif };
    let document = &input.document;
    let medium = (size(style), reel, font);
    let bytes = film::bytes(command, document, medium, appearance, &mut progress)?;
    drop(progress);
    write(command, form, &bytes)?;
    Ok(Exit::Yes)
}

/// Never called: without the feature `print`, no argument selects a film.
#[cfg(not(feature = "print"))]
fn filmed(
    _: &Render,
    _: &LoadedPuzzle,
    _: (Form, &Font),
    _: Vec<String>,
    _: ProgressReporter,
) -> anyhow::Result<Exit> {
    Ok(Exit::Usage)
}

/// The title, with the number of the puzzle in its file, and the author.
fn heading(input: &LoadedPuzzle, (form, font): (Form, &Font), verbosity: Verbosity) -> Vec<String> {
    let missing = |text: &str| has_font(form).then(|| font.missing(text).into_iter().next())?;
    let is_written = |text: &String| match missing(text) {
        None => true,
        Some(sign) => {
            let name = &input.name;
            let (name, text) = (name.clone(), text.clone());
            let warning =
                message!("warning-letter-left-out", name = name, sign = sign, text = text);
            verbosity.warn(warning);
            false
        }
    };
    let notes = input.document.notes();
    let title = notes.title.clone().filter(is_written);
    let number = input.number.map_or(String::new(), |number| format!("{number}. "));
    let title = title.unwrap_or_else(|| {
        let title = drawing_file::title_of_file(&input.path)
            .unwrap_or_else(|| words(&message!("book-untitled")));
        let is_missing = |sign: char| missing(&sign.to_string()).is_some();
        title.replace(is_missing, "?")
    });
    let by = |author: String| words(&message!("drawing-by", author = author));
    let author = notes.author.clone().filter(is_written).map(by);
    std::iter::once(number + &title).chain(author).collect()
}

/// Reads the picture of a `.solution` file.
///
/// # Errors
/// If the file cannot be read, or its picture does not satisfy the puzzle.
fn read_picture(path: &std::path::Path, puzzle: &Puzzle) -> anyhow::Result<Picture> {
    let bytes = input::bytes(path, format::MAX_BYTES as u64)?;
    let picture = format::read_solution(&bytes, puzzle)
        .map_err(|error| input::error_at_place(&error, path))?;
    let solution = verify(puzzle, picture).map_err(|mismatch| {
        let name = paths::name(path);
        let message = message!("solution-wrong", name = name, why = mismatch.message());
        CliError::error(Exit::BadInput, message)
    })?;
    Ok(solution.picture().clone())
}
