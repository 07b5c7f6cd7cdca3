//! Applies the edits of `convert` to a puzzle.
//!
//! In: a document, options. Out: the edited document. Invariants: edits happen in a fixed order.

use crate::app::Exit;
use crate::app::failure::{CliError, about};
use crate::cli::args::{Edits, Flip};
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_board::puzzle::{Shape, Turn};
use nonosat_studio::authoring::{Edit, EditError, edit};

/// Applies the requested edits; `name` is for messages. If an image became the puzzle (`is_made`),
/// skips crop and invert, which the image had already.
pub fn edited(
    document: Document,
    edits: &Edits,
    name: &str,
    is_made: bool,
) -> anyhow::Result<Document> {
    let mut document = document;
    for change in of(edits, document.puzzle().geometry().shape(), name)? {
        if is_made && matches!(change, Edit::Crop | Edit::Invert) {
            continue;
        }
        document = edit(&document, &change).map_err(|error| edit_error(&error, name))?;
    }
    Ok(document)
}

/// The requested edits, in their order, for a board of this shape.
fn of(edits: &Edits, shape: Shape, name: &str) -> anyhow::Result<Vec<Edit>> {
    let steps = Turn::steps(shape);
    let mut all = Vec::new();
    if edits.crop {
        all.push(Edit::Crop);
    }
    if let Some(flip) = edits.flip {
        let steps = if flip == Flip::Vertical { steps / 2 } else { 0 };
        all.push(Edit::Turn(Turn { is_mirrored: true, steps }));
    }
    if let Some(degrees) = edits.rotate {
        let step = 360 / u16::from(steps);
        if degrees % step != 0 {
            let (shape, degrees) = (shape.to_string(), u32::from(degrees));
            let message = about(name, message!("edit-turn", shape = shape, degrees = degrees));
            let help = message!("help-turn", step = u32::from(step));
            return Err(CliError::with_help(Exit::Usage, message, help));
        }
        let steps = (degrees / step) as u8;
        all.push(Edit::Turn(Turn { is_mirrored: false, steps }));
    }
    if edits.invert {
        all.push(Edit::Invert);
    }
    all.extend(edits.pad.map(Edit::Pad));
    all.extend(edits.scale.map(Edit::Scale));
    if !edits.recolor.is_empty() {
        all.push(Edit::Recolor(edits.recolor.clone()));
    }
    Ok(all)
}

fn edit_error(error: &EditError, name: &str) -> anyhow::Error {
    let message = about(name, error.message());
    match error {
        EditError::NoGoal(_) => CliError::with_help(Exit::BadInput, message, "help-solve"),
        _ => CliError::error(Exit::BadInput, message),
    }
}
