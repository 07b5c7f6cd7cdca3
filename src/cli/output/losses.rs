//! Messages about what a format cannot hold: a warning if it was dropped, else an error with help.
//!
//! In: features, a `WriteError`. Out: text, errors.

use crate::app::Exit;
use crate::app::failure::CliError;
use nonosat::format::{Feature, LossKind, WriteError};

/// One warning about all dropped features; `None` without any.
pub fn warning(lost: &[Feature]) -> Option<String> {
    let lost = Feature::all().iter().filter(|feature| lost.contains(feature));
    let lost: Vec<&str> = lost.map(|feature| feature.describe()).collect();
    (!lost.is_empty()).then(|| format!("warning: left out {}", lost.join(", ")))
}

/// The error for the puzzle of this name that was not written, with help if there is any.
pub fn refused(name: &str, why: &WriteError) -> anyhow::Error {
    let message = format!("{name}: {why}");
    match way_out(why) {
        Some(help) => CliError::with_help(Exit::BadInput, message, help),
        None => CliError::error(Exit::BadInput, message),
    }
}

fn way_out(why: &WriteError) -> Option<&'static str> {
    let WriteError::CannotKeep { features, .. } = why else {
        return matches!(why, WriteError::NoPicture(_))
            .then_some("nonosat convert --solve stores the solution as the goal");
    };
    match features.iter().map(|feature| feature.loss_kind()).max()? {
        LossKind::Note | LossKind::Game => Some("nonosat convert --lossy leaves it out"),
        LossKind::Answer => Some(
            "nonosat convert --drop givens leaves them out; the puzzle may then have other solutions",
        ),
        LossKind::Board => None,
    }
}
