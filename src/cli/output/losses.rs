//! Messages about what a format cannot hold: a warning if it was dropped, else an error with help.
//!
//! In: features, a `WriteError`. Out: text, errors.

use crate::app::Exit;
use crate::app::failure::{CliError, about};
use nonosat_board::message::{Argument, Message, message};
use nonosat_files::{Feature, Format, LossKind, WriteError};

/// One warning about all dropped features; `None` without any.
pub fn warning(lost_features: &[Feature]) -> Option<Message> {
    let lost_features =
        Feature::all().iter().copied().filter(|feature| lost_features.contains(feature));
    let lost_features: Vec<Feature> = lost_features.collect();
    (!lost_features.is_empty())
        .then(|| message!("warning-left-out", features = Feature::list(&lost_features)))
}

/// The error for the puzzle of this name that was not written, with help if there is any.
pub fn refused(name: impl Into<Argument>, error: &WriteError) -> anyhow::Error {
    let message = about(name, error.message());
    match way_out(error) {
        Some(help) => CliError::with_help(Exit::BadInput, message, help),
        None => CliError::error(Exit::BadInput, message),
    }
}

/// The error for `count` puzzles in a format whose files hold one; it names those that hold several.
pub fn holds_one(format: Format, count: usize) -> anyhow::Error {
    let message = WriteError::HoldsOne { format: format.name(), count }.message();
    let several = Format::all().iter().filter(|format| format.holds_several());
    let several: Vec<&str> = several.map(|format| format.name()).collect();
    let help = message!("help-several-formats", formats = several.join(", "));
    CliError::with_help(Exit::Usage, message, help)
}

/// Refuses to write a format that is only read.
pub fn refuse_read_only(format: Format) -> anyhow::Result<()> {
    match format.is_read_only() {
        true => Err(CliError::error(Exit::Usage, WriteError::ReadOnly(format.name()).message())),
        false => Ok(()),
    }
}

fn way_out(error: &WriteError) -> Option<&'static str> {
    let WriteError::CannotKeep { features, .. } = error else {
        return matches!(error, WriteError::NoPicture(_)).then_some("help-solve-goal");
    };
    match features.iter().map(|feature| feature.loss_kind()).max()? {
        LossKind::Note | LossKind::Game => Some("help-lossy"),
        LossKind::Answer => Some("help-drop-givens"),
        LossKind::Board => Some("help-formats"),
    }
}
