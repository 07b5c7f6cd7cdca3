//! The page in a real Chromium, driven as people use it. `docs/CONTRIBUTING.md` says which test
//! shows which requirement.

#![allow(clippy::unwrap_used, missing_docs)]

mod apart;
mod areas;
mod asking;
mod blind;
mod bringing;
mod chromium;
mod collecting;
mod days;
#[cfg(feature = "print")]
mod drawing;
mod ending;
mod engine;
mod fitting;
mod friend;
mod giving;
mod hand;
mod helping;
mod hinting;
mod keeping;
mod lessons;
#[cfg(feature = "print")]
mod linking;
mod making;
mod menus;
mod moving;
#[path = "../noise.rs"]
mod noise;
mod origins;
mod outlines;
mod page;
mod panel;
mod parts;
#[cfg(feature = "print")]
mod picturing;
mod playing;
mod printing;
mod proving;
#[path = "../questions.rs"]
mod questions;
mod roaming;
mod scanning;
mod seeing;
mod shapes;
mod site;
mod sketching;
mod starting;
mod touching;
mod typing;
mod wall;
mod windows;

use std::path::{Path, PathBuf};

/// A puzzle of the collection.
fn puzzle(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(name)
}
