//! Messages about what a format cannot hold: a warning if it was dropped, else an error with help.
//!
//! In: features, a `WriteError`. Out: text, errors.

use crate::app::Exit;
use crate::app::failure::{CliError, about};
use nonosat_board::message::{Argument, Message, message};
use nonosat_files::{Feature, Format, LossKind, WriteError};

/// One warning about all dropped features; `None` without any.
pub fn warning(lost: &[Feature]) -> Option<Message> {
    let lost = Feature::all().iter().copied().filter(|feature| lost.contains(feature));
    let lost: Vec<Feature> = lost.collect();
    (!lost.is_empty()).then(|| message!("warning-left-out", features = Feature::list(&lost)))
}

/// The error for the puzzle of this name that was not written, with help if there is any.
pub fn refused(name: impl Into<Argument>, why: &WriteError) -> anyhow::Error {
    let message = about(name, why.message());
    match way_out(why) {
        Some(help) => CliError::with_help(Exit::BadInput, message, help),
        None => CliError::error(Exit::BadInput, message),
    }
}

/// Refuses to write a format that is only read.
pub fn refuse_read_only(format: Format) -> anyhow::Result<()> {
    match format.is_read_only() {
        true => Err(CliError::error(Exit::Usage, WriteError::ReadOnly(format.name()).message())),
        false => Ok(()),
    }
}

fn way_out(why: &WriteError) -> Option<&'static str> {
    let WriteError::CannotKeep { features, .. } = why else {
        return matches!(why, WriteError::NoPicture(_)).then_some("help-solve-goal");
    };
    match features.iter().map(|feature| feature.loss_kind()).max()? {
        LossKind::Note | LossKind::Game => Some("help-lossy"),
        LossKind::Answer => Some("help-drop-givens"),
        LossKind::Board => Some("help-formats"),
    }
}
